"""Majorities, temples, and all that brings points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64, u8

from fishka.core.events import Event, Score, Term

from .components import spot_name, square_name
from .state import CUBES, N_CATEGORIES, PASSED, S_NEUTRAL, TILES, Position

NONE: Final[i64] = 7
"""Nobody, where a seat is asked for."""

# Categories of points; see ``state.CATEGORIES``.
BANKER: Final[i64] = 1
ENGINEER: Final[i64] = 2
SALE: Final[i64] = 3
PALACE: Final[i64] = 4
GARDEN: Final[i64] = 5
IRRIGATION: Final[i64] = 6
MARDUK: Final[i64] = 7
FAVOUR: Final[i64] = 8
RESOURCES: Final[i64] = 9


def score(
    s: Position,
    seat: i64,
    category: i64,
    event: str,
    rule: str,
    term: Term,
    params: dict[str, str | int] | None = None,
    place: str = "",
) -> None:
    """Give a seat the points of ``term``, and tell of it."""
    at = seat * N_CATEGORIES + category
    s.tally[at] = i16(i64(s.tally[at]) + term.points)
    sink = s.sink
    if sink is not None:
        places = (place,) if place else ()
        sink.append(Event(event, rule, int(seat), params or {}, places, Score((term,))))


def majority(counts: i64) -> i64:
    """The seat with most cubes, or ``NONE`` for a tie or none; four bits a seat."""
    best: i64 = 0
    who: i64 = NONE
    for seat in range(i64(4)):
        count = (counts >> (4 * seat)) & 15
        if count > best:
            best = count
            who = seat
        elif count == best:
            who = NONE
    return who


def cubes_round(s: Position, square: i64) -> i64:
    """Players' cubes on the sides of a square (AMY-319), four bits a seat; no neutral ones."""
    sides, powers, spots = s.tables.sides, s.tables.powers, s.spots
    counts: i64 = 0
    for k in range(i64(4)):
        side = sides[square * 4 + k]
        if side & s.irrigated == 0:
            continue
        for spot in range(i64(32)):
            if side & powers[spot] != 0:
                owner = i64(spots[spot])
                if 0 < owner < 5:
                    counts += i64(1) << (4 * (owner - 1))
    return counts


def irrigation_bonus(s: Position, square: i64, quality: i64) -> None:
    """AMY-319: most cubes round the square score the plant's own quality; a tie scores nothing."""
    who = majority(cubes_round(s, square))
    if who != NONE:
        place = square_name(square)
        term = Term(int(quality), "quality", 1)
        score(s, who, IRRIGATION, "bonus", "AMY-319", term, {"square": place}, place)


def automatic_irrigation(s: Position, square: i64) -> None:
    """AMY-320: neutral cubes fill the empty spots between the square and planted neighbours."""
    tables = s.tables
    for k in range(i64(4)):
        side = tables.sides[square * 4 + k]
        if side == 0 or s.planted[i64(tables.beside[square * 4 + k])] == u8(0):
            continue
        for spot in range(i64(32)):
            if side & tables.powers[spot] != 0 and s.spots[spot] == u8(0):
                if tables.limited != 0:
                    if s.supply[S_NEUTRAL] == i16(0):
                        return
                    s.supply[S_NEUTRAL] = i16(i64(s.supply[S_NEUTRAL]) - 1)
                s.irrigate(spot, 5)
                sink = s.sink
                if sink is not None:
                    name = spot_name(spot)
                    sink.append(Event("neutral-spot", "AMY-320", -1, {"spot": name}, (name,)))


def ranks(s: Position, temple: i64) -> i64:
    """First and second of a temple as first | second << 3, each a seat or ``NONE`` (AMY-402).

    Most cubes first; equal numbers by the cube nearer the right exit (AMY-406).
    """
    first: i64 = NONE
    second: i64 = NONE
    best: i64 = 0
    next_best: i64 = 0
    for seat in range(s.players):
        strength: i64 = 0
        for space in range(i64(4)):
            if i64(s.temples[temple * 4 + space]) == seat + 1:
                strength = (strength & ~7) + 8 + space
        if strength > best:
            second = first
            next_best = best
            first = seat
            best = strength
        elif strength > next_best:
            second = seat
            next_best = strength
    if s.players == 2:
        second = NONE  # AMY-402: with two players first rewards only
    return first | second << 3


def final_scoring(s: Position) -> None:
    """AMY-502 and AMY-503."""
    tables = s.tables
    for seat in range(s.players):
        tiles = s.has(seat, TILES)
        reward: i64 = 0
        for step in range(i64(2)):
            if tiles >= i64(tables.favour[step * 2]):
                reward = i64(tables.favour[step * 2 + 1])
        if reward != 0:
            params: dict[str, str | int] = {"tiles": int(tiles)}
            score(
                s,
                seat,
                FAVOUR,
                "favour",
                "AMY-502",
                Term(1, "favour", int(reward)),
                params,
            )
        left = s.resources(seat)
        if left != 0:
            each = int(tables.resource_vp)
            term = Term(int(left), "resources-left", each)
            score(s, seat, RESOURCES, "leftovers", "AMY-503", term)


def cubes_of(s: Position, seat: i64) -> i64:
    """All cubes of a seat, wherever they are (AMY-107): for checks."""
    total = s.has(seat, CUBES)
    if s.has(seat, PASSED) == 2:
        total += 1
    for k in range(i64(32)):
        if i64(s.spots[k]) == seat + 1:
            total += 1
    for k in range(i64(20)):
        if i64(s.fields[k]) == seat + 1:
            total += 1
    for k in range(i64(12)):
        if i64(s.temples[k]) == seat + 1:
            total += 1
    return total
