"""What is played for a bot that can't."""

from __future__ import annotations

from fishka.core import Rng, State


def fallback(state: State, seed: int) -> int:
    """A legal action, drawn by lot; the same for the same position and seed."""
    legal = state.legal_actions()
    return legal[Rng(seed).below(len(legal))]
