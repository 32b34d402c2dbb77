"""Expectimax to a fixed depth, with the prunings of the *-minimax kind.

Values are the searcher's share of the win, 0 .. 1; every other seat is taken to want it low (for
two players, exactly so). A ply is what one seat does until chance or another seat acts, however
many actions that takes. Positions at the end of the last ply are judged by ``evaluate()``.

Chance nodes are cut as B. W. Ballard showed (The *-minimax search procedure for trees containing
chance nodes, Artificial Intelligence 21, 1983): ``Star1`` cuts where the outcomes not yet looked at
can't bring the mean back into the window; ``Star2`` first probes one successor of every outcome for
bounds, and ``Star2.5`` (C. Heyden, Implementing a computer player for Carcassonne, 2009) several.
All of them find the value that plain expectimax finds.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from mypy_extensions import i64

from fishka.core.game import CHANCE, TERMINAL, State
from fishka.core.rng import Rng

from .leaf import Leaf, shuffle

LOW: Final = 0.0
HIGH: Final = 1.0
UNLIMITED: Final[i64] = 1 << 60


class Pruning(NamedTuple):
    """How chance nodes are cut: not at all, or by bounds; successors probed for an outcome."""

    bounds: bool = True
    probes: int = 0


EXPECTIMAX: Final = Pruning(bounds=False)
STAR1: Final = Pruning()
STAR2: Final = Pruning(probes=1)
STAR25: Final = Pruning(probes=5)
"""Five probes did best in Heyden's experiments."""


class Valued(NamedTuple):
    """What an action is worth; for all but the first of a list this is an upper bound."""

    action: int
    value: float


class Found(NamedTuple):
    """What a search found.

    ``actions`` are best first. ``depth`` is that of the last search that was finished; ``exact``
    says that it saw every end of the game, so that nothing is a guess. ``nodes`` counts positions.
    """

    actions: list[Valued]
    depth: int
    exact: bool
    nodes: int


@final
class Expectimax:
    """A depth-first search for the seat to move."""

    def __init__(self, rng: Rng, leaf: Leaf, pruning: Pruning) -> None:
        self.rng = rng
        self.leaf = leaf
        self.bounds = pruning.bounds
        self.probes: i64 = pruning.probes
        self.me: i64 = 0
        self.nodes: i64 = 0
        self.most: i64 = UNLIMITED
        self.guesses: i64 = 0
        self.stopped = False

    def search(self, state: State, depth: int, nodes: int = 0) -> Found:
        """Judge the legal actions of ``state``, ``depth`` plies deep.

        It deepens ply by ply, with ``nodes`` until so many positions were seen. Where not even the
        first ply was finished, actions not looked through count for what ``evaluate()`` says.
        """
        if state.current_player < 0:
            raise ValueError("nobody is to move there")
        self.me = state.current_player
        self.nodes = 0
        found = Found([], 0, False, 0)
        self.most = nodes if nodes > 0 else UNLIMITED
        self.stopped = False
        for plies in range(1, depth + 1):
            self.guesses = 0
            first = [valued.action for valued in found.actions]
            actions = self.judge(state, plies, first)
            if self.stopped and plies > 1:
                break
            found = Found(actions, plies, self.guesses == 0, 0)
            if found.exact or self.stopped:
                break
        return found._replace(nodes=int(self.nodes))

    def judge(self, state: State, depth: i64, first: list[int]) -> list[Valued]:
        """Every action with its value, best first; those of ``first`` are tried first."""
        actions = first
        if not actions:
            actions = state.legal_actions()
            shuffle(actions, self.rng)
        best = LOW - 1.0
        judged = []
        for order, action in enumerate(actions):
            after = state.clone()
            after.apply(action)
            value = LOW
            if not self.stopped:
                alpha = best if self.bounds else LOW - 1.0
                value = self.after(after, self.me, depth, alpha, HIGH + 1.0)
            if self.stopped:
                if depth > 1:
                    return []
                value = self.end(after)
            # What only reaches the best is no better: it may be a bound.
            judged.append((-value, value <= best, order, action))
            if value > best:
                best = value
        judged.sort()
        return [Valued(action, -value) for value, _, _, action in judged]

    # -- the tree -----------------------------------------------------------------------------

    def after(self, state: State, seat: i64, depth: i64, alpha: float, beta: float) -> float:
        """The value after an action of ``seat`` within a ply that has ``depth`` plies left."""
        player: i64 = state.current_player
        if player == seat:
            return self.decide(state, seat, depth, alpha, beta)
        if player == TERMINAL or depth <= 1:
            return self.end(state)
        if player == CHANCE:
            return self.chance(state, depth - 1, alpha, beta)
        return self.decide(state, player, depth - 1, alpha, beta)

    def end(self, state: State) -> float:
        """A position that is not looked beyond."""
        self.count()
        if state.current_player == TERMINAL:
            return state.returns()[self.me]
        self.guesses += 1
        return self.leaf.value(state)[self.me]

    def count(self) -> None:
        self.nodes += 1
        if self.nodes >= self.most:
            self.stopped = True

    def decide(self, state: State, seat: i64, depth: i64, alpha: float, beta: float) -> float:
        """A decision of ``seat``: the best for the searcher if it is his, else the worst."""
        self.count()
        nexts = self.ordered(state, seat)
        best = LOW - 1.0 if seat == self.me else HIGH + 1.0
        for after in nexts:
            if self.stopped:
                return best
            if seat == self.me:
                value = self.after(after, seat, depth, max(alpha, best), beta)
                best = max(best, value)
                if self.bounds and best >= beta:
                    return best
            else:
                value = self.after(after, seat, depth, alpha, min(beta, best))
                best = min(best, value)
                if self.bounds and best <= alpha:
                    return best
        return best

    def ordered(self, state: State, seat: i64) -> list[State]:
        """The positions after every action of ``seat``, those first that look best to him."""
        nexts: list[State] = []
        for action in state.legal_actions():
            after = state.clone()
            after.apply(action)
            nexts.append(after)
        if not self.bounds or len(nexts) < 2 or nexts[0].current_player != seat:
            return nexts
        ranked = [(-after.evaluate()[seat], order) for order, after in enumerate(nexts)]
        ranked.sort()
        return [nexts[order] for _, order in ranked]

    # -- chance -------------------------------------------------------------------------------

    def chance(self, state: State, depth: i64, alpha: float, beta: float) -> float:
        """The mean over outcomes, or a bound of it that lies outside of the window."""
        self.count()
        nexts: list[State] = []
        chances: list[float] = []
        for outcome, chance in state.chance_outcomes():
            after = state.clone()
            after.apply(outcome)
            nexts.append(after)
            chances.append(chance)
        count: i64 = len(nexts)
        lows = [LOW] * count
        highs = [HIGH] * count
        low, high = LOW, HIGH
        if self.bounds and self.probes > 0:
            for index in range(count):
                self.probe(nexts[index], depth, index, lows, highs)
                low += chances[index] * (lows[index] - LOW)
                high -= chances[index] * (HIGH - highs[index])
                if self.stopped:
                    return low
                if low >= beta:
                    return low
                if high <= alpha:
                    return high
        for index in range(count):
            if self.stopped:
                return low
            chance = chances[index]
            low -= chance * lows[index]
            high -= chance * highs[index]
            if self.bounds:
                # The others at their best, and at their worst: what this one would have to bring.
                under = (alpha - high) / chance
                over = (beta - low) / chance
                value = self.entered(nexts[index], depth, under, over)
                low += chance * value
                high += chance * value
                if value >= over:
                    return low
                if value <= under:
                    return high
            else:
                value = self.entered(nexts[index], depth, LOW - 1.0, HIGH + 1.0)
                low += chance * value
                high += chance * value
        return low

    def entered(self, state: State, depth: i64, alpha: float, beta: float) -> float:
        """The value after chance: a new ply begins, or chance acts again."""
        player: i64 = state.current_player
        if player == TERMINAL:
            return self.end(state)
        if player == CHANCE:
            return self.chance(state, depth, alpha, beta)
        return self.decide(state, player, depth, alpha, beta)

    def probe(
        self, state: State, depth: i64, index: i64, lows: list[float], highs: list[float]
    ) -> None:
        """Look at the best few successors after an outcome: a bound of its value."""
        seat: i64 = state.current_player
        if seat < 0:
            return
        best = LOW if seat == self.me else HIGH
        for after in self.ordered(state, seat)[: self.probes]:
            if seat == self.me:
                best = max(best, self.after(after, seat, depth, best, HIGH + 1.0))
            else:
                best = min(best, self.after(after, seat, depth, LOW - 1.0, best))
        if seat == self.me:
            lows[index] = best
        else:
            highs[index] = best
