"""Notices: contacts, choices, what waits, what is on its way, and the keys of the server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005_notices"
down_revision = "0004_figures"


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "contacts",
        sa.Column("id", sa.Text, primary_key=True),
        _player(),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("address_hash", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("confirmed_at", sa.BigInteger),
        sa.Column("failing_since", sa.BigInteger),
        sa.UniqueConstraint("player_id", "kind", "address_hash"),
    )
    op.create_table(
        "asked_addresses",
        sa.Column("address_hash", sa.Text, primary_key=True),
        sa.Column("asked_at", sa.BigInteger, nullable=False),
        sa.Column("refused", sa.Boolean, nullable=False),
    )
    op.create_table(
        "notice_choices",
        _player(primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("choices", sa.Text, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Text, primary_key=True),
        _player(),
        sa.Column(
            "table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kinds", sa.Text, nullable=False),
        sa.Column("decision", sa.BigInteger),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger, nullable=False),
        sa.Column("asked", sa.Boolean, nullable=False),
        _claimed(),
    )
    op.create_index("notices_due", "notices", ["due_at"])
    op.create_index("notices_of_player", "notices", ["player_id", "table_id"])
    op.create_table(
        "deliveries",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column(
            "contact_id",
            sa.Text,
            sa.ForeignKey("contacts.id", ondelete="CASCADE"),
            nullable=False,
            index=True,
        ),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("decision", sa.BigInteger),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        _claimed(),
    )
    op.create_index("deliveries_due", "deliveries", ["due_at"])
    op.create_table(
        "server_keys",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def _player(*, primary_key: bool = False) -> sa.Column[str]:
    return sa.Column(
        "player_id",
        sa.Text,
        sa.ForeignKey("players.id", ondelete="CASCADE"),
        nullable=False,
        primary_key=primary_key,
    )


def _claimed() -> sa.Column[int]:
    return sa.Column("claimed_until", sa.BigInteger, nullable=False, server_default=sa.text("0"))
