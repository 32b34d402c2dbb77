"""Monte Carlo tree search with explicit chance nodes, for any number of players.

Every node keeps a value for every seat, so a player may move several times in a row, and each
chooses for himself. Chance is sampled by its weights on the way down. A leaf is judged by a playout
or by ``evaluate()``; the value of an end is its returns. Ties at the root go to more visits, then
to the better mean, then to a seeded draw.
"""

from __future__ import annotations

import math
import time
from typing import Final, NamedTuple, final

from mypy_extensions import i64

from fishka.core.game import CHANCE, TERMINAL, State
from fishka.core.rng import Rng

FIRST_VALUE: Final = 10.0
"""What an action not yet tried counts for, so that every one is tried once."""


class Limits(NamedTuple):
    """How long a search may go on: simulations, milliseconds (0: no limit), nodes kept."""

    simulations: int
    milliseconds: int = 0
    nodes: int = 200_000


class Judgement(NamedTuple):
    """What a search thinks of one action: how often it was tried, its mean value to the mover."""

    action: int
    visits: int
    value: float


@final
class Node:
    """A position in the tree. ``player`` is who moves there, or ``CHANCE`` or ``TERMINAL``."""

    def __init__(self, player: i64, actions: list[int], seats: i64) -> None:
        self.player: i64 = player
        self.actions = actions
        """Legal actions in the order they are tried; at a chance node the outcomes seen so far."""
        self.children: list[Node | None] = [None] * len(actions)
        self.tried: i64 = 0
        """How many of ``actions`` have a child."""
        self.visits: i64 = 0
        self.totals: list[float] = [0.0] * seats


@final
class Mcts:
    """A search tree over one position.

    ``exploration`` is the constant of UCB1 for values in 0 .. 1. ``evaluates``: leaves are judged
    by ``evaluate()`` in place of a playout; ``scale`` is then the lead in points that makes winning
    about 73 % sure. ``widening``: a node of n visits tries at most 1 + widening * n ** 0.5 of its
    actions, those first that look best to ``evaluate()``; 0 tries all.
    """

    def __init__(
        self,
        seed: int,
        exploration: float = 0.7,
        evaluates: bool = False,
        scale: float = 8.0,
        widening: float = 0.0,
    ) -> None:
        self.rng = Rng(seed)
        self.exploration = exploration
        self.evaluates = evaluates
        self.scale = scale
        self.widening = widening
        self.nodes: i64 = 0
        self.seats: i64 = 0

    def search(self, state: State, limits: Limits) -> list[Judgement]:
        """Judge the legal actions of ``state``, best first; ``state`` stays as it is."""
        self.seats = state.game.players
        self.nodes = 0
        root = self.node(state)
        if root.player < 0:
            raise ValueError("nobody is to move there")
        most: i64 = limits.simulations
        room: i64 = limits.nodes
        done: i64 = 0
        end = time.monotonic() + limits.milliseconds / 1000.0
        while done < most:
            self.simulate(root, state.clone(), room)
            done += 1
            if limits.milliseconds > 0 and done & 15 == 0 and time.monotonic() >= end:
                break
        return self.judge(root)

    def judge(self, root: Node) -> list[Judgement]:
        """The root's actions, best first."""
        found = []
        for index, action in enumerate(root.actions):
            child = root.children[index]
            if child is None or child.visits == 0:
                found.append((0, 0.0, self.rng.next32(), action))
            else:
                mean = child.totals[root.player] / float(child.visits)
                found.append((int(child.visits), mean, self.rng.next32(), action))
        found.sort(reverse=True)
        return [Judgement(action, visits, value) for visits, value, _, action in found]

    # -- one simulation -----------------------------------------------------------------------

    def simulate(self, root: Node, state: State, room: i64) -> None:
        """Walk down, add a node, judge it, and tell everyone on the way."""
        path = [root]
        node = root
        values: list[float] = []
        while True:
            if node.player == TERMINAL:
                values = state.returns()
                break
            index = self.sample(node, state) if node.player == CHANCE else self.select(node)
            state.apply(node.actions[index])
            child = node.children[index]
            if child is None:
                if self.nodes >= room:
                    values = self.value(state)
                    break
                child = self.node(state)
                node.children[index] = child
                node.tried += 1
                path.append(child)
                values = self.value(state)
                break
            path.append(child)
            node = child
        for visited in path:
            visited.visits += 1
            totals = visited.totals
            for seat in range(self.seats):
                totals[seat] += values[seat]

    def node(self, state: State) -> Node:
        """A node for ``state``, its actions in the order they will be tried."""
        self.nodes += 1
        player = state.current_player
        actions: list[int] = []
        if player >= 0:
            actions = state.legal_actions()
            if self.widening > 0.0:
                actions = self.by_prior(state, actions, player)
            else:
                self.shuffle(actions)
        return Node(player, actions, self.seats)

    def by_prior(self, state: State, actions: list[int], player: i64) -> list[int]:
        """Actions ordered by what ``evaluate()`` says after them, best first."""
        ranked = []
        for action in actions:
            after = state.clone()
            after.apply(action)
            ranked.append((after.evaluate()[player], self.rng.next32(), action))
        ranked.sort(reverse=True)
        return [action for _, _, action in ranked]

    def shuffle(self, actions: list[int]) -> None:
        """A random order, so that no action is favoured by its number."""
        left: i64 = len(actions)
        while left > 1:
            pick = self.rng.below(left)
            left -= 1
            kept = actions[left]
            actions[left] = actions[pick]
            actions[pick] = kept

    def select(self, node: Node) -> i64:
        """UCB1 for the mover; an action not yet tried comes first, as far as widening allows."""
        count: i64 = len(node.actions)
        if node.tried < count:
            allowed = count
            if self.widening > 0.0:
                allowed = 1 + i64(self.widening * math.sqrt(float(node.visits)))
            if node.tried < allowed:
                return node.tried
        log_visits = math.log(float(node.visits) + 1.0)
        best: i64 = 0
        best_value = -1.0
        player = node.player
        for index in range(node.tried):
            child = node.children[index]
            assert child is not None
            visits = float(child.visits)
            value = child.totals[player] / visits
            value += self.exploration * math.sqrt(log_visits / visits)
            if value > best_value:
                best_value = value
                best = index
        return best

    def sample(self, node: Node, state: State) -> i64:
        """The index of a sampled outcome, which is added if it was not seen yet."""
        weights = state.chance_weights()
        total: i64 = 0
        for _, weight in weights:
            total += weight
        ticket = self.rng.below(total)
        drawn: int = weights[0][0]
        for outcome, weight in weights:
            drawn = outcome
            ticket -= weight
            if ticket < 0:
                break
        for index in range(i64(len(node.actions))):
            if node.actions[index] == drawn:
                return index
        node.actions.append(drawn)
        node.children.append(None)
        return i64(len(node.actions)) - 1

    # -- judging a leaf -----------------------------------------------------------------------

    def value(self, state: State) -> list[float]:
        """A value for every seat in 0 .. 1, summing to 1 (to 0 for a truncated game)."""
        if not self.evaluates:
            return state.playout(self.rng)
        if state.current_player == TERMINAL:
            return state.returns()
        return self.shares(state.evaluate())

    def shares(self, points: list[float]) -> list[float]:
        """How likely each is to win with expected ``points``: a softmax."""
        best = max(points)
        weights = [math.exp((p - best) / self.scale) for p in points]
        total = sum(weights)
        return [weight / total for weight in weights]
