"""Phase II: AMY-301 to AMY-321."""

from __future__ import annotations

import pytest

import fishka
from fishka import IllegalAction
from fishka.games.amyitis import own
from tests.games.amyitis.table import at, do, kinds, legal, seat, why


def test_amy_301_who_passed_takes_a_talent_whenever_his_turn_comes() -> None:
    state = at(3, seats=[{"talents": 9}] * 3)
    do(state, "pass")
    assert seat(state, 0)["cubes"] == 29
    do(state, "hire1:peasant", "row:A.1", "hire1:priest", "temple:marduk")
    assert seat(state, 0)["talents"] == 10
    assert state.current_player == 1


def test_amy_301_the_last_pass_ends_the_phase_and_the_cubes_go_home() -> None:
    state = at(3)
    events = do(state, "pass", "pass", "pass")
    assert kinds(events).count("passed-talent") == 0
    assert [seat(state, n)["cubes"] for n in range(3)] == [30] * 3
    assert legal(state) == {"temple:ishtar", "temple:marduk", "temple:tammuz"}


def test_amy_301_one_passes_without_a_cube_too() -> None:
    state = at(seats=[{"cubes": 0}, {}])
    do(state, "pass")
    assert seat(state, 0)["passed"] == 1


@pytest.mark.parametrize(
    ("options", "price"),
    [({}, 3), ({"edition": "published"}, 2), ({"third_hire": "2"}, 2),
     ({"edition": "published", "third_hire": "3"}, 3)],
)  # fmt: skip
def test_amy_302_cards_cost_nothing_one_and_the_third_price(
    options: dict[str, str], price: int
) -> None:
    group = [{"up": {"merchant": 2, "priest": 1}}]
    state = at(options=options, groups=group, seats=[{"talents": 9}, {"talents": 9}])
    do(state, "hire1:merchant", "hire1:merchant", "hire1:priest")
    assert seat(state, 0)["talents"] == 9 - price
    assert seat(state, 1)["talents"] == 8
    poor = at(options=options, groups=[{"up": {"merchant": 1}, "down": 2}],
              seats=[{"talents": price - 1}, {}])  # fmt: skip
    assert why(poor, "hire", "hire1:merchant") == ("too-few-talents", "AMY-302")


def test_amy_303_a_peasant_takes_the_resource_of_his_space() -> None:
    state = at(fields={"B.2": [1]})
    do(state, "hire1:peasant")
    assert legal(state) == {"row:A.1", "row:A.2", "row:B.1", "row:B.2"}
    do(state, "row:B.2")
    assert seat(state, 0)["resources"] == {"salt": 1}


def test_amy_304_a_full_row_brings_its_majority_a_gardener() -> None:
    state = at(fields={"A.1": [0, 1, 0, 1]}, phase="row")
    events = do(state, "row:A.1")
    assert seat(state, 0)["resources"] == {"wine": 1}
    assert seat(state, 0)["gardeners"] == 1
    assert state.to_json()["fields"]["A.1"] == []  # type: ignore[index]
    assert [seat(state, n)["cubes"] for n in (0, 1)] == [30, 30]
    assert "gardener" in kinds(events)


def test_amy_304_a_tie_and_an_empty_supply_bring_none() -> None:
    tie = at(3, fields={"A.1": [0, 1, 1, 2]}, phase="row")
    do(tie, "row:A.1")
    assert [seat(tie, n)["gardeners"] for n in range(3)] == [0, 0, 0]
    none = at(fields={"A.1": [0, 0, 0, 0]}, phase="row", court={"gardener": 0})
    do(none, "row:A.1")
    assert seat(none, 0)["gardeners"] == 0


def test_amy_305_wine_stands_for_a_resource_and_not_for_camels_or_talents() -> None:
    state = at(seats=[{"camels": 2, "resources": {"wine": 1}}, {}])
    do(state, "go:Susa", "court:banker")
    assert legal(state) == {"pay:wine"}
    none = at(seats=[{"camels": 0, "talents": 0, "resources": {"wine": 5}}, {}])
    assert not any(text.startswith("go:") for text in legal(none))


def test_amy_306_a_cube_enters_at_the_left_and_pushes_one_out() -> None:
    state = at(temples={"marduk": [1, 0, "neutral", 1]}, phase="temple")
    do(state, "temple:marduk")
    assert state.to_json()["temples"]["marduk"] == [0, 1, 0, "neutral"]  # type: ignore[index]
    assert seat(state, 1)["cubes"] == 29
    assert seat(state, 0)["cubes"] == 28


def test_amy_307_an_engineer_brings_two_points_and_a_spot_takes_one_cube() -> None:
    state = at()
    events = do(state, "hire1:engineer", "spot:A1B1")
    assert state.scores == [2, 0]
    assert str(events[-1].score) == "1 engineer x 2"
    again = at(spots={"A1B1": 1}, phase="spot", choice=1)
    assert why(again, "spot:A1B1") == ("spot-taken", "AMY-307")


def test_amy_308_only_the_bank_is_open_at_first() -> None:
    state = at(phase="spot", choice=1)
    bank = {
        "spot:A1B1",
        "spot:B1C1",
        "spot:C1D1",
        "spot:A1A2",
        "spot:A2A3",
        "spot:A3A4",
    }
    assert legal(state) == bank
    assert why(state, "spot:B2C2") == ("spot-unconnected", "AMY-308")


def test_amy_308_the_network_grows_from_corner_to_corner_whoever_laid_it() -> None:
    state = at(phase="spot", choice=1, spots={"A1B1": 1})
    assert {"spot:B1B2", "spot:A2B2", "spot:A1A2"} <= legal(state)
    assert "spot:B2C2" not in legal(state)


def test_amy_308_a_double_edge_is_passed_by_its_middle() -> None:
    state = at(phase="spot", choice=1, spots={"B1C1": 0, "B2C2": 1})
    assert "spot:B3C3.1" in legal(state)
    assert "spot:B3C3.2" not in legal(state)
    half = at(phase="spot", choice=1, spots={"B1C1": 0, "B2C2": 1, "B3C3.1": 0})
    assert "spot:B3C3.2" in legal(half)


def test_amy_308_the_network_goes_on_from_neutral_cubes_without_a_line() -> None:
    state = at(3, phase="spot", choice=1, spots={"C3D3.1": "neutral"})
    assert "spot:C3D3.2" in legal(state)
    seats_cube = at(3, phase="spot", choice=1, spots={"C3D3.1": 1})
    assert "spot:C3D3.2" not in legal(seats_cube)


def test_amy_309_a_merchant_brings_a_camel() -> None:
    state = at()
    do(state, "hire2:merchant")
    assert seat(state, 0)["camels"] == 2


RICH = {"barley": 2, "dates": 2, "salt": 2, "palm": 2}
WET = {"A1B1": 0, "A1A2": 0}


@pytest.mark.parametrize(
    ("level", "option", "reach"),
    [(0, "exact", {1: 1, 2: 2}), (1, "exact", {1: 1, 2: 2, 3: 1, 4: 2}),
     (1, "up_to", {1: 1, 2: 1, 3: 1, 4: 2}), (2, "exact", {1: 1, 4: 1, 5: 1, 6: 2})],
)  # fmt: skip
def test_amy_310_a_camel_a_step_and_the_caravaneers_bonus(
    level: int, option: str, reach: dict[int, int]
) -> None:
    state = at(options={"level1_bonus": option}, spots=WET,
               seats=[{"camels": 2, "caravaneer": level, "resources": RICH}, {}])  # fmt: skip
    stops = state.game.inspect(state)["stops"]
    assert isinstance(stops, list)
    found = {stop["steps"]: stop["camels"] for stop in stops if stop["camels"] <= 2}
    assert reach.items() <= found.items()
    assert max(found) == max(reach)


def test_amy_310_a_full_circle_is_a_move() -> None:
    state = at(seats=[{"camels": 9, "resources": {"salt": 1}}, {}])
    do(state, "go:Babylon", "sell:salt")
    assert seat(state, 0)["camels"] == 0
    assert state.scores == [3, 0]


def test_amy_311_the_caravan_cannot_stop_where_the_mover_cannot_act() -> None:
    state = at(seats=[{"camels": 9, "resources": {"barley": 1}}, {}])
    assert why(state, "go", "go:Uruk") == ("cannot-pay", "AMY-305")
    assert why(state, "go", "go:Susa") is None
    assert why(state, "go", "go:Mari") == ("no-square", "AMY-316")
    with pytest.raises(IllegalAction) as refused:
        do(state, "go:Uruk")
    assert refused.value.code == "cannot-pay"


def test_amy_312_a_sale_brings_three_a_resource_and_an_irrigation_without_points() -> None:
    state = at(caravan="Ninoua", seats=[{"camels": 1, "resources": {"salt": 2, "wine": 1}}, {}])
    do(state, "go:Babylon")
    assert legal(state) == {
        "sell:salt",
        "sell:wine",
        "sell:salt+salt",
        "sell:salt+wine",
    }
    do(state, "sell:salt+wine")
    assert state.scores == [6, 0]
    assert all(text.startswith("spot:") for text in legal(state))
    do(state, "spot:A1B1")
    assert state.scores == [6, 0]
    assert state.to_json()["spots"] == {"A1B1": 0}


def test_amy_312_without_a_cube_the_sale_stays_legal() -> None:
    state = at(
        caravan="Ninoua",
        seats=[{"camels": 1, "cubes": 0, "resources": {"salt": 1}}, {}],
    )
    events = do(state, "go:Babylon", "sell:salt")
    assert "no-irrigation" in kinds(events)
    assert state.current_player == 1


def test_amy_313_the_next_level_only_and_none_can_be_skipped() -> None:
    state = at(seats=[{"camels": 4, "banker": 1, "resources": {"dates": 1}}, {}])
    do(state, "go:Uruk", "court:banker", "pay:dates")
    assert seat(state, 0)["banker"] == 2
    gone = at(3, seats=[{"camels": 4, "banker": 1, "resources": {"dates": 1}},
              {"banker": 2}, {}])  # fmt: skip
    do(gone, "go:Uruk")
    assert legal(gone) == {"court:palace"}
    assert why(gone, "court:banker") == ("card-gone", "AMY-313")


def test_amy_313_everybody_has_caravaneer_0_so_the_first_bought_is_1() -> None:
    state = at(seats=[{"camels": 2, "resources": {"barley": 1}}, {}])
    do(state, "go:Susa", "court:caravaneer", "pay:barley")
    assert seat(state, 0)["caravaneer"] == 1


def test_amy_314_a_palace_scores_at_once_and_caravaneer_2_brings_its_token() -> None:
    state = at(seats=[{"camels": 4, "palace": 4, "resources": {"dates": 1}}, {}])
    do(state, "go:Uruk", "court:palace", "pay:dates")
    assert state.scores == [7, 0]
    state = at(tokens=["palm"], seats=[{"camels": 2, "caravaneer": 1,
               "resources": {"barley": 1}}, {}])  # fmt: skip
    do(state, "go:Susa", "court:caravaneer", "pay:barley")
    assert seat(state, 0)["resources"] == {"palm": 1}
    assert state.to_json()["tokens"] == []


def test_amy_314_the_token_comes_from_the_card_and_not_from_the_supply() -> None:
    limits = {"supply_limits": "yes"}
    seats = [{"camels": 2, "caravaneer": 1, "resources": {"barley": 1}}, {"resources": {"salt": 6}}]
    state = at(options=limits, tokens=["salt"], seats=seats)
    assert state.to_json()["supply"]["salt"] == 0  # type: ignore[index]
    do(state, "go:Susa", "court:caravaneer", "pay:barley")
    assert seat(state, 0)["resources"] == {"salt": 1}
    assert state.to_json()["supply"]["salt"] == 0  # type: ignore[index]


def test_amy_314_a_token_drawn_for_a_card_leaves_a_limited_supply() -> None:
    state = own(fishka.game("amyitis", 4, supply_limits="yes").new_state())
    do(state, "P1", "token:salt", "token:salt")
    assert state.to_json()["supply"]["salt"] == 5  # type: ignore[index]


def test_amy_315_a_plant_costs_the_citys_resource_and_the_cards() -> None:
    cards = {
        "Eshnunna": ["P1", 2],
        "Ur": ["P2", 1],
        "Mari": ["P3", 1],
        "Khorsabad": ["P4", 1],
    }
    seats = [{"camels": 1, "resources": {"salt": 1, "dates": 1, "wine": 2}}, {}]
    state = at(cards=cards, spots=WET, seats=seats)
    do(state, "go:Eshnunna")
    assert legal(state) == {
        "pay:salt+dates",
        "pay:wine+dates",
        "pay:salt+wine",
        "pay:wine+wine",
    }
    do(state, "pay:salt+wine", "plant:A1")
    assert state.to_json()["cards"]["Eshnunna"] == ["P1", 1]  # type: ignore[index]


def test_amy_315_quality_1_asks_for_no_second_resource_unless_the_option_says_so() -> None:
    seats = [{"camels": 1, "resources": {"salt": 1, "palm": 1}}, {}]
    state = at(spots=WET, seats=seats)
    do(state, "go:Eshnunna")
    assert legal(state) == {"pay:salt"}
    two = at(spots=WET, seats=seats, options={"plain_plants": "two"})
    do(two, "go:Eshnunna")
    assert legal(two) == {"pay:salt+palm"}
    poor = at(spots=WET, options={"plain_plants": "two"},
              seats=[{"camels": 1, "resources": {"salt": 1}}, {}])  # fmt: skip
    assert why(poor, "go", "go:Eshnunna") == ("cannot-pay-both", "AMY-315")


def test_amy_316_a_side_wholly_irrigated_and_the_floors_quality() -> None:
    state = at(3, phase="square", caravan="Eshnunna",
               spots={"A1B1": 0, "B3C3.1": 0, "C3C4.1": 1, "C3C4.2": 1})  # fmt: skip
    assert legal(state) == {"plant:A1", "plant:B1"}
    assert why(state, "plant:D1") == ("square-dry", "AMY-316")
    assert why(state, "plant:B3") == ("square-dry", "AMY-316")
    assert why(state, "plant:C3") == ("quality-too-low", "AMY-317")


def test_amy_316_no_second_plant_on_a_square() -> None:
    gardens = {"B1": "T08", "D4": "T20"}
    state = at(phase="square", caravan="Eshnunna", gardens=gardens, planted={"A1": 1},
               spots={"A1B1": 0})  # fmt: skip
    assert legal(state) == {"plant:B1"}
    assert why(state, "plant:A1") == ("square-planted", "AMY-316")


def test_amy_317_gardeners_raise_the_quality_and_no_more_than_needed_are_spent() -> None:
    state = at(3, phase="square", caravan="Eshnunna", court={"gardener": 0},
               spots={"C3C4.1": 1, "C3C4.2": 1}, seats=[{"gardeners": 3}, {}, {}])  # fmt: skip
    do(state, "plant:C4")
    assert seat(state, 0)["gardeners"] == 1
    assert state.to_json()["court"]["gardener"] == 2  # type: ignore[index]


def test_amy_318_the_tile_scores_and_gives_its_rewards_in_order() -> None:
    state = at(phase="square", caravan="Eshnunna", spots={"A1A2": 1})
    events = do(state, "plant:A2")
    assert seat(state, 0)["camels"] == 2
    assert seat(state, 0)["talents"] == 5
    assert seat(state, 0)["points"] == {"garden": 2}
    assert kinds(events)[:3] == ["plant", "take", "take"]


def test_amy_318_any_resource_and_any_court_card_are_chosen_and_a_lost_one_is_told() -> None:
    state = at(phase="square", caravan="Eshnunna", spots={"C1D1": 1})
    do(state, "plant:D1")
    assert legal(state) == {f"take:{r}" for r in ("barley", "dates", "salt", "palm", "wine")}
    do(state, "take:wine")
    assert seat(state, 0)["resources"] == {"wine": 1}
    state = at(3, phase="square", caravan="Eshnunna", spots={"A3A4": 1})
    do(state, "plant:A4")
    assert legal(state) == {
        "court:banker",
        "court:caravaneer",
        "court:palace",
        "court:gardener",
    }
    do(state, "court:palace")
    assert seat(state, 0)["points"] == {"garden": 2, "palace": 2}
    none = at(phase="square", caravan="Eshnunna", spots={"A1A2": 1},
              court={"banker": [0, 0, 0]})  # fmt: skip
    assert "reward-lost" in kinds(do(none, "plant:A1"))


def test_amy_319_most_cubes_round_the_square_score_the_plants_own_quality() -> None:
    state = at(phase="square", caravan="Eshnunna", spots={"B1C1": 1, "B1B2": 1, "A1B1": 0})
    do(state, "plant:B1")
    assert state.scores == [3, 1]
    tie = at(phase="square", caravan="Eshnunna", spots={"B1C1": 1, "A1B1": 0})
    do(tie, "plant:B1")
    assert tie.scores == [3, 0]
    neutral = at(phase="square", caravan="Eshnunna", spots={"B1C1": "neutral", "A1B1": "neutral"})
    do(neutral, "plant:B1")
    assert neutral.scores == [3, 0]


def test_amy_319_gardeners_do_not_count_for_the_bonus() -> None:
    state = at(3, phase="square", caravan="Eshnunna", seats=[{"gardeners": 2}, {}, {}],
               spots={"C3C4.1": 1, "C3C4.2": 1})  # fmt: skip
    events = do(state, "plant:C4")
    bonus = next(event for event in events if event.kind == "bonus")
    assert str(bonus.score) == "1 quality x 1"


def test_amy_320_neutral_cubes_fill_the_spots_between_two_plants() -> None:
    gardens = {"B1": "T08", "C1": "T07", "B2": "T09", "D4": "T20"}
    state = at(phase="square", caravan="Eshnunna", gardens=gardens, planted={"A1": 1, "C2": 0},
               spots={"B1C1": 0})  # fmt: skip
    events = do(state, "plant:B1")
    assert state.to_json()["spots"] == {"A1B1": "neutral", "B1C1": 0}
    assert kinds(events)[-2:] == ["bonus", "neutral-spot"]


def test_amy_321_hiring_needs_a_cube_and_the_engineer_an_open_spot() -> None:
    state = at(seats=[{"cubes": 0}, {}])
    assert legal(state) == {"pass", "hire2:merchant"}
    assert why(state, "hire", "hire1:peasant") == ("no-cube", "AMY-321")
    spots = {"A1B1": 0, "B1C1": 0, "C1D1": 0, "A1A2": 0, "A2A3": 0, "A3A4": 0}
    full = {
        **spots,
        **dict.fromkeys(
            [
                "B1B2",
                "C1C2",
                "D1D2",
                "A2B2",
                "A3B3",
                "A4B4",
                "B2C2",
                "C2D2",
                "B2B3",
                "B3B4",
            ],
            1,
        ),
    }
    open_still = at(spots=full)
    assert "hire1:engineer" in legal(open_still)


def test_amy_321_with_limits_an_empty_supply_gives_nothing() -> None:
    state = at(options={"supply_limits": "yes"}, supply={"salt": 0, "camels": 0}, phase="row")
    do(state, "row:A.1")
    assert seat(state, 0)["resources"] == {}
    do(state, "hire2:merchant")
    assert seat(state, 1)["camels"] == 1
