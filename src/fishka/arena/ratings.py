"""Intervals and ratings, in plain Python: sums and a small linear system.

No numpy: its sums depend on the machine's vector units, and a report must be the same, byte for
byte, wherever it is made. What is printed is rounded far above the last bits.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

Z95 = 1.959963984540054
"""The normal quantile of two-sided 95 % intervals."""
ELO = 400 / math.log(10)
"""Points of the Elo scale in one unit of log-odds."""
PRIOR_GAMES = 1.0
"""Drawn games that every bot is taken to have played against one of rating 0."""
STEPS, LONGEST_STEP, CLOSE = 200, 2.0, 1e-12
"""Of Newton's method: how many at most, how far each (log-odds), and when it has arrived."""


class Interval(NamedTuple):
    """An estimate and its 95 % interval."""

    mean: float
    low: float
    high: float


def wilson(score: float, games: int) -> Interval:
    """The share ``score / games`` with Wilson's score interval; all of 0 .. 1 without games.

    E. B. Wilson, J. Am. Stat. Assoc. 22 (1927) 209. Draws count as halves, which makes the
    interval wider than it need be, never narrower.
    """
    if games == 0:
        return Interval(0.5, 0.0, 1.0)
    share = score / games
    square = Z95 * Z95
    centre = share + square / (2 * games)
    spread = Z95 * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    scale = 1 + square / games
    low, high = (centre - spread) / scale, (centre + spread) / scale
    return Interval(share, max(0.0, low), min(1.0, high))


def bradley_terry(scores: Sequence[Sequence[float]]) -> list[Interval]:
    """Elo ratings with mean 0: ``scores[a][b]`` is what a made against b, draws as halves.

    The model gives a against b the expected share 1 / (1 + 10 ** ((b - a) / 400)); the ratings are
    the likeliest, each bot having drawn ``PRIOR_GAMES`` more against a rating of 0, so that they
    are finite whoever won everything or met nobody. The likelihood has one maximum, so the order
    of games and bots is of no account. Intervals come from the Fisher information at it.

    R. A. Bradley, M. E. Terry, Biometrika 39 (1952) 324; D. R. Hunter, Ann. Stat. 32 (2004) 384.
    """
    count = len(scores)
    ratings = [0.0] * count
    for _ in range(STEPS):
        step = _solve(_information(scores, ratings), [_gradient(scores, ratings)])[0]
        longest = max(abs(part) for part in step)
        shrink = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        ratings = [rating + shrink * part for rating, part in zip(ratings, step, strict=True)]
        if longest < CLOSE:
            break
    mean = sum(ratings) / count
    errors = _errors(_information(scores, ratings))
    return [
        Interval(
            ELO * (rating - mean), ELO * (rating - mean - Z95 * e), ELO * (rating - mean + Z95 * e)
        )
        for rating, e in zip(ratings, errors, strict=True)
    ]


def _expected(difference: float) -> float:
    """The expected share at a difference in log-odds."""
    return 1 / (1 + math.exp(-difference))


def _gradient(scores: Sequence[Sequence[float]], ratings: Sequence[float]) -> list[float]:
    """Made minus expected, for every bot."""
    found = []
    for a, row in enumerate(scores):
        total = PRIOR_GAMES * (0.5 - _expected(ratings[a]))
        for b, made in enumerate(row):
            if a != b:
                total += made - (made + scores[b][a]) * _expected(ratings[a] - ratings[b])
        found.append(total)
    return found


def _information(scores: Sequence[Sequence[float]], ratings: Sequence[float]) -> list[list[float]]:
    """The Fisher information of the ratings; the prior keeps it regular."""
    count = len(scores)
    found = [[0.0] * count for _ in range(count)]
    for a in range(count):
        share = _expected(ratings[a])
        found[a][a] += PRIOR_GAMES * share * (1 - share)
        for b in range(a):
            share = _expected(ratings[a] - ratings[b])
            weight = (scores[a][b] + scores[b][a]) * share * (1 - share)
            found[a][a] += weight
            found[b][b] += weight
            found[a][b] -= weight
            found[b][a] -= weight
    return found


def _errors(information: list[list[float]]) -> list[float]:
    """Standard errors of the ratings about their mean."""
    count = len(information)
    unit = [[float(a == b) for b in range(count)] for a in range(count)]
    inverse = _solve(information, unit)
    rows = [sum(row) / count for row in inverse]
    mean = sum(rows) / count
    return [math.sqrt(max(0.0, inverse[a][a] - 2 * rows[a] + mean)) for a in range(count)]


def _solve(matrix: list[list[float]], sides: list[list[float]]) -> list[list[float]]:
    """The x with ``matrix`` x = side, for each side; the matrix is positive definite.

    Such a matrix needs no pivoting.
    """
    count = len(matrix)
    rows = [[*matrix[a], *(side[a] for side in sides)] for a in range(count)]
    for a in range(count):
        for b in range(count):
            factor = rows[b][a] / rows[a][a]
            if a != b and factor:
                rows[b] = [x - factor * y for x, y in zip(rows[b], rows[a], strict=True)]
    return [[rows[a][count + s] / rows[a][a] for a in range(count)] for s in range(len(sides))]
