"""No bot's choice depends on draws to come; and a bot that looks at them is caught."""

from __future__ import annotations

import pytest

import fishka
from fishka import State
from fishka.bots.leaks import SECRETS, assert_no_leak, random_lines
from tests.bots.seer import Eavesdropper, Seer

SPECS = ["greedy", "random", "mcts:sims=40", "mcts:sims=3,eval=0", "mcts:sims=30,open=1",
         "expectimax:depth=2,nodes=300"]  # fmt: skip


@pytest.mark.parametrize("name", fishka.games())
@pytest.mark.parametrize("spec", SPECS)
def test_bots_do_not_see_the_draws_to_come(name: str, spec: str) -> None:
    assert_no_leak(fishka.game(name), spec, positions=2)


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize("name", fishka.games())
@pytest.mark.parametrize(
    ("spec", "positions"), [("mcts:sims=40", 200), ("expectimax:nodes=200", 40)]
)
def test_searches_do_not_see_the_draws_to_come_at_many_positions(
    name: str, spec: str, positions: int
) -> None:
    assert_no_leak(fishka.game(name), spec, positions=positions)


@pytest.mark.slow
def test_a_bot_that_looks_into_the_process_is_caught() -> None:
    with pytest.raises(AssertionError, match="depends on draws to come"):
        assert_no_leak(fishka.game("islands"), lambda _game, _seed: Seer(), positions=20)


def test_a_bot_that_leaks_only_through_what_it_keeps_is_caught() -> None:
    with pytest.raises(AssertionError, match="draws to come, once the bot has followed the game"):
        assert_no_leak(fishka.game("islands"), lambda _game, _seed: Eavesdropper(), positions=6)


def test_a_bot_that_keeps_what_all_have_seen_leaks_nothing() -> None:
    class Attentive:
        """Chooses by the number and sum of the actions it was told of."""

        def __init__(self) -> None:
            self.seen = 0

        def played(self, action: int) -> None:
            self.seen += action + 1

        def choose(self, state: State) -> int:
            legal = state.legal_actions()
            return legal[self.seen % len(legal)]

    assert_no_leak(fishka.game("islands"), lambda _game, _seed: Attentive(), positions=20)


def test_a_bot_is_asked_as_often_as_it_should_be_and_told_of_every_action() -> None:
    asked: list[int] = []
    told: list[int] = []

    class Clerk:
        def played(self, action: int) -> None:
            told.append(action)

        def choose(self, state: State) -> int:
            asked.append(state.hash)
            return state.legal_actions()[0]

    game = fishka.game("islands", tiles="islands-mini-18")
    lines = random_lines(game, 30, 4)
    assert len(lines) > 1, "a game has ended, and another has begun"
    assert_no_leak(game, lambda _game, _seed: Clerk(), positions=30, seed=4)
    assert len(asked) == 2 * SECRETS * sum(len(line.asked) for line in lines)
    assert told == [action for line in lines for _ in range(SECRETS) for action in line.actions]
