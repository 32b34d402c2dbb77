"""What a game announces about itself before any options are chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from .errors import BadInput
from .game import Game

Value = str | int


class Option(NamedTuple):
    """An option of a game: one of ``choices``, or a whole number from ``low`` to ``high``.

    ``rule`` is the clause that grants it. Its texts are the templates ``option-<name>`` and
    ``option-<name>-<choice>`` of the game's rulebook.
    """

    name: str
    default: Value
    rule: str
    choices: tuple[Value, ...] = ()
    low: int = 0
    high: int = 0

    def parse(self, value: object) -> Value:
        """The value meant by ``value`` (a word from a command line or a JSON value)."""
        if self.choices:
            for choice in self.choices:
                if value == choice or str(value).lower() == str(choice):
                    return choice
            allowed = ", ".join(str(choice) for choice in self.choices)
            raise self._bad(value, f"one of {allowed}")
        try:
            number = int(str(value))
        except ValueError:
            number = self.low - 1
        if not self.low <= number <= self.high:
            raise self._bad(value, f"a whole number from {self.low} to {self.high}")
        return number

    def _bad(self, value: object, allowed: str) -> BadInput:
        return BadInput(
            "bad-option-value",
            f"option {self.name} can't be {value!r}; it takes {allowed}",
            {"option": self.name, "value": str(value), "allowed": allowed},
        )


class GameType(NamedTuple):
    """A game as it is registered: its bounds, options and class.

    ``rules_version`` rises when a recorded game no longer replays. ``two_part_turns`` says that a
    turn is several micro-actions, so that ``playout_joint`` differs from ``playout``.
    ``bench_options`` are those under which others measured their speed.
    """

    name: str
    min_players: int
    max_players: int
    options: tuple[Option, ...]
    rules_version: int
    make: Callable[[str, int, Mapping[str, Value]], Game]
    two_part_turns: bool = False
    bench_options: Mapping[str, Value] = {}

    def resolve(self, given: Mapping[str, object]) -> dict[str, Value]:
        """All options, defaults filled in. Raises ``BadInput`` for a name or value unknown."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                names = ", ".join(known) or "none"
                raise BadInput(
                    "unknown-option",
                    f"{self.name} has no option {name!r}; it has {names}",
                    {"option": str(name), "game": self.name, "known": names},
                )
        return {
            name: option.parse(given[name]) if name in given else option.default
            for name, option in known.items()
        }

    def game(self, players: int, given: Mapping[str, object]) -> Game:
        """A game for ``players`` with options. Raises ``BadInput``."""
        if type(players) is not int or not self.min_players <= players <= self.max_players:
            raise BadInput(
                "bad-players",
                f"{self.name} is for {self.min_players} to {self.max_players} players, "
                f"not {players!r}",
                {
                    "game": self.name,
                    "low": self.min_players,
                    "high": self.max_players,
                    "players": str(players),
                },
            )
        return self.make(self.name, players, self.resolve(given))
