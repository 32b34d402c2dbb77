"""Time at a table: a level's turn has two seconds, however many choices it has."""

from __future__ import annotations

import fishka
from fishka import Dealer, Match
from fishka.bots.pace import TURN_SECONDS, Pace


def at_first_choice(name: str) -> Match:
    match = Match(fishka.game(name, players=2))
    match.deal(Dealer("pace"))
    return match


def test_all_choices_of_a_turn_together_stay_within_its_time() -> None:
    match, pace, spent = at_first_choice("wolves"), Pace(), 0.0
    for _ in range(60):
        within = pace.within("master", match, 10.0)
        assert 0.0 < within <= TURN_SECONDS / 4
        spent += within
        pace.took(within)
    assert TURN_SECONDS * 0.9 < spent <= TURN_SECONDS


def test_a_new_turn_has_all_its_time_again() -> None:
    match, pace = at_first_choice("islands"), Pace()
    first = pace.within("novice", match, 10.0)
    pace.took(1.0)
    mover = match.state.current_player
    match.play(match.state.legal_actions()[0])
    if match.state.current_player == mover:
        assert pace.within("novice", match, 10.0) == (TURN_SECONDS - 1.0) / 4
        match.play(match.state.legal_actions()[-1])
    match.deal(Dealer("pace"))
    assert match.state.current_player == 1 - mover
    assert pace.within("novice", match, 10.0) == first


def test_a_bot_that_is_no_level_answers_well_before_it_is_given_up() -> None:
    match, pace = at_first_choice("islands"), Pace()
    assert pace.within("mcts:sims=1000000000", match, 10.0) == 5.0
    pace.took(9.0)
    assert pace.within("mcts:sims=1000000000", match, 10.0) == 5.0
    assert pace.within("master", match, 0.2) == 0.1, "nor may a level take more"


def test_a_turn_begins_where_another_seat_acted_last() -> None:
    match = at_first_choice("islands")
    dealer = Dealer("pace")
    assert match.turn_start == len(match.steps)
    for _ in range(12):
        mover, before = match.state.current_player, len(match.steps)
        match.play(match.state.legal_actions()[0])
        match.deal(dealer)
        own = match.state.current_player == mover
        assert match.turn_start == (before if own else len(match.steps))
