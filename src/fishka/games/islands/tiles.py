"""Tile sets: loading and checking the data files, and what a turned tile looks like."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from fishka.core import BadInput
from fishka.core import data as files

SIDES = "NESW"
KINDS = ("island", "bridge", "water", "lighthouse")
LETTERS = "IBWL"
"""The letter of each kind: edges have I, B or W; segments are called I1, B2, W1, L."""
ISLAND, BRIDGE, WATER, LIGHTHOUSE = range(4)

TORUS = 80
"""Squares along each side of the board, which joins to itself at its borders."""
MOST_TILES = TORUS - 4
"""A larger set could reach round the torus and meet itself."""
MOST_SEGMENTS = 8

PACKAGE = "fishka.games.islands"


class Segment(NamedTuple):
    """A part of an object on one tile, as it lies unturned.

    ``edges``: the sides (0 N .. 3 W) where an island or bridge leaves the tile. ``halves``: the
    half-edges of a water. ``borders``: for a water, the segments (by index) of islands it touches.
    """

    name: str
    kind: int
    edges: tuple[int, ...]
    halves: tuple[int, ...]
    anchors: int
    borders: tuple[int, ...]


class Tile(NamedTuple):
    """A type of tile: its number of copies, its sides' kinds (N E S W), and its segments."""

    id: str
    name: str
    copies: int
    edges: tuple[int, ...]
    segments: tuple[Segment, ...]
    distinct_turns: int

    def segment(self, name: str) -> int | None:
        """The index of the segment called ``name``."""
        for index, segment in enumerate(self.segments):
            if segment.name == name:
                return index
        return None


class TileSet(NamedTuple):
    """A tile set (ISL-101): the types in the order of their ids, and the start tile's index."""

    id: str
    tiles: tuple[Tile, ...]
    start: int

    @property
    def size(self) -> int:
        return sum(tile.copies for tile in self.tiles)

    def type_index(self, tile_id: str) -> int | None:
        """The index of the type called ``tile_id``."""
        for index, tile in enumerate(self.tiles):
            if tile.id == tile_id:
                return index
        return None


def tile_set_names() -> tuple[str, ...]:
    """The tile sets there are; the first is the default."""
    names = [name for name in files.names(PACKAGE, "data", ".toml") if name.startswith("islands-")]
    return tuple(sorted(names, key=lambda name: (name != "islands-base-72", name)))


@cache
def tile_set(name: str) -> TileSet:
    """The tile set called ``name``, checked. Raises ``BadInput``."""
    return read_tile_set(files.toml(PACKAGE, "data", f"{name}.toml"))


def read_tile_set(data: dict[str, Any]) -> TileSet:
    """A tile set from the data of its file. Raises ``BadInput`` that says what is wrong."""
    tiles = tuple(sorted((_tile(entry) for entry in data["tiles"]), key=lambda tile: tile.id))
    ids = [tile.id for tile in tiles]
    if len(set(ids)) != len(ids):
        raise _bad("two types of tile have the same id")
    if data["start"] not in ids:
        raise _bad(f"the start tile {data['start']!r} is not in the set")
    found = TileSet(data["id"], tiles, ids.index(data["start"]))
    if found.size > MOST_TILES:
        raise _bad(f"{found.size} tiles are too many for the board; {MOST_TILES} fit")
    return found


def turned_edge(edge: int, turns: int) -> int:
    """The side where an unturned ``edge`` lies after clockwise quarter ``turns``."""
    return (edge + turns) % 4


def turned_half(half: int, turns: int) -> int:
    """The same for a half-edge (0 .. 7, clockwise from N-left)."""
    return (half + 2 * turns) % 8


def _tile(entry: dict[str, Any]) -> Tile:
    where = f"tile {entry.get('id')!r}"
    edges = tuple(LETTERS.index(letter) for letter in entry["edges"])
    if len(edges) != 4 or LIGHTHOUSE in edges:
        raise _bad(f"{where} needs four edges, each I, B or W")
    segments: list[Segment] = []
    for number, island in enumerate(entry.get("islands", []), 1):
        at = tuple(SIDES.index(side) for side in island["edges"])
        segments.append(Segment(f"I{number}", ISLAND, at, (), island["anchors"], ()))
    for number, bridge in enumerate(entry.get("bridges", []), 1):
        at = tuple(SIDES.index(side) for side in bridge)
        segments.append(Segment(f"B{number}", BRIDGE, at, (), 0, ()))
    for number, water in enumerate(entry.get("waters", []), 1):
        borders = tuple(island - 1 for island in water["islands"])
        segments.append(Segment(f"W{number}", WATER, (), tuple(water["halves"]), 0, borders))
    if entry.get("lighthouse", False):
        segments.append(Segment("L", LIGHTHOUSE, (), (), 0, ()))
    _check(where, edges, segments)
    tile = Tile(entry["id"], entry["name"], entry["count"], edges, tuple(segments), 4)
    return tile._replace(distinct_turns=_distinct_turns(tile))


def _check(where: str, edges: tuple[int, ...], segments: list[Segment]) -> None:
    if len(segments) > MOST_SEGMENTS:
        raise _bad(f"{where} has more than {MOST_SEGMENTS} segments")
    reached = sorted((edge, s.kind) for s in segments for edge in s.edges)
    if reached != [(edge, kind) for edge, kind in enumerate(edges) if kind != WATER]:
        raise _bad(f"{where}: every I and B edge belongs to one segment of its kind")
    wet = [half for half in range(8) if edges[half // 2] != ISLAND]
    if sorted(half for s in segments for half in s.halves) != wet:
        raise _bad(f"{where}: every half-edge beside no island belongs to one water")
    islands = sum(s.kind == ISLAND for s in segments)
    if any(not 0 <= island < islands for s in segments for island in s.borders):
        raise _bad(f"{where}: a water borders an island that is not there")


def _distinct_turns(tile: Tile) -> int:
    """1, 2 or 4: after how many quarter turns the tile looks as before."""

    def picture(turns: int) -> object:
        shapes = []
        for s in tile.segments:
            at = sorted(turned_edge(edge, turns) for edge in s.edges)
            wet = sorted(turned_half(half, turns) for half in s.halves)
            near = sorted(
                sorted(turned_edge(edge, turns) for edge in tile.segments[i].edges)
                for i in s.borders
            )
            shapes.append((s.kind, at, wet, s.anchors, near))
        return sorted(shapes)

    return next(turns for turns in (1, 2, 4) if picture(turns) == picture(0))


def _bad(what: str) -> BadInput:
    return BadInput("bad-tile-set", f"this tile set can't be used: {what}")
