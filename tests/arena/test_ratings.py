"""Intervals, ratings and the test, against values known from elsewhere or by hand."""

from __future__ import annotations

import math
import random

import pytest
from tournaments import plan

from fishka.arena import Hypotheses, Schedule, Sprt, bradley_terry, ratings, wilson
from fishka.arena.messages import Result, SeatResult
from fishka.arena.sprt import pair_score, versus
from fishka.core import BadInput

BASEBALL = [
    [0, 7, 9, 7, 7, 9, 11],
    [6, 0, 7, 5, 11, 9, 9],
    [4, 6, 0, 7, 7, 8, 12],
    [6, 8, 6, 0, 6, 7, 10],
    [6, 2, 6, 7, 0, 7, 12],
    [4, 4, 5, 6, 6, 0, 6],
    [2, 4, 1, 3, 1, 7, 0],
]
"""Wins of row over column, American League 1987: A. Agresti, Categorical Data Analysis, 10.6."""
ABILITIES = [1.58, 1.44, 1.29, 1.25, 1.11, 0.68, 0.0]
"""Agresti's estimates, relative to the last team."""


def test_wilson_gives_the_textbook_interval() -> None:
    assert wilson(8, 10) == pytest.approx((0.8, 0.4902, 0.9433), abs=5e-5)
    assert wilson(0, 10) == pytest.approx((0.0, 0.0, 0.2775), abs=5e-5)
    assert wilson(10, 10) == pytest.approx((1.0, 0.7225, 1.0), abs=5e-5)
    assert wilson(0, 0) == (0.5, 0.0, 1.0)


def test_bradley_terry_gives_the_textbook_abilities(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "PRIOR_GAMES", 1e-9)
    found = [rating.mean / ratings.ELO for rating in bradley_terry(BASEBALL)]
    assert [ability - found[-1] for ability in found] == pytest.approx(ABILITIES, abs=0.005)


def test_two_bots_are_as_far_apart_as_their_score_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three of four is 400 log10(3) = 190.8; the error of a difference is 1 / sqrt(n p q)."""
    monkeypatch.setattr(ratings, "PRIOR_GAMES", 1e-9)
    first, second = bradley_terry([[0, 300], [100, 0]])
    assert first.mean - second.mean == pytest.approx(400 * math.log10(3), abs=1e-3)
    error = ratings.ELO / math.sqrt(400 * 0.75 * 0.25)
    assert first.high - first.mean == pytest.approx(1.95996 * error / 2, rel=1e-4)


def test_one_who_won_or_lost_everything_or_met_nobody_has_a_finite_rating() -> None:
    found = bradley_terry([[0, 50, 0], [0, 0, 0], [0, 0, 0]])
    assert found[0].mean > 200 > found[2].mean > -200 > found[1].mean
    assert all(math.isfinite(value) for rating in found for value in rating)
    assert found[2].high - found[2].low > found[0].high - found[0].low > 0
    assert sum(rating.mean for rating in found) == pytest.approx(0, abs=1e-9)


def test_a_drawn_game_is_half_a_win_each_way() -> None:
    assert bradley_terry([[0, 5.5], [4.5, 0]])[0].mean > 0
    assert bradley_terry([[0, 5.0], [5.0, 0]])[0].mean == pytest.approx(0, abs=1e-9)


def test_the_order_of_bots_is_of_no_account() -> None:
    expected = bradley_terry(BASEBALL)
    order = list(range(len(BASEBALL)))
    for seed in range(10):
        random.Random(seed).shuffle(order)
        found = bradley_terry([[BASEBALL[a][b] for b in order] for a in order])
        for place, team in enumerate(order):
            assert found[place] == pytest.approx(expected[team], abs=1e-8)


def test_the_fit_ends_where_what_was_made_is_what_was_expected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ratings, "PRIOR_GAMES", 1e-9)
    scores = [[0, 399, 400], [1, 0, 390], [0, 10, 0]]
    a, b, c = (rating.mean / ratings.ELO for rating in bradley_terry(scores))

    def expected(first: float, second: float) -> float:
        return 400 / (1 + math.exp(second - first))

    assert expected(a, b) + expected(a, c) == pytest.approx(799, abs=1e-6)
    assert expected(b, a) + expected(b, c) == pytest.approx(391, abs=1e-6)


# -- the test ------------------------------------------------------------------------------------


def test_sprt_counts_likelihoods_as_wald_does() -> None:
    test = Sprt(Hypotheses(0.6, 0.7))
    assert (test.lower, test.upper) == pytest.approx((-math.log(19), math.log(19)))
    test.add(1.5, 2)
    expected = 1.5 * math.log(0.7 / 0.6) + 0.5 * math.log(0.3 / 0.4)
    assert test.llr == pytest.approx(expected)
    assert test.decision == ""


def test_sprt_decides_after_so_many_wins_or_losses() -> None:
    """20 ln(7/6) = 3.08 is the first even number of wins above ln 19 = 2.94; 12 ln(4/3) = 3.45."""
    winning, losing = Sprt(Hypotheses(0.6, 0.7)), Sprt(Hypotheses(0.6, 0.7))
    while not winning.decision:
        winning.add(2, 2)
    while not losing.decision:
        losing.add(0, 2)
    assert (winning.decision, winning.games) == ("H1", 20)
    assert (losing.decision, losing.games) == ("H0", 12)


@pytest.mark.parametrize(("share", "wrong"), [(0.6, "H1"), (0.7, "H0")])
def test_sprt_errs_as_seldom_as_it_promises(share: float, wrong: str) -> None:
    """2,000 tests of a true hypothesis err at most 5 % of the time, give or take 1.5 %."""
    rng, errors = random.Random(1), 0
    for _ in range(2000):
        test = Sprt(Hypotheses(0.6, 0.7))
        while not test.decision:
            test.add((rng.random() < share) + (rng.random() < share), 2)
        errors += test.decision == wrong
    assert errors / 2000 <= 0.065


@pytest.mark.parametrize(
    ("hypotheses", "schedule", "message"),
    [
        (Hypotheses(0.7, 0.6), plan(), "0 < P0 < P1 < 1.*not 0.7,0.6"),
        (Hypotheses(0.5, 1.0), plan(), "0 < P0 < P1 < 1"),
        (Hypotheses(0.5, 0.6), plan("greedy", "random", "text"), "not 3 bots"),
        (Hypotheses(0.5, 0.6), plan(players=3), "and 3 players"),
    ],
)
def test_what_cannot_be_tested_is_refused(
    hypotheses: Hypotheses, schedule: Schedule, message: str
) -> None:
    with pytest.raises(BadInput, match=message):
        hypotheses.check(schedule)


# -- who came out before whom --------------------------------------------------------------------


def result(
    scores: tuple[int, ...], returns: tuple[float, ...], *, truncated: bool = False
) -> Result:
    return Result(0, scores, returns, truncated, 9, "", (SeatResult(1),) * len(scores))


def test_the_winner_is_first_and_losers_are_ranked_by_points() -> None:
    three = result((30, 40, 20), (1.0, 0.0, 0.0))
    assert versus(three, 0, 1) == 1.0  # won on another count than points
    assert versus(three, 1, 2) == 1.0
    assert versus(three, 2, 0) == 0.0


def test_shared_wins_and_games_without_an_end_are_draws() -> None:
    assert versus(result((30, 30, 9), (0.5, 0.5, 0.0)), 0, 1) == 0.5
    assert versus(result((31, 30), (0.0, 0.0), truncated=True), 0, 1) == 0.5


def test_a_pair_is_scored_for_the_first_bot_on_both_seats() -> None:
    schedule = plan(pairs=1)
    (pair,) = schedule.by_pair()
    won_as_first = {0: result((9, 1), (1.0, 0.0)), 1: result((9, 1), (1.0, 0.0))}
    assert pair_score(pair, won_as_first) == 1.0
