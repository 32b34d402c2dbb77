"""The end of the game: ISL-501 to ISL-507."""

from __future__ import annotations

import pytest

from tests.games.islands.table import Scenario, at, do, holding, kinds

both = pytest.mark.parametrize("occupancy", ["others", "strict"])


def test_isl_501_the_last_tile_still_gets_its_meeple_and_scoring() -> None:
    state = at({"0,0": ["D", 0]}, drawn="E", pile={})
    assert not state.is_terminal
    events = do(state, "E2@0,-1", "I1")
    assert state.is_terminal
    assert state.scores == [4, 0]
    assert kinds(events)[-1] == "game-over"


def test_isl_501_a_redraw_that_empties_the_pile_ends_the_game_at_once() -> None:
    state = at({"0,0": ["B", 0]}, meeples={"0,0": [1, "L"]}, pile={"C": 1})
    events = do(state, "C")
    assert kinds(events) == ["set-aside", "final", "game-over"]
    assert state.is_terminal
    assert state.scores == [0, 1]


@both
def test_isl_502_an_unfinished_bridge_brings_one_a_tile(occupancy: str) -> None:
    table = Scenario(occupancy)
    table.lay("U", 90, 1, 0, "bridge")
    assert table.scores == [0, 0]
    assert table.end() == [2, 0]


@both
def test_isl_502_an_arm_of_one_tile_brings_one(occupancy: str) -> None:
    table = Scenario(occupancy)
    table.lay("W", 90, 1, 0, "bridge S")
    assert table.end() == [1, 0]


def test_isl_503_an_unfinished_island_brings_one_a_tile_and_anchor() -> None:
    state = at({"0,0": ["E", 1], "1,0": ["F", 0]}, meeples={"0,0": [1, "I1"]}, pile={})
    assert state.is_terminal
    assert state.scores == [0, 3]


@both
def test_isl_504_an_unfinished_lighthouse_brings_one_and_one_for_each_tile_round_it(
    occupancy: str,
) -> None:
    table = Scenario(occupancy)
    table.lay("B", 0, 0, -1, "lighthouse", seat=0)
    table.lay("B", 0, 1, -1)
    table.lay("B", 0, 0, -2)
    table.lay("B", 0, 1, -2)
    assert table.scores == [0, 0]
    assert table.end() == [5, 0]


@both
def test_isl_505_water_brings_three_for_a_complete_island_on_its_shore(occupancy: str) -> None:
    table = Scenario(occupancy)
    table.lay("E", 180, 0, 1, "water")
    assert table.scores == [0, 0]
    assert table.end() == [3, 0]


@both
def test_isl_505_joined_waters_touch_two_islands_and_the_tie_pays_both(occupancy: str) -> None:
    table = Scenario(occupancy)
    table.lay("E", 180, 0, 1, "water", seat=0)
    table.lay("E", 180, 0, -1, "water", seat=1)
    table.lay("E", 0, 0, -2)
    table.lay("A", 90, 1, 0)
    table.lay("A", 270, 1, 1)
    assert table.scores == [0, 0]
    assert table.end() == [6, 6]


def test_isl_505_an_island_counts_once_for_a_water_that_touches_it_twice() -> None:
    tiles = {"0,0": ["E", 0], "0,-1": ["E", 2], "1,-1": ["B", 0], "1,0": ["B", 0]}
    water = holding(at(tiles), "0,0:W1")
    assert len(water["tiles"]) == 4
    assert water["points_at_end"] == 3


def test_isl_505_one_water_touches_two_islands() -> None:
    tiles = {"0,0": ["H", 0], "1,0": ["E", 3], "-1,0": ["E", 1]}
    state = at(tiles, meeples={"0,0": [0, "W1"]}, pile={})
    assert state.scores == [6, 0]


def test_isl_505_an_island_counts_again_for_every_other_water() -> None:
    tiles = {"0,0": ["E", 1], "1,0": ["F", 0], "2,0": ["E", 3]}
    state = at(tiles, meeples={"1,0": [0, "W1"], "2,0": [1, "W1"]}, pile={})
    assert state.scores == [3, 3]


def test_isl_505_an_unfinished_island_brings_its_water_nothing() -> None:
    state = at({"0,0": ["E", 1], "1,0": ["F", 0]}, meeples={"0,0": [0, "W1"]}, pile={})
    assert state.scores == [0, 0]


def test_isl_505_touching_at_a_corner_is_not_bordering() -> None:
    """The water beyond the bridge of D lies on the island's tile, but not at its shore."""
    state = at({"0,0": ["D", 0], "0,-1": ["E", 2]}, meeples={"0,0": [0, "W2"]}, pile={})
    assert state.scores == [0, 0]


def test_isl_505_a_water_enclosed_by_a_ring_of_bridge_counts_the_island_in_it() -> None:
    tiles = {"0,0": ["D", 0], "0,-1": ["D", 2], "1,0": ["V", 1], "1,-1": ["V", 0],
             "-1,0": ["V", 2]}  # fmt: skip
    state = at(tiles, meeples={"0,0": [0, "W1"]}, drawn="V", pile={})
    do(state, "V3@-1,-1")
    assert state.scores == [0, 0]
    do(state, "skip")
    assert state.scores == [3, 0]


def test_isl_505_meeples_on_water_stay_until_the_end() -> None:
    state = at({"0,0": ["D", 0]}, drawn="E", pile={"B": 1})
    do(state, "E2@0,-1", "W1")
    assert state.to_json()["meeples"] == {"0,-1": [0, "W1"]}


def test_isl_506_the_majority_holds_objects_at_the_end_too() -> None:
    row = {f"{x},0": ["U", 1] for x in range(4)}
    meeples = {"0,0": [0, "B1"], "1,0": [1, "B1"], "2,0": [1, "B1"]}
    assert at(row, meeples=meeples, pile={}).scores == [0, 4]
    tie = {"0,0": [0, "B1"], "1,0": [1, "B1"]}
    assert at(row, players=3, meeples=tie, pile={}).scores == [4, 4, 0]


def test_isl_507_most_points_win_and_a_tie_is_shared() -> None:
    state = at({"0,0": ["D", 0]}, players=3, scores=[5, 9, 9], pile={})
    assert state.is_terminal
    assert state.returns() == [0.0, 0.5, 0.5]
    state = at({"0,0": ["D", 0]}, scores=[5, 9], pile={})
    assert state.returns() == [0.0, 1.0]
