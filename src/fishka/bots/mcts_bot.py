"""The bot that searches: ``mcts:sims=800``."""

from __future__ import annotations

from collections.abc import Mapping

from fishka.core import State
from fishka.search.mcts import Limits, Mcts

DEFAULTS = {"sims": 400, "ms": 0, "eval": 1, "wide": 1, "nodes": 200_000}
"""Simulations a choice; milliseconds (0: no limit); 1 judges leaves by evaluation, 0 by playouts;
1 tries the actions first that look best; nodes kept at most."""


class MctsBot:
    """Chooses what a Monte Carlo tree search tries most."""

    def __init__(self, seed: int, parameters: Mapping[str, int]) -> None:
        self.limits = Limits(
            max(1, parameters["sims"]), parameters["ms"], max(1, parameters["nodes"])
        )
        self.search = Mcts(
            seed,
            evaluates=parameters["eval"] != 0,
            widening=1.5 if parameters["wide"] else 0.0,
        )

    def choose(self, state: State) -> int:
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        return self.search.search(state, self.limits)[0].action
