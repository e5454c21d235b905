"""Acts of admins are claimed, so that only one of several processes carries them out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010_claimed_acts"
down_revision = "0009_packed_logs"


def upgrade() -> None:
    """Note until when a process has an act to itself."""
    op.add_column(
        "acts",
        sa.Column("claimed_until", sa.BigInteger, nullable=False, server_default=sa.text("0")),
    )
