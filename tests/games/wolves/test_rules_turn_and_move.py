"""WLV-201 to WLV-206 and WLV-301 to WLV-306: the turn, paying, moving, pushing."""

from __future__ import annotations

from typing import Any

from tests.games.wolves.table import at, do, goals, kinds, legal, on, refused, seat

FAR = {"5,-4": "1a", "6,-5": "2a"}
TWO = {"0,2": "0a 0w", **FAR}
"""Seat 0 north of the water of region 5, the others far off."""


def moving(words: dict[str, str], terrain: str, figure: str = "", **fields: Any) -> Any:
    """Seat 0 has paid for a move on a terrain and, if it is named, taken a figure."""
    state = at(words, phase="figure", actions=1,
               doing={"action": "move", "terrain": terrain}, **fields)  # fmt: skip
    if figure:
        do(state, figure)
    return state


# -- the turn --------------------------------------------------------------------------------------


def test_wlv_201_two_actions_a_turn_and_the_same_twice() -> None:
    state = at(TWO)
    do(state, "move:rock:f", "wolf@0,2", "to:1,2", "done")
    assert state.current_player == 0
    do(state, "move:grass:f", "alpha@0,2", "to:0,4", "done")
    assert state.current_player == 1
    state = at(TWO, seats=[{"terrain_tokens": 3}, {}, {}], actions=0, acted=True)
    assert state.current_player == 1  # no action is left: the turn ends by itself


def test_wlv_202_tiles_that_show_the_terrain_are_flipped_and_show_the_other_side() -> None:
    state = at(TWO)
    assert seat(state, 0)["shown"] == {"forest": 2, "rock": 1, "grass": 1, "tundra": 1, "desert": 1}
    do(state, "move:rock:f")
    assert [tile["shows"] for tile in seat(state, 0)["tiles"]] == [
        "forest", "grass", "grass", "tundra", "desert",
    ]  # fmt: skip
    assert refused(at(TWO), "den", "rock") == ("cannot-pay-there", "WLV-202")
    assert refused(at(TWO), "move", "rock", "b") == ("tile-shows-other", "WLV-202")
    both = at(TWO, seats=[{"flipped": ["forest"]}, {}, {}])
    assert "den:rock:fb" in legal(both)  # the rock tile and the forest tile on its back
    do(both, "den:rock:fb")
    assert seat(both, 0)["shown"]["rock"] == 0


def test_wlv_202_the_native_tile_shows_its_terrain_on_both_sides() -> None:
    state = at({"0,2": "0a", "1,2": "0w"})
    do(state, "move:forest:n", "wolf@1,2", "to:0,2")
    assert seat(state, 0)["shown"]["forest"] == 2
    do(state, "den:forest:fn")
    assert seat(state, 0)["shown"]["forest"] == 1


def test_wlv_203_a_terrain_token_stands_for_any_terrain_also_for_the_whole_price() -> None:
    state = at(TWO, seats=[{"terrain_tokens": 2}, {}, {}])
    assert {"den:rock:ft", "den:rock:tt", "den:forest:fn"} <= legal(state)
    do(state, "den:rock:tt", "den:1,2:speed")
    assert seat(state, 0)["terrain_tokens"] == 0
    assert seat(state, 0)["shown"]["rock"] == 1
    assert refused(state, "den", "forest", "ft") == ("too-few-tokens", "WLV-203")


def test_wlv_204_an_action_token_gives_one_more_action() -> None:
    state = at(TWO, actions=0, acted=True, seats=[{"action_tokens": 2}, {}, {}])
    events = do(state, "move:rock:f", "wolf@0,2", "to:1,2", "done")
    assert kinds(events)[:2] == ["action-token", "pay"]
    assert seat(state, 0)["action_tokens"] == 1
    assert state.current_player == 0
    do(state, "move:grass:f", "alpha@0,2", "to:0,4", "done")
    assert state.current_player == 1


def test_wlv_204_tokens_are_spent_only_after_the_two_actions() -> None:
    state = at(TWO, seats=[{"action_tokens": 1}, {}, {}])
    events = do(state, "move:rock:f", "wolf@0,2", "to:1,2", "done")
    assert "action-token" not in kinds(events)
    assert seat(state, 0)["action_tokens"] == 1


def test_wlv_205_a_turn_may_end_early_and_nothing_is_flipped_or_spent() -> None:
    state = at(TWO, seats=[{"terrain_tokens": 1, "action_tokens": 1}, {}, {}])
    before = seat(state, 0)
    assert kinds(do(state, "end")) == ["end-turn"]
    assert state.current_player == 1
    assert seat(state, 0) == before


def test_wlv_205_a_turn_in_which_nothing_can_be_done_ends_by_itself() -> None:
    state = at({"5,-4": "1a"}, turn=0)
    assert state.current_player == 1
    events = do(state, "end")
    assert kinds(events) == ["end-turn", "turn-over", "turn-over"]
    assert state.current_player == 1


def test_wlv_206_hunting_once_at_the_end_of_a_turn_without_action() -> None:
    round_prey = {"2,1": "0w", "3,1": "0w", "1,3": "0a", **FAR}
    state = at(round_prey)
    events = do(state, "end")
    assert kinds(events)[:2] == ["end-turn", "hunt"]
    assert seat(state, 0)["caught"] == ["deer"]
    assert seat(state, 0)["action_tokens"] == 1
    assert state.current_player == 1  # the token came too late for this turn


def test_wlv_206_a_token_hunted_with_the_last_action_may_be_spent_at_once() -> None:
    state = at({"2,1": "0w", "3,1": "0w", "0,2": "0a"}, actions=1)
    events = do(state, "move:rock:f", "alpha@0,2", "to:1,3", "done")
    assert kinds(events)[-2:] == ["hunt", "token"]
    assert state.current_player == 0
    assert {"end", "move:grass:b"} <= legal(state)


def test_wlv_206_after_the_full_moon_the_game_ends_without_equal_turns() -> None:
    state = at(TWO, moon=22, scored=2, turn=0, first=0)
    do(state, "end")
    assert state.is_terminal


# -- moving ----------------------------------------------------------------------------------------


def test_wlv_301_all_figures_of_a_move_end_on_the_terrain_paid_for() -> None:
    state = at(TWO)
    rock = {"1,0", "1,2", "1,3", "2,0", "2,-1", "3,-1", "-2,5"}
    do(state, "move:rock:f", "wolf@0,2")
    assert goals(state) == rock
    do(state, "to:1,3", "alpha@0,2")
    assert goals(state) == rock
    assert refused(state, "0,4") == ("wrong-terrain", "WLV-301")


def test_wlv_301_a_token_names_one_terrain_for_all() -> None:
    state = at(TWO, seats=[{"terrain_tokens": 1}, {}, {}])
    assert {"move:rock:t", "move:grass:t"} <= legal(state)
    do(state, "move:grass:t", "wolf@0,2", "to:-1,4")
    assert legal(state) == {"done", "alpha@0,2"}
    do(state, "alpha@0,2")
    assert "1,2" not in goals(state)


def test_wlv_302_as_many_figures_as_the_spread_as_far_as_the_speed() -> None:
    three = {"0,2": "0a 0w", "-1,3": "0w", "5,-4": "1a"}
    state = moving(three, "rock")
    do(state, "wolf@0,2", "to:1,2", "alpha@0,2")
    do(state, "to:1,2")
    assert state.to_json()["phase"] == "action"  # a spread of two is used up
    far = moving({"0,2": "0w"}, "desert", "wolf@0,2")
    assert goals(far) == {"2,3", "-3,3"}
    assert refused(far, "3,2") == ("too-far", "WLV-302")
    dens = {"spread": 3, "speed": 3, "howl": 4}
    fast = moving({"0,2": "0w"}, "desert", "wolf@0,2", seats=[{"dens": dens}, {}, {}])
    assert goals(fast) == {"2,3", "-3,3", "3,2", "2,-2"}


def test_wlv_302_at_least_one_moves_each_once_and_not_back_to_where_it_began() -> None:
    state = moving({"0,2": "0a", "5,-4": "1a"}, "forest")
    assert "done" not in legal(state)
    do(state, "alpha@0,2")
    assert refused(state, "0,2") == ("same-hex", "WLV-302")
    events = do(state, "to:-1,3")
    assert events[1].params == {"reason": "nowhere"}  # its only figure has moved
    state = moving({"0,2": "0a 0w"}, "forest")
    do(state, "wolf@0,2", "to:-1,3")
    assert refused(state, "wolf@-1,3") == ("already-moved", "WLV-302")
    assert legal(state) == {"done", "alpha@0,2"}


def test_wlv_302_figures_move_in_the_order_of_their_hexes() -> None:
    state = moving({"0,2": "0w", "3,1": "0w", "3,2": "0a"}, "rock", "wolf@3,1")
    do(state, "to:1,3")
    assert refused(state, "wolf@0,2") == ("out-of-order", "WLV-302")
    assert legal(state) == {"done", "alpha@3,2"}
    state = moving({"0,2": "0w", "3,1": "0w"}, "rock", "wolf@3,1")
    (_, event) = do(state, "to:1,3")
    assert (event.kind, event.params["reason"]) == ("move-over", "order")


def test_wlv_302_another_order_is_open_where_a_vacated_hex_makes_it_differ() -> None:
    state = moving({"0,2": "0w", "1,2": "0w 0w"}, "rock", "wolf@1,2")
    do(state, "to:1,3", "wolf@0,2")
    assert goals(state) == {"1,2"}  # the hex was full before; 1,3 would be the same as in order


def test_wlv_303_two_pieces_of_one_owner_or_a_den_with_a_visitor() -> None:
    words = {"0,2": "0w", "1,2": "0w 0d", "1,3": "0d", "1,0": "1d", "2,0": "1d 1w", "-3,1": "2a"}
    state = moving(words, "rock", "wolf@0,2")
    assert {"1,3", "1,0"} <= goals(state)
    assert refused(state, "1,2") == ("hex-full", "WLV-303")
    assert refused(state, "2,0") == ("hex-full", "WLV-303")


def test_wlv_304_wolves_of_two_packs_do_not_share_a_hex() -> None:
    state = moving({"0,2": "0w", "1,2": "1w", "1,3": "1a"}, "rock", "wolf@0,2")
    assert {"1,0", "2,0"} <= goals(state)
    assert refused(state, "1,2") == ("rival-wolf-there", "WLV-304")
    assert refused(state, "1,3") == ("rival-alpha-there", "WLV-304")


def test_wlv_304_an_alpha_pushes_a_rival_wolf_to_an_adjacent_hex_of_the_movers_choice() -> None:
    words = {"0,2": "0a 0w", "1,2": "1w", "1,3": "1d", **FAR}
    state = moving(words, "rock", "alpha@0,2")
    assert kinds(do(state, "to:1,2")) == ["move"]
    # not the water, the lone wolf, the prey, nor the mover's wolf; terrain does not matter
    assert legal(state) == {"push:2,1", "push:1,3"}
    events = do(state, "push:1,3")
    assert (events[0].kind, events[0].seat) == ("push", 1)
    assert on(state, "1,3") == {(1, "den"), (1, "wolf")}
    assert on(state, "1,2") == {(0, "alpha")}


def test_wlv_304_the_hex_that_the_alpha_left_counts_if_it_is_free() -> None:
    for left, places in (("0a", {"0,2", "1,3", "2,1"}), ("0a 0w", {"1,3", "2,1"})):
        state = moving({"0,2": left, "1,2": "1w"}, "rock", "alpha@0,2")
        do(state, "to:1,2")
        assert goals(state) == places
        assert refused(state, "0,4") == ("push-nearer", "WLV-304")
        do(state, "push:2,1")
        assert on(state, "2,1") == {(1, "wolf")}


def test_wlv_304_a_single_place_is_taken_without_asking() -> None:
    words = {"0,2": "0a 0w", "1,2": "1w", "1,3": "2w", "2,1": "1d"}
    state = moving(words, "rock", "alpha@0,2")
    events = do(state, "to:1,2")
    assert kinds(events)[:2] == ["move", "push"]
    assert events[1].seat == 1
    assert on(state, "2,1") == {(1, "den"), (1, "wolf")}


def test_wlv_304_no_adjacent_hex_then_the_nearest_by_walking() -> None:
    words = {"0,2": "0a 0w", "1,2": "1w", "1,3": "2w", "2,1": "2d", "0,4": "2d", "3,1": "2w"}
    state = moving(words, "rock", "alpha@0,2")
    do(state, "to:1,2")
    # two steps from 1,2, not over prey or water: what is free there
    assert goals(state) == {"1,0", "2,0", "0,1", "3,0", "2,3", "-1,3", "-1,2"}


def test_wlv_304_resolved_before_the_next_figure_moves_and_pushes_nobody_else() -> None:
    state = moving({"0,2": "0a 0w", "1,2": "1w", **FAR}, "rock", "alpha@0,2")
    do(state, "to:1,2")
    assert legal(state) == {"push:1,3", "push:2,1"}
    assert refused(state, "0,2") == ("no-shelter", "WLV-304")
    do(state, "push:2,1", "wolf@0,2")
    assert {"1,2", "1,3"} <= goals(state)


def test_wlv_304_an_alpha_pushes_a_visitor_out_of_its_own_den() -> None:
    state = moving({"0,2": "0a", "1,2": "0d 1w", "1,3": "1d 2w"}, "rock", "alpha@0,2")
    assert "1,2" in goals(state)
    assert refused(state, "1,3") == ("hex-full", "WLV-303")
    do(state, "to:1,2")
    do(state, "push:2,1")
    assert on(state, "1,2") == {(0, "den"), (0, "alpha")}
    wolf = moving({"0,2": "0w", "1,2": "0d 1w"}, "rock", "wolf@0,2")
    assert "1,2" not in goals(wolf)
    alpha = moving({"0,2": "0a", "1,2": "0d 1a"}, "rock", "alpha@0,2")
    assert "1,2" not in goals(alpha)


def test_wlv_305_a_rival_den_may_be_visited_a_rival_lair_never() -> None:
    words = {"0,2": "0a", "1,2": "1d", "1,3": "1l", "1,0": "2d 1w"}
    state = moving(words, "rock", "alpha@0,2")
    assert {"1,2"} <= goals(state)
    assert refused(state, "1,3") == ("rival-lair-there", "WLV-305")
    assert refused(state, "1,0") == ("hex-full", "WLV-303")
    do(state, "to:1,2")
    assert on(state, "1,2") == {(0, "alpha"), (1, "den")}


def test_wlv_306_water_chasm_and_prey_are_walls() -> None:
    state = moving({"0,2": "0w"}, "grass", "wolf@0,2")
    assert refused(state, "0,3") == ("wall", "WLV-306")
    assert refused(state, "0,0") == ("wall", "WLV-306")
    assert refused(state, "2,2") == ("wall", "WLV-306")
    assert refused(state, "0,4") == ("", "")  # three steps round the water
    across = moving({"-2,0": "0w"}, "grass", "wolf@-2,0")
    assert refused(across, "-2,2") == ("too-far", "WLV-302")  # two steps over the chasm


def test_wlv_306_lone_wolves_and_rival_lairs_are_crossed_but_not_stopped_on() -> None:
    words = {"0,1": "0w", "0,2": "1l", "1,0": "1a", "2,0": "1w"}
    state = moving(words, "tundra", "wolf@0,1")
    assert refused(state, "1,1") == ("lone-wolf-there", "WLV-306")
    assert "2,1" in goals(state)  # by way of 1,1
    assert "1,2" in goals(moving(words, "rock", "wolf@0,1"))  # by way of the lair on 0,2
