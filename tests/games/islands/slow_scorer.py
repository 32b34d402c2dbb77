"""A slow referee of Islands, written from the ledger alone: flood fill over half-edges.

It shares nothing with the engine but the data file of the tiles.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from fishka.games import islands

DATA = Path(islands.__file__).parent / "data"
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
SIDES = "NESW"
MEETS = {0: 5, 1: 4, 2: 7, 3: 6, 4: 1, 5: 0, 6: 3, 7: 2}
Square = tuple[int, int]
Part = tuple[Square, str]


class Thing(NamedTuple):
    """An object as the referee finds it."""

    kind: str
    parts: frozenset[Part]
    complete: bool

    @property
    def squares(self) -> set[Square]:
        return {square for square, _ in self.parts}


class SlowGame:
    """A table of Islands."""

    def __init__(self, seats: int, strict: bool, tile_set: str = "islands-base-72") -> None:
        data = tomllib.loads((DATA / f"{tile_set}.toml").read_text(encoding="utf-8"))
        self.types: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in data["tiles"]}
        self.strict = strict
        self.table: dict[Square, tuple[str, int]] = {(0, 0): (data["start"], 0)}
        self.meeples: dict[Part, int] = {}
        self.supply = [7] * seats
        self.scores = [0] * seats

    # -- geometry ----------------------------------------------------------------------------

    def edge(self, kind: str, turns: int, side: str) -> str:
        """What a turned tile shows on a side: I, B or W."""
        found = self.types[kind]["edges"][(SIDES.index(side) - turns) % 4]
        return str(found)

    def parts_of(self, square: Square) -> list[str]:
        tile = self.types[self.table[square][0]]
        names = [f"I{n + 1}" for n in range(len(tile.get("islands", [])))]
        names += [f"B{n + 1}" for n in range(len(tile.get("bridges", [])))]
        names += [f"W{n + 1}" for n in range(len(tile.get("waters", [])))]
        return names + (["L"] if tile.get("lighthouse") else [])

    def exits(self, part: Part) -> list[object]:
        """The turned sides (letters) of an island or bridge, the turned halves of a water."""
        square, name = part
        kind, turns = self.table[square]
        tile, index = self.types[kind], int(name[1:] or 0) - 1
        if name[0] == "W":
            return [(half + 2 * turns) % 8 for half in tile["waters"][index]["halves"]]
        if name == "L":
            return []
        sides = tile["islands"][index]["edges"] if name[0] == "I" else tile["bridges"][index]
        return [SIDES[(SIDES.index(side) + turns) % 4] for side in sides]

    def beyond(self, part: Part) -> Iterator[Part | None]:
        """What lies across every exit: a part, or None for an empty square."""
        square, name = part
        for way in self.exits(part):
            side = way if isinstance(way, str) else SIDES[int(str(way)) // 2]
            dx, dy = STEP[side]
            other = (square[0] + dx, square[1] + dy)
            if other not in self.table:
                yield None
                continue
            back: object = SIDES[(SIDES.index(side) + 2) % 4]
            if not isinstance(way, str):
                back = MEETS[int(str(way))]
            for candidate in self.parts_of(other):
                if candidate[0] == name[0] and back in self.exits((other, candidate)):
                    yield other, candidate

    def thing(self, part: Part) -> Thing:
        parts, todo, open_exit = {part}, [part], False
        while todo:
            for other in self.beyond(todo.pop()):
                if other is None:
                    open_exit = True
                elif other not in parts:
                    parts.add(other)
                    todo.append(other)
        kind = {"I": "island", "B": "bridge", "W": "water", "L": "lighthouse"}[part[1][0]]
        complete = not open_exit
        if kind == "water":
            complete = False
        if kind == "lighthouse":
            complete = self.around(part[0]) == 8
        return Thing(kind, frozenset(parts), complete)

    def things(self) -> set[Thing]:
        return {self.thing((sq, name)) for sq in self.table for name in self.parts_of(sq)}

    def around(self, square: Square) -> int:
        x, y = square
        near = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
        return sum(place in self.table for place in near)

    # -- rules -------------------------------------------------------------------------------

    def placements(self, kind: str) -> set[tuple[int, int, int]]:
        """(x, y, turns) wherever a tile may lie, every rotation listed."""
        squares = {(x + dx, y + dy) for x, y in self.table for dx, dy in STEP.values()} - set(
            self.table
        )
        return {(*sq, turns) for sq in squares for turns in range(4) if self.fits(kind, turns, sq)}

    def fits(self, kind: str, turns: int, square: Square) -> bool:
        touching = 0
        for side, (dx, dy) in STEP.items():
            other = self.table.get((square[0] + dx, square[1] + dy))
            if other is not None:
                touching += 1
                back = SIDES[(SIDES.index(side) + 2) % 4]
                if self.edge(kind, turns, side) != self.edge(*other, back):
                    return False
        return touching > 0

    def spots(self, square: Square, seat: int) -> set[str]:
        """Parts of the tile at ``square`` that ``seat`` may occupy."""
        if not self.supply[seat]:
            return set()
        free = set()
        for name in self.parts_of(square):
            crew = self.crew(self.thing((square, name)))
            others = [count for other, count in enumerate(crew) if other != seat or self.strict]
            if not any(others):
                free.add(name)
        return free

    def crew(self, thing: Thing) -> list[int]:
        crew = [0] * len(self.supply)
        for part, seat in self.meeples.items():
            if part in thing.parts:
                crew[seat] += 1
        return crew

    def occupy(self, square: Square, name: str, seat: int) -> None:
        self.meeples[square, name] = seat
        self.supply[seat] -= 1

    def points(self, thing: Thing) -> int:
        if thing.kind == "lighthouse":
            ((square, _),) = thing.parts
            return 1 + self.around(square)
        if thing.kind == "water":
            return 3 * len(self.shores(thing))
        anchors = 0
        for square, name in thing.parts:
            if name[0] == "I":
                tile = self.types[self.table[square][0]]
                anchors += tile["islands"][int(name[1:]) - 1]["anchors"]
        each = 2 if thing.kind == "island" and thing.complete else 1
        return each * (len(thing.squares) + anchors)

    def shores(self, water: Thing) -> set[Thing]:
        """Completed islands that border a water."""
        found = set()
        for square, name in water.parts:
            tile = self.types[self.table[square][0]]
            for island in tile["waters"][int(name[1:]) - 1]["islands"]:
                found.add(self.thing((square, f"I{island}")))
        return {thing for thing in found if thing.complete}

    def reward(self, thing: Thing) -> None:
        crew = self.crew(thing)
        if any(crew):
            for seat, count in enumerate(crew):
                if count == max(crew):
                    self.scores[seat] += self.points(thing)

    def end_turn(self) -> None:
        """Score every complete object with meeples, then send its meeples home."""
        done = {self.thing(part) for part in self.meeples}
        done = {thing for thing in done if thing.complete}
        for thing in done:
            self.reward(thing)
        for part, seat in list(self.meeples.items()):
            if any(part in thing.parts for thing in done):
                del self.meeples[part]
                self.supply[seat] += 1

    def final(self) -> None:
        for thing in {self.thing(part) for part in self.meeples}:
            self.reward(thing)
