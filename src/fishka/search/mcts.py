"""Monte Carlo tree search with explicit chance nodes, for any number of players.

Every node keeps a value for every seat, so a player may move several times in a row, and each
chooses for himself. Chance is sampled by its weights on the way down. A node is opened (its actions
listed and put in order) when it is gone through for the first time, not when it is made. Ties at
the root go to more visits, then to the better mean, then to a seeded draw.
"""

from __future__ import annotations

import math
from typing import final

from mypy_extensions import i64

from fishka.core.errors import IllegalAction
from fishka.core.game import CHANCE, TERMINAL, State
from fishka.core.rng import Rng

from .leaf import Leaf, shuffle
from .result import Judgement, Limits
from .tally import Stopwatch, Tally, rank, tell


@final
class Node(Tally):
    """A position in the tree. ``player`` is who moves there, or ``CHANCE`` or ``TERMINAL``."""

    def __init__(self, player: i64, seats: i64) -> None:
        super().__init__(seats)
        self.player: i64 = player
        self.opened = False
        self.actions: list[int] = []
        """Legal actions in the order they are tried; at a chance node the outcomes seen so far."""
        self.children: list[Node | None] = []
        self.tried: i64 = 0
        """How many of ``actions`` have a child."""

    def child(self, action: int) -> Node | None:
        """The node after ``action``, if there is one."""
        for index in range(i64(len(self.actions))):
            if self.actions[index] == action:
                return self.children[index]
        return None


@final
class Mcts:
    """A search tree that can follow a game.

    ``leaf`` judges what lies beyond the tree. ``exploration`` is the constant of UCB1 for values in
    0 .. 1. ``widening``: a node of n visits tries at most 1 + widening * n ** 0.5 of its actions,
    those first that look best to ``evaluate()``; 0 tries all, in a random order.
    """

    def __init__(
        self, rng: Rng, leaf: Leaf, exploration: float = 0.7, widening: float = 0.0
    ) -> None:
        self.rng = rng
        self.leaf = leaf
        self.exploration = exploration
        self.widening = widening
        self.nodes: i64 = 0
        self.seats: i64 = 0
        self.root: Node | None = None
        self.position: State | None = None
        """The position of ``root``."""

    def search(self, state: State, limits: Limits) -> list[Judgement]:
        """Judge the legal actions of ``state``, best first; ``state`` stays as it is.

        What is known of ``state`` from before counts as part of the simulations.
        """
        if state.current_player < 0:
            raise ValueError("nobody is to move there")
        root = self.begin(state)
        most: i64 = limits.simulations
        room: i64 = limits.nodes
        watch = Stopwatch(limits)
        while root.visits < most:
            self.simulate(root, state.clone(), room)
            if watch.rings():
                break
        return rank(root.actions, root.children, root.player, self.rng)

    def begin(self, state: State) -> Node:
        """The root for ``state``: the one at hand if it is for that position, else a new one."""
        root = self.root
        if root is not None and root.visits > 0 and self.position == state:
            self.nodes = size(root)
        else:
            self.seats = state.game.players
            self.nodes = 1
            root = Node(state.current_player, self.seats)
            self.root = root
            self.position = state.clone()
        if not root.opened:
            self.open(root, state)
        return root

    def advance(self, action: int) -> None:
        """``action``, of a seat or of chance, was done: keep what is known of what may follow."""
        root, position = self.root, self.position
        if root is None or position is None:
            return
        self.root = root.child(action)
        if self.root is None:
            self.position = None
            return
        try:
            position.apply(action)
        except IllegalAction:  # the game went another way: something was taken back
            self.forget()

    def forget(self) -> None:
        """Drop the tree."""
        self.root = None
        self.position = None

    def line(self, action: int) -> list[int]:
        """``action`` and what is tried most after it, until chance or somewhere unknown."""
        found = [action]
        node = self.root.child(action) if self.root is not None else None
        while node is not None and node.player >= 0:
            best: Node | None = None
            best_action = -1
            for index in range(i64(len(node.actions))):
                child = node.children[index]
                if child is not None and (best is None or child.visits > best.visits):
                    best = child
                    best_action = node.actions[index]
            if best is None:
                break
            found.append(best_action)
            node = best
        return found

    # -- one simulation -----------------------------------------------------------------------

    def simulate(self, root: Node, state: State, room: i64) -> None:
        """Walk down, add a node, judge it, and tell everyone on the way."""
        path: list[Tally] = [root]
        node = root
        values: list[float] = []
        while True:
            if node.player == TERMINAL:
                values = state.returns()
                break
            if node.player == CHANCE:
                index = self.sample(node, state)
            else:
                if not node.opened:
                    self.open(node, state)
                index = self.select(node)
            state.apply(node.actions[index])
            child = node.children[index]
            if child is None:
                if self.nodes < room:
                    child = Node(state.current_player, self.seats)
                    self.nodes += 1
                    node.children[index] = child
                    node.tried += 1
                    path.append(child)
                values = self.leaf.value(state)
                break
            path.append(child)
            node = child
        tell(path, values)

    def open(self, node: Node, state: State) -> None:
        """List the actions of ``node``, whose position is ``state``, as they will be tried."""
        actions = state.legal_actions()
        if self.widening > 0.0:
            actions = self.by_prior(state, actions, node.player)
        else:
            shuffle(actions, self.rng)
        node.actions = actions
        node.children = [None] * len(actions)
        node.opened = True

    def by_prior(self, state: State, actions: list[int], player: i64) -> list[int]:
        """Actions ordered by what ``evaluate()`` says after them, best first."""
        ranked = []
        for action in actions:
            after = state.clone()
            after.apply(action)
            ranked.append((self.leaf.points(after)[player], self.rng.next32(), action))
        ranked.sort(reverse=True)
        return [action for _, _, action in ranked]

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


def size(root: Node) -> i64:
    """How many nodes there are from ``root`` on."""
    found: i64 = 0
    left = [root]
    while left:
        node = left.pop()
        found += 1
        for child in node.children:
            if child is not None:
                left.append(child)
    return found
