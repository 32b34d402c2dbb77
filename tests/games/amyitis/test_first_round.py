"""The first round of a four-player game, worked out by hand."""

from __future__ import annotations

import fishka
from fishka import CHANCE
from fishka.games.amyitis import own
from tests.games.amyitis.table import do, kinds, legal, seat


def test_the_first_round_of_a_four_player_game() -> None:
    state = own(fishka.game("amyitis", 4).new_state())

    # AMY-107: the second player starts. AMY-314: tokens and plant cards are drawn openly.
    do(state, "P2", "token:salt", "token:palm", "card:P2", "card:P3", "face:1")
    assert state.to_json()["cards"] == {
        "Eshnunna": ["P2", 1], "Ur": ["P3", 1], "Mari": ["P1", 1], "Khorsabad": ["P4", 1],
    }  # fmt: skip

    # AMY-103: tiles for row 1 (A1 B1 C1 D1), then rows 2 to 4; T20 lies on D4 already.
    do(state, "tile:T08", "tile:T07", "tile:T06", "tile:T05")
    do(state, "tile:T04", "tile:T15", "tile:T14", "tile:T13")
    do(state, "tile:T03", "tile:T12", "tile:T19", "tile:T18")
    do(state, "tile:T02", "tile:T11", "tile:T17")

    # AMY-201: four groups of three.
    deal = ["engineer", "engineer", "peasant", "merchant", "merchant", "priest"]
    deal += ["peasant", "peasant", "engineer", "priest", "priest", "merchant"]
    do(state, *[f"craft:{craft}" for craft in deal])
    assert state.current_player == 1

    # Seat 1 hires an engineer for nothing and scores 2 (AMY-302, AMY-307).
    do(state, "hire1:engineer", "spot:A1B1")
    # Seat 2 takes the second card of the same group for 1 talent and goes on from that spot.
    do(state, "hire1:engineer", "spot:B1B2")
    assert seat(state, 2)["talents"] == 3
    assert state.scores == [0, 2, 2, 0]
    # Seat 3 hires a merchant: a second camel (AMY-309).
    do(state, "hire2:merchant")
    # Seat 0 hires a peasant for barley (AMY-303).
    do(state, "hire3:peasant", "row:A.2")
    assert seat(state, 0)["resources"] == {"barley": 1}

    # Seat 1: a priest to Marduk. Seat 2 passes. Seat 3 hires the third card of group 1: 3 talents.
    do(state, "hire2:priest", "temple:marduk", "pass", "hire1:peasant", "row:B.2")
    assert seat(state, 3)["talents"] == 1
    assert seat(state, 3)["resources"] == {"palm": 1}
    # Seat 0 cannot reach Susa with one camel (AMY-310) and could not act in Eshnunna (AMY-311).
    assert not any(text.startswith("go:") for text in legal(state))
    do(state, "pass")

    # Seat 1 passes too; of those who had passed only seat 2 has had a turn since: 1 talent.
    do(state, "pass")
    assert seat(state, 2)["talents"] == 4
    # Seat 3 passes last: nobody takes a talent for that, the pass cubes go home, and he leads the
    # procession (AMY-301, AMY-401).
    events = do(state, "pass")
    assert "passed-talent" not in kinds(events)
    assert state.current_player == 3
    assert [seat(state, n)["cubes"] for n in range(4)] == [29, 28, 29, 29]

    # A cube to Ishtar; neutral cubes to Marduk and Tammuz. Ishtar: alone there, seat 3 chooses a
    # camel (AMY-403). Marduk: seat 1 scores 2; nobody is second (AMY-402, AMY-404).
    events = do(state, "temple:ishtar", "take:camel")
    assert seat(state, 3)["camels"] == 3
    assert state.scores == [0, 4, 2, 0]
    # Tammuz has a neutral cube only: no reward. Nobody has too much to keep: the next round
    # begins with seat 2 (AMY-107).
    assert kinds(events)[-1] == "round"
    assert state.current_player == CHANCE
    assert (state.to_json()["round"], state.to_json()["start"]) == (2, 2)
