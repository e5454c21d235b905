"""The first schema: players, credentials, tables, seats, log, snapshots, commands."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create everything."""
    op.create_table(
        "players",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "credentials",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column(
            "player_id", sa.Text, sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("expires_at", sa.BigInteger),
    )
    op.create_index("credentials_of_player", "credentials", ["player_id", "kind"])
    _create_tables()
    _create_log()


def _create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("visibility", sa.Text, nullable=False),
        sa.Column("host", sa.Text),
        sa.Column("invite", sa.Text, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("asked", sa.Text, nullable=False),
        sa.Column("waits_for_bot", sa.Boolean, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("header", sa.Text),
        sa.Column("position", sa.Text),
        sa.Column("play", sa.Text),
    )
    op.create_index("tables_listed", "tables", ["phase", "visibility", "created_at"])
    op.create_index("tables_of_host", "tables", ["host", "phase"])
    op.create_table(
        "seats",
        sa.Column(
            "table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("player_id", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text),
        sa.Column("left", sa.Boolean, nullable=False),
    )
    op.create_index("seats_of_player", "seats", ["player_id"])


def _create_log() -> None:
    op.create_table(
        "entries",
        sa.Column(
            "table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seq", sa.BigInteger, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("step", sa.Text),
        sa.Column("events", sa.Text, nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column(
            "table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("steps", sa.Integer, primary_key=True),
        sa.Column("position", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "commands",
        sa.Column(
            "table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("decision", sa.BigInteger),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("commands_by_age", "commands", ["at"])
    op.create_table("probe", sa.Column("at", sa.BigInteger, nullable=False))
    op.execute("INSERT INTO probe (at) VALUES (0)")
