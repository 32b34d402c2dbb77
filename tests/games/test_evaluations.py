"""What every evaluation promises: at the end it is the points, and bots that trust it win."""

from __future__ import annotations

import pytest

import fishka
from fishka import CHANCE, Dealer, Game, Match, Rng, State
from fishka.bots import make_bot

GAMES = [fishka.game(name, players) for name in fishka.games() for players in (2, 4)]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda g: f"{g.name}-{g.players}")


@every_game
def test_at_the_end_the_winners_are_evaluated_highest(game: Game) -> None:
    seen = 0
    for seed in range(12 if fishka.COMPILED else 2):
        state = game.new_state()
        returns = state.playout(Rng(seed))
        if state.is_truncated:
            continue
        values = state.evaluate()
        assert [value == max(values) for value in values] == [share > 0.0 for share in returns]
        if game.name != "colonies":  # there the last fleet afloat wins with fewer points
            assert values == [float(points) for points in state.scores]
        seen += 1
    assert seen or game.name == "amyitis"


@every_game
def test_evaluating_changes_nothing_and_gives_a_number_a_seat(game: Game) -> None:
    state, rng = game.new_state(), Rng(8)
    for _ in range(60):
        if state.is_terminal:
            break
        before = state.to_bytes()
        values = state.evaluate()
        assert state.evaluate() == values
        assert len(values) == game.players
        assert state.to_bytes() == before
        step(state, rng)


def step(state: State, rng: Rng) -> None:
    """One action or outcome at random."""
    if state.current_player == CHANCE:
        weights = state.chance_weights()
        state.apply(weights[rng.below(len(weights))][0])
    else:
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize("name", ["amyitis", "colonies", "islands"])  # wolves: its own test
def test_greedy_beats_random_in_nine_games_of_ten(name: str) -> None:
    game = fishka.game(name)
    won = 0.0
    for number in range(40):
        seat = number % 2
        bots = [make_bot("greedy" if at == seat else "random", game, number) for at in range(2)]
        match, dealer = Match(game), Dealer(f"greedy {number}")
        match.deal(dealer)
        while not match.is_over:
            match.play(bots[match.state.current_player].choose(match.state))
            match.deal(dealer)
        won += match.state.returns()[seat]
    assert won >= 36.5
