"""Tuning: it repeats itself, and mends a weight that was spoilt."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

import pytest

import fishka
from examples.race import GAME as RACE
from fishka import CHANCE, TERMINAL, BadInput, Game, State
from fishka.arena.duel import Duel, mean_and_error, play_pair, players
from fishka.arena.scale import fit_scale
from fishka.arena.tuning import GAMES_A_ROUND, Change, Plan, Progress, Tuned, direction, tune
from fishka.cli import main
from fishka.cli.tune import origin, parse_file, rewritten, start_text
from fishka.core.weights import Taking

TAKE, GEM = 0, 1
ROUNDS = 10
GEM_POINTS = 20


class GemState(State):
    """Each turn chance shows 1 to 40 points; take them, or a gem that is worth 20 at the end."""

    game: GemGame

    def __init__(self, game: GemGame) -> None:
        super().__init__(game)
        self.shown = 0
        self.turns = 0
        self.points = [0] * game.players
        self.gems = [0] * game.players

    @property
    def current_player(self) -> int:
        if self.turns == ROUNDS * self.game.players:
            return TERMINAL
        return self.turns % self.game.players if self.shown else CHANCE

    def legal_actions(self) -> list[int]:
        return [TAKE, GEM] if self.current_player >= 0 else []

    def chance_weights(self) -> list[tuple[int, int]]:
        return [(k, 1) for k in range(1, 41)] if self.current_player == CHANCE else []

    def apply(self, action: int) -> None:
        seat = self.current_player
        if seat == CHANCE:
            self.shown = action
            return
        if action == GEM:
            self.gems[seat] += 1
        else:
            self.points[seat] += self.shown
        self.shown = 0
        self.turns += 1

    def clone(self) -> GemState:
        copy = GemState(self.game)
        copy.shown, copy.turns = self.shown, self.turns
        copy.points, copy.gems = list(self.points), list(self.gems)
        return copy

    @property
    def scores(self) -> list[int]:
        each = GEM_POINTS if self.current_player == TERMINAL else 0
        return [p + each * g for p, g in zip(self.points, self.gems, strict=True)]

    def evaluate(self) -> list[float]:
        worth = self.game.gem
        return [p + worth * g for p, g in zip(self.points, self.gems, strict=True)]

    def returns(self) -> list[float]:
        over = self.current_player == TERMINAL
        return fishka.core.winners_share(self.scores) if over else [0.0] * self.game.players


class GemGame(Game):
    """Gems, with one weight: what a gem is worth."""

    def __init__(
        self,
        name: str,
        players: int,
        options: Mapping[str, str | int],
        weights: Mapping[str, float] | None = None,
    ) -> None:
        super().__init__(name, players, options, weights)
        self.weights = {"gem": 7.0} if weights is None else dict(weights)
        given = Taking(self.weights)
        self.gem = given.take("gem")
        given.done()

    def new_state(self) -> GemState:
        return GemState(self)

    def to_json(self, state: State) -> dict[str, object]:
        """Never asked for: no position of this toy is written."""
        raise NotImplementedError

    def read_position(self, position: Mapping[str, object]) -> GemState:
        """Never asked for: no position of this toy is read."""
        raise NotImplementedError


GEMS = GemGame("gems", 2, {})
SMALL = Plan(GAMES_A_ROUND, checks=4, seed=3)


def test_tuning_mends_a_spoilt_weight() -> None:
    found = tune(GEMS, Plan(6 * GAMES_A_ROUND, checks=100, seed=1))
    assert 15.0 < found.weights["gem"] < 26.0
    assert found.is_better
    assert found.share[0] > 0.7
    assert found.lead[0] > 0


def test_tuning_says_so_where_nothing_is_to_be_gained() -> None:
    best = GEMS.with_weights({"gem": 20.0})
    found = tune(best, Plan(2 * GAMES_A_ROUND, checks=60, seed=2))
    assert not found.is_better
    assert 15.0 < found.weights["gem"] < 26.0


def test_the_same_plan_finds_the_same_and_another_seed_something_else() -> None:
    steps: list[Progress] = []
    found = tune(GEMS, SMALL, steps.append)
    assert found == tune(GEMS, SMALL)
    assert found != tune(GEMS, SMALL._replace(seed=4))
    assert [(step.round, step.rounds) for step in steps] == [(1, 1)]
    assert steps[-1].weights == found.weights


def test_the_number_of_processes_changes_nothing() -> None:
    assert tune(GEMS, SMALL) == tune(GEMS, SMALL._replace(workers=2))


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_equal_weights_share_every_pair(seats: int) -> None:
    game = GemGame("gems", seats, {})
    for number in range(5):
        assert play_pair(game, game, f"equal {number}") == (0.5, 0.0)


def test_the_direction_follows_what_stands_out_and_not_what_is_noise() -> None:
    signs = [(a, b) for a in (1.0, -1.0) for b in (1.0, -1.0)] * 6
    seen = [Change((a, b), 0.2 * a + 0.01 * (-1) ** at) for at, (a, b) in enumerate(signs)]
    way = direction(seen)
    assert way[0] == 1.0
    assert abs(way[1]) < 0.1
    assert direction([Change((1.0, -1.0), 0.0)] * 3) == [0.0, 0.0]


def test_a_pair_seen_from_the_other_side_adds_up() -> None:
    good, poor = GEMS.with_weights({"gem": 20.0}), GEMS
    ahead, behind = play_pair(good, poor, "sides"), play_pair(poor, good, "sides")
    assert ahead.share + behind.share == pytest.approx(1.0)
    assert ahead.lead == pytest.approx(-behind.lead)


def test_pairs_come_back_in_the_order_of_their_names() -> None:
    good, poor = {"gem": 20.0}, {"gem": 7.0}
    names = ["a", "b", "c", "d", "e"]
    with players(GEMS, 1) as play:
        alone = [play([Duel(good, poor, (name,))])[0][0] for name in names]
        assert play([Duel(good, poor, tuple(names)), Duel(poor, poor, ("f",))])[0] == alone


def test_the_scale_is_the_lead_that_wins_three_of_four() -> None:
    game = GEMS.with_weights({"gem": 20.0})
    scale = fit_scale(game, 1)
    assert 8.0 < scale < 63.0
    assert fit_scale(game, 1) == scale


def test_mean_and_error() -> None:
    assert mean_and_error([1.0, 3.0]) == (2.0, 1.0)
    assert mean_and_error([2.0]) == (2.0, 0.0)


@pytest.mark.parametrize(
    "plan",
    [SMALL._replace(games=GAMES_A_ROUND - 1), SMALL._replace(checks=1), SMALL._replace(workers=0)],
)
def test_a_plan_too_small_is_refused(plan: Plan) -> None:
    with pytest.raises(BadInput, match=f"tuning takes {GAMES_A_ROUND} games or more"):
        tune(GEMS, plan)


def test_a_game_without_weights_can_not_be_tuned() -> None:
    with pytest.raises(BadInput, match="no weights to tune"):
        tune(RACE.game(2, {}), SMALL)


def test_a_file_is_rewritten_with_its_comments_and_its_origin() -> None:
    game = fishka.game("islands")
    text = start_text(game, None)
    half = {name: value / 2 for name, value in game.weights.items()}
    found = Tuned(half, 11.5, (0.61, 0.02), (3.5, 0.8))
    again = rewritten(text, found, origin("fishka tune islands", found, SMALL))
    assert parse_file(again).weights == pytest.approx(half, rel=1e-5)
    assert parse_file(again).scale == 11.5
    comments = [line for line in text.splitlines() if line.startswith("#")]
    assert [line for line in again.splitlines() if line.startswith("#")] == comments
    written = tomllib.loads(again)["origin"]
    assert (written["how"], written["games"]) == ("fishka tune islands", GAMES_A_ROUND)
    assert written["check_share"] == [0.61, 0.02]


def test_a_start_that_is_no_file_of_weights_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="can't be read"):
        start_text(fishka.game("islands"), tmp_path / "none.toml")
    with pytest.raises(BadInput, match="no TOML"):
        parse_file("[weights")


@pytest.mark.compiled
def test_the_command_writes_a_file_that_the_game_accepts(tmp_path: Path) -> None:
    out = tmp_path / "weights.toml"
    words = "tune islands --option tiles=islands-mini-18 --games 600 --checks 2 --seed 7 --out"
    assert main([*words.split(), str(out)]) == 0
    game = fishka.game("islands")
    found = parse_file(out.read_text(encoding="utf-8"))
    assert list(game.with_weights(found.weights).weights) == list(game.weights)
    again = tomllib.loads(out.read_text(encoding="utf-8"))["origin"]["how"]
    assert "--games 600 --checks 2 --seed 7 --option tiles=islands-mini-18" in again
