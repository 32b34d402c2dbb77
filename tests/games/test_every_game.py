"""What must hold for every game, the toy one too."""

from __future__ import annotations

import copy
import json
import os
import pickle
import subprocess
import sys

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import fishka
from fishka import CHANCE, TERMINAL, BadInput, Dealer, IllegalAction, Match, Record, Rng
from fishka.core import complete_paths
from fishka.core.game import sample
from tests.games.every_game import (
    Case,
    Moment,
    default_cases,
    make_game,
    moments,
    outcomes,
    pick,
    walk,
)

every_case = pytest.mark.parametrize("case", default_cases(), ids=repr)
MANY = 20 if fishka.COMPILED else 2
"""Games of each kind where every step is looked at."""
few = settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow])
several = settings(max_examples=80, suppress_health_check=[HealthCheck.too_slow])


@given(moments(), st.integers(0, 2**32))
@several
def test_a_clone_and_its_origin_do_not_touch_each_other(moment: Moment, seed: int) -> None:
    state = moment.state
    before = state.to_bytes()
    twin = state.clone()
    assert twin == state
    list(walk(twin, Rng(seed), 30))
    assert state.to_bytes() == before
    second = state.clone()
    after_twin = twin.to_bytes()
    list(walk(state, Rng(seed + 1), 30))
    assert twin.to_bytes() == after_twin
    assert second.to_bytes() == before


@given(moments())
@several
def test_json_bytes_pickle_and_deepcopy_give_the_same_position_back(moment: Moment) -> None:
    game, state = moment.case.game, moment.state
    text = json.dumps(state.to_json())
    for again in (
        game.from_json(json.loads(text)),
        game.from_bytes(state.to_bytes()),
        pickle.loads(pickle.dumps(state)),
        copy.deepcopy(state),
    ):
        assert again == state
        assert again.hash == state.hash
        assert json.dumps(again.to_json()) == text
        assert again.current_player == state.current_player
        assert again.legal_actions() == state.legal_actions()
        assert again.chance_weights() == state.chance_weights()
        assert again.scores == state.scores
        assert again.returns() == state.returns()


@given(moments(), st.integers(0, 2**32))
@few
def test_a_position_read_back_plays_on_the_same(moment: Moment, seed: int) -> None:
    again = moment.case.game.from_bytes(moment.state.to_bytes())
    assert list(walk(again, Rng(seed), 200)) == list(walk(moment.state, Rng(seed), 200))
    assert again == moment.state


@given(moments())
@several
def test_the_state_says_who_moves_and_lists_just_what_he_may(moment: Moment) -> None:
    state = moment.state
    player, legal, weights = state.current_player, state.legal_actions(), state.chance_weights()
    assert player in {CHANCE, TERMINAL, *range(moment.case.players)}
    assert bool(legal) == (player >= 0)
    assert bool(weights) == (player == CHANCE)
    assert state.is_terminal == (player == TERMINAL)
    assert legal == sorted(set(legal))
    ids = [outcome for outcome, _ in weights]
    assert ids == sorted(set(ids))
    assert all(weight > 0 for _, weight in weights)
    if weights:
        assert sum(p for _, p in state.chance_outcomes()) == pytest.approx(1, abs=1e-12)
        assert [outcome for outcome, _ in state.chance_outcomes()] == ids


@given(moments(), st.data())
@several
def test_whatever_is_not_listed_is_refused_and_changes_nothing(
    moment: Moment, data: st.DataObject
) -> None:
    state = moment.state
    listed = set(outcomes(state))
    near = {a + d for a in listed for d in (-2, -1, 1, 2)} | {-1, 0, 1, 2**40, -(2**40)}
    for action in sorted(near - listed)[:40]:
        before = state.to_bytes()
        with pytest.raises(IllegalAction):
            state.apply(action)
        assert state.to_bytes() == before
    for action in sorted(listed)[:: max(1, len(listed) // 10)]:
        state.clone().apply(action)


@given(moments())
@several
def test_notation_is_unique_and_reads_back(moment: Moment) -> None:
    game, state = moment.case.game, moment.state
    texts = {}
    for action in outcomes(state):
        text = game.format_action(state, action)
        assert " " not in text
        assert text
        assert not text.startswith("*")
        assert game.parse_action(state, text) == action
        texts[text] = action
    assert len(texts) == len(outcomes(state))


@given(moments(), st.text(max_size=12))
@several
def test_any_text_is_an_action_or_a_clear_refusal(moment: Moment, text: str) -> None:
    game, state = moment.case.game, moment.state
    try:
        action = game.parse_action(state, text)
    except (BadInput, IllegalAction):
        return
    assert action in outcomes(state)


@given(moments())
@several
def test_the_tree_of_choices_holds_exactly_the_legal_actions(moment: Moment) -> None:
    game, state = moment.case.game, moment.state
    paths = list(complete_paths(game, state))
    assert sorted(path.action for path in paths) == state.legal_actions()
    assert len({path.items for path in paths}) == len(paths)
    for path in paths[:20]:
        for depth in range(len(path.items)):
            assert game.why(state, path.items[:depth], path.items[depth]) is None


@given(moments())
@few
def test_a_blocked_choice_says_why_and_completes_no_action(moment: Moment) -> None:
    game, state = moment.case.game, moment.state
    todo: list[tuple[str, ...]] = [()]
    while todo:
        prefix = todo.pop()
        for choice in game.choices(state, prefix):
            if choice.blocked is not None:
                assert choice.action is None
                assert choice.blocked.code
                assert game.why(state, prefix, choice.item) == choice.blocked
            elif choice.action is None and len(todo) < 50:
                todo.append((*prefix, choice.item))


@every_case
def test_playouts_play_the_same_game_as_the_generic_loop(case: Case) -> None:
    for seed in range(MANY // 2):
        slow, rng = case.game.new_state(), Rng(seed)
        list(walk(slow, rng))
        fast, rng_of_fast = case.game.new_state(), Rng(seed)
        assert fast.playout(rng_of_fast) == slow.returns()
        assert fast == slow
        assert rng_of_fast.next32() == rng.next32()


@every_case
def test_every_game_ends_and_its_returns_share_one(case: Case) -> None:
    for seed in range(MANY):
        state = case.game.new_state()
        for _ in walk(state, Rng(seed)):
            if not state.is_terminal:
                assert state.returns() == [0.0] * case.players
        returns = state.returns()
        assert len(returns) == case.players
        if state.is_truncated:
            assert returns == [0.0] * case.players
        else:
            assert sum(returns) == pytest.approx(1)
        assert len(set(returns) - {0.0}) <= 1
        with pytest.raises(IllegalAction):
            state.apply(0)


@every_case
def test_points_come_only_with_events_that_tell_them(case: Case) -> None:
    state, rng = case.game.new_state(), Rng(7)
    told = list(state.scores)
    while not state.is_terminal:
        events = state.apply_with_events(pick(state, rng))
        for event in events:
            assert event.kind
            assert event.rule
            assert -1 <= event.seat < case.players
            if event.score is not None:
                told[event.seat] += event.score.points
                assert event.score.points == sum(t.times * t.each for t in event.score.terms)
        assert state.scores == told


@every_case
def test_listening_changes_nothing(case: Case) -> None:
    silent, heard = case.game.new_state(), case.game.new_state()
    rng = Rng(3)
    while not silent.is_terminal:
        action = pick(silent, rng)
        silent.apply(action)
        heard.apply_with_events(action)
        assert heard == silent


@every_case
def test_two_games_at_once_go_as_each_alone(case: Case) -> None:
    def alone(seed: int) -> int:
        state = case.game.new_state()
        list(walk(state, Rng(seed)))
        return state.hash

    first, second = case.game.new_state(), case.game.new_state()
    one, two = walk(first, Rng(1)), walk(second, Rng(2))
    going = True
    while going:
        going = any([next(one, None) is not None, next(two, None) is not None])
    assert (first.hash, second.hash) == (alone(1), alone(2))


@every_case
def test_a_record_becomes_text_and_json_and_replays(case: Case) -> None:
    match, dealer, rng = Match(case.game), Dealer("a record"), Rng(5)
    for number in range(300):
        match.deal(dealer)
        if match.is_over:
            break
        match.play(pick(match.state, rng))
        if number in (0, 40):
            check_record(match, case)
    check_record(match, case)


def check_record(match: Match, case: Case) -> None:
    seats = tuple(f"player {n}" for n in range(case.players))
    record = Record.of(match, case.type.rules_version, seats)
    assert Record.from_text(record.to_text()) == record
    assert Record.from_json(json.loads(json.dumps(record.to_json()))) == record
    assert record.replay(make_game).state == match.state
    if len(record.steps) > 2:
        with pytest.raises(BadInput):
            record._replace(steps=record.steps[:-1]).replay(make_game)
        with pytest.raises(BadInput):
            record._replace(steps=(*record.steps, record.steps[-1])).replay(make_game)
        with pytest.raises(BadInput):
            record._replace(scores=(*record.scores[:-1], record.scores[-1] + 1)).replay(make_game)


@every_case
def test_undoing_a_step_and_doing_it_again_changes_nothing(case: Case) -> None:
    match, dealer, rng = Match(case.game), Dealer("undo"), Rng(9)
    for _ in range(60):
        match.deal(dealer)
        if match.is_over:
            return
        before = match.state.to_bytes()
        seat, action = match.state.current_player, pick(match.state, rng)
        match.play(action)
        assert match.undoable(seat) >= 1
        back = match.rewound(1)
        assert back.state.to_bytes() == before
        back.play(action)
        back.deal(dealer)
        match.deal(dealer)
        assert back.state == match.state
        assert back.actions == match.actions


@every_case
def test_a_draw_depends_on_its_number_only(case: Case) -> None:
    """The k-th draw of a stream does not depend on what was tried in between."""
    plain, tried = Match(case.game), Match(case.game)
    rng = Rng(11)
    for _ in range(30):
        plain.deal(Dealer("draws"))
        for _ in range(3):
            other = tried.state.clone()
            list(walk(other, rng, 5))
        tried.deal(Dealer("draws"))
        assert tried.state == plain.state
        if plain.is_over:
            return
        action = plain.state.legal_actions()[0]
        plain.play(action)
        tried.play(action)


@every_case
def test_chance_follows_its_weights(case: Case) -> None:
    state = case.game.new_state()
    for _ in walk(state, Rng(2)):
        if state.current_player == CHANCE and len(state.chance_weights()) > 1:
            break
    weights = dict(state.chance_weights())
    if len(weights) < 2:
        pytest.skip("the game draws nothing after its first step")
    draws, total, rng = 50_000, sum(weights.values()), Rng(4)
    found = dict.fromkeys(weights, 0)
    for _ in range(draws):
        found[sample(state.chance_weights(), rng)] += 1
    expected = {outcome: draws * weight / total for outcome, weight in weights.items()}
    chi_square = sum((found[o] - expected[o]) ** 2 / expected[o] for o in weights)
    freedom = len(weights) - 1
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5 + 10


@every_case
def test_the_engine_prints_nothing(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    for seed in range(3):
        case.game.new_state().playout(Rng(seed))
    assert capsys.readouterr() == ("", "")


SCRIPT = """
import hashlib, fishka
from fishka import Rng, CHANCE
from fishka.core.game import sample
out = hashlib.sha256()
for name in fishka.games():
    for seed in range(3):
        state, rng = fishka.game(name, fishka.game_type(name).max_players).new_state(), Rng(seed)
        while not state.is_terminal:
            if state.current_player == CHANCE:
                action = sample(state.chance_weights(), rng)
            else:
                legal = state.legal_actions()
                action = legal[rng.below(len(legal))]
            out.update(repr(state.apply_with_events(action)).encode())
        out.update(str(state.hash).encode())
print(out.hexdigest())
"""


@pytest.mark.slow
def test_events_are_the_same_in_every_process_and_hash_seed() -> None:
    found = set()
    for seed in ("0", "0", "1", "random", "random"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True,
            check=True, timeout=300,
        )  # fmt: skip
        found.add(done.stdout)
    assert len(found) == 1


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize("name", fishka.games())
def test_ten_thousand_random_games_end_without_a_fault(name: str) -> None:
    kind = fishka.game_type(name)
    games = [kind.game(n, {}) for n in range(kind.min_players, kind.max_players + 1)]
    for seed in range(10_000):
        state = games[seed % len(games)].new_state()
        returns = state.playout(Rng(seed))
        assert state.is_terminal
        assert state.is_truncated or sum(returns) == pytest.approx(1)
