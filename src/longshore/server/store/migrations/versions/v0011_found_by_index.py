"""Players are found and forgotten by indexes, however many games a database holds."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011_found_by_index"
down_revision = "0010_claimed_acts"


def upgrade() -> None:
    """Note which tables name players who do not sit there, and put players in order."""
    op.add_column(
        "tables", sa.Column("mentions", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.execute(
        "UPDATE tables SET mentions = TRUE "
        """WHERE play LIKE '%"givers":[{%' OR play LIKE '%"removed":["%'"""
    )
    named = sa.text("mentions")
    op.create_index(
        "tables_with_mentions", "tables", ["id"], sqlite_where=named, postgresql_where=named
    )
    # Of the phase alone, there are as many as games. So the number comes first that few have.
    over = sa.text("packed < 2 AND phase IN ('finished', 'cancelled', 'study')")
    op.drop_index("tables_to_pack", "tables")
    op.create_index(
        "tables_to_pack",
        "tables",
        ["packed", "changed_at"],
        sqlite_where=over,
        postgresql_where=over,
    )
    op.create_index("players_by_name", "players", [sa.text("lower(name)")])
    op.create_index("asked_addresses_by_time", "asked_addresses", ["asked_at"])
    op.create_index("players_by_visit", "players", ["seen_at", "id"])
    op.create_index("ratings_by_strength", "ratings", [sa.text("(mu - 3 * sigma) DESC"), "who"])
    op.create_index("acts_about", "acts", ["player_id"])
    op.create_index("acts_by", "acts", ["by_id"])
