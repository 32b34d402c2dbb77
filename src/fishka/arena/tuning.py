"""Tuning the weights of an evaluation by self-play of greedy bots.

The method is SPSA (J. C. Spall, 1992): every step changes all weights at once, each by the same
factor up or down at random, lets the two opposite changes play some pairs of games, and moves all
weights towards the side that did better. Weights are moved by their logarithms, so a weight keeps
its sign and one of 0 stays 0. What is found is the mean of the second half of the way. Then it
plays the weights it began with, with fresh draws, and that result is what counts.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from fishka.core import BadInput, Game, Rng

from .duel import PairResult, Play, Weights, mean_and_error, players
from .scale import fit_scale

PAIRS_A_STEP = 4
CHANGE = 0.2
"""How far a step's two sides lie from the weights of the moment, as a logarithm."""
GAIN = 0.1
"""How far a step that one side won outright moves the weights, at first."""
LATER = 0.602
"""How the gain falls: with this power of the steps done, after a tenth of all (Spall's values)."""
FARTHEST = math.log(4.0)
"""No weight moves farther than by this from where it began, as a logarithm."""


class Plan(NamedTuple):
    """How much to play. ``checks``: pairs of the found weights against those of the beginning."""

    games: int
    checks: int
    seed: int
    workers: int = 1


class Progress(NamedTuple):
    """How far the tuning is: steps done of all, and the weights of the moment."""

    step: int
    steps: int
    weights: dict[str, float]


class Tuned(NamedTuple):
    """What was found.

    ``share`` is its part of the wins, and ``lead`` its points more, against the weights of the
    beginning, each with a standard error. ``scale`` fits the found weights.
    """

    weights: dict[str, float]
    scale: float
    share: tuple[float, float]
    lead: tuple[float, float]

    @property
    def is_better(self) -> bool:
        """Is the share above one half by two standard errors?"""
        share, error = self.share
        return share - 2.0 * error > 0.5


def tune(game: Game, plan: Plan, watch: Callable[[Progress], None] | None = None) -> Tuned:
    """Look for better weights than those of ``game``. The same plan finds the same weights.

    Raises ``BadInput`` for a game without weights or a plan too small.
    """
    check(game, plan)
    with players(game, plan.workers) as play:
        found = search(game, plan, play, watch)
        names = [f"check {plan.seed} {number}" for number in range(plan.checks)]
        results = play(found, game.weights, names)
    return Tuned(
        found,
        fit_scale(game.with_weights(found), plan.seed),
        mean_and_error([result.share for result in results]),
        mean_and_error([result.lead for result in results]),
    )


def check(game: Game, plan: Plan) -> None:
    """Raises ``BadInput`` if this can't be done."""
    if not game.weights:
        raise BadInput("no-weights", f"{game.name} has no weights to tune")
    least = 4 * PAIRS_A_STEP
    if plan.games < least or plan.checks < 2 or plan.workers < 1:
        raise BadInput(
            "bad-plan",
            f"tuning takes {least} games or more, 2 pairs to check or more, 1 worker or more; not "
            f"{plan.games}, {plan.checks} and {plan.workers}",
        )


def search(
    game: Game, plan: Plan, play: Play, watch: Callable[[Progress], None] | None = None
) -> dict[str, float]:
    """The weights at the end of the way."""
    steps = plan.games // (2 * PAIRS_A_STEP)
    rng = Rng(plan.seed)
    moved = [0.0] * len(game.weights)
    later = [0.0] * len(game.weights)
    for step in range(steps):
        signs = [1.0 if rng.below(2) else -1.0 for _ in moved]
        names = [f"tune {plan.seed} {step} {pair}" for pair in range(PAIRS_A_STEP)]
        up = [at + CHANGE * sign for at, sign in zip(moved, signs, strict=True)]
        down = [at - CHANGE * sign for at, sign in zip(moved, signs, strict=True)]
        results = play(scaled(game.weights, up), scaled(game.weights, down), names)
        gain = GAIN * (1.0 + 10.0 * step / steps) ** -LATER * merit(results, game.scale)
        for at, sign in enumerate(signs):
            moved[at] = min(FARTHEST, max(-FARTHEST, moved[at] + gain * sign))
            if 2 * step >= steps:
                later[at] += moved[at]
        if watch is not None:
            watch(Progress(step + 1, steps, scaled(game.weights, moved)))
    return scaled(game.weights, [at / (steps // 2) for at in later])


def scaled(weights: Weights, logarithms: list[float]) -> dict[str, float]:
    """Every weight times e to its logarithm, to four digits."""
    factors = [math.exp(at) for at in logarithms]
    pairs = zip(weights.items(), factors, strict=True)
    return {name: float(f"{value * factor:.4g}") for (name, value), factor in pairs}


def merit(results: list[PairResult], scale: float) -> float:
    """-1 .. 1: how much better the first side was, half by wins, half by points."""
    total = 0.0
    for share, lead in results:
        total += share - 0.5 + 1.0 / (1.0 + math.exp(-lead / scale)) - 0.5
    return total / len(results)
