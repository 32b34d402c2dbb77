"""The bot that takes the best turn it sees, one turn ahead."""

from __future__ import annotations

from fishka.core import Rng, State

EVALUATIONS = 300
"""About how many positions are evaluated for one choice; the first level is never cut."""
PARTS = 4
"""How many parts of a turn are looked at."""


class GreedyBot:
    """Tries whole turns and takes one with the best ``evaluate()`` for the seat to move.

    A turn of several parts is followed part by part while the same seat is to move, best first,
    until the budget of evaluations is used. Equal turns are drawn by lot from ``seed``.
    """

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, state: State) -> int:
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        values = look_ahead(state, state.current_player, EVALUATIONS, PARTS)
        best = max(values.values())
        ties = [action for action, value in values.items() if value == best]
        return ties[self._rng.below(len(ties))]


def look_ahead(state: State, seat: int, budget: int, parts: int) -> dict[int, float]:
    """For every legal action, the value to ``seat`` of the best rest of the turn seen."""
    after = {action: state.clone() for action in state.legal_actions()}
    values: dict[int, float] = {}
    for action, position in after.items():
        position.apply(action)
        values[action] = position.evaluate()[seat]
    budget -= len(values)
    if parts <= 1:
        return values
    for action in sorted(values, key=lambda a: (-values[a], a)):
        position = after[action]
        if position.current_player != seat:
            continue
        if budget <= 0:
            break
        rest = look_ahead(position, seat, 0, parts - 1)
        budget -= len(rest)
        values[action] = max(rest.values())
    return values
