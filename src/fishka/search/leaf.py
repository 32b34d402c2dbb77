"""What a search thinks of a position that it does not look beyond."""

from __future__ import annotations

import math
from typing import Final, final

from fishka.core.game import TERMINAL, State
from fishka.core.rng import Rng

SPREAD: Final = 1.7320508075688772
"""Makes the standard deviation of four uniform numbers, summed, 1."""


@final
class Leaf:
    """Judges positions by a playout, or by ``evaluate()`` in points.

    ``scale`` is the lead in points that makes winning about 73 % sure. ``noise`` is the standard
    deviation, in points, of an error made in every evaluation: how weaker bots are made.
    """

    def __init__(self, rng: Rng, evaluates: bool, scale: float, noise: float = 0.0) -> None:
        self.rng = rng
        self.evaluates = evaluates
        self.scale = scale
        self.noise = noise

    def value(self, state: State) -> list[float]:
        """A value for every seat in 0 .. 1, summing to 1 (to 0 for a truncated game).

        A playout goes on in ``state`` itself; half its value is who won, half by how much: who is
        far behind would lose every playout whatever he does.
        """
        if state.current_player == TERMINAL:
            return state.returns()
        if not self.evaluates:
            won = state.playout(self.rng)
            if sum(won) <= 0.0:
                return won
            led = self.shares([float(points) for points in state.scores])
            return [0.5 * w + 0.5 * share for w, share in zip(won, led, strict=True)]
        return self.shares(self.points(state))

    def points(self, state: State) -> list[float]:
        """``evaluate()`` with the error of this bot."""
        found = state.evaluate()
        if self.noise > 0.0:
            for seat in range(len(found)):
                found[seat] += self.noise * self.error()
        return found

    def error(self) -> float:
        """About a standard normal number."""
        rng = self.rng
        return SPREAD * (rng.random() + rng.random() + rng.random() + rng.random() - 2.0)

    def shares(self, points: list[float]) -> list[float]:
        """How likely each is to win with expected ``points``: a softmax."""
        best = max(points)
        weights = [math.exp((p - best) / self.scale) for p in points]
        total = sum(weights)
        return [weight / total for weight in weights]


def shuffle(actions: list[int], rng: Rng) -> None:
    """A random order in place, so that no action is favoured by its number."""
    for left in range(len(actions) - 1, 0, -1):
        pick: int = rng.below(left + 1)
        kept = actions[left]
        actions[left] = actions[pick]
        actions[pick] = kept
