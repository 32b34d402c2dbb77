"""Reading and writing rows. Every function works within the transaction that it is given."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

from sqlalchemy import RowMapping, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .schema import action, game, guest, seat

BOT_FALLBACK = "bot-fallback"
"""The kind of action row that says: a legal move was played for a bot that failed."""


def now() -> str:
    """The time in UTC as it is stored."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class GuestRow(NamedTuple):
    id: str
    name: str


class SeatRow(NamedTuple):
    """A seat: ``guest`` is who acts for it, None while nobody does and for bots."""

    number: int
    kind: str
    name: str
    bot: str
    guest: str | None


class GameRow(NamedTuple):
    """A table, without what was played at it."""

    id: str
    game: str
    rules_version: int
    options: dict[str, str | int]
    position: dict[str, Any] | None
    title: str
    end_turn: str
    rated: bool
    status: str
    mover: int
    creator: str
    secret: bytes
    secret_hash: str
    created: str


class ActionRow(NamedTuple):
    """One version: ``kind`` of change by ``seat``; ``kept`` actions stand, then ``actions``."""

    version: int
    kind: str
    seat: int
    kept: int
    actions: list[int]
    key: str | None = None
    asked: str = ""


class StoredTable(NamedTuple):
    game: GameRow
    seats: list[SeatRow]
    actions: list[ActionRow]


class TableHead(NamedTuple):
    """What a list of tables shows; ``fallbacks``: moves played for failing bots, by seat."""

    game: GameRow
    seats: list[SeatRow]
    version: int
    fallbacks: Counter[int]


# -- guests ------------------------------------------------------------------------------------


async def add_guest(db: AsyncConnection, row: GuestRow, token_hash: str) -> None:
    values = {"id": row.id, "name": row.name, "token_hash": token_hash, "created": now()}
    await db.execute(insert(guest).values(values))


async def find_guest(db: AsyncConnection, token_hash: str) -> GuestRow | None:
    query = select(guest.c.id, guest.c.name).where(guest.c.token_hash == token_hash)
    row = (await db.execute(query)).first()
    return GuestRow(row.id, row.name) if row else None


async def rename_guest(db: AsyncConnection, guest_id: str, name: str) -> None:
    await db.execute(update(guest).where(guest.c.id == guest_id).values(name=name))


# -- tables ------------------------------------------------------------------------------------


async def add_table(db: AsyncConnection, row: GameRow, seats: Sequence[SeatRow]) -> None:
    await db.execute(insert(game).values(row._asdict()))
    values = [
        {"game": row.id, "seat": s.number, "kind": s.kind, "name": s.name, "bot": s.bot,
         "guest": s.guest}
        for s in seats
    ]  # fmt: skip
    await db.execute(insert(seat), values)


async def load_table(db: AsyncConnection, table: str) -> StoredTable | None:
    """A table with all that was played at it."""
    row = (await db.execute(select(game).where(game.c.id == table))).mappings().first()
    if row is None:
        return None
    query = select(action).where(action.c.game == table).order_by(action.c.version)
    actions = [
        ActionRow(a.version, a.kind, a.seat, a.kept, a.actions, a.key, a.asked)
        for a in await db.execute(query)
    ]
    return StoredTable(_game(row), (await _seats(db, [table])).get(table, []), actions)


async def take_seat(db: AsyncConnection, table: str, index: int, who: str, name: str) -> bool:
    """Sit down if the seat is free; False if somebody sits there."""
    free = (
        (seat.c.game == table)
        & (seat.c.seat == index)
        & (seat.c.kind == "link")
        & seat.c.guest.is_(None)
    )
    result = await db.execute(update(seat).where(free).values(guest=who, name=name))
    return result.rowcount == 1


async def tables_of(db: AsyncConnection, who: str, limit: int = 100) -> list[TableHead]:
    """The tables that a guest made or sits at, newest first."""
    sits = select(seat.c.game).where(seat.c.guest == who)
    query = (
        select(game)
        .where(or_(game.c.creator == who, game.c.id.in_(sits)))
        .order_by(game.c.created.desc(), game.c.id)
        .limit(limit)
    )
    found = [_game(row) for row in (await db.execute(query)).mappings()]
    ids = [row.id for row in found]
    seats = await _seats(db, ids)
    versions = (
        select(action.c.game, func.max(action.c.version).label("version"))
        .where(action.c.game.in_(ids))
        .group_by(action.c.game)
    )
    newest = {row.game: row.version for row in await db.execute(versions)}
    fallbacks = await _fallbacks(db, ids)
    return [
        TableHead(row, seats.get(row.id, []), newest.get(row.id, 0), fallbacks[row.id])
        for row in found
    ]


async def tables_of_bots(db: AsyncConnection) -> list[str]:
    """The tables in play where a bot is to move."""
    query = (
        select(game.c.id)
        .join(seat, (seat.c.game == game.c.id) & (seat.c.seat == game.c.mover))
        .where(game.c.status == "playing", seat.c.kind == "bot")
        .order_by(game.c.created)
    )
    return list((await db.execute(query)).scalars())


async def append(db: AsyncConnection, table: str, row: ActionRow, status: str, mover: int) -> None:
    """Add a version. Raises ``IntegrityError`` if that version or key is there already."""
    await db.execute(insert(action).values(game=table, created=now(), **row._asdict()))
    changed = update(game).where(game.c.id == table).values(status=status, mover=mover)
    await db.execute(changed)


async def _fallbacks(db: AsyncConnection, tables: list[str]) -> dict[str, Counter[int]]:
    query = (
        select(action.c.game, action.c.seat, func.count().label("moves"))
        .where(action.c.game.in_(tables), action.c.kind == BOT_FALLBACK)
        .group_by(action.c.game, action.c.seat)
    )
    found: dict[str, Counter[int]] = {table: Counter() for table in tables}
    for row in await db.execute(query):
        found[row.game][row.seat] = row.moves
    return found


async def _seats(db: AsyncConnection, tables: list[str]) -> dict[str, list[SeatRow]]:
    query = select(seat).where(seat.c.game.in_(tables)).order_by(seat.c.game, seat.c.seat)
    found: dict[str, list[SeatRow]] = {}
    for row in await db.execute(query):
        found.setdefault(row.game, []).append(
            SeatRow(row.seat, row.kind, row.name, row.bot, row.guest)
        )
    return found


def _game(row: RowMapping) -> GameRow:
    return GameRow(*(row[name] for name in GameRow._fields))
