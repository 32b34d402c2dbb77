"""The search finds what is there to find, for every seat, and keeps its limits."""

from __future__ import annotations

import gc
import resource
from collections.abc import Mapping
from pathlib import Path

import pytest

import fishka
from examples.race import GAME as RACE
from fishka import BadInput, Game, Rng, State
from fishka.bots.mcts_bot import MctsBot
from fishka.bots.registry import make_bot
from fishka.core import CHANCE, TERMINAL
from fishka.core.game import sample
from fishka.search.leaf import Leaf
from fishka.search.mcts import Mcts
from fishka.search.open_loop import OpenLoop
from fishka.search.result import Limits
from tests.games.every_game import walk


class Kingmaker(Game):
    """Three seats, one choice each: 0 ends the game for its mover's target, 1 goes on."""

    def new_state(self) -> State:
        return KingmakerState(self, [])

    def to_json(self, state: State) -> dict[str, object]:
        assert isinstance(state, KingmakerState)
        return {"done": list(state.done)}

    def read_position(self, position: Mapping[str, object]) -> State:
        done = position["done"]
        assert isinstance(done, list)
        return KingmakerState(self, done)


class KingmakerState(State):
    """Seat 0 chooses who chooses next, 1 or 2; that one wins himself (0) or lets seat 0 win (1)."""

    def __init__(self, game: Game, done: list[int]) -> None:
        super().__init__(game)
        self.done = done

    @property
    def current_player(self) -> int:
        if len(self.done) == 2:
            return TERMINAL
        return self.done[0] if self.done else 0

    def legal_actions(self) -> list[int]:
        if len(self.done) == 2:
            return []
        return [0, 1] if self.done else [1, 2]

    def chance_weights(self) -> list[tuple[int, int]]:
        return []

    def apply(self, action: int) -> None:
        if action not in self.legal_actions():
            raise self.illegal(action)
        self.done.append(action)

    def clone(self) -> State:
        return KingmakerState(self.game, list(self.done))

    @property
    def scores(self) -> list[int]:
        return [0, 0, 0]

    def returns(self) -> list[float]:
        if len(self.done) < 2:
            return [0.0] * 3
        winner = self.done[0] if self.done[1] == 0 else 0
        return [float(seat == winner) for seat in range(3)]


def tree(seed: int, exploration: float = 0.7) -> Mcts:
    """A search with playouts."""
    rng = Rng(seed)
    return Mcts(rng, Leaf(rng, evaluates=False, scale=8.0), exploration)


def race_at(at: list[int], turn: int, thrown: int, players: int = 2) -> State:
    return RACE.game(players, {}).from_json({"at": at, "turn": turn, "thrown": thrown})


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_win_in_one_is_found_for_every_seat(seat: int) -> None:
    at = [1, 1, 1]
    at[seat] = 4
    judged = tree(1).search(race_at(at, seat, 2, 3), Limits(300))
    assert judged[0].action == 1
    assert judged[0].value == pytest.approx(1)


def test_a_rival_is_expected_to_choose_his_own_best() -> None:
    """Both others would win themselves, so seat 0's value goes to nothing as the tree grows."""
    state = Kingmaker("kingmaker", 3, {}).new_state()
    judged = tree(3).search(state, Limits(2000))
    assert judged[0].value < 0.1
    rival = state.clone()
    rival.apply(1)
    assert tree(3).search(rival, Limits(200))[0].action == 0


def test_the_position_is_left_as_it_was() -> None:
    state = fishka.game("islands").new_state()
    list(walk(state, Rng(1), 40))
    while state.current_player < 0:
        list(walk(state, Rng(2), 1))
    before = state.to_bytes()
    tree(1).search(state, Limits(100))
    assert state.to_bytes() == before


def test_the_same_seed_judges_the_same_and_visits_add_up() -> None:
    state = race_at([0, 0], 0, 2)
    first, second = (tree(7).search(state, Limits(250)) for _ in range(2))
    assert first == second
    assert sum(judgement.visits for judgement in first) == 250
    assert tree(8).search(state, Limits(250)) != first


def test_more_exploration_spreads_the_visits() -> None:
    state = race_at([3, 3], 0, 3)
    narrow = tree(1, exploration=0.1).search(state, Limits(400))
    wide = tree(1, exploration=5.0).search(state, Limits(400))
    assert narrow[0].visits > wide[0].visits


def test_the_tree_keeps_no_more_nodes_than_it_may() -> None:
    search = tree(1)
    search.search(race_at([0, 0], 0, 1), Limits(3000, nodes=50))
    assert search.nodes <= 50


def test_what_is_known_is_kept_from_one_choice_to_the_next() -> None:
    search, state = tree(1), race_at([0, 0], 0, 1)
    search.search(state, Limits(2000))
    for action in (1, 2):  # walk, and then a throw of two
        search.advance(action)
        state.apply(action)
    judged = search.search(state, Limits(1))
    assert sum(judgement.visits for judgement in judged) > 100


def test_a_tree_for_another_position_is_not_used() -> None:
    search = tree(1)
    search.search(race_at([0, 0], 0, 1), Limits(500))
    search.advance(1)
    judged = search.search(race_at([3, 0], 1, 2), Limits(40))
    assert sum(judgement.visits for judgement in judged) == 40


def test_the_line_goes_on_until_chance() -> None:
    state = Kingmaker("kingmaker", 3, {}).new_state()
    search = tree(3)
    judged = search.search(state, Limits(500))
    assert search.line(judged[0].action) == [judged[0].action, 0]
    thrown = race_at([0, 0], 0, 1)
    assert search.search(thrown, Limits(100))
    assert search.line(1) == [1]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_open_loop_finds_a_win_in_one_for_every_seat(seat: int) -> None:
    at = [1, 1, 1]
    at[seat] = 4
    rng = Rng(1)
    search = OpenLoop(rng, Leaf(rng, evaluates=False, scale=8.0))
    judged = search.search(race_at(at, seat, 2, 3), Limits(300))
    assert judged[0].action == 1
    assert judged[0].value == pytest.approx(1)
    assert sum(judgement.visits for judgement in judged) == 300


def test_open_loop_has_one_node_for_all_that_chance_may_bring() -> None:
    rng = Rng(1)
    search = OpenLoop(rng, Leaf(rng, evaluates=False, scale=8.0))
    search.search(race_at([0, 0], 0, 1), Limits(500))
    assert search.root is not None
    walked = search.root.children[1]
    assert sorted(walked.children) == [0, 1]
    assert sum(child.visits for child in walked.children.values()) == walked.visits - 1


def test_noise_is_as_large_as_it_says() -> None:
    leaf = Leaf(Rng(1), evaluates=True, scale=8.0, noise=3.0)
    state = race_at([0, 0], 0, 1)
    errors = [leaf.points(state)[0] for _ in range(2000)]
    assert abs(sum(errors) / 2000) < 0.3
    assert 2.7 < (sum(error * error for error in errors) / 2000) ** 0.5 < 3.3


def test_time_ends_a_search() -> None:
    judged = tree(1).search(race_at([0, 0], 0, 1), Limits(10_000_000, milliseconds=30))
    assert 0 < sum(judgement.visits for judgement in judged) < 10_000_000


@pytest.mark.slow
@pytest.mark.parametrize("name", fishka.games())
@pytest.mark.parametrize(
    "spec",
    ["mcts:sims=30", "mcts:sims=30,eval=0", "mcts:sims=30,wide=0,noise=20", "mcts:sims=30,open=1",
     "expectimax", "expectimax:depth=3,nodes=200"],
)  # fmt: skip
def test_the_bot_plays_legal_actions_in_every_game(name: str, spec: str) -> None:
    game = fishka.game(name, fishka.game_type(name).max_players)
    bot, rng, state = make_bot(spec, game, 5), Rng(5), game.new_state()
    chosen = 0
    while not state.is_terminal and chosen < 4:
        if state.current_player < 0:
            list(walk(state, rng, 1))
            continue
        action = bot.choose(state)
        assert action in state.legal_actions()
        state.apply(action)
        chosen += 1


@pytest.mark.long
@pytest.mark.compiled
def test_ten_thousand_moves_of_one_searcher_keep_memory_level() -> None:
    """Trees are followed from move to move, and nothing of past games stays."""
    game = fishka.game("islands", 2)
    bot = make_bot("mcts:sims=12,nodes=500", game, 1)
    assert isinstance(bot, MctsBot)
    assert isinstance(bot.search, Mcts)
    rng, held, moves = Rng(1), [], 0
    while moves < 10_000:
        state = game.new_state()
        while state.current_player != TERMINAL:
            if state.current_player == CHANCE:
                action = sample(state.chance_weights(), rng)
            else:
                action = bot.choose(state)
                moves += 1
                assert bot.search.nodes <= 500
            bot.played(action)
            state.apply(action)
        gc.collect()
        held.append(resident())
    assert held[-1] - held[len(held) // 4] < 4 << 20


def resident() -> int:
    """Bytes of memory that this process holds now."""
    with Path("/proc/self/statm").open() as file:
        return int(file.read().split()[1]) * resource.getpagesize()


def test_unknown_parameters_are_refused() -> None:
    with pytest.raises(BadInput, match="no parameter 'depth'; it has sims, ms, eval, wide"):
        make_bot("mcts:depth=3", fishka.game("islands"), 1)
