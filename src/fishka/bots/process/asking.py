"""One child process for a caller that waits for the answer."""

from __future__ import annotations

import selectors
import subprocess
import sys
import time
from contextlib import suppress

import msgspec

from .messages import LENGTH_BYTES, LONGEST, Answer, Job, command, frame

START_SECONDS = 30.0
"""How long a new process may take to import the games."""
MEMORY = 1 << 30
"""Bytes of address space that a child has if nothing else is said."""


class Child:
    """A child that is started when first asked, and anew after it was ended."""

    def __init__(
        self, games: str = "fishka.games", bots: str = "fishka.bots", memory: int = MEMORY
    ) -> None:
        self._command = [sys.executable, *command(games, bots, memory)]
        self._process: subprocess.Popen[bytes] | None = None

    def ask(self, job: Job) -> Answer:
        """The bot's answer; a bot that stalls or kills its process is a problem, never an error."""
        try:
            process = self._process or self._start()
            _write(process, frame(job))
            answer = _read(process, job.seconds)
        except TimeoutError:
            answer = Answer(problem=f"no answer in {job.seconds:g} s")
        except (OSError, EOFError, msgspec.MsgspecError) as error:
            answer = Answer(problem=f"the child died: {type(error).__name__}")
        except BaseException:
            self.close()
            raise
        else:
            if answer.problem != "memory":
                return answer
        self.close()
        return answer

    def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        assert process.stdout is not None
        process.kill()
        with suppress(OSError):
            process.stdin.close()
        process.stdout.close()
        process.wait()

    def _start(self) -> subprocess.Popen[bytes]:
        process = self._process = subprocess.Popen(
            self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
        )
        _read(process, START_SECONDS)
        return process


def _write(process: subprocess.Popen[bytes], message: bytes) -> None:
    assert process.stdin is not None
    process.stdin.write(message)


def _read(process: subprocess.Popen[bytes], seconds: float) -> Answer:
    """The next answer. Raises ``TimeoutError``, or ``EOFError`` where the process has ended."""
    assert process.stdout is not None
    end = time.monotonic() + seconds
    found = b""
    wanted = LENGTH_BYTES
    with selectors.DefaultSelector() as selector:
        selector.register(process.stdout, selectors.EVENT_READ)
        while len(found) < wanted:
            if not selector.select(max(0.0, end - time.monotonic())):
                raise TimeoutError
            part = process.stdout.read(wanted - len(found))
            if not part:
                raise EOFError
            found += part
            if len(found) == LENGTH_BYTES == wanted:
                wanted += int.from_bytes(found, "big")
                if wanted > LONGEST:
                    raise EOFError
    return msgspec.msgpack.decode(found[LENGTH_BYTES:], type=Answer)
