"""Ten thousand random games of each edition: each ends, and no step loses or makes a piece.

The count of every step reads the columns of the state as bytes, which takes a few microseconds;
``conservation.pieces`` counts the same slowly and is asked for now and then.
"""

from __future__ import annotations

from functools import cache

import pytest

import fishka
from fishka import Rng
from fishka.core.game import sample
from fishka.games.amyitis import own
from fishka.games.amyitis.rules import AmyitisState
from fishka.games.amyitis.state import (
    CUBES,
    DEAL,
    GARDEN,
    LEVELS,
    OVER,
    PASSED,
    TILES,
    WIDTH,
    Tables,
)
from tests.games.amyitis.conservation import assert_whole

GAMES = 3334
"""By edition and number of players: ten thousand of each edition."""
MOST_STEPS = 20_000
Levels = tuple[tuple[int, ...], ...]


class Count:
    """Counts what is on the table of one game after every step."""

    def __init__(self, tables: Tables) -> None:
        self.seats = range(tables.players)
        self.cubes = int(tables.start_cubes)
        self.squares = 16 - sum(int(unused) for unused in tables.unused)
        counts = bytes(tables.court_counts)

        @cache
        def court(held: Levels) -> bytes:
            """The copies left when seats hold so much: a level, or so many gardeners."""
            left = list(counts)
            for *levels, gardeners in held:
                for kind, level in enumerate(levels):
                    for below in range(1, level + 1):
                        left[kind * 8 + below] -= 1
                left[25] -= gardeners
            return bytes(left)

        self.court = court

    def check(self, s: AmyitisState) -> None:
        """Cubes, court cards, craft cards and garden tiles; no stock is negative."""
        stock = list(s.own)
        marks = bytes(s.spots) + bytes(s.fields) + bytes(s.temples)
        assert min(stock) >= 0
        held, taken = [], 0
        for seat in self.seats:
            at = seat * WIDTH
            on_pass = stock[at + PASSED] == 2
            assert stock[at + CUBES] + on_pass + marks.count(seat + 1) == self.cubes
            held.append(tuple(stock[at + LEVELS : at + LEVELS + 4]))
            taken += stock[at + TILES]
        assert bytes(s.court) == self.court(tuple(held))
        if s.phase > GARDEN:
            assert 16 - bytes(s.garden).count(0) + taken == self.squares
            assert 16 - bytes(s.planted).count(0) == taken
        if s.phase > DEAL:
            up, down = bytes(s.groups), bytes(s.hired)
            for group in self.seats:
                assert sum(up[4 * group : 4 * group + 4]) + down[group] == 3


def play(state: AmyitisState, count: Count, rng: Rng) -> None:
    """A random game to its end, counted after every step."""
    for _ in range(MOST_STEPS):
        if state.phase == OVER:
            break
        if state.phase <= DEAL:
            state.deal(sample(state.chance_weights(), rng))
        else:
            actions = state.legal_actions()
            state.act(actions[rng.below(len(actions))])
        count.check(state)
    assert state.is_terminal
    assert_whole(state)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_step_loses_or_makes_a_piece(players: int) -> None:
    game = fishka.game("amyitis", players)
    start = own(game.new_state())
    play(start.clone(), Count(start.tables), Rng(players))


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", ["text", "published"])
def test_ten_thousand_games_of_each_edition_end_and_lose_nothing(
    players: int, edition: str
) -> None:
    start = own(fishka.game("amyitis", players, edition=edition).new_state())
    count, cut_short = Count(start.tables), 0
    for seed in range(GAMES):
        state = start.clone()
        play(state, count, Rng(seed))
        cut_short += state.is_truncated
    assert cut_short < GAMES / 2
