"""Seats that programs have taken."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007_programs"
down_revision = "0006_passkeys"


def upgrade() -> None:
    """Add the mark. Until now nobody could say that it is a program."""
    column = sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", column)
