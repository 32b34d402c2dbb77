"""Counting everything on the table, for tests that nothing is lost and nothing appears."""

from __future__ import annotations

from fishka.games.amyitis.rules import AmyitisState
from fishka.games.amyitis.state import (
    CUBES,
    DEAL,
    GARDEN,
    LEVELS,
    PASSED,
    RESOURCE,
    TILES,
    WIDTH,
)

LEVELS_OF = {"caravaneer": 2, "banker": 3, "palace": 6}


def pieces(s: AmyitisState) -> dict[str, int]:
    """How many there are of each piece, wherever they are; from when it is on the table."""
    seats = range(s.players)
    marks = [int(owner) for owner in (*s.spots, *s.fields, *s.temples)]
    found: dict[str, int] = {}
    for seat in seats:
        on_pass = 1 if s.has(seat, PASSED) == 2 else 0
        found[f"cubes of {seat}"] = int(s.has(seat, CUBES)) + on_pass + marks.count(seat + 1)
    for kind, (name, levels) in enumerate(LEVELS_OF.items()):
        for level in range(1, levels + 1):
            held = sum(1 for seat in seats if s.has(seat, LEVELS + kind) >= level)
            found[f"{name} {level}"] = held + int(s.court[kind * 8 + level])
    found["gardeners"] = sum(int(s.has(seat, LEVELS + 3)) for seat in seats) + int(s.court[25])
    if s.phase > GARDEN:
        on_board = sum(1 for tile in s.garden if int(tile))
        found["tiles"] = on_board + sum(int(s.has(seat, TILES)) for seat in seats)
    if s.tables.limited:
        for resource in range(5):
            held = sum(int(s.has(seat, RESOURCE + resource)) for seat in seats)
            tokens = [int(token) for token in s.tokens].count(resource)
            found[f"resource {resource}"] = held + tokens + int(s.supply[resource])
        found["camels"] = sum(int(s.has(seat, 0)) for seat in seats) + int(s.supply[5])
        found["talents"] = sum(int(s.has(seat, 1)) for seat in seats) + int(s.supply[6])
        found["neutral"] = marks.count(5) + int(s.supply[7])
    return found


def box(s: AmyitisState) -> dict[str, int]:
    """The same of a whole game."""
    tables = s.tables
    found = {f"cubes of {seat}": int(tables.start_cubes) for seat in range(s.players)}
    for kind, (name, levels) in enumerate(LEVELS_OF.items()):
        for level in range(1, levels + 1):
            found[f"{name} {level}"] = int(tables.court_counts[kind * 8 + level])
    found["gardeners"] = int(tables.court_counts[25])
    if s.phase > GARDEN:
        found["tiles"] = 16 - sum(int(unused) for unused in tables.unused)
    if tables.limited:
        names = [*(f"resource {r}" for r in range(5)), "camels", "talents", "neutral"]
        found |= {name: int(tables.supplies[at]) for at, name in enumerate(names)}
    return found


def assert_sound(s: AmyitisState) -> None:
    """No stock is negative, tiles are where squares were planted, no group has a fourth card."""
    assert all(int(number) >= 0 for number in (*s.own, *s.supply, *s.tally))
    for seat in range(s.players):
        planted = [int(owner) for owner in s.planted].count(seat + 1)
        assert planted == int(s.own[seat * WIDTH + TILES])
    for group in range(4):
        up = sum(int(s.groups[group * 4 + craft]) for craft in range(4))
        assert up + int(s.hired[group]) <= 3


def assert_whole(s: AmyitisState) -> None:
    """Everything in the box is on the table, and groups have their three cards."""
    assert_sound(s)
    assert pieces(s) == box(s)
    if s.phase > DEAL:
        for group in range(s.players):
            up = sum(int(s.groups[group * 4 + craft]) for craft in range(4))
            assert up + int(s.hired[group]) == 3
