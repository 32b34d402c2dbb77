"""What the evaluation thinks of unfinished objects and of meeples at hand."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from fishka.games.islands.evaluate import meeples_at_hand
from tests.games.islands.table import at, do

ISLAND: dict[str, Any] = {
    "tiles": {"0,0": ["E", 1]},
    "meeples": {"0,0": [0, "I1"]},
    "turn": 0,
}
"""Seat 0 holds an island of one tile, open to the east."""


def lead(**fields: Any) -> float:
    """How many points seat 0 is expected to make more than seat 1."""
    found = at(**{**ISLAND, **fields}).evaluate()
    return found[0] - found[1]


def test_an_island_whose_gap_many_tiles_close_is_worth_more_than_one_that_none_can_close() -> None:
    closable, hopeless = lead(pile={"E": 4}), lead(pile={"B": 3, "U": 1})
    assert closable > hopeless + 0.5


def test_the_more_tiles_close_a_gap_the_more_its_island_is_worth() -> None:
    values = [lead(pile={"E": closing, "B": 4 - closing}) for closing in range(5)]
    assert values == sorted(set(values))


def test_tiles_that_only_lead_on_are_worth_less_than_those_that_close() -> None:
    assert lead(pile={"B": 3, "E": 3}) > lead(pile={"B": 3, "F": 2, "G": 1})


def test_a_meeple_at_hand_is_worth_nothing_when_no_tile_is_to_come() -> None:
    state = at({"0,0": ["D", 0]})
    values = [meeples_at_hand(state, 7, float(to_come)) for to_come in range(40)]
    assert values[0] == 0.0
    assert values[-1] > values[1] > 0.0
    assert values == sorted(values)


def test_each_further_meeple_at_hand_is_worth_less() -> None:
    state = at({"0,0": ["D", 0]})
    values = [meeples_at_hand(state, number, 40.0) for number in range(8)]
    gains = [after - before for before, after in pairwise(values)]
    assert values[0] == 0.0
    assert gains == sorted(gains, reverse=True)
    assert gains[0] > gains[-1] > 0.0


def test_a_tile_is_worth_the_best_meeple_that_may_be_put_on_it() -> None:
    laid = at({"0,0": ["D", 0]}, turn=0, drawn="E")
    do(laid, "E2@0,-1")
    best = 0.0
    for action in laid.legal_actions():
        after = laid.clone()
        after.apply(action)
        best = max(best, after.evaluate()[0])
    assert laid.evaluate()[0] >= best - 1.0
    skipped = laid.clone()
    do(skipped, "skip")
    assert laid.evaluate()[0] > skipped.evaluate()[0] + 1.0
