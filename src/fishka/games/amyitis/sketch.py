"""The table as text: the gardens with their canals, and what everybody has.

A garden square shows its tile, ``o`` and a letter once it is planted; between squares a spot shows
the letter of its cube, ``n`` for neutral, ``.`` where one may be laid now, ``-`` where not yet.
"""

from __future__ import annotations

from fishka.core import Span

from .components import CRAFTS, RESOURCES, TEMPLES, components, row_name
from .rules import AmyitisState
from .state import CAMELS, CUBES, LEVELS, OVER, RESOURCE, TALENTS

LETTERS = "ABCD"


def sketch(s: AmyitisState) -> list[list[Span]]:
    """The whole table."""
    lines = [[Span("      " + "".join(f"{letter:^10}" for letter in LETTERS), "axis")]]
    for row in range(4):
        lines.append(_squares(s, row))
        if row < 3:
            lines.append(_between(s, row))
    lines.append([])
    lines += [_field(s, row) for row in range(s.tables.n_rows)]
    lines += [_temple(s, temple) for temple in range(3)]
    lines += _groups(s)
    lines.append(_cities(s))
    lines += [_seat(s, seat) for seat in range(s.players)]
    return lines


def _cube(owner: int) -> Span:
    if owner == 0:
        return Span("·")
    if owner == 5:
        return Span("n", "axis")
    return Span(LETTERS[owner - 1], f"seat-{owner - 1}")


def _spots(s: AmyitisState, first: int, second: int) -> list[Span]:
    """The spots between two squares, two signs wide."""
    reach = 0 if s.phase == OVER else int(s.open_spots())
    found = []
    for k, spot in enumerate(components().spots):
        if spot.squares == (first, second):
            if s.spots[k]:
                found.append(_cube(int(s.spots[k])))
            else:
                found.append(Span(".", "legal") if reach >> k & 1 else Span("-", "axis"))
    return found + [Span(" ")] * (2 - len(found))


def _squares(s: AmyitisState, row: int) -> list[Span]:
    line = [Span(f"{row + 1:>4}  ", "axis")]
    for column in range(4):
        square = row * 4 + column
        if s.garden[square]:
            line.append(Span(f" {components().tiles[int(s.garden[square]) - 1].id}  ", "island"))
        elif s.planted[square]:
            owner = int(s.planted[square])
            line += [Span("  o"), _cube(owner), Span("  ")]
        else:
            line.append(Span("      ", "axis"))
        if column < 3:
            line += [Span(" "), *_spots(s, square, square + 1), Span(" ")]
    return line


def _between(s: AmyitisState, row: int) -> list[Span]:
    line = [Span("      ")]
    for column in range(4):
        square = row * 4 + column
        line += [Span("  "), *_spots(s, square, square + 4), Span("      ")]
    return line


def _field(s: AmyitisState, row: int) -> list[Span]:
    line = [Span(f"{row_name(row, s.tables.n_rows):<10}", "axis")]
    for space in range(5):
        resource = RESOURCES[int(s.tables.row_resource[row * 5 + space])]
        line += [
            Span(f"{resource} "),
            _cube(int(s.fields[row * 5 + space])),
            Span("  "),
        ]
    return line


def _temple(s: AmyitisState, temple: int) -> list[Span]:
    line = [Span(f"{TEMPLES[temple]:<10}", "axis")]
    for space in range(4):
        line += [_cube(int(s.temples[temple * 4 + space])), Span(" ")]
    return line


def _groups(s: AmyitisState) -> list[list[Span]]:
    lines = []
    for group in range(s.players):
        up = [CRAFTS[c] for c in range(4) for _ in range(int(s.groups[group * 4 + c]))]
        down = int(s.hired[group])
        words = f"{', '.join(up)} +{down}" if down else ", ".join(up)
        lines.append([Span(f"{group + 1:<10}", "axis"), Span(words)])
    return lines


def _cities(s: AmyitisState) -> list[Span]:
    line = []
    for number, city in enumerate(components().cities):
        here = number == int(s.caravan)
        line.append(Span(f"[{city.name}]" if here else city.name, "legal" if here else ""))
        line.append(Span(" > " if number < 8 else ""))
    return line


def _seat(s: AmyitisState, seat: int) -> list[Span]:
    goods = ", ".join(
        f"{RESOURCES[r]} {int(s.has(seat, RESOURCE + r))}"
        for r in range(5)
        if s.has(seat, RESOURCE + r)
    )
    numbers = f"camels {int(s.has(seat, CAMELS))} talents {int(s.has(seat, TALENTS))} "
    numbers += f"cubes {int(s.has(seat, CUBES))} "
    levels = "/".join(str(int(s.has(seat, LEVELS + k))) for k in range(4))
    return [_cube(seat + 1), Span(f" {numbers}court {levels} {goods}")]
