"""The tables of the database. A change here needs a migration in ``migrations/versions``."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

guest = Table(
    "guest",
    metadata,
    Column("id", String, primary_key=True),
    Column("token_hash", String, nullable=False),
    Column("name", String, nullable=False),
    Column("created", String, nullable=False),
    UniqueConstraint("token_hash"),
)
"""People without an account. Of a browser's token only the hash is kept."""

game = Table(
    "game",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("position", JSON(none_as_null=True)),
    Column("title", String, nullable=False),
    Column("end_turn", String, nullable=False),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("status", String, nullable=False),
    Column("mover", Integer, nullable=False),
    Column("creator", ForeignKey("guest.id"), nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("secret_hash", String, nullable=False),
    Column("created", String, nullable=False),
    Index(None, "creator"),
    Index(None, "status", "mover"),
)
"""Tables where games are played. ``mover`` is the seat to move, or negative."""

seat = Table(
    "seat",
    metadata,
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("name", String, nullable=False),
    Column("bot", String, nullable=False),
    Column("guest", ForeignKey("guest.id")),
    Index(None, "guest"),
)

action = Table(
    "action",
    metadata,
    Column("game", ForeignKey("game.id"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kept", Integer, nullable=False),
    Column("actions", JSON, nullable=False),
    Column("key", String),
    Column("asked", String, nullable=False),
    Column("created", String, nullable=False),
    UniqueConstraint("game", "version"),
    UniqueConstraint("game", "key"),
)
"""What happened, append-only. Of the actions before, ``kept`` stand; then came ``actions``, those
of chance included. ``asked`` says what was asked with ``key``."""
