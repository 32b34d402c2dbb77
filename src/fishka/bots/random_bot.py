"""The bot that plays any legal action."""

from __future__ import annotations

from fishka.core import Rng, State


class RandomBot:
    """Uniform over the legal actions; the same seed plays the same game."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, state: State) -> int:
        actions = state.legal_actions()
        return actions[self._rng.below(len(actions))]
