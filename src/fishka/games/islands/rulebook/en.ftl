# Texts of Islands. $player is a name and stays as it is; $place is a square, "east,south".

# -- events

event-first-player = { $player } begins
event-draw = { $player } draws tile { $tile }
event-set-aside = Tile { $tile } fits nowhere and is set aside; { $player } draws another
event-tile = { $player } lays tile { $tile } on { $place }{ $turns ->
    [0] {""}
    [1] , turned 90°
    [2] , turned 180°
   *[other] , turned 270°
}
event-meeple = { $player } puts a meeple on { $object ->
    [island] the island
    [bridge] the bridge
    [water] the water
   *[lighthouse] the lighthouse
} at { $place }
event-skip = { $player } puts no meeple
event-skip-auto = { $reason ->
    [no-meeple] { $player } has no meeple left to put
   *[no-spot] { $player } has no free spot for a meeple
}
event-complete = { $object ->
    [island] Island
    [bridge] Bridge
    [water] Water
   *[lighthouse] Lighthouse
} at { $place } is complete, { $player } scores
event-complete-nobody = { $object ->
    [island] Island
    [bridge] Bridge
    [water] Water
   *[lighthouse] Lighthouse
} at { $place } is complete, nobody stood there
event-return = { $count ->
    [one] { $count } meeple goes
   *[other] { $count } meeples go
} home to { $player } from the { $object ->
    [island] island
    [bridge] bridge
    [water] water
   *[lighthouse] lighthouse
}
event-final = End of the game: { $object ->
    [island] the island
    [bridge] the bridge
    [water] the water
   *[lighthouse] the lighthouse
} at { $place } scores for { $player }
event-game-over = { $winners ->
    [1] { $player } wins
   *[other] { $player } shares the victory
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# -- terms of a score

term-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} × { $each }
term-anchors = { $count ->
    [one] { $count } anchor
   *[other] { $count } anchors
} × { $each }
term-lighthouse = { $count ->
    [one] { $count } lighthouse
   *[other] { $count } lighthouses
} × { $each }
term-neighbours = { $count ->
    [one] { $count } tile around
   *[other] { $count } tiles around
} × { $each }
term-islands = { $count ->
    [one] { $count } island
   *[other] { $count } islands
} × { $each }

# -- choices

choice-square = square { $place }
choice-turn = turned { $degrees }°
choice-meeple = meeple on { $kind ->
    [island] the island
    [bridge] the bridge
    [water] the water
   *[lighthouse] the lighthouse
} ({ $segment })
choice-skip = no meeple

# -- refusals

refusal-square-taken = A tile already lies on { $place }
refusal-square-not-adjacent = { $place } touches no tile
refusal-side-mismatch = On the { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
} side { $own ->
    [island] island
    [bridge] bridge
   *[water] water
} would meet { $other ->
    [island] island
    [bridge] bridge
   *[water] water
}
refusal-no-fit-here = The drawn tile does not fit here, whichever way it is turned
refusal-turn-mismatch = Turned so, on the { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
} side { $own ->
    [island] island
    [bridge] bridge
   *[water] water
} would meet { $other ->
    [island] island
    [bridge] bridge
   *[water] water
}
refusal-same-as-turn = This looks the same as turned { $degrees }°
refusal-occupied-by-other = A meeple of { $player } already stands on this object
refusal-occupied-strict = A meeple already stands on this object
refusal-no-meeple-left = You have no meeple left

# -- options

option-tiles = Tiles
option-tiles-islands-base-72 = all 72
option-tiles-islands-mini-18 = short game, 18
option-occupancy = A meeple may join
option-occupancy-others = an object without meeples of others
option-occupancy-strict = an object without any meeple

# -- kinds and parts of the score

kind-island = island
kind-bridge = bridge
kind-water = water
kind-lighthouse = lighthouse
part-carried = From before
part-island = Islands
part-bridge = Bridges
part-lighthouse = Lighthouses
part-final_island = Unfinished islands
part-final_bridge = Unfinished bridges
part-final_lighthouse = Unfinished lighthouses
part-final_water = Water at the end

# -- the board

ui-drawn = Drawn tile { $tile }
ui-pile = { $count ->
    [one] { $count } tile in the pile
   *[other] { $count } tiles in the pile
}
ui-supply = { $count ->
    [one] { $count } meeple left
   *[other] { $count } meeples left
}
ui-tiles = Remaining tiles
ui-tile-left = Tile { $tile }: { $count } left
ui-objects = Occupied objects
ui-no-objects = No meeple is on the table
ui-square-legal = Square { $place }: the tile fits here
ui-square-blocked = Square { $place }: the tile does not fit
ui-square-dead = Square { $place }: no remaining tile fits
ui-square-empty = Square { $place }: empty
ui-square-tile = Tile { $tile } on { $place }
ui-ghost = Tile { $tile } on { $place }, turned { $degrees }°. Enter confirms, R turns.
ui-spot = { $kind ->
    [island] Island
    [bridge] Bridge
    [water] Water
   *[lighthouse] Lighthouse
}
ui-spot-numbered = { $kind ->
    [island] Island
    [bridge] Bridge
    [water] Water
   *[lighthouse] Lighthouse
} { $number }
ui-object = { $kind ->
    [island] Island
    [bridge] Bridge
    [water] Water
   *[lighthouse] Lighthouse
} · { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
ui-object-complete = complete
ui-object-now = now { $points }
ui-object-end = at the end { $points }
ui-object-owner = held by { $players }
ui-object-free = nobody’s
ui-choose-square = Choose a square for the tile
ui-choose-turn = Turn the tile and confirm
ui-choose-meeple = Put a meeple or skip
ui-skip = No meeple
ui-dead = Squares marked with a cross fit no remaining tile
