"""Game, turn, start and ammunition: COL-1.1 to COL-3.3."""

from __future__ import annotations

from typing import Any

import pytest

import fishka
from fishka import BadInput, IllegalAction
from fishka.games.colonies import GAME, own
from tests.games.colonies.table import at, do, kinds, legal, place, port, ship, the, why


def test_col_1_1_two_to_six_play() -> None:
    assert (GAME.min_players, GAME.max_players) == (2, 6)
    for players in (1, 7):
        with pytest.raises(BadInput):
            fishka.game("colonies", players)


@pytest.mark.parametrize(("ships", "total"), [(2, 12), (3, 18), (4, 24)])
def test_col_1_2_everyone_has_the_same_number_of_ships(ships: int, total: int) -> None:
    game = fishka.game("colonies", 6, ships=ships)
    position: Any = game.new_state().to_json()
    assert len(position["ships"]) == total
    seats = [entry["seat"] for entry in position["ships"].values()]
    assert [seats.count(seat) for seat in range(6)] == [ships] * 6
    assert fishka.game("colonies", 2).options["ships"] == 3


def test_col_1_3_seats_move_in_order_and_the_first_begins() -> None:
    state = own(fishka.game("colonies", 3, ships=2).new_state())
    order = []
    while state.to_json()["phase"] == "place":
        order.append(state.current_player)
        state.apply(state.legal_actions()[0])
    assert order == [0, 0, 1, 1, 2, 2]
    assert state.current_player == 0


def test_col_1_3_lot_may_say_who_begins() -> None:
    state = own(fishka.game("colonies", 3, ships=2, first_player="random").new_state())
    assert state.chance_weights() == [(10, 1), (11, 1), (12, 1)]
    assert kinds(do(state, "P3")) == ["first-player"]
    assert state.current_player == 2


def test_col_1_3_one_spin_a_turn_and_shots_before_and_after() -> None:
    state = at({"A1": "14,10", "A2": "15,11", "B1": "14,12"})
    assert {"spin", "aim:B1"} <= legal(state)
    do(state, "aim:B1", "gun:A1", "fire", "NO", "spin", "N")
    assert "spin" not in legal(state)
    assert why(state, "spin") == ("already-spun", "COL-1.3")
    assert "aim:B1" in legal(state)
    do(state, "aim:B1", "NO", "done")
    assert state.to_json()["turn"] == 1


def test_col_1_3_a_turn_with_nothing_left_to_do_ends_by_itself() -> None:
    state = at({"A1": "14,10", "B1": "3,15"})
    events = do(state, "spin", "calm")
    assert "done-auto" in kinds(events)
    assert state.to_json()["turn"] == 1


def test_col_1_3_the_parts_of_a_turn_come_in_order() -> None:
    state = at({"A1": {"at": "1,9", "holes": 1}, "A2": "3,7", "B1": "16,12"}, {"A": 0})
    events = do(state, "aim:C", "NO", "spin", "calm", "done")
    assert state.to_json()["phase"] == "answer"
    events += do(state, "aim:A2", "NO")
    wanted = ["fire", "miss", "calm", "done", "answer", "answer-miss", "repaired", "turn"]
    assert [kind for kind in kinds(events) if kind in wanted] == wanted


def test_col_1_4_all_ships_sail_once_on_the_same_wind_in_any_order() -> None:
    state = at({"A1": "14,10", "A2": "14,11", "B1": "20,14"}, wind="O")
    do(state, "A2-O3")
    assert why(state, "sail", "A2") == ("has-sailed", "COL-1.4")
    assert not legal(state, "A2-")
    assert "A1-O3" in legal(state)


def test_col_1_4_shots_may_come_between() -> None:
    state = at({"A1": "14,10", "A2": "14,11", "B1": "18,10"}, wind="O")
    do(state, "A1-O3", "aim:B1", "SW")
    assert "A2-O3" in legal(state)


def test_col_2_1_ports_are_worth_points() -> None:
    state = at({"A1": "14,10", "B1": "16,12"}, {"K": 0, "N": 0, "A": 1})
    assert state.scores == [11, 1]
    ports: Any = state.game.components()["ports"]
    assert {p["id"]: p["value"] for p in ports} == {
        "A": 1, "B": 3, "C": 3, "D": 2, "E": 1, "F": 2, "G": 4, "H": 3, "I": 4, "J": 3, "K": 5,
        "L": 4, "M": 5, "N": 6, "O": 5, "P": 6, "Q": 3, "R": 6, "S": 5, "T": 4,
    }  # fmt: skip


def test_col_2_2_ports_and_ships_can_be_taken_from_rivals() -> None:
    state = at({"A1": "15,10", "B1": {"at": "16,10", "holes": 2}, "B2": "3,15"})
    do(state, "aim:B1", "N", "capture")
    assert ship(state, "B1")["seat"] == 0
    state = at({"A1": "11,9", "B1": "16,12"}, {"F": 1}, wind="S")
    lost = the(do(state, "aim:F", "N"), "port-lost")
    assert lost.score is not None
    assert (lost.seat, lost.score.points) == (1, -2)
    taken = the(do(state, "A1-S1"), "port-taken")
    assert taken.score is not None
    assert (taken.seat, taken.score.points) == (0, 2)


def test_col_2_2_a_beaten_ship_may_be_sunk_instead() -> None:
    state = at({"A1": "15,10", "B1": {"at": "16,10", "holes": 2}, "B2": "3,15"})
    assert kinds(do(state, "aim:B1", "N", "sink"))[-1] == "sunk"
    assert ship(state, "B1")["status"] == "due"


TWENTY_SEVEN = {"K": 0, "N": 0, "P": 0, "S": 0, "M": 0}


def test_col_2_3_twenty_nine_points_win_at_once() -> None:
    ports = {**TWENTY_SEVEN, "F": "free"}
    state = at({"A1": "11,9", "A2": "14,10", "B1": "16,12"}, ports, wind="S")
    assert state.scores == [27, 0]
    events = do(state, "A1-S1")
    over = the(events, "game-over")
    assert over.params == {"reason": "points", "points": 29, "winners": 1}
    assert state.returns() == [1.0, 0.0]
    assert state.is_terminal
    assert not state.is_truncated


def test_col_2_3_twenty_eight_points_do_not_win() -> None:
    ports = {**TWENTY_SEVEN, "E": "free"}
    state = at({"A1": "9,12", "A2": "14,10", "B1": "16,12"}, ports, wind="N")
    do(state, "A1-N1")
    assert state.scores == [28, 0]
    assert not state.is_terminal


@pytest.mark.parametrize("sunk", ["removed", "respawn"])
def test_col_2_3_the_last_fleet_wins_in_both_modes(sunk: str) -> None:
    """Where ships return, the last one must be captured."""
    ships = {"A1": "15,10", "B1": {"at": "16,10", "holes": 2}}
    if sunk == "respawn":
        ships |= {"B2": {"at": "4,14", "seat": 0}, "B3": {"at": "4,15", "seat": 0}}
    state = at(ships, {"C": 1}, {"sunk": sunk})
    events = do(state, "aim:B1", "O", "capture")
    assert the(events, "game-over").params["reason"] == "fleet"
    assert state.returns() == [1.0, 0.0]


def test_col_2_3_a_ship_due_to_return_keeps_the_game_going() -> None:
    state = at({"A1": "15,10", "B1": {"at": "16,10", "holes": 2}})
    do(state, "aim:B1", "O", "sink")
    assert not state.is_terminal


@pytest.mark.parametrize(("ports", "shares"), [({"C": 0}, [1.0, 0.0]), ({}, [0.5, 0.5])])
def test_col_2_3_if_the_last_ships_sink_together_points_decide(
    ports: dict[str, int], shares: list[float]
) -> None:
    state = at({"A1": "10,5", "B1": "11,4"}, ports, {"sunk": "removed"}, wind="S")
    events = do(state, "A1-SW1")
    assert kinds(events).count("sunk") == 2
    assert state.is_terminal
    assert state.returns() == shares


def test_col_2_3_without_ships_the_ports_still_score_and_fire() -> None:
    gone = {"C1": "17,13", "B1": {"at": "14,10"}, "A1": {"at": "gone"}}
    state = at({**gone, "B1": "11,9"}, {"F": 0}, {"sunk": "removed"}, players=3)
    assert state.scores == [2, 0, 0]
    assert legal(state) == {"done", "aim:B1"}


def test_col_2_3_with_neither_ships_nor_ports_a_player_is_skipped() -> None:
    state = at({"A1": "14,10", "C1": "17,13"}, {}, {"sunk": "removed"}, players=3)
    events = do(state, "spin", "calm")
    assert the(events, "skipped").seat == 1
    assert state.current_player == 2


@pytest.mark.parametrize(
    ("ports", "ships", "shares"),
    [
        ({"C": 1}, {}, [0.0, 1.0]),
        ({}, {"A2": "15,12"}, [1.0, 0.0]),
        ({}, {}, [0.5, 0.5]),
    ],
)
def test_col_2_3_after_the_last_round_points_then_ships_decide(
    ports: dict[str, int], ships: dict[str, str], shares: list[float]
) -> None:
    state = at(
        {"A1": "14,10", "B1": "18,13", **ships}, ports, {"round_limit": 5, "sunk": "removed"},
        rounds=4, turn=1,
    )  # fmt: skip
    events = do(state, "spin", "calm")
    assert {e.params["reason"] for e in events if e.kind == "game-over"} == {"rounds"}
    assert state.returns() == shares


def test_col_2_3_the_limit_of_the_engine_has_no_winner() -> None:
    state = at({"A1": "14,10", "B1": "18,13"}, {"C": 0}, {"turn_limit": 5}, rounds=4, turn=1)
    assert kinds(do(state, "spin", "calm"))[-1] == "truncated"
    assert state.is_truncated
    assert state.returns() == [0.0, 0.0]


def test_col_3_1_the_log_names_holes_repairs_and_captures() -> None:
    state = at(
        {"A1": "15,10", "A2": {"at": "1,9", "holes": 2}, "B1": {"at": "16,10", "holes": 1},
         "B2": "3,15"},
        {"A": 0},
    )  # fmt: skip
    events = do(state, "aim:B1", "N", "spin", "calm", "done")
    assert the(events, "holed").params == {"ship": "B1", "place": "16,10", "holes": 2}
    assert the(events, "repaired").params == {"ship": "A2", "place": "1,9", "holes": 1}


def test_col_3_2_ships_are_placed_on_free_squares_of_the_lower_left_corner() -> None:
    state = own(fishka.game("colonies", 2, ships=2).new_state())
    assert len(state.legal_actions()) == 24
    assert "A1@0,15" in legal(state)
    do(state, "A1@0,15")
    assert "A2@0,15" not in legal(state)
    assert why(state, "0,15") == ("square-taken", "COL-3.2")
    assert why(state, "5,15") == ("not-start", "COL-3.2")
    with pytest.raises(BadInput, match="the ship to be placed is A2"):
        do(state, "B1@0,14")
    do(state, "A2@0,14", "B1@3,10", "B2@3,11")
    assert [place(state, name) for name in ("A1", "A2", "B1", "B2")] == [
        "0,15", "0,14", "3,10", "3,11",
    ]  # fmt: skip


def test_col_3_2_in_the_start_area_ships_shoot_and_are_shot_at() -> None:
    state = at({"A1": "0,15", "B1": "1,15"})
    assert "aim:B1" in legal(state)


def test_col_3_2_a_storm_moves_ships_in_the_start_area_unless_it_is_sheltered() -> None:
    ships = {"A1": "1,13", "A2": "5,15", "B1": "18,13"}
    open_sea = at(ships)
    do(open_sea, "spin", "storm", "N")
    assert place(open_sea, "A1") == "1,12"
    sheltered = at(ships, {}, {"start_shelter": "yes"})
    do(sheltered, "spin", "storm", "N")
    assert place(sheltered, "A1") == "1,13"
    assert place(sheltered, "A2") == "5,14"


def test_col_3_3_ammunition_strengthens_an_own_port_for_good() -> None:
    state = at({"A1": "1,9", "B1": "18,13"}, {"A": 0})
    assert legal(state, "unload") == {f"unload:A1:{n}" for n in range(1, 6)}
    do(state, "unload:A1:3")
    assert (port(state, "A")["ammunition"], ship(state, "A1")["ammunition"]) == (3, 2)
    assert port(state, "A")["hits_left"] == 4
    assert legal(state, "unload") == {"unload:A1:1", "unload:A1:2"}


def test_col_3_3_also_in_the_turn_of_the_capture() -> None:
    state = at({"A1": "11,9", "B1": "18,13"}, {"F": "free"}, wind="S")
    do(state, "A1-S1", "unload:A1:5")
    assert port(state, "F")["ammunition"] == 5


def test_col_3_3_not_at_sea_and_not_from_a_prize() -> None:
    prize = {"at": "1,9", "seat": 0, "prize": True, "holes": 2}
    state = at({"A1": "14,10", "B1": prize, "B2": "18,13"}, {"A": 0})
    assert not legal(state, "unload")
    assert why(state, "unload", "A1") == ("not-in-own-port", "COL-3.3")
    assert why(state, "unload", "B1") == ("prize-no-unload", "COL-6.5")


def test_col_3_3_it_goes_with_a_captured_ship_and_a_returning_one_has_five() -> None:
    rival = {"at": "16,10", "holes": 2, "ammunition": 2}
    state = at({"A1": "15,10", "B1": rival, "B2": "3,15"})
    do(state, "aim:B1", "N", "capture")
    assert ship(state, "B1")["ammunition"] == 2
    state = at({"A1": "15,10", "B1": rival, "B2": "3,15"})
    do(state, "aim:B1", "N", "sink")
    assert ship(state, "B1")["ammunition"] == 5


def test_col_3_3_shots_do_not_use_it() -> None:
    state = at({"A1": {"at": "15,10", "ammunition": 0}, "B1": "16,10"})
    do(state, "aim:B1", "N")
    assert ship(state, "A1")["ammunition"] == 0
    with pytest.raises(IllegalAction):
        do(state, "aim:B1")
