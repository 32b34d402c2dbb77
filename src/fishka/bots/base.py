"""What a bot is, what it may be told, and how it explains itself."""

from __future__ import annotations

from typing import Literal, NamedTuple, Protocol, runtime_checkable

from fishka.core import State


class Bot(Protocol):
    """Chooses for the seat to move."""

    def choose(self, state: State) -> int:
        """A legal action of ``state``, which stays as it is (clone it to look ahead)."""


@runtime_checkable
class Watcher(Protocol):
    """A bot that keeps its thoughts from one choice to the next."""

    def played(self, action: int) -> None:
        """``action``, of any seat or of chance, was done in the game this bot plays."""


@runtime_checkable
class Hasty(Protocol):
    """A bot that can be told to answer in time."""

    def hurry(self, milliseconds: int) -> None:
        """From now on answer a choice within this time, though the budget be not spent."""


class Alternative(NamedTuple):
    """An action and what a bot thinks of it; ``visits`` is how often it was looked at."""

    action: int
    value: float
    visits: int


class Explanation(NamedTuple):
    """What a bot would do and why.

    ``line`` begins with the action; what the bot expects after it follows, as far as it looked and
    as long as chance is not to act. Values are the mover's: a ``share`` of the win (0 .. 1), or a
    lead in ``points`` over the mean of the others. ``alternatives`` are best first and begin with
    the action too.
    """

    unit: Literal["share", "points"]
    line: tuple[int, ...]
    alternatives: tuple[Alternative, ...]

    @property
    def action(self) -> int:
        return self.line[0]

    @property
    def value(self) -> float:
        return self.alternatives[0].value


@runtime_checkable
class Explainer(Protocol):
    """A bot that can say why."""

    def explain(self, state: State) -> Explanation:
        """What it would choose in ``state``, with reasons."""
