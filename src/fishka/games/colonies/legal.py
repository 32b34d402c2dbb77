"""What the seat to move may do: listed, counted, and checked one by one."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from .gunnery import answer_targets, guns_at, targets
from .sailing import may_sail, reach
from .state import (
    AIM_ACTION,
    ANSWER,
    CALM,
    CAPTURE_ACTION,
    DECIDE,
    DONE_ACTION,
    END_ACTION,
    FIRE_ACTION,
    GUN_ACTION,
    GUNS,
    MAIN,
    NO_PORT,
    NONE,
    PIECES,
    PLACE,
    PLACE_ACTION,
    PORT,
    RETURN,
    SAIL_ACTION,
    SINK_ACTION,
    SPIN_ACTION,
    UNLOAD_ACTION,
    Position,
)


def fill(s: Position, found: vec[i16]) -> i64:
    """Write the legal actions, ascending, into ``found``; how many there are."""
    phase = s.phase
    if phase == MAIN:
        return fill_main(s, found)
    n: i64 = 0
    if phase == GUNS:
        if s.guns != 0:
            found[0] = i16(FIRE_ACTION)
            n = 1
        return fill_pieces(found, n, guns_to_add(s), GUN_ACTION)
    if phase == ANSWER:
        return fill_pieces(found, 0, answer_targets(s, s.target - PORT), AIM_ACTION)
    if phase == DECIDE:
        found[0] = i16(SINK_ACTION)
        found[1] = i16(CAPTURE_ACTION)
        return 2
    start, ship_on = s.chart.start, s.ship_on
    for k in range(s.chart.n_start):
        if ship_on[i64(start[k])] == u8(0):
            found[n] = i16(PLACE_ACTION + k)
            n += 1
    return n


def fill_pieces(found: vec[i16], n: i64, pieces: i64, action: i64) -> i64:
    """Write ``action`` + piece for every piece; how many actions there are then."""
    piece: i64 = 0
    while pieces != 0:
        if pieces & 1 != 0:
            found[n] = i16(action + piece)
            n += 1
        pieces >>= 1
        piece += 1
    return n


def fill_main(s: Position, found: vec[i16]) -> i64:
    n: i64 = 0
    if may_end(s):
        found[n] = i16(DONE_ACTION)
        n += 1
    if may_spin(s):
        found[n] = i16(SPIN_ACTION)
        n += 1
    n = fill_pieces(found, n, targets(s), AIM_ACTION)
    n_ships = s.settings.n_ships
    for ship in range(n_ships):
        for rounds in range(may_unload(s, ship)):
            found[n] = i16(UNLOAD_ACTION + ship * 5 + rounds)
            n += 1
    if not 0 <= s.wind < CALM:
        return n
    for ship in range(n_ships):
        if not may_sail(s, ship):
            continue
        for course in range(i64(8)):
            for squares in range(reach(s, ship, course)):
                found[n] = i16(SAIL_ACTION + ship * 24 + course * 3 + squares)
                n += 1
    return n


def has_option(s: Position) -> bool:
    """In the main phase: is there more to do than to end the turn?"""
    if may_spin(s):
        return True
    if 0 <= s.wind < CALM:
        for ship in range(s.settings.n_ships):
            if may_sail(s, ship):
                for course in range(i64(8)):
                    if reach(s, ship, course) != 0:
                        return True
    for ship in range(s.settings.n_ships):
        if may_unload(s, ship) != 0:
            return True
    return targets(s) != 0


def may_spin(s: Position) -> bool:
    """One sailing spin a turn (COL-1.3), for those who have a ship on the map."""
    if s.wind != NONE:
        return False
    at, owner = s.at, s.owner
    for ship in range(s.settings.n_ships):
        if i64(owner[ship]) == s.turn and i64(at[ship]) >= 0:
            return True
    return False


def may_end(s: Position) -> bool:
    """COL-4.4: the spin is skipped only when all one's ships are in ports."""
    if s.wind != NONE:
        return True
    at, owner, port = s.at, s.owner, s.chart.port
    for ship in range(s.settings.n_ships):
        square = i64(at[ship])
        if i64(owner[ship]) == s.turn and square >= 0 and port[square] == u8(NO_PORT):
            return False
    return True


def may_unload(s: Position, ship: i64) -> i64:
    """How much ammunition a ship of the mover can unload where it lies (COL-3.3, COL-6.5)."""
    if i64(s.owner[ship]) != s.turn or s.is_prize(ship):
        return 0
    if not s.in_own_port(ship):
        return 0
    return i64(s.load[ship])


def guns_to_add(s: Position) -> i64:
    """Guns that may still join the salvo, as bits: those after the last that did."""
    rest = guns_at(s, s.target) & ~s.guns
    powers = s.settings.powers
    for piece in range(PIECES):
        if s.guns < powers[piece]:
            break
        rest &= ~powers[piece]
    return rest


def allows(s: Position, action: i64) -> bool:
    """Is a player's action legal now?"""
    phase = s.phase
    if phase == MAIN:
        return allows_main(s, action)
    if phase == DECIDE:
        return action == SINK_ACTION or action == CAPTURE_ACTION
    if phase == GUNS:
        if action == FIRE_ACTION:
            return s.guns != 0
        piece = action - GUN_ACTION
        return 0 <= piece < PIECES and guns_to_add(s) >> piece & 1 != 0
    if phase == ANSWER:
        piece = action - AIM_ACTION
        if not 0 <= piece < PORT:
            return False
        return answer_targets(s, s.target - PORT) >> piece & 1 != 0
    if phase == PLACE or phase == RETURN:
        k = action - PLACE_ACTION
        if not 0 <= k < s.chart.n_start:
            return False
        return s.ship_on[i64(s.chart.start[k])] == u8(0)
    return False


def allows_main(s: Position, action: i64) -> bool:
    if action == DONE_ACTION:
        return may_end(s)
    if action == SPIN_ACTION:
        return may_spin(s)
    if AIM_ACTION <= action < GUN_ACTION:
        return guns_at(s, action - AIM_ACTION) != 0
    if UNLOAD_ACTION <= action < SAIL_ACTION:
        ship = (action - UNLOAD_ACTION) // 5
        if ship >= s.settings.n_ships:
            return False
        return (action - UNLOAD_ACTION) % 5 < may_unload(s, ship)
    if SAIL_ACTION <= action < END_ACTION:
        ship = (action - SAIL_ACTION) // 24
        if ship >= s.settings.n_ships or not may_sail(s, ship):
            return False
        move = (action - SAIL_ACTION) % 24
        return move % 3 < reach(s, ship, move // 3)
    return False
