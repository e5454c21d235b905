"""Receipts know what their command asked for, so that its id does not stand for another one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012_digests"
down_revision = "0011_found_by_index"


def upgrade() -> None:
    """Add the hash. Receipts that are there already keep none, and fit any command."""
    op.add_column("commands", sa.Column("digest", sa.LargeBinary))
