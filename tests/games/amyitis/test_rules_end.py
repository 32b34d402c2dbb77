"""Phase III and the end: AMY-400 to AMY-505."""

from __future__ import annotations

import pytest

from tests.games.amyitis.table import at, do, kinds, legal, seat

FEW = {"A1": "T03", "B1": "T08", "D4": "T20"}


def test_amy_400_procession_then_temples_then_store() -> None:
    state = at(3, turn=2, phase="procession", temples={"tammuz": [1]},
               seats=[{"resources": {"salt": 3}}, {}, {}])  # fmt: skip
    events = do(state, "temple:ishtar", "take:camel", "row:B.1", "drop:salt")
    order = [event.rule for event in events]
    assert order.index("AMY-401") < order.index("AMY-403") < order.index("AMY-405")
    assert order.index("AMY-405") < order.index("AMY-407")


def test_amy_401_the_last_to_pass_enters_one_temple_and_neutral_cubes_the_others() -> None:
    state = at(3)
    do(state, "pass", "pass", "pass")
    assert state.current_player == 2
    do(state, "temple:marduk")
    assert state.to_json()["temples"] == {
        "ishtar": ["neutral", None, None, None],
        "marduk": [2, None, None, None],
        "tammuz": ["neutral", None, None, None],
    }
    assert seat(state, 2)["points"] == {"marduk": 2}


def test_amy_401_without_a_cube_he_only_names_the_temple_left_out() -> None:
    state = at(phase="procession", seats=[{"cubes": 0}, {}])
    events = do(state, "temple:marduk")
    assert events[0].kind == "procession-empty"
    assert state.to_json()["temples"]["marduk"] == [None] * 4  # type: ignore[index]


def test_amy_402_most_and_second_most_are_rewarded_and_neutral_cubes_do_not_count() -> None:
    temples = {"marduk": ["neutral", 0, 1, 1]}
    state = at(3, phase="procession", temples=temples, turn=2, seats=[{}, {}, {"cubes": 0}])
    do(state, "temple:marduk")
    assert [seat(state, n)["points"] for n in range(3)] == [
        {"marduk": 1},
        {"marduk": 2},
        {},
    ]


def test_amy_402_with_two_players_first_rewards_only() -> None:
    state = at(phase="procession", temples={"marduk": [0, 1, 1]}, seats=[{"cubes": 0}, {}])
    do(state, "temple:marduk")
    assert state.scores == [0, 2]


def test_amy_403_ishtar_gives_a_camel_or_talent_and_the_second_the_other() -> None:
    temples = {"ishtar": [0, 1, 1]}
    state = at(3, phase="procession", turn=2, temples=temples, seats=[{}, {}, {"cubes": 0}])
    do(state, "temple:ishtar")
    assert (state.current_player, legal(state)) == (1, {"take:camel", "take:talent"})
    do(state, "take:talent")
    assert (seat(state, 1)["talents"], seat(state, 0)["camels"]) == (5, 2)
    two = at(phase="procession", temples=temples, seats=[{"cubes": 0}, {}])
    do(two, "temple:ishtar", "take:camel")
    assert (seat(two, 0)["talents"], seat(two, 0)["camels"]) == (4, 1)


def test_amy_404_marduk_gives_two_points_and_one() -> None:
    temples = {"marduk": [0, 0, 1]}
    state = at(3, phase="procession", turn=2, temples=temples, seats=[{}, {}, {"cubes": 0}])
    events = do(state, "temple:marduk")
    assert [str(e.score) for e in events if e.kind == "marduk"] == [
        "1 marduk x 2", "1 marduk x 1",
    ]  # fmt: skip


def test_amy_405_tammuz_gives_a_field_and_then_a_swap() -> None:
    temples = {"tammuz": [0, 0, 1]}
    state = at(3, phase="procession", turn=2, temples=temples,
               seats=[{}, {"resources": {"wine": 1}}, {"cubes": 0}])  # fmt: skip
    do(state, "temple:tammuz", "row:A.2")
    assert seat(state, 0)["resources"] == {"barley": 1}
    assert legal(state) == {
        "decline", "swap:wine>barley", "swap:wine>dates", "swap:wine>salt", "swap:wine>palm",
    }  # fmt: skip
    do(state, "swap:wine>palm")
    assert seat(state, 1)["resources"] == {"palm": 1}


def test_amy_405_a_row_that_the_first_fills_brings_its_gardener_and_is_cleared() -> None:
    state = at(temples={"tammuz": [0]}, fields={"B.1": [1, 0, 1, 0]}, phase="tammuz-row")
    events = do(state, "row:B.1")
    assert seat(state, 0)["resources"] == {"wine": 1}
    assert seat(state, 0)["gardeners"] == 1
    assert "gardener" in kinds(events)
    assert state.to_json()["fields"]["B.1"] == []  # type: ignore[index]
    assert [seat(state, n)["cubes"] for n in range(2)] == [29, 30]


def test_amy_405_without_a_cube_the_first_gets_nothing_and_the_second_may_decline() -> None:
    temples = {"tammuz": [0, 0, 1]}
    state = at(3, phase="procession", turn=2, temples=temples,
               seats=[{"cubes": 0}, {"resources": {"salt": 1}}, {"cubes": 0}])  # fmt: skip
    events = do(state, "temple:tammuz")
    assert "tammuz-no-cube" in kinds(events)
    assert state.current_player == 1
    do(state, "decline")
    assert seat(state, 1)["resources"] == {"salt": 1}


def test_amy_406_a_tie_goes_to_the_cube_nearer_the_right_exit() -> None:
    temples = {"marduk": [0, 1, "neutral", "neutral"]}
    state = at(3, phase="procession", turn=2, temples=temples, seats=[{}, {}, {"cubes": 0}])
    do(state, "temple:marduk")
    assert state.scores == [1, 2, 0]


@pytest.mark.parametrize(("level", "kept"), [(0, 2), (1, 2), (2, 4)])
def test_amy_407_the_store_keeps_two_or_four_resources(level: int, kept: int) -> None:
    have = {"barley": 2, "palm": 2, "wine": 1}
    state = at(
        phase="procession",
        seats=[{"cubes": 0, "caravaneer": level, "resources": have}, {}],
    )
    do(state, "temple:marduk")
    assert legal(state) == {"drop:barley", "drop:palm"} | ({"drop:wine"} if kept == 4 else set())
    while state.current_player == 0:
        do(state, min(legal(state)))
    assert sum(seat(state, 0)["resources"].values()) == kept


def test_amy_407_camels_and_talents_are_unlimited() -> None:
    state = at(phase="procession", seats=[{"cubes": 0, "camels": 9, "talents": 30}, {}])
    do(state, "temple:marduk")
    assert (seat(state, 0)["camels"], seat(state, 0)["talents"]) == (9, 30)


def test_amy_501_the_round_with_few_tiles_left_is_the_last() -> None:
    state = at(phase="procession", gardens=FEW, seats=[{"cubes": 0}, {}])
    do(state, "temple:marduk")
    assert state.is_terminal
    more = at(phase="procession", gardens={**FEW, "C1": "T07"}, seats=[{"cubes": 0}, {}])
    do(more, "temple:marduk")
    assert not more.is_terminal
    four = at(
        3,
        phase="procession",
        gardens={**FEW, "C1": "T07"},
        seats=[{"cubes": 0}, {}, {}],
    )
    do(four, "temple:marduk")
    assert four.is_terminal


@pytest.mark.parametrize(
    ("players", "tiles", "points"),
    [(2, 4, 0), (2, 5, 5), (2, 6, 5), (2, 7, 10), (3, 3, 0), (3, 4, 5), (3, 6, 10),
     (4, 2, 0), (4, 3, 5), (4, 5, 10)],
)  # fmt: skip
def test_amy_502_the_favour_of_amyitis(players: int, tiles: int, points: int) -> None:
    planted = dict.fromkeys(["C1", "D1", "A2", "B2", "C2", "D2", "B3"][:tiles], 0)
    seats: list[dict[str, int]] = [{"cubes": 0}] + [{}] * (players - 1)
    state = at(players, phase="procession", gardens=FEW, planted=planted, seats=seats)
    do(state, "temple:marduk")
    assert state.scores[0] == points


def test_amy_503_a_point_for_each_resource_left_wine_included() -> None:
    seats = [{"cubes": 0, "camels": 5, "resources": {"salt": 1, "wine": 1}}, {}]
    state = at(phase="procession", gardens=FEW, seats=seats)
    do(state, "temple:marduk")
    assert state.scores == [2, 0]


def test_amy_504_most_points_win_and_a_tie_is_a_draw() -> None:
    seats = [{"cubes": 0, "points": {"carried": 5}}, {"points": {"carried": 5}}]
    state = at(phase="procession", gardens=FEW, seats=seats)
    do(state, "temple:marduk")
    assert state.returns() == [0.5, 0.5]


def test_amy_505_a_game_that_stalls_is_truncated_without_a_winner() -> None:
    state = at(phase="procession", round=3, options={"turn_limit": 3}, seats=[{"cubes": 0}, {}])
    events = do(state, "temple:marduk")
    assert state.is_terminal
    assert state.is_truncated
    assert state.returns() == [0.0, 0.0]
    assert events[-1].kind == "truncated"
