"""Positions written by hand: what can't be is refused in one clear message."""

from __future__ import annotations

from typing import Any

import pytest

import fishka
from fishka import BadInput

D = {"0,0": ["D", 0]}
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
    ({"tiles": D, "scores": [1, 0], "breakdown": [{"island": 2}, {}]}, "adds up"),
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
