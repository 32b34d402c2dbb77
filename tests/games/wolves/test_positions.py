"""Positions written by hand: what can't be is refused in one clear message. Views."""

from __future__ import annotations

import json
from typing import Any

import pytest

import fishka
from fishka import BadInput, IllegalAction
from tests.games.wolves.table import at, do, legal, refused

A = {"0,2": [[0, "alpha"]]}
BAD: list[tuple[dict[str, Any], str]] = [
    ({"wind": 1}, "no field 'wind'"),
    ({"game": "chess"}, "for game 'chess'"),
    ({"players": 4}, "for players 4"),
    ({"options": {"edition": "published"}}, "for option edition='published'"),
    ({"phase": "dance"}, "'phase' is one of"),
    ({"regions": []}, "a list of 6 objects"),
    ({"regions": [{"tile": 1}, {"tile": 1}, {}, {}, {}, {}]}, "not so many of one region tile"),
    ({"regions": [{"tile": 11}, {}, {}, {}, {}, {}]}, "'tile' should be a number"),
    ({"regions": [{"prey": ["deer", 3]}, {}, {}, {}, {}, {}]}, "0 to 2 prey"),
    ({"regions": [{"prey": ["cow", 1]}, {}, {}, {}, {}, {}]}, "no prey 'cow'"),
    ({"regions": [{"token": "sun"}, {}, {}, {}, {}, {}]}, "no region token 'sun'"),
    ({"regions": [{"token": "full"}] * 3 + [{}] * 3}, "not so many of one region token"),
    ({"phase": "deal-prey", "regions": [{"token": "full"}] + [{}] * 5}, "dealt too early"),
    ({"pieces": []}, "'pieces' should be an object"),
    ({"pieces": {"0;2": []}}, "is no place"),
    ({"pieces": {"40,2": []}}, "no hex 40,2"),
    ({"pieces": {"0,2": [0, "alpha"]}}, r"should be \[seat, kind\]"),
    ({"pieces": {"0,2": [[3, "alpha"]]}}, "a seat is 0 to 2"),
    ({"pieces": {"0,2": [[0, "cub"]]}}, "no piece 'cub'"),
    ({"pieces": {"0,3": [[0, "wolf"]]}}, "nothing can stand on 0,3"),
    ({"pieces": {"2,2": [[0, "wolf"]]}}, "nothing can stand on 2,2"),
    ({"pieces": {"0,2": [[0, "wolf"], [1, "wolf"]]}}, "can't share a hex"),
    ({"pieces": {"0,2": [[0, "wolf"], [1, "lair"]]}}, "can't share a hex"),
    ({"pieces": {"0,2": [[0, "den"], [0, "lair"]]}}, "two structures"),
    ({"pieces": {"0,2": [[0, "wolf"], [0, "wolf"], [0, "alpha"]]}}, "more than two pieces"),
    ({"pieces": {"0,2": [[0, "lair"]], "1,2": [[0, "lair"]]}}, "two lairs in one region"),
    ({"lone": ["0,2"]}, "no lone wolf can be on 0,2"),
    ({"lone": ["1,1"], "pieces": {"1,1": [[0, "wolf"]]}}, "no lone wolf can be on 1,1"),
    ({"seats": [{}]}, "a list of 3 objects"),
    ({"seats": [{"hat": 1}, {}, {}]}, "a seat is an object"),
    ({"seats": [{"pack": "rock"}, {"pack": "rock"}, {}]}, "same pack"),
    ({"seats": [{"flipped": ["rock", "rock"]}, {}, {}]}, "each at most once"),
    ({"seats": [{"wolves": [0]}, {}, {}]}, "lists cells, 1 to 8"),
    ({"seats": [{"dens": {"speed": 5}}, {}, {}]}, "'speed' should be a number from 0 to 4"),
    ({"seats": [{"lairs": 3, "dens": {}}, {}, {}]}, "more dens and lairs"),
    ({"seats": [{"caught": ["cow"]}, {}, {}]}, "no prey 'cow'"),
    ({"seats": [{"terrain_tokens": -1}, {}, {}]}, "'terrain_tokens' should be a number"),
    (
        {
            "pieces": {"0,2": [[0, "alpha"]] * 2, "-1,3": [[0, "alpha"]]},
            "seats": [{"wolves": [1, 2, 3, 4, 5, 6, 7, 8]}, {}, {}],
        },
        "at most 2 figures of kind alpha",
    ),
    ({"moon": 8, "scored": 1}, "1 phases are scored"),
    ({"moon": -1}, "'moon' should be a number"),
    ({"moon": 22, "scored": 3}, "the game is over just when"),
    ({"phase": "over"}, "the game is over just when"),
    ({"turn": 3}, "'turn' should be a number from 0 to 2"),
    ({"actions": 3}, "'actions' should be a number from 0 to 2"),
    ({"ending": True}, "'ending' goes with"),
    ({"placed": 2}, "'placed' is 6"),
    ({"doing": {"action": "move"}}, "only in a phase of one"),
    ({"phase": "figure", "pieces": A}, "no terrain None"),
    ({"phase": "howl", "doing": {"terrain": "rock", "action": "den"}}, "does not fit the phase"),
    ({"phase": "howl", "doing": {"terrain": "rock"}, "pieces": A}, "nothing to choose"),
    ({"phase": "figure", "doing": {"terrain": "rock"}}, "nothing to choose"),
    (
        {"phase": "figure", "pieces": A,
         "doing": {"terrain": "rock", "moved": [["0,1", "1,2", "alpha", 0]]}},
        "no figure that moved stands on 1,2",
    ),
    ({"phase": "goal", "pieces": A, "doing": {"terrain": "rock"}}, "'figure' should be"),
    ({"phase": "push", "pieces": A, "doing": {"action": "move", "terrain": "rock"}}, "'pushed'"),
    (
        {"phase": "push", "pieces": A,
         "doing": {"action": "move", "terrain": "rock", "pushed": ["0,2", 0, "wolf"]}},
        "his own",
    ),
    ({"phase": "hunt", "pieces": A}, "nothing to choose"),
    ({"phase": "deal-pack", "placed": 1}, "packs are taken in order"),
    ({"phase": "deal-prey", "seats": [{"pack": "rock"}, {}, {}]}, "before the first player is"),
    ({"phase": "first", "seats": [{"pack": "rock"}, {}, {}]}, "before the first player is"),
    ({"phase": "first", "pieces": A}, "seat 0 has 1 alphas and has placed 0 pairs"),
    ({"phase": "place", "placed": 1, "turn": 1}, "seat 0 has 0 alphas and has placed 1 pairs"),
    ({"phase": "place", "placed": 1, "pieces": A}, "seat 0 has an alpha without a wolf"),
    (
        {"phase": "place", "placed": 1, "pieces": {"0,2": [[0, "alpha"], [0, "wolf"]]}},
        "not on opposite sides of the chasm",
    ),
    ({"phase": "first", "pieces": {"0,2": [[0, "lair"]]}}, "only pairs of an alpha and a wolf"),
]  # fmt: skip


@pytest.mark.parametrize(("position", "message"), BAD)
def test_an_impossible_position_is_refused(position: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput, match=message) as refusal:
        fishka.game("wolves", 3).from_json(position)
    assert "\n" not in str(refusal.value)


def test_pieces_alone_make_a_position() -> None:
    state = at({"0,2": "0a 0w", "-1,3": "0d", "1,2": "0l", "2,0": "0w", "2,-1": "0w"})
    (board, _, _) = state.to_json()["seats"]
    assert board["dens"] == {"spread": 2, "speed": 4, "howl": 4}  # the lair replaced a den
    assert board["lairs"] == 3
    assert board["wolves"] == [2, 3, 4, 5, 6, 7, 8]
    assert len(state.to_json()["lone"]) == 12


def test_any_text_is_refused_clearly() -> None:
    state = at({"0,2": "0a"})
    for text in (
        "",
        "move",
        "move:rock",
        "move:rock:ff",
        "to:0,2",
        "alpha@9,9",
        "den:0,2",
        "pack:x",
    ):
        with pytest.raises((BadInput, IllegalAction)):
            state.game.parse_action(state, text)


def test_any_hex_is_explained_before_paying_and_after() -> None:
    state = at({"0,2": "0a", "5,-4": "1a", "6,-5": "2a"})
    for place in ("0,2", "0,3", "-8,6", "1,1"):
        for action in ("move", "den", "lair", "howl", "dominate"):
            state.game.why(state, (action,), place)
    assert refused(state, "0,2") == ("choose-action-first", "WLV-206")
    assert refused(state, "move", "-8,6") == ("too-far-all", "WLV-302")
    assert refused(state, "move", "0,4") == ("", "")
    with pytest.raises(BadInput, match="no hex 30,0"):
        state.game.why(state, (), "30,0")


def test_inspect_lists_strengths_scores_and_targets_with_reasons() -> None:
    words = {"0,2": "0a", "-1,3": "0d", "1,2": "1w", "5,-4": "1a", "6,-5": "2a"}
    state = at(words, seats=[{"terrain_tokens": 3}, {}, {}])
    found: Any = state.game.inspect(state)
    home = found["regions"][4]
    assert (home["strength"], home["alphas"]) == ([2, 1, 0], [1, 0, 0])
    assert home["would_score"] == [
        {"phase": "full", "points": [8, 4, 0], "token": 0, "outcome": "won"}
    ]
    lairs = {item["place"]: item["legal"] for item in found["lairs"]}
    assert lairs == {"-1,3": True}
    howls = {item["place"]: item.get("why", {}).get("code") for item in found["howls"]}
    assert howls["1,1"] is None
    assert howls["1,4"] == "out-of-howl"
    dominations = {item["place"]: item for item in found["dominations"]}
    assert dominations["1,2"]["legal"]
    assert dominations["5,-4"]["why"]["rule"] == "WLV-503"
    assert {item["place"] for item in found["dens"] if item["legal"]} >= {"0,2", "-1,2", "0,1"}
    assert set(found["legal_actions"]) == legal(state)


def test_the_view_shows_reach_and_paths() -> None:
    state = at({"0,2": "0w 0a", "5,-4": "1a", "6,-5": "2a"})
    view: Any = state.game.view(state, 0)
    assert "2,1" in view["reach"]["0,2"]
    assert "0,3" not in view["reach"]["0,2"]
    do(state, "move:grass:f", "wolf@0,2")
    view = state.game.view(state, 0)
    path = view["paths"]["0,4"]
    assert (path[0], path[-1], len(path)) == ("0,2", "0,4", 4)
    json.dumps([view, state.game.components(), state.game.inspect(state)])


def test_wlv_402_components_print_every_track_by_step() -> None:
    tracks: Any = at({}).game.components()["tracks"]
    assert list(tracks) == ["spread", "speed", "howl", "lairs", "wolves", "prey"]
    assert tracks["speed"] == {
        "values": [3, 4, 4, 5, 5],
        "points": [0, 0, 0, 3, 7],
        "bonus": [None, None, "terrain", None, "action"],
        "pieces": [None, "den", "den", "den", "den"],
    }
    assert tracks["lairs"]["bonus"] == [None] + ["terrain"] * 4
    assert tracks["wolves"]["pieces"][:4] == [None, "wolf", "wolf", "alpha"]
    assert tracks["wolves"]["bonus"] == [None] * 9
    assert tracks["prey"]["points"] == [0, 1, 4, 9, 16, 25]
    assert tracks["prey"]["bonus"] == [None] + ["action"] * 5


def test_wlv_504_the_published_set_up_for_two_prints_no_bonus_for_prey() -> None:
    for edition, bonus in (("text", "action"), ("published", None)):
        tracks: Any = at({}, 2, {"edition": edition}).game.components()["tracks"]
        assert tracks["prey"]["points"] == [0, 2, 5, 9, 14, 20]
        assert tracks["prey"]["bonus"] == [None] + [bonus] * 5


def test_wlv_605_a_view_tells_what_each_track_has_uncovered() -> None:
    board = {
        "dens": {"spread": 2, "speed": 0, "howl": 1},
        "lairs": 2,
        "wolves": [3, 5, 6, 7, 8],
        "caught": ["hare", "moose"],
        "points": 12,
    }
    state = at({}, seats=[board, {}, {}])
    view: Any = state.game.view(state, 0)
    found = view["seats"][0]
    assert found["tracks"] == {
        "spread": {"step": 2, "points": 0},
        "speed": {"step": 4, "points": 7},
        "howl": {"step": 3, "points": 3},
        "lairs": {"step": 2, "points": 10},
        "wolves": {"step": 3, "points": 3},  # the alpha of cell 3 stays: points go by the number
        "prey": {"step": 2, "points": 4},
    }
    assert (found["uncovered"], found["score"]) == (27, 39)
    assert view["breakdown"][0] == {"regions": 12, "dens": 10, "lairs": 10, "wolves": 3, "prey": 4}


def test_nobody_howls_without_a_wolf_to_put_on_the_map() -> None:
    howl = {"phase": "howl", "doing": {"terrain": "forest"}, "pieces": A}
    game = fishka.game("wolves", 3)
    state = game.from_json(howl)
    assert [game.format_action(state, action) for action in state.legal_actions()] == ["howl:1,1"]
    with pytest.raises(BadInput, match="nothing to choose in the phase 'howl'"):
        game.from_json({**howl, "seats": [{"wolves": []}, {}, {}]})
