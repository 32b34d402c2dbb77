"""What can be done at a table. Every change is stored before anyone sees it.

authenticate → the table's lock → the key, if it was done before → base version → engine → commit →
broadcast → answer. All functions here raise ``NotNow`` or ``IllegalAction``, and then nothing has
changed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import NamedTuple, NoReturn

from fishka.bots import fallback
from fishka.core import CHANCE, Dealer, FishkaError
from fishka.server.logs import facts
from fishka.server.store.rows import BOT_FALLBACK

from .errors import NotNow
from .table import Table
from .tables import Tables

log = logging.getLogger("fishka.play")

WORDS = {
    "not-seated": "you have no seat at this table",
    "not-started": "the game has not started: a seat is free",
    "game-over": "the game is over",
    "stale": "this was for a version that is past",
    "turn-open": "the last turn has not been ended yet",
    "turn-not-open": "there is no turn to end",
    "not-your-turn": "it is not your turn",
    "key-reused": "this key was used for something else",
    "undo-nothing": "you have done nothing that could be taken back",
    "undo-chance": "chance has acted since; the others can allow a takeback",
    "undo-other": "another player has acted since; he can allow a takeback",
    "takeback-pending": "a takeback is being asked for already",
    "no-takeback": "nobody asks for a takeback",
    "takeback-own": "the others answer this, not the one who asks",
    "hint-rated": "this table is rated: there are no hints",
    "hint-pending": "a hint is being worked out already",
    "hint-failed": "the bot found no hint",
}


class Sent(NamedTuple):
    """Who sent it, its key, the version it is for, and what it asks in one word."""

    guest: str | None
    key: str
    base: int
    asked: str


class Outcome(NamedTuple):
    """Done at ``version``, or refused while the table was there."""

    version: int
    refused: FishkaError | None = None


Work = Callable[[Table, list[int]], Coroutine[object, object, None]]


def refuse(code: str) -> NoReturn:
    raise NotNow(code, WORDS[code])


class Play:
    """The moves of all tables."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._running: set[asyncio.Task[Outcome]] = set()

    async def act(self, table_id: str, sent: Sent, action: int) -> Outcome:
        """Do an action for the seat to move."""

        async def work(table: Table, mine: list[int]) -> None:
            if table.turn_open:
                refuse("turn-open")
            if table.mover not in mine:
                refuse("not-your-turn")
            await self._act(table, "act", action, sent)

        return await self._do(table_id, sent, work)

    async def undo(self, table_id: str, sent: Sent, whole_turn: bool) -> Outcome:
        """Take back the last step, or all of one's turn."""

        async def work(table: Table, mine: list[int]) -> None:
            count, reason = table.undoable(mine)
            if not count:
                refuse(reason)
            seat = table.match.steps[-1].player
            await self._rewind(table, "undo", seat, count if whole_turn else 1, sent)

        return await self._do(table_id, sent, work)

    async def end_turn(self, table_id: str, sent: Sent) -> Outcome:
        """Where the table asks for it: the turn is over, and chance acts."""

        async def work(table: Table, mine: list[int]) -> None:
            if not table.turn_open:
                refuse("turn-not-open")
            seat = table.match.steps[-1].player
            if seat not in mine:
                refuse("not-your-turn")
            kept = len(table.match.steps)
            table.dirty = True
            dealt = _deal(table)
            await self._commit(table, "end", seat, kept, dealt, sent)

        return await self._do(table_id, sent, work)

    async def ask_takeback(self, table_id: str, sent: Sent) -> Outcome:
        """Ask to take back one's last turn; where nobody else plays, it is done at once."""

        async def work(table: Table, mine: list[int]) -> None:
            steps = table.match.steps
            if table.asking is not None:
                refuse("takeback-pending")
            if not any(step.player in mine for step in steps):
                refuse("undo-nothing")
            seat = next(step.player for step in reversed(steps) if step.player in mine)
            free, _ = table.undoable(mine)
            if free or not table.others_than(mine):
                await self._rewind(table, "takeback", seat, table.last_turn(seat), sent)
            else:
                await self._keep(table, "ask", seat, sent)

        return await self._do(table_id, sent, work)

    async def answer_takeback(self, table_id: str, sent: Sent, accept: bool) -> Outcome:
        """Allow or refuse it. All other people must agree; who asked may withdraw."""

        async def work(table: Table, mine: list[int]) -> None:
            asking = table.asking
            if asking is None:
                refuse("no-takeback")
            if not accept:
                await self._keep(table, "decline", mine[0], sent)
                return
            if asking.seat in mine:
                refuse("takeback-own")
            needed = set(table.others_than([asking.seat])) - asking.accepted - set(mine)
            agreed = {table.seats[seat].guest for seat in asking.accepted}
            if any(table.seats[seat].guest not in agreed for seat in needed):
                await self._keep(table, "accept", mine[0], sent)
            else:
                count = table.last_turn(asking.seat)
                await self._rewind(table, "takeback", asking.seat, count, sent)

        return await self._do(table_id, sent, work)

    async def bot_move(self, table_id: str, version: int, action: int | None, problem: str) -> None:
        """Play what a bot chose at ``version``, or a legal fallback if that can't be played."""
        async with self._tables.opened(table_id) as table:
            seat = table.bot_to_move
            if table.version != version or seat is None:
                return
            state = table.match.state
            if action is not None and action not in state.legal_actions():
                problem = f"not legal: {action}"
            if action is None or problem:
                log.warning(
                    "a bot failed",
                    extra=facts(
                        game=table_id, seat=seat.number, version=version, bot=seat.bot,
                        problem=problem,
                    ),
                )  # fmt: skip
                instead = fallback(state, bot_seed(table_id, version))
                await self._act(table, BOT_FALLBACK, instead, None)
            else:
                await self._act(table, "bot", action, None)

    async def finish(self) -> None:
        """Wait for the moves that are being stored."""
        if self._running:
            await asyncio.wait(self._running)

    # -- the way of every move -------------------------------------------------------------------

    async def _do(self, table_id: str, sent: Sent, work: Work) -> Outcome:
        """Run ``work`` under the lock, to its end even if the one who asked is gone."""
        task = asyncio.create_task(self._locked(table_id, sent, work))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def _locked(self, table_id: str, sent: Sent, work: Work) -> Outcome:
        async with self._tables.opened(table_id) as table:
            version = table.version
            try:
                done = self._done_before(table, sent)
                if done is not None:
                    return Outcome(done)
                mine = table.seats_of(sent.guest)
                if not mine:
                    refuse("not-seated")
                if not table.is_playing:
                    refuse("game-over" if table.is_over else "not-started")
                if sent.base != table.version:
                    refuse("stale")
                await work(table, mine)
            except FishkaError as error:
                return Outcome(version if table.dirty else table.version, error)
            return Outcome(table.version)

    @staticmethod
    def _done_before(table: Table, sent: Sent) -> int | None:
        known = table.keys.get(sent.key)
        if known is None:
            return None
        version, asked = known
        if asked != _asked(sent):
            refuse("key-reused")
        return version

    async def _act(self, table: Table, kind: str, action: int, sent: Sent | None) -> None:
        match = table.match
        seat, kept = match.state.current_player, len(match.steps)
        dirty, table.dirty = table.dirty, True
        try:
            match.play(action)
        except FishkaError:
            table.dirty = dirty
            raise
        ends = table.row.end_turn == "auto" or kind != "act"
        dealt = _deal(table) if ends and match.state.current_player == CHANCE else []
        await self._commit(table, kind, seat, kept, [action, *dealt], sent)

    async def _rewind(self, table: Table, kind: str, seat: int, count: int, sent: Sent) -> None:
        match = table.match.rewound(count)
        table.dirty = True
        table.match = match
        await self._commit(table, kind, seat, len(match.steps), [], sent)

    async def _keep(self, table: Table, kind: str, seat: int, sent: Sent) -> None:
        table.dirty = True
        await self._commit(table, kind, seat, len(table.match.steps), [], sent)

    async def _commit(
        self, table: Table, kind: str, seat: int, kept: int, actions: list[int], sent: Sent | None
    ) -> None:
        key, asked = (sent.key, _asked(sent)) if sent else (None, "")
        await self._tables.commit(table, kind, seat, kept, actions, key, asked)


def _deal(table: Table) -> list[int]:
    return [step.action for step in table.match.deal(Dealer(table.row.secret))]


def _asked(sent: Sent) -> str:
    return f"{sent.guest} {sent.base} {sent.asked}"


def bot_seed(table_id: str, version: int) -> int:
    """A seed that is the same when the move is thought about again."""
    return int.from_bytes(f"{table_id}{version}".encode()[-8:], "big")
