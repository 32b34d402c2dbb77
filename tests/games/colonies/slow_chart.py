"""A slow referee of lines of fire, sailing and storms, written from the ledger alone.

Lines are cut with fractions, winds are angles in degrees. It shares nothing with the engine but the
map's data file; pieces come from the position JSON.
"""

from __future__ import annotations

import math
import tomllib
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

from fishka.games import colonies

DATA = Path(colonies.__file__).parent / "data" / "maps"
ROSE = {"N": (0, -1), "NO": (1, -1), "O": (1, 0), "SO": (1, 1), "S": (0, 1), "SW": (-1, 1),
        "W": (-1, 0), "NW": (-1, -1)}  # fmt: skip
Square = tuple[int, int]


def parse(text: str) -> Square:
    x, _, y = text.partition(",")
    return int(x), int(y)


class SlowChart:
    """A position: where land, ports and ships are, and who owns what."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.options = position["options"]
        file = DATA / f"{self.options['map']}.toml"
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        self.grid: list[str] = data["grid"]
        self.currents = {tuple(c["path"][0]): tuple(c["path"][-1]) for c in data["currents"]}
        self.turn: int = position["turn"]
        self.wind: str | None = position["wind"]
        ports = {
            mark: (x, y)
            for y, row in enumerate(self.grid)
            for x, mark in enumerate(row)
            if mark.isupper()
        }
        stated = position["ports"]
        self.ports = {ports[name]: name for name in ports}
        self.holder = {name: stated.get(name, {}).get("holder", "neutral") for name in ports}
        self.fired_ports = {name for name in ports if stated.get(name, {}).get("fired")}
        self.ships: dict[str, dict[str, Any]] = {
            name: {**ship, "at": parse(ship["at"])}
            for name, ship in position["ships"].items()
            if "," in ship["at"]
        }

    # -- what there is -----------------------------------------------------------------------

    def mark(self, square: Square) -> str:
        x, y = square
        if 0 <= y < len(self.grid) and 0 <= x < len(self.grid[0]):
            return self.grid[y][x]
        return "off"

    def is_land(self, square: Square) -> bool:
        return self.mark(square) in ("#", "off")

    def on(self, square: Square) -> list[str]:
        """The ships on a square."""
        return [name for name, ship in self.ships.items() if ship["at"] == square]

    # -- lines of fire (COL-6.6) ---------------------------------------------------------------

    def line_is_open(self, a: Square, b: Square) -> bool:
        """May a shot go from the middle of one square to the middle of another?"""
        if a == b or max(abs(a[0] - b[0]), abs(a[1] - b[1])) > 2:
            return False
        low, high = (min(a[0], b[0]), min(a[1], b[1])), (max(a[0], b[0]), max(a[1], b[1]))
        for square in product(range(low[0], high[0] + 1), range(low[1], high[1] + 1)):
            if square in (a, b) or not runs_through(a, b, square):
                continue
            if self.is_land(square) or square in self.ports or self.on(square):
                return False
        for corner in product(range(low[0], high[0]), range(low[1], high[1])):
            if touches(a, b, corner) and self.pinched(a, b, corner):
                return False
        return True

    def pinched(self, a: Square, b: Square, corner: Square) -> bool:
        """Are both squares of land that meet at a corner (their south-east, ..) off the line?"""
        x, y = corner
        around = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]
        beside = [s for s in around if s not in (a, b) and not runs_through(a, b, s)]
        return len(beside) == 2 and all(self.is_land(square) for square in beside)

    def targets(self) -> dict[str, set[str]]:
        """By target: the guns of the mover that can fire at it (COL-6.1, COL-6.4, COL-6.6)."""
        guns = {
            name: ship["at"]
            for name, ship in self.ships.items()
            if ship["seat"] == self.turn and not ship.get("fired") and not ship.get("prize")
        }
        guns |= {
            name: square
            for square, name in self.ports.items()
            if self.holder[name] == self.turn and name not in self.fired_ports
        }
        marks = {n: s["at"] for n, s in self.ships.items() if s["seat"] != self.turn}
        marks |= {
            name: square
            for square, name in self.ports.items()
            if self.holder[name] not in (self.turn, "free") and not self.on(square)
        }
        found = {}
        for target, there in marks.items():
            able = {gun for gun, here in guns.items() if self.line_is_open(here, there)}
            if able:
                found[target] = able
        return found

    # -- sailing (COL-4.3, COL-5) --------------------------------------------------------------

    def blows(self, wind: str) -> Square:
        """The step in which ships run before a wind."""
        x, y = ROSE[wind]
        return (-x, -y) if self.options["wind_arrow"] == "from" else (x, y)

    def speed(self, course: str, wind: str) -> int:
        (ax, ay), (bx, by) = ROSE[course], self.blows(wind)
        cosine = (ax * bx + ay * by) / (math.hypot(ax, ay) * math.hypot(bx, by))
        angle = round(math.degrees(math.acos(max(-1.0, min(1.0, cosine)))))
        return {0: 3, 45: 3, 90: 2, 135: 1, 180: 0}[angle]

    def may_step(self, here: Square, there: Square) -> bool:
        """As far as land goes (COL-4.3, COL-5.1)."""
        if self.is_land(there):
            return False
        if here[0] != there[0] and here[1] != there[1]:
            return not (self.is_land((here[0], there[1])) and self.is_land((there[0], here[1])))
        return True

    def moves(self, name: str) -> dict[str, Square]:
        """Every move of a ship, written as the game writes it, and where it ends."""
        found: dict[str, Square] = {}
        if self.wind not in ROSE or self.ships[name].get("sailed"):
            return found
        for course, (dx, dy) in ROSE.items():
            here: Square = self.ships[name]["at"]
            for n in range(1, self.speed(course, str(self.wind)) + 1):
                there = (here[0] + dx, here[1] + dy)
                if not self.may_step(here, there) or self.is_shut(there):
                    break
                found[f"{name}-{course}{n}"] = there
                here = there
        return found

    def is_shut(self, square: Square) -> bool:
        """COL-5.2, COL-5.3: another ship at sea, or a port that is neither own nor free."""
        if square in self.ports:
            return self.holder[self.ports[square]] not in (self.turn, "free")
        return bool(self.on(square))

    # -- storm (COL-4.2, COL-8) ----------------------------------------------------------------

    def storm(self, wind: str) -> dict[str, tuple[Any, ...]]:
        """What becomes of every ship: ("sunk",) or (seat, square, holes, prize)."""
        step = self.blows(wind)
        driven = {
            name
            for name, ship in self.ships.items()
            if ship["seat"] == self.turn
            and ship["at"] not in self.ports
            and not (self.options["start_shelter"] == "yes" and self.mark(ship["at"]) == "s")
        }
        caught = set(driven)
        held: set[str] = set()
        for _ in range(self.options["storm_distance"]):
            held |= self.held(driven, held, step)
            driven -= held
            driven = self.drift(driven, step)
            self.collide()
            driven &= set(self.ships)
        for name in caught & set(self.ships):
            at = self.ships[name]["at"]
            if at in self.currents and at not in self.ports:
                self.ships[name]["moving to"] = self.currents[at]
        for ship in self.ships.values():
            ship["at"] = ship.pop("moving to", ship["at"])
        self.collide()
        return {
            name: (s["seat"], s["at"], s["holes"], bool(s.get("prize")))
            for name, s in self.ships.items()
        }

    def held(self, driven: set[str], held: set[str], step: Square) -> set[str]:
        """(a) Those at the edge, and those behind them in file."""
        found: set[str] = set()
        for name in driven:
            at, file = self.ships[name]["at"], []
            while True:
                ahead = (at[0] + step[0], at[1] + step[1])
                file.append(at)
                if self.mark(ahead) == "off":
                    found.add(name)
                    break
                if not self.may_step(at, ahead):
                    break
                there = [n for n in self.on(ahead) if n in driven or n in held]
                if not there or ahead in self.ports:
                    break
                if there[0] in held:
                    found.add(name)
                    break
                at = ahead
        return found

    def drift(self, driven: set[str], step: Square) -> set[str]:
        """(a) One square for all at once; those that may drift on."""
        still = set()
        for name in sorted(driven):
            ship = self.ships[name]
            at = ship["at"]
            there = (at[0] + step[0], at[1] + step[1])
            port = self.ports.get(there)
            if not self.may_step(at, there) or (port and self.holder[port] == "neutral"):
                ship["holes"] += 1
                if self.options["storm_aground"] == "sunk" or ship["holes"] >= 3:
                    del self.ships[name]
                continue
            ship["at"] = there
            if port is None:
                still.add(name)
            elif self.holder[port] == "free":
                if not ship.get("prize"):
                    self.holder[port] = self.turn
            elif self.holder[port] != self.turn:
                ship["seat"] = self.holder[port]
                ship["prize"] = ship["holes"] > 0
        return still

    def collide(self) -> None:
        """(b) Two or more on a square outside a port: all sink."""
        squares = [ship["at"] for ship in self.ships.values()]
        for name, ship in list(self.ships.items()):
            if squares.count(ship["at"]) > 1 and ship["at"] not in self.ports:
                del self.ships[name]


def runs_through(a: Square, b: Square, square: Square) -> bool:
    """Does the line between two middles run through the inside of a square?"""
    low, high = Fraction(0), Fraction(1)
    for axis in (0, 1):
        start, way = Fraction(a[axis]), Fraction(b[axis] - a[axis])
        near, far = square[axis] - Fraction(1, 2), square[axis] + Fraction(1, 2)
        if way == 0:
            if not near < start < far:
                return False
            continue
        ends = sorted(((near - start) / way, (far - start) / way))
        low, high = max(low, ends[0]), min(high, ends[1])
    return low < high


def touches(a: Square, b: Square, corner: Square) -> bool:
    """Does the line pass through the corner between ``corner`` and the square south-east of it?"""
    x, y = corner[0] + Fraction(1, 2), corner[1] + Fraction(1, 2)
    return (x - a[0]) * (b[1] - a[1]) == (y - a[1]) * (b[0] - a[0])
