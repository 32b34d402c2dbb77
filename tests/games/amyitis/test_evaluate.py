"""What the evaluation thinks of gardens within reach, temples and fields."""

from __future__ import annotations

from typing import Any

from fishka.games.amyitis.components import spot_name
from tests.games.amyitis.table import at

WATER = {spot_name(spot): "neutral" for spot in range(32)}
CARDS = {"Eshnunna": ["P1", 1], "Ur": ["P3", 1], "Mari": ["P2", 1], "Khorsabad": ["P4", 1]}


def lead(seat: dict[str, Any] | None = None, **fields: Any) -> float:
    """How many points seat 0 is expected to make more than seat 1, who has nothing special."""
    found = at(seats=[seat or {}, {}], cards=CARDS, **fields).evaluate()
    return found[0] - found[1]


def test_the_resource_that_a_plant_costs_is_worth_more_where_a_garden_is_watered() -> None:
    salt = {"resources": {"salt": 1}}
    assert lead(salt, spots=WATER) > lead(salt) + 0.1


def test_camels_that_reach_the_plant_are_worth_more_than_those_that_only_lie_there() -> None:
    def camel(caravan: str, **fields: Any) -> float:
        """What the second camel is worth."""
        one, two = ({"resources": {"salt": 1}, "camels": number} for number in (1, 2))
        return lead(two, caravan=caravan, **fields) - lead(one, caravan=caravan, **fields)

    # From Ninoua it is two steps to Eshnunna; without water nothing can be planted there.
    assert camel("Ninoua", spots=WATER) > camel("Ninoua") + 0.05


def test_the_first_in_a_temple_is_ahead() -> None:
    for temple in ("ishtar", "marduk", "tammuz"):
        assert lead(temples={temple: [0, None, None, None]}) > 0.1


def test_the_majority_in_a_row_is_ahead_the_more_the_fuller_it_is() -> None:
    short, long = lead(fields={"A.1": [0]}), lead(fields={"A.1": [0, 0, 1]})
    assert 0.0 < short < long
    assert lead(fields={"A.1": [0, 1]}) == 0.0


def test_what_is_for_later_is_worth_less_in_every_round_and_nothing_at_the_limit() -> None:
    banker = {"banker": 2}
    values = [lead(banker, round=number) for number in (1, 10, 20, 40)]
    assert values == sorted(values, reverse=True)
    assert values[-1] == 0.0
    assert lead(banker, round=9, options={"turn_limit": 10}) < lead(banker, round=9) / 2
