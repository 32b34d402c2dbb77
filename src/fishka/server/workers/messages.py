"""What server and worker process say to each other: msgpack behind four bytes of length."""

from __future__ import annotations

import msgspec


class Job(msgspec.Struct):
    """Choose an action: game and position, the bot, its seed, and the seconds it has."""

    game: str
    players: int
    options: dict[str, str | int]
    position: bytes
    bot: str
    seed: int
    seconds: float


class Answer(msgspec.Struct):
    """The bot's action, or what went wrong. A worker's first answer says that it is ready."""

    action: int | None = None
    problem: str = ""


LENGTH_BYTES = 4
LONGEST = 1 << 24


def frame(message: Job | Answer) -> bytes:
    """A message as bytes for a pipe."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body
