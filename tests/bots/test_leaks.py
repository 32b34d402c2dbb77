"""No bot's choice depends on draws to come; and a bot that looks at them is caught."""

from __future__ import annotations

import pytest

import fishka
from fishka.bots.leaks import assert_no_leak
from tests.bots.seer import Seer

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
