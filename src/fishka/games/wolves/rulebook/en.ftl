# Texts of The Wolves. $player is a name and stays as it is; $place is a hex, "q,r".

# -- events

event-region-dealt = Region tile { $what } lies round { $place }
event-prey-dealt = { word-what-species } lies in the region of { $place }
event-token-dealt = { word-what-token } on the water at { $place }
event-first-player = { $player } begins
event-pack = { $player } leads the pack of the terrain { word-terrain }
event-pair = { $player } places an alpha with a wolf on { $place }
event-token = { $player } gains one { word-token }
event-no-token = { $player } gains nothing: no { word-token } is left
event-action-token = { $player } spends an action token
event-pay = { $player }: { word-action }, { word-terrain } ({ price-paid })
event-move = { $player }: { word-figure } { $from } → { $to }
event-push = Pushed: { word-figure } of { $player } { $from } → { $to }
event-move-over = { $reason ->
    [order] { $player }: the other figures would have had to move before
   *[nowhere] { $player } has no more figures that can move
}
event-den = { $player } builds a den on { $place } ({ word-track })
event-improve = { $player }: { word-attribute } is now { $value }
event-lair = { $player } turns the den on { $place } into a lair
event-howl = { $player } calls the lone wolf on { $place }: { word-figure } comes
event-lost = { $player } loses the { word-what } on { $place }
event-dominate = { $player } puts the { word-what } on { $place }
event-hunt = { $player } catches the { word-species } at { $place }
event-moon = Moon board, cell { $cell }: { word-what }{ $mark ->
    [none] {""}
    [crescent] ; the crescent is covered
    [half] ; the half moon is covered
   *[full] ; the full moon is covered
}
event-moon-beside = Beside the full moon board: { word-what }
event-end-turn = { $player } ends the turn
event-turn-over = { $player } can do nothing more
event-phase = Scored now: { word-phase }
event-region-nobody = Region { $place } ({ word-phase }): nobody is there, the token is discarded
event-region-dummy = Region { $place } ({ word-phase }): the dummy pack has a place, nobody gets its points
event-region-first = Region { $place } ({ word-phase }): { $player } is strongest and takes the token
event-region-second = Region { $place } ({ word-phase }): { $player } is second
event-region-tie = Region { $place } ({ word-phase }): { $player } shares the lead
event-full-moon = The full moon has risen, the game is over
event-cut-short = The game is cut short after { count-rounds }
event-game-over = { $winners ->
    [1] { $player } wins
   *[other] { $player } shares the victory
} with { count-points }

# -- terms of a score

term-den = track of dens { $each }
term-lair = track of lairs { $each }
term-wolf = track of wolves { $each }
term-prey = track of prey { $each }
term-first = first in the region { $each }
term-second = second in the region { $each }
term-tie = tied in the region { $each }

# -- choices

choice-act = { word-action } ({ $price })
choice-end = end the turn
choice-terrain = { word-terrain } ({ count-tiles })
choice-pay = { $flipped ->
    [none] { count-tokens }
   *[other] { $tokens ->
        [0] { pay-tiles }
       *[other] { pay-tiles }, { count-tokens }
    }
}
choice-figure = { word-figure } on { $place }
choice-done = no more figures
choice-hex = { $place }, { word-terrain }
choice-pair = pair on { $place }, { word-terrain }
choice-to = to { $place }, { word-terrain }
choice-push = push to { $place }, { word-terrain }
choice-lair = lair on { $place }, { word-terrain }
choice-howl = lone wolf on { $place }, { word-terrain }
choice-hunt = prey at { $place }
choice-track = den from the track { word-track }
choice-victim = { word-what }{ $track ->
    [none] {""}
   *[other] {" "}({ word-track })
}
choice-pack = { word-terrain }

# -- refusals

refusal-wall = { $what ->
    [water] { $place } is water, nobody goes there
    [chasm] { $place } is the chasm, nobody goes there
   *[prey] Prey lies on { $place }, nobody goes there
}
refusal-lone-wolf-there = A lone wolf is on { $place }
refusal-wrong-terrain = { $place } is not the terrain paid for: { word-terrain }
refusal-no-such-figure = You have no such figure on { $place }
refusal-already-moved = This figure has moved already
refusal-nowhere-to-go = This figure reaches no free hex of the terrain { word-terrain }
refusal-same-hex = A figure does not end where it began
refusal-too-far = { $place } is farther than the speed of { $speed }
refusal-too-far-all = No figure of yours reaches { $place }
refusal-out-of-order = This move would come before that of the figure from { $other }: figures move in the order of their hexes
refusal-dummy-there = The dummy pack stands on { $place }
refusal-rival-wolf-there = A wolf of { $player } stands on { $place }; only an alpha pushes it out
refusal-no-push = The figure of { $player } on { $place } can’t be pushed anywhere
refusal-hex-full = Two pieces stand on { $place } already
refusal-rival-lair-there = A lair of { $player } is on { $place }
refusal-rival-alpha-there = An alpha of { $player } stands on { $place } and can’t be pushed
refusal-no-shelter = { $place } is neither empty nor held by a single piece of { $player }
refusal-push-nearer = A nearer hex is free for the pushed figure
refusal-no-dens-left = All your dens are gone
refusal-structure-there = A den or lair is on { $place } already
refusal-rival-there = Another pack stands on { $place }
refusal-no-alpha-near = No alpha of yours is on or next to { $place }
refusal-track-empty = The track { word-track } is empty
refusal-no-lairs-left = All your lairs are gone
refusal-no-own-den = You have no den on { $place }
refusal-no-water = { $place } is not next to water
refusal-lair-in-region = You have a lair in this region already
refusal-no-wolves-left = Your wolves track is empty
refusal-no-lone-wolf = There is no lone wolf on { $place }
refusal-out-of-howl = { $place } is farther than { $howl } from your alphas
refusal-no-rival-there = No other pack has anything on { $place }
refusal-no-such-piece = No other pack has a { word-what } on { $place }
refusal-lairs-immune = Lairs can’t be dominated
refusal-alphas-immune = Alphas can’t be dominated in this edition
refusal-not-alone = The { word-what } on { $place } is not its owner’s only piece there
refusal-pair-stuck = What is left on { $place } would have nowhere to go
refusal-no-substitute = You have no { word-what } on your board to take its place
refusal-no-action-left = No action is left, nor an action token
refusal-cannot-pay = You can’t pay for this: { word-action } ({ $price })
refusal-no-target = There is no target for this: { word-action }
refusal-no-target-there = No target on this terrain: { word-terrain }
refusal-cannot-pay-there = Too few tiles and tokens for this terrain: { word-terrain } ({ $price })
refusal-tile-shows-other = This tile does not show the terrain { word-terrain }
refusal-too-many-tiles = These are more tiles than the price of { $price }
refusal-too-few-tokens = You have too few terrain tokens, { $tokens } would be needed
refusal-hex-taken = { $place } is taken
refusal-crescent-there = The token of this region shows a crescent
refusal-not-start-tile = Pairs are placed on the start tile
refusal-other-side = Your second pair goes to the other side of the chasm
refusal-choose-action-first = Choose an action first
refusal-no-hunt-there = No prey can be caught at { $place } now
refusal-pack-taken = This pack is taken

# -- options

option-edition = Edition
option-edition-text = by the source text
option-edition-published = as published
option-dominate_alphas = Alphas can be dominated
option-dominate_alphas-yes = yes
option-dominate_alphas-no = no, as published
option-dominate_pairs = One of two pieces can be dominated
option-dominate_pairs-no = no
option-dominate_pairs-yes = yes
option-two_player_official = Published set-up for two
option-two_player_official-no = no
option-two_player_official-yes = yes
option-token_supply = Bonus tokens
option-token_supply-unlimited = as many as needed
option-token_supply-12 = 12 of each kind
option-packs = Packs
option-packs-random = drawn by lot
option-packs-chosen = chosen in turn
option-turn_limit = Rounds at most

# -- parts of the score

part-regions = Regions
part-dens = Dens
part-lairs = Lairs
part-wolves = Wolves
part-prey = Prey

# -- words used in the texts

word-terrain = { $terrain ->
    [forest] forest
    [rock] rock
    [grass] grass
    [tundra] tundra
    [desert] desert
    [water] water
    [chasm] chasm
   *[unknown] ?
}
word-action = { $action ->
    [move] move
    [den] build a den
    [lair] build a lair
    [howl] howl
   *[dominate] dominate
}
word-figure = { $figure ->
    [wolf] wolf
   *[alpha] alpha
}
word-what = { $what ->
    [wolf] wolf
    [alpha] alpha
    [den] den
    [lair] lair
   *[lone] lone wolf
}
word-track = { $track ->
    [spread] spread
    [speed] speed
   *[howl] howl
}
word-attribute = { $attribute ->
    [spread] spread
    [speed] speed
   *[howl] howl
}
word-species = { $species ->
    [hare] hare
    [raccoon] raccoon
    [boar] boar
    [deer] deer
   *[moose] moose
}
word-what-species = { $what ->
    [hare] Hare
    [raccoon] Raccoon
    [boar] Boar
    [deer] Deer
   *[moose] Moose
}
word-phase = { $phase ->
    [crescent] crescent
    [half] half moon
   *[full] full moon
}
word-what-token = { $what ->
    [crescent] Crescent
    [half] Half moon
    [full] Full moon
    [crescent-half] Crescent and half moon
   *[half-full] Half and full moon
}
word-token = { $token ->
    [terrain] terrain token
   *[action] action token
}
count-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
count-tokens = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
count-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
price-paid = { $tokens ->
    [0] { count-tiles }
   *[other] { $tiles ->
            [0] { count-tokens }
           *[other] { count-tiles } + { count-tokens }
        }
}
word-front = { $front ->
    [forest] forest
    [rock] rock
    [grass] grass
    [tundra] tundra
   *[desert] desert
}
word-back = { $back ->
    [forest] forest
    [rock] rock
    [grass] grass
    [tundra] tundra
   *[desert] desert
}
pay-front = { word-terrain } → { word-front }
pay-back = { word-terrain } → { word-back }
pay-native = native tile
pay-tiles = { $flipped ->
    [f] { pay-front }
    [b] { pay-back }
    [n] { pay-native }
    [fb] { pay-front }, { pay-back }
    [fn] { pay-front }, { pay-native }
    [bn] { pay-back }, { pay-native }
   *[fbn] { pay-front }, { pay-back }, { pay-native }
}

# -- the board

ui-dummy = the dummy pack
ui-piece = { word-what }: { $player }
ui-strength = { $player }: strength { $strength }{ $alphas ->
    [0] { "" }
    [one] , { $alphas } alpha
   *[other] , { $alphas } alphas
}
ui-would-score = { word-phase }: { $list }
ui-hex = Hex { $place }, { word-terrain }
ui-lone = a lone wolf
ui-prey = { word-species }: { $count }
ui-species = { word-species }
ui-attributes = spread { $spread } · speed { $speed } · howl { $howl }
ui-terrain-mark = { $terrain ->
    [forest] F
    [rock] R
    [grass] G
    [tundra] T
    [desert] D
   *[unknown] { "" }
}
ui-tile = { word-terrain }, on its back: { $back ->
    [forest] forest
    [rock] rock
    [grass] grass
    [tundra] tundra
   *[desert] desert
}
ui-tokens = tokens: terrain { $terrain }, action { $action }
ui-moon = Moon board
ui-moon-next = Next: { word-phase }, cells to fill { $count }
ui-moon-over = All phases are scored
ui-moon-filled = Cells filled: { $filled } / { $cells }
ui-region = region at { $place }
ui-pack = { word-terrain }
ui-boards = Pack boards
ui-boards-note = Light cells are uncovered. The points are at the foot of the cells; of each track, those in the frame count.
ui-token = { word-token }
ui-points = { count-points }
ui-uncovered = Uncovered on the board: { count-points }
ui-track = { $track ->
    [lairs] lairs
    [wolves] wolves
    [prey] prey
   *[other] { word-track }
}
ui-track-dens = { word-track }: { $value }. Dens gone: { $step } of { $steps }; uncovered: { count-points }.{ $bonus ->
    [over] { "" }
    [terrain] { " " }Next step: { $next } and a terrain token.
    [action] { " " }Next step: { $next } and an action token.
   *[none] { " " }Next step: { $next }.
}
ui-track-pieces = { $track ->
    [lairs] Lairs gone: { $step }
   *[wolves] Wolves and alphas gone: { $step }
} of { $steps }; uncovered: { count-points }.{ $next ->
    [wolf] { " " }A wolf leaves next.
    [alpha] { " " }An alpha leaves next.
   *[none] { "" }
}
ui-track-prey = Prey: { $list }. Caught: { $step } of { $steps }; uncovered: { count-points }.
ui-step = { $phase ->
    [choose-pack] Choose a pack
    [place] Choose a hex for a pair
    [figure] Choose a figure to move
    [goal] Choose where it goes
    [push] Choose where the rival is pushed
    [den] Choose a hex for the den
    [lair] Choose the den that becomes a lair
    [howl] Choose a lone wolf
    [dominate] Choose whom to dominate
    [hunt] Choose the prey
   *[action] Choose an action, then terrain and payment
}
