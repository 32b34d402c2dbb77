"""WLV-401 to WLV-404 and WLV-501 to WLV-504: dens, lairs, howling, dominating, hunting."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.wolves.table import at, do, goals, kinds, legal, on, refused, seat

FAR = {"5,-4": "1a", "6,-5": "2a"}
HERE = {"0,2": "0a", **FAR}
"""Seat 0's alpha on forest, beside forest -1,3 and -1,2, rock 1,2, tundra 0,1, a lone wolf 1,1."""
THREE_FOREST = [{"flipped": ["desert"]}, {}, {}]
"""Seat 0's tiles show forest three times."""
RICH = [{"terrain_tokens": 9}, {}, {}]


# -- dens ------------------------------------------------------------------------------------------


def test_wlv_401_a_den_on_or_next_to_an_own_alpha_for_two_tiles() -> None:
    state = at(HERE)
    do(state, "den:forest:fn")
    assert goals(state) == {"0,2", "-1,3", "-1,2"}  # the start tile may be built on
    assert refused(state, "-2,4") == ("no-alpha-near", "WLV-401")
    assert refused(state, "1,2") == ("wrong-terrain", "WLV-401")
    events = do(state, "den:0,2:speed")
    assert on(state, "0,2") == {(0, "alpha"), (0, "den")}
    assert seat(state, 0)["dens"] == {"spread": 4, "speed": 3, "howl": 4}
    assert seat(state, 0)["speed"] == 4
    assert state.to_json()["moon"] == 0
    assert kinds(events) == ["den", "improve"]


def test_wlv_401_where_no_den_can_stand() -> None:
    words = {"0,2": "0a 0w", "-1,3": "0d", "-1,2": "1w", "1,2": "1d", **FAR}
    state = at(words, seats=RICH)
    assert refused(state, "den", "0,2") == ("hex-full", "WLV-401")
    assert refused(state, "den", "-1,3") == ("structure-there", "WLV-401")
    assert refused(state, "den", "1,2") == ("structure-there", "WLV-401")
    assert refused(state, "den", "-1,2") == ("rival-there", "WLV-401")
    assert refused(state, "den", "1,1") == ("lone-wolf-there", "WLV-306")
    assert refused(state, "den", "0,3") == ("wall", "WLV-306")
    assert refused(at({"0,2": "0w", **FAR}), "den", "0,2") == ("no-alpha-near", "WLV-401")


def test_wlv_401_an_empty_track_gives_no_den() -> None:
    state = at(HERE, seats=[{"dens": {"spread": 0, "speed": 4, "howl": 1}}, {}, {}])
    do(state, "den:forest:fn")
    assert refused(state, "0,2", "spread") == ("track-empty", "WLV-401")
    assert {"den:0,2:speed", "den:0,2:howl"} <= legal(state)
    empty = {"spread": 0, "speed": 0, "howl": 0}
    state = at(HERE, seats=[{"dens": empty}, {}, {}])
    assert refused(state, "den") == ("no-dens-left", "WLV-401")


TRACKS = ("spread", "speed", "howl")
EFFECTS = {
    "spread": [(3, "", 0), (3, "action", 0), (4, "", 3), (4, "terrain", 4)],
    "speed": [(4, "", 0), (4, "terrain", 0), (5, "", 3), (5, "action", 4)],
    "howl": [(3, "", 0), (3, "terrain", 0), (4, "", 3), (4, "action", 4)],
}


@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize("gone", range(4))
def test_wlv_402_dens_improve_bring_tokens_and_points(track: str, gone: int) -> None:
    value, token, points = EFFECTS[track][gone]
    dens = {name: 4 - gone if name == track else 4 for name in TRACKS}
    state = at(HERE, seats=[{"dens": dens}, {}, {}])
    before = state.scores[0]
    events = do(state, "den:forest:fn", f"den:0,2:{track}")
    board = seat(state, 0)
    assert board[track] == value
    assert (board["terrain_tokens"], board["action_tokens"]) == (
        int(token == "terrain"),
        int(token == "action"),
    )
    assert state.scores[0] - before == points
    assert sum(event.score.points for event in events if event.score) == points


def test_wlv_402_two_players_have_other_rows() -> None:
    for track in TRACKS:
        dens = {name: 1 if name == track else 4 for name in TRACKS}
        state = at({"-3,1": "0a", "4,-3": "1a"}, 2, seats=[{"dens": dens, "pack": "grass"}, {}])
        assert state.scores == [2, 0]
        do(state, "den:grass:fn", f"den:-3,1:{track}")
        assert state.scores == [5, 0]
        assert seat(state, 0)["terrain_tokens"] == 1


def test_wlv_402_wolves_and_lairs_bring_points_only() -> None:
    points = []
    for gone in range(9):
        cells = list(range(gone + 1, 9))
        points.append(at(HERE, seats=[{"wolves": cells}, {}, {}]).scores[0])
    assert points == [0, 1, 2, 3, 4, 6, 8, 10, 12]
    dens = {"spread": 2, "speed": 2, "howl": 4}
    points = [at(HERE, seats=[{"lairs": 4 - n, "dens": dens}, {}, {}]).scores[0] for n in range(5)]
    assert points == [0, 5, 10, 15, 20]


# -- lairs -----------------------------------------------------------------------------------------


def test_wlv_403_a_den_by_the_water_becomes_a_lair() -> None:
    state = at({"0,2": "0a", "-1,3": "0d 0w", **FAR})
    events = do(state, "lair:forest:fn", "lair:-1,3")
    assert kinds(events) == ["pay", "moon", "lair", "token"]
    assert on(state, "-1,3") == {(0, "lair"), (0, "wolf")}
    assert state.scores[0] == 5
    assert state.to_json()["moon"] == 1
    assert seat(state, 0)["lairs"] == 3


def test_wlv_403_where_no_lair_can_be() -> None:
    words = {"0,2": "0a 0d", "-1,3": "0d", "-1,2": "0d", "1,2": "0l", "-2,4": "0d", "0,1": "1d"}
    state = at({**words, **FAR}, seats=RICH)
    assert refused(state, "lair", "0,2") == ("lair-in-region", "WLV-403")
    assert refused(state, "lair", "-1,2") == ("no-water", "WLV-403")
    assert refused(state, "lair", "0,1") == ("no-own-den", "WLV-403")
    words = {"-1,3": "0d", "-3,1": "0a"}
    assert refused(at({**words, **FAR}, seats=RICH), "lair", "-1,3") == ("no-alpha-near", "WLV-403")
    spent: Any = [{"lairs": 0, "dens": {"spread": 0, "speed": 3, "howl": 4}}, {}, {}]
    state = at({"0,2": "0a", "-1,3": "0d", **FAR}, seats=spent)
    assert refused(state, "lair") == ("no-lairs-left", "WLV-403")


def test_wlv_403_a_visitor_is_pushed_by_the_builder_even_an_alpha() -> None:
    for visitor, kind in (("1w", "wolf"), ("1a", "alpha")):
        words = {"0,2": "0a 0w", "-1,3": f"0d {visitor}", **FAR}
        state = at(words)
        events = do(state, "lair:forest:fn", "lair:-1,3")
        assert kinds(events) == ["pay", "moon", "lair"]
        assert goals(state) == {"-1,2", "-2,3", "-2,4", "-1,4"}
        assert seat(state, 0)["terrain_tokens"] == 0  # the token comes last
        events = do(state, "push:-1,4")
        assert kinds(events)[:2] == ["push", "token"]
        assert on(state, "-1,4") == {(1, kind)}
        assert on(state, "-1,3") == {(0, "lair")}


def test_wlv_404_a_lair_brings_a_terrain_token() -> None:
    state = at({"0,2": "0a", "-1,3": "0d", **FAR})
    events = do(state, "lair:forest:fn", "lair:-1,3")
    assert (events[-1].kind, events[-1].rule) == ("token", "WLV-404")
    assert seat(state, 0)["terrain_tokens"] == 1


# -- howling ---------------------------------------------------------------------------------------


def test_wlv_501_a_lone_wolf_leaves_and_the_leftmost_figure_comes() -> None:
    figures = []
    for cells in range(8, 0, -1):
        state = at(HERE, seats=[{"wolves": list(range(9 - cells, 9))}, {}, {}])
        events = do(state, "howl:forest:fn", "howl:1,1")
        assert kinds(events)[:3] == ["pay", "moon", "howl"]
        ((owner, kind),) = on(state, "1,1")
        figures.append(kind)
        assert owner == 0
        assert "1,1" not in state.to_json()["lone"]
    assert figures == ["wolf", "wolf", "alpha", "wolf", "wolf", "alpha", "wolf", "wolf"]


def test_wlv_501_only_within_howl_and_with_a_figure_left() -> None:
    state = at(HERE, seats=RICH)
    assert refused(state, "howl", "1,4") == ("out-of-howl", "WLV-503")
    assert refused(state, "howl", "1,2") == ("no-lone-wolf", "WLV-501")
    state = at(HERE, seats=[{"wolves": []}, {}, {}])
    assert refused(state, "howl") == ("no-wolves-left", "WLV-501")


# -- dominating ------------------------------------------------------------------------------------


def test_wlv_502_a_rival_wolf_is_replaced_for_three_tiles() -> None:
    state = at({**HERE, "-1,3": "1w"}, seats=THREE_FOREST)
    events = do(state, "dominate:forest:fbn", "dominate:-1,3:wolf")
    assert kinds(events) == ["pay", "lost", "moon", "dominate"]
    assert on(state, "-1,3") == {(0, "wolf")}
    assert seat(state, 0)["wolves"] == [2, 3, 4, 5, 6, 7, 8]
    assert seat(state, 1)["on_map"]["wolf"] == 0
    assert (state.scores, state.to_json()["moon"]) == ([1, 0, 0], 1)


def test_wlv_502_an_alpha_is_replaced_by_the_leftmost_alpha_and_points_go_by_number() -> None:
    state = at({**HERE, "-1,3": "1a"}, seats=THREE_FOREST)
    do(state, "dominate:forest:fbn", "dominate:-1,3:alpha")
    assert on(state, "-1,3") == {(0, "alpha")}
    assert seat(state, 0)["wolves"] == [1, 2, 4, 5, 6, 7, 8]
    assert state.scores[0] == 1
    no_alphas: Any = [{"flipped": ["desert"], "wolves": [4, 5, 7, 8]}, {}, {}]
    state = at({**HERE, "-1,3": "1a"}, seats=no_alphas)
    assert refused(state, "dominate", "-1,3") == ("no-substitute", "WLV-502")


def test_wlv_502_a_den_is_replaced_from_any_track_with_all_effects() -> None:
    flipped: Any = [{"flipped": ["desert"], "dens": {"spread": 3, "speed": 4, "howl": 0}}, {}, {}]
    state = at({**HERE, "-1,3": "1d"}, seats=flipped)
    do(state, "dominate:forest:fbn")
    assert legal(state) == {"dominate:-1,3:den:spread", "dominate:-1,3:den:speed"}
    assert refused(state, "-1,3", "den:howl") == ("track-empty", "WLV-401")
    events = do(state, "dominate:-1,3:den:spread")
    assert kinds(events) == ["lost", "moon", "dominate", "token"]
    assert on(state, "-1,3") == {(0, "den")}
    assert seat(state, 0)["action_tokens"] == 1


def test_wlv_502_lairs_are_safe_and_so_is_what_does_not_stand_alone() -> None:
    words = {**HERE, "-1,3": "1l", "-1,2": "1a 1w", "-2,4": "1d 2w"}
    state = at(words, seats=THREE_FOREST)
    assert refused(state, "dominate", "-1,3") == ("lairs-immune", "WLV-502")
    assert refused(state, "dominate", "-1,2")[0] == "not-alone"
    do(state, "dominate:forest:fbn")
    assert {"dominate:-2,4:wolf", "dominate:-2,4:den:speed"} <= legal(state)
    assert not any(text.startswith("dominate:-1,") for text in legal(state))
    do(state, "dominate:-2,4:den:speed")  # the visitor stays with the new den
    assert on(state, "-2,4") == {(0, "den"), (2, "wolf")}


def test_wlv_502_with_pairs_the_other_figure_is_pushed() -> None:
    words = {**HERE, "-1,3": "1a 1w", "-2,4": "1l 1w", "-1,2": "1d 1w"}
    state = at(words, options={"dominate_pairs": "yes"}, seats=THREE_FOREST)
    assert refused(state, "dominate", "-2,4")[0] in {"pair-stuck", "lairs-immune"}
    do(state, "dominate:forest:fbn")
    assert "dominate:-2,4:wolf" not in legal(state)
    twin = state.clone()
    do(twin, "dominate:-1,2:wolf")
    assert on(twin, "-1,2") == {(0, "wolf"), (1, "den")}
    events = do(state, "dominate:-1,3:wolf")
    assert state.to_json()["phase"] == "push"
    assert state.to_json()["doing"]["pushed"] == ["-1,3", 1, "alpha"]
    assert kinds(events) == ["lost", "moon", "dominate"]
    do(state, "push:-1,4")
    assert on(state, "-1,3") == {(0, "wolf")}
    assert on(state, "-1,4") == {(1, "alpha")}


def test_wlv_502_the_loser_keeps_board_points_and_tokens() -> None:
    other: Any = {"wolves": [3, 4, 5, 6, 7, 8], "terrain_tokens": 2}
    state = at({**HERE, "-1,3": "1w"}, seats=[{"flipped": ["desert"]}, other, {}])
    before = seat(state, 1)
    do(state, "dominate:forest:fbn", "dominate:-1,3:wolf")
    after = seat(state, 1)
    assert state.scores[1] == 2
    assert {k: v for k, v in after.items() if k != "on_map"} == {
        k: v for k, v in before.items() if k != "on_map"
    }


def test_wlv_502_a_pack_without_an_alpha_still_moves() -> None:
    state = at({"0,2": "0w", **FAR})
    assert {text.split(":")[0] for text in legal(state)} == {"end", "move"}


def test_wlv_502_published_alphas_are_immune_and_the_next_figure_replaces_a_wolf() -> None:
    for options in ({"edition": "published"}, {"dominate_alphas": "no"}):
        cells: Any = [{"flipped": ["desert"], "wolves": [3, 4, 5, 6, 7, 8]}, {}, {}]
        state = at({**HERE, "-1,3": "1a", "-1,2": "1w"}, options=options, seats=cells)
        assert refused(state, "dominate", "-1,3") == ("alphas-immune", "WLV-502")
        do(state, "dominate:forest:fbn", "dominate:-1,2:wolf")
        assert on(state, "-1,2") == {(0, "alpha")}
        assert seat(state, 0)["wolves"] == [4, 5, 6, 7, 8]


def test_wlv_503_range_goes_over_water_chasm_and_prey() -> None:
    state = at({**HERE, "0,4": "1w", "1,4": "2w"}, seats=RICH)
    assert refused(state, "dominate", "0,4") == ("", "")  # two hexes, over the water
    assert refused(state, "dominate", "1,4") == ("out-of-howl", "WLV-503")
    across = at({"-2,0": "0a", "-2,2": "1w", **FAR}, seats=RICH)
    assert refused(across, "dominate", "-2,2") == ("", "")
    prey = at({"2,1": "0a", "2,3": "1w", **FAR}, seats=RICH)
    assert refused(prey, "dominate", "2,3") == ("", "")
    assert refused(prey, "howl", "1,4") == ("out-of-howl", "WLV-503")


# -- hunting ---------------------------------------------------------------------------------------

ROUND = {"2,1": "0w", "3,1": "0w", **FAR}
"""Two wolves beside the deer of region 5 on 2,2; rock 1,2 and 1,3, desert 2,3 and 3,2 are beside
it too."""


def test_wlv_504_prey_is_caught_by_figures_on_three_hexes_beside_it() -> None:
    state = at({**ROUND, "0,2": "0a"})
    events = do(state, "move:rock:f", "alpha@0,2", "to:1,3", "done")
    (hunt,) = [event for event in events if event.kind == "hunt"]
    assert hunt.params == {"species": "deer", "place": "2,2"}
    assert (state.scores[0], seat(state, 0)["action_tokens"]) == (1, 1)
    assert state.to_json()["regions"][4]["prey"] == ["deer", 1]


def test_wlv_504_two_on_one_hex_count_once_and_dens_do_not() -> None:
    state = at({"2,1": "0w 0w", "3,1": "0w", "3,2": "0d", "0,2": "0a", **FAR})
    assert "hunt" not in kinds(do(state, "move:rock:f", "alpha@0,2", "to:1,0", "done"))


def test_wlv_504_each_species_once_and_only_for_the_active_player() -> None:
    words = {**ROUND, "1,3": "0a"}
    state = at(words, seats=[{"caught": ["deer"]}, {}, {}])
    assert "hunt" not in kinds(do(state, "end"))
    state = at(words, turn=1)
    assert "hunt" not in kinds(do(state, "end"))


def test_wlv_504_of_two_stacks_of_one_species_the_player_chooses() -> None:
    regions: Any = [{} for _ in range(6)]
    regions[4] = {"prey": ["hare", 2]}
    regions[5] = {"prey": ["hare", 1]}
    words = {**ROUND, "1,3": "0a", "2,-1": "0w", "3,-1": "0a", "2,-2": "0w"}
    state = at(words, regions=regions)
    do(state, "end")
    assert legal(state) == {"hunt:2,2", "hunt:3,-2"}
    assert refused(state, "-5,6") == ("no-hunt-there", "WLV-504")
    events = do(state, "hunt:3,-2")
    assert kinds(events)[0] == "hunt"
    assert seat(state, 0)["caught"] == ["hare"]
    assert state.current_player == 1


def test_wlv_504_the_emptied_hex_becomes_ordinary_land() -> None:
    regions: Any = [{} for _ in range(6)]
    regions[4] = {"prey": ["deer", 1]}
    state = at({**ROUND, "0,2": "0a"}, regions=regions)
    do(state, "move:rock:f", "alpha@0,2")
    assert refused(state, "2,2") == ("wall", "WLV-306")
    do(state, "to:1,3", "done")
    view: Any = state.game.view(state, 0)
    assert [item["species"] for item in view["prey"]].count("deer") == 0
    regions[4] = {"prey": ["deer", 0]}
    state = at({**ROUND, "0,2": "0a"}, regions=regions)
    do(state, "move:rock:f", "wolf@2,1")
    assert "2,2" in goals(state)


def test_wlv_504_two_players_score_otherwise_and_published_without_a_token() -> None:
    words = {"0,2": "0w", "1,2": "0w", "-1,4": "0a", "4,-3": "1a"}
    for official, tokens in (("no", 1), ("yes", 0)):
        state = at(words, 2, options={"two_player_official": official})
        do(state, "end")
        assert (state.scores[0], seat(state, 0)["action_tokens"]) == (2, tokens)
