"""Wald's sequential probability ratio test on the score of the first of two bots.

Each game is a trial whose result x is 1 for a win, 1/2 for a draw, 0 for a loss, and

    LLR = sum of x ln(p1 / p0) + (1 - x) ln((1 - p1) / (1 - p0))

is compared with ln((1 - beta) / alpha), where H1 (score p1) is accepted, and with
ln(beta / (1 - alpha)), where H0 (score p0) is. It is looked at after whole pairs only, so that each
bot has had each seat and the same draws. A. Wald, Sequential Analysis, 1947, chapter 5; half a
trial of each kind for a draw keeps the expectation and overstates the variance, so that draws make
the test longer, not wrong.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from fishka.core import BadInput

from .messages import Result
from .schedule import Entry, Schedule

Decision = Literal["", "H0", "H1"]


class Hypotheses(NamedTuple):
    """Scores to tell apart, and how often each may be taken for the other."""

    p0: float
    p1: float
    alpha: float = 0.05
    beta: float = 0.05

    def check(self, schedule: Schedule) -> None:
        """Raises ``BadInput`` if they can't be tested by this schedule."""
        if not 0 < self.p0 < self.p1 < 1:
            raise BadInput(
                "bad-sprt",
                f"a test needs two scores, 0 < P0 < P1 < 1, such as 0.60,0.70, not "
                f"{self.p0:g},{self.p1:g}",
            )
        if len(schedule.bots) != 2 or schedule.players != 2:
            raise BadInput(
                "bad-sprt",
                f"a test is for two bots and two players, not {len(schedule.bots)} bots and "
                f"{schedule.players} players",
            )


class Sprt:
    """A test in progress."""

    def __init__(self, hypotheses: Hypotheses) -> None:
        p0, p1, alpha, beta = hypotheses
        self.hypotheses = hypotheses
        self.upper = math.log((1 - beta) / alpha)
        self.lower = math.log(beta / (1 - alpha))
        self.score = 0.0
        self.games = 0
        self._win = math.log(p1 / p0)
        self._loss = math.log((1 - p1) / (1 - p0))

    @property
    def llr(self) -> float:
        """How much likelier the games are by the higher score than by the lower, as a logarithm."""
        return self.score * self._win + (self.games - self.score) * self._loss

    @property
    def decision(self) -> Decision:
        """H1, H0, or empty while the games so far do not tell."""
        if self.llr >= self.upper:
            return "H1"
        return "H0" if self.llr <= self.lower else ""

    def add(self, score: float, games: int) -> None:
        """Count ``games`` in which the first bot made ``score`` together."""
        self.score += score
        self.games += games


def pair_score(pair: Sequence[Entry], results: Mapping[int, Result]) -> float:
    """What the first bot made in a pair of two-player games, against the second."""
    return sum(
        versus(results[entry.number], entry.seats.index(0), entry.seats.index(1)) for entry in pair
    )


def versus(result: Result, seat: int, other: int) -> float:
    """1, 1/2 or 0: whether ``seat`` came out before ``other``.

    The one with more of the win did; of two who won nothing, the one with more points. All are
    equal in a game that a limit ended.
    """
    if result.truncated:
        return 0.5
    ours, theirs = result.returns[seat], result.returns[other]
    if ours == theirs == 0:
        ours, theirs = float(result.scores[seat]), float(result.scores[other])
    return 0.5 if ours == theirs else float(ours > theirs)
