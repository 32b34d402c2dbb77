"""Open-loop Monte Carlo tree search: nodes stand for what was done, whatever chance brought.

Chance is drawn anew in every simulation and has no nodes, so that one node serves all outcomes.
The tree stays small where chance branches widely; its values are means over what chance may bring.
"""

from __future__ import annotations

import math
from typing import final

from mypy_extensions import i64

from fishka.core.game import CHANCE, TERMINAL, State, sample
from fishka.core.rng import Rng

from .leaf import Leaf
from .result import Judgement, Limits
from .tally import Stopwatch, Tally, rank, tell


@final
class OpenNode(Tally):
    """What is known after a sequence of the players' actions."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.children: dict[int, OpenNode] = {}


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
        watch = Stopwatch(limits)
        while root.visits < limits.simulations:
            self.simulate(root, state.clone(), room)
            if watch.rings():
                break
        actions = state.legal_actions()
        nodes = [root.children.get(action) for action in actions]
        return rank(actions, nodes, state.current_player, self.rng)

    def simulate(self, root: OpenNode, state: State, room: i64) -> None:
        """Walk down as far as actions are known, add one, judge what follows."""
        path: list[Tally] = [root]
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
        tell(path, values)

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
