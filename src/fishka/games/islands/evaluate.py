"""A cheap guess of everybody's final points, for bots."""

from __future__ import annotations

import math

from mypy_extensions import i64

from .scoring import (
    ISLAND,
    LIGHTHOUSE,
    SHIFT,
    WATER,
    bordered_islands,
    extent,
    majority,
    tiles_around,
)
from .state import CREW, CREW_BITS, STRIDE, Position


def expected_points(s: Position) -> list[float]:
    """Points now, and of every object with meeples what it may bring to those who hold it."""
    w = s.tables.weights
    points = [float(s.points(seat)) for seat in range(s.seats)]
    if s.phase == 4:
        return points
    to_come = float(s.pile_size)
    if s.phase == 2:
        to_come += 1.0
    use = w.meeple * min(1.0, to_come / w.meeple_tiles)
    for seat in range(s.seats):
        points[seat] += use * min(3.0, float(i64(s.supply[seat])))
    for slot in range(s.n_slots):
        meeple = i64(s.standing[slot])
        if meeple == 0:
            continue
        node = slot * STRIDE + ((meeple - 1) & 7)
        root = s.find(node)
        crews = i64(s.numbers[root]) & CREW
        count: i64 = 0
        for seat in range(s.seats):
            count += (crews >> (CREW_BITS * seat)) & 15
        worth = object_value(s, node, root, to_come) / float(count)
        seats = majority(crews)
        for seat in range(s.seats):
            if seats >> seat & 1 != 0:
                points[seat] += worth
    return points


def object_value(s: Position, node: i64, root: i64, to_come: float) -> float:
    """Expected points of an object, each of its meeples at hand again if it is completed."""
    w = s.tables.weights
    slot = node >> 3
    kind = i64(s.tables.kinds[(i64(s.code[slot]) >> 2) * 8 + (node & 7)])
    if kind == LIGHTHOUSE:
        around = float(tiles_around(s, slot))
        return 1.0 + around + (8.0 - around) * min(w.light_fills, to_come / w.light_tiles)
    if kind == WATER:
        ahead = min(1.0, to_come / w.water_tiles)
        return 3.0 * float(bordered_islands(s, node)) + w.water_ahead * ahead
    size = extent(s, node)
    now = float(size & ((i64(1) << SHIFT) - 1))
    full = now
    if kind == ISLAND:
        now += float(size >> SHIFT)
        full = 2.0 * now
    open_edges = float(i64(s.numbers[root]) >> 20)
    if open_edges == 0.0:
        return full + w.meeple
    chance = min(1.0, to_come / (w.closes_tiles * open_edges)) * math.pow(w.closes, open_edges)
    return now + chance * (full - now + w.meeple * w.back_home) + w.grows * chance * open_edges
