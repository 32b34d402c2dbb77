"""Colonies, storm and other cases: COL-7.1 to COL-8.3, and the storm of COL-4.2."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.colonies.table import at, do, kinds, legal, place, port, ship, the

FAR = {"B1": "22,14"}


def storm(state: Any, wind: str) -> list[Any]:
    return do(state, "spin", "storm", wind)


@pytest.mark.parametrize(("name", "hits"), [("N", 3), ("K", 3), ("G", 2), ("B", 2), ("A", 1)])
def test_col_7_1_half_the_value_rounded_up_frees_a_port(name: str, hits: int) -> None:
    state = at({"A1": "3,15", **FAR})
    assert port(state, name)["hits_left"] == hits
    assert port(state, name)["state"] == "neutral"


def test_col_7_1_ledger_position_ammunition_goes_first() -> None:
    ports = {"N": {"holder": 1, "ammunition": 2}}
    state = at({"A1": "17,2", "A2": "16,2", "B1": "3,15"}, ports)
    assert port(state, "N")["hits_left"] == 5
    do(state, "aim:N", "gun:A1", "gun:A2", "N")
    assert port(state, "N")["ammunition"] == 0
    assert (port(state, "N")["hits"], port(state, "N")["hits_left"]) == (0, 3)


def test_col_7_1_hits_of_all_players_add_up() -> None:
    state = at({"A1": "13,10", "B1": "3,15"}, {"F": 1})
    assert port(state, "F")["hits_left"] == 1
    state = at({"A1": "13,2", "B1": "3,15"}, {"K": {"holder": 1, "hits": 2}})
    assert "port-lost" in kinds(do(state, "aim:K", "N"))


def test_col_7_1_a_free_port_scores_for_nobody_and_goes_to_the_first_visitor() -> None:
    ports = {"F": {"holder": 1, "hits": 0, "ammunition": 0}}
    state = at({"A1": "11,9", **FAR}, ports, wind="S")
    do(state, "aim:F", "N")
    assert state.scores == [0, 0]
    do(state, "A1-S1")
    taken = port(state, "F")
    assert (taken["seat"], taken["hits"], taken["ammunition"]) == (0, 0, 0)
    assert state.scores == [2, 0]


def test_col_7_2_the_next_player_chooses_at_whom_a_shelled_neutral_port_fires() -> None:
    state = at({"A1": "13,2", "A2": "13,3", "B1": "3,15"}, wind="calm")
    do(state, "aim:K", "gun:A1", "fire", "NO", "done")
    assert state.current_player == 1
    assert legal(state) == {"aim:A1", "aim:A2"}
    events = do(state, "aim:A2", "N")
    assert the(events, "answer").seat == 1
    assert ship(state, "A2")["holes"] == 1


def test_col_7_2_players_who_are_out_do_not_choose() -> None:
    state = at({"A1": "13,2", "C1": "3,15"}, {}, {"sunk": "removed"}, players=3, wind="calm")
    do(state, "aim:K", "NO")
    assert state.current_player == 2


def test_col_7_2_a_port_that_was_freed_does_not_answer() -> None:
    state = at({"A1": "12,10", "B1": "3,15"}, wind="calm")
    events = do(state, "aim:F", "N")
    assert "port-free" in kinds(events)
    assert "answer" not in kinds(events)
    assert state.to_json()["turn"] == 1


def test_col_7_2_without_a_target_there_is_no_shot() -> None:
    state = at({"A1": "13,2", "B1": "3,15"}, wind="S")
    events = do(state, "aim:K", "NO", "A1-S2")
    assert "answer" not in kinds(events)
    assert "no-answer" in kinds(events)


def test_col_7_2_ports_answer_in_the_order_in_which_they_were_first_shelled() -> None:
    ships = {"A1": "13,2", "A2": "15,4", "A3": "13,3", "B1": "3,15"}
    state = at(ships, wind="calm")
    do(state, "aim:M", "NO", "aim:K", "gun:A1", "fire", "NO", "done")
    assert state.to_json()["target"] == "M"
    do(state, "aim:A2", "NO")
    assert state.to_json()["target"] == "K"


def test_col_7_2_a_third_hole_sinks() -> None:
    state = at({"A1": {"at": "13,2", "holes": 2}, "B1": "3,15"}, wind="calm")
    do(state, "aim:K", "NO")
    events = do(state, "aim:A1", "W")
    assert the(events, "sunk").rule == "COL-7.2"


def test_col_7_2_a_captured_port_fires_in_its_owners_turn() -> None:
    ships = {"A1": "13,2", "A2": "0,12", "B1": "3,14", "B2": "3,15"}
    state = at(ships, {"K": 1}, {"ships": 2}, wind="calm")
    events = do(state, "aim:K", "NO")
    assert "answer" not in kinds(events)
    assert state.to_json()["turn"] == 1
    assert "aim:A1" in legal(state)


def test_col_7_3_ammunition_counts_no_points() -> None:
    state = at({"A1": "3,15", **FAR}, {"K": {"holder": 0, "ammunition": 9}})
    assert state.scores == [5, 0]


def test_col_7_4_a_visit_restores_all_hits_but_no_ammunition() -> None:
    state = at({"A1": "13,2", **FAR}, {"K": {"holder": 0, "hits": 2, "ammunition": 1}}, wind="O")
    assert state.scores == [5, 0]
    assert "port-restored" in kinds(do(state, "A1-O1"))
    assert (port(state, "K")["hits"], port(state, "K")["ammunition"]) == (0, 1)


def test_col_7_4_a_prize_restores_nothing() -> None:
    prize = {"at": "13,2", "seat": 0, "prize": True, "holes": 1}
    ports = {"K": {"holder": 0, "hits": 2}}
    state = at({"A1": "3,15", "B2": prize, **FAR}, ports, wind="O")
    do(state, "B2-O1")
    assert port(state, "K")["hits"] == 2


def test_col_4_2_ships_outside_ports_drift_one_square_all_at_once() -> None:
    state = at({"A1": "14,10", "A2": "15,10", "A3": "11,10", **FAR}, {"F": 0})
    storm(state, "O")
    assert [place(state, name) for name in ("A1", "A2", "A3")] == ["15,10", "16,10", "11,10"]
    assert place(state, "B1") == "22,14"


def test_col_4_2_the_direction_is_spun_anew_among_the_winds() -> None:
    state = at({"A1": "14,10", **FAR})
    do(state, "spin", "storm")
    assert (state.chance_name, len(state.chance_weights())) == ("storm", 8)


def test_col_4_2_by_the_sailors_rule_ships_drift_away_from_the_named_wind() -> None:
    state = at({"A1": "14,10", **FAR}, {}, {"wind_arrow": "from"})
    storm(state, "O")
    assert place(state, "A1") == "13,10"


def test_col_4_2_at_the_edge_a_ship_stays_and_own_ships_behind_it_too() -> None:
    state = at({"A1": "10,15", "A2": "10,14", "A3": "10,12", **FAR})
    events = storm(state, "S")
    assert [place(state, name) for name in ("A1", "A2", "A3")] == ["10,15", "10,14", "10,13"]
    assert [e.params["ship"] for e in events if e.kind == "held"] == ["A1", "A2"]


def test_col_4_2_drifting_onto_another_ship_sinks_both() -> None:
    state = at({"A1": "14,10", "A2": "3,15", "B1": "15,10", "B2": "1,15"})
    events = storm(state, "O")
    assert [e.params["ship"] for e in events if e.kind == "sunk"] == ["A1", "B1"]


def test_col_4_2_an_own_port_is_safe_and_a_free_one_is_taken() -> None:
    ports = {"F": "free", "A": {"holder": 0, "hits": 0}}
    state = at({"A1": "12,10", "A2": "2,9", **FAR}, ports)
    storm(state, "W")
    assert place(state, "A2") == "1,9"
    assert port(state, "F")["seat"] == 0


def test_col_4_2_survivors_on_a_tail_are_carried_and_may_collide_there() -> None:
    state = at({"A1": "11,6", **FAR})
    storm(state, "O")
    assert place(state, "A1") == "16,6"
    state = at({"A1": "11,6", "A2": "15,6", **FAR})
    events = storm(state, "O")
    assert [e.params["ship"] for e in events if e.kind == "sunk"] == ["A1", "A2"]


def test_col_4_2_four_squares_go_step_by_step_and_an_own_port_stops() -> None:
    far = {"storm_distance": 4}
    state = at({"A1": "13,11", "A2": "16,10", "B1": "3,15"}, {"F": 0}, far)
    storm(state, "O")
    assert [place(state, name) for name in ("A1", "A2")] == ["17,11", "20,10"]
    state = at({"A1": "14,10", "B1": "3,15"}, {"F": 0}, far)
    storm(state, "W")
    assert place(state, "A1") == "11,10"


def test_col_4_2_over_four_squares_a_tail_works_only_at_the_end() -> None:
    far = {"storm_distance": 4}
    state = at({"A1": "10,7", **FAR}, {}, far)
    storm(state, "O")
    assert place(state, "A1") == "14,7"
    state = at({"A1": "10,6", **FAR}, {}, far)
    storm(state, "O")
    assert place(state, "A1") == "14,6"
    state = at({"A1": "8,14", **FAR}, {}, far)
    storm(state, "O")
    assert place(state, "A1") == "16,14"


def test_col_4_2_whoever_drifted_has_sailed() -> None:
    state = at({"A1": {"at": "12,10", "holes": 2}, "B1": "22,14"}, {"F": 0})
    do(state, "spin", "storm", "W", "done")
    assert (place(state, "A1"), ship(state, "A1")["holes"]) == ("11,10", 2)


def test_col_8_1_ledger_position_swept_ashore() -> None:
    state = at({"A1": "12,1", **FAR})
    assert the(storm(state, "N"), "sunk").params["cause"] == "ashore"


@pytest.mark.parametrize(("holes", "left"), [(0, 1), (1, 2), (2, None)])
def test_col_8_1_or_it_stays_with_one_more_hole(holes: int, left: int | None) -> None:
    state = at({"A1": {"at": "12,1", "holes": holes}, **FAR}, {}, {"storm_aground": "hole"})
    events = storm(state, "NW")
    if left is None:
        assert the(events, "sunk").params["cause"] == "ashore"
    else:
        assert (place(state, "A1"), ship(state, "A1")["holes"]) == ("12,1", left)


def test_col_8_1_a_closed_port_and_a_gap_between_land_count_as_shore() -> None:
    state = at({"A1": "13,2", **FAR})
    assert the(storm(state, "O"), "sunk").rule == "COL-8.1"
    gap = at({"A1": "10,3", "B1": "0,14"}, {}, {"map": "spice-islands"})
    assert the(storm(gap, "NO"), "sunk").rule == "COL-8.1"


def test_col_8_1_over_four_squares_one_hole_is_enough() -> None:
    options = {"storm_aground": "hole", "storm_distance": 4}
    state = at({"A1": "14,7", **FAR}, {}, options)
    storm(state, "N")
    assert (place(state, "A1"), ship(state, "A1")["holes"]) == ("14,5", 1)


def test_col_8_2_storm_and_current_sink_both_whoever_owns_them() -> None:
    state = at({"A1": "15,10", "B1": "16,10", "B2": "1,15"})
    assert kinds(storm(state, "O")).count("sunk") == 2
    state = at({"A1": "12,7", "B1": "16,6", "B2": "1,15"}, wind="N")
    assert kinds(do(state, "A1-N1")).count("sunk") == 2


def test_col_8_2_in_ports_nobody_collides() -> None:
    state = at({"A1": "12,10", "A2": "11,10", **FAR}, {"F": 0})
    assert "sunk" not in kinds(storm(state, "W"))
    assert port(state, "F")["ships"] == ["A1", "A2"]


def test_col_8_3_ledger_position_swept_into_port_c() -> None:
    state = at({"A1": "3,8", "A2": "14,10", "B1": "22,14"}, {"C": 1})
    event = the(storm(state, "O"), "captured-in-port")
    assert event.seat == 1
    taken = ship(state, "A1")
    assert (taken["seat"], taken["place"], taken["prize"]) == (1, "4,8", False)


def test_col_8_3_with_holes_it_is_a_prize_and_keeps_its_ammunition() -> None:
    hurt = {"at": "3,8", "holes": 1, "ammunition": 3}
    state = at({"A1": hurt, "A2": "14,10", "B1": "22,14"}, {"C": 1})
    storm(state, "O")
    taken = ship(state, "A1")
    assert (taken["prize"], taken["holes"], taken["ammunition"]) == (True, 1, 3)


def test_col_8_3_the_new_owner_uses_it_from_his_next_turn() -> None:
    ships = {"A1": "3,8", "A2": "14,10", "B1": "22,14", "B2": "0,15"}
    state = at(ships, {"C": 1}, {"ships": 2})
    do(state, "spin", "storm", "O")
    assert state.current_player == 1
    assert "unload:A1:5" in legal(state)
    do(state, "spin", "N")
    assert "A1-W2" in legal(state)
