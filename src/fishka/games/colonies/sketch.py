"""The table as text: every square is three signs wide.

``~`` sea, ``s`` start area, ``#`` land, ``>`` the tail of a current. A port is ``[K]`` closed,
``(K)`` free, ``K=A`` held by seat A. A ship shows its name, then ``.``, ``:`` or ``!`` for one,
two, three holes. Below stand the wind, the ships that are not at sea, and those that have changed
hands, as ``A3=C``.
"""

from __future__ import annotations

from fishka.core import Span

from .actions import SECTORS, Names
from .rules import ColoniesState
from .state import DUE, FREE, NEUTRAL, NO_PORT, NONE, PORT

WIDE = 3
HOLES = " .:!"
SEATS = "ABCDEF"


def sketch(s: ColoniesState, names: Names) -> list[list[Span]]:
    """The whole map with its coordinates, and what lies in ports."""
    width, height = names.sea.width, names.sea.height
    lines = [[Span("    " + "".join(f"{x:^{WIDE}}" for x in range(width)), "axis")]]
    for y in range(height):
        line = [Span(f"{y:>3} ", "axis")]
        line.extend(_square(s, names, y * width + x) for x in range(width))
        lines.append(line)
    lines.append([Span(f"    {_wind(s)}")])
    for ship in range(s.settings.n_ships):
        where, seat = _where(s, names, ship), int(s.owner[ship])
        taken = f"={SEATS[seat]}" if seat != ship // names.ships else ""
        if where or taken:
            text = f"    {_ship(s, names, ship).strip()}{taken} {where}"
            lines.append([Span(text, f"seat-{seat}")])
    return lines


def _square(s: ColoniesState, names: Names, square: int) -> Span:
    place = (square % names.sea.width, square // names.sea.width)
    ship = int(s.ship_on[square]) - 1
    if ship >= 0:
        return Span(f"{_ship(s, names, ship):^{WIDE}}", f"seat-{int(s.owner[ship])}")
    port = int(s.chart.port[square])
    if port != NO_PORT:
        return _port(s, names, port)
    if int(s.chart.head[square]) >= 0:
        return Span(" > ", "water")
    sign = {"#": "###", "s": " s "}.get(names.sea.at(place), " ~ ")
    return Span(sign, "island" if sign[0] == "#" else "water")


def _port(s: ColoniesState, names: Names, port: int) -> Span:
    name, holder = names.piece(int(PORT) + port), int(s.holder[port])
    if holder == FREE:
        return Span(f"({name})", "lighthouse")
    if holder == NEUTRAL:
        return Span(f"[{name}]", "bridge")
    return Span(f"{name}={SEATS[holder]}", f"seat-{holder}")


def _ship(s: ColoniesState, names: Names, ship: int) -> str:
    return f"{names.piece(ship)}{HOLES[min(3, int(s.holes[ship]))]}"


def _where(s: ColoniesState, names: Names, ship: int) -> str:
    """Where a ship is that the map does not show."""
    if s.at[ship] == DUE:
        return "-> start"
    port = int(s.port_of(ship))
    return "" if port == NO_PORT else f"[{names.piece(int(PORT) + port)}]"


def _wind(s: ColoniesState) -> str:
    """The wind as it was spun, and where ships run before it."""
    if s.wind == NONE:
        return "(?)"
    blown = int(s.gale) if s.gale != NONE else int(s.wind)
    arrow = f" -> {SECTORS[int(s.flow(blown))]}" if 0 <= blown < 8 else ""
    return f"({SECTORS[int(s.wind)]}{arrow})"
