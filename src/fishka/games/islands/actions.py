"""Actions as values, and their notation.

``V3@1,0`` lays tile V with 3 clockwise quarter turns at (1, 0), x east and y south; ``B1`` puts a
meeple on the first bridge of the tile just laid, ``skip`` puts none. Chance: ``V`` draws tile V,
``P2`` makes the second seat begin.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from fishka.core import BadInput

from .state import SKIP
from .tiles import TileSet

PLACEMENT = re.compile(r"([A-Za-z0-9_]+?)([0-3])@(-?\d{1,3}),(-?\d{1,3})")
PLACE = re.compile(r"(-?\d{1,3}),(-?\d{1,3})")
SKIP_WORD = "skip"


class Placement(NamedTuple):
    """Lay the drawn tile at (x, y) with clockwise quarter turns."""

    tile: str
    turns: int
    x: int
    y: int

    def __str__(self) -> str:
        return f"{self.tile}{self.turns}@{self.x},{self.y}"

    @property
    def action(self) -> int:
        return square(self.x, self.y) * 4 + self.turns

    @classmethod
    def parse(cls, text: str) -> Placement | None:
        """The placement that ``text`` writes, or None."""
        found = PLACEMENT.fullmatch(text)
        if not found:
            return None
        return cls(found[1], int(found[2]), int(found[3]), int(found[4]))


class Meeple(NamedTuple):
    """Put a meeple on a segment (by index) of the tile just laid; None skips."""

    segment: int | None

    @property
    def action(self) -> int:
        return int(SKIP) if self.segment is None else int(SKIP) + 1 + self.segment

    @classmethod
    def of(cls, action: int) -> Meeple:
        return cls(None if action == SKIP else action - int(SKIP) - 1)


def square(x: int, y: int) -> int:
    """The number of the square (x, y) on the torus."""
    return y % 80 * 80 + x % 80


def parse_place(text: str) -> tuple[int, int]:
    """(x, y) of a place written ``x,y``. Raises ``BadInput``."""
    found = PLACE.fullmatch(text)
    if not found:
        raise BadInput("bad-place", f"{text!r} is no place; write x,y such as 1,0", {"text": text})
    return int(found[1]), int(found[2])


def chance_notation(tile_set: TileSet, outcome: int) -> str:
    """A chance outcome in notation."""
    kinds = len(tile_set.tiles)
    return tile_set.tiles[outcome].id if outcome < kinds else f"P{outcome - kinds + 1}"


def parse_chance(tile_set: TileSet, text: str) -> int | None:
    """The chance outcome that ``text`` writes, or None."""
    if re.fullmatch(r"P[1-5]", text) and tile_set.type_index(text) is None:
        return len(tile_set.tiles) + int(text[1]) - 1
    return tile_set.type_index(text)
