"""The registry of bots, and what each of them promises."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import fishka
from fishka.bots import bot_names, levels, make_bot, parse_spec
from fishka.bots.greedy_bot import EVALUATIONS
from fishka.core import BadInput, Dealer, Game, Match, State

TREASURE, SAND, DIG, WAIT = 1, 2, 3, 4


class DigState(State):
    """Walk to the treasure or to the sand, then dig or wait; only treasure dug is worth points."""

    evaluations = 0

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.done: list[int] = []

    @property
    def current_player(self) -> int:
        return fishka.TERMINAL if len(self.done) == 4 else len(self.done) // 2

    def legal_actions(self) -> list[int]:
        return [[TREASURE, SAND], [DIG, WAIT]][len(self.done) % 2] if len(self.done) < 4 else []

    def chance_weights(self) -> list[tuple[int, int]]:
        return []

    def apply(self, action: int) -> None:
        if action not in self.legal_actions():
            raise self.illegal(action)
        self.done.append(action)

    def clone(self) -> DigState:
        copy = DigState(self.game)
        copy.done = list(self.done)
        return copy

    @property
    def scores(self) -> list[int]:
        return [5 * (self.done[at : at + 2] == [TREASURE, DIG]) for at in (0, 2)]

    def evaluate(self) -> list[float]:
        DigState.evaluations += 1
        return [float(points) for points in self.scores]

    def returns(self) -> list[float]:
        return fishka.core.winners_share(self.scores) if len(self.done) == 4 else [0.0, 0.0]

    def to_json(self) -> dict[str, object]:
        return {"done": self.done}


SPECS = ["novice", "greedy", "random", "mcts:sims=5,eval=0", "expectimax:nodes=300"]


class Dig(Game):
    def new_state(self) -> DigState:
        return DigState(self)

    def read_position(self, position: Mapping[str, object]) -> DigState:
        """Never asked for: no position of this toy is read."""
        raise NotImplementedError


@pytest.fixture
def dig() -> Game:
    return Dig("dig", 2, {})


def test_greedy_sees_the_whole_of_its_turn(dig: Game) -> None:
    for seed in range(20):
        match = Match(dig)
        bot = make_bot("greedy", dig, seed)
        while not match.is_over:
            match.play(bot.choose(match.state))
        assert match.actions == [TREASURE, DIG, TREASURE, DIG]


def test_greedy_draws_equal_turns_by_lot(dig: Game) -> None:
    state = dig.new_state()
    state.apply(SAND)
    chosen = [make_bot("greedy", dig, seed).choose(state) for seed in range(40)]
    assert {DIG, WAIT} == set(chosen)
    again = [make_bot("greedy", dig, seed).choose(state) for seed in range(40)]
    assert again == chosen


def test_greedy_evaluates_no_more_than_its_budget() -> None:
    game = fishka.game("islands")
    match = Match(game)
    dealer, bot = Dealer("budget"), make_bot("greedy", game, 1)
    most = 0
    match.deal(dealer)
    for _ in range(60):
        if match.is_over:
            break
        counted = Counting(match.state)
        before = Counting.evaluations
        action = bot.choose(counted)
        most = max(most, Counting.evaluations - before)
        match.play(action)
        match.deal(dealer)
    assert 0 < most <= 2 * EVALUATIONS


class Counting(State):
    """A state that counts how often it or its clones are evaluated."""

    evaluations = 0

    def __init__(self, inner: State) -> None:
        super().__init__(inner.game)
        self.inner = inner

    @property
    def current_player(self) -> int:
        return self.inner.current_player

    def legal_actions(self) -> list[int]:
        return self.inner.legal_actions()

    def chance_weights(self) -> list[tuple[int, int]]:
        return self.inner.chance_weights()

    def apply(self, action: int) -> None:
        self.inner.apply(action)

    def clone(self) -> Counting:
        return Counting(self.inner.clone())

    @property
    def scores(self) -> list[int]:
        return self.inner.scores

    def returns(self) -> list[float]:
        return self.inner.returns()

    def to_json(self) -> dict[str, object]:
        return self.inner.to_json()

    def evaluate(self) -> list[float]:
        Counting.evaluations += 1
        return self.inner.evaluate()


@pytest.mark.parametrize("name", SPECS)
def test_bots_choose_legally_and_leave_the_position_alone(name: str) -> None:
    game = fishka.game("islands", players=3)
    match, dealer, bot = Match(game), Dealer("bots"), make_bot(name, game, 5)
    match.deal(dealer)
    for _ in range(60):
        if match.is_over:
            break
        before = match.state.to_bytes()
        action = bot.choose(match.state)
        assert action in match.state.legal_actions()
        assert match.state.to_bytes() == before
        match.play(action)
        match.deal(dealer)


@pytest.mark.parametrize("name", SPECS)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    game = fishka.game("islands")

    def actions(seed: int) -> list[int]:
        match, dealer, bot = Match(game), Dealer("same"), make_bot(name, game, seed)
        match.deal(dealer)
        while len(match.steps) < 60:
            match.play(bot.choose(match.state))
            match.deal(dealer)
        return match.actions

    assert actions(1) == actions(1)
    assert actions(1) != actions(2)


@pytest.mark.parametrize(
    ("spec", "code", "told"),
    [
        ("deep", "unknown-bot", "greedy, random"),
        ("", "unknown-bot", "greedy, random"),
        ("random:speed=3", "unknown-bot-parameter", "none"),
        ("greedy:x", "unknown-bot-parameter", "none"),
    ],
)
def test_a_spec_that_means_nothing_says_what_exists(spec: str, code: str, told: str) -> None:
    with pytest.raises(BadInput, match=told) as refused:
        make_bot(spec, fishka.game("islands"), 0)
    assert refused.value.code == code


def test_a_spec_is_read_with_its_defaults() -> None:
    assert parse_spec(" greedy ", "islands") == ("greedy", {})


@pytest.mark.parametrize("name", fishka.games())
def test_a_game_has_four_levels_of_the_same_search(name: str) -> None:
    """Weaker by a smaller budget and a larger error, never by chance moves or by the clock."""
    found = [parse_spec(level, name) for level in levels(name)]
    assert list(levels(name)) == ["novice", "amateur", "expert", "master"]
    assert {spec.name for spec in found} == {"mcts"}
    assert all(spec.parameters["eval"] == 1 and spec.parameters["ms"] == 0 for spec in found)
    budgets = [spec.parameters["sims"] for spec in found]
    errors = [spec.parameters["noise"] for spec in found]
    assert budgets == sorted(set(budgets))
    assert errors == sorted(set(errors), reverse=True)
    assert bot_names(name)[:4] == ["master", "expert", "amateur", "novice"]


def test_a_game_without_levels_has_none() -> None:
    assert levels("race") == {}
    assert bot_names("race")[0] == "mcts"


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("name", fishka.games())
def test_a_master_makes_more_points_than_a_novice(name: str) -> None:
    game = fishka.game(name)
    for master in (0, 1):
        seats = [make_bot("master" if seat == master else "novice", game, 1) for seat in (0, 1)]
        match, dealer = Match(game), Dealer(f"levels {master}")
        match.deal(dealer)
        while not match.is_over:
            match.play(seats[match.state.current_player].choose(match.state))
            match.deal(dealer)
        assert match.state.scores[master] > match.state.scores[1 - master]
