"""All tables: making, finding and joining them, and storing what changes at them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from fishka.core import BadInput, Dealer, Game, GameType, Record
from fishka.server.logs import facts
from fishka.server.settings import Settings
from fishka.server.store import rows
from fishka.server.store.database import Database
from fishka.server.store.rows import ActionRow, GameRow, SeatRow, StoredTable, TableHead

from .errors import Conflict, NotFound, NotNow, NotStored
from .guests import Guest, bot_name, clean_name, clean_title
from .table import Table

log = logging.getLogger("fishka.tables")

Work = Callable[[AsyncConnection], Awaitable[None]]
"""Something to store within a transaction."""

ID_BYTES = 9
"""A table's id has 72 random bits in 12 characters."""


@dataclass(frozen=True)
class Wanted:
    """A table as it is asked for; ``seats`` as (kind, name, bot)."""

    game: str
    options: Mapping[str, object]
    seats: Sequence[tuple[str, str, str]]
    title: str = ""
    end_turn: str = "auto"
    rated: bool = False
    position: dict[str, Any] | None = None


class Tables:
    """The tables of one database. Those in memory are a cache."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.database = database
        self.games = import_module(settings.games)
        self.bots = import_module(settings.bots)
        self._limit = settings.tables_in_memory
        self._cached: OrderedDict[str, Table] = OrderedDict()
        self._loading = asyncio.Lock()
        self.changed: Callable[[Table], None] = lambda _table: None
        """Called after every change that is stored; the bots listen here."""

    def game_type(self, name: str) -> GameType:
        """A game by name. Raises ``BadInput``."""
        found = self.games.game_type(name)
        assert isinstance(found, GameType)
        return found

    # -- making --------------------------------------------------------------------------------

    async def create(self, guest: Guest, wanted: Wanted) -> str:
        """Make a table; it starts at once if it waits for nobody. Its id. Raises ``BadInput``."""
        kind = self.game_type(wanted.game)
        game = kind.game(len(wanted.seats), wanted.options)
        seats = [self._seat(game, guest, index, *seat) for index, seat in enumerate(wanted.seats)]
        secret = Dealer.new_secret()
        row = GameRow(
            secrets.token_urlsafe(ID_BYTES), wanted.game, kind.rules_version, dict(game.options),
            _checked_position(game, wanted.position), clean_title(wanted.title), wanted.end_turn,
            wanted.rated, "open", -1, guest.id, secret, Dealer(secret).commitment, rows.now(),
        )  # fmt: skip
        table = Table(game, StoredTable(row, seats, []))

        async def add(db: AsyncConnection) -> None:
            await rows.add_table(db, row, seats)

        if _is_full(table):
            await self._start(table, add)
        else:
            async with self.database.write() as db:
                await add(db)
        log.info("table made", extra=facts(game=row.id, kind=row.game, seats=len(seats)))
        return row.id

    def _seat(
        self, game: Game, guest: Guest, index: int, kind: str, name: str, bot: str
    ) -> SeatRow:
        if kind == "link":
            return SeatRow(index, kind, "", "", None)
        if kind == "bot":
            self.bots.parse_spec(bot, game.name)
            return SeatRow(index, kind, clean_name(name or bot_name(bot)), bot, None)
        if kind not in {"me", "device"}:
            raise BadInput("bad-seat", f"there is no kind of seat {kind!r}", {"kind": kind})
        if kind == "me":
            name = name or guest.name
        if not name.strip():
            raise BadInput("name-needed", f"seat {index + 1} needs a name", {"seat": index + 1})
        return SeatRow(index, kind, clean_name(name), "", guest.id)

    async def join(self, guest: Guest, table_id: str, name: str, index: int | None) -> None:
        """Take the first free seat, or the one named. Raises ``Conflict`` and ``BadInput``."""
        name = clean_name(name)
        async with self.opened(table_id) as table:
            if table.seats_of(guest.id):
                raise Conflict("already-seated", "you sit at this table already")
            free = [s.number for s in table.seats if s.kind == "link" and s.guest is None]
            if not free:
                raise Conflict("table-full", "every seat at this table is taken")
            if index is not None and index not in free:
                raise Conflict("seat-taken", f"seat {index + 1} is not free", {"seat": index + 1})
            chosen = free[0] if index is None else index

            async def sit(db: AsyncConnection) -> None:
                if not await rows.take_seat(db, table_id, chosen, guest.id, name):
                    raise Conflict("table-full", "somebody was faster")

            table.dirty = True
            table.seats[chosen] = table.seats[chosen]._replace(guest=guest.id, name=name)
            if _is_full(table):
                await self._start(table, sit)
            else:
                async with self.database.write() as db:
                    await sit(db)
                table.dirty = False
                self._tell(table)
            log.info("seat taken", extra=facts(game=table_id, seat=chosen))

    async def _start(self, table: Table, first: Work) -> None:
        """Let the game begin, in one transaction with what made it complete."""
        table.dirty = True
        dealt = [step.action for step in table.match.deal(Dealer(table.row.secret))]
        await self.commit(table, "start", -1, 0, dealt, first=first)

    # -- finding -------------------------------------------------------------------------------

    @asynccontextmanager
    async def opened(self, table_id: str) -> AsyncIterator[Table]:
        """A table, for the one who holds its lock. Raises ``NotFound``."""
        table = await self._find(table_id)
        table.pins += 1
        try:
            async with table.lock:
                if table.dirty:
                    await self._reload(table)
                yield table
        finally:
            table.pins -= 1

    async def heads(self, guest: Guest) -> list[TableHead]:
        """A guest's tables, newest first."""
        async with self.database.read() as db:
            return await rows.tables_of(db, guest.id)

    async def with_bot_to_move(self) -> list[str]:
        async with self.database.read() as db:
            return await rows.tables_of_bots(db)

    async def record(self, table_id: str) -> Record:
        """The record of the actions that stand; the secret only when the game is over."""
        async with self.opened(table_id) as table:
            row = table.row
            names = tuple(seat.name for seat in table.seats)
            secret = row.secret.hex() if table.is_over else ""
            return Record.of(table.match, row.rules_version, names, row.secret_hash, secret)

    async def _find(self, table_id: str) -> Table:
        async with self._loading:
            table = self._cached.get(table_id)
            if table is None:
                table = self._cached[table_id] = await self._load(table_id)
            self._cached.move_to_end(table_id)
            self._make_room()
            return table

    async def _load(self, table_id: str) -> Table:
        async with self.database.read() as db:
            stored = await rows.load_table(db, table_id)
        if stored is None:
            raise NotFound("unknown-table", "there is no such table")
        try:
            game = self.game_type(stored.game.game).game(len(stored.seats), stored.game.options)
            return Table(game, stored)
        except BadInput as error:
            log.exception("a stored game can't be played on", extra=facts(game=table_id))
            raise Conflict(
                "unreadable-table", f"this game can't be played by these rules: {error}"
            ) from error

    async def _reload(self, table: Table) -> None:
        async with self.database.read() as db:
            stored = await rows.load_table(db, table.row.id)
        if stored is None:
            raise NotFound("unknown-table", "there is no such table")
        table.load(stored)
        self._tell(table)

    def _make_room(self) -> None:
        """Drop tables that nobody looks at, the ones used longest ago first."""
        if len(self._cached) <= self._limit:
            return
        for table_id, table in list(self._cached.items())[: -self._limit]:
            if not table.listeners and not table.pins:
                del self._cached[table_id]

    # -- storing -------------------------------------------------------------------------------

    async def commit(
        self,
        table: Table,
        kind: str,
        seat: int,
        kept: int,
        actions: list[int],
        key: str | None = None,
        asked: str = "",
        first: Work | None = None,
    ) -> None:
        """Store the next version, with what ``first`` stores, then tell everybody.

        The caller holds the lock, has set ``table.dirty`` and brought ``table.match`` there. If
        this fails, the table stays dirty and is read again before anyone sees it.
        """
        row = ActionRow(table.version + 1, kind, seat, kept, actions, key, asked)
        status, before = table.row.status, table.row
        table.note(row)
        if kind == "start":
            status = "playing"
        table.row = before._replace(status=status)
        if table.match.is_over and not table.turn_open:
            table.row = before._replace(status="finished")
        table.row = table.row._replace(mover=table.mover)
        try:
            async with self.database.write() as db:
                if first is not None:
                    await first(db)
                await rows.append(db, before.id, row, table.row.status, table.mover)
        except IntegrityError as error:
            await self._reload(table)
            raise NotNow("stale", "this table changed meanwhile") from error
        except SQLAlchemyError as error:
            log.exception("a change could not be stored", extra=facts(game=before.id, kind=kind))
            raise NotStored("not-stored", "this could not be stored; try again") from error
        table.dirty = False
        log.info("stored", extra=facts(game=before.id, kind=kind, seat=seat, version=row.version))
        self._tell(table)

    def _tell(self, table: Table) -> None:
        for listener in list(table.listeners):
            listener()
        self.changed(table)


def _is_full(table: Table) -> bool:
    return all(seat.kind == "bot" or seat.guest is not None for seat in table.seats)


def _checked_position(game: Game, position: dict[str, Any] | None) -> dict[str, Any] | None:
    if position is not None and game.from_json(position).is_terminal:
        raise BadInput("position-over", "in this position the game is over")
    return position
