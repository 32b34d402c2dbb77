"""Positions written by hand: what can't be is refused in one clear message, the rest is played."""

from __future__ import annotations

from typing import Any

import pytest

import fishka
from fishka import BadInput
from fishka.games.amyitis import own
from fishka.games.amyitis.state import PASSED
from tests.games.amyitis.table import at, do, legal

SALT = {"resources": {"salt": 3}}
LIMITS = {"supply_limits": "yes"}
PLANTING = {"caravan": "Eshnunna", "planted": {"D1": 0}, "gardens": {"A1": "T03", "D4": "T20"}}
ISHTAR = {"ishtar": [0, 1, 1]}
TAMMUZ = {"tammuz": [0, 1, 1]}
OVER = {"phase": "over", "gardens": {"D4": "T20"}}
DEAL = {"phase": "deal", "groups": []}
BAD: list[tuple[dict[str, Any], str]] = [
    # Fields and what stands in them.
    ({"wind": 1}, "no field 'wind'"),
    ({"phase": "dance"}, "the phase is 'dance'; there are first, token"),
    ({"gardens": []}, "'gardens' should be an object"),
    ({"gardens": {"E1": "T01"}}, "a square is 'E1'"),
    ({"gardens": {"A3": "T01"}}, "A3 is unused"),
    ({"gardens": {"A1": "T01", "B1": "T01"}}, "T01 lies on two squares"),
    ({"gardens": {"B2": "T01"}}, "T01 is not for the floor of B2"),
    ({"gardens": {"C3": "T20"}}, "T20 is not for the floor of C3"),
    ({"gardens": {"D4": "T19"}}, "T19 is not for the floor of D4"),
    ({"planted": {"A1": 0}}, "A1 can't be planted"),
    ({"spots": {"A1C1": 0}}, "a spot is 'A1C1'"),
    ({"spots": {"A1B1": 2}}, "the cube on A1B1 should be a number from 0 to 1"),
    ({"fields": {"A.1": [0] * 5}}, "row A.1 should list up to 4 seats"),
    ({"fields": {"A.1": ["neutral"]}}, "row A.1 should be a number"),
    ({"temples": {"marduk": [0] * 5}}, "temple marduk should list up to 4 cubes"),
    ({"temples": {"marduk": [None, 0, None, 1]}}, "side by side from the left"),
    ({"groups": [{}] * 3}, "'groups' should list up to 2 objects"),
    ({"groups": [{"upp": {}}]}, "'groups' should list up to 2 objects of 'up' and 'down'"),
    ({"groups": [{"up": {"priest": 2}, "down": 2}]}, "group 1 should have three cards at most"),
    ({"groups": [{"up": {"engineer": 2}}, {"up": {"engineer": 1}}]}, "2 cards engineer at most"),
    ({"caravan": "Rome"}, "the caravan is 'Rome'"),
    ({"cards": {"Ur": ["P1", 1]}}, "every plant city should have its card"),
    ({"cards": {"Ur": ["P1", 1], "Mari": ["P1", 1]}}, "P1 lies in two cities"),
    ({"cards": {"Ur": ["P1", 3]}}, "the face of P1 should be a number from 1 to 2"),
    ({"cards": {"Eshnunna": ["P4", 1], "Ur": ["P1", 1], "Mari": ["P2", 1],
                "Khorsabad": ["P3", 1]}}, "card P4, and no other, should lie in Khorsabad"),
    ({"seats": [{}]}, "'seats' should list 2 objects"),
    ({"seats": [{"hat": 1}, {}]}, "seat 0 has no 'hat'"),
    ({"seats": [{"camels": True}, {}]}, "camels of seat 0 should be a number"),
    ({"seats": [{"resources": {"gold": 1}}, {}]}, "a resource is 'gold'"),
    ({"truncated": 1}, "'truncated' should be true or false"),
    # More than there is in the box.
    ({"seats": [{"cubes": 30}, {}], "spots": {"A1B1": 0}}, "seat 0 has 31 cubes"),
    ({"seats": [{"tiles": 9}, {}]}, "'tiles' should be 0"),
    ({"seats": [{"gardeners": 50}, {}]}, "seats hold 50 cards gardener"),
    ({"seats": [{"banker": 3}] * 2}, "seats hold 2 cards banker 1 and 'court' has 0"),
    ({"seats": [{"banker": 3}, {}], "court": {"banker": [0, 0, 1]}}, "seats hold 1 cards banker 3"),
    ({"court": {"bankers": [1]}}, "a court card is 'bankers'"),
    ({"court": {"banker": [1]}}, "3 numbers of copies of banker"),
    ({"court": {"gardener": 3}}, "copies of gardener 1 should be a number from 0 to 2"),
    ({"tokens": ["wine"]}, "a token is 'wine'"),
    ({"tokens": ["salt"] * 2}, "'tokens' should list up to 1"),
    ({"tokens": ["salt"], "seats": [{"caravaneer": 2}, {}]}, "0 caravaneer 2 are left"),
    ({"supply": {"gold": 1}}, "the supply is 'gold'"),
    ({"options": LIMITS, "seats": [{"resources": {"salt": 8}}, {}]}, "8 salt are in play"),
    ({"options": LIMITS, "seats": [SALT, {}], "supply": {"salt": 5}}, "should be 7 at most"),
    ({"options": LIMITS, "tokens": ["palm"], "supply": {"palm": 7}}, "1 palm are in play and 7"),
    ({"options": LIMITS, "spots": {"A1B1": "neutral"}, "supply": {"neutral": 15}}, "1 neutral"),
    # What belongs to another phase.
    ({"round": 0}, "the round should be from 1 to 40"),
    ({"round": 41}, "the round should be from 1 to 40"),
    ({"dealt": 1}, "'dealt' should be 0 in phase 'action'"),
    ({"truncated": True}, "only a game that is over is 'truncated'"),
    ({"choice": 1}, "'choice' should be 0 in phase 'action', not 1"),
    ({"planting": ["A1", "T01", 1]}, "no 'planting' in phase 'action'"),
    ({"phase": "procession", "seats": [{"passed": 2}, {}]}, "'passed' of seat 0 should be 0"),
    ({**DEAL, "turn": 1}, "'turn' should be 0, the start player's"),
    # Setting up.
    ({"phase": "first", "gardens": {}, "groups": [], "round": 1}, "the round should be 0"),
    ({"phase": "first", "gardens": {}}, "'groups' should be as at the start"),
    ({"phase": "garden", "groups": [], "seats": [SALT, {}]}, "'seats' should be as at the start"),
    ({"phase": "token", "gardens": {}, "groups": [], "dealt": 1}, "'dealt' should be a number"),
    ({"phase": "first", "gardens": {}, "groups": [], "tokens": ["salt"]}, "list 0 in phase"),
    ({"phase": "card", "gardens": {}, "groups": [], "cards": {"Ur": ["P1", 1]}}, "first 0 plant"),
    ({"phase": "face", "gardens": {}, "groups": [],
      "cards": {"Eshnunna": ["P1", 2], "Ur": ["P2", 1], "Mari": ["P3", 1]}}, "show their face 1"),
    ({"phase": "garden", "gardens": {}, "groups": []}, "D4 should have a tile"),
    ({"phase": "garden", "gardens": {"A1": "T01", "D4": "T20"}, "groups": []}, "A1 should have no"),
    # Between rounds.
    ({**DEAL, "gardens": {"D4": "T20"}}, "no round follows with 3 tiles"),
    ({**DEAL, "dealt": 6}, "'dealt' should be a number below 6"),
    ({**DEAL, "dealt": 4}, "group 1 should have 3 cards"),
    ({**DEAL, "seats": [SALT, {}]}, "seat 0 should keep 2 resources at most"),
    ({"phase": "over"}, "the game is over with 3 tiles in the gardens or fewer"),
    ({"phase": "over", "truncated": True}, "'truncated' after round 40"),
    ({**OVER, "seats": [SALT, {}]}, "seat 0 should keep 2 resources at most"),
    # A turn.
    ({"seats": [{"passed": 1}] * 2}, "seat 0 has passed"),
    ({"phase": "row", "seats": [{"passed": 1}] * 2}, "seat 0 has passed"),
    ({"phase": "row", "seats": [{"cubes": 0}, {}]}, "seat 0 should have a cube"),
    ({"phase": "temple", "seats": [{"cubes": 0}, {}]}, "seat 0 should have a cube"),
    ({"phase": "spot", "seats": [{"cubes": 0}, {}]}, "seat 0 should have a cube"),
    ({"phase": "spot", "choice": 2}, "'choice' should be 0 or 1"),
    ({"phase": "spot", "caravan": "Ur"}, "'choice' should be 1"),
    ({"phase": "sale", "caravan": "Susa", "seats": [SALT, {}]}, "should be in Babylon"),
    ({"phase": "sale"}, "seat 0 can't act in Babylon"),
    ({"phase": "court", "seats": [SALT, {}]}, "should be in a court city"),
    ({"phase": "court", "caravan": "Susa", "seats": [SALT, {}]}, "seat 0 can't act in Susa"),
    ({"phase": "pay", "seats": [SALT, {}]}, "in a court city or a plant city"),
    ({"phase": "pay", "caravan": "Palmyra"}, "seat 0 can't act in Palmyra"),
    ({"phase": "pay", "caravan": "Palmyra", "choice": 1, "seats": [SALT, {}]}, "should be 0 or 2"),
    ({"phase": "pay", "caravan": "Eshnunna", "seats": [SALT, {}]}, "seat 0 can't act in Eshnunna"),
    ({"phase": "square", "spots": {"A1B1": 0}}, "should be in a plant city"),
    ({"phase": "square", "caravan": "Ur"}, "seat 0 should have a square to plant"),
    # Rewards of a tile.
    ({**PLANTING, "phase": "any-resource"}, "should have 'planting'"),
    ({**PLANTING, "phase": "any-resource", "planting": ["D1"]}, "[square, tile, rewards given]"),
    ({**PLANTING, "phase": "any-resource", "planting": ["C1", "T05", 1]}, "seat 0 is planting C1"),
    ({**PLANTING, "phase": "any-resource", "planting": ["D1", "T12", 1]}, "not for the floor"),
    ({**PLANTING, "phase": "any-resource", "planting": ["D1", "T05", 0]}, "reward 0 of tile T05"),
    ({**PLANTING, "phase": "any-resource", "planting": ["D1", "T06", 1]}, "reward 1 of tile T06"),
    ({**PLANTING, "phase": "any-court", "planting": ["D1", "T05", 1]}, "reward 1 of tile T05"),
    ({**PLANTING, "phase": "any-resource", "planting": ["D1", "T05", 1], "choice": 1},
     "'choice' should be 3"),
    ({**PLANTING, "phase": "any-court", "planting": ["D1", "T03", 1]}, "T03 is taken from D1"),
    ({**PLANTING, "phase": "any-resource", "caravan": "Susa", "planting": ["D1", "T05", 1]},
     "should be in a plant city"),
    ({"phase": "any-resource", "caravan": "Khorsabad", "planted": {"C3": 0}, "gardens": {},
      "planting": ["C3", "T17", 1], "court": {"gardener": 0}}, "the gardeners that C3 asked for"),
    # Phase III.
    ({"phase": "ishtar"}, "a seat should be first in temple ishtar"),
    ({"phase": "ishtar", "temples": ISHTAR}, "'turn' should be 1, first in temple ishtar"),
    ({"phase": "tammuz-row", "temples": TAMMUZ}, "'turn' should be 1, first in temple tammuz"),
    ({"phase": "tammuz-row", "turn": 1, "temples": TAMMUZ, "seats": [{}, {"cubes": 0}]},
     "seat 1 should have a cube"),
    ({"phase": "tammuz-swap", "temples": TAMMUZ, "seats": [SALT, {}]}, "should be second"),
    ({"players": 3, "phase": "tammuz-swap", "temples": TAMMUZ}, "seat 0 has nothing to swap"),
    ({"phase": "store"}, "seat 0 should have more than 2 resources"),
    ({"phase": "store", "seats": [SALT, {}], "choice": 3}, "the last resource given up"),
    ({"phase": "store", "seats": [SALT, SALT], "turn": 1}, "seat 0 should keep 2 resources"),
]  # fmt: skip


@pytest.mark.parametrize(("fields", "message"), BAD)
def test_what_cannot_be_is_refused_with_what_would_be_right(
    fields: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadInput) as refused:
        at(**fields)
    assert refused.value.code == "bad-position"
    assert message in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_turn_of_nobody_ends_the_phase_instead_of_going_round_for_ever() -> None:
    state = at(3, phase="row")
    for seat in range(3):
        state.add(seat, PASSED, 1)
    do(state, "row:A.1")
    assert state.to_json()["phase"] == "procession"


def test_what_is_not_named_is_as_at_the_start() -> None:
    start = fishka.game("amyitis").new_state().to_json()
    hand = at(gardens={}, groups=[]).to_json()
    for name in ("seats", "court", "supply", "caravan", "tokens", "fields", "temples"):
        assert hand[name] == start[name]


def test_what_is_not_named_is_left_in_the_box_by_what_is() -> None:
    seats = [{"caravaneer": 1, "banker": 3, "gardeners": 1, "camels": 3}, SALT]
    hand = at(
        options=LIMITS, seats=seats, tokens=["salt"],
        spots={"A1B1": "neutral"}, temples={"marduk": ["neutral"]},
    ).to_json()  # fmt: skip
    assert hand["court"] == {
        "caravaneer": [0, 1], "banker": [0, 0, 0], "palace": [1] * 6, "gardener": 1,
    }  # fmt: skip
    assert hand["supply"] == {
        "barley": 7, "dates": 7, "salt": 3, "palm": 7, "wine": 7,
        "camels": 10, "talents": 22, "neutral": 13,
    }  # fmt: skip


def test_garden_tiles_of_a_seat_are_counted_by_what_it_planted() -> None:
    state = at(gardens={"D4": "T20"}, planted={"A1": 1, "B1": 1})
    assert [int(state.has(seat, 12)) for seat in range(2)] == [0, 2]


def test_the_quality_of_a_plant_whose_reward_is_chosen_is_known_from_its_card() -> None:
    cards = {"Eshnunna": ["P1", 2], "Ur": ["P2", 1], "Mari": ["P3", 1], "Khorsabad": ["P4", 1]}
    state = at(**PLANTING, cards=cards, phase="any-resource", planting=["D1", "T05", 1],
               spots={"C1D1": 1})  # fmt: skip
    assert len(legal(state)) == 5
    do(state, "take:wine")
    assert state.scores == [0, 1]


def test_positions_before_the_first_round_can_be_written_by_hand() -> None:
    game = fishka.game("amyitis")
    for phase, stream in (("first", "first-player"), ("token", "token"), ("card", "plant-card"),
                          ("face", "face")):  # fmt: skip
        assert game.from_json({"phase": phase}).chance_name == stream
    state = own(game.from_json({"phase": "garden", "gardens": {"D4": "T20"}}))
    do(state, "tile:T01")
    assert state.chance_name == "tile"


def test_the_table_can_be_inspected_while_it_is_being_set() -> None:
    game = fishka.game("amyitis")
    seen = game.inspect(game.from_json({"phase": "card"}))
    assert seen["open_spots"] == []
    assert not any(stop["possible"] for stop in seen["stops"])  # type: ignore[attr-defined]
