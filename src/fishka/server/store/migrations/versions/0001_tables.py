"""Guests, games, seats and actions."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guest",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("token_hash", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("created", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guest"),
        sa.UniqueConstraint("token_hash", name="uq_guest_token_hash"),
    )
    op.create_table(
        "game",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("position", sa.JSON(none_as_null=True)),
        sa.Column("title", sa.String, nullable=False),
        sa.Column("end_turn", sa.String, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("mover", sa.Integer, nullable=False),
        sa.Column("creator", sa.String, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("secret_hash", sa.String, nullable=False),
        sa.Column("created", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_game"),
        sa.ForeignKeyConstraint(["creator"], ["guest.id"], name="fk_game_creator_guest"),
    )
    op.create_index("ix_game_creator", "game", ["creator"])
    op.create_index("ix_game_status_mover", "game", ["status", "mover"])
    op.create_table(
        "seat",
        sa.Column("game", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("bot", sa.String, nullable=False),
        sa.Column("guest", sa.String),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_seat"),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name="fk_seat_game_game"),
        sa.ForeignKeyConstraint(["guest"], ["guest.id"], name="fk_seat_guest_guest"),
    )
    op.create_index("ix_seat_guest", "seat", ["guest"])
    op.create_table(
        "action",
        sa.Column("game", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kept", sa.Integer, nullable=False),
        sa.Column("actions", sa.JSON, nullable=False),
        sa.Column("key", sa.String),
        sa.Column("asked", sa.String, nullable=False),
        sa.Column("created", sa.String, nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name="fk_action_game_game"),
        sa.UniqueConstraint("game", "version", name="uq_action_game_version"),
        sa.UniqueConstraint("game", "key", name="uq_action_game_key"),
    )
