"""Objects and points in play: ISL-301 to ISL-405; the ledger's positions and scenarios."""

from __future__ import annotations

import pytest

from tests.games.islands.table import Scenario, at, do, holding, kinds, objects

both = pytest.mark.parametrize("occupancy", ["others", "strict"])

RING = {"0,0": ["V", 3], "1,0": ["V", 0], "1,1": ["V", 1], "0,1": ["V", 2]}
CROSS = {"0,0": ["X", 0], "1,0": ["V", 0], "1,1": ["V", 1], "0,1": ["V", 2]}
CORNERS = {"0,0": ["N", 2], "1,0": ["N", 3], "0,1": ["N", 1]}
LINE = {"0,0": ["A", 0], "0,1": ["S", 2]}


def test_isl_301_water_joins_by_half_edges_and_a_bridge_divides_it() -> None:
    waters = objects(at(RING), "water")
    assert sorted(len(water["segments"]) for water in waters) == [4, 4]
    assert all(len(water["tiles"]) == 4 for water in waters)


def test_isl_301_every_arm_of_a_junction_is_its_own_bridge() -> None:
    state = at(CROSS)
    bridges = objects(state, "bridge")
    assert len(bridges) == 3
    closed = holding(state, "0,0:B2")
    assert closed["complete"]
    assert closed["points"] == 4
    assert len(closed["segments"]) == 5
    assert len(closed["tiles"]) == 4
    for arm in ("0,0:B1", "0,0:B4"):
        assert not holding(state, arm)["complete"]
        assert holding(state, arm)["points_at_end"] == 1


def test_isl_301_a_bridge_ends_at_a_lighthouse_and_at_an_island() -> None:
    bridge = holding(at(LINE), "0,0:B1")
    assert bridge["complete"]
    assert bridge["points"] == 2


def test_isl_302_a_bridge_with_an_open_end_is_incomplete() -> None:
    assert not holding(at({"0,0": ["A", 0], "0,1": ["U", 0]}), "0,0:B1")["complete"]


def test_isl_302_a_closed_ring_is_complete() -> None:
    (ring,) = objects(at(RING), "bridge")
    assert ring["complete"]
    assert ring["points"] == 4


def test_isl_303_an_island_is_complete_when_no_edge_is_open() -> None:
    (island,) = objects(at({"0,0": ["D", 0], "0,-1": ["E", 2]}), "island")
    assert island["complete"]
    assert island["points"] == 4
    assert len(island["tiles"]) == 2


def test_isl_303_a_bridge_that_ends_at_the_shore_breaks_no_island_and_a_gap_does() -> None:
    (island,) = objects(at(LINE), "island")
    assert not island["complete"]


def test_isl_304_a_lighthouse_is_complete_with_eight_tiles_whoever_laid_them() -> None:
    ring = {"0,0": ["B", 0], "1,0": ["E", 0], "2,0": ["B", 0], "0,1": ["E", 3], "2,1": ["E", 1],
            "0,2": ["B", 0], "1,2": ["E", 2]}  # fmt: skip
    state = at({**ring, "1,1": ["B", 0]}, meeples={"1,1": [1, "L"]}, drawn="A", turn=0)
    assert not holding(state, "1,1:L")["complete"]
    events = do(state, "A0@2,2", "skip")
    assert state.scores == [0, 9]
    assert holding(state, "1,1:L")["complete"]
    assert "return" in kinds(events)


def test_isl_304_a_lighthouse_dropped_into_a_full_ring_brings_nine_at_once() -> None:
    ring = {"0,0": ["B", 0], "1,0": ["E", 0], "2,0": ["B", 0], "0,1": ["E", 3], "2,1": ["E", 1],
            "0,2": ["B", 0], "1,2": ["E", 2], "2,2": ["A", 0]}  # fmt: skip
    state = at(ring, drawn="B")
    do(state, "B0@1,1", "L")
    assert state.scores == [9, 0]
    assert int(state.supply[0]) == 7


def test_isl_305_a_tile_that_joins_the_island_by_two_edges_counts_once() -> None:
    state = at(CORNERS, meeples={"0,0": [0, "I1"]}, drawn="M")
    events = do(state, "M0@1,1", "skip")
    assert str(events[-2].score) == "4 tiles x 2 + 1 anchors x 2"
    assert state.scores == [10, 0]


@both
def test_isl_305_an_unjoined_tile_that_closes_a_ring_of_island_counts_once(occupancy: str) -> None:
    table = Scenario(occupancy)
    table.lay("I", 180, 0, -1)
    table.lay("N", 180, -1, -1, "island", seat=0)
    table.lay("N", 90, -1, -2)
    table.lay("N", 0, 0, -2)
    assert table.scores == [8, 0]


@both
def test_isl_401_a_bridge_between_two_lighthouses_scores_its_tiles(occupancy: str) -> None:
    table = Scenario(occupancy)
    table.lay("A", 270, -1, 0, "bridge")
    table.lay("A", 90, 1, 0)
    assert table.scores == [3, 0]
    assert table.at_hand == [7, 7]


@both
def test_isl_401_a_ring_through_a_junction_counts_it_once(occupancy: str) -> None:
    table = Scenario(occupancy)
    table.lay("V", 270, 0, -1)
    table.lay("V", 0, 1, -1)
    table.lay("V", 90, 1, -2)
    table.lay("W", 180, 0, -2, "bridge N", seat=0)
    assert table.scores == [4, 0]


@both
def test_isl_401_two_bridges_of_four_close_at_once(occupancy: str) -> None:
    table = Scenario(occupancy)
    table.lay("W", 90, 1, 0, "bridge S")
    table.lay("V", 270, -1, 0, "bridge")
    table.lay("V", 90, 1, -1)
    table.lay("U", 90, 0, -1)
    table.lay("W", 270, -1, -1, "bridge S")
    assert table.scores == [4, 4]
    assert table.at_hand == [6, 7]


@both
def test_isl_401_a_bridge_from_a_junction_to_a_crossroads(occupancy: str) -> None:
    table = Scenario(occupancy)
    table.lay("W", 180, -1, 0, "bridge E")
    table.lay("X", 0, 1, 0)
    assert table.scores == [3, 0]


@both
def test_isl_402_two_points_a_tile_and_anchor(occupancy: str) -> None:
    state = at({"0,0": ["E", 1], "1,0": ["F", 0]}, occupancy=occupancy,
               meeples={"0,0": [0, "I1"]}, drawn="E")  # fmt: skip
    events = do(state, "E3@2,0", "skip")
    assert state.scores == [8, 0]
    assert "3 tiles x 2 + 1 anchors x 2" in [str(event.score) for event in events]


@both
def test_isl_402_a_two_tile_island_is_no_exception(occupancy: str) -> None:
    table = Scenario(occupancy)
    table.lay("E", 180, 0, 1, "island")
    assert table.scores == [4, 0]


@both
def test_isl_402_two_islands_close_at_once_each_to_its_owner(occupancy: str) -> None:
    caps = {"0,0": ["E", 1], "0,-1": ["B", 0], "1,-1": ["B", 0], "2,-1": ["B", 0],
            "2,0": ["E", 3]}  # fmt: skip
    state = at(caps, occupancy=occupancy, meeples={"0,0": [0, "I1"], "2,0": [1, "I1"]}, drawn="H")
    do(state, "H0@1,0", "skip")
    assert state.scores == [4, 4]


@both
def test_isl_403_a_complete_lighthouse_scores_nine_for_its_holder(occupancy: str) -> None:
    ring = {"0,0": ["B", 0], "1,0": ["E", 0], "2,0": ["B", 0], "0,1": ["E", 3], "2,1": ["E", 1],
            "0,2": ["B", 0], "1,2": ["E", 2], "1,1": ["B", 0]}  # fmt: skip
    state = at(ring, occupancy=occupancy, meeples={"1,1": [0, "L"]}, drawn="A", turn=1)
    events = do(state, "A0@2,2", "skip")
    scored = [event for event in events if event.kind == "complete"]
    assert [str(event.score) for event in scored] == ["1 lighthouse x 1 + 8 neighbours x 1"]
    assert state.scores == [9, 0]


@both
def test_isl_403_two_lighthouses_complete_each_other(occupancy: str) -> None:
    tiles = {"0,0": ["N", 0], "1,0": ["E", 0], "2,0": ["E", 0], "3,0": ["N", 1], "0,1": ["E", 3],
             "3,1": ["E", 1], "0,2": ["M", 3], "1,2": ["E", 2], "2,2": ["A", 0], "3,2": ["N", 2],
             "1,1": ["B", 0]}  # fmt: skip
    state = at(tiles, occupancy=occupancy, meeples={"1,1": [0, "L"]}, drawn="B", turn=1)
    do(state, "B0@2,1", "L")
    assert state.scores == [9, 9]
    assert [int(n) for n in state.supply] == [7, 7]


@both
def test_isl_404_only_the_meeples_of_the_object_go_home(occupancy: str) -> None:
    """The meeple on the bridge of the same tile stays."""
    state = at({"0,0": ["D", 0], "1,0": ["U", 1]}, occupancy=occupancy,
               meeples={"0,0": [0, "B1"]}, drawn="E", turn=1)  # fmt: skip
    do(state, "E2@0,-1", "I1")
    assert state.scores == [0, 4]
    assert state.to_json()["meeples"] == {"0,0": [0, "B1"]}
    assert [int(n) for n in state.supply] == [6, 7]


def test_isl_404_losers_meeples_go_home_too() -> None:
    meeples = {"0,0": [0, "I1"], "1,0": [0, "I1"], "0,1": [1, "I1"]}
    state = at(CORNERS, meeples=meeples, drawn="I")
    events = do(state, "I3@1,1", "skip")
    home = [(e.seat, e.params["count"]) for e in events if e.kind == "return"]
    assert home == [(0, 2), (1, 1)]
    assert [int(n) for n in state.supply] == [7, 7]


def test_isl_405_most_meeples_score_alone() -> None:
    meeples = {"0,0": [0, "I1"], "1,0": [0, "I1"], "0,1": [1, "I1"]}
    state = at(CORNERS, meeples=meeples, drawn="I")
    do(state, "I3@1,1", "skip")
    assert state.scores == [8, 0]


def test_isl_405_all_who_tie_score_in_full() -> None:
    meeples = {"0,0": [0, "I1"], "1,0": [2, "I1"], "0,1": [1, "I1"]}
    state = at(CORNERS, players=4, meeples=meeples, drawn="I", turn=3)
    do(state, "I3@1,1", "skip")
    assert state.scores == [8, 8, 8, 0]


def test_isl_405_an_object_without_meeples_scores_for_nobody() -> None:
    state = at({"0,0": ["D", 0]}, drawn="E")
    events = do(state, "E2@0,-1", "skip")
    assert state.scores == [0, 0]
    assert ("complete-nobody", -1) in [(e.kind, e.seat) for e in events]


@both
def test_isl_301_a_junction_keeps_the_bridges_of_two_players_apart(occupancy: str) -> None:
    """The arms of a junction end there, each for its own holder."""
    tiles = {"0,0": ["D", 0], "1,0": ["U", 1]}
    state = at(tiles, occupancy=occupancy, meeples={"0,0": [0, "B1"]}, drawn="W", turn=1)
    do(state, "W1@2,0", "B1")
    assert state.to_json()["meeples"] == {"0,0": [0, "B1"], "2,0": [1, "B1"]}
    assert state.scores == [0, 0]
