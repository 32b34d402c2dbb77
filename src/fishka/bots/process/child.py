"""The process that thinks: takes jobs from its standard input until that closes.

A job that overruns is ended by the system's alarm clock, which no bot can hold up. A thread reads
the pipe, so that the process ends with its parent even while a bot thinks.
"""

from __future__ import annotations

import os
import queue
import signal
import sys
import threading
import time
import traceback
from functools import lru_cache
from importlib import import_module
from typing import Any, BinaryIO

import msgspec

from fishka.bots.base import Explainer, Explanation, Hasty
from fishka.core import Game

from .guard import alarm, limit_memory
from .messages import LENGTH_BYTES, Answer, Job, frame

SPARE_SECONDS = 1.0
"""How much later than the parent's deadline the alarm rings: the parent speaks first."""

GAMES_KEPT = 16


def read_jobs(pipe: BinaryIO, jobs: queue.SimpleQueue[Job]) -> None:
    """Put jobs in the queue; end the process when the pipe closes."""
    while True:
        head = pipe.read(LENGTH_BYTES)
        body = pipe.read(int.from_bytes(head, "big")) if len(head) == LENGTH_BYTES else b""
        if not body:
            os._exit(0)
        jobs.put(msgspec.msgpack.decode(body, type=Job))


class Library:
    """The games that this process was asked about; making one takes longer than many a move."""

    def __init__(self, games: Any) -> None:
        self._games = games
        self._made = lru_cache(GAMES_KEPT)(self._make)

    def game(self, job: Job) -> Game:
        """The game that a job is about. Raises ``BadInput``."""
        return self._made(job.game, job.players, tuple(job.options.items()))

    def _make(self, name: str, players: int, options: tuple[tuple[str, str | int], ...]) -> Game:
        game: Game = self._games.game_type(name).game(players, dict(options))
        return game


def think(job: Job, library: Library, bots: Any) -> Answer:
    """The bot's choice. Whatever the bot raises becomes an answer: that is this process's task."""
    try:
        game = library.game(job)
        state = game.from_bytes(job.position)
        bot = bots.make_bot(job.bot, game, job.seed)
        if isinstance(bot, Hasty):
            bot.hurry(max(1, round(1000 * job.within)))
        if job.explain:
            return explained(bot, state)
        action = bot.choose(state)
    except MemoryError:
        return Answer(problem="memory")
    except Exception:  # noqa: BLE001  (reported to the parent, which logs it)
        return Answer(problem=traceback.format_exc(limit=8))
    if isinstance(action, bool) or not isinstance(action, int):
        return Answer(problem=f"the bot returned {type(action).__name__}, not an action")
    return Answer(action)


def explained(bot: Any, state: Any) -> Answer:
    """The bot's choice with its reasons. Raises whatever the bot raises."""
    if not isinstance(bot, Explainer):
        return Answer(problem=f"{type(bot).__name__} does not explain itself")
    encoded = msgspec.msgpack.encode(bot.explain(state))
    explanation = msgspec.msgpack.decode(encoded, type=Explanation)
    if not explanation.line or not explanation.alternatives:
        return Answer(problem="the explanation is empty")
    return Answer(explanation.action, explanation)


def main(games_module: str, bots_module: str, memory: int) -> None:
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    jobs: queue.SimpleQueue[Job] = queue.SimpleQueue()
    threading.Thread(target=read_jobs, args=(sys.stdin.buffer, jobs), daemon=True).start()
    library, bots = Library(import_module(games_module)), import_module(bots_module)
    limit_memory(memory)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers.write(frame(Answer()))
    answers.flush()
    while True:
        job = jobs.get()
        start = time.monotonic()
        with alarm(job.seconds + SPARE_SECONDS):
            answer = think(job, library, bots)
        answer.seconds = time.monotonic() - start
        answers.write(frame(answer))
        answers.flush()
        if answer.problem == "memory":
            os._exit(1)
