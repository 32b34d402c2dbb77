"""What a child process is asked and what it answers: msgpack behind four bytes of length."""

from __future__ import annotations

import msgspec

from fishka.bots.base import Explanation


class Job(msgspec.Struct):
    """Choose an action: game and position, the bot and its seed.

    After ``seconds`` it is given up; a bot that can hurry answers ``within`` so many with what it
    has found. ``explain``: say why too.
    """

    game: str
    players: int
    options: dict[str, str | int]
    position: bytes
    bot: str
    seed: int
    seconds: float
    within: float
    explain: bool = False


class Answer(msgspec.Struct):
    """The bot's action with its reasons where they were asked for, or what went wrong.

    ``seconds`` is how long the child worked on it. A child's first answer says that it is ready.
    Nothing here is checked against the position.
    """

    action: int | None = None
    explanation: Explanation | None = None
    problem: str = ""
    seconds: float = 0.0


LENGTH_BYTES = 4
LONGEST = 1 << 24


def frame(message: Job | Answer) -> bytes:
    """A message as bytes for a pipe."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


def command(games: str, bots: str, memory: int) -> list[str]:
    """Arguments for the interpreter to run a child.

    ``games`` and ``bots`` name modules that are as ``fishka.games`` and ``fishka.bots``.
    """
    return ["-P", "-m", "fishka.bots.process", games, bots, str(memory)]
