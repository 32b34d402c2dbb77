"""The parent's side of a worker process: give it games, take answers, survive its death."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import threading
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import NamedTuple

import msgspec

from fishka.core import FishkaError

from .messages import Answer, Failure, Job, Mark, Reason, Setting
from .schedule import Entry
from .seat import MARK, MEMORY_EXIT, MOST_DEATHS

MIB = 1 << 20


class Limits(NamedTuple):
    """What a bot may use: seconds for one call, bytes of address space for its process."""

    seconds: float = 60.0
    memory: int = 1024 * MIB


DEFAULT_LIMITS = Limits()


class WorkerFailed(FishkaError):
    """A worker process can't do its work, and no bot is to blame."""


class Closed(Exception):
    """The child was stopped while it was asked."""


class Child:
    """A worker process, started when first needed and again after every death.

    When it dies in the call of a bot, the game is played again without that call. An alarm or
    spent memory is the bot's doing at once; any other death must come twice at the same call, so
    that a process that somebody else killed changes nothing.
    """

    def __init__(self, setting: Setting, memory: int) -> None:
        self._setting = setting
        self._memory = memory
        self._marks = tempfile.TemporaryFile()  # noqa: SIM115  (lives as long as this object)
        self._lock = threading.Lock()
        self._closed = False
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int | None:
        """The process, if one runs."""
        return None if self._process is None else self._process.pid

    def play(self, entries: Iterable[Entry]) -> Iterator[Answer]:
        """Play games in order. Raises ``WorkerFailed``, or ``Closed`` after ``stop()``."""
        jobs = deque(Job(entry) for entry in entries)
        deaths, suspect = 0, None
        if self._process is not None:
            self._send_all(jobs)
        while jobs:
            if self._process is None:
                self._start()
                self._send_all(jobs)
            answer = self._read()
            if answer is not None:
                jobs.popleft()
                deaths, suspect = 0, None
                yield answer
                continue
            code, mark = self._bury(jobs[0].entry.number)
            deaths += 1
            if deaths > 2 * self._setting.players * (MOST_DEATHS + 1):
                raise WorkerFailed(
                    "worker-dies", f"the worker process ends (code {code}) whenever it plays game "
                    f"{jobs[0].entry.number}",
                )  # fmt: skip
            reason = _reason(code, certain=mark == suspect)
            suspect = mark
            if mark is not None and reason is not None:
                failures = (*jobs[0].failures, Failure(mark, reason))
                jobs[0] = Job(jobs[0].entry, failures)

    def stop(self) -> None:
        """End the process, and what is being played with it; from any thread."""
        with self._lock:
            self._closed = True
            if self._process is not None:
                self._process.kill()

    def close(self) -> None:
        """End the process and free what it used; from the thread that plays."""
        self.stop()
        if self._process is not None:
            with suppress(Closed):
                self._bury(-1)
        self._marks.close()

    def _start(self) -> None:
        """A fresh process. Raises ``WorkerFailed``."""
        os.pwrite(self._marks.fileno(), MARK.pack(-1, -1, -1, -1), 0)
        command = [
            sys.executable, "-P", "-m", "fishka.arena.worker",
            str(self._memory), str(self._marks.fileno()),
        ]  # fmt: skip
        with tempfile.TemporaryFile() as errors:
            with self._lock:
                if self._closed:
                    raise Closed
                self._process = subprocess.Popen(
                    command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=errors,
                    pass_fds=(self._marks.fileno(),),
                    process_group=0,  # Ctrl-C is for the parent
                )
            self._send(self._setting)
            assert self._process.stdout is not None
            if self._process.stdout.readline() != b"ready\n":
                code, _ = self._bury(-1)
                errors.seek(0)
                told = errors.read().decode(errors="replace").strip().splitlines() or ["no word"]
                raise WorkerFailed(
                    "worker-fails", f"the worker process did not start (code {code}): {told[-1]}"
                )

    def _send_all(self, jobs: Iterable[Job]) -> None:
        for job in jobs:
            self._send(job)

    def _send(self, message: Setting | Job) -> None:
        """A line to the process; if it is dead, reading will tell."""
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(msgspec.json.encode(message) + b"\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            return

    def _read(self) -> Answer | None:
        """The next answer; None if the process died."""
        assert self._process is not None
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        return msgspec.json.decode(line, type=Answer) if line.endswith(b"\n") else None

    def _bury(self, number: int) -> tuple[int, Mark | None]:
        """The exit code of the dead process, and the call of game ``number`` it died in."""
        process = self._process
        assert process is not None
        process.kill()
        code = process.wait()
        for pipe in (process.stdin, process.stdout):
            assert pipe is not None
            with suppress(BrokenPipeError):
                pipe.close()
        with self._lock:
            self._process = None
            if self._closed:
                raise Closed
        mark = Mark(*MARK.unpack(os.pread(self._marks.fileno(), MARK.size, 0)))
        return code, mark if mark.number == number else None


def _reason(code: int, *, certain: bool) -> Reason | None:
    """Why a process with this exit code ended; None if it may not have been the bot."""
    if code == -signal.SIGALRM:
        return "timeout"
    if code == MEMORY_EXIT:
        return "memory"
    return "died" if certain else None
