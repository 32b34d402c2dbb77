"""What an arena and its worker processes say to each other, a JSON line each; also what is kept."""

from __future__ import annotations

from enum import IntEnum
from typing import Literal

import msgspec

from .schedule import Entry, Options


class Call(IntEnum):
    """What a bot was asked to do."""

    MAKE = 0
    CHOOSE = 1
    WATCH = 2


Reason = Literal["illegal", "no-action", "raised", "timeout", "memory", "died", "retired"]
"""Why a bot was replaced: it chose an illegal action; returned no action at all; raised; exceeded
its time; its memory; ended its process; was not asked any more after too much of that."""


class Mark(msgspec.Struct, frozen=True, array_like=True):
    """The call of a bot that is going on: game, ply (actions before it), seat and what."""

    number: int
    ply: int
    seat: int
    call: int


class Failure(msgspec.Struct, frozen=True, array_like=True):
    """A call that ended a worker process before, and will not be made again."""

    mark: Mark
    reason: Reason


class Setting(msgspec.Struct, frozen=True):
    """What all games of a schedule have in common; ``seconds`` is the deadline of a call."""

    games_from: str
    bots_from: str
    game: str
    players: int
    options: Options
    bots: tuple[str, ...]
    seed: int
    seconds: float


class Job(msgspec.Struct, frozen=True):
    """Play a game; skip the calls that are known to fail."""

    entry: Entry
    failures: tuple[Failure, ...] = ()


class Fallback(msgspec.Struct, frozen=True, array_like=True):
    """A choice made for a bot: when and why."""

    ply: int
    reason: Reason


class SeatResult(msgspec.Struct, frozen=True):
    """How often a seat chose, and the choices made for it."""

    choices: int
    fallbacks: tuple[Fallback, ...] = ()


class Result(msgspec.Struct, frozen=True):
    """How a game went. ``actions`` is a hash of all actions, those of chance included."""

    number: int
    scores: tuple[int, ...]
    returns: tuple[float, ...]
    truncated: bool
    plies: int
    actions: str
    seats: tuple[SeatResult, ...]


class SeatTimes(msgspec.Struct, frozen=True):
    """Seconds that a bot thought, all and at most for one turn, and its turns.

    A turn is all choices of a seat until another seat chooses.
    """

    seconds: float
    turns: int
    longest_turn: float


class Times(msgspec.Struct, frozen=True):
    """How long a game took, in seconds of this machine."""

    number: int
    seconds: float
    seats: tuple[SeatTimes, ...]


class Note(msgspec.Struct, frozen=True):
    """What a bot raised, for the one who wrote it: the first of each seat of a game."""

    number: int
    seat: int
    ply: int
    reason: Reason
    detail: str


class Answer(msgspec.Struct, frozen=True):
    """A game that was played."""

    result: Result
    times: Times
    notes: tuple[Note, ...] = ()
