"""Components of Amyitis: loading the data file, and the geometry of the gardens."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from fishka.core import data as files

PACKAGE = "fishka.games.amyitis"
RESOURCES = ("barley", "dates", "salt", "palm", "wine")
WINE = 4
CRAFTS = ("peasant", "priest", "engineer", "merchant")
PEASANT, PRIEST, ENGINEER, MERCHANT = range(4)
TEMPLES = ("ishtar", "marduk", "tammuz")
COURT = ("caravaneer", "banker", "palace", "gardener")
CARAVANEER, BANKER, PALACE, GARDENER = range(4)
REWARDS = ("camel", "talent", "banker", "caravaneer", "court_any", "resource_any")
KINDS = ("sell", "court", "plant")
SELL, COURT_CITY, PLANT_CITY = range(3)
SIZE = 4
SQUARES = 16
SPOTS = 32
CITIES = 9
NEUTRAL = 5
"""The mark of a neutral cube; seats are marked 1 to 4, nothing is 0."""


class Tile(NamedTuple):
    """A garden tile: its id, plant quality of its floor, points and rewards (see ``REWARDS``)."""

    id: str
    quality: int
    vp: int
    rewards: tuple[int, ...]


class Card(NamedTuple):
    """A plant card: quality and second resource (or None) of its two faces."""

    id: str
    qualities: tuple[int, int]
    extras: tuple[int | None, int | None]


class City(NamedTuple):
    """A space of Mesopotamia: its kind, price and the two court cards it offers."""

    name: str
    kind: int
    price: int
    offers: tuple[int, ...]


class Spot(NamedTuple):
    """An irrigation spot: its name, the two squares beside it, and the two points it joins.

    Points are grid corners (i, j), and for the halves of a double edge its middle too.
    """

    name: str
    squares: tuple[int, int]
    points: tuple[tuple[float, float], tuple[float, float]]


class Components(NamedTuple):
    """Everything in the box."""

    raw: dict[str, Any]
    tiles: tuple[Tile, ...]
    cards: tuple[Card, ...]
    cities: tuple[City, ...]
    spots: tuple[Spot, ...]


def floor(square: int) -> int:
    """The floor, 1 to 4, of a square (AMY-101)."""
    return 1 + min(divmod(square, SIZE))


def square_name(square: int) -> str:
    """A1 to D4: the column by letter, the row by number; A1 lies where the banks meet."""
    row, column = divmod(square, SIZE)
    return f"{'ABCD'[column]}{row + 1}"


def row_name(row: int, rows: int) -> str:
    """A row of a field: A.1 A.2 B.1 B.2, or A B where a field has one."""
    return f"{'AB'[row // 2]}.{row % 2 + 1}" if rows == 4 else "AB"[row]


def garden_spots(double_from: int) -> tuple[Spot, ...]:
    """The 24 inner edges as 32 spots (AMY-102): edges to the right of each square, then below."""
    spots = []
    for right in (True, False):
        for square in range(SQUARES):
            i, j = divmod(square, SIZE)
            if (j if right else i) == SIZE - 1:
                continue
            other = square + (1 if right else SIZE)
            start = (float(i), j + 1.0) if right else (i + 1.0, float(j))
            end = (i + 1.0, j + 1.0)
            middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
            name = square_name(square) + square_name(other)
            if max(floor(square), floor(other)) >= double_from:
                spots.append(Spot(f"{name}.1", (square, other), (start, middle)))
                spots.append(Spot(f"{name}.2", (square, other), (middle, end)))
            else:
                spots.append(Spot(name, (square, other), (start, end)))
    return tuple(spots)


def on_river(spot: Spot) -> bool:
    """Does the spot have an end on the river, which runs along row 1 and column A?"""
    return any(0.0 in point for point in spot.points)


def spot_name(spot: int) -> str:
    """A spot by the squares it lies between: A1B1, or C3D3.1 and C3D3.2."""
    return components().spots[spot].name


@cache
def components() -> Components:
    """The components as the data file has them."""
    raw = files.toml(PACKAGE, "data", "amyitis.toml")
    assert tuple(raw["resources"]) == RESOURCES
    assert tuple(raw["crafts"]) == CRAFTS
    assert tuple(raw["temples"]) == TEMPLES
    tiles = tuple(
        Tile(
            t["id"],
            t["quality"],
            t["vp"],
            tuple(REWARDS.index(r) for r in t["rewards"]),
        )
        for t in raw["tiles"]
    )
    cards = tuple(
        Card(
            c["id"],
            (c["qualities"][0], c["qualities"][1]),
            (_resource(c["extras"][0]), _resource(c["extras"][1])),
        )
        for c in raw["plant_cards"]
    )
    cities = tuple(
        City(
            c["name"],
            KINDS.index(c["kind"]),
            RESOURCES.index(c["price"]) if "price" in c else 0,
            tuple(COURT.index(offer) for offer in c.get("offers", [])),
        )
        for c in raw["cities"]
    )
    spots = garden_spots(raw["garden"]["double_from_floor"])
    assert len(spots) == SPOTS
    return Components(raw, tiles, cards, cities, spots)


def _resource(name: str) -> int | None:
    return RESOURCES.index(name) if name else None
