"""The bot that takes the best turn it sees, one turn ahead."""

from __future__ import annotations

from fishka.core import Rng, State

from .base import Alternative, Explanation

EVALUATIONS = 300
"""About how many positions are evaluated for one choice; the first level is never cut."""
PARTS = 4
"""How many parts of a turn are looked at."""


class GreedyBot:
    """Tries whole turns and takes the one after which ``evaluate()`` sees it farthest ahead.

    Each legal action is followed through the rest of its turn, part by part, always by the part
    that looks best; the most promising actions first, until the budget of evaluations is used.
    Equal turns are drawn by lot from ``seed``.
    """

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, state: State) -> int:
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        return self._ranked(state)[0].action

    def explain(self, state: State) -> Explanation:
        ranked = self._ranked(state)
        return Explanation("points", (ranked[0].action,), tuple(ranked))

    def _ranked(self, state: State) -> list[Alternative]:
        """The legal actions by the seat's lead after the turn, equal ones by lot."""
        values = turn_values(state)
        ranked = [(-value, self._rng.next32(), action) for action, value in values.items()]
        return [Alternative(action, -value, 1) for value, _, action in sorted(ranked)]


def turn_values(state: State) -> dict[int, float]:
    """For every legal action, the lead of the seat to move after the best rest of the turn seen."""
    seat = state.current_player
    after = children(state)
    values = {action: lead(position, seat) for action, position in after.items()}
    left = EVALUATIONS - len(values)
    for action in sorted(values, key=lambda a: (-values[a], a)):
        position = after[action]
        for _ in range(PARTS - 1):
            if position.current_player != seat or left <= 0:
                break
            nexts = list(children(position).values())
            rests = [lead(following, seat) for following in nexts]
            left -= len(rests)
            values[action] = max(rests)
            position = nexts[rests.index(values[action])]
    return values


def lead(state: State, seat: int) -> float:
    """How many points ``seat`` may expect to make more than the others do on average."""
    points = state.evaluate()
    others = sum(points) - points[seat]
    return points[seat] - others / max(1, len(points) - 1)


def children(state: State) -> dict[int, State]:
    """The position after every legal action."""
    after = {action: state.clone() for action in state.legal_actions()}
    for action, position in after.items():
        position.apply(action)
    return after
