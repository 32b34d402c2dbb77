"""Random games: each ends, and nothing is lost or made on the way (WLV-601, WLV-604, WLV-701).

The counts read the columns of the state, which takes microseconds where the JSON takes a hundred
times that, so that ten thousand games can be held to them.
"""

from __future__ import annotations

import pytest

import fishka
from fishka import Rng
from fishka.core.game import sample
from fishka.games.wolves import own
from fishka.games.wolves.material import KINDS
from fishka.games.wolves.rules import WolvesState
from fishka.games.wolves.state import (
    ACTION,
    ACTION_TOKENS,
    CAUGHT,
    DEAL_PACK,
    DENS,
    LAIRS,
    LONE,
    OVER,
    SPECIES,
    STACK,
    STRIDE,
    TERRAIN_TOKENS,
    TILE_STRIDE,
    WOLVES,
)
from fishka.games.wolves.tables import NOWHERE, WORDS

GAMES = 1250
"""By edition and number of players: ten thousand in all."""
MOST_STEPS = 20_000
MOST = dict(zip(KINDS, (8, 4, 12, 4), strict=True))
"""Pieces of a player in the box."""
ALPHAS = (2, 5)
"""Cells of the wolves track that begin with an alpha."""
MOST_TOKENS = 50
"""More than anybody can ever hold, and far from where a column of bytes would run below 0."""
LEFT = [
    (
        sum(not gone >> cell & 1 for cell in range(8) if cell not in ALPHAS),
        sum(not gone >> cell & 1 for cell in ALPHAS),
    )
    for gone in range(256)
]
"""By the empty cells of the wolves track: wolves and alphas left on it."""


def start(players: int, edition: str, rng: Rng, limit: int = 100) -> WolvesState:
    """A game after its deal."""
    state = own(fishka.game("wolves", players, edition=edition, turn_limit=limit).new_state())
    while state.phase <= DEAL_PACK:
        state.apply(sample(state.chance_weights(), rng))
    return state


def stacks(state: WolvesState) -> int:
    """Prey that lies on the map."""
    tiles, width = bytes(state.tile), int(TILE_STRIDE)
    dealt = range(0, len(tiles), width)
    return sum(tiles[k + STACK] for k in dealt if tiles[k + SPECIES] != NOWHERE)


def check(state: WolvesState, prey: int) -> None:
    """Every piece is on the map, on its board, or on the moon board; prey is on a board or lies."""
    pieces = bytes(state.one) + bytes(state.two) + bytes([state.pushed])
    boards = bytes(state.seat)
    lone = sum(int(state.boards[LONE * WORDS + word]).bit_count() for word in range(WORDS))
    lost = 2 * len(state.tables.material.map.regions) - lone
    caught = 0
    for seat in range(state.seats):
        board = boards[seat * STRIDE : (seat + 1) * STRIDE]
        wolf = pieces.count(1 + seat * 4) + LEFT[board[WOLVES]][0]
        alpha = pieces.count(2 + seat * 4) + LEFT[board[WOLVES]][1]
        den = pieces.count(3 + seat * 4) + MOST["den"] - sum(board[DENS : DENS + 3])
        lair = pieces.count(4 + seat * 4) + MOST["lair"] - board[LAIRS]
        assert wolf <= MOST["wolf"]
        assert alpha <= MOST["alpha"]
        assert den <= MOST["den"]
        assert lair == MOST["lair"]
        assert board[TERRAIN_TOKENS] < MOST_TOKENS
        assert board[ACTION_TOKENS] < MOST_TOKENS
        lost += MOST["wolf"] + MOST["alpha"] + MOST["den"] - wolf - alpha - den
        caught += board[CAUGHT].bit_count()
    assert lost == state.moon
    assert caught + stacks(state) == prey


def play(state: WolvesState, rng: Rng, every_step: bool = False) -> None:
    """A random game to its end, checked at the end of every turn or after every step."""
    prey, turn = stacks(state), -1
    for _ in range(MOST_STEPS):
        if state.phase == OVER:
            break
        found = state.legal()
        state.do(int(found[rng.below(len(found))]))
        if (state.turn != turn or every_step) and state.phase >= ACTION:
            turn = state.turn
            check(state, prey)
    assert state.phase == OVER
    check(state, prey)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", ["text", "published"])
def test_wlv_701_no_step_loses_or_makes_a_piece(players: int, edition: str) -> None:
    for seed in range(2):
        rng = Rng(seed)
        state = start(players, edition, rng, limit=12)
        play(state, rng, every_step=True)
        assert state.is_truncated  # the limit ends games, too


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", ["text", "published"])
def test_wlv_604_ten_thousand_random_games_end_and_lose_nothing(players: int, edition: str) -> None:
    """WLV-604, WLV-701: 1,250 games for each edition and number of players, so 10,000 in all.

    Pieces are counted at the end of every turn: after every step it would take three times as long.
    """
    cut_short = 0
    for seed in range(GAMES):
        rng = Rng(seed)
        state = start(players, edition, rng)
        play(state, rng)
        assert state.is_terminal
        assert sum(state.returns()) == (0 if state.is_truncated else pytest.approx(1))
        cut_short += state.is_truncated
    assert cut_short < GAMES / 2  # the moon ends most games
