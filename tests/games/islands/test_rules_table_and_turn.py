"""The table and the turn: ISL-101 to ISL-205."""

from __future__ import annotations

from collections import Counter

import pytest

import fishka
from fishka import CHANCE, BadInput, IllegalAction
from fishka.games.islands import own
from fishka.games.islands.tiles import read_tile_set, tile_set
from tests.games.islands.table import ALL, at, do, kinds, legal

LEDGER = {
    "A": (2, "WWBW", 4), "B": (4, "WWWW", 1), "C": (1, "IIII", 1), "D": (4, "IBWB", 4),
    "E": (5, "IWWW", 4), "F": (2, "WIWI", 2), "G": (1, "WIWI", 2), "H": (3, "WIWI", 2),
    "I": (2, "IIWW", 4), "J": (3, "IBBW", 4), "K": (3, "IWBB", 4), "L": (3, "IBBB", 4),
    "M": (2, "IWWI", 4), "N": (3, "IWWI", 4), "O": (2, "IBBI", 4), "P": (3, "IBBI", 4),
    "Q": (1, "IIWI", 4), "R": (3, "IIWI", 4), "S": (2, "IIBI", 4), "T": (1, "IIBI", 4),
    "U": (8, "BWBW", 2), "V": (9, "WWBB", 4), "W": (4, "WBBB", 4), "X": (1, "BBBB", 1),
}  # fmt: skip


def test_isl_101_everybody_has_seven_meeples() -> None:
    state = own(fishka.game("islands", 5).new_state())
    assert [int(n) for n in state.supply] == [7] * 5


def test_isl_101_the_set_is_the_classic_one() -> None:
    base = tile_set("islands-base-72")
    found = {
        t.id: (t.copies, "".join("IBW"[kind] for kind in t.edges), t.distinct_turns)
        for t in base.tiles
    }
    assert found == LEDGER
    assert base.size == 72
    segments = Counter(
        {"island": 0, "bridge": 0, "water": 0, "lighthouse": 0, "anchor": 0, "dead end": 0}
    )
    for tile in base.tiles:
        for segment in tile.segments:
            kind = ("island", "bridge", "water", "lighthouse")[segment.kind]
            segments[kind] += tile.copies
            segments["anchor"] += segment.anchors * tile.copies
            segments["dead end"] += tile.copies * (kind == "bridge" and len(segment.edges) == 1)
    assert segments == {
        "island": 49, "bridge": 62, "water": 126, "lighthouse": 6, "anchor": 10, "dead end": 30,
    }  # fmt: skip
    edges = Counter(
        "IBW"[kind] for tile in base.tiles for kind in tile.edges for _ in range(tile.copies)
    )
    assert edges == {"I": 79, "B": 94, "W": 115}


def test_isl_101_a_set_too_large_for_the_torus_is_refused() -> None:
    many = {"id": "many", "start": "B", "tiles": [{"id": "B", "name": "b", "count": 77,
            "edges": "WWWW", "waters": [{"halves": list(range(8)), "islands": []}]}]}  # fmt: skip
    with pytest.raises(BadInput, match="77 tiles are too many"):
        read_tile_set(many)


def test_isl_102_tile_d_lies_on_the_table_and_71_are_in_the_pile() -> None:
    position = fishka.game("islands").new_state().to_json()
    assert position["tiles"] == {"0,0": ["D", 0]}
    pile = position["pile"]
    assert isinstance(pile, dict)
    assert sum(pile.values()) == 71
    assert pile["D"] == 3


def test_isl_103_two_to_five_play_and_the_first_is_drawn() -> None:
    for players in (2, 3, 4, 5):
        state = fishka.game("islands", players).new_state()
        assert state.current_player == CHANCE
        assert [p for _, p in state.chance_outcomes()] == [1 / players] * players
        do(own(state), f"P{players}", "U")
        assert state.current_player == players - 1
    for players in (1, 6):
        with pytest.raises(BadInput, match="2 to 5 players"):
            fishka.game("islands", players)


def test_isl_104_some_tiles_show_a_lighthouse_and_some_islands_an_anchor() -> None:
    base = tile_set("islands-base-72")
    assert [t.id for t in base.tiles if t.segment("L") is not None] == ["A", "B"]
    anchored = [t.id for t in base.tiles if any(s.anchors for s in t.segments)]
    assert anchored == ["C", "F", "M", "O", "Q", "S"]


def test_isl_201_every_touching_side_matches() -> None:
    state = at(**ALL, drawn="U")
    assert legal(state) == {"U1@-1,0", "U1@1,0", "U1@0,1"}
    with pytest.raises(IllegalAction) as refused:
        do(state, "U0@1,0")
    assert refused.value.code == "turn-mismatch"
    assert refused.value.rule == "ISL-201"
    assert refused.value.params == {"side": "W", "own": "water", "other": "bridge"}


def test_isl_201_beside_means_by_a_side_and_not_on_a_tile() -> None:
    state = at(**ALL, drawn="U")
    for text, code in (("U0@1,1", "square-not-adjacent"), ("U0@0,0", "square-taken")):
        with pytest.raises(IllegalAction) as refused:
            do(state, text)
        assert refused.value.code == code


def test_isl_201_a_hole_may_be_left_and_filled() -> None:
    ring = {
        "0,0": ["B", 0], "1,0": ["E", 0], "2,0": ["B", 0], "0,1": ["E", 3], "2,1": ["E", 1],
        "0,2": ["B", 0], "1,2": ["E", 2], "2,2": ["A", 0],
    }  # fmt: skip
    state = at(ring, drawn="B")
    assert "B0@1,1" in legal(state)


def test_isl_201_a_tile_that_can_be_placed_must_be() -> None:
    state = at({"0,0": ["B", 0]}, drawn="U")
    assert state.current_player == 0
    assert all("@" in text for text in legal(state))


def test_isl_201_the_table_has_no_bounds() -> None:
    """Far from the origin, too, squares keep their coordinates."""
    row = {f"{x},0": ["U", 1] for x in range(7)}
    state = at({**row, "7,0": ["A", 1]}, drawn="B")
    assert "B0@8,0" in legal(state)
    far = at({f"{x},200": ["U", 1] for x in range(-203, -196)}, drawn="U")
    assert {"U1@-204,200", "U1@-196,200"} <= legal(far)
    again = far.game.from_json(far.to_json())
    assert again == far


def test_isl_202_a_tile_that_fits_nowhere_is_set_aside_and_another_drawn() -> None:
    state = at({"0,0": ["B", 0]}, pile={"C": 1, "B": 1})
    assert state.chance_outcomes() == [(1, 0.5), (2, 0.5)]
    events = do(state, "C")
    assert kinds(events) == ["set-aside"]
    assert events[0].rule == "ISL-202"
    assert state.current_player == CHANCE
    assert [p for _, p in state.chance_outcomes()] == [1.0]
    do(state, "B")
    assert state.current_player == 0


def test_isl_202_a_tile_counts_in_the_chances_though_it_fits_nowhere() -> None:
    state = at({"0,0": ["B", 0]}, pile={"C": 1, "B": 3})
    assert dict(state.chance_outcomes()) == {1: 0.75, 2: 0.25}


def test_isl_202_a_tile_set_aside_never_comes_back() -> None:
    state = at({"0,0": ["B", 0]}, pile={"C": 1, "B": 2})
    do(state, "C", "B", "B0@1,0", "skip")
    assert dict(state.chance_outcomes()) == {1: 1.0}


def test_isl_203_a_meeple_may_go_on_each_object_of_the_tile_or_nowhere() -> None:
    state = at(**ALL, drawn="L")
    do(state, "L0@1,0")
    assert legal(state) == {"I1", "B1", "B2", "B3", "W1", "W2", "W3", "skip"}


def test_isl_203_a_lighthouse_can_be_occupied() -> None:
    state = at({"0,0": ["B", 0]}, drawn="B")
    do(state, "B0@1,0")
    assert legal(state) == {"L", "W1", "skip"}
    do(state, "L")
    assert state.to_json()["meeples"] == {"1,0": [0, "L"]}


def test_isl_203_the_step_passes_by_itself_without_a_meeple() -> None:
    meeples = {f"{x},0": [0, "W1"] for x in range(7)}
    state = at({f"{x},0": ["U", 1] for x in range(8)}, meeples=meeples, drawn="V")
    events = do(state, "V0@8,0")
    assert ("skip-auto", "no-meeple") in [(e.kind, e.params.get("reason")) for e in events]
    assert state.current_player == CHANCE


def test_isl_203_the_step_passes_by_itself_without_a_free_object() -> None:
    state = at({"0,0": ["Q", 2]}, meeples={"0,0": [1, "I1"]}, drawn="C")
    events = do(state, "C0@1,0")
    assert ("skip-auto", "no-spot") in [(e.kind, e.params.get("reason")) for e in events]


@pytest.mark.parametrize(("occupancy", "spots"), [("others", {"I1", "skip"}), ("strict", None)])
def test_isl_204_second_own_meeple_is_legal_unless_strict(
    occupancy: str, spots: set[str] | None
) -> None:
    state = at({"0,0": ["Q", 2]}, occupancy=occupancy, meeples={"0,0": [0, "I1"]}, drawn="C")
    do(state, "C0@1,0")
    if spots is None:
        assert state.current_player == CHANCE
    else:
        assert legal(state) == spots


def test_isl_204_an_object_with_anothers_meeple_is_closed() -> None:
    state = at(**ALL, meeples={"0,0": [1, "B1"]}, drawn="U")
    do(state, "U1@1,0")
    assert legal(state) == {"W1", "W2", "skip"}
    with pytest.raises(IllegalAction) as refused:
        do(state, "B1")
    assert (refused.value.code, refused.value.rule) == ("occupied-by-other", "ISL-204")
    assert refused.value.params == {"seat": 1}


def test_isl_204_the_whole_object_counts_not_only_the_tile_beside() -> None:
    far = {"0,0": ["D", 0], "1,0": ["U", 1], "2,0": ["U", 1]}
    state = at(far, meeples={"0,0": [1, "B1"]}, drawn="U")
    do(state, "U1@3,0")
    assert "B1" not in legal(state)


def test_isl_205_an_object_completed_by_the_tile_can_be_taken_and_scores_at_once() -> None:
    state = at(**ALL, drawn="E")
    do(state, "E2@0,-1")
    events = do(state, "I1")
    assert kinds(events) == ["meeple", "complete", "return"]
    assert str(events[1].score) == "2 tiles x 2"
    assert state.scores == [4, 0]
    assert [int(n) for n in state.supply] == [7, 7]


def test_isl_205_all_that_one_tile_completes_scores_in_that_turn() -> None:
    """H between two caps completes an island on either side, and each goes to its holder."""
    caps = {
        "0,0": ["E", 1], "0,-1": ["B", 0], "1,-1": ["B", 0], "2,-1": ["B", 0], "2,0": ["E", 3],
    }  # fmt: skip
    state = at(caps, meeples={"0,0": [0, "I1"], "2,0": [1, "I1"]}, drawn="H")
    events = do(state, "H0@1,0", "skip")
    assert [(e.kind, e.seat) for e in events[-4:]] == [
        ("complete", 1), ("return", 1), ("complete", 0), ("return", 0),
    ]  # fmt: skip
    assert state.scores == [4, 4]
