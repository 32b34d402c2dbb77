"""Any position is refused in one clear line, or can be played on without a fault."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

import pytest

from fishka import CHANCE, BadInput, Game, Rng, State
from fishka.core import complete_paths
from tests.games.every_game import TYPES, Case, outcomes, pick
from tests.games.mutants import mutants, of_every_kind

STEPS = 60
"""A position that is read is played on so far."""
PATIENCE = 60
"""Seconds after which a position is taken to hang; a thousandth would do."""


def odd_cases() -> list[Case]:
    """Every game with its usual options for few, and with its last ones for as many as may be."""
    cases = []
    for kind in TYPES:
        last = {option.name: option.choices[-1] for option in kind.options if option.choices}
        cases += [Case(kind, kind.min_players, {}), Case(kind, kind.max_players, last)]
    return cases


every_odd_case = pytest.mark.parametrize("case", odd_cases(), ids=repr)


@every_odd_case
def test_an_odd_position_is_refused_in_one_line_or_can_be_played(case: Case) -> None:
    check_mutants(case.game, 150, Rng(1))


@pytest.mark.long
@pytest.mark.compiled
@every_odd_case
@pytest.mark.parametrize("seed", range(2, 4))
def test_ten_thousand_odd_positions_are_refused_or_can_be_played(case: Case, seed: int) -> None:
    check_mutants(case.game, 5000, Rng(seed))


def check_mutants(game: Game, number: int, rng: Rng) -> None:
    read = 0
    for position in mutants(of_every_kind(game, 1 + number // 1000, 4, rng), number, rng):
        with watched(position):
            state = read_or_refused(game, position)
            if state is not None:
                read += 1
                check_state(game, state, rng)
    assert 0 < read < number, "some changes must do no harm, and some must be refused"


@contextmanager
def watched(position: dict[str, Any]) -> Iterator[None]:
    """Tell the position with which something goes wrong, or hangs."""

    def hangs(_signal: int, _frame: FrameType | None) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, hangs)
    signal.alarm(PATIENCE)
    try:
        yield
    except Exception as error:
        raise AssertionError(f"{error!r} with {json.dumps(position)}") from error
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def read_or_refused(game: Game, position: dict[str, Any]) -> State | None:
    try:
        return game.from_json(position)
    except BadInput as error:
        text = str(error)
        assert text
        assert "\n" not in text
        return None


def check_state(game: Game, state: State, rng: Rng) -> None:
    """It reads back as it was written, shows itself to everybody, and can be played on."""
    written = json.dumps(state.to_json())
    again = game.from_json(json.loads(written))
    assert json.dumps(again.to_json()) == written
    assert again.current_player == state.current_player
    assert outcomes(again) == outcomes(state)
    game.sketch(state)
    game.inspect(state)
    json.dumps([game.view(state, seat) for seat in range(-1, game.players)])
    chosen = [path.action for path in complete_paths(game, state)]
    assert sorted(chosen) == state.legal_actions()
    for _ in range(STEPS):
        if state.is_terminal:
            assert len(state.returns()) == game.players
            return
        assert state.current_player in {CHANCE, *range(game.players)}
        state.apply(pick(state, rng))
        assert len(state.evaluate()) == game.players
