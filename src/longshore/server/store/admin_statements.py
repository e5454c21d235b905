"""The SQL of `longshore admin`: it reads everything, and changes nothing."""

from __future__ import annotations

from typing import Final

TABLE_IDS: Final = "SELECT id FROM tables WHERE id > :after ORDER BY id LIMIT :limit"
ENTRIES: Final = """
SELECT seq, at, events, seat, step FROM entries WHERE table_id = :id ORDER BY seq"""
SNAPSHOTS: Final = "SELECT steps, position FROM snapshots WHERE table_id = :id ORDER BY steps"

SCHEMA: Final = "SELECT version_num FROM alembic_version"
COUNT_PLAYERS: Final = "SELECT count(*) FROM players"
COUNT_SEEN: Final = "SELECT count(*) FROM players WHERE seen_at >= :since"
COUNT_PHASES: Final = "SELECT phase, count(*) FROM tables GROUP BY phase ORDER BY phase"
COUNT_CHANGED: Final = "SELECT count(*) FROM tables WHERE changed_at >= :since"
COUNT_SEATS: Final = "SELECT kind, count(*) FROM seats GROUP BY kind ORDER BY kind"
COUNT_ENTRIES: Final = "SELECT count(*) FROM entries"
COUNT_STEPS: Final = "SELECT count(*) FROM entries WHERE step IS NOT NULL"
COUNT_SNAPSHOTS: Final = "SELECT count(*) FROM snapshots"
SIZE: Final = {
    "sqlite": "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()",
    "postgres": "SELECT pg_database_size(current_database())",
}
