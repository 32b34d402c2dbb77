# Texts of Amyitis. $player is a name and stays as it is.

# -- events

event-first-player = { $player } begins
event-token = A token on a caravaneer of level 2: { $resource ->
    [barley] barley
    [dates] dates
    [salt] salt
    [palm] palm
   *[wine] wine
}
event-plant-card = Plant card { $card } lies in { $city ->
    [Babylon] Babylon
    [Eshnunna] Eshnunna
    [Susa] Susa
    [Ur] Ur
    [Uruk] Uruk
    [Mari] Mari
    [Palmyra] Palmyra
    [Khorsabad] Khorsabad
   *[Ninoua] Nineveh
}, face { $face }
event-garden-tile = Garden tile { $tile } lies on { $square }
event-craft-card = Group { $group }: { $craft ->
    [peasant] peasant
    [priest] priest
    [engineer] engineer
   *[merchant] merchant
}
event-round = Round { $round }
event-income = Banker of level { $level }: { $player }, +{ $talents ->
    [one] { $talents } talent
   *[other] { $talents } talents
}
event-income-points = The banker brings { $player } prestige
event-pass = { $player } passes
event-passed-talent = { $player } has passed and takes a talent
event-hire = { $player }: { $craft ->
    [peasant] peasant
    [priest] priest
    [engineer] engineer
   *[merchant] merchant
}, price { $price ->
    [one] { $price } talent
   *[other] { $price } talents
}
event-work = { $player } puts a cube on row { $row }
event-resource = { $player }: { $resource ->
    [barley] barley
    [dates] dates
    [salt] salt
    [palm] palm
   *[wine] wine
}{ $count ->
    [0] , but the supply is empty
   *[other] {""}
}
event-row-full = Row { $row } is full; nobody takes a gardener
event-gardener = Row { $row } is full; { $player } takes a gardener
event-temple = { $player }: a cube enters the temple, { $temple ->
    [ishtar] Ishtar
    [marduk] Marduk
   *[tammuz] Tammuz
}
event-temple-neutral = A neutral cube enters the temple, { $temple ->
    [ishtar] Ishtar
    [marduk] Marduk
   *[tammuz] Tammuz
}
event-pushed-out = A cube of { $player } is pushed out and goes home
event-irrigate = { $player } irrigates { $spot }
event-irrigate-free = { $player } irrigates { $spot } free of charge
event-travel = { $player } leads the caravan to { $city ->
    [Babylon] Babylon
    [Eshnunna] Eshnunna
    [Susa] Susa
    [Ur] Ur
    [Uruk] Uruk
    [Mari] Mari
    [Palmyra] Palmyra
    [Khorsabad] Khorsabad
   *[Ninoua] Nineveh
} ({ $camels ->
    [one] { $camels } camel
   *[other] { $camels } camels
})
event-sell = { $player } sells in Babylon
event-no-irrigation = { $player } has nothing or nowhere to irrigate
event-pay = { $player } pays: { $resource ->
    [barley] barley
    [dates] dates
    [salt] salt
    [palm] palm
   *[wine] wine
}
event-court-card = { $player } takes a card: { $card ->
    [caravaneer] caravaneer
    [banker] banker
    [palace] palace
   *[gardener] gardener
}, level { $level }
event-palace = The palace brings { $player } prestige
event-gardeners-spent = { $player } spends { $count ->
    [one] { $count } gardener
   *[other] { $count } gardeners
}
event-plant = { $player } plants { $square } (quality { $quality }) and takes tile { $tile }
event-take = { $player }: + { $what ->
    [camel] { $count ->
        [one] { $count } camel
       *[other] { $count } camels
    }
   *[talent] { $count ->
        [one] { $count } talent
       *[other] { $count } talents
    }
}
event-reward-lost = There is no such card left for { $player }
event-bonus = Most cubes round { $square }: { $player }
event-neutral-spot = A neutral cube irrigates { $spot } by itself
event-procession-empty = { $player } has no cube; the temple left out: { $temple ->
    [ishtar] Ishtar
    [marduk] Marduk
   *[tammuz] Tammuz
}
event-marduk = Marduk, place { $rank }: { $player }
event-tammuz-no-cube = Tammuz: { $player } has no cube for a field
event-tammuz-nothing = Tammuz: { $player } has nothing to swap
event-swap = { $player }: { $given ->
    [barley] barley
    [dates] dates
    [salt] salt
    [palm] palm
   *[wine] wine
} → { $taken ->
    [barley] barley
    [dates] dates
    [salt] salt
    [palm] palm
   *[wine] wine
}
event-swap-declined = { $player } swaps nothing
event-drop = { $player } has no room to keep: { $resource ->
    [barley] barley
    [dates] dates
    [salt] salt
    [palm] palm
   *[wine] wine
}
event-favour = Favour of Amyitis: { $player }, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
event-leftovers = Resources left with { $player }
event-truncated = The game is ended after round { $round }, without a winner
event-game-over = { $winners ->
    [1] { $player } wins
   *[other] A draw, { $player } among the first
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# -- terms of a score

term-banker = { $count } banker × { $each }
term-engineer = { $count } engineer × { $each }
term-resources = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
} × { $each }
term-palace = { $count } palace × { $each }
term-tile = { $count } tile × { $each }
term-quality = { $count } quality of the plant × { $each }
term-marduk = { $count } reward of Marduk × { $each }
term-favour = { $count } favour of Amyitis × { $each }
term-resources-left = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
} × { $each }

# -- choices

choice-pass = pass
choice-decline = swap nothing
choice-hire-kind = hire
choice-go-kind = lead the caravan
choice-hire = { $craft ->
    [peasant] peasant
    [priest] priest
    [engineer] engineer
   *[merchant] merchant
}, group { $group }, { $price ->
    [one] { $price } talent
   *[other] { $price } talents
}
choice-go = { $city ->
    [Babylon] Babylon
    [Eshnunna] Eshnunna
    [Susa] Susa
    [Ur] Ur
    [Uruk] Uruk
    [Mari] Mari
    [Palmyra] Palmyra
    [Khorsabad] Khorsabad
   *[Ninoua] Nineveh
} ({ $camels ->
    [one] { $camels } camel
   *[other] { $camels } camels
})
choice-row = row { $row }
choice-temple = temple: { $temple ->
    [ishtar] Ishtar
    [marduk] Marduk
   *[tammuz] Tammuz
}
choice-spot = irrigate { $spot }
choice-sell = sell: { $first ->
    [barley] barley
    [dates] dates
    [salt] salt
    [palm] palm
   *[wine] wine
}{ $second ->
    [none] {""}
    [barley] , barley
    [dates] , dates
    [salt] , salt
    [palm] , palm
   *[wine] , wine
}
choice-pay = pay: { $first ->
    [barley] barley
    [dates] dates
    [salt] salt
    [palm] palm
   *[wine] wine
}{ $second ->
    [none] {""}
    [barley] , barley
    [dates] , dates
    [salt] , salt
    [palm] , palm
   *[wine] , wine
}
choice-court = card: { $card ->
    [caravaneer] caravaneer
    [banker] banker
    [palace] palace
   *[gardener] gardener
}, level { $level }
choice-plant = plant { $square }{ $gardeners ->
    [0] {""}
   *[other] , gardeners: { $gardeners }
}
choice-take = take: { $what ->
    [camel] a camel
    [talent] a talent
    [barley] barley
    [dates] dates
    [salt] salt
    [palm] palm
   *[wine] wine
}
choice-swap = { $given ->
    [barley] barley
    [dates] dates
    [salt] salt
    [palm] palm
   *[wine] wine
} → { $taken ->
    [barley] barley
    [dates] dates
    [salt] salt
    [palm] palm
   *[wine] wine
}
choice-drop = give up: { $what ->
    [barley] barley
    [dates] dates
    [salt] salt
    [palm] palm
   *[wine] wine
}

# -- refusals

refusal-no-cards = There is no card left to hire
refusal-no-such-card = There is no such card in this group
refusal-too-few-talents = You need { $price ->
    [one] { $price } talent
   *[other] { $price } talents
}
refusal-no-cube = You have no cube left
refusal-no-open-spot = No irrigation spot is open
refusal-no-camel = You have no camel
refusal-nowhere-to-act = You could do nothing in any city within reach
refusal-too-few-camels = It is too far: { $camels ->
    [one] { $camels } camel
   *[other] { $camels } camels
}
refusal-nothing-to-sell = You have no resource to sell
refusal-cannot-pay = The price there is { $resource ->
    [barley] barley
    [dates] dates
    [salt] salt
    [palm] palm
   *[wine] wine
}, or wine
refusal-cannot-pay-both = You need both: { $resource ->
    [barley] barley
    [dates] dates
    [salt] salt
    [palm] palm
   *[wine] wine
}, { $extra ->
    [barley] barley
    [dates] dates
    [salt] salt
    [palm] palm
   *[any] any resource
}; wine stands for either
refusal-cards-gone = There is no next card of either kind
refusal-card-gone = There is no next card: { $card ->
    [caravaneer] caravaneer
    [banker] banker
    [palace] palace
   *[gardener] gardener
}
refusal-no-square = No square can be planted with quality { $quality }
refusal-spot-taken = A cube already lies there
refusal-spot-unconnected = No water reaches this spot yet
refusal-square-unused = This square is not used with two players
refusal-square-planted = This square is planted already
refusal-square-dry = No side of this square is wholly irrigated
refusal-quality-too-low = The plant has quality { $quality }, the floor asks for { $need }, and you have too few gardeners

# -- options

option-edition = Edition
option-edition-text = our source text
option-edition-published = the printed game
option-field_rows = Rows of a field
option-field_rows-edition = as the edition
option-field_rows-two = two
option-field_rows-one = one
option-third_hire = Price of the third card
option-third_hire-edition = as the edition
option-third_hire-3 = 3 talents
option-third_hire-2 = 2 talents
option-level1_bonus = Caravaneer of level 1
option-level1_bonus-exact = 2 steps more or none
option-level1_bonus-up_to = up to 2 steps more
option-plain_plants = Plants of quality 1 cost
option-plain_plants-one = one resource
option-plain_plants-two = one more resource, any
option-supply_limits = Limited supply
option-supply_limits-no = no
option-supply_limits-yes = yes
option-turn_limit = Rounds at most

# -- things

resource-barley = barley
resource-dates = dates
resource-salt = salt
resource-palm = palm
resource-wine = wine
craft-peasant = peasant
craft-priest = priest
craft-engineer = engineer
craft-merchant = merchant
temple-ishtar = Ishtar
temple-marduk = Marduk
temple-tammuz = Tammuz
court-caravaneer = caravaneer
court-banker = banker
court-palace = palace
court-gardener = gardener
city-Babylon = Babylon
city-Eshnunna = Eshnunna
city-Susa = Susa
city-Ur = Ur
city-Uruk = Uruk
city-Mari = Mari
city-Palmyra = Palmyra
city-Khorsabad = Khorsabad
city-Ninoua = Nineveh
part-carried = From before
part-banker = Bankers
part-engineer = Engineers
part-sale = Sales
part-palace = Palaces
part-garden = Gardens
part-irrigation = Irrigation
part-marduk = Marduk
part-favour = Favour of Amyitis
part-resources = Resources left

# -- the board in the browser

ui-step = { $phase ->
    [action] Hire somebody, lead the caravan or pass
    [row] Put the cube on a row of a field
    [temple] Choose a temple for the cube
    [spot] Choose where to irrigate
    [sale] Choose what to sell
    [court] Choose a card
    [pay] Choose what to pay with
    [square] Choose a square to plant
    [any-court] Your reward: choose a card
    [any-resource] Your reward: choose a resource
    [procession] Procession: choose the temple for your own cube
    [ishtar] Ishtar: choose for the first place; the second gets the other
    [tammuz-row] Tammuz: put a cube on a row of a field
    [tammuz-swap] Tammuz: swap a resource, or nothing
    [store] The store is full: give something up
   *[other] Choose
}
ui-region = { $region ->
    [gardens] Gardens of Babylon
    [cities] Mesopotamia
    [crafts] Crafts
    [temples] Temples
   *[fields] Fields
}
ui-keys = Arrow keys go from place to place; Page Down and Page Up go to the next and the previous one that can be chosen.
ui-regions = Parts of the table
ui-court = Court cards left
ui-round = Round { $round }
ui-tiles-left = { $count ->
    [one] { $count } garden tile left
   *[other] { $count } garden tiles left
}
ui-end = The game ends with the round in which { $count } or fewer are left.
ui-favour = { $count ->
    [one] Favour of Amyitis for { $count } tile or more: { $points }
   *[other] Favour of Amyitis for { $count } tiles or more: { $points }
}
ui-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
ui-start = start player
ui-passed = passed
ui-in-words = In words
ui-have = { $what ->
    [talents] talents
    [camels] camels
    [cubes] cubes in stock
    [gardeners] gardeners
    [caravaneer] caravaneer, level
    [banker] banker, level
    [palace] palace, level
   *[tiles] garden tiles
}
ui-square = Square { $square }, floor { $floor }, needs a plant of quality { $quality }
ui-tile = tile { $tile }: { $points }
ui-reward = { $reward ->
    [camel] a camel
    [talent] a talent
    [banker] a banker
    [caravaneer] a caravaneer
    [court_any] any court card
   *[resource_any] any resource
}
ui-unused = not used with two players
ui-planted = planted by { $player }
ui-watered = irrigated: it can be planted
ui-dry = no side is wholly irrigated yet
ui-round-cubes = cubes around: { $list }
ui-leader = most: { $player }
ui-no-leader = nobody has most
ui-spot = Irrigation spot { $spot }
ui-spot-open = free, and water can reach it
ui-spot-dry = free, but no water reaches it yet
ui-cube = cube of { $player }
ui-cube-neutral = neutral cube
ui-caravan-here = the caravan is here
ui-city-sell = sell one resource or two for prestige, then irrigate free of charge
ui-price = price: { $list }
ui-offers = cards: { $list }
ui-yours = your levels: { $list }
ui-plants = a plant of quality { $quality }
ui-plants-next = then quality { $quality }{ $extra ->
    [none] {""}
   *[other] , also for { $list }
}
ui-watered-list = irrigated squares (quality needed): { $list }
ui-nothing-watered = no square is irrigated
ui-craft = { $craft ->
    [peasant] puts a cube on a row of a field and takes the resource there
    [priest] puts a cube into a temple
    [engineer] puts a cube on an irrigation spot, for prestige
   *[merchant] takes a camel
}
ui-temple = { $temple ->
    [ishtar] Ishtar: a camel or a talent for the first, the other for the second
    [marduk] Marduk: prestige for the first and the second
   *[tammuz] Tammuz: work in a field for the first, a swap of resources for the second
}
ui-rank = { $rank ->
    [1] first
   *[2] second
}: { $player }
ui-row = Row { $row } of the fields
ui-row-next = next: { $resource }
ui-level = level { $level }: { $effect }; left: { $count }
ui-banker = { $points ->
    [0] talents each round: { $talents }
   *[other] talents each round: { $talents }, prestige: { $points }
}
ui-caravaneer = steps more: { $steps }, room for resources: { $store }
ui-gardener = adds 1 to the quality of a plant; left: { $count }
ui-tokens = with level 2: { $list }
