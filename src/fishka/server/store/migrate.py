"""Bring the database to the newest schema, one process at a time."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

MIGRATIONS = Path(__file__).parent / "migrations"


def migrate(file: Path, revision: str = "head") -> None:
    """Make or upgrade the database at ``file``, under a lock beside it."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    engine = create_engine(f"sqlite:///{file}")
    try:
        with _alone(file.with_suffix(".lock")), engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
    finally:
        engine.dispose()


@contextmanager
def _alone(lock: Path) -> Iterator[None]:
    with lock.open("a") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
