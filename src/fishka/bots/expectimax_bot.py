"""The bot that looks at everything, to a depth: ``expectimax:depth=2,star=25``."""

from __future__ import annotations

from collections.abc import Mapping

from fishka.core import Game, Rng, State
from fishka.search.expectimax import EXPECTIMAX, STAR1, STAR2, STAR25, Expectimax, Found, Pruning
from fishka.search.leaf import Leaf

from .base import Alternative, Explanation
from .spec import Parameter

STARS: Mapping[int, Pruning] = {0: EXPECTIMAX, 1: STAR1, 2: STAR2, 25: STAR25}
PARAMETERS = (
    Parameter("depth", 1, "plies at most: what one seat does until chance or another acts", low=1),
    Parameter("star", 25, "0: plain expectimax, 1: Star1, 2: Star2, 25: Star2.5",
              choices=tuple(STARS)),
    Parameter("probes", 0, "successors probed for every outcome; 0: as the star says"),
    Parameter("nodes", 200_000, "positions seen at most; 0: no limit"),
    Parameter("scale", 0, "lead in tenths of a point that wins in 73 %; 0: the game's own"),
    Parameter("noise", 0, "error of an evaluation, tenths of a point"),
)  # fmt: skip


class ExpectimaxBot:
    """Chooses the action with the best mean, everyone else at his worst for the bot."""

    def __init__(self, game: Game, seed: int, given: Mapping[str, int]) -> None:
        rng = Rng(seed)
        leaf = Leaf(rng, True, given["scale"] / 10.0 or game.scale, given["noise"] / 10.0)
        pruning = STARS[given["star"]]
        if given["probes"]:
            pruning = pruning._replace(probes=given["probes"])
        self.depth = given["depth"]
        self.nodes = given["nodes"]
        self.search = Expectimax(rng, leaf, pruning)

    def choose(self, state: State) -> int:
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        return self._find(state).actions[0].action

    def explain(self, state: State) -> Explanation:
        found = self._find(state)
        seen = tuple(Alternative(a, value, 1) for a, value in found.actions)
        return Explanation("share", (seen[0].action,), seen)

    def _find(self, state: State) -> Found:
        return self.search.search(state, self.depth, self.nodes)
