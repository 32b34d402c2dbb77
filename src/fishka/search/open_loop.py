"""Open-loop Monte Carlo tree search: nodes stand for what was done, whatever chance brought.

Chance is drawn anew in every simulation and has no nodes, so that one node serves all outcomes.
The tree stays small where chance branches widely; its values are means over what chance may bring.
"""

from __future__ import annotations

import math
import time
from typing import final

from mypy_extensions import i64

from fishka.core.game import CHANCE, TERMINAL, State, sample
from fishka.core.rng import Rng

from .leaf import Leaf
from .mcts import CLOCK
from .result import Judgement, Limits


@final
class OpenNode:
    """What is known after a sequence of the players' actions."""

    def __init__(self, seats: i64) -> None:
        self.children: dict[int, OpenNode] = {}
        self.visits: i64 = 0
        self.totals: list[float] = [0.0] * seats


@final
class OpenLoop:
    """A search tree without chance nodes; arguments as for ``Mcts``."""

    def __init__(self, rng: Rng, leaf: Leaf, exploration: float = 0.7) -> None:
        self.rng = rng
        self.leaf = leaf
        self.exploration = exploration
        self.nodes: i64 = 0
        self.seats: i64 = 0
        self.root: OpenNode | None = None

    def search(self, state: State, limits: Limits) -> list[Judgement]:
        """Judge the legal actions of ``state``, best first; ``state`` stays as it is."""
        if state.current_player < 0:
            raise ValueError("nobody is to move there")
        self.seats = state.game.players
        self.nodes = 1
        root = OpenNode(self.seats)
        self.root = root
        room: i64 = limits.nodes
        done: i64 = 0
        end = time.monotonic() + limits.milliseconds / 1000.0
        while done < limits.simulations:
            self.simulate(root, state.clone(), room)
            done += 1
            if limits.milliseconds > 0 and done & CLOCK == 0 and time.monotonic() >= end:
                break
        return self.judge(root, state)

    def judge(self, root: OpenNode, state: State) -> list[Judgement]:
        """The legal actions, best first."""
        player: i64 = state.current_player
        found = []
        for action in state.legal_actions():
            child = root.children.get(action)
            if child is None or child.visits == 0:
                found.append((0, 0.0, self.rng.next32(), action))
            else:
                mean = child.totals[player] / float(child.visits)
                found.append((int(child.visits), mean, self.rng.next32(), action))
        found.sort(reverse=True)
        return [Judgement(action, visits, value) for visits, value, _, action in found]

    def simulate(self, root: OpenNode, state: State, room: i64) -> None:
        """Walk down as far as actions are known, add one, judge what follows."""
        path = [root]
        node = root
        values: list[float] = []
        while True:
            while state.current_player == CHANCE:
                state.apply(sample(state.chance_weights(), self.rng))
            if state.current_player == TERMINAL:
                values = state.returns()
                break
            action = self.select(node, state)
            state.apply(action)
            child = node.children.get(action)
            if child is None:
                if self.nodes < room:
                    child = OpenNode(self.seats)
                    self.nodes += 1
                    node.children[action] = child
                    path.append(child)
                values = self.leaf.value(state)
                break
            path.append(child)
            node = child
        for visited in path:
            visited.visits += 1
            totals = visited.totals
            for seat in range(self.seats):
                totals[seat] += values[seat]

    def select(self, node: OpenNode, state: State) -> int:
        """Something legal that was never tried here, by lot; else UCB1 for the mover."""
        player: i64 = state.current_player
        legal = state.legal_actions()
        children = node.children
        fresh: i64 = 0
        chosen = legal[0]
        best_value = -1.0
        log_visits = math.log(float(node.visits) + 1.0)
        for action in legal:
            child = children.get(action)
            if child is None:
                fresh += 1
                if self.rng.below(fresh) == 0:
                    chosen = action
            elif fresh == 0:
                visits = float(child.visits)
                value = child.totals[player] / visits
                value += self.exploration * math.sqrt(log_visits / visits)
                if value > best_value:
                    best_value = value
                    chosen = action
        return chosen
