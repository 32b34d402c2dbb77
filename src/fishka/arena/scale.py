"""How many points of lead make a win likely: one number, fitted to games of greedy bots."""

from __future__ import annotations

import math

from fishka.core import Game

from .duel import walk

GAMES = 60
EVERY = 7
"""Of so many steps, one position is looked at."""
SMALLEST, LARGEST = 0.5, 64.0
HALVINGS = 30

Sample = tuple[list[float], list[float]]
"""What ``evaluate()`` said of a position, and the returns of its game."""


def fit_scale(game: Game, seed: int) -> float:
    """The scale of the softmax over ``evaluate()`` that foretells the winners best, in points.

    Maximum likelihood over positions of greedy games; its logarithm has one peak in 1 / scale.
    """
    samples = [sample for number in range(GAMES) for sample in sampled(game, f"{seed} {number}")]
    low, high = 1.0 / LARGEST, 1.0 / SMALLEST
    for _ in range(HALVINGS):
        middle = (low + high) / 2.0
        if slope(samples, middle) > 0.0:
            low = middle
        else:
            high = middle
    return float(f"{2.0 / (low + high):.3g}")


def sampled(game: Game, name: str) -> list[Sample]:
    """Positions along a game of greedy bots; none of a game that a limit ended."""
    seen: list[list[float]] = []
    state = game.new_state()
    for steps, at in enumerate(walk(game, game, f"scale {name}")):
        state = at
        if steps % EVERY == 0 and not state.is_terminal:
            seen.append(state.evaluate())
    returns = state.returns()
    return [(points, returns) for points in seen] if sum(returns) > 0.0 else []


def slope(samples: list[Sample], sharpness: float) -> float:
    """How the logarithm of the likelihood changes with ``sharpness``, 1 / scale."""
    total = 0.0
    for points, returns in samples:
        best = max(points)
        likely = [math.exp((p - best) * sharpness) for p in points]
        expected = sum(p * part for p, part in zip(points, likely, strict=True)) / sum(likely)
        total += sum(p * part for p, part in zip(points, returns, strict=True)) - expected
    return total
