"""Expectimax finds the true value, and every pruning finds the same with less work."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import fishka
from examples.race import GAME as RACE
from fishka import BadInput, Game, Rng, State
from fishka.bots.base import Explainer
from fishka.bots.registry import make_bot
from fishka.core import CHANCE, TERMINAL
from fishka.core.game import winners_share
from fishka.search.expectimax import EXPECTIMAX, STAR1, STAR2, STAR25, Expectimax, Found, Pruning
from fishka.search.leaf import Leaf
from tests.games.every_game import walk

STARS = {"star1": STAR1, "star2": STAR2, "star2.5": STAR25}


def look(state: State, depth: int, pruning: Pruning, nodes: int = 0, seed: int = 1) -> Found:
    rng = Rng(seed)
    return Expectimax(rng, Leaf(rng, evaluates=True, scale=3.0), pruning).search(
        state, depth, nodes
    )


class Offers(Game):
    """Each seat in turn is offered 1 to 3 (chance): take it, or let the best rival lose two."""

    def new_state(self) -> State:
        return OffersState(self, 0, 0, [0] * self.players)

    def to_json(self, state: State) -> dict[str, object]:
        assert isinstance(state, OffersState)
        return {"made": state.made, "offer": state.offer, "points": list(state.points)}

    def read_position(self, position: Mapping[str, object]) -> State:
        made, offer, points = (position[name] for name in ("made", "offer", "points"))
        assert isinstance(made, int)
        assert isinstance(offer, int)
        assert isinstance(points, list)
        return OffersState(self, made, offer, points)


class OffersState(State):
    def __init__(self, game: Game, made: int, offer: int, points: list[int]) -> None:
        super().__init__(game)
        self.made, self.offer, self.points = made, offer, points

    @property
    def current_player(self) -> int:
        if self.made == 6:
            return TERMINAL
        return self.made % len(self.points) if self.offer else CHANCE

    def legal_actions(self) -> list[int]:
        return [0, 1] if self.current_player >= 0 else []

    def chance_weights(self) -> list[tuple[int, int]]:
        return [(1, 3), (2, 2), (3, 1)] if self.current_player == CHANCE else []

    def apply(self, action: int) -> None:
        player = self.current_player
        if player == CHANCE:
            self.offer = action
            return
        if action == 0:
            self.points[player] += self.offer
        else:
            rivals = [seat for seat in range(len(self.points)) if seat != player]
            self.points[max(rivals, key=lambda seat: self.points[seat])] -= 2
        self.made, self.offer = self.made + 1, 0

    def clone(self) -> State:
        return OffersState(self.game, self.made, self.offer, list(self.points))

    @property
    def scores(self) -> list[int]:
        return list(self.points)

    def returns(self) -> list[float]:
        over = self.current_player == TERMINAL
        return winners_share(self.points) if over else [0.0] * len(self.points)


def offers(made: int, offer: int, points: list[int]) -> State:
    return OffersState(Offers("offers", len(points), {}), made, offer, list(points))


def truth(state: State, seat: int) -> float:
    """The seat's share of the win when all play for or against it, by the definition."""
    if state.current_player == TERMINAL:
        return state.returns()[seat]
    if state.current_player == CHANCE:
        return sum(chance * truth(after(state, a), seat) for a, chance in state.chance_outcomes())
    choose = max if state.current_player == seat else min
    return choose(truth(after(state, action), seat) for action in state.legal_actions())


def after(state: State, action: int) -> State:
    following = state.clone()
    following.apply(action)
    return following


def islands_near_the_end(seed: int, left: int) -> State:
    """A position of Islands with a tile to lay and ``left`` in the pile."""
    game = fishka.game("islands", occupancy="strict")
    state = game.new_state()
    rng = Rng(seed)
    while True:
        list(walk(state, rng, 1))
        position = state.to_json()
        pile = position["pile"]
        assert isinstance(pile, dict)
        if state.current_player >= 0 and position.get("drawn") and sum(pile.values()) == left:
            return state


SOME = [offers(made, 1 + made % 3, points) for made, points in
        [(0, [0, 0]), (1, [2, 0]), (2, [1, 3]), (3, [4, 1]), (4, [0, 2]), (5, [3, 4])]]  # fmt: skip


@pytest.mark.parametrize("pruning", [EXPECTIMAX, *STARS.values()])
@pytest.mark.parametrize("state", SOME)
def test_an_endgame_that_is_seen_to_its_ends_has_its_true_value(
    pruning: Pruning, state: State
) -> None:
    found = look(state, 9, pruning)
    assert found.exact
    assert found.actions[0].value == pytest.approx(truth(state, state.current_player))


@pytest.mark.parametrize("name", STARS)
@pytest.mark.parametrize("depth", [1, 2, 3, 4])
def test_pruning_changes_no_value(name: str, depth: int) -> None:
    for state in SOME:
        plain = look(state, depth, EXPECTIMAX)
        pruned = look(state, depth, STARS[name])
        assert pruned.actions[0].value == pytest.approx(plain.actions[0].value)


def test_bounds_alone_save_work() -> None:
    """Probing pays only where there are many actions: what it looked at is looked at again."""
    assert look(SOME[0], 5, STAR1).nodes < look(SOME[0], 5, EXPECTIMAX).nodes


@pytest.mark.slow
@pytest.mark.parametrize("name", STARS)
def test_pruning_finds_the_same_in_islands_and_looks_at_less(name: str) -> None:
    looked, saved = 0, 0
    for seed in range(3):
        state = islands_near_the_end(seed, 3)
        plain = look(state, 2, EXPECTIMAX)
        pruned = look(state, 2, STARS[name])
        assert pruned.actions[0].value == pytest.approx(plain.actions[0].value)
        looked += plain.nodes
        saved += plain.nodes - pruned.nodes
    assert saved > looked * 0.2


@pytest.mark.slow
def test_the_last_tile_of_islands_is_played_exactly() -> None:
    state = islands_near_the_end(2, 1)
    found = look(state, 9, STAR25)
    assert found.exact
    assert found.actions[0].value == pytest.approx(truth(state, state.current_player))


def test_a_budget_of_nodes_ends_the_deepening() -> None:
    state = offers(0, 3, [0, 0])
    little = look(state, 40, STAR1, nodes=1)
    assert (little.depth, little.exact) == (1, False)
    assert {valued.action for valued in little.actions} == {0, 1}
    assert little.nodes < 6
    more = look(state, 40, STAR1, nodes=60)
    assert 1 < more.depth < 6
    assert more.nodes <= 60


@pytest.mark.slow
def test_a_turn_of_many_parts_keeps_to_the_budget() -> None:
    game = fishka.game("wolves", 2)
    state = game.new_state()
    list(walk(state, Rng(1), 60))
    while state.current_player < 0:
        list(walk(state, Rng(2), 1))
    found = look(state, 3, STAR25, nodes=500)
    assert found.nodes < 500 + 2 * len(found.actions)
    assert {valued.action for valued in found.actions} == set(state.legal_actions())


def test_other_seats_are_taken_to_play_against_the_searcher() -> None:
    """With three seats, too, the value is no higher than what the others leave."""
    state = offers(1, 2, [2, 1, 0])
    assert look(state, 40, STAR1).actions[0].value == pytest.approx(truth(state, 1))


def test_the_position_is_left_as_it_was_and_the_same_seed_finds_the_same() -> None:
    state = offers(0, 2, [0, 0])
    before = state.to_bytes()
    assert look(state, 4, STAR25, seed=9) == look(state, 4, STAR25, seed=9)
    assert state.to_bytes() == before


def test_the_bot_explains_and_its_parameters_are_checked() -> None:
    game = RACE.game(2, {})
    bot = make_bot("expectimax:depth=3,star=2", game, 1)
    assert isinstance(bot, Explainer)
    told = bot.explain(game.from_json({"at": [4, 0], "turn": 0, "thrown": 2}))
    assert (told.unit, told.action) == ("share", 1)
    assert told.value == pytest.approx(1.0)
    with pytest.raises(BadInput, match="star takes one of 0, 1, 2, 25, not '3'"):
        make_bot("expectimax:star=3", game, 1)
    with pytest.raises(BadInput, match="depth takes a whole number from 1"):
        make_bot("expectimax:depth=0", game, 1)
