"""Bots that sit at tables: whenever one is to move, it is asked in a worker process."""

from __future__ import annotations

import asyncio
import logging

from fishka.bots.pace import Pace
from fishka.bots.process.messages import Job
from fishka.core import FishkaError
from fishka.server.logs import facts
from fishka.server.settings import Settings
from fishka.server.workers.pool import BotPool

from .errors import NotNow, NotStored
from .play import Play, bot_seed
from .table import Table
from .tables import Tables

log = logging.getLogger("fishka.bots")

LONGEST_PAUSE = 60.0
"""Between tries while the database refuses, seconds."""


class Bots:
    """One task for every table where a bot is to move."""

    def __init__(self, tables: Tables, play: Play, pool: BotPool, settings: Settings) -> None:
        self._tables = tables
        self._play = play
        self._pool = pool
        self._pause = settings.bot_pause
        self._deadline = settings.bot_deadline
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def poke(self, table: Table) -> None:
        """Something changed at ``table``: let its bot move if it is to."""
        table_id = table.row.id
        if table.bot_to_move is not None and table_id not in self._tasks:
            task = asyncio.create_task(self._run(table_id), name=f"bot at {table_id}")
            self._tasks[table_id] = task
            task.add_done_callback(lambda done: self._ended(table_id, done))

    async def resume(self) -> None:
        """Continue the games that stopped at a bot's turn."""
        for table_id in await self._tables.with_bot_to_move():
            try:
                async with self._tables.opened(table_id) as table:
                    self.poke(table)
            except FishkaError as error:
                log.warning("a bot can't play on", extra=facts(game=table_id, code=error.code))

    async def close(self) -> None:
        """Stop all bots."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    async def _run(self, table_id: str) -> None:
        pause, pace = self._pause, Pace()
        while True:
            await asyncio.sleep(pause)
            async with self._tables.opened(table_id) as table:
                seat, version = table.bot_to_move, table.version
                if seat is None:
                    del self._tasks[table_id]
                    return
                game = table.game
                job = Job(
                    game.name, game.players, game.options, table.match.state.to_bytes(),
                    seat.bot, bot_seed(table_id, version), self._deadline,
                    pace.within(seat.bot, table.match, self._deadline),
                )  # fmt: skip
            answer = await self._pool.choose(job)
            pace.took(answer.seconds)
            try:
                await self._play.bot_move(table_id, version, answer.action, answer.problem)
                pause = self._pause
            except NotNow:
                log.info("another process played here", extra=facts(game=table_id))
            except NotStored:
                pause = min(2 * pause + 1, LONGEST_PAUSE)

    def _ended(self, table_id: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(table_id) is task:
            del self._tasks[table_id]
        if task.cancelled():
            return
        error = task.exception()
        if error is not None:
            log.error("a bot's table failed", exc_info=error, extra=facts(game=table_id))
