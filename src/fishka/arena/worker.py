"""The worker process: plays whole games, a line of JSON each, until its standard input closes.

    python -m fishka.arena.worker MEMORY MARK_FILE

The first line is the ``Setting``, each further one a ``Job``; the answer to each is a line. A
thread reads, so that the process ends with its parent even while a bot thinks.
"""

from __future__ import annotations

import hashlib
import os
import queue
import sys
import threading
import time
from collections.abc import Callable
from importlib import import_module
from typing import BinaryIO

import msgspec

from fishka.bots import Bot
from fishka.bots.process.guard import limit_memory
from fishka.core import Dealer, Game, Match

from .messages import Answer, Job, Result, Setting, Times
from .schedule import Entry, bot_seed
from .seat import Guard, Seat


class Table:
    """Plays the games of one setting."""

    def __init__(self, setting: Setting, mark_file: int) -> None:
        games, self._bots = import_module(setting.games_from), import_module(setting.bots_from)
        self._setting = setting
        self._game: Game = games.game_type(setting.game).game(setting.players, setting.options)
        self._guard = Guard(mark_file, setting.seconds)

    def play(self, job: Job) -> Answer:
        """Play a game to its end."""
        started = time.perf_counter()
        match, dealer = Match(self._game), Dealer(job.entry.secret)
        seats = self._seats(job)
        told, turn = 0, -1
        while True:
            match.deal(dealer)
            told = _tell(match, seats, told)
            player = match.state.current_player
            if player < 0:
                break
            match.play(seats[player].choose(match, new_turn=player != turn))
            turn = player
            told = _tell(match, seats, told)
        return Answer(
            _result(job.entry.number, match, seats),
            Times(
                job.entry.number,
                round(time.perf_counter() - started, 4),
                tuple(seat.times for seat in seats),
            ),
            tuple(note for seat in seats for note in seat.notes),
        )

    def _seats(self, job: Job) -> list[Seat]:
        entry = job.entry
        known = {failure.mark: failure.reason for failure in job.failures}
        return [
            Seat(
                entry.number,
                seat,
                bot_seed(self._setting.seed, entry.number, seat),
                self._maker(entry, seat),
                self._guard,
                known,
            )
            for seat in range(self._game.players)
        ]

    def _maker(self, entry: Entry, seat: int) -> Callable[[int], Bot]:
        spec = self._setting.bots[entry.seats[seat]]

        def make(seed: int) -> Bot:
            bot: Bot = self._bots.make_bot(spec, self._game, seed)
            return bot

        return make


def _tell(match: Match, seats: list[Seat], told: int) -> int:
    """Tell every bot the actions since ``told``; how many there are now."""
    for ply in range(told, len(match.steps)):
        for seat in seats:
            seat.watch(ply, match.steps[ply].action)
    return len(match.steps)


def _result(number: int, match: Match, seats: list[Seat]) -> Result:
    actions = ",".join(map(str, match.actions)).encode()
    return Result(
        number,
        tuple(match.state.scores),
        tuple(match.state.returns()),
        match.state.is_truncated,
        len(match.steps),
        hashlib.blake2b(actions, digest_size=8).hexdigest(),
        tuple(seat.result for seat in seats),
    )


def _read_lines(pipe: BinaryIO, lines: queue.SimpleQueue[bytes]) -> None:
    """Put lines in the queue; end the process when the pipe closes."""
    for line in pipe:
        lines.put(line)
    os._exit(0)


def main(memory: int, mark_file: int) -> None:
    jobs = os.fdopen(os.dup(sys.stdin.fileno()), "rb")
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, sys.stdin.fileno())
    os.dup2(nowhere, sys.stdout.fileno())
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_read_lines, args=(jobs, lines), daemon=True).start()
    table = Table(msgspec.json.decode(lines.get(), type=Setting), mark_file)
    limit_memory(memory)
    answers.write(b"ready\n")
    answers.flush()
    os.dup2(nowhere, sys.stderr.fileno())  # what bots print is nobody's
    while True:
        answer = table.play(msgspec.json.decode(lines.get(), type=Job))
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
