"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from fishka.core import State


class Bot(Protocol):
    """Chooses for the seat to move."""

    def choose(self, state: State) -> int:
        """A legal action of ``state``, which stays as it is (clone it to look ahead)."""
