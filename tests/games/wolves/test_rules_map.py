"""WLV-101 to WLV-110, WLV-701: the map, setting up, what is in the box."""

from __future__ import annotations

from typing import Any

import pytest

import fishka
from fishka import CHANCE, BadInput, Rng
from fishka.games.wolves import own
from fishka.games.wolves.material import TOKENS, counts, material
from tests.games.every_game import pick
from tests.games.wolves.table import at, do, goals, kinds, legal, on, refused, region, seat


def dealt(players: int, seed: int = 1, **options: Any) -> Any:
    """A game after all chance, about to place pairs."""
    state, rng = fishka.game("wolves", players, **options).new_state(), Rng(seed)
    while state.current_player == CHANCE:
        state.apply(pick(state, rng))
    return own(state)


@pytest.mark.parametrize(("players", "regions"), [(2, 5), (3, 6), (4, 8), (5, 10)])
def test_wlv_101_more_players_have_more_tiles(players: int, regions: int) -> None:
    game_map = material(players).map
    assert len(game_map.regions) == regions
    assert len(game_map.tiles) == regions + (players > 2)
    assert len(game_map.hexes) == 16 * len(game_map.tiles)
    for players_refused in (1, 6):
        with pytest.raises(BadInput, match="2 to 5 players"):
            fishka.game("wolves", players_refused)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_wlv_101_the_tiles_form_one_map(players: int) -> None:
    game_map = material(players).map
    found, queue = {0}, [0]
    for h in queue:
        for beside in game_map.neighbours[h]:
            assert h in game_map.neighbours[beside]
            if beside not in found:
                found.add(beside)
                queue.append(beside)
    assert len(found) == len(game_map.hexes)


def test_wlv_102_a_region_has_five_terrains_of_three_hexes_and_water() -> None:
    for regions in material(5).regions:
        assert sorted(regions) == [0, 1, 2, 3, 4]
    for tile in material(5).map.tiles:
        slots = [material(5).map.hexes[h].slot for h in tile.hexes]
        if tile.is_region:
            assert sorted(slots) == sorted("AAABBBCCCDDDEEEW")


def test_wlv_102_which_region_lies_where_is_drawn() -> None:
    state = fishka.game("wolves", 3).new_state()
    assert state.chance_name == "region"
    assert [weight for _, weight in state.chance_weights()] == [1] * 10
    do(own(state), "R7")
    assert "R7" not in [state.game.format_action(state, n) for n, _ in state.chance_weights()]
    assert state.to_json()["regions"][0] == {"tile": 7}  # type: ignore[index]


def test_wlv_103_the_start_tile_has_five_hexes_on_each_side_of_the_chasm() -> None:
    for players in (3, 4, 5):
        start = material(players).map.tiles[0]
        slots = [material(players).map.hexes[h].slot for h in start.hexes]
        assert sorted(slots) == sorted("NNNNNSSSSSXXXXXX")
    assert len(at({"-3,1": "0a"}).game.inspect(at({"-3,1": "0a"}))["regions"]) == 6


def test_wlv_104_two_lone_wolves_and_a_stack_of_two_prey_in_every_region() -> None:
    for players, regions in ((2, 5), (3, 6), (4, 8), (5, 10)):
        position = dealt(players).to_json()
        assert len(position["lone"]) == 2 * regions
        assert all(entry["prey"][1] == 2 for entry in position["regions"])
    species = [entry["prey"][0] for entry in dealt(3).to_json()["regions"]]
    assert sorted(species) == ["boar", "deer", "hare", "hare", "moose", "raccoon"]


def test_wlv_104_published_stacks_for_two_have_one_token() -> None:
    for state in (dealt(2, two_player_official="yes"), dealt(2, edition="published")):
        assert all(entry["prey"][1] == 1 for entry in state.to_json()["regions"])
    assert all(e["prey"][1] == 2 for e in dealt(3, edition="published").to_json()["regions"])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_wlv_105_every_region_gets_a_token_and_two_players_have_pairs(players: int) -> None:
    tokens = [entry["token"] for entry in dealt(players).to_json()["regions"]]
    assert sorted(tokens) == sorted(
        name for name, n in zip(TOKENS, material(players).tokens, strict=True) for _ in range(n)
    )
    assert sum("+" in token for token in tokens) == (2 if players == 2 else 0)


def test_wlv_106_the_star_shows_what_is_scored_next() -> None:
    view = at({"-3,1": "0a"}, moon=9).game.view(at({"-3,1": "0a"}, moon=9), 0)
    moon: Any = view["moon"]
    assert (moon["next"], moon["cells_to_next"], moon["scored"]) == ("half", 8, ["crescent"])
    sides = [fishka.game("wolves", n).components()["moon"] for n in (2, 3, 4, 5)]
    assert [side["side"] for side in sides] == ["2-3", "2-3", "4-5", "4-5"]  # type: ignore[index]


def test_wlv_107_every_player_leads_a_pack_of_his_own() -> None:
    state = dealt(5)
    packs = [seat(state, n)["pack"] for n in range(5)]
    assert sorted(packs) == ["desert", "forest", "grass", "rock", "tundra"]
    board = seat(state, 0)
    assert [tile["shows"] for tile in board["tiles"]] == [
        "forest", "rock", "grass", "tundra", "desert",
    ]  # fmt: skip
    assert all(tile["shows"] != tile["other"] for tile in board["tiles"])
    assert board["native"] == board["pack"]
    assert board["shown"][board["pack"]] == 2


def test_wlv_107_packs_can_be_chosen_in_turn() -> None:
    state = dealt(3, packs="chosen")
    first = state.current_player
    do(state, "pack:grass")
    assert state.current_player == (first + 1) % 3
    assert "pack:grass" not in legal(state)
    assert refused(state, "grass") == ("pack-taken", "WLV-107")
    do(state, "pack:rock", "pack:desert")
    assert seat(state, first)["pack"] == "grass"
    assert state.current_player == first


def test_wlv_108_everybody_starts_with_two_alphas_and_two_wolves() -> None:
    state, rng = dealt(4), Rng(3)
    while state.to_json()["phase"] == "place":
        state.apply(pick(state, rng))
    for number in range(4):
        board = seat(state, number)
        assert board["on_map"] == {"wolf": 2, "alpha": 2, "den": 0, "lair": 0}
        assert board["wolves"] == [1, 2, 3, 4, 5, 6, 7, 8]
        assert board["dens"] == {"spread": 4, "speed": 4, "howl": 4}
        assert board["lairs"] == 4
    assert state.scores == [0] * 4


def test_wlv_109_pairs_in_snake_order_on_opposite_sides() -> None:
    state = at({}, phase="place", first=1)
    assert state.current_player == 1
    events = do(state, "pair:-3,1")
    assert kinds(events) == ["pair"]
    assert on(state, "-3,1") == {(1, "wolf"), (1, "alpha")}
    order = [state.current_player]
    for text in ("pair:-2,0", "pair:-1,-1", "pair:1,0"):
        do(state, text)
        order.append(state.current_player)
    assert order == [2, 0, 0, 2]
    assert refused(state, "0,-1") == ("other-side", "WLV-109")
    assert refused(state, "1,0") == ("hex-taken", "WLV-109")
    assert refused(state, "0,2") == ("not-start-tile", "WLV-109")
    assert goals(state) == {"-3,3", "-2,2", "-1,2", "0,1"}
    do(state, "pair:-3,3", "pair:0,1")
    assert state.current_player == 1
    assert state.to_json()["phase"] == "action"


def test_wlv_109_two_place_in_regions_without_a_crescent() -> None:
    state = at({}, 2, phase="place", first=1)
    dark = {region(state, water)["tile"] for water in ("-2,-2", "-5,3", "5,-3")}
    hexes = {h.place: h.tile for h in material(2).map.hexes}
    assert {hexes[place] for place in goals(state)} == dark
    assert refused(state, "0,1") == ("crescent-there", "WLV-109")
    assert refused(state, "-1,-3") == ("hex-taken", "WLV-109")  # the dummy pack
    assert refused(state, "-3,0") == ("lone-wolf-there", "WLV-109")
    do(state, "pair:-4,0", "pair:-5,1", "pair:-6,3", "pair:-3,-1")
    assert state.current_player == 1


def test_wlv_109_the_second_of_two_starts_with_an_action_token() -> None:
    for seed in range(4):
        state = dealt(2, seed)
        first = state.to_json()["first"]
        assert [seat(state, n)["action_tokens"] for n in (first, 1 - first)] == [0, 1]
    assert all(seat(dealt(3), n)["action_tokens"] == 0 for n in range(3))


def test_wlv_110_the_dummy_pack_comes_with_the_tokens_and_counts() -> None:
    state = at({"-3,1": "0a"}, 2)
    shown: Any = state.game.view(state, 0)["pieces"]
    assert [(p["seat"], p["kind"]) for p in shown["1,-1"]] == [(-1, "wolf"), (-1, "wolf")]
    assert {p["kind"] for p in shown["-1,-3"]} == {"alpha", "lair"}  # full
    assert [p["kind"] for p in shown["3,1"]] == ["lair"]  # crescent and half
    assert [p["kind"] for p in shown["6,-3"]] == ["alpha", "alpha"]  # half and full
    assert region(state, "-2,-2")["dummy"] == [4, 1]
    assert region(state, "0,0")["dummy"] == [2, 0]


def test_wlv_110_dummies_are_neither_entered_nor_dominated() -> None:
    doing = {"action": "move", "terrain": "rock", "figure": ["1,-2", "alpha"]}
    state = at({"1,-2": "0a 0w", "-4,0": "1a"}, 2, phase="goal", doing=doing)
    assert refused(state, "1,-1") == ("dummy-there", "WLV-110")
    state = at({"1,-2": "0a 0w", "-4,0": "1a"}, 2)
    assert refused(state, "dominate", "1,-1") == ("dummy-there", "WLV-110")


def test_wlv_110_what_the_dummy_wins_nobody_gets() -> None:
    state = at({"-4,0": "0a", "-3,1": "1a"}, 2, moon=18, scored=2)
    assert region(state, "-2,-2")["would_score"] == [
        {"phase": "full", "points": [4, 0], "token": None, "outcome": "dummy"}
    ]
    events = do(state, "end")
    assert kinds(events).count("region-dummy") == 3
    assert state.scores == [4, 0]


def test_wlv_701_the_box() -> None:
    box = counts()
    assert box == {
        "start_field": 1, "player_boards": 5, "region_tiles": 10, "moon_board": 1,
        "terrain_tiles": 30, "alphas": 20, "wolves": 40, "dens": 60, "lairs": 20,
        "region_tokens": 10, "prey": 20, "bonus_terrain": 12, "lone_wolves": 20,
        "bonus_action": 12, "vp": 50, "reminders": 4, "aids": 5,
    }  # fmt: skip
    m = material(5)
    track = list(m.wolves_track)
    assert box["region_tiles"] == len(m.regions) == sum(m.tokens) == box["region_tokens"]
    assert box["terrain_tiles"] == 5 * (5 + 1)
    assert box["wolves"] == 5 * (m.start[0] + track.count(0))
    assert box["alphas"] == 5 * (m.start[1] + track.count(1))
    assert box["dens"] == 5 * 3 * m.dens
    assert box["lairs"] == 5 * m.lairs
    assert box["prey"] == sum(m.stacks) * m.stack
    assert box["lone_wolves"] == sum(len(tile.lone) for tile in m.map.tiles)
    assert box["bonus_terrain"] == box["bonus_action"] == m.token_supply


def test_wlv_701_an_empty_supply_gives_nothing_if_the_option_limits_it() -> None:
    den = {"0,2": "0a", "-1,3": "0d"}
    others = [{"terrain_tokens": 12}, {}]
    for supply, gained in (("unlimited", 1), (12, 0)):
        state = at(den, options={"token_supply": supply}, seats=[{}, *others])
        events = do(state, "lair:forest:fn", "lair:-1,3")
        assert seat(state, 0)["terrain_tokens"] == gained
        assert ("no-token" in kinds(events)) == (gained == 0)
    with pytest.raises(BadInput, match="12 bonus tokens"):
        at(den, options={"token_supply": 12}, seats=[{"terrain_tokens": 1}, *others])
