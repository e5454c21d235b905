"""Clocks, leases of bots and standing orders: what the server does by itself, and when."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002_clocks_and_orders"
down_revision = "0001"


def upgrade() -> None:
    """Add what is missing."""
    never = sa.text("0")
    op.add_column("tables", sa.Column("due_at", sa.BigInteger))
    for name in ("claimed_until", "bot_until"):
        column = sa.Column(name, sa.BigInteger, nullable=False, server_default=never)
        op.add_column("tables", column)
    op.add_column("tables", sa.Column("bot_holder", sa.Text))
    due = sa.text("due_at IS NOT NULL")
    op.create_index("tables_due", "tables", ["due_at"], sqlite_where=due, postgresql_where=due)
    waiting = sa.text("waits_for_bot")
    op.create_index(
        "tables_waiting", "tables", ["id"], sqlite_where=waiting, postgresql_where=waiting
    )
    op.create_table(
        "schedules",
        sa.Column(
            "player_id", sa.Text, sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("schedule", sa.Text, nullable=False),
    )
    op.create_table(
        "uptime",
        sa.Column("beat_at", sa.BigInteger, nullable=False),
        sa.Column("down_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "order_log",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column(
            "table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("player_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("args", sa.Text, nullable=False),
    )
    op.create_index("order_log_of", "order_log", ["table_id", "player_id"])
    op.execute("INSERT INTO uptime (beat_at, down_ms) VALUES (0, 0)")
