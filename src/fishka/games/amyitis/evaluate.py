"""A cheap guess of everybody's final points, for bots."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64, u8

from .scoring import NONE, cubes_round, majority, ranks
from .state import CAMELS, LEVELS, OVER, RESOURCE, TALENTS, TILES, Position
from .weights import Weights

GARDENERS: Final[i64] = 25
"""In ``court``: gardeners left."""


def expected_points(s: Position) -> list[float]:
    """Points now, the worth of the stock with the tiles to come, favour, cubes in the gardens."""
    w = s.tables.weights
    points = [float(s.points(seat)) for seat in range(s.players)]
    if s.phase == OVER:
        return points
    ahead = time_ahead(s)
    late = w.late + (1.0 - w.late) * ahead
    for seat in range(s.players):
        stock = w.camel * soft(w, s.has(seat, CAMELS)) + w.talent * soft(w, s.has(seat, TALENTS))
        for resource in range(i64(4)):
            stock += w.good * soft(w, s.has(seat, RESOURCE + resource))
        stock += (w.good + w.wine_more) * soft(w, s.has(seat, RESOURCE + 4))
        stock += w.gardener * soft(w, s.has(seat, LEVELS + 3))
        engine = w.banker * float(s.has(seat, LEVELS + 1)) + w.caravaneer * float(
            s.has(seat, LEVELS)
        )
        points[seat] += stock * late + engine * ahead
        points[seat] += favour(s, s.has(seat, TILES))
        points[seat] += planting(s, seat)
    gardens(s, points, ahead)
    temples(s, points)
    if i64(s.court[GARDENERS]) != 0:
        rows(s, points)
    return points


def time_ahead(s: Position) -> float:
    """How much of the game is to come, 1 .. 0: by the gardens left, and by the rounds played.

    The rounds keep whoever has the better engine from waiting for ever (AMY-505).
    """
    end = float(s.tables.end)
    by_gardens = (float(s.tiles_left()) - end) / (15.0 - end)
    rounds = min(s.tables.weights.rounds, float(s.tables.turn_limit))
    by_rounds = 1.0 - float(s.round) / rounds
    return max(0.0, min(by_gardens, by_rounds))


def soft(w: Weights, number: i64) -> float:
    """Many of one thing are worth less each."""
    if number <= 3:
        return float(number)
    return 3.0 + w.beyond_three * float(number - 3)


def favour(s: Position, tiles: i64) -> float:
    """The favour of Amyitis that so many tiles promise."""
    w = s.tables.weights
    low, high = float(i64(s.tables.favour[0])), float(i64(s.tables.favour[2]))
    first, second = float(i64(s.tables.favour[1])), float(i64(s.tables.favour[3]))
    have = float(tiles)
    if have >= high:
        return second
    if have >= low:
        return first + (second - first) * w.favour_between * (have - low) / (high - low)
    return first * w.favour_before * have / low


def gardens(s: Position, points: list[float], ahead: float) -> None:
    """Majorities round squares that can still be planted; and wet squares for whoever moves on."""
    w = s.tables.weights
    late = w.majority_late + (1.0 - w.majority_late) * ahead
    for square in range(i64(16)):
        if i64(s.garden[square]) == 0:
            continue
        who = majority(cubes_round(s, square))
        if who != NONE:
            points[who] += w.majority * float(i64(s.tables.need[square])) * late


def planting(s: Position, seat: i64) -> float:
    """The best garden tile that a seat could go and plant, less for all that it still lacks."""
    tables = s.tables
    w = tables.weights
    camels = s.has(seat, CAMELS)
    reach = camels
    if camels != 0:
        reach += i64(tables.bonus[s.has(seat, LEVELS)])
    best = 0.0
    for city in range(i64(9)):
        slot = i64(tables.city_slot[city])
        if slot == 255 or s.cards[slot] == u8(255):
            continue
        face = i64(s.cards[slot]) * 2 + i64(s.cards[4 + slot])
        vp = best_tile(s, i64(tables.card_quality[face]) + s.has(seat, LEVELS + 3))
        if vp == 0.0:
            continue
        lacks = lacking(s, seat, i64(tables.city_price[city]), i64(tables.card_extra[face]))
        value = w.plant * vp * math.pow(w.plant_lacks, float(lacks))
        steps = (city - s.caravan + 8) % 9 + 1
        if steps > reach:
            value *= math.pow(w.plant_far, float(steps - reach))
        if value > best:
            best = value
    return best


def lacking(s: Position, seat: i64, price: i64, extra: i64) -> i64:
    """How many resources a seat lacks for a plant; wine stands for any (AMY-305)."""
    wanted: i64 = 0
    if s.has(seat, RESOURCE + price) == 0:
        wanted += 1
    if extra < 4:
        needed: i64 = 2 if extra == price else 1
        if s.has(seat, RESOURCE + extra) < needed:
            wanted += 1
    return max(0, wanted - s.has(seat, RESOURCE + 4))


def best_tile(s: Position, quality: i64) -> float:
    """The most points on a garden tile that a plant of this quality may take now; 0 for none."""
    best: i64 = 0
    for square in range(i64(16)):
        tile = i64(s.garden[square])
        if tile != 0 and i64(s.tables.need[square]) <= quality and s.is_watered(square):
            vp = i64(s.tables.tile_vp[tile])
            if vp > best:
                best = vp
    return float(best)


def temples(s: Position, points: list[float]) -> None:
    """What the temples would bring if the round ended now."""
    w = s.tables.weights
    for temple in range(i64(3)):
        worth = w.good
        if temple == 0:
            worth = w.camel
        elif temple == 1:
            worth = float(i64(s.tables.marduk[0]))
        standing = ranks(s, temple)
        if standing & 7 != NONE:
            points[standing & 7] += w.temple * worth
        if standing >> 3 != NONE:
            points[standing >> 3] += 0.5 * w.temple * worth


def rows(s: Position, points: list[float]) -> None:
    """Majorities in rows of the fields, the more the nearer the gardener is."""
    w = s.tables.weights
    for row in range(s.tables.n_rows):
        counts: i64 = 0
        filled: i64 = 0
        for space in range(i64(5)):
            owner = i64(s.fields[row * 5 + space])
            if owner != 0:
                filled += 1
                counts += i64(1) << (4 * (owner - 1))
        who = majority(counts)
        if who != NONE:
            points[who] += w.row * w.gardener * float(filled) / 5.0
