"""The worker process: takes jobs from its standard input until that closes.

    python -m fishka.server.workers.child GAMES BOTS MEMORY

A job that overruns is ended by the system's alarm clock, which no bot can hold up. A thread reads
the pipe, so that the process ends with the server even while a bot thinks.
"""

from __future__ import annotations

import os
import queue
import resource
import signal
import sys
import threading
import traceback
from importlib import import_module
from typing import Any, BinaryIO

import msgspec

from .messages import LENGTH_BYTES, Answer, Job, frame

SPARE_SECONDS = 1.0
"""How much later than the server's deadline the alarm rings: the server speaks first."""


def read_jobs(pipe: BinaryIO, jobs: queue.SimpleQueue[Job]) -> None:
    """Put jobs in the queue; end the process when the pipe closes."""
    while True:
        head = pipe.read(LENGTH_BYTES)
        body = pipe.read(int.from_bytes(head, "big")) if len(head) == LENGTH_BYTES else b""
        if not body:
            os._exit(0)
        jobs.put(msgspec.msgpack.decode(body, type=Job))


def think(job: Job, games: Any, bots: Any) -> Answer:
    """The bot's choice. Whatever the bot raises becomes an answer: that is this process's task."""
    try:
        game = games.game_type(job.game).game(job.players, job.options)
        state = game.from_bytes(job.position)
        action = bots.make_bot(job.bot, game, job.seed).choose(state)
    except MemoryError:
        return Answer(problem="memory")
    except Exception:  # noqa: BLE001  (reported to the server, which logs it)
        return Answer(problem=traceback.format_exc(limit=8))
    if isinstance(action, bool) or not isinstance(action, int):
        return Answer(problem=f"the bot returned {type(action).__name__}, not an action")
    return Answer(action)


def main(games_module: str, bots_module: str, memory: int) -> None:
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    jobs: queue.SimpleQueue[Job] = queue.SimpleQueue()
    threading.Thread(target=read_jobs, args=(sys.stdin.buffer, jobs), daemon=True).start()
    games, bots = import_module(games_module), import_module(bots_module)
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers.write(frame(Answer()))
    answers.flush()
    while True:
        job = jobs.get()
        signal.setitimer(signal.ITIMER_REAL, job.seconds + SPARE_SECONDS)
        answer = think(job, games, bots)
        signal.setitimer(signal.ITIMER_REAL, 0)
        answers.write(frame(answer))
        answers.flush()
        if answer.problem == "memory":
            os._exit(1)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
