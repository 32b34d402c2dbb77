"""A cheap guess of everybody's final points, for bots."""

from __future__ import annotations

from mypy_extensions import i64

from .scoring import NONE, cubes_round, majority
from .state import CAMELS, LEVELS, OVER, RESOURCE, TALENTS, TILES, Position
from .weights import Weights


def expected_points(s: Position) -> list[float]:
    """Points now, the worth of the stock with the tiles to come, favour, cubes in the gardens."""
    w = s.tables.weights
    points = [float(s.points(seat)) for seat in range(s.players)]
    if s.phase == OVER:
        return points
    end = float(s.tables.end)
    ahead = (float(s.tiles_left()) - end) / (15.0 - end)
    ahead = max(ahead, 0.0)
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
    gardens(s, points, ahead)
    return points


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
