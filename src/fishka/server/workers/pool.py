"""A small pool of worker processes, started when first needed."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec

from fishka.bots.process.asking import START_SECONDS
from fishka.bots.process.messages import LENGTH_BYTES, LONGEST, Answer, Job, command, frame


class BotPool:
    """Runs jobs in at most ``size`` processes, each with ``memory`` bytes of address space."""

    def __init__(self, games: str, bots: str, size: int, memory: int) -> None:
        self._command = [sys.executable, *command(games, bots, memory)]
        self._free = asyncio.Semaphore(size)
        self._idle: list[Process] = []
        self._all: set[Process] = set()

    async def choose(self, job: Job) -> Answer:
        """The bot's answer; a bot that stalls or kills its process is a problem, never an error."""
        async with self._free:
            process = self._idle.pop() if self._idle else None
            try:
                if process is None:
                    process = await self._start()
                answer = await _ask(process, job)
            except TimeoutError:
                answer = Answer(problem=f"no answer in {job.seconds:g} s")
            except (OSError, EOFError, msgspec.MsgspecError) as error:
                answer = Answer(problem=f"the worker died: {type(error).__name__}")
            except BaseException:
                await self._end(process)
                raise
            else:
                if answer.problem != "memory" and process.returncode is None:
                    self._idle.append(process)
                    return answer
            await self._end(process)
            return answer

    async def close(self) -> None:
        """End all processes."""
        self._idle.clear()
        for process in list(self._all):
            await self._end(process)

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE)
        self._all.add(process)
        try:
            async with asyncio.timeout(START_SECONDS):
                await _read(process)
        except BaseException:
            await self._end(process)
            raise
        return process

    async def _end(self, process: Process | None) -> None:
        if process is None:
            return
        self._all.discard(process)
        with suppress(ProcessLookupError):
            process.kill()
        assert process.stdin is not None
        process.stdin.close()
        await process.wait()


async def _ask(process: Process, job: Job) -> Answer:
    assert process.stdin is not None
    async with asyncio.timeout(job.seconds):
        process.stdin.write(frame(job))
        await process.stdin.drain()
        return await _read(process)


async def _read(process: Process) -> Answer:
    assert process.stdout is not None
    length = int.from_bytes(await process.stdout.readexactly(LENGTH_BYTES), "big")
    if length > LONGEST:
        raise EOFError
    return msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Answer)
