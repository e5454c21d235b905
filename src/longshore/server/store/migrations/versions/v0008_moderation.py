"""Bans, what admins do, reported names, hidden tables, where players come from, backups."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008_moderation"
down_revision = "0007_programs"


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "bans",
        sa.Column("id", sa.Text, primary_key=True),
        _of_player(nullable=True, index=True),
        sa.Column("network", sa.Text, nullable=False),
        sa.Column("prefix", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
    )
    op.create_table(
        "acts",
        sa.Column(
            "number",
            sa.BigInteger().with_variant(sa.Integer, "sqlite"),
            primary_key=True,
            autoincrement=True,
        ),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by_id", sa.Text, nullable=False),
        sa.Column("by_name", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("player_id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
        sa.Column("done_at", sa.BigInteger),
        sa.Column("problem", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("acts_open", "acts", ["done_at"])
    op.create_table(
        "name_reports",
        sa.Column("id", sa.Text, nullable=False, unique=True),
        _of_player(primary_key=True),
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("by_id", sa.Text, primary_key=True),
        sa.Column("by_name", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("closed_at", sa.BigInteger),
    )
    op.create_table(
        "hidden_tables",
        sa.Column(
            "table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sightings",
        _of_player(primary_key=True),
        sa.Column("network", sa.Text, primary_key=True),
        sa.Column("prefix", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "admins",
        _of_player(primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "backups",
        sa.Column("at", sa.BigInteger, primary_key=True),
        sa.Column("bytes", sa.BigInteger, nullable=False),
    )


def _of_player(
    *, nullable: bool = False, primary_key: bool = False, index: bool = False
) -> sa.Column[str]:
    return sa.Column(
        "player_id",
        sa.Text,
        sa.ForeignKey("players.id", ondelete="CASCADE"),
        nullable=nullable,
        primary_key=primary_key,
        index=index,
    )
