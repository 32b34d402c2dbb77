"""Boards and set-up: AMY-101 to AMY-202."""

from __future__ import annotations

from collections import Counter

import pytest

import fishka
from fishka import CHANCE, Rng
from fishka.games.amyitis import own
from fishka.games.amyitis.components import components, floor, garden_spots
from tests.games.amyitis.table import at, do, kinds, legal, seat, why


def test_amy_101_sixteen_squares_on_four_floors() -> None:
    assert Counter(floor(square) for square in range(16)) == {1: 7, 2: 5, 3: 3, 4: 1}


def test_amy_101_with_two_players_three_corner_squares_stay_unused() -> None:
    assert why(at(2, phase="square", caravan="Ur", spots={"A2A3": 0}), "plant:A3") == (
        "square-unused", "AMY-101",
    )  # fmt: skip
    assert why(at(3, phase="square", caravan="Ur", spots={"A2A3": 0}), "plant:A3") is None


def test_amy_102_twenty_four_edges_are_thirty_two_spots() -> None:
    spots = garden_spots(3)
    assert len(spots) == 32
    assert len({spot.squares for spot in spots}) == 24
    doubled = {spot.squares for spot in spots if spot.name.endswith(".1")}
    assert len(doubled) == 8
    for squares in doubled:
        assert max(floor(square) for square in squares) >= 3


@pytest.mark.parametrize(("players", "by_floor"), [(2, [5, 4, 3, 1]), (3, [7, 5, 3, 1])])
def test_amy_103_every_used_square_starts_with_a_tile_of_its_quality(
    players: int, by_floor: list[int]
) -> None:
    state = own(fishka.game("amyitis", players).new_state())
    rng = Rng(3)
    while state.chance_name != "craft":
        outcomes = [outcome for outcome, _ in state.chance_weights()]
        state.apply(outcomes[rng.below(len(outcomes))])
    found = Counter(floor(square) for square in range(16) if state.garden[square])
    assert [found[number] for number in (1, 2, 3, 4)] == by_floor
    tiles = {tile.id: tile for tile in components().tiles}
    gardens = state.to_json()["gardens"]
    assert isinstance(gardens, dict)
    assert gardens["D4"] == "T20"
    assert len(set(gardens.values())) == len(gardens)
    assert {tiles[tile].quality for tile in gardens.values()} == {1, 2, 3}


def test_amy_104_a_row_fills_from_left_to_right_and_has_five_spaces() -> None:
    state = at(groups=[{"up": {"peasant": 2}}], seats=[{"talents": 9}, {"talents": 9}])
    do(state, "hire1:peasant", "row:A.1", "hire1:peasant", "row:A.1")
    assert state.to_json()["fields"] == {"A.1": [0, 1], "A.2": [], "B.1": [], "B.2": []}
    assert seat(state, 0)["resources"] == {"salt": 1}
    assert seat(state, 1)["resources"] == {"palm": 1}


def test_amy_104_published_fields_have_one_row() -> None:
    state = at(options={"edition": "published"}, phase="row")
    assert legal(state) == {"row:A", "row:B"}
    assert legal(at(options={"field_rows": "one"}, phase="row")) == {"row:A", "row:B"}
    both = at(options={"edition": "published", "field_rows": "two"}, phase="row")
    assert len(legal(both)) == 4


def test_amy_105_three_temples_of_four_spaces() -> None:
    assert legal(at(phase="temple")) == {
        "temple:ishtar",
        "temple:marduk",
        "temple:tammuz",
    }
    temples = at().to_json()["temples"]
    assert temples == {"ishtar": [None] * 4, "marduk": [None] * 4, "tammuz": [None] * 4}


def test_amy_106_nine_cities_and_one_caravan_that_stays_where_it_stopped() -> None:
    assert len(components().cities) == 9
    state = at(seats=[{"camels": 3, "resources": {"barley": 1}}, {}])
    assert state.to_json()["caravan"] == "Babylon"
    do(state, "go:Susa", "court:banker", "pay:barley")
    assert state.to_json()["caravan"] == "Susa"


def test_amy_107_the_start() -> None:
    state = own(fishka.game("amyitis", 4).new_state())
    for number in range(4):
        have = seat(state, number)
        assert (have["talents"], have["camels"], have["cubes"]) == (4, 1, 30)
        assert have["resources"] == {}
        assert (have["caravaneer"], have["banker"], have["palace"]) == (0, 0, 0)
    assert [p for _, p in state.chance_outcomes()] == [0.25] * 4
    do(state, "P3")
    assert state.to_json()["start"] == 2


def test_amy_107_the_start_passes_clockwise_every_round() -> None:
    state = at(3, start=1, turn=1)
    do(state, "pass", "pass", "pass", "temple:ishtar", "take:camel")
    assert state.chance_name == "craft"
    assert state.to_json()["start"] == 2


def test_amy_201_groups_of_three_cards_as_many_as_players() -> None:
    for players in (2, 3, 4):
        state = own(fishka.game("amyitis", players).new_state())
        rng = Rng(players)
        while state.current_player == CHANCE:
            weights = state.chance_weights()
            if state.chance_name == "craft":
                deck = {2: 10, 3: 14, 4: 18}[players]
                assert sum(weight for _, weight in weights) <= deck
            state.apply(weights[rng.below(len(weights))][0])
        groups = state.to_json()["groups"]
        assert isinstance(groups, list)
        assert len(groups) == players
        assert all(sum(group["up"].values()) == 3 for group in groups)


@pytest.mark.parametrize(
    ("level", "talents", "points"), [(0, 4, 0), (1, 5, 0), (2, 6, 0), (3, 6, 2)]
)
def test_amy_202_the_highest_banker_pays(level: int, talents: int, points: int) -> None:
    state = at(phase="deal", dealt=5, groups=[{"up": {"peasant": 3}}, {"up": {"priest": 2}}],
               seats=[{"banker": level}, {}])  # fmt: skip
    events = do(state, "craft:priest")
    assert seat(state, 0)["talents"] == talents
    assert state.scores == [points, 0]
    assert ("income" in kinds(events)) == (level > 0)
