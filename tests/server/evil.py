"""Bots that misbehave, beside the real ones."""

from __future__ import annotations

from fishka import bots
from fishka.bots import Alternative, Bot, Explanation, Spec
from fishka.core import Game, State

NAMES = ["illegal", "raises", "sleeps", "loops", "eats", "exits", "text"]


class Evil:
    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, state: State) -> int:
        import os
        import time

        match self.name:
            case "illegal":
                return 999
            case "raises":
                raise RuntimeError("I can't")
            case "sleeps":
                time.sleep(600)
            case "loops":
                while True:
                    pass
            case "eats":
                return len(bytearray(2 << 30))
            case "exits":
                os._exit(3)
        return "one"  # type: ignore[return-value]

    def explain(self, state: State) -> Explanation:
        action = self.choose(state)
        return Explanation("share", (action,), (Alternative(action, 0.5, 1),))


strongest = bots.strongest


def bot_names(game: str) -> list[str]:
    return [*bots.bot_names(game), *NAMES]


def parse_spec(spec: str, game: str) -> Spec:
    return Spec(spec, {}) if spec in NAMES else bots.parse_spec(spec, game)


def make_bot(spec: str, game: Game, seed: int) -> Bot:
    return Evil(spec) if spec in NAMES else bots.make_bot(spec, game, seed)
