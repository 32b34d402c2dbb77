"""Actions as values, and their notation.

``A1@3,10`` puts ship A1 on a start square (x east, y south); ``spin`` asks for the wind; ``A1-NO3``
sails ship A1 three squares north-east; ``aim:B2`` or ``aim:K`` names a ship or a port as the
target, ``gun:A1`` or ``gun:C`` adds a ship or a port to the salvo and ``fire`` fires it; ``sink``
and ``capture`` decide about a beaten ship; ``unload:A1:3`` unloads three rounds of ammunition;
``done`` ends the turn. Chance: ``N`` ``NO`` .. ``NW``, ``calm``, ``storm`` of the spinner, ``P2``
makes the second seat begin.

A ship is called by the letter of the fleet that it began in, and its number: ``A1``.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from fishka.core import BadInput

from .maps import COURSES, SeaMap
from .state import (
    AIM_ACTION,
    CAPTURE_ACTION,
    DONE_ACTION,
    FIRE_ACTION,
    FIRST_OUTCOME,
    GUN_ACTION,
    PLACE_ACTION,
    PORT,
    SAIL_ACTION,
    SINK_ACTION,
    SPIN_ACTION,
    UNLOAD_ACTION,
)

SECTORS = (*COURSES, "calm", "storm")
WORDS = {
    "done": int(DONE_ACTION),
    "spin": int(SPIN_ACTION),
    "fire": int(FIRE_ACTION),
    "sink": int(SINK_ACTION),
    "capture": int(CAPTURE_ACTION),
}
"""Actions that are a word."""
FLEETS = "ABCDEF"
PLACE = re.compile(r"(\d{1,2}),(\d{1,2})")
SHIP = re.compile(r"([A-F])([1-4])")


class Names(NamedTuple):
    """How the pieces and places of one game are called."""

    sea: SeaMap
    ships: int
    """Ships of every fleet (COL-1.2)."""
    players: int

    def piece(self, piece: int) -> str:
        """The name of a ship or port."""
        if piece >= PORT:
            return self.sea.ports[piece - int(PORT)].id
        return f"{FLEETS[piece // self.ships]}{piece % self.ships + 1}"

    def ship_of(self, text: str) -> int | None:
        """The ship called so, or None."""
        found = SHIP.fullmatch(text)
        if not found:
            return None
        fleet, number = FLEETS.index(found[1]), int(found[2]) - 1
        if fleet >= self.players or number >= self.ships:
            return None
        return fleet * self.ships + number

    def piece_of(self, text: str) -> int | None:
        """The ship or port called so, or None."""
        port = self.sea.port_index(text)
        return self.ship_of(text) if port is None else int(PORT) + port

    def place(self, square: int) -> str:
        """A square, written ``x,y``."""
        return f"{square % self.sea.width},{square // self.sea.width}"

    def square_of(self, text: str) -> int:
        """The square written ``x,y``. Raises ``BadInput``."""
        found = PLACE.fullmatch(text)
        if not found:
            raise BadInput(
                "bad-place", f"{text!r} is no square; write x,y such as 3,10", {"text": text}
            )
        x, y = int(found[1]), int(found[2])
        if x >= self.sea.width or y >= self.sea.height:
            raise BadInput(
                "bad-place",
                f"{text} is off the map of {self.sea.width} x {self.sea.height} squares",
                {"text": text},
            )
        return y * self.sea.width + x


class Placing(NamedTuple):
    """A ship comes onto the ``spot``-th square of the start area (COL-3.2, COL-6.2)."""

    spot: int

    @property
    def action(self) -> int:
        return int(PLACE_ACTION) + self.spot


class Aim(NamedTuple):
    """A piece is named as the target (COL-6.4); or a neutral port fires at it (COL-7.2)."""

    piece: int

    @property
    def action(self) -> int:
        return int(AIM_ACTION) + self.piece


class Gun(NamedTuple):
    """A piece joins the salvo."""

    piece: int

    @property
    def action(self) -> int:
        return int(GUN_ACTION) + self.piece


class Unloading(NamedTuple):
    """A ship unloads so many rounds (COL-3.3)."""

    ship: int
    rounds: int

    @property
    def action(self) -> int:
        return int(UNLOAD_ACTION) + self.ship * 5 + self.rounds - 1


class Sailing(NamedTuple):
    """A ship sails so many squares on a course (COL-4.3)."""

    ship: int
    course: int
    squares: int

    @property
    def action(self) -> int:
        return int(SAIL_ACTION) + self.ship * 24 + self.course * 3 + self.squares - 1


Action = Placing | Aim | Gun | Unloading | Sailing | str


def action_of(number: int) -> Action:
    """The value of an action: one of the words, or a value with parts."""
    for word, action in WORDS.items():
        if action == number:
            return word
    if number >= SAIL_ACTION:
        ship, move = divmod(number - int(SAIL_ACTION), 24)
        return Sailing(ship, move // 3, move % 3 + 1)
    if number >= UNLOAD_ACTION:
        ship, rounds = divmod(number - int(UNLOAD_ACTION), 5)
        return Unloading(ship, rounds + 1)
    if number >= GUN_ACTION:
        return Gun(number - int(GUN_ACTION))
    if number >= AIM_ACTION:
        return Aim(number - int(AIM_ACTION))
    return Placing(number - int(PLACE_ACTION))


def written(names: Names, number: int, due_ship: int) -> str:
    """An action in notation; ``due_ship`` is the one that would be placed."""
    action = action_of(number)
    if isinstance(action, str):
        return action
    if isinstance(action, Placing):
        x, y = names.sea.start[action.spot]
        return f"{names.piece(due_ship)}@{x},{y}"
    if isinstance(action, Aim):
        return f"aim:{names.piece(action.piece)}"
    if isinstance(action, Gun):
        return f"gun:{names.piece(action.piece)}"
    if isinstance(action, Unloading):
        return f"unload:{names.piece(action.ship)}:{action.rounds}"
    return f"{names.piece(action.ship)}-{COURSES[action.course]}{action.squares}"


def parsed(names: Names, text: str) -> tuple[Action, int | None] | None:
    """The action written so and the ship that it places, or None. Raises ``BadInput``."""
    if text in WORDS:
        return text, None
    head, _, tail = text.partition("@")
    ship = names.ship_of(head)
    if ship is not None and tail:
        square = names.square_of(tail)
        place = (square % names.sea.width, square // names.sea.width)
        start = names.sea.start
        return (Placing(start.index(place)), ship) if place in start else None
    if found := re.fullmatch(r"(aim|gun):(\w+)", text):
        piece = names.piece_of(found[2])
        if piece is None:
            return None
        return (Aim(piece) if found[1] == "aim" else Gun(piece)), None
    if found := re.fullmatch(r"unload:(\w+):([1-5])", text):
        ship = names.ship_of(found[1])
        return None if ship is None else (Unloading(ship, int(found[2])), None)
    if found := re.fullmatch(r"(\w+)-([NOSW]{1,2})([1-3])", text):
        ship = names.ship_of(found[1])
        if ship is not None and found[2] in COURSES:
            return Sailing(ship, COURSES.index(found[2]), int(found[3])), None
    return None


def number_of(action: Action) -> int:
    """The action as an int."""
    return WORDS[action] if isinstance(action, str) else action.action


def chance_notation(outcome: int) -> str:
    """A chance outcome in notation."""
    if outcome < FIRST_OUTCOME:
        return SECTORS[outcome]
    return f"P{outcome - int(FIRST_OUTCOME) + 1}"


def parse_chance(text: str) -> int | None:
    """The chance outcome that ``text`` writes, or None."""
    if text in SECTORS:
        return SECTORS.index(text)
    if re.fullmatch(r"P[1-6]", text):
        return int(FIRST_OUTCOME) + int(text[1]) - 1
    return None
