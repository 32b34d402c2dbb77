"""Bots that misbehave, and one that listens, beside the real ones."""

from __future__ import annotations

import os
import signal
import time

from fishka import bots
from fishka.bots import Bot, Spec
from fishka.core import Game, State

NAMES = (
    "illegal", "raises", "sleeps", "loops", "eats", "exits", "text",
    "never-made", "deaf", "dies-hearing", "spoils", "listens", "prints", "leaves",
)  # fmt: skip


class Bad:
    """Plays its first legal action, except at every choice where it fails by its name."""

    def __init__(self, name: str) -> None:
        if name == "never-made":
            raise RuntimeError("no")
        self.name = name

    def choose(self, state: State) -> int:
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
            case "text":
                return "one"  # type: ignore[return-value]
            case "leaves":
                raise SystemExit(0)
            case "prints":
                print("me me me", flush=True)
                os.write(1, b'{"result": "I win"}\n')
            case "spoils":
                for _ in range(3):
                    if state.current_player >= 0:
                        state.apply(state.legal_actions()[0])
                return 1
        return state.legal_actions()[0]


class Listener(Bad):
    """Fails unless it was told exactly what was played before its choice."""

    def __init__(self, name: str, game: Game) -> None:
        super().__init__(name)
        self.state = game.new_state()

    def played(self, action: int) -> None:
        if self.name == "deaf":
            raise RuntimeError("what?")
        if self.name == "dies-hearing":
            os.kill(os.getpid(), signal.SIGKILL)
        self.state.apply(action)

    def choose(self, state: State) -> int:
        assert self.state == state
        return state.legal_actions()[0]


def bot_names(game: str) -> list[str]:
    return [*bots.bot_names(game), *NAMES]


def parse_spec(spec: str, game: str) -> Spec:
    return Spec(spec, {}) if spec in NAMES else bots.parse_spec(spec, game)


def make_bot(spec: str, game: Game, seed: int) -> Bot:
    if spec not in NAMES:
        return bots.make_bot(spec, game, seed)
    listens = spec in {"deaf", "dies-hearing", "listens"}
    return Listener(spec, game) if listens else Bad(spec)
