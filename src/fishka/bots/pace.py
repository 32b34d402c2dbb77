"""How long a bot may think at a table. Experiments (the arena) have no clock."""

from __future__ import annotations

from fishka.core import Match

from .levels import levels

TURN_SECONDS = 2.0
"""All that a level may think in one turn, on one core.

Its budget takes a small part of it; on a slow or busy machine a level plays what it has found.
"""
SHARE = 0.25
"""What one choice may take of the time that its turn has left: a turn may have any number."""


class Pace:
    """The time of one table's bots: what the present turn has taken of it."""

    def __init__(self) -> None:
        self._turn = (-1, -1)
        self._spent = 0.0

    def within(self, spec: str, match: Match, deadline: float) -> float:
        """Seconds in which the bot ``spec`` should answer the present choice of ``match``.

        ``deadline`` is when it is given up; a bot that is no level may take half of it.
        """
        if spec not in levels(match.game.name):
            return deadline / 2
        turn = (match.state.current_player, match.turn_start)
        if turn != self._turn:
            self._turn, self._spent = turn, 0.0
        return min(deadline / 2, SHARE * max(0.0, TURN_SECONDS - self._spent))

    def took(self, seconds: float) -> None:
        """The last choice took so long."""
        self._spent += seconds
