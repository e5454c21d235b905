"""Words: chat, mutes and blocks, reports, notes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003_words"
down_revision = "0002_clocks_and_orders"


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "chat",
        _of_table(),
        sa.Column("number", sa.BigInteger, primary_key=True),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("player_id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("removed", sa.Boolean, nullable=False),
        sa.Column("command_id", sa.Text, nullable=False),
    )
    op.create_index("chat_by_seq", "chat", ["table_id", "seq"], unique=True)
    op.create_index("chat_by_command", "chat", ["player_id", "table_id", "command_id"], unique=True)
    op.create_table(
        "silences",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column(
            "player_id", sa.Text, sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column(
            "other_id", sa.Text, sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("silences_of_other", "silences", ["other_id", "kind"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, nullable=False, unique=True),
        _of_table(),
        sa.Column("number", sa.BigInteger, primary_key=True),
        sa.Column("by_id", sa.Text, primary_key=True),
        sa.Column("by_name", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("closed_at", sa.BigInteger),
    )
    op.create_table(
        "notes",
        sa.Column(
            "player_id", sa.Text, sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True
        ),
        _of_table(),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
    )


def _of_table() -> sa.Column[str]:
    return sa.Column(
        "table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
