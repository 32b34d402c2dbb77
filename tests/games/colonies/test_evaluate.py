"""What the evaluation thinks of danger, of guns and of the way to the goal."""

from __future__ import annotations

from typing import Any

from tests.games.colonies.table import at

FAR = "3,15"


def value(ships: dict[str, Any], ports: dict[str, Any] | None = None, **fields: Any) -> float:
    """What seat 0 is expected to make."""
    return at(ships, ports, **fields).evaluate()[0]


def test_a_holed_ship_fears_the_guns_of_a_rival_more_than_a_sound_one() -> None:
    def fear(holes: int) -> float:
        ship = {"at": "15,10", "holes": holes}
        return value({"A1": ship, "B1": "18,14"}) - value({"A1": ship, "B1": "17,10"})

    assert fear(2) > fear(0) > 0.0


def test_a_port_is_worth_more_the_nearer_the_goal_is() -> None:
    ships = {"A1": FAR, "B1": "3,14"}

    def gain(*held: str) -> float:
        """What Ternate, worth 6, adds to the ports held."""
        before = dict.fromkeys(held, 0)
        return value(ships, {**before, "R": 0}) - value(ships, before)

    assert gain("K", "M", "N") > gain("D") + 0.1


def test_the_closer_a_ship_is_to_a_free_port_the_better() -> None:
    values = [value({"A1": f"{x},14", "B1": "0,15"}, {"D": "free"}) for x in (16, 11, 6)]
    assert values == sorted(values)
    assert values[0] < values[-1]
