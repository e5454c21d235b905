"""Packed logs of games that are over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009_packed_logs"
down_revision = "0008_moderation"


def upgrade() -> None:
    """Create the table, and note which games are packed. The server packs the others by itself."""
    op.create_table(
        "packed_logs",
        sa.Column(
            "table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("steps", sa.Integer, nullable=False),
        sa.Column("entries", sa.LargeBinary, nullable=False),
    )
    op.add_column(
        "tables", sa.Column("packed", sa.Integer, nullable=False, server_default=sa.text("0"))
    )
    over = sa.text("packed < 2 AND phase IN ('finished', 'cancelled', 'study')")
    op.create_index(
        "tables_to_pack", "tables", ["changed_at"], sqlite_where=over, postgresql_where=over
    )
