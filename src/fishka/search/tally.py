"""What the trees of both kinds of sampling have in common: counting, time and the verdict."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from fishka.core.rng import Rng

from .result import Judgement, Limits

ONCE_IN: Final = 15
"""The clock is read once in so many simulations and one."""


class Tally:
    """How often a node was gone through, and the values that came of it, summed by seat."""

    def __init__(self, seats: i64) -> None:
        self.visits: i64 = 0
        self.totals: list[float] = [0.0] * seats


def tell(path: list[Tally], values: list[float]) -> None:
    """Count a simulation at every node it went through."""
    seats: i64 = len(values)
    for visited in path:
        visited.visits += 1
        totals = visited.totals
        for seat in range(seats):
            totals[seat] += values[seat]


def rank(
    actions: list[int], nodes: Sequence[Tally | None], player: i64, rng: Rng
) -> list[Judgement]:
    """Actions with the nodes they lead to, best for ``player`` first: visits, mean, then a draw."""
    found = []
    for action, node in zip(actions, nodes, strict=True):
        if node is None or node.visits == 0:
            found.append((0, 0.0, rng.next32(), action))
        else:
            mean = node.totals[player] / float(node.visits)
            found.append((int(node.visits), mean, rng.next32(), action))
    found.sort(reverse=True)
    return [Judgement(action, visits, value) for visits, value, _, action in found]


@final
class Stopwatch:
    """Says when the time of a search is up."""

    def __init__(self, limits: Limits) -> None:
        self.timed = limits.milliseconds > 0
        self.end = time.monotonic() + limits.milliseconds / 1000.0
        self.done: i64 = 0

    def rings(self) -> bool:
        """To be asked after every simulation."""
        self.done += 1
        return self.timed and self.done & ONCE_IN == 0 and time.monotonic() >= self.end
