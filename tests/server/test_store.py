"""The database: many writers, migrations, and guards that do not depend on the code above."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, text
from sqlalchemy.exc import IntegrityError

from fishka.server.store import rows
from fishka.server.store.database import Database
from fishka.server.store.migrate import migrate
from fishka.server.store.schema import metadata


async def _tables(
    database: Database, count: int, kind: str = "me", guest: str | None = "g"
) -> list[str]:
    async with database.write() as db:
        await rows.add_guest(db, rows.GuestRow("g", "Ян"), "hash")
        for number in range(count):
            row = rows.GameRow(
                f"t{number}", "race", 1, {}, None, "", "auto", False, "playing", 0,
                "g", b"s", "h", "now",
            )  # fmt: skip
            await rows.add_table(db, row, [rows.SeatRow(0, kind, "Ян", "", guest)])
    return [f"t{number}" for number in range(count)]


async def _write_all(databases: list[Database], tables: list[str], moves: int) -> list[str]:
    """Every writer stores its moves at once with the others; whose move was stored, in order."""
    order: list[str] = []

    async def play(database: Database, table: str) -> None:
        for version in range(1, moves + 1):
            async with database.write() as db:
                assert await rows.find_guest(db, "hash"), "reading first is what breaks others"
                row = rows.ActionRow(version, "act", 0, version - 1, [1, 2], f"k{version}", "")
                await rows.append(db, table, row, "playing", 0)
            order.append(table)

    await asyncio.gather(*map(play, databases, tables))
    async with databases[0].read() as db:
        assert (await db.execute(text("SELECT count(*) FROM action"))).scalar() == len(order)
        assert (await db.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
    return order


async def test_eight_writers_and_two_thousand_moves_take_turns(tmp_path: Path) -> None:
    migrate(tmp_path / "db")
    database = Database(tmp_path / "db")
    order = await _write_all([database] * 8, await _tables(database, 8), 250)
    await database.close()
    assert len(order) == 2000
    for writer in set(order):
        turns = [number for number, table in enumerate(order) if table == writer]
        waits = [later - before for before, later in pairwise(turns)]
        assert max(waits) <= 16, "none starves: the others had at most two turns meanwhile"


async def test_writers_of_other_processes_never_find_it_locked(tmp_path: Path) -> None:
    """Each writer has a connection of its own, as eight processes would."""
    migrate(tmp_path / "db")
    databases = [Database(tmp_path / "db", "NORMAL") for _ in range(8)]
    try:
        await _write_all(databases, await _tables(databases[0], 8), 60)
    finally:
        for database in databases:
            await database.close()


async def test_a_version_and_a_key_are_stored_once(tmp_path: Path) -> None:
    migrate(tmp_path / "db")
    database = Database(tmp_path / "db")
    (table,) = await _tables(database, 1)
    try:
        async with database.write() as db:
            await rows.append(db, table, rows.ActionRow(1, "act", 0, 0, [1], "k"), "playing", 0)
        for row in (
            rows.ActionRow(1, "act", 0, 0, [2], "other"),
            rows.ActionRow(2, "act", 0, 1, [2], "k"),
        ):
            with pytest.raises(IntegrityError):
                async with database.write() as db:
                    await rows.append(db, table, row, "finished", 1)
        async with database.read() as db:
            stored = await rows.load_table(db, table)
        assert stored is not None
        assert [row.actions for row in stored.actions] == [[1]]
        assert stored.game.status == "playing", "the whole transaction is undone"
    finally:
        await database.close()


async def test_a_seat_is_taken_once_whoever_asks(tmp_path: Path) -> None:
    migrate(tmp_path / "db")
    database = Database(tmp_path / "db")
    (table,) = await _tables(database, 1, "link", None)
    try:
        async with database.write() as db:
            assert await rows.take_seat(db, table, 0, "g", "Ян")
        async with database.write() as db:
            assert not await rows.take_seat(db, table, 0, "g", "Ева")
        async with database.read() as db:
            stored = await rows.load_table(db, table)
        assert stored is not None
        assert stored.seats == [rows.SeatRow(0, "link", "Ян", "", "g")]
    finally:
        await database.close()


async def test_foreign_keys_and_the_settings_of_the_file_are_on(tmp_path: Path) -> None:
    migrate(tmp_path / "db")
    for synchronous, number in [("FULL", 2), ("NORMAL", 1)]:
        database = Database(tmp_path / "db", synchronous)
        async with database.read() as db:
            found = [
                (await db.execute(text(f"PRAGMA {name}"))).scalar()
                for name in ("synchronous", "foreign_keys", "busy_timeout")
            ]
        await database.close()
        assert found == [number, 1, 10_000]


def test_the_migrations_lead_to_the_schema_of_the_code(tmp_path: Path) -> None:
    migrate(tmp_path / "db")
    engine = create_engine(f"sqlite:///{tmp_path / 'db'}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    engine.dispose()


OLD = """
INSERT INTO guest VALUES ('g', 'hash', 'Ян', 'then');
INSERT INTO game VALUES (
    't', 'race', 1, '{"length": 12}', NULL, 'Наш стол', 'auto',
    'playing', 0, 'g', x'01', 'h', 'then'
);
INSERT INTO seat VALUES ('t', 0, 'me', 'Ян', '', 'g'), ('t', 1, 'bot', 'Бот', 'random', NULL);
INSERT INTO action VALUES
    ('t', 1, 'start', -1, 0, '[3]', NULL, '', 'then'),
    ('t', 2, 'act', 0, 1, '[1]', 'k', 'act', 'then'),
    ('t', 3, 'bot-fallback', 1, 2, '[2]', NULL, '', 'then');
"""
"""A table from before there were rated ones, column for column."""


async def test_an_old_database_is_upgraded_with_all_that_was_played(tmp_path: Path) -> None:
    migrate(tmp_path / "db", "0001")
    with closing(sqlite3.connect(tmp_path / "db")) as connection:
        connection.executescript(OLD)
    migrate(tmp_path / "db")
    database = Database(tmp_path / "db")
    try:
        async with database.read() as db:
            stored = await rows.load_table(db, "t")
            (head,) = await rows.tables_of(db, "g")
    finally:
        await database.close()
    assert stored is not None
    assert (stored.game.title, stored.game.mover, stored.game.secret) == ("Наш стол", 0, b"\x01")
    assert stored.game.rated is False
    assert [row.actions for row in stored.actions] == [[3], [1], [2]]
    assert head.fallbacks == {1: 1}, "what was stored before counts"


def test_processes_that_start_at_once_migrate_once(tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from fishka.server.store.migrate import migrate;"
        "migrate(Path(sys.argv[1]))"
    )
    command = [sys.executable, "-c", program, str(tmp_path / "db")]
    started = [subprocess.Popen(command, stderr=subprocess.PIPE) for _ in range(3)]
    assert [(one.communicate(timeout=30)[1], one.returncode) for one in started] == [(b"", 0)] * 3
    migrate(tmp_path / "db")
