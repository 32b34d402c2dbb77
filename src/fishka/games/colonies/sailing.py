"""Sailing: courses before the wind, visits, currents, and the storm."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from .scoring import take_port
from .state import FREE, NEUTRAL, NO_PORT, OFF, PRIZE, SAILED, SHORE, Position

DRIFTS: Final[i64] = 1
"""In a storm's ``drift`` column: the ship is still driven; it is held by the map's edge; it lay on
a square when the storm began and may be on a tail, but drifts no more."""
HELD: Final[i64] = 2
STOPPED: Final[i64] = 3


# -- sailing -------------------------------------------------------------------------------------


def next_square(s: Position, square: i64, course: i64) -> i64:
    """Where a ship of the mover comes by one step, or -1 if it can't sail there (COL-5)."""
    chart = s.chart
    there = i64(chart.step[square * 8 + course])
    if there < 0:  # COL-5.1 COL-4.3: no square there, or a diagonal between land
        return -1
    port = i64(chart.port[there])
    if port == NO_PORT:
        if s.ship_on[there] != u8(0):  # COL-5.2: no two ships on a square, none passes another
            return -1
    else:
        holder = i64(s.holder[port])
        if holder != s.turn and holder != FREE:  # COL-5.3: own and free ports only
            return -1
    return there


def speed(s: Position, course: i64) -> i64:
    """Squares that a ship may sail on a course in this turn's wind (COL-4.3, COL-4.1)."""
    if not 0 <= s.wind < 8:
        return 0
    return s.settings.speeds[(course - s.flow(s.wind)) & 7]


def reach(s: Position, ship: i64, course: i64) -> i64:
    """How far the ship can sail on a course now: 0 .. 3 squares."""
    square = i64(s.at[ship])
    most = speed(s, course)
    for n in range(most):
        square = next_square(s, square, course)
        if square < 0:
            return n
    return most


def may_sail(s: Position, ship: i64) -> bool:
    """Is it a ship of the mover on the map that has not sailed this turn (COL-1.4)?"""
    return (
        i64(s.owner[ship]) == s.turn and i64(s.at[ship]) >= 0 and i64(s.marks[ship]) & SAILED == 0
    )


def sail(s: Position, ship: i64, course: i64, squares: i64) -> None:
    """A legal move: along the course, then a visit or a current."""
    origin = i64(s.at[ship])
    square = origin
    step = s.chart.step
    for _ in range(squares):
        square = i64(step[square * 8 + course])
    s.lift(ship)
    s.put(ship, square)
    s.marks[ship] = u8(i64(s.marks[ship]) | SAILED)
    if s.sink is not None:
        tell_sailed(s, ship, origin, square, course, squares)
    if s.chart.port[square] != u8(NO_PORT):
        visit(s, ship)
    elif i64(s.chart.head[square]) >= 0:
        carry(s, ship)


def tell_sailed(
    s: Position, ship: i64, origin: i64, square: i64, course: i64, squares: i64
) -> None:
    places = (s.place(origin), s.place(square))
    params: dict[str, str | int] = {"ship": s.piece(ship), "place": places[1], "from": places[0]}
    params["course"] = ("N", "NO", "O", "SO", "S", "SW", "W", "NW")[course]
    params["squares"] = int(squares)
    s.tell("sailed", "COL-4.3", s.turn, params, places)


def carry(s: Position, ship: i64) -> None:
    """COL-5.4: a ship on a tail is carried to the head; COL-8.2: onto another, both sink."""
    tail = i64(s.at[ship])
    head = i64(s.chart.head[tail])
    s.lift(ship)
    s.at[ship] = i16(head)
    tell_carried(s, ship, tail, head)
    other = i64(s.ship_on[head]) - 1
    if other >= 0:
        s.sink_ship(ship, "collision", "COL-8.2")
        s.sink_ship(other, "collision", "COL-8.2")
    else:
        s.put(ship, head)


def tell_carried(s: Position, ship: i64, tail: i64, head: i64) -> None:
    if s.sink is not None:
        places = (s.place(tail), s.place(head))
        params: dict[str, str | int] = {"ship": s.piece(ship), "place": places[1]}
        params["from"] = places[0]
        s.tell("carried", "COL-5.4", i64(s.owner[ship]), params, places)


def visit(s: Position, ship: i64) -> None:
    """A ship of the mover has come into a port of his own or a free one."""
    if i64(s.marks[ship]) & PRIZE != 0:  # COL-6.5, COL-7.4: a prize takes and visits nothing
        return
    port = s.port_of(ship)
    holder = i64(s.holder[port])
    if holder == FREE:
        take_port(s, s.turn, port)
    elif s.hits[port] != u8(0):  # COL-7.4: all hits go at once, lost ammunition stays lost
        s.hits[port] = u8(0)
        if s.sink is not None:
            place = s.place(i64(s.at[ship]))
            params: dict[str, str | int] = {"port": s.chart.sea.ports[port].id, "place": place}
            s.tell("port-restored", "COL-7.4", s.turn, params, (place,))


# -- storm (COL-4.2) -----------------------------------------------------------------------------


def storm(s: Position, course: i64) -> None:
    """All ships of the mover outside ports drift with the wind, all at once."""
    n_ships = s.settings.n_ships
    drift = vec[u8]([u8(0) for _ in range(n_ships)])
    for ship in range(n_ships):
        square = i64(s.at[ship])
        if i64(s.owner[ship]) == s.turn and square >= 0 and s.chart.port[square] == u8(NO_PORT):
            if s.settings.shelter and s.chart.in_start[square] != u8(0):  # COL-3.2
                continue
            drift[ship] = u8(DRIFTS)
            s.marks[ship] = u8(i64(s.marks[ship]) | SAILED)
    for _ in range(s.settings.storm_distance):
        hold_at_edge(s, drift, course)
        drift_a_square(s, drift, course)
    carry_all(s, drift)


def hold_at_edge(s: Position, drift: vec[u8], course: i64) -> None:
    """COL-4.2 (a): at the map's edge a ship stays, and own ships behind it in file stay too."""
    step = s.chart.step
    more = True
    while more:
        more = False
        for ship in range(s.settings.n_ships):
            if drift[ship] != u8(DRIFTS):
                continue
            there = i64(step[i64(s.at[ship]) * 8 + course])
            held = there == OFF
            if there >= 0:
                ahead = i64(s.ship_on[there]) - 1
                held = ahead >= 0 and drift[ahead] == u8(HELD)
            if held:
                drift[ship] = u8(HELD)
                s.tell_ship("held", "COL-4.2", ship, i64(s.at[ship]))
                more = True


def drift_a_square(s: Position, drift: vec[u8], course: i64) -> None:
    """COL-4.2 (a) and (b): every ship still driven moves one square, then collisions."""
    n_ships = s.settings.n_ships
    moved = vec[u8]([u8(0) for _ in range(n_ships)])
    for ship in range(n_ships):
        if drift[ship] == u8(DRIFTS):
            moved[ship] = u8(1)
            s.lift(ship)
    for ship in range(n_ships):
        if moved[ship] != u8(0):
            drift_ship(s, ship, drift, moved, course)
    collide(s, moved, drift)


def drift_ship(s: Position, ship: i64, drift: vec[u8], moved: vec[u8], course: i64) -> None:
    """COL-4.2 (a): where one drifting ship comes; it has been lifted from the board."""
    chart = s.chart
    origin = i64(s.at[ship])
    there = i64(chart.step[origin * 8 + course])
    port = NO_PORT if there < 0 else i64(chart.port[there])
    holder: i64 = -1
    if port != NO_PORT:
        holder = i64(s.holder[port])
    if there == SHORE or holder == NEUTRAL:  # COL-8.1: a closed neutral port counts as shore
        drift[ship] = u8(STOPPED)
        go_aground(s, ship, moved)
        return
    s.at[ship] = i16(there)
    if s.sink is not None:
        places = (s.place(origin), s.place(there))
        params: dict[str, str | int] = {"ship": s.piece(ship), "from": places[0]}
        params["place"] = places[1]
        s.tell("drifted", "COL-4.2", s.turn, params, places)
    if port == NO_PORT:
        return
    drift[ship] = u8(0)
    moved[ship] = u8(0)
    s.put(ship, there)
    if holder == s.turn or holder == FREE:  # COL-4.2: safe in his own port; a free one is taken
        visit(s, ship)
    else:  # COL-8.3: swept into a foreign port, captured by its owner
        s.hand_over(ship, holder, "captured-in-port", "COL-8.3")
        s.marks[ship] = u8(0 if s.holes[ship] == u8(0) else PRIZE)


def go_aground(s: Position, ship: i64, moved: vec[u8]) -> None:
    """COL-8.1: swept ashore a ship sinks, or stays where it was with one more hole."""
    if s.settings.aground_hole:
        holes = i64(s.holes[ship]) + 1
        s.holes[ship] = u8(holes)
        if s.sink is not None:
            place = s.place(i64(s.at[ship]))
            params: dict[str, str | int] = {"ship": s.piece(ship), "place": place}
            params["holes"] = int(holes)
            s.tell("aground", "COL-8.1", s.turn, params, (place,))
        if holes < s.settings.holes:
            return
    moved[ship] = u8(0)
    s.sink_ship(ship, "ashore", "COL-8.1")


def collide(s: Position, moved: vec[u8], drift: vec[u8]) -> None:
    """COL-4.2 (b), COL-8.2: wherever two or more ships are on a square of sea, all sink.

    ``moved`` ships are not on the board yet; those that survive are put there.
    """
    n_ships = s.settings.n_ships
    at, ship_on = s.at, s.ship_on
    lost = vec[u8]([u8(0) for _ in range(n_ships)])
    any_lost = False
    for ship in range(n_ships):
        if moved[ship] == u8(0):
            continue
        square = i64(at[ship])
        other = i64(ship_on[square]) - 1
        if other >= 0:
            lost[ship] = u8(1)
            lost[other] = u8(1)
            any_lost = True
        else:
            ship_on[square] = u8(ship + 1)
    if any_lost:
        for ship in range(n_ships):
            if lost[ship] != u8(0):
                drift[ship] = u8(0)
                s.sink_ship(ship, "collision", "COL-8.2")


def carry_all(s: Position, drift: vec[u8]) -> None:
    """COL-4.2 (c): survivors on tails are carried, all at once; then (b) for the heads."""
    n_ships = s.settings.n_ships
    moved = vec[u8]([u8(0) for _ in range(n_ships)])
    for ship in range(n_ships):
        if drift[ship] == u8(0) or i64(s.at[ship]) < 0:
            continue
        tail = i64(s.at[ship])
        if i64(s.chart.head[tail]) >= 0:
            moved[ship] = u8(1)
            s.lift(ship)
            s.at[ship] = s.chart.head[tail]
            tell_carried(s, ship, tail, i64(s.chart.head[tail]))
    collide(s, moved, drift)
