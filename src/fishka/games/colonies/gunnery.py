"""Shooting: who reaches whom, and what hits do (COL-6, COL-7)."""

from __future__ import annotations

from mypy_extensions import i32, i64, u8

from .scoring import free_port, port_places
from .state import (
    FIRED,
    FREE,
    NEUTRAL,
    NO_PORT,
    PORT,
    PRIZE,
    Position,
)

# -- lines of fire -------------------------------------------------------------------------------


def open_line(s: Position, origin: i64, k: i64) -> i64:
    """The square of index ``k`` round ``origin`` if the line of fire to it is open, else -1."""
    chart = s.chart
    there = i64(chart.line[origin * 25 + k])
    if there < 0:  # COL-6.6: land or a port is in the way
        return -1
    step = i64(chart.near[k])
    if step != 0 and s.ship_on[origin + step] != u8(0):  # COL-6.6: no fire through a ship
        return -1
    step = i64(chart.far[k])
    if step != 0 and s.ship_on[origin + step] != u8(0):
        return -1
    return there


def line_index(s: Position, origin: i64, there: i64) -> i64:
    """The index round ``origin`` of a square within reach (COL-6.1), or -1."""
    width = s.chart.width
    dx = there % width - origin % width + 2
    dy = there // width - origin // width + 2
    if 0 <= dx <= 4 and 0 <= dy <= 4:
        return dy * 5 + dx
    return -1


def can_hit(s: Position, origin: i64, there: i64) -> bool:
    """Are two squares 1 or 2 apart, with an open line of fire between them?"""
    k = line_index(s, origin, there)
    return k >= 0 and open_line(s, origin, k) >= 0


def adjacent(s: Position, a: i64, b: i64) -> bool:
    """COL-6.1: next to each other, diagonals too."""
    width = s.chart.width
    dx = a % width - b % width
    dy = a // width - b // width
    return -1 <= dx <= 1 and -1 <= dy <= 1


# -- guns and targets ----------------------------------------------------------------------------


def is_gun(s: Position, piece: i64) -> bool:
    """May this piece of the mover fire now (COL-6.4, COL-6.5, COL-6.6)?"""
    if piece >= PORT:
        port = piece - PORT
        return port < s.chart.n_ports and i64(s.holder[port]) == s.turn and s.busy[port] == u8(0)
    return (
        piece < s.settings.n_ships
        and i64(s.owner[piece]) == s.turn
        and i64(s.at[piece]) >= 0
        and i64(s.marks[piece]) & (FIRED | PRIZE) == 0
    )


def is_target(s: Position, piece: i64) -> bool:
    """May the mover fire at this piece, as far as the piece goes (COL-6.1, COL-6.6)?"""
    if piece >= PORT:
        port = piece - PORT
        if port >= s.chart.n_ports or s.crew[port] != u8(0):
            return False
        holder = i64(s.holder[port])
        return holder != s.turn and holder != FREE
    return piece < s.settings.n_ships and i64(s.owner[piece]) != s.turn and i64(s.at[piece]) >= 0


def guns_at(s: Position, target: i64) -> i64:
    """The guns of the mover that reach a target, as bits."""
    if not is_target(s, target):
        return 0
    powers = s.settings.powers
    there = s.square_of(target)
    found: i64 = 0
    for ship in range(s.settings.n_ships):
        if is_gun(s, ship) and can_hit(s, i64(s.at[ship]), there):
            found |= powers[ship]
    for port in range(s.chart.n_ports):
        if is_gun(s, PORT + port) and can_hit(s, i64(s.chart.port_square[port]), there):
            found |= powers[PORT + port]
    return found


def targets(s: Position) -> i64:
    """All that the mover may fire at now, as bits."""
    found: i64 = 0
    for ship in range(s.settings.n_ships):
        if is_gun(s, ship):
            found |= targets_from(s, i64(s.at[ship]))
    for port in range(s.chart.n_ports):
        if is_gun(s, PORT + port):
            found |= targets_from(s, i64(s.chart.port_square[port]))
    return found


def targets_from(s: Position, origin: i64) -> i64:
    """What the mover may fire at from a square, as bits."""
    chart, powers = s.chart, s.settings.powers
    line, ports, ship_on, owner = chart.line, chart.port, s.ship_on, s.owner
    found: i64 = 0
    for k in range(i64(25)):
        there = i64(line[origin * 25 + k])
        if there < 0:
            continue
        ship = i64(ship_on[there]) - 1
        if ship >= 0:
            if i64(owner[ship]) != s.turn and open_line(s, origin, k) >= 0:
                found |= powers[ship]
            continue
        port = i64(ports[there])
        if port == NO_PORT:
            continue
        if s.crew[port] != u8(0):
            if open_line(s, origin, k) >= 0:
                found |= ships_inside(s, there)
        elif is_target(s, PORT + port) and open_line(s, origin, k) >= 0:
            found |= powers[PORT + port]
    return found


def ships_inside(s: Position, square: i64) -> i64:
    """Rival ships in the port on a square, as bits."""
    found: i64 = 0
    for ship in range(s.settings.n_ships):
        if i64(s.at[ship]) == square and i64(s.owner[ship]) != s.turn:
            found |= s.settings.powers[ship]
    return found


def answer_targets(s: Position, port: i64) -> i64:
    """COL-7.2: the attacker's ships in range and line of a neutral port, as bits."""
    square = i64(s.chart.port_square[port])
    found: i64 = 0
    for ship in range(s.settings.n_ships):
        at = i64(s.at[ship])
        if i64(s.owner[ship]) == s.turn and at >= 0 and can_hit(s, square, at):
            found |= s.settings.powers[ship]
    return found


def answering_port(s: Position) -> i64:
    """COL-7.2: the neutral port that is the next to answer, or -1."""
    found: i64 = -1
    order: i64 = 255
    for port in range(s.chart.n_ports):
        if i64(s.holder[port]) == NEUTRAL and 0 < i64(s.busy[port]) < order:
            order = i64(s.busy[port])
            found = port
    return found


# -- hits ----------------------------------------------------------------------------------------


def mark_fired(s: Position, guns: i64) -> i64:
    """COL-6.4, COL-6.6: the guns have fired this turn; how many they are."""
    shots: i64 = 0
    for ship in range(s.settings.n_ships):
        if guns >> ship & 1 != 0:
            s.marks[ship] = u8(i64(s.marks[ship]) | FIRED)
            shots += 1
    for port in range(s.chart.n_ports):
        if guns >> (PORT + port) & 1 != 0:
            s.busy[port] = u8(1)
            shots += 1
    return shots


def note_shelled(s: Position, port: i64) -> None:
    """COL-7.2: a neutral port that is shelled, hit or missed, will answer in its order."""
    if i64(s.holder[port]) != NEUTRAL or s.busy[port] != u8(0):
        return
    last: i64 = 0
    for other in range(s.chart.n_ports):
        if i64(s.holder[other]) == NEUTRAL and i64(s.busy[other]) > last:
            last = i64(s.busy[other])
    s.busy[port] = u8(last + 1)


def hit_port(s: Position, port: i64, hits: i64) -> None:
    """COL-7.1: hits take ammunition first, then count against the port; surplus is lost."""
    store = i64(s.store[port])
    lost = hits
    if store < hits:
        lost = store
    if lost != 0:
        s.store[port] = i32(store - lost)
        tell_port(s, "port-ammunition-hit", port, lost)
        hits -= lost
    if hits == 0:
        return
    total = i64(s.hits[port]) + hits
    if total >= i64(s.chart.base[port]):
        s.store[port] = i32(0)
        free_port(s, port)
        return
    s.hits[port] = u8(total)
    tell_port(s, "port-hit", port, hits)


def tell_port(s: Position, kind: str, port: i64, hits: i64) -> None:
    if s.sink is not None:
        params: dict[str, str | int] = {"port": s.chart.sea.ports[port].id, "hits": int(hits)}
        params["left"] = int(hits_left(s, port))
        s.tell(kind, "COL-7.1", s.turn, params, port_places(s, port))


def hits_left(s: Position, port: i64) -> i64:
    """COL-7.1: hits that would make a port free now, its ammunition counted."""
    return i64(s.chart.base[port]) - i64(s.hits[port]) + i64(s.store[port])


def add_holes(s: Position, ship: i64, hits: i64) -> bool:
    """COL-6.2: hits make holes; True if that is enough to sink the ship.

    Three holes are enough; a prize, which may have three, sinks above that (COL-6.5).
    """
    holes = i64(s.holes[ship]) + hits
    most = s.settings.holes
    if s.is_prize(ship):
        most += 1
    if holes > most:  # COL-6.4: surplus hits are lost
        holes = most
    s.holes[ship] = u8(holes)
    if s.sink is not None:
        place = s.place(i64(s.at[ship]))
        params: dict[str, str | int] = {"ship": s.piece(ship), "place": place}
        params["holes"] = int(holes)
        s.tell("holed", "COL-6.2", i64(s.owner[ship]), params, (place,))
    return holes >= most


def boarders(s: Position, guns: i64, target: i64) -> bool:
    """COL-6.1: is one of the ships that fire next to the target, so that it can be captured?"""
    there = i64(s.at[target])
    for ship in range(s.settings.n_ships):
        if guns >> ship & 1 != 0 and adjacent(s, i64(s.at[ship]), there):
            return True
    return False
