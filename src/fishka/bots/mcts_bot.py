"""The bot that searches by sampling: ``mcts:sims=800``."""

from __future__ import annotations

from collections.abc import Mapping

from fishka.core import Game, Rng, State
from fishka.search.leaf import Leaf
from fishka.search.mcts import Mcts
from fishka.search.open_loop import OpenLoop
from fishka.search.result import Judgement, Limits

from .base import Alternative, Explanation
from .spec import Parameter

PARAMETERS = (
    Parameter("sims", 400, "simulations a choice, those kept from before counted", low=1),
    Parameter("ms", 0, "milliseconds a choice at most; 0: no limit"),
    Parameter("eval", 1, "1 judges leaves by evaluation, 0 by playouts", high=1),
    Parameter("wide", 80, "hundredths of widening; 0 tries all actions, in any order"),
    Parameter("explore", 0, "hundredths of exploration; 0: 15 with evaluation, 30 with playouts"),
    Parameter("scale", 0, "lead in tenths of a point that wins in 73 %; 0: the game's own"),
    Parameter("noise", 0, "error of an evaluation, tenths of a point"),
    Parameter("open", 0, "1: open loop, one node for all that chance may bring", high=1),
    Parameter("reuse", 1, "1: keep the tree from one choice to the next", high=1),
    Parameter("nodes", 200_000, "nodes kept at most", low=1),
)


class MctsBot:
    """Chooses what a Monte Carlo tree search tries most."""

    def __init__(self, game: Game, seed: int, given: Mapping[str, int]) -> None:
        evaluates = given["eval"] != 0
        rng = Rng(seed)
        scale = given["scale"] / 10.0 or game.scale
        leaf = Leaf(rng, evaluates, scale, given["noise"] / 10.0)
        exploration = given["explore"] / 100.0 or (0.15 if evaluates else 0.3)
        self.limits = Limits(given["sims"], given["ms"], given["nodes"])
        self.reuse = given["reuse"] != 0
        self.search: Mcts | OpenLoop = (
            OpenLoop(rng, leaf, exploration)
            if given["open"]
            else Mcts(rng, leaf, exploration, given["wide"] / 100.0)
        )

    def hurry(self, milliseconds: int) -> None:
        within = min(self.limits.milliseconds or milliseconds, milliseconds)
        self.limits = self.limits._replace(milliseconds=within)

    def choose(self, state: State) -> int:
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        return self._judge(state)[0].action

    def explain(self, state: State) -> Explanation:
        judged = self._judge(state)
        line = [judged[0].action]
        if isinstance(self.search, Mcts):
            line = self.search.line(judged[0].action)
        seen = tuple(Alternative(a, value, visits) for a, visits, value in judged if visits)
        return Explanation("share", tuple(line), seen or (Alternative(judged[0].action, 0.0, 0),))

    def played(self, action: int) -> None:
        if isinstance(self.search, Mcts) and self.reuse:
            self.search.advance(action)

    def _judge(self, state: State) -> list[Judgement]:
        if isinstance(self.search, Mcts) and not self.reuse:
            self.search.forget()
        return self.search.search(state, self.limits)
