"""What holds at every step of any game: nothing is lost, and the sum of events is the score."""

from __future__ import annotations

from collections import Counter

import pytest

import fishka
from fishka import Rng
from fishka.bots.registry import make_bot
from fishka.games.amyitis import own
from tests.games.amyitis.conservation import assert_whole
from tests.games.amyitis.slow_referee import Referee
from tests.games.every_game import pick

OPTIONS: list[dict[str, str]] = [
    {}, {"edition": "published"}, {"supply_limits": "yes", "plain_plants": "two"},
    {"edition": "published", "level1_bonus": "up_to", "supply_limits": "yes"},
]  # fmt: skip


def play(seed: int, players: int, options: dict[str, str]) -> Counter[str]:
    """A random game, every step checked; what happened, by kind."""
    game = fishka.game("amyitis", players, **options)
    state, referee = own(game.new_state()), Referee(players)
    rng, told = Rng(seed), Counter[str]()
    while not state.is_terminal:
        action, seat = pick(state, rng), state.current_player
        text = game.format_action(state, action)
        events = state.apply_with_events(action)
        referee.watch(seat, text, events)
        told.update(event.kind for event in events)
        assert_whole(state)
        assert state.scores == referee.scores
    assert state.is_truncated or sum(state.returns()) == pytest.approx(1)
    assert told["game-over"] > 0 or state.is_truncated
    return told


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS)
def test_nothing_is_lost_and_the_slow_referee_agrees(players: int, options: dict[str, str]) -> None:
    for seed in range(2):
        told = play(seed, players, options)
        assert told["plant"] > 0
        assert told["round"] > 1


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize("part", range(4))
def test_nothing_is_lost_over_hundreds_of_games(part: int) -> None:
    for seed in range(150):
        play(seed, 2 + seed % 3, OPTIONS[part])


def test_greedy_beats_random() -> None:
    game = fishka.game("amyitis")
    wins = 0.0
    for seed in range(6):
        state = game.new_state()
        bots = [make_bot("greedy", game, seed), make_bot("random", game, seed)]
        if seed % 2:
            bots.reverse()
        rng = Rng(seed)
        while not state.is_terminal:
            seat = state.current_player
            state.apply(pick(state, rng) if seat < 0 else bots[seat].choose(state))
        wins += state.returns()[seed % 2]
    assert wins >= 5
