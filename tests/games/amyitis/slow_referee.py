"""A slow, independent scorer of Amyitis, written from the ledger alone.

It follows a game by what is said at the table: who does what, in notation, and the events that
bring no points. From those it keeps its own model (cubes on spots, temples, cards, stocks), works
out who must score how much for what, and compares that with the events that do bring points.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from fishka.core import Event

TILES = {
    "T01": 1, "T02": 2, "T03": 1, "T04": 1, "T05": 2, "T06": 2, "T07": 3, "T08": 3,
    "T09": 3, "T10": 3, "T11": 3, "T12": 4, "T13": 4, "T14": 5, "T15": 5,
    "T16": 5, "T17": 6, "T18": 6, "T19": 8, "T20": 10,
}  # fmt: skip
"""Points of the garden tiles (the ledger's data)."""
CHOSEN = {"T01", "T02", "T05", "T09", "T12", "T16", "T17"}
"""Tiles whose reward is chosen: any court card, or any resource."""
QUALITY = {"P1": (1, 3), "P2": (1, 3), "P3": (1, 3), "P4": (2, 2)}
PALACES = (2, 3, 4, 5, 7, 10)
FAVOUR = {2: ((5, 5), (7, 10)), 3: ((4, 5), (6, 10)), 4: ((3, 5), (5, 10))}
LAST_TILES = {2: 3, 3: 4, 4: 4}
UNUSED = {2: 3, 3: 0, 4: 0}


class Due(NamedTuple):
    """Points that a seat must score: for which event, under which rule."""

    kind: str
    rule: str
    seat: int
    points: int


def squares_of(spot: str) -> tuple[str, str]:
    """The squares that a spot lies between: A1B1, or one half of C3D3 (AMY-102)."""
    return spot[:2], spot[2:4]


class Referee:
    """What a careful onlooker with pencil and paper knows of a game."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.scores = [0] * players
        self.spots: dict[str, int] = {}
        self.temples: dict[str, list[int | None]] = {
            "ishtar": [], "marduk": [], "tammuz": [],
        }  # fmt: skip
        self.gardens = {"D4": "T20"}
        self.tiles = [0] * players
        self.resources = [Counter[str]() for _ in range(players)]
        self.levels = [defaultdict[str, int](int) for _ in range(players)]
        self.cards: dict[str, tuple[str, int]] = {}
        self.caravan = "Babylon"
        self.dealt = 0
        self.passes = 0
        self.engineer = False
        self.square = ""
        self.quality = 0
        self.due: list[Due] = []

    # -- one step at the table --------------------------------------------------------------------

    def watch(self, seat: int, text: str, events: Sequence[Event]) -> None:
        """``seat`` (or chance, below 0) does ``text``; ``events`` is all that comes of it."""
        self.due = []
        silent = [event for event in events if event.score is None]
        if ":" in text:
            self.before(seat, *text.split(":", 1))
        elif text == "pass":
            self.passes += 1
        for event in silent:
            self.note(event)
        self.after(seat, text, {event.kind for event in silent})
        told = [
            Due(event.kind, event.rule, event.seat, event.score.points)
            for event in events
            if event.score is not None
        ]
        assert sorted(told) == sorted(self.due), f"{text}: told {told}, due {self.due}"
        for found in self.due:
            self.scores[found.seat] += found.points

    def owe(self, kind: str, rule: str, seat: int, points: int) -> None:
        self.due.append(Due(kind, rule, seat, points))

    def before(self, seat: int, verb: str, what: str) -> None:
        """What is chosen, and what it brings by itself."""
        if verb == "sell":
            goods = what.split("+")
            self.resources[seat].subtract(goods)
            assert self.caravan == "Babylon"  # AMY-312
            self.owe("sell", "AMY-312", seat, 3 * len(goods))
        elif verb == "spot":
            assert what not in self.spots  # AMY-307
            self.spots[what] = seat
            if self.engineer:
                self.owe("irrigate", "AMY-307", seat, 2)
            self.engineer = False
        elif verb == "plant":
            self.plant(seat, what)
        elif verb == "craft":
            self.dealt += 1

    def note(self, event: Event) -> None:
        """An event without points: where things lie now, and who has them."""
        params, seat = event.params, event.seat
        if event.kind == "garden-tile":
            self.gardens[str(params["square"])] = str(params["tile"])
        elif event.kind == "plant-card":
            self.cards[str(params["city"])] = (str(params["card"]), int(params["face"]) - 1)
        elif event.kind == "hire":
            self.engineer = params["craft"] == "engineer"
        elif event.kind == "travel":
            self.caravan = str(params["city"])
        elif event.kind == "resource":
            self.resources[seat][str(params["resource"])] += int(params["count"])
        elif event.kind in ("pay", "drop"):
            self.resources[seat][str(params["resource"])] -= 1
        elif event.kind == "swap":
            self.resources[seat][str(params["given"])] -= 1
            self.resources[seat][str(params["taken"])] += 1
        elif event.kind == "court-card":
            self.court_card(seat, str(params["card"]), int(params["level"]))
        elif event.kind in ("temple", "temple-neutral"):
            row = self.temples[str(params["temple"])]
            row.insert(0, seat if event.kind == "temple" else None)  # AMY-306
            del row[4:]

    def after(self, seat: int, text: str, kinds: set[str]) -> None:
        """What becomes due when the step and all that it brings are done."""
        if self.dealt == 3 * self.players:
            self.dealt = 0
            self.income()
        if text.startswith("plant:"):
            tile = self.gardens.pop(text.removeprefix("plant:"))
            if tile not in CHOSEN or "reward-lost" in kinds:
                self.bonus()
        elif self.square and text.startswith(("court:", "take:")):
            self.bonus()
        if text.startswith("temple:") and self.passes == self.players:  # the procession
            self.passes = 0
            if self.ranks("ishtar")[0] is None:
                self.marduk()
        elif text in ("take:camel", "take:talent"):
            self.marduk()
        if kinds & {"round", "truncated"}:  # AMY-501: then it was not the last
            assert self.tiles_left() > LAST_TILES[self.players]
        if "game-over" in kinds:
            assert self.tiles_left() <= LAST_TILES[self.players]
            self.finish()

    def tiles_left(self) -> int:
        return 16 - UNUSED[self.players] - sum(self.tiles)

    # -- what brings points -----------------------------------------------------------------------

    def income(self) -> None:
        """AMY-202: a banker of level 3 brings two points."""
        for seat in range(self.players):
            if self.levels[seat]["banker"] == 3:
                self.owe("income-points", "AMY-202", seat, 2)

    def court_card(self, seat: int, card: str, level: int) -> None:
        """AMY-313: the next level, AMY-314: a palace scores at once."""
        if card != "gardener":
            self.levels[seat][card] += 1
            assert self.levels[seat][card] == level
        if card == "palace":
            self.owe("palace", "AMY-314", seat, PALACES[level - 1])

    def plant(self, seat: int, square: str) -> None:
        """AMY-318: the tile's points. The card in the city gives the quality and is turned."""
        card, face = self.cards[self.caravan]
        self.cards[self.caravan] = (card, 1 - face)
        self.square, self.quality = square, QUALITY[card][face]
        self.tiles[seat] += 1
        self.owe("plant", "AMY-318", seat, TILES[self.gardens[square]])

    def bonus(self) -> None:
        """AMY-319: whoever has most cubes round the square scores the plant's own quality."""
        around = Counter(
            seat for spot, seat in self.spots.items() if self.square in squares_of(spot)
        )
        most = [seat for seat, number in around.items() if number == max(around.values())]
        if len(most) == 1:
            self.owe("bonus", "AMY-319", most[0], self.quality)
        self.square = ""

    def ranks(self, temple: str) -> tuple[int | None, int | None]:
        """AMY-402, AMY-406: first and second; no second where two play."""
        row = self.temples[temple]
        places = {seat: [k for k, cube in enumerate(row) if cube == seat] for seat in row}
        places.pop(None, None)
        order = sorted(places, key=lambda seat: (len(places[seat]), max(places[seat])))
        first = order[-1] if order else None
        second = order[-2] if len(order) > 1 and self.players > 2 else None
        return first, second

    def marduk(self) -> None:
        """AMY-404."""
        for seat, points in zip(self.ranks("marduk"), (2, 1), strict=True):
            if seat is not None:
                self.owe("marduk", "AMY-404", seat, points)

    def finish(self) -> None:
        """AMY-502: the favour by tiles taken, AMY-503: a point a resource."""
        for seat in range(self.players):
            favour = [p for least, p in FAVOUR[self.players] if self.tiles[seat] >= least]
            if favour:
                self.owe("favour", "AMY-502", seat, favour[-1])
            left = self.resources[seat].total()
            if left:
                self.owe("leftovers", "AMY-503", seat, left)
