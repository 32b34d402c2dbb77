"""The connection to SQLite: write-ahead log, and writers that begin as writers."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from fishka.core import BadInput

BUSY_MILLISECONDS = 10_000
"""How long a writer waits for a writer of another process."""


class Database:
    """One database file. Writers of this process take turns; readers never wait for them.

    A transaction that reads first and writes later loses to "database is locked" whatever the
    time-out, so ``write`` begins IMMEDIATE, and ``read`` is for reading only.
    """

    def __init__(self, file: Path, synchronous: str = "FULL") -> None:
        self._engine = create_async_engine(f"sqlite+aiosqlite:///{file}", pool_size=4)
        self._writers = self._engine.execution_options(fishka_writes=True)
        self._turn = asyncio.Lock()
        sync = self._engine.sync_engine

        @event.listens_for(sync, "connect")
        def connected(connection: Any, _record: object) -> None:
            connection.isolation_level = None
            cursor = connection.cursor()
            cursor.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
            cursor.execute("PRAGMA journal_mode = WAL")
            cursor.execute(f"PRAGMA synchronous = {synchronous}")
            cursor.execute("PRAGMA foreign_keys = ON")
            cursor.close()

        @event.listens_for(sync, "begin")
        def begun(connection: Connection) -> None:
            writes = connection.get_execution_options().get("fishka_writes", False)
            connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes; committed at the end of the block, or nothing of it is."""
        async with self._turn, self._writers.begin() as connection:
            yield connection

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that only reads."""
        async with self._engine.begin() as connection:
            yield connection

    async def check(self) -> None:
        """Raises an error of SQLAlchemy if the database does not answer."""
        async with self.read() as connection:
            await connection.execute(text("SELECT 1"))

    async def close(self) -> None:
        await self._engine.dispose()


def is_writable(file: Path) -> bool:
    """Can this file be opened, or made, and written. Raises ``BadInput`` if it is no database."""
    try:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.rollback()
    except sqlite3.OperationalError:
        return False
    except sqlite3.DatabaseError as error:
        raise BadInput(
            "data-broken",
            f"{file} is damaged or no database ({error}); put a copy of it back, or move it away "
            "to begin anew",
            {"file": str(file)},
        ) from error
    return True
