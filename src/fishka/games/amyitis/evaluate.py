"""A cheap guess of everybody's final points, for bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .scoring import NONE, cubes_round, majority
from .state import CAMELS, LEVELS, OVER, RESOURCE, TALENTS, TILES, Position

CAMEL: Final = 0.9
TALENT: Final = 0.45
GOOD: Final = 1.1
"""A resource; wine is worth more."""
WINE_MORE: Final = 0.5
GARDENER: Final = 1.6
BANKER: Final = 1.7
CARAVANEER: Final = 2.2
"""A level of each, with the whole game ahead."""
DRY: Final = 0.55
"""What each further unit is worth beyond three."""


def expected_points(s: Position) -> list[float]:
    """Points now, the worth of the stock with the tiles to come, favour, cubes in the gardens."""
    points = [float(s.points(seat)) for seat in range(s.players)]
    if s.phase == OVER:
        return points
    end = float(s.tables.end)
    ahead = (float(s.tiles_left()) - end) / (15.0 - end)
    ahead = max(ahead, 0.0)
    late = 0.35 + 0.65 * ahead
    for seat in range(s.players):
        stock = CAMEL * soft(s.has(seat, CAMELS)) + TALENT * soft(s.has(seat, TALENTS))
        for resource in range(i64(4)):
            stock += GOOD * soft(s.has(seat, RESOURCE + resource))
        stock += (GOOD + WINE_MORE) * soft(s.has(seat, RESOURCE + 4))
        stock += GARDENER * soft(s.has(seat, LEVELS + 3))
        engine = BANKER * float(s.has(seat, LEVELS + 1)) + CARAVANEER * float(s.has(seat, LEVELS))
        points[seat] += stock * late + engine * ahead
        points[seat] += favour(s, s.has(seat, TILES))
    gardens(s, points, ahead)
    return points


def soft(number: i64) -> float:
    """Many of one thing are worth less each."""
    if number <= 3:
        return float(number)
    return 3.0 + DRY * float(number - 3)


def favour(s: Position, tiles: i64) -> float:
    """The favour of Amyitis that so many tiles promise."""
    low, high = float(i64(s.tables.favour[0])), float(i64(s.tables.favour[2]))
    first, second = float(i64(s.tables.favour[1])), float(i64(s.tables.favour[3]))
    have = float(tiles)
    if have >= high:
        return second
    if have >= low:
        return first + (second - first) * 0.4 * (have - low) / (high - low)
    return first * 0.6 * have / low


def gardens(s: Position, points: list[float], ahead: float) -> None:
    """Majorities round squares that can still be planted; and wet squares for whoever moves on."""
    for square in range(i64(16)):
        if i64(s.garden[square]) == 0:
            continue
        who = majority(cubes_round(s, square))
        if who != NONE:
            points[who] += 0.5 * float(i64(s.tables.need[square])) * (0.3 + 0.7 * ahead)
