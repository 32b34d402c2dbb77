"""A cheap guess of everybody's final points, for bots.

What an unfinished object promises depends on the tiles that are still to come: for every empty
square at its open edges, how many of them fit there, and how many of these would close it.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from .scoring import (
    ISLAND,
    LIGHTHOUSE,
    SHIFT,
    WATER,
    extent,
    majority,
    tiles_around,
)
from .state import (
    CREW,
    CREW_BITS,
    DRAW,
    MEEPLE,
    NOBODY,
    OPEN,
    OVER,
    STRIDE,
    TILE,
    Position,
)

MANY_EDGES: Final[i64] = 8
"""An object with so many open edges is not expected to be completed."""


def expected_points(s: Position) -> list[float]:
    """Points now, and of every object with meeples what it may bring to those who hold it."""
    points = [float(s.points(seat)) for seat in range(s.seats)]
    if s.phase == OVER:
        return points
    count_coming(s)
    to_come = float(tiles_to_come(s))
    for seat in range(s.seats):
        points[seat] += meeples_at_hand(s, i64(s.supply[seat]), to_come)
    for slot in range(s.n_slots):
        meeple = i64(s.standing[slot])
        if meeple == 0:
            continue
        node = slot * STRIDE + ((meeple - 1) & 7)
        root = s.find(node)
        share_out(s, points, node, root, to_come)
    if s.phase == MEEPLE:
        points[s.turn] += best_meeple(s, to_come)
    elif s.phase == TILE or s.phase == DRAW:
        points[s.turn] += s.tables.weights.tempo
    return points


def tiles_to_come(s: Position) -> i64:
    """Tiles to be laid yet, the drawn one included."""
    if s.phase == TILE:
        return s.pile_size + 1
    return s.pile_size


def count_coming(s: Position) -> None:
    """List in the tables' scratch the types still to come and their numbers."""
    pile, coming, number = s.pile, s.tables.coming, s.tables.coming_number
    drawn = NOBODY
    if s.phase == TILE:
        drawn = s.drawn
    kinds: i64 = 0
    for kind in range(s.tables.n_types):
        left = i64(pile[kind])
        if kind == drawn:
            left += 1
        if left != 0:
            coming[kinds] = i16(kind)
            number[kinds] = i16(left)
            kinds += 1
    s.tables.n_coming = kinds


def meeples_at_hand(s: Position, supply: i64, to_come: float) -> float:
    """Each further meeple is worth less, and all of them nothing when no tile is to come."""
    w = s.tables.weights
    each = meeple_value(s, to_come)
    total = 0.0
    for _ in range(supply):
        total += each
        each *= w.meeple_further
    return total


def meeple_value(s: Position, to_come: float) -> float:
    """The first meeple at hand."""
    w = s.tables.weights
    return w.meeple * min(1.0, to_come / (w.meeple_turns * float(s.seats)))


def share_out(s: Position, points: list[float], node: i64, root: i64, to_come: float) -> None:
    """Give the object's worth, a part for each meeple on it, to those who hold the majority."""
    crews = i64(s.numbers[root]) & CREW
    count: i64 = 0
    for seat in range(s.seats):
        count += (crews >> (CREW_BITS * seat)) & 15
    worth = object_value(s, node, root, to_come) / float(count)
    seats = majority(crews)
    for seat in range(s.seats):
        if seats >> seat & 1 != 0:
            points[seat] += worth


def best_meeple(s: Position, to_come: float) -> float:
    """What the mover gains by the best meeple on the tile just laid, or by none."""
    supply = i64(s.supply[s.turn])
    if supply == 0:
        return 0.0
    cost = meeples_at_hand(s, supply, to_come) - meeples_at_hand(s, supply - 1, to_come)
    best = 0.0
    base = s.last * STRIDE
    for segment in range(i64(s.tables.segments[i64(s.code[s.last]) >> 2])):
        root = s.find(base + segment)
        if i64(s.numbers[root]) & CREW == 0:
            gain = object_value(s, base + segment, root, to_come) - cost
            if gain > best:
                best = gain
    return best


def object_value(s: Position, node: i64, root: i64, to_come: float) -> float:
    """Expected points of an object, a meeple at hand again if it is completed."""
    w = s.tables.weights
    slot = node >> 3
    kind = i64(s.tables.kinds[(i64(s.code[slot]) >> 2) * 8 + (node & 7)])
    back = meeple_value(s, to_come) * w.back_home
    if kind == LIGHTHOUSE:
        return lighthouse_value(s, slot, to_come, back)
    if kind == WATER:
        return water_value(s, node, to_come)
    size = extent(s, node)
    now = float(size & ((i64(1) << SHIFT) - 1))
    each = 1.0
    if kind == ISLAND:
        now += float(size >> SHIFT)
        each = 2.0
    if i64(s.numbers[root]) < OPEN:
        return each * now + back
    chance = completion(s, node, to_come)
    gaps = float(s.tables.n_gaps)
    return now + chance * ((each - 1.0) * now + each * gaps + back) + w.grows * growth(s, to_come)


def growth(s: Position, to_come: float) -> float:
    """How many gaps of the object just looked at are filled, roughly, though it stays open."""
    return float(s.tables.n_gaps) * min(1.0, to_come / (10.0 * float(s.seats)))


def completion(s: Position, node: i64, to_come: float) -> float:
    """The chance that an island or bridge with open edges is completed.

    Leaves its gaps, the empty squares at open edges, in the tables' scratch.
    """
    find_gaps(s, node)
    gaps = s.tables.n_gaps
    if gaps > MANY_EDGES:
        return 0.0
    w = s.tables.weights
    chance = min(1.0, to_come / (w.gap_turns * float(s.seats) * float(gaps)))
    for gap in range(gaps):
        square = i64(s.tables.gap_square[gap])
        chance *= gap_chance(s, i64(s.need[square]), i64(s.tables.gap_sides[gap]))
        if chance == 0.0:
            break
    return chance


def find_gaps(s: Position, node: i64) -> None:
    """The distinct empty squares at an object's open edges, with the sides at which it reaches."""
    tables = s.tables
    ring, codes, squares, slots = s.ring, s.code, s.square, s.slot
    near, edge_segments = tables.near, tables.edge_segments
    gap_square, gap_sides = tables.gap_square, tables.gap_sides
    gaps: i64 = 0
    at = node
    while True:
        code = i64(codes[at >> 3]) * 4
        place = i64(squares[at >> 3]) * 4
        segment = at & 7
        for side in range(i64(4)):
            if i64(edge_segments[code + side]) == segment:
                beside = i64(near[place + side])
                if i64(slots[beside]) == 0:
                    facing = i64(1) << (side ^ 2)
                    gap: i64 = 0
                    while gap < gaps and i64(gap_square[gap]) != beside:
                        gap += 1
                    if gap == gaps:
                        gap_square[gap] = i16(beside)
                        gap_sides[gap] = i16(facing)
                        gaps += 1
                    else:
                        gap_sides[gap] = i16(i64(gap_sides[gap]) | facing)
        at = i64(ring[at])
        if at == node:
            break
    tables.n_gaps = gaps


def gap_chance(s: Position, need: i64, sides: i64) -> float:
    """The chance that a gap is filled so that the object, which reaches ``sides``, ends there."""
    tables = s.tables
    w = tables.weights
    fits, closing = tables.fits, tables.closing
    coming, number = tables.coming, tables.coming_number
    close: i64 = 0
    other: i64 = 0
    for k in range(tables.n_coming):
        at = i64(coming[k]) * 256 + need
        if i64(fits[at]) != 0:
            if i64(closing[at]) & sides == sides:
                close += i64(number[k])
            else:
                other += i64(number[k])
    if close + other == 0:
        return 0.0
    return 1.0 - math.exp(-(w.closing_tile * float(close) + w.fitting_tile * float(other)))


def lighthouse_value(s: Position, slot: i64, to_come: float, back: float) -> float:
    """The tile, those round it, and those that may still come to lie there."""
    w = s.tables.weights
    around, slots = s.tables.around, s.slot
    first = i64(s.square[slot]) * 8
    value = 1.0 + float(tiles_around(s, slot))
    if value == 9.0:
        return value + back
    filled = min(1.0, to_come / (w.light_turns * float(s.seats)))
    complete = 1.0
    for k in range(i64(8)):
        square = i64(around[first + k])
        if i64(slots[square]) == 0:
            chance = filled * square_chance(s, i64(s.need[square]))
            value += chance
            complete *= chance
    return value + complete * back


def square_chance(s: Position, need: i64) -> float:
    """The chance, with time enough, that a tile comes to lie on an empty square."""
    tables = s.tables
    w = tables.weights
    if need == 0:
        return w.light_bare
    fits, coming, number = tables.fits, tables.coming, tables.coming_number
    found: i64 = 0
    for k in range(tables.n_coming):
        if i64(fits[i64(coming[k]) * 256 + need]) != 0:
            found += i64(number[k])
    return 1.0 - math.exp(-w.light_tile * float(found))


def water_value(s: Position, node: i64, to_come: float) -> float:
    """Three points for each completed island it borders, and a part for each that may be yet."""
    w = s.tables.weights
    ring, code, numbers = s.ring, s.code, s.numbers
    borders = s.tables.borders
    seen, seen_number = s.tables.seen, i64(0)
    value = w.water_ahead * min(1.0, to_come / (w.water_turns * float(s.seats)))
    at = node
    while True:
        slot = at >> 3
        islands = i64(borders[(i64(code[slot]) >> 2) * 8 + (at & 7)])
        index: i64 = 0
        while islands != 0:
            if islands & 1 != 0:
                root = s.find(slot * STRIDE + index)
                if is_new(seen, seen_number, root):
                    seen[seen_number] = i16(root)
                    seen_number += 1
                    if i64(numbers[root]) < OPEN:
                        value += 3.0
                    elif w.water_open != 0.0:
                        value += 3.0 * w.water_open * completion(s, root, to_come)
            islands >>= 1
            index += 1
        at = i64(ring[at])
        if at == node:
            return value


def is_new(seen: vec[i16], number: i64, root: i64) -> bool:
    """Is ``root`` not among the first ``number`` seen?"""
    for k in range(number):
        if i64(seen[k]) == root:
            return False
    return True
