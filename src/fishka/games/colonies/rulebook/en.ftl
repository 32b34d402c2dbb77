# Texts of Capture of the Colonies. $player is a name and stays as it is; $place is a square, "east,south"; ships are called A1, ports by their letter; winds and courses by the sailors' letters.

# -- events

event-first-player = { $player } begins
event-placed = { $player } places ship { $ship } on { $place }
event-turn = Round { $round }: { $player }’s turn
event-skipped = { $player } has neither ships nor ports and is out
event-returned = Ship { $ship } of { $player } starts again on { $place }
event-spin = { $player } sails: the spinner turns
event-wind = Fresh wind { $wind }: ships run towards { $toward }
event-calm = Calm: { $player }’s ships do not sail
event-storm = Storm!
event-gale = The storm blows { $wind }: { $player }’s ships drift towards { $toward }
event-done = { $player } ends the turn
event-done-auto = { $player } has nothing left to do
event-sailed = { $ship } sails { $course }, { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}, from { $from } to { $place }
event-carried = A current carries { $ship } from { $from } to { $place }
event-held = { $ship } is held at the edge of the map on { $place }
event-drifted = { $ship } drifts from { $from } to { $place }
event-aground = { $ship } runs aground at { $place }: { $holes ->
    [one] { $holes } hole
   *[other] { $holes } holes
}
event-captured-in-port = { $ship } is swept into a foreign port on { $place }; { $player } captures it
event-captured = { $player } captures { $ship } on { $place }
event-retaken = { $player } takes the prize { $ship } on { $place }
event-sunk = { $ship } of { $player } { $cause ->
    [ashore] is wrecked on the shore
    [collision] sinks in a collision
   *[shots] is sunk
} on { $place }
event-port-taken = { $player } takes port { $port }
event-port-free = Port { $port } is free
event-port-lost = { $player } loses port { $port }; it is free
event-port-restored = { $player } restores the hits of port { $port }
event-port-hit = Port { $port }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}; to free it, { $left } more
event-port-ammunition-hit = Port { $port } loses { $hits ->
    [one] { $hits } round
   *[other] { $hits } rounds
} of ammunition; to free it, { $left } more
event-holed = { $ship } of { $player }: { $holes ->
    [one] { $holes } hole
   *[other] { $holes } holes
}
event-aim = { $player } aims at { $target } on { $place }
event-fire = { $player } fires { $shots ->
    [1] a shot
   *[other] a salvo
} at { $target }: { $guns }
event-hit = { $wind }: { $target } is hit
event-miss = { $wind }: a miss at { $target }
event-answer = Port { $port } fires back at { $target }; { $player } has chosen
event-answer-hit = { $wind }: { $target } is hit
event-answer-miss = { $wind }: a miss at { $target }
event-no-answer = Port { $port } has no ship to fire back at
event-unloaded = { $ship } unloads { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} in port { $port }; there are { $total } now
event-repaired = { $ship } is repaired on { $place }: { $holes ->
    [0] whole again
    [one] { $holes } hole left
   *[other] { $holes } holes left
}
event-truncated = The game is cut short after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
event-game-over = { $winners ->
    [1] { $player } wins
   *[other] { $player } shares the victory
} { $reason ->
    [points] with { $points } points
    [fleet] with the last fleet, { $points } points
   *[rounds] after the last round, with { $points } points
}

# -- terms of a score

term-port = { $count ->
    [one] { $count } port
   *[other] { $count } ports
} × { $each }
term-lost-port = { $count ->
    [one] { $count } lost port
   *[other] { $count } lost ports
} × { $each }

# -- choices

choice-place = ship { $ship } on { $place }
choice-sail = sail
choice-fire = shoot
choice-unload = unload ammunition
choice-spin = spin for the wind
choice-done = end the turn
choice-ship = ship { $ship } on { $place }
choice-square = to { $place }
choice-square-carried = to { $place }; the current carries it to { $head }
choice-square-sinks = to { $place }; the current carries it onto { $other } and both sink!
choice-target = { $kind ->
    [port] port { $target }
   *[ship] ship { $target }
} on { $place }, { $guns ->
    [0] out of fire
    [one] { $guns } gun
   *[other] { $guns } guns
}
choice-gun = { $kind ->
    [port] port { $piece }
   *[ship] ship { $piece }
} joins the salvo
choice-fire-salvo = fire!
choice-sink = sink { $target }
choice-capture = capture { $target }
choice-answer = port { $port } fires at { $target }
choice-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}

# -- refusals

refusal-already-spun = The wind of this turn is known already
refusal-no-ship = You have no ship on the map
refusal-must-spin = First spin for the wind: one of your ships is at sea
refusal-no-target = Nothing can be fired at now
refusal-nothing-to-unload = No ship has ammunition to unload in a port of yours
refusal-nobody-sails = No ship of yours can sail now
refusal-spin-first = First spin for the wind
refusal-calm = It is calm: ships do not sail
refusal-storm-over = The storm has taken this turn’s sailing
refusal-has-sailed = { $piece } has moved or was captured this turn
refusal-no-course = { $piece } has no free course
refusal-not-straight = { $place } does not lie on a straight course
refusal-against-wind = Ships do not sail against the wind
refusal-too-far = Too far: on this course { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} at most
refusal-off-map = The map ends there
refusal-land-in-way = There is land on { $place }
refusal-between-land = The way to { $place } leads between two squares of land
refusal-ship-in-way = Ship { $piece } is in the way on { $place }
refusal-closed-port = Port { $port } is closed
refusal-foreign-port = Port { $port } belongs to another player
refusal-own-piece = { $target } is yours
refusal-free-port = Port { $target } is free: enter it
refusal-ship-in-port = There is a ship in port { $target }: fire at the ship
refusal-not-on-map = { $target } is not on the map
refusal-out-of-range = Out of range: guns reach two squares
refusal-line-blocked = { $what ->
    [land] Land on { $place } is in the line of fire
    [port] Port { $piece } is in the line of fire
    [ship] Ship { $piece } is in the line of fire
   *[corner] The line of fire passes between two squares of land
}
refusal-in-salvo = { $piece } is in the salvo already
refusal-gun-order = Guns join the salvo in their order; it is too late for { $piece }
refusal-not-own = { $piece } is not yours
refusal-port-fired = Port { $piece } has fired or was taken this turn
refusal-prize-no-fire = { $piece } is a prize: it can’t fire until it is repaired
refusal-has-fired = { $piece } has fired this turn
refusal-not-attacker = { $target } is no ship of the attacker
refusal-prize-no-unload = { $piece } is a prize: it can’t unload until it is repaired
refusal-not-in-own-port = { $piece } is not in a port of yours
refusal-no-ammunition = { $piece } has not that much ammunition
refusal-not-start = { $place } is not in the start area
refusal-square-taken = A ship is on { $place }
refusal-no-gun-yet = Choose a gun first
refusal-decide-first = First say what becomes of { $target }
refusal-nothing-there = There is nothing on { $text } to choose

# -- options

option-map = Map
option-map-around-the-cape = Around the Cape
option-map-spice-islands = Spice Islands, for 2 or 3
option-ships = Ships of every fleet
option-ships-2 = two
option-ships-3 = three
option-ships-4 = four
option-sunk = A sunk ship
option-sunk-respawn = starts again
option-sunk-removed = is out of the game
option-storm_distance = A storm drives ships
option-storm_distance-1 = one square
option-storm_distance-4 = four squares
option-storm_aground = A ship swept ashore
option-storm_aground-sunk = sinks
option-storm_aground-hole = gets a hole
option-wind_arrow = The spinner shows
option-wind_arrow-toward = where the wind blows to
option-wind_arrow-from = where the wind comes from
option-start_shelter = The start area is sheltered from storms
option-start_shelter-no = no
option-start_shelter-yes = yes
option-first_player = First player
option-first_player-seat = the first seat
option-first_player-random = drawn by lot
option-round_limit = Most points win after so many rounds (0: never)
option-turn_limit = The game is cut short after so many rounds

# -- fleets and phases

fleet-portugal = Portugal
fleet-spain = Spain
fleet-netherlands = the Netherlands
fleet-england = England
fleet-france = France
fleet-denmark = Denmark

# -- the board

ui-ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
ui-goal = { $goal } points win
part-ports = Ports
ui-round = Round { $round }
ui-points-of = { $points } of { $goal } points
ui-ship = Ship { $ship }: { $player }
ui-ship-away = Ship { $ship }: { $status ->
    [place] is yet to be placed
    [due] comes back next turn
   *[other] sunk
}
ui-holes = { $count ->
    [0] no holes
    [one] { $count } hole
   *[other] { $count } holes
}
ui-ammunition = { $count ->
    [one] { $count } round of ammunition
   *[other] { $count } rounds of ammunition
}
ui-prize = a prize: to be repaired in an own port
ui-fired = has fired
ui-sailed = has sailed
ui-port = Port { $port }, { $name }: value { $value }
ui-port-held = held by { $player }
ui-port-state = { $state ->
    [free] free: whoever enters first takes it
   *[neutral] neutral and closed
}
ui-hits-left = { $count ->
    [one] { $count } more hit frees it
   *[other] { $count } more hits free it
}
ui-square = Square { $place }
ui-current = { $name }: carries ships to { $place }
ui-currents = Currents
ui-no-wind = The wind is not known yet
ui-wind = Spinner: { $wind }. { $toward ->
    [none] Ships do not run
   *[other] Ships run towards { $toward }
}
ui-ship-taken = Choose a square for { $ship }, or a target
ui-step = { $phase ->
    [place] Choose a start square for { $ship }
    [return] Choose a start square for { $ship }
    [guns] Choose the guns that fire at { $target }
    [decide] Sink or capture { $target }?
    [answer] Choose whom port { $target } fires at
    [sail] Choose a ship or a target, or end the turn
   *[main] Choose a ship or a target, or spin for the wind
}
ui-whole = The whole chart
