"""Positions written by hand: what can't be is refused in one clear message."""

from __future__ import annotations

from typing import Any

import pytest

import fishka
from fishka import BadInput, State

D = {"0,0": ["D", 0]}
ROW = {"0,0": ["U", 1], "1,0": ["U", 1], "2,0": ["U", 1]}
"""A bridge of three tiles, open at both ends."""
CAPS = {"0,0": ["D", 0], "0,-1": ["E", 2]}
"""An island of two tiles, complete."""
BAD: list[tuple[dict[str, Any], str]] = [
    ({}, "it has no tiles"),
    ({"tiles": []}, "'tiles' should be an object"),
    ({"tiles": {"0;0": ["D", 0]}}, "no place"),
    ({"tiles": {"0,0": "D"}}, r"should be \[type, turns\]"),
    ({"tiles": {"0,0": ["Z", 0]}}, "no tile 'Z'"),
    ({"tiles": {"0,0": ["D", 4]}}, "0, 1, 2 or 3, not 4"),
    ({"tiles": {"0,0": ["D", 0], "0,-1": ["E", 0]}}, "N side of the tile at 0,-1|S side"),
    ({"tiles": {"0,0": ["D", 0], "5,5": ["E", 0]}}, "not joined"),
    ({"tiles": {"0,0": ["C", 0], "1,0": ["C", 0]}}, "2 tiles C, and there are 1"),
    ({"tiles": {"0,0": ["D", 0], "00,0": ["D", 0]}}, "holds two tiles"),
    ({"tiles": {"0,0": ["B", 0]}, "drawn": "C"}, "fits nowhere"),
    ({"tiles": D, "drawn": "?"}, "no tile '\\?'"),
    ({"tiles": D, "pile": {"C": 2}}, "at most 1 tiles C"),
    ({"tiles": D, "pile": {"C": -1}}, "at most 1 tiles C"),
    ({"tiles": D, "meeples": {"1,0": [0, "B1"]}}, "no tile at 1,0"),
    ({"tiles": D, "meeples": {"0,0": [2, "B1"]}}, "0 to 1, not 2"),
    ({"tiles": D, "meeples": {"0,0": [0, "L"]}}, "no segment 'L'; it has I1, B1, W1, W2"),
    ({"tiles": D, "scores": [1]}, "2 numbers"),
    ({"tiles": D, "scores": [1, -1]}, "2 numbers"),
    ({"tiles": {"0,0": ["D", 0.0]}}, "0, 1, 2 or 3, not 0.0"),
    ({"tiles": {"0,0": ["D", True]}}, "0, 1, 2 or 3, not True"),
    ({"tiles": D, "pile": {"A": True}}, "at most 2 tiles A can be in the pile, not True"),
    ({"tiles": D, "pile": {"A": 1.0}}, "at most 2 tiles A can be in the pile, not 1.0"),
    ({"tiles": D, "meeples": {"0,0": [0.0, "B1"]}}, "0 to 1, not 0.0"),
    ({"tiles": D, "scores": [3, 0.0]}, "2 numbers"),
    ({"tiles": D, "scores": [3, 0], "breakdown": [{"island": 4}, {}]}, "are 0 to 3, not 4"),
    ({"tiles": D, "scores": [3, 0], "breakdown": [{"island": "3"}, {}]}, "are 0 to 3, not '3'"),
    ({"tiles": D, "scores": [3, 0], "breakdown": [{"island": [3]}, {}]}, r"0 to 3, not \[3\]"),
    ({"tiles": D, "scores": [3, 0], "breakdown": [{"island": 3.0}, {}]}, "are 0 to 3, not 3.0"),
    ({"tiles": D, "scores": [3, 0], "breakdown": [{"island": {}}, {}]}, "are 0 to 3, not {}"),
    ({"tiles": D, "scores": [3, 0], "breakdown": [[3], {}]}, "a list with an object a seat"),
    ({"tiles": D, "scores": [3, 0], "breakdown": [{}]}, "a list with an object a seat"),
    ({"tiles": D, "scores": [3, 0], "breakdown": [{"bridge": 2}, {}]}, "does not add up"),
    (
        {"tiles": D, "scores": [3, 0], "breakdown": [{"island": 100003, "bridge": -100000}, {}]},
        "0 to 3, not 100003",
    ),
    ({"tiles": D, "over": "x"}, "'over' is true or false, not 'x'"),
    ({"tiles": D, "over": 1}, "'over' is true or false, not 1"),
    ({"tiles": D, "over": True, "pile": {"A": 2}}, "it is over, and 2 tiles are left"),
    ({"tiles": D, "turn": 0.0}, "'turn' is a seat"),
    ({"tiles": D, "turn": None, "meeples": {"0,0": [0, "B1"]}}, "nobody has begun"),
    ({"tiles": D, "last": 5}, "'last' is a place such as '1,0', not 5"),
    ({"tiles": D, "placed": "0,0"}, "laid beside no other"),
    ({"tiles": ROW, "placed": "1,0"}, "without the tile at 1,0, laid last, the others are not"),
    ({"tiles": ROW, "last": "1,0"}, "without the tile at 1,0, laid last, the others are not"),
    ({"tiles": D, "scores": [1, 0], "breakdown": [{"castle": 1}, {}]}, "no points for 'castle'"),
    ({"tiles": D, "turn": 2}, "'turn' is a seat"),
    ({"tiles": D, "turn": None, "drawn": "U"}, "only one can be"),
    ({"tiles": D, "wind": 1}, "no field 'wind'"),
    ({"tiles": D, "game": "chess"}, "for game 'chess'"),
    ({"tiles": D, "players": 3}, "for players 3"),
    ({"tiles": D, "options": {"occupancy": "strict"}}, "for option occupancy='strict'"),
]


@pytest.mark.parametrize(("position", "message"), BAD)
def test_an_impossible_position_is_refused(position: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput, match=message) as refused:
        fishka.game("islands").from_json(position)
    assert "\n" not in str(refused.value)


def test_tiles_alone_make_a_position_with_the_rest_in_the_pile() -> None:
    state = fishka.game("islands").from_json({"tiles": {"3,4": ["U", 0]}})
    position = state.to_json()
    pile = position["pile"]
    assert isinstance(pile, dict)
    assert sum(pile.values()) == 71
    assert position["tiles"] == {"3,4": ["U", 0]}


def test_bytes_that_are_no_position_are_refused() -> None:
    for data in (b"", b"[]", b"\x00", b"{"):
        with pytest.raises(BadInput):
            fishka.game("islands").from_bytes(data)


def test_a_step_of_nothing_but_skipping_passes_by_itself_on_loading() -> None:
    position = {"tiles": {"0,0": ["Q", 2], "1,0": ["C", 0]}, "meeples": {"0,0": [1, "I1"]},
                "placed": "1,0"}  # fmt: skip
    state = fishka.game("islands").from_json(position)
    assert state.current_player == fishka.CHANCE
    assert state.to_json()["turn"] == 1


def read(**position: Any) -> State:
    return fishka.game("islands").from_json(position)


@pytest.mark.parametrize("step", [{"drawn": "U"}, {}, {"over": True}])
def test_isl_404_no_meeple_stands_on_what_is_complete_once_it_was_scored(
    step: dict[str, Any],
) -> None:
    with pytest.raises(BadInput, match="at 0,-1 stands on a complete island"):
        read(tiles=CAPS, meeples={"0,-1": [0, "I1"]}, **step)
    assert read(tiles=CAPS, meeples={"0,0": [0, "B1"]}, **step).scores[1] == 0


def test_isl_205_a_meeple_may_stand_on_what_the_last_tile_completed() -> None:
    state = read(tiles=CAPS, meeples={"0,0": [1, "I1"]}, placed="0,-1")
    state.apply(state.game.parse_action(state, "skip"))
    assert state.scores == [0, 4]
    longer = {**CAPS, "1,0": ["U", 1]}
    with pytest.raises(BadInput, match="at 0,0 stands on a complete island"):
        read(tiles=longer, meeples={"0,0": [1, "I1"]}, placed="1,0")


def test_isl_403_a_meeple_may_stand_on_a_lighthouse_until_the_last_tile_round_it_is_scored() -> (
    None
):
    lit = {"0,0": ["B", 0], "0,-1": ["E", 0], "1,0": ["E", 1], "0,1": ["E", 2], "-1,0": ["E", 3],
           "-1,-1": ["B", 0], "1,-1": ["B", 0], "-1,1": ["B", 0], "1,1": ["A", 0]}  # fmt: skip
    meeple = {"0,0": [1, "L"]}
    state = read(tiles=lit, meeples=meeple, placed="1,1")
    state.apply(state.game.parse_action(state, "skip"))
    assert state.scores == [0, 9]
    for position in ({"tiles": lit}, {"tiles": {**lit, "2,-1": ["E", 1]}, "placed": "2,-1"}):
        with pytest.raises(BadInput, match="at 0,0 stands on a complete lighthouse"):
            read(**position, meeples=meeple)


def test_isl_501_the_pile_of_a_game_that_is_over_is_empty() -> None:
    state = read(tiles=D, over=True, scores=[2, 1])
    assert state.to_json()["pile"] == {}
    assert state.returns() == [1.0, 0.0]
