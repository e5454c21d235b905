"""Clients that the log has named can be banned by that name."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013_named_clients"
down_revision = "0012_digests"


def upgrade() -> None:
    """Keep the keyed hash of a client's network for some days."""
    op.create_table(
        "clients",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("network", sa.Text, nullable=False),
        sa.Column("prefix", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("clients_by_age", "clients", ["at"])
