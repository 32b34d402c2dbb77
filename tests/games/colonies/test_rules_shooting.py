"""Shooting, prizes and repairs: COL-6.1 to COL-6.6."""

from __future__ import annotations

import pytest

from tests.games.colonies.table import at, do, kinds, legal, place, port, ship, the, why

BEATEN = {"at": "16,10", "holes": 2}
PRIZE = {"at": "16,10", "holes": 3, "prize": True, "seat": 1}


@pytest.mark.parametrize("square", ["16,10", "17,10", "17,12", "14,8", "13,9", "16,12"])
def test_col_6_1_ships_reach_two_squares_in_all_directions(square: str) -> None:
    state = at({"A1": "15,10", "B1": square})
    assert "aim:B1" in legal(state)


@pytest.mark.parametrize("square", ["18,10", "18,13", "15,13", "12,10"])
def test_col_6_1_and_no_farther(square: str) -> None:
    state = at({"A1": "15,10", "B1": square})
    assert "aim:B1" not in legal(state)
    assert why(state, "fire", "B1") == ("out-of-range", "COL-6.1")


def test_col_6_1_own_pieces_and_free_ports_are_no_targets_closed_ports_are() -> None:
    state = at({"A1": "12,10", "A2": "12,11", "B1": "20,14"}, {"F": "free"})
    assert not legal(state, "aim")
    assert why(state, "fire", "F") == ("free-port", "COL-6.1")
    assert why(state, "fire", "A2") == ("own-piece", "COL-6.1")
    assert "aim:F" in legal(at({"A1": "12,10", "B1": "20,14"}))
    assert "aim:F" in legal(at({"A1": "12,10", "B1": "20,14"}, {"F": 1}))
    assert "aim:F" not in legal(at({"A1": "12,10", "B1": "20,14"}, {"F": 0}))


def test_col_6_1_the_shot_of_a_ship_next_to_the_third_hole_may_capture() -> None:
    state = at({"A1": "15,10", "B1": BEATEN, "B2": "3,15"})
    do(state, "aim:B1", "S")
    assert legal(state) == {"sink", "capture"}
    do(state, "capture")
    taken = ship(state, "B1")
    assert (taken["seat"], taken["place"], taken["holes"]) == (0, "16,10", 3)
    assert taken["prize"]


def test_col_6_1_from_two_squares_away_it_sinks() -> None:
    state = at({"A1": "14,10", "B1": BEATEN, "B2": "3,15"})
    events = do(state, "aim:B1", "S")
    assert the(events, "sunk").params["cause"] == "shots"


def test_col_6_1_a_port_alone_can_not_capture_but_a_ship_in_its_salvo_can() -> None:
    rival = {"at": "12,11", "holes": 2}
    state = at({"A1": "14,10", "B1": rival, "B2": "3,15"}, {"F": 0})
    assert "sunk" in kinds(do(state, "aim:B1", "gun:F", "N"))
    state = at({"A1": "13,11", "B1": {"at": "12,11", "holes": 1}, "B2": "3,15"}, {"F": 0})
    do(state, "aim:B1", "gun:A1", "gun:F", "N")
    assert legal(state) == {"sink", "capture"}


def test_col_6_1_earlier_shots_do_not_matter() -> None:
    state = at({"A1": "15,10", "A2": "16,12", "B1": {"at": "16,10", "holes": 1}, "B2": "3,15"})
    events = do(state, "aim:B1", "gun:A1", "fire", "N", "aim:B1", "N")
    assert "sunk" in kinds(events)


def test_col_6_1_a_ship_in_its_own_port_can_only_be_sunk() -> None:
    state = at({"A1": "12,10", "B1": {"at": "11,10", "holes": 2}, "B2": "3,15"}, {"F": 1})
    assert "sunk" in kinds(do(state, "aim:B1", "O"))


def test_col_6_2_three_hits() -> None:
    state = at({"A1": "14,10", "A2": "14,11", "A3": "14,9", "B1": "16,10", "B2": "3,15"})
    holes = []
    for gun in ("A1", "A2"):
        holes += do(state, "aim:B1", f"gun:{gun}", "fire", "N")
    assert [e.params["holes"] for e in holes if e.kind == "holed"] == [1, 2]
    assert "sunk" in kinds(do(state, "aim:B1", "W"))


def test_col_6_2_a_sunk_ship_starts_again_whole_and_may_act_at_once() -> None:
    rival = {**BEATEN, "ammunition": 0}
    state = at({"A1": "14,10", "A2": "0,12", "B1": rival, "B2": "1,15"}, {}, {"ships": 2})
    do(state, "aim:B1", "N", "spin", "calm")
    assert state.current_player == 1
    assert "B1@0,15" in legal(state)
    assert "B1@1,15" not in legal(state)
    do(state, "B1@0,15")
    back = ship(state, "B1")
    assert (back["place"], back["holes"], back["ammunition"]) == ("0,15", 0, 5)
    do(state, "spin", "N")
    assert "B1-N2" in legal(state)


def test_col_6_2_it_returns_to_the_one_who_owned_it_when_it_sank() -> None:
    taken = {"at": "14,10", "seat": 1, "holes": 2}
    state = at({"A1": taken, "A2": "16,10", "B1": "0,12", "B2": "0,13"}, {}, {"ships": 2})
    do(state, "aim:A1", "N", "spin", "calm")
    assert state.current_player == 1
    assert "A1@0,15" in legal(state)
    assert state.to_json()["phase"] == "return"


def test_col_6_2_there_is_a_free_square_for_every_ship_that_returns() -> None:
    """The start area has room for all fleets, or the map is refused for so many."""
    squares = [f"{x},{y}" for y in range(10, 16) for x in range(4)]
    names = [f"{fleet}{number}" for fleet in "ABCDEF" for number in range(1, 5)]
    ships = dict(zip(names, squares, strict=True))
    state = at({**ships, "B3": "due"}, {}, {"ships": 4}, players=6, phase="return", turn=1)
    assert legal(state) == {f"B3@{ships['B3']}"}


def test_col_6_2_where_sunk_ships_are_removed_they_are_gone() -> None:
    state = at({"A1": "14,10", "B1": BEATEN, "B2": "3,15"}, {}, {"sunk": "removed"})
    do(state, "aim:B1", "N", "spin", "calm")
    assert ship(state, "B1")["status"] == "gone"
    assert "spin" in legal(state)


@pytest.mark.parametrize("wind", ["N", "O", "S", "W"])
def test_col_6_3_the_main_winds_hit(wind: str) -> None:
    state = at({"A1": "14,10", "B1": "16,10"})
    assert "hit" in kinds(do(state, "aim:B1", wind))
    assert ship(state, "B1")["holes"] == 1


@pytest.mark.parametrize("wind", ["NO", "SO", "SW", "NW"])
def test_col_6_3_the_winds_between_miss(wind: str) -> None:
    state = at({"A1": "14,10", "B1": "16,10"})
    assert "miss" in kinds(do(state, "aim:B1", wind))
    assert ship(state, "B1")["holes"] == 0


def test_col_6_3_calm_and_storm_are_spun_again_so_only_winds_count() -> None:
    state = at({"A1": "14,10", "B1": "16,10"})
    do(state, "aim:B1")
    assert state.chance_weights() == [(wind, 1) for wind in range(8)]
    assert state.chance_name == "shot"


def test_col_6_4_each_ship_fires_once_a_turn() -> None:
    state = at({"A1": "14,10", "B1": "16,10", "B2": "14,12"})
    do(state, "aim:B1", "NO")
    assert not legal(state, "aim")
    do(state, "spin", "O")
    assert not legal(state, "aim")


def test_col_6_4_the_target_is_named_first_then_the_guns_in_their_order() -> None:
    state = at({"A1": "14,10", "A2": "14,11", "A3": "14,9", "B1": "16,10", "B2": "14,12"})
    do(state, "aim:B1")
    assert legal(state) == {"gun:A1", "gun:A2", "gun:A3"}
    assert why(state, "fire") == ("no-gun-yet", "COL-6.4")
    do(state, "gun:A2")
    assert legal(state) == {"gun:A3", "fire"}
    assert why(state, "A1") == ("gun-order", "COL-6.4")
    assert why(state, "A2") == ("in-salvo", "COL-6.4")


def test_col_6_4_a_salvo_is_one_spin_for_all_its_guns() -> None:
    state = at({"A1": "14,10", "A2": "14,11", "B1": "16,10"})
    events = do(state, "aim:B1", "gun:A1", "gun:A2", "N")
    assert the(events, "fire").params["shots"] == 2
    assert ship(state, "B1")["holes"] == 2
    assert not legal(state, "aim")


def test_col_6_4_surplus_hits_are_lost() -> None:
    state = at({"A1": "13,10", "A2": "13,11", "A3": "13,9", "B1": "16,12"}, {"F": 1})
    do(state, "aim:F", "gun:A1", "gun:A2", "gun:A3", "N")
    assert port(state, "F")["state"] == "free"


def test_col_6_4_shots_one_by_one_are_spun_one_by_one() -> None:
    state = at({"A1": "14,10", "A2": "14,11", "B1": "16,10"})
    do(state, "aim:B1", "gun:A1", "fire", "N", "aim:B1", "SO")
    assert ship(state, "B1")["holes"] == 1


def test_col_6_5_a_hole_a_turn_goes_in_an_own_port_without_sailing() -> None:
    ships = {"A1": {"at": "1,9", "holes": 2}, "A2": {"at": "15,11", "holes": 1}, "B1": "22,14"}
    state = at(ships, {"A": 0})
    do(state, "spin", "calm", "done")
    assert (ship(state, "A1")["holes"], ship(state, "A2")["holes"]) == (1, 1)


def test_col_6_5_it_may_fire_but_not_sail_into_port_and_be_repaired() -> None:
    state = at({"A1": {"at": "11,10", "holes": 2}, "B1": "13,10"}, {"F": 0})
    do(state, "aim:B1", "gun:A1", "fire", "N", "done")
    assert ship(state, "A1")["holes"] == 1
    state = at({"A1": {"at": "11,9", "holes": 2}, "B1": "22,14"}, {"F": 0}, wind="S")
    do(state, "A1-S1", "done")
    assert ship(state, "A1")["holes"] == 2


def test_col_6_5_a_captured_ship_is_a_prize_until_whole() -> None:
    state = at({"A1": "15,10", "B1": BEATEN, "B2": "3,15"}, wind="O")
    do(state, "aim:B1", "N", "capture")
    assert not legal(state, "B1-")
    state = at({"A1": "0,14", "B1": {**PRIZE, "seat": 0}, "B2": "17,10"}, wind="O")
    assert "B1-N2" in legal(state)
    assert not legal(state, "aim:B2")
    state = at({"B1": {"at": "11,9", "holes": 1, "prize": True, "seat": 0}, "A1": "3,14",
                "B2": "22,14"}, {"F": "free"}, wind="S")  # fmt: skip
    do(state, "B1-S1")
    assert port(state, "F")["state"] == "free"
    assert place(state, "B1") == "11,10"


def test_col_6_5_a_prize_is_whole_after_its_last_repair() -> None:
    prize = {"at": "1,9", "holes": 1, "prize": True, "seat": 0}
    state = at({"A1": "0,14", "B1": prize, "B2": "22,14"}, {"A": 0})
    do(state, "spin", "calm")
    assert not ship(state, "B1")["prize"]
    assert ship(state, "B1")["seat"] == 0


def test_col_6_5_a_prize_is_retaken_with_one_hit_from_next_to_it() -> None:
    prize = {"at": "16,10", "holes": 2, "prize": True, "seat": 1}
    state = at({"A1": prize, "A2": "15,10", "B1": "3,15"})
    events = do(state, "aim:A1", "N", "capture")
    assert the(events, "retaken").seat == 0
    assert (ship(state, "A1")["holes"], ship(state, "A1")["prize"]) == (2, True)


def test_col_6_5_any_rival_may_take_it_or_sink_it() -> None:
    prize = {"at": "16,10", "holes": 2, "prize": True, "seat": 1}
    state = at({"A1": prize, "C1": "15,10", "B1": "3,15"}, players=3, turn=2)
    do(state, "aim:A1", "N")
    assert legal(state) == {"sink", "capture"}
    do(state, "capture")
    assert ship(state, "A1")["seat"] == 2


def test_col_6_5_any_other_hit_on_a_prize_adds_a_hole_and_above_three_it_sinks() -> None:
    prize = {"at": "16,10", "holes": 2, "prize": True, "seat": 1}
    state = at({"A1": prize, "A2": "14,10", "B1": "3,15"})
    do(state, "aim:A1", "N")
    assert ship(state, "A1")["holes"] == 3
    state = at({"A1": {**prize, "holes": 3}, "A2": "14,10", "B1": "3,15"})
    assert "sunk" in kinds(do(state, "aim:A1", "N"))
    in_port = {"at": "11,10", "holes": 3, "prize": True, "seat": 1}
    state = at({"A1": in_port, "A2": "12,10", "B1": "3,15"}, {"F": 1})
    assert "sunk" in kinds(do(state, "aim:A1", "N"))


def test_col_6_6_a_port_with_a_ship_inside_is_no_target_the_ship_is() -> None:
    state = at({"A1": "12,10", "B1": "11,10"}, {"F": 1})
    assert legal(state, "aim") == {"aim:B1"}
    assert why(state, "fire", "F") == ("ship-in-port", "COL-6.6")


def test_col_6_6_ships_fire_from_a_port_also_in_a_salvo_with_it() -> None:
    state = at({"A1": "11,10", "B1": "12,10"}, {"F": 0})
    do(state, "aim:B1")
    assert legal(state) == {"gun:A1", "gun:F"}
    do(state, "gun:A1", "gun:F", "N")
    assert ship(state, "B1")["holes"] == 2


def test_col_6_6_ledger_position_the_line_to_port_l() -> None:
    state = at({"A1": "13,4", "B1": "22,14"})
    assert "aim:L" not in legal(state)
    refusal = state.game.why(state, ("fire",), "L")
    assert refusal is not None
    assert (refusal.code, refusal.params["what"], refusal.params["place"]) == (
        "line-blocked", "land", "14,4",
    )  # fmt: skip


@pytest.mark.parametrize("owner", [0, 1])
def test_col_6_6_no_fire_through_a_ship_own_included(owner: int) -> None:
    between = {"A2": "15,10"} if owner == 0 else {"B2": "15,10"}
    state = at({"A1": "14,10", "B1": "16,10", **between})
    able = legal(state, "aim:B1")
    if owner == 1:
        assert not able
        assert why(state, "fire", "B1") == ("line-blocked", "COL-6.6")
    else:
        do(state, "aim:B1")
        assert state.to_json()["guns"] == ["A2"]


def test_col_6_6_no_fire_through_a_port() -> None:
    state = at({"A1": "11,9", "B1": "11,11"}, {"F": 0})
    do(state, "aim:B1")
    assert state.to_json()["guns"] == ["F"]


def test_col_6_6_both_squares_under_a_slanting_line_block() -> None:
    for square in ("15,10", "15,11"):
        state = at({"A1": "14,10", "B1": "16,11", "B2": square})
        assert "aim:B1" not in legal(state)
    beside = at({"A1": "14,10", "B1": "16,11", "B2": "15,12"})
    assert "aim:B1" in legal(beside)


def test_col_6_6_a_corner_blocks_only_between_two_squares_of_land() -> None:
    spice = {"map": "spice-islands"}
    state = at({"A1": "10,3", "B1": "11,2"}, {}, spice)
    assert "aim:B1" not in legal(state)
    assert why(state, "fire", "B1") == ("line-blocked", "COL-6.6")
    assert "aim:B1" in legal(at({"A1": "12,1", "B1": "13,2"}))  # land on one side only


def test_col_6_6_an_own_port_fires_once_and_not_in_the_turn_of_its_capture() -> None:
    state = at({"A1": "0,15", "B1": "12,10", "B2": "11,11"}, {"F": 0})
    do(state, "aim:B1", "NO")
    assert not legal(state, "aim")
    state = at({"A1": "11,9", "B1": "12,11"}, {"F": "free"}, wind="S")
    do(state, "A1-S1", "aim:B1")
    assert state.to_json()["guns"] == ["A1"]
