"""Positions written by hand: what can't be is refused in one clear message."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

import fishka
from fishka import BadInput
from tests.games.colonies.table import at, legal, ship

A = {"A1": "14,10"}
BAD: list[tuple[dict[str, Any], str]] = [
    ({"ships": []}, "'ships' should be an object"),
    ({"ships": {"G1": "14,10"}}, "no ship 'G1'; there are A1 to B3"),
    ({"ships": {"A4": "14,10"}}, "no ship 'A4'"),
    ({"ships": {"A1": 14}}, "a square or an object"),
    ({"ships": {"A1": "14;10"}}, "is no square"),
    ({"ships": {"A1": "24,10"}}, "off the map of 24 x 16"),
    ({"ships": {"A1": "0,0"}}, "on land at 0,0"),
    ({"ships": {"A1": "14,10", "B1": "14,10"}}, "both on 14,10"),
    ({"ships": {"A1": "9,6"}}, "the tail of a current"),
    ({"ships": {"A1": "14,2"}}, "neutral and closed, and a ship is inside"),
    ({"ships": {"A1": "14,2"}, "ports": {"K": 1}}, "not its owner's"),
    (
        {"ships": {"A1": {"at": "14,10", "seat": 2}}},
        "'seat' of ship A1 .* from 0 to 1",
    ),
    (
        {"ships": {"A1": {"at": "14,10", "holes": 3}}},
        "'holes' of ship A1 .* from 0 to 2",
    ),
    (
        {"ships": {"A1": {"at": "14,10", "holes": 0, "prize": True}}},
        ".* from 1 to 3, not 0",
    ),
    (
        {"ships": {"A1": {"at": "14,10", "ammunition": 6}}},
        "'ammunition' of ship A1 .* from 0 to 5",
    ),
    ({"ships": {"A1": {"at": "14,10", "fired": 1}}}, "true or false"),
    ({"ships": {"A1": {"at": "14,10", "sails": 1}}}, "a field 'sails'"),
    ({"ships": {"A1": "gone"}}, "sunk ships return in this game"),
    ({"ships": {"A1": {"at": "due", "holes": 1}}}, "has holes, marks or spent ammunition"),
    ({"ships": {"B1": {"at": "14,10", "fired": True}}}, "not its owner's turn"),
    ({"ports": {"Z": 0}}, "no port 'Z'"),
    ({"ports": {"K": 2}}, "'neutral', 'free' or a seat, 0 to 1"),
    ({"ports": {"K": {"holder": 0, "hits": 3}}}, "'hits' of port K .* from 0 to 2"),
    ({"ports": {"K": {"holder": "free", "hits": 1}}}, "is free, and has hits"),
    ({"ports": {"K": {"ammunition": 1}}}, "is neutral, and has ammunition"),
    ({"ports": {"K": {"shelled": 1}, "M": {"shelled": 1}}}, "the same 'shelled' number"),
    ({"ports": {"K": {"holder": 0, "shelled": 1}}}, "only neutral ports"),
    (
        {"phase": "place", "ships": {"A1": {"at": "3,10", "fired": True}}},
        "can't have fired or sailed",
    ),
    ({"ports": {"K": {"fired": True}}}, "only a port with an owner"),
    ({"ports": {"K": {"holder": 1, "fired": True}}}, "not its owner's turn"),
    ({"ports": dict.fromkeys("KNPSM", 0) | {"R": 0}}, "seat 0 has won with 33 points"),
    ({"ships": A, "scores": [1, 0]}, "the ports are worth"),
    ({"turn": 2}, "'turn' of the position .* from 0 to 1"),
    ({"wind": "E"}, "'wind' is one of N, NO"),
    ({"gale": "N"}, "a storm that has been"),
    ({"wind": "storm"}, "a storm that has been"),
    ({"phase": "fight"}, "'phase' is one of"),
    ({"phase": "first"}, "the option first_player"),
    ({"phase": "place", "ports": {"K": 0}}, "all ports are neutral"),
    ({"phase": "spin"}, "no ship to sail"),
    ({"phase": "spin", "ships": A, "wind": "N"}, "the wind is not known yet"),
    ({"phase": "gale", "ships": A}, "the wind is 'storm'"),
    ({"phase": "guns"}, "needs a ship or port as 'target'"),
    ({"phase": "shot", "ships": A, "target": "K"}, "a shot needs 'guns'"),
    ({"phase": "shot", "ships": A, "target": "K", "guns": ["A1"]}, "can't fire at K"),
    ({"phase": "shot", "ships": A, "target": "A1"}, "A1 is no target"),
    ({"phase": "decide", "ships": A, "target": "K"}, "only a rival ship at sea"),
    ({"phase": "decide", "ships": {**A, "B1": "15,10"}, "target": "B1"}, "0 holes; 3 decide"),
    ({"phase": "answer", "target": "K", "wind": "N"}, "no neutral port was shelled"),
    ({"phase": "answer", "ships": A, "target": "K"}, "only after the sailing spin"),
    ({"target": "K"}, "there is no target"),
    ({"guns": ["A1"]}, "there are no guns"),
    ({"over": "points"}, "nobody has 29"),
    ({"over": "fleet"}, "2 fleets are left"),
    ({"over": "peace"}, "'over' is one of"),
    ({"phase": "main", "over": "rounds"}, "its phase is 'main'"),
    ({"rounds": 200}, "the limit is 200"),
    ({"boats": 1}, "a field 'boats'"),
    ({"game": "islands"}, "for game 'islands'"),
    ({"players": 3}, "for players 3"),
    ({"options": {"ships": 2}}, "for option ships=2"),
]


@pytest.mark.parametrize(("position", "message"), BAD)
def test_an_impossible_position_is_refused(position: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput, match=message) as refused:
        fishka.game("colonies").from_json(position)
    assert "\n" not in str(refused.value)


def test_one_fleet_alone_has_won() -> None:
    with pytest.raises(BadInput, match="at most one fleet is left"):
        at(A, {}, {"sunk": "removed"})
    won = at(A, {}, {"sunk": "removed"}, over="fleet")
    assert won.returns() == [1.0, 0.0]


def test_a_hand_written_position_needs_little() -> None:
    state = at({"A1": "11,6"}, wind="O")
    assert "A1-O3" in legal(state)
    assert ship(state, "B2")["status"] == "due"
    assert state.to_json()["phase"] == "main"


def test_a_turn_in_which_nothing_can_be_done_passes_on_loading() -> None:
    state = at({"A1": "14,10", "B1": "3,15"}, wind="calm")
    assert state.to_json()["turn"] == 1


def test_inspect_tells_reach_targets_lines_hits_and_points() -> None:
    state = at({"A1": "13,2", "A2": "13,4", "B1": "3,15"}, {"A": 0}, wind="S")
    found: Any = state.game.inspect(state)
    assert found["scores"] == [1, 0]
    assert found["points"] == [{"A": 1}, {}]
    assert [move["place"] for move in found["reach"]["A1"] if move["course"] == "S"] == ["13,3"]
    targets = {target["target"]: target for target in found["targets"]}
    assert targets["K"]["hits_left"] == 3
    assert targets["K"]["guns"] == [
        {"gun": "A1", "from": "13,2", "to": "14,2", "over": [], "open": True, "blocked_by": None},
        {
            "gun": "A2", "from": "13,4", "to": "14,2", "over": ["13,3", "14,3"], "open": False,
            "blocked_by": {"what": "land", "place": "14,3"},
        },
    ]  # fmt: skip
    assert targets["L"]["guns"][0]["blocked_by"] == {"what": "land", "place": "14,4"}
    assert "aim:K" in found["legal_actions"]


def test_any_place_may_be_asked_about() -> None:
    state = at({"A1": "13,2", "B1": "3,15"}, wind="S")
    for prefix in ((), ("sail",), ("fire",), ("unload",), ("sail", "A1")):
        for item in ("13,3", "0,0", "A1", "B1", "A2", "K", "23,15", "spin"):
            with suppress(BadInput):
                refusal = state.game.why(state, prefix, item)
                assert refusal is None or refusal.code


def test_the_sketch_shows_the_table_in_text() -> None:
    state = at({"A1": {"at": "13,2", "holes": 1}, "B1": "1,9"}, {"A": 1, "K": "free"}, wind="S")
    lines = ["".join(span.text for span in line) for line in state.game.sketch(state)]
    assert "A1.(K)" in lines[3]
    assert "A=B" in lines[10]
    assert "(S -> S)" in lines[17]
    assert any("B1 [A]" in line for line in lines)
