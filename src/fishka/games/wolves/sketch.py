"""The map as text: every hex is a terrain letter and up to two signs of what stands there.

``F R G T D`` forest, rock, grass, tundra, desert; ``~`` water, ``x`` chasm. A piece is the letter
of its seat, A to E, or ``?`` for the dummy pack: ``A`` an alpha, ``a`` a wolf, ``A^`` a den and
``A#`` a lair. ``*`` a lone wolf, ``!`` prey with how many are left.
"""

from __future__ import annotations

from fishka.core import Span

from . import reasons
from .legal import shown
from .material import KINDS, TERRAIN_LETTERS, TERRAINS
from .rules import WolvesState
from .state import ACTION_TOKENS, LONE, PREY, STACK, TERRAIN_TOKENS, TILE_STRIDE

WIDE = 6
SEATS = "ABCDE"


def sketch(s: WolvesState) -> list[list[Span]]:
    """The map, two lines a row of hexes, then a line for every player."""
    hexes = s.tables.material.map.hexes
    columns = sorted({h.q for h in hexes})
    rows: dict[int, dict[int, int]] = {}
    for at, h in enumerate(hexes):
        rows.setdefault(2 * h.r + h.q, {})[h.q] = at
    lines = [[Span(" " * 5 + "".join(f"{q:^{WIDE}}" for q in columns), "axis")]]
    for row in sorted(rows):
        line = [Span(f"{row:>4} ", "axis")]
        for q in columns:
            number = rows[row].get(q, -1)
            line.extend([Span(" " * WIDE)] if number < 0 else _hex(s, number))
        lines.append(line)
    lines.append([Span("")])
    lines.extend(_seat(s, seat) for seat in range(s.seats))
    lines.append([Span(_moon(s), "axis")])
    return lines


def _hex(s: WolvesState, h: int) -> list[Span]:
    terrain = int(s.terrain_of(h))
    slot = s.tables.material.map.hexes[h].slot
    ground = {"W": "~", "X": "x"}.get(slot, ".")
    style = {"W": "water", "X": "chasm"}.get(slot, "unknown")
    if terrain < len(TERRAINS):
        ground, style = TERRAIN_LETTERS[terrain], TERRAINS[terrain]
    spans = [Span(" "), Span(ground, style)]
    if s.has(LONE, h):
        spans.append(Span("*", "lone"))
    elif s.has(PREY, h):
        tile = int(s.tables.tile_of[h])
        spans.append(Span(f"!{int(s.tile[tile * int(TILE_STRIDE) + int(STACK)])}", "prey"))
    for owner, kind in sorted(reasons.pieces_on(s, h), key=lambda piece: -piece[1]):
        spans.append(_piece(s, owner, kind))
    used = sum(len(span.text) for span in spans)
    return [*spans, Span(" " * (WIDE - used))]


def _piece(s: WolvesState, owner: int, kind: int) -> Span:
    letter = "?" if owner == s.seats else SEATS[owner]
    style = "dummy" if owner == s.seats else f"seat-{owner}"
    if KINDS[kind] == "wolf":
        return Span("w" if owner == s.seats else letter.lower(), style)
    return Span(letter + {"alpha": "", "den": "^", "lair": "#"}[KINDS[kind]], style)


def _seat(s: WolvesState, seat: int) -> list[Span]:
    """Points, terrains shown, tokens and attributes of a player."""
    tiles = "".join(
        letter * int(s.tables.ones[shown(s, seat, k)]) for k, letter in enumerate(TERRAIN_LETTERS)
    )
    values = "/".join(str(int(s.attribute(seat, track))) for track in range(3))
    tokens = f"{int(s.own(seat, TERRAIN_TOKENS))}+{int(s.own(seat, ACTION_TOKENS))}"
    mark = ">" if seat == s.turn else " "
    text = f"{mark}{SEATS[seat]}  {s.scores[seat]:>3}  {tiles:<6}  {tokens}  {values}"
    return [Span(text, f"seat-{seat}")]


def _moon(s: WolvesState) -> str:
    marks = " ".join(str(mark) for mark in s.tables.material.marks)
    return f"moon {int(s.moon)} ({marks})"
