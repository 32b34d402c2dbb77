"""Hints: what the strongest bot of a game would do, asked in the processes of the bots."""

from __future__ import annotations

import asyncio
import logging

from fishka.bots import Advice, advice
from fishka.bots.pace import TURN_SECONDS
from fishka.bots.process.messages import Answer, Job
from fishka.core import BadInput
from fishka.server.logs import facts
from fishka.server.settings import Settings
from fishka.server.workers.pool import BotPool

from .play import bot_seed, refuse
from .table import Table
from .tables import Tables

log = logging.getLogger("fishka.hints")


class Hints:
    """Hints at all tables; they take half of the processes, so that bots never wait for them."""

    def __init__(self, tables: Tables, pool: BotPool, settings: Settings) -> None:
        self._tables = tables
        self._pool = pool
        self._deadline = settings.bot_deadline
        self._free = asyncio.Semaphore(max(1, settings.bot_workers // 2))

    async def hint(self, table_id: str, guest: str | None, base: int) -> Advice:
        """What the one who acts for ``guest`` could do at version ``base``.

        Raises ``NotNow``: it is not his turn, the table is rated, it has moved on meanwhile, or
        the bot failed.
        """
        async with self._free:
            async with self._tables.opened(table_id) as table:
                _check(table, guest, base)
                game = table.game
                job = Job(
                    game.name, game.players, game.options, table.match.state.to_bytes(),
                    self._tables.bots.strongest(game.name), bot_seed(table_id, base),
                    self._deadline, min(TURN_SECONDS, self._deadline / 2), explain=True,
                )  # fmt: skip
            answer = await self._pool.choose(job)
            async with self._tables.opened(table_id) as table:
                _check(table, guest, base)
                try:
                    return _advised(table, answer)
                except BadInput as error:
                    what = facts(game=table_id, version=base, bot=job.bot, problem=str(error))
                    log.warning("a hint failed", extra=what)
                    refuse("hint-failed")


def _advised(table: Table, answer: Answer) -> Advice:
    """The answer in the words of the game. Raises ``BadInput`` if it is none."""
    if answer.explanation is None:
        raise BadInput("no-explanation", answer.problem)
    return advice(table.game, table.match.state, answer.explanation)


def _check(table: Table, guest: str | None, base: int) -> None:
    if base != table.version:
        refuse("stale")
    if table.mover not in table.seats_of(guest):
        refuse("not-your-turn")
    if table.row.rated:
        refuse("hint-rated")
