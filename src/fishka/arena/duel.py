"""Two sets of weights against each other: greedy bots that differ in nothing else.

A *pair* is two games with the same draws. In the first, one side has the even seats and the other
the odd ones; in the second they change places.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from typing import NamedTuple

from fishka.bots.greedy_bot import GreedyBot
from fishka.core import CHANCE, TERMINAL, Dealer, Game, State

Weights = Mapping[str, float]

MOST_STEPS = 20_000
"""A game that goes on for longer counts as drawn; every game here ends sooner."""


class PairResult(NamedTuple):
    """What the first side made of a pair, its two games together: all of it for both won is 1.

    ``lead``: how many points its seats had more than the other's, on average.
    """

    share: float
    lead: float


class Duel(NamedTuple):
    """Pairs to be played by two sets of weights; a name fixes all draws of its pair."""

    first: Weights
    second: Weights
    names: tuple[str, ...]


Play = Callable[[Sequence[Duel]], list[list[PairResult]]]
"""Plays duels: the results of each one's pairs, in order."""


def play_pair(first: Game, second: Game, name: str) -> PairResult:
    """``first`` against ``second``, the same game with other weights; ``name`` fixes all draws."""
    games = [play_game(first, second, name), play_game(second, first, name)]
    (share, lead), (others, behind) = games
    return PairResult((share + 1.0 - others) / 2.0, (lead - behind) / 2.0)


def play_game(even: Game, odd: Game, name: str) -> PairResult:
    """One game, as the side on the even seats sees it."""
    last = even.new_state()
    for state in walk(even, odd, name):
        last = state
    return PairResult(even_share(last.returns()), even_lead(last.scores))


def walk(even: Game, odd: Game, name: str) -> Iterator[State]:
    """The position after every step of a game of greedy bots, as ``even`` sees it."""
    states = [even.new_state(), odd.new_state()]
    state = states[0]
    dealer = Dealer(name)
    bots = [GreedyBot(seed_of(name, seat)) for seat in range(even.players)]
    draws: dict[str, int] = {}
    for _ in range(MOST_STEPS):
        player = state.current_player
        if player == TERMINAL:
            break
        if player == CHANCE:
            stream = state.chance_name
            index = draws.get(stream, 0)
            draws[stream] = index + 1
            action = dealer.draw(stream, index, state.chance_weights())
        else:
            action = bots[player].choose(states[player % 2])
        for each in states:
            each.apply(action)
        yield state


def seed_of(name: str, seat: int) -> int:
    """A bot's seed: the same for a seat in both games of a pair."""
    return int.from_bytes(name.encode()[-6:], "big") * 8 + seat


def even_share(returns: Sequence[float]) -> float:
    """The even seats' part of the win, taken as if both sides had equally many seats."""
    even = sum(returns[0::2]) / len(returns[0::2])
    odd = sum(returns[1::2]) / len(returns[1::2])
    return 0.5 if even + odd == 0.0 else even / (even + odd)


def even_lead(scores: Sequence[int]) -> float:
    """How many points the even seats have more than the odd ones, on average."""
    even, odd = scores[0::2], scores[1::2]
    return sum(even) / len(even) - sum(odd) / len(odd)


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values)
    return mean, math.sqrt(spread / max(1, len(values) - 1) / len(values))


# -- here or in several processes ------------------------------------------------------------------


def play_duel(game: Game, duel: Duel) -> list[PairResult]:
    """Play one duel here."""
    first, second = game.with_weights(duel.first), game.with_weights(duel.second)
    return [play_pair(first, second, name) for name in duel.names]


@contextmanager
def players(game: Game, workers: int) -> Iterator[Play]:
    """Who plays duels of ``game``: this process, or ``workers`` others; the results are equal."""
    if workers == 1:
        yield lambda duels: [play_duel(game, duel) for duel in duels]
        return
    with get_context("spawn").Pool(workers) as pool:
        yield lambda duels: pool.starmap(play_duel, [(game, duel) for duel in duels], chunksize=1)
