"""Spinner, wind and sailing: COL-4.0 to COL-5.4. The storm itself stands with COL-8."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fishka.games.colonies.maps import COURSES
from tests.games.colonies.table import at, do, kinds, legal, place, port, ship, why

FAR = {"B1": "22,14"}
ROSE = {"N": (0, -1), "NO": (1, -1), "O": (1, 0), "SO": (1, 1), "S": (0, 1), "SW": (-1, 1),
        "W": (-1, 0), "NW": (-1, -1)}  # fmt: skip


def test_col_4_0_ten_equal_sectors() -> None:
    state = at({"A1": "14,10", **FAR})
    do(state, "spin")
    assert state.chance_weights() == [(sector, 1) for sector in range(10)]
    sectors: Any = state.game.components()["spinner"]
    assert [s["sector"] for s in sectors] == [*COURSES, "calm", "storm"]


def test_col_4_1_in_a_calm_ships_do_not_sail_but_shoot_unload_and_repair() -> None:
    ships = {"A1": "14,10", "A2": {"at": "1,9", "holes": 1}, "B1": "14,12"}
    state = at(ships, {"A": 0})
    do(state, "spin", "calm")
    assert why(state, "sail") == ("calm", "COL-4.1")
    assert {"aim:B1", "unload:A2:5"} <= legal(state)
    assert "repaired" in kinds(do(state, "done"))


def reach(state: Any, name: str) -> Counter[str]:
    """By course: how many squares the ship may sail."""
    moves = [text.removeprefix(f"{name}-") for text in legal(state, f"{name}-")]
    return Counter(move.rstrip("123") for move in moves)


def test_col_4_3_ledger_position_wind_to_the_east() -> None:
    state = at({"A1": "11,6", **FAR}, wind="O")
    found = reach(state, "A1")
    assert found == {"O": 3, "NO": 2, "SO": 3, "N": 2, "S": 2, "NW": 1, "SW": 1}
    assert why(state, "sail", "A1", "14,3") == ("land-in-way", "COL-5.1")  # an obstacle
    assert why(state, "sail", "A1", "10,6") == ("against-wind", "COL-4.3")


@pytest.mark.parametrize("wind", COURSES)
def test_col_4_3_speeds_by_the_angle_to_the_wind(wind: str) -> None:
    state = at({"A1": "15,11", **FAR}, wind=wind)
    turn = COURSES.index(wind)
    speeds = {COURSES[(turn + k) % 8]: n for k, n in enumerate((3, 3, 2, 1, 0, 1, 2, 3))}
    assert reach(state, "A1") == {course: n for course, n in speeds.items() if n}


def test_col_4_3_by_the_sailors_rule_the_spinner_names_where_the_wind_comes_from() -> None:
    state = at({"A1": "15,11", **FAR}, {}, {"wind_arrow": "from"}, wind="W")
    assert reach(state, "A1")["O"] == 3
    assert "W" not in reach(state, "A1")
    assert state.game.view(state, 0)["toward"] == "O"


def test_col_4_3_one_straight_course_and_a_diagonal_step_is_one() -> None:
    state = at({"A1": "15,11", **FAR}, wind="SO")
    do(state, "A1-SO3")
    assert place(state, "A1") == "18,14"
    state = at({"A1": "15,11", **FAR}, wind="SO")
    assert why(state, "sail", "A1", "16,13") == ("not-straight", "COL-4.3")


def test_col_4_3_no_diagonal_between_two_squares_of_land() -> None:
    state = at({"A1": "10,3", "B1": "0,14"}, {}, {"map": "spice-islands"}, wind="NO")
    assert not legal(state, "A1-NO")
    assert why(state, "sail", "A1", "11,2") == ("between-land", "COL-4.3")


def test_col_4_3_a_port_is_not_land_here() -> None:
    """Port F and the land of 10,10 lie on both sides of the way."""
    state = at({"A1": "10,11", **FAR}, {"F": 1}, wind="NO")
    assert why(state, "sail", "A1", "11,10") == ("foreign-port", "COL-5.3")
    passing = at({"A1": "10,11", **FAR}, {"F": 0}, wind="NO")
    assert {"A1-NO1", "A1-NO2", "A1-NO3"} <= legal(passing)


def test_col_4_3_a_strait_between_two_corners_of_land_is_closed() -> None:
    state = at({"A1": "12,1", **FAR}, wind="SO")
    assert "A1-SO1" in legal(state)  # land on one side only


def test_col_4_4_a_move_may_be_shorter_or_skipped() -> None:
    state = at({"A1": "15,11", **FAR}, wind="O")
    assert {"A1-O1", "A1-O2", "A1-O3", "done"} <= legal(state)


def test_col_4_4_the_spin_may_be_skipped_only_if_all_ships_are_in_ports() -> None:
    state = at({"A1": "1,9", "A2": "15,11", **FAR}, {"A": 0})
    assert "done" not in legal(state)
    assert why(state, "done") == ("must-spin", "COL-4.4")
    home = at({"A1": "1,9", **FAR}, {"A": 0})
    assert {"done", "spin"} <= legal(home)


def test_col_5_1_ships_go_wherever_there_are_squares() -> None:
    state = at({"A1": "22,0", "B1": "3,15"}, wind="N")
    assert why(state, "sail", "A1", "21,0") == ("land-in-way", "COL-5.1")
    assert not legal(state, "A1-N")


def test_col_5_1_passing_a_free_port_is_no_visit() -> None:
    state = at({"A1": "11,9", **FAR}, {"F": "free"}, wind="S")
    do(state, "A1-S2")
    assert place(state, "A1") == "11,11"
    assert port(state, "F")["state"] == "free"
    state = at({"A1": "11,9", **FAR}, {"F": "free"}, wind="S")
    assert "port-taken" in kinds(do(state, "A1-S1"))


def test_col_5_2_no_ship_stands_on_or_passes_another() -> None:
    state = at({"A1": "14,11", "A2": "16,11", **FAR}, wind="O")
    assert reach(state, "A1")["O"] == 1
    assert why(state, "sail", "A1", "17,11") == ("ship-in-way", "COL-5.2")


def test_col_5_2_in_ports_there_is_room() -> None:
    state = at({"A1": "11,9", "A2": "11,10", **FAR}, {"F": 0}, wind="S")
    assert {"A1-S1", "A1-S2"} <= legal(state)
    do(state, "A1-S1")
    assert port(state, "F")["ships"] == ["A1", "A2"]


def test_col_5_3_ports_of_others_are_neither_entered_nor_passed() -> None:
    state = at({"A1": "11,9", **FAR}, {"F": 1}, wind="S")
    assert not legal(state, "A1-S1")
    assert not legal(state, "A1-S2")
    assert why(state, "sail", "A1", "11,11") == ("foreign-port", "COL-5.3")


def test_col_5_3_ledger_position_port_k_closed() -> None:
    state = at({"A1": "13,2", **FAR}, wind="O")
    assert why(state, "sail", "A1", "14,2") == ("closed-port", "COL-5.3")
    assert "aim:K" in legal(state)


def test_col_5_4_ledger_position_the_somali_current() -> None:
    state = at({"A1": "10,6", **FAR}, wind="W")
    events = do(state, "A1-W1")
    assert kinds(events)[:2] == ["sailed", "carried"]
    assert place(state, "A1") == "11,4"
    state = at({"A1": "10,6", "A2": "11,4", **FAR}, wind="W")
    events = do(state, "A1-W1")
    assert [e.params["ship"] for e in events if e.kind == "sunk"] == ["A1", "A2"]


def test_col_5_4_only_where_a_move_ends_and_ships_on_the_way_do_not_matter() -> None:
    state = at({"A1": "10,7", **FAR}, wind="NW")
    do(state, "A1-W1")
    assert place(state, "A1") == "9,7"
    state = at({"A1": "12,8", "A2": "13,6", "A3": "15,6", **FAR}, wind="N")
    do(state, "A1-N1")
    assert place(state, "A1") == "12,7"
    state = at({"A1": "12,8", "A2": "13,6", "A3": "15,6", **FAR}, wind="N")
    do(state, "A1-N2")
    assert place(state, "A1") == "16,6"


def test_col_5_4_passing_over_a_tail_does_nothing() -> None:
    state = at({"A1": "12,7", **FAR}, wind="N")
    do(state, "A1-N2")
    assert place(state, "A1") == "12,5"


def test_col_5_4_it_is_resolved_before_the_next_ship_sails() -> None:
    state = at({"A1": "12,7", "A2": "16,7", **FAR}, wind="N")
    do(state, "A1-N1")
    assert place(state, "A1") == "16,6"
    assert why(state, "sail", "A2", "16,6") == ("ship-in-way", "COL-5.2")


def test_col_5_4_the_table_warns_before_a_current_would_sink() -> None:
    state = at({"A1": "12,7", "B1": "16,6"}, wind="N")
    moves: Any = state.game.view(state, 0)["reach"]
    (danger,) = [move for move in moves["A1"] if move["place"] == "12,6"]
    assert (danger["carried"], danger["sinks"]) == ("16,6", ["A1", "B1"])
    labels = {c.item: c.label.id for c in state.game.choices(state, ("sail", "A1"))}
    assert labels["12,6"] == "choice-square-sinks"
    do(state, "A1-N1")
    assert ship(state, "B1")["status"] == ship(state, "A1")["status"] == "due"
