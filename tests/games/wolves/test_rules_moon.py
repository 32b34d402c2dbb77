"""WLV-601 to WLV-605: the moon board, the regions, the end. With worked examples of ties."""

from __future__ import annotations

from typing import Any

import pytest

import fishka
from fishka.games.wolves import own
from fishka.games.wolves.material import material
from tests.games.wolves.table import KINDS, at, do, kinds, on, region, seat

FAR = {"5,-4": "1a", "6,-5": "2a"}


def first_region(players: int, *strengths: str) -> Any:
    """Pieces of each seat, such as ``"aal"``, in the first region, whose token is a crescent.

    The crescent's mark is covered; ending the turn scores it.
    """
    m = material(players)
    tile = m.map.tiles[m.map.regions[0]]
    dummies = {"1,-1", "1,0"} if players == 2 else set()
    free = [
        m.map.hexes[h].place
        for h in tile.hexes
        if h not in (tile.water, tile.prey, *tile.lone) and m.map.hexes[h].place not in dummies
    ]
    words: dict[str, list[list[object]]] = {}
    for number, letters in enumerate(strengths):
        figures = [letter for letter in letters if letter in "aw"]
        structures = [letter for letter in letters if letter in "dl"]
        groups = [figures[k : k + 2] for k in range(0, len(figures), 2)]
        groups += [[letter] for letter in structures]
        for group in groups:
            words[free.pop()] = [[number, KINDS[letter]] for letter in group]
    position = {"pieces": words, "moon": m.marks[0], "scored": 0, "acted": True}
    return own(fishka.game("wolves", players).from_json(position))


def scored(players: int, *strengths: str) -> tuple[list[int], int | None]:
    """Points of regions by seat, and who took the token."""
    state = first_region(players, *strengths)
    if state.to_json()["scored"] == 0:
        do(state, "end")
    boards = [seat(state, number) for number in range(players)]
    takers = [number for number, board in enumerate(boards) if board["tokens"]]
    return [board["points"] for board in boards], takers[0] if takers else None


TWO = [
    (("w", ""), [2, 0], None),  # the dummy's two wolves are first
    (("ww", ""), [2, 0], None),  # level with the dummy on both
    (("aw", ""), [4, 0], 0),  # an alpha more than the dummy
    (("aw", "w"), [4, 0], 0),  # the dummy is second
    (("www", "ww"), [4, 0], 0),  # the second place is tied with the dummy
    (("www", "aw"), [4, 2], 0),
    (("l", "l"), [2, 2], None),
]
THREE = [
    (("w", "", ""), [4, 0, 0], 0),  # alone: only the first value
    (("", "ww", "w"), [0, 4, 2], 1),
    (("a", "w", ""), [4, 2, 0], 0),  # equal strength, more alphas
    (("w", "w", ""), [2, 2, 0], None),  # level on both: the lower value each, no token
    (("ww", "ww", "w"), [2, 2, 0], None),  # and no second place
    (("w", "w", "w"), [2, 2, 2], None),
    (("ww", "w", "w"), [4, 0, 0], 0),  # second place level on both: nobody
    (("ww", "a", "w"), [4, 2, 0], 0),
    (("l", "ww", ""), [4, 2, 0], 0),
    (("dw", "l", "d"), [2, 4, 0], 1),
    (("", "", ""), [0, 0, 0], None),
    (("dd", "aa", "aw"), [0, 4, 2], 1),
]
FOUR = [
    (("www", "aw", "aw", "w"), [4, 0, 0, 0], 0),
    (("aa", "aa", "aa", "w"), [2, 2, 2, 0], None),
    (("aw", "ww", "dd", ""), [4, 0, 0, 0], 0),  # 0 alphas against 0 is a tie
    (("l", "aww", "", "w"), [2, 4, 0, 0], 1),
]
FIVE = [
    (("w", "w", "w", "w", "w"), [2, 2, 2, 2, 2], None),
    (("aw", "aw", "ww", "d", "a"), [2, 2, 0, 0, 0], None),
    (("l", "aw", "ww", "ww", "a"), [4, 2, 0, 0, 0], 0),
    (("aa", "aw", "aw", "", ""), [4, 0, 0, 0, 0], 0),
]


def test_wlv_601_what_fills_the_moon_board() -> None:
    state = at({"0,2": "0a", "-1,3": "0d", **FAR}, seats=[{"terrain_tokens": 9}, {}, {}])
    do(state, "howl:forest:tt", "howl:1,1")
    assert state.to_json()["moon"] == 1
    do(state, "lair:forest:tt", "lair:-1,3")
    assert state.to_json()["moon"] == 2


def test_wlv_601_a_mark_covered_in_a_turn_is_scored_at_its_end() -> None:
    state = at({"0,2": "0a", **FAR}, moon=8)
    events = do(state, "howl:forest:fn", "howl:1,1")
    assert [event.params["mark"] for event in events if event.kind == "moon"] == ["crescent"]
    assert state.to_json()["scored"] == 0
    events = do(state, "end")
    assert "phase" in kinds(events)
    assert state.to_json()["scored"] == 1


def test_wlv_601_two_marks_in_one_turn_are_scored_in_order() -> None:
    words = {"-2,-3": "0w", "-6,3": "0w", "-4,2": "1a", **FAR}
    words["5,-4"] = "1w"
    state = at(words, moon=17, scored=0, acted=True)
    events = do(state, "end")
    assert [e.params["phase"] for e in events if e.kind == "phase"] == ["crescent", "half"]
    order = [e.params["phase"] for e in events if e.kind.startswith("region")]
    assert order == ["crescent", "crescent", "half", "half", "half"]
    # crescents: seat 0 alone; half moon of -7,4: level, but seat 1 has an alpha
    assert [seat(state, n)["points"] for n in range(3)] == [4 + 3, 6, 0]


def test_wlv_601_surplus_pieces_lie_beside_the_board() -> None:
    words = {"0,2": "0a", "-1,3": "0d", **FAR}
    state = at(words, moon=22, scored=2, seats=[{"terrain_tokens": 9}, {}, {}])
    events = do(state, "howl:forest:tt", "howl:1,1")
    assert "moon-beside" in kinds(events)
    view: Any = state.game.view(state, 0)
    assert (view["moon"]["filled"], view["moon"]["beside"]) == (22, 1)
    assert not state.is_terminal  # the turn is played to its end
    do(state, "end")
    assert state.is_terminal


def test_wlv_602_wolf_alpha_and_den_weigh_1_a_lair_3() -> None:
    state = first_region(3, "wad", "l", "")
    water = "3,-5"
    assert region(state, water)["strength"] == [3, 3, 0]
    assert region(state, water)["alphas"] == [1, 0, 0]
    assert scored(3, "wad", "l", "") == ([4, 2, 0], 0)


@pytest.mark.parametrize(("strengths", "points", "token"), TWO)
def test_wlv_603_regions_for_two(strengths: Any, points: list[int], token: int | None) -> None:
    assert scored(2, *strengths) == (points, token)


@pytest.mark.parametrize(("strengths", "points", "token"), THREE)
def test_wlv_603_regions_for_three(strengths: Any, points: list[int], token: int | None) -> None:
    assert scored(3, *strengths) == (points, token)


@pytest.mark.parametrize(("strengths", "points", "token"), FOUR)
def test_wlv_603_regions_for_four(strengths: Any, points: list[int], token: int | None) -> None:
    assert scored(4, *strengths) == (points, token)


@pytest.mark.parametrize(("strengths", "points", "token"), FIVE)
def test_wlv_603_regions_for_five(strengths: Any, points: list[int], token: int | None) -> None:
    assert scored(5, *strengths) == (points, token)


def test_wlv_603_a_region_with_two_tokens_is_scored_once_for_each() -> None:
    state = at({"-1,4": "0a 0w", "0,4": "0a 0w", "4,-3": "1a"}, 2, moon=13, scored=0, acted=True)
    assert region(state, "2,2")["phases"] == ["crescent", "half"]
    events = do(state, "end")
    told = [e.params["phase"] for e in events if e.kind == "region-first" and e.seat == 0]
    assert told == ["crescent", "half"]
    assert (seat(state, 0)["points"], seat(state, 0)["tokens"]) == (4 + 6, 2)


def test_wlv_603_the_values_of_the_moons() -> None:
    assert material(3).values == ((4, 2), (6, 3), (8, 4))


def test_wlv_604_the_game_ends_after_the_scoring_of_the_full_moon() -> None:
    state = at({"0,2": "0a", **FAR}, moon=21, scored=2)
    events = do(state, "howl:forest:fn", "howl:1,1", "end")
    assert state.is_terminal
    assert "region-first" in kinds(events)
    assert "full-moon" in kinds(events)
    assert state.legal_actions() == []
    assert state.scores[0] == 1 + 8


def test_wlv_604_a_game_that_stalls_is_cut_short_without_a_winner() -> None:
    state = at({"0,2": "0a", **FAR}, options={"turn_limit": 2})
    for _ in range(5):
        do(state, "end")
    assert not state.is_terminal
    events = do(state, "end")
    assert kinds(events)[-1] == "cut-short"
    assert (state.is_terminal, state.is_truncated) == (True, True)
    assert state.returns() == [0, 0, 0]


def test_wlv_605_the_highest_uncovered_values_and_regions_are_added() -> None:
    board: Any = {
        "dens": {"spread": 1, "speed": 0, "howl": 2},
        "lairs": 2,
        "wolves": [6, 7, 8],
        "caught": ["hare", "moose"],
        "points": 10,
        "terrain_tokens": 5,
        "action_tokens": 5,
    }
    state = at({"0,2": "0a", **FAR}, seats=[board, {}, {}])
    assert state.scores == [3 + 7 + 0 + 10 + 6 + 4 + 10, 0, 0]
    view: Any = state.game.view(state, 0)
    assert view["breakdown"][0] == {
        "regions": 10, "dens": 10, "lairs": 10, "wolves": 6, "prey": 4,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("boards", "extra", "returns"),
    [
        ([{"points": 9}, {"points": 8}, {}], {}, [1, 0, 0]),
        ([{"points": 9}, {"points": 9, "tokens": 1}, {}], {}, [0, 1, 0]),
        ([{"points": 9, "tokens": 1}, {"points": 9, "tokens": 1}, {}], {}, [0.5, 0.5, 0]),
        ([{"points": 9, "tokens": 1}, {"points": 9, "tokens": 1}, {}], {"-3,1": "0w"}, [1, 0, 0]),
        ([{"points": 9}, {"points": 9}, {"points": 9}], {"-3,1": "2d"}, [1 / 3] * 3),
    ],
)
def test_wlv_605_ties_by_tokens_then_figures_on_the_map(
    boards: Any, extra: dict[str, str], returns: list[float]
) -> None:
    words = {"0,2": "0a", **FAR, **extra}
    state = at(words, moon=22, scored=3, phase="over", seats=boards)
    assert state.returns() == pytest.approx(returns)
    assert on(state, "0,2") == {(0, "alpha")}
