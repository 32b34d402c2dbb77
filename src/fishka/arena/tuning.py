"""Tuning the weights of an evaluation by self-play of greedy bots.

A round looks round the weights of the moment: all are changed at once, each by the same factor up
or down at random, and the two opposite changes play each other (the gradient of SPSA, J. C. Spall,
1992, averaged over many changes). What the changes brought makes a direction; a few steps along it
play the weights of the moment, and the best is taken if it did clearly better. Weights are moved by
their logarithms, so a weight keeps its sign and one of 0 stays 0. At the end, what was found plays
the weights of the beginning with fresh draws, and that result is what counts.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from fishka.core import BadInput, Game, Rng

from .duel import Duel, PairResult, Play, Weights, mean_and_error, players
from .scale import fit_scale

CHANGES = 100
"""Changes that a round tries to learn the direction; each plays so many pairs:"""
PAIRS_A_CHANGE = 2
CHANGE = 0.2
"""How far the two sides of a change lie from the weights of the moment, as a logarithm."""
STEPS = (0.1, 0.25, 0.6)
"""How far the weight that moves farthest goes, as a logarithm; each step plays so many pairs:"""
PAIRS_A_STEP = 32
GAMES_A_ROUND = 2 * (CHANGES * PAIRS_A_CHANGE + len(STEPS) * PAIRS_A_STEP)


class Plan(NamedTuple):
    """How much to play. ``checks``: pairs of the found weights against those of the beginning."""

    games: int
    checks: int
    seed: int
    workers: int = 1


class Progress(NamedTuple):
    """How far the tuning is: rounds done of all, whether the last one moved, the weights now."""

    round: int
    rounds: int
    moved: bool
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


class Change(NamedTuple):
    """One change: the sign for every weight, and how much better it was than its opposite."""

    signs: tuple[float, ...]
    merit: float


def tune(game: Game, plan: Plan, watch: Callable[[Progress], None] | None = None) -> Tuned:
    """Look for better weights than those of ``game``. The same plan finds the same weights.

    Raises ``BadInput`` for a game without weights or a plan too small.
    """
    check(game, plan)
    with players(game, plan.workers) as play:
        found = search(game, plan, play, watch)
        names = [f"check {plan.seed} {number}" for number in range(plan.checks)]
        played = play([Duel(found, game.weights, (name,)) for name in names])
    results = [result for pairs in played for result in pairs]
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
    if plan.games < GAMES_A_ROUND or plan.checks < 2 or plan.workers < 1:
        raise BadInput(
            "bad-plan",
            f"tuning takes {GAMES_A_ROUND} games or more, 2 pairs to check or more, 1 worker or "
            f"more; not {plan.games}, {plan.checks} and {plan.workers}",
        )


def search(
    game: Game, plan: Plan, play: Play, watch: Callable[[Progress], None] | None = None
) -> dict[str, float]:
    """The weights after all rounds. Changes are remembered until the weights move."""
    weights = dict(game.weights)
    rounds = plan.games // GAMES_A_ROUND
    rng = Rng(plan.seed)
    seen: list[Change] = []
    for number in range(rounds):
        name = f"{plan.seed} {number}"
        seen += look_round(weights, game.scale, rng, play, name)
        better = step_along(weights, direction(seen), game.scale, play, name)
        if better is not None:
            weights, seen = better, []
        if watch is not None:
            watch(Progress(number + 1, rounds, better is not None, weights))
    return weights


def look_round(weights: Weights, scale: float, rng: Rng, play: Play, name: str) -> list[Change]:
    """What random changes of all ``weights`` bring against their opposites."""
    changes = [tuple([1.0 if rng.below(2) else -1.0 for _ in weights]) for _ in range(CHANGES)]
    duels = []
    for number, signs in enumerate(changes):
        names = tuple([f"look {name} {number} {pair}" for pair in range(PAIRS_A_CHANGE)])
        up, down = ([side * CHANGE * sign for sign in signs] for side in (1.0, -1.0))
        duels.append(Duel(scaled(weights, up), scaled(weights, down), names))
    results = play(duels)
    return [
        Change(signs, mean_and_error([merit(pair, scale) for pair in pairs])[0])
        for signs, pairs in zip(changes, results, strict=True)
    ]


def direction(seen: Sequence[Change]) -> list[float]:
    """Which way the weights should go: the largest part is 1 or -1, or all are 0.

    A weight's slope counts for less the less it stands out from its error.
    """
    slopes = []
    for at in range(len(seen[0].signs)):
        slope, error = mean_and_error([change.signs[at] * change.merit for change in seen])
        kept = max(0.0, 1.0 - (error / slope) ** 2) if slope else 0.0
        slopes.append(slope * kept)
    largest = max(abs(slope) for slope in slopes)
    return [slope / largest if largest else 0.0 for slope in slopes]


def step_along(
    weights: Weights, way: Sequence[float], scale: float, play: Play, name: str
) -> dict[str, float] | None:
    """The best step along ``way``, if it beats ``weights`` by more than a standard error."""
    candidates = [scaled(weights, [length * part for part in way]) for length in STEPS]
    names = tuple([f"step {name} {pair}" for pair in range(PAIRS_A_STEP)])
    results = play([Duel(candidate, weights, names) for candidate in candidates])
    merits = [mean_and_error([merit(pair, scale) for pair in pairs]) for pairs in results]
    best = max(range(len(STEPS)), key=lambda at: merits[at][0])
    mean, error = merits[best]
    return candidates[best] if mean > error else None


def scaled(weights: Weights, logarithms: Sequence[float]) -> dict[str, float]:
    """Every weight times e to its logarithm, to four digits."""
    pairs = zip(weights.items(), logarithms, strict=True)
    return {name: float(f"{value * math.exp(moved):.4g}") for (name, value), moved in pairs}


def merit(result: PairResult, scale: float) -> float:
    """-1 .. 1: how much better the first side was, half by wins, half by points."""
    return result.share - 0.5 + 1.0 / (1.0 + math.exp(-result.lead / scale)) - 0.5
