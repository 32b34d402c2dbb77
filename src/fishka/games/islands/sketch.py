"""The table as text: every tile is five signs wide and three high.

``~`` water, ``#`` island, ``═ ║ ╔ ╗ ╚ ╝`` bridge, ``+`` the end of a bridge, ``*`` anchor, ``i``
lighthouse; a letter A .. E is a meeple of that seat. Legal squares for the drawn tile show ``.``.
"""

from __future__ import annotations

from fishka.core import Span

from .rules import IslandsState
from .state import TILE
from .tiles import BRIDGE, ISLAND, LIGHTHOUSE, WATER, Segment, TileSet, turned_edge, turned_half
from .view import fit_turns

WIDE, HIGH = 5, 3
EDGE_CELLS = ((0, 2), (1, 4), (2, 2), (1, 0))
"""(row, column) of the middle of the sides N E S W."""
HALF_CELLS = ((0, 1), (0, 3), (0, 4), (2, 4), (2, 3), (2, 1), (2, 0), (0, 0))
CORNERS = {(0, 1): (0, 4), (1, 2): (2, 4), (2, 3): (2, 0), (0, 3): (0, 0)}
"""The corner between two neighbouring sides."""
BENDS = {(0, 1): "╚", (1, 2): "╔", (2, 3): "╗", (0, 3): "╝", (0, 2): "║", (1, 3): "═"}
Cell = tuple[int, int]
Picture = dict[Cell, tuple[str, str]]
"""By (row, column): a sign and the name of its style."""


def sketch(s: IslandsState, tile_set: TileSet) -> list[list[Span]]:
    """The whole table with its coordinates."""
    columns = range(int(s.min_x) - 1, int(s.max_x) + 2)
    cells = {}
    for slot in range(s.n_slots):
        at = int(s.square[slot])
        cells[int(s.row(at)), int(s.column(at))] = _tile(s, tile_set, slot)
    if s.phase == TILE:
        for k in range(s.n_frontier):
            at = int(s.frontier[k])
            if fit_turns(s, s.drawn, at):
                cells[int(s.row(at)), int(s.column(at))] = {(1, 2): (".", "legal")}
    lines = [[Span("      " + "".join(f"{x:^{WIDE}}" for x in columns), "axis")]]
    for y in range(int(s.min_y) - 1, int(s.max_y) + 2):
        for row in range(HIGH):
            line = [Span(f"{y:>4}  " if row == 1 else " " * 6, "axis")]
            for x in columns:
                line.extend(_row(cells.get((y, x), {}), row))
            lines.append(line)
    return lines


def _row(picture: Picture, row: int) -> list[Span]:
    signs = (picture.get((row, column), (" ", "")) for column in range(WIDE))
    return [Span(sign, style) for sign, style in signs]


def _tile(s: IslandsState, tile_set: TileSet, slot: int) -> Picture:
    turns = int(s.code[slot]) & 3
    tile = tile_set.tiles[int(s.code[slot]) >> 2]
    standing = int(s.standing[slot]) - 1
    picture: Picture = {(r, c): ("~", "water") for r in range(HIGH) for c in range(WIDE)}
    for index, segment in enumerate(tile.segments):
        spot = _draw(picture, segment, turns)
        if standing >= 0 and standing & 7 == index:
            seat = standing >> 3
            picture[spot] = ("ABCDE"[seat], f"seat-{seat}")
    return picture


def _draw(picture: Picture, segment: Segment, turns: int) -> Cell:
    """Draw a segment; the cell where a meeple on it stands."""
    sides = tuple(sorted(turned_edge(edge, turns) for edge in segment.edges))
    if segment.kind == ISLAND:
        return _draw_island(picture, sides, segment.anchors)
    if segment.kind == BRIDGE:
        for side in sides:
            picture[EDGE_CELLS[side]] = ("║" if side % 2 == 0 else "═", "bridge")
        if len(sides) == 2:
            picture[1, 2] = (BENDS[sides], "bridge")
            return 1, 2
        picture[1, 2] = ("+", "bridge")
        return EDGE_CELLS[sides[0]]
    if segment.kind == LIGHTHOUSE:
        picture[1, 2] = ("i", "lighthouse")
        return 1, 2
    assert segment.kind == WATER
    halves = sorted(turned_half(half, turns) for half in segment.halves)
    return HALF_CELLS[halves[0]]


def _draw_island(picture: Picture, sides: tuple[int, ...], anchors: int) -> Cell:
    land = ("#", "island")
    for side in sides:
        row, column = EDGE_CELLS[side]
        picture[row, column] = land
        if side % 2 == 0:
            picture[row, 1] = picture[row, 3] = land
    for pair, corner in CORNERS.items():
        if set(pair) <= set(sides):
            picture[corner] = land
    if len(sides) == 1:
        return EDGE_CELLS[sides[0]]
    for column in (1, 2, 3):
        picture[1, column] = land
    if anchors:
        picture[1, 1] = ("*", "anchor")
    return 1, 2
