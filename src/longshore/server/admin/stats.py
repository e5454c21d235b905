"""`longshore admin stats`: how much a database holds."""

from __future__ import annotations

from typing import Final, TypedDict

from longshore.server.base.clock import DAY, now_ms
from longshore.server.store.database import Database, Session
from longshore.server.store.migrate import SCHEMA

FORMAT: Final = "longshore-stats/1"
_DAYS: Final = 7

_COUNT_PLAYERS: Final = "SELECT count(*) FROM players"
_COUNT_SEEN: Final = "SELECT count(*) FROM players WHERE seen_at >= :since"
_COUNT_PHASES: Final = "SELECT phase, count(*) FROM tables GROUP BY phase ORDER BY phase"
_COUNT_CHANGED: Final = "SELECT count(*) FROM tables WHERE changed_at >= :since"
_COUNT_SEATS: Final = "SELECT kind, count(*) FROM seats GROUP BY kind ORDER BY kind"
# Packed logs count as what is in them. Some rows may be there and packed as well, for a moment.
_NOT_PACKED: Final = """
SELECT count(*) FROM entries LEFT JOIN packed_logs ON packed_logs.table_id = entries.table_id
WHERE (packed_logs.seq IS NULL OR entries.seq > packed_logs.seq)"""
_COUNT_ENTRIES: Final = f"""
SELECT ({_NOT_PACKED}) + (SELECT coalesce(sum(seq), 0) FROM packed_logs)"""  # noqa: S608
_COUNT_STEPS: Final = f"""
SELECT ({_NOT_PACKED} AND entries.step IS NOT NULL)
+ (SELECT coalesce(sum(steps), 0) FROM packed_logs)"""  # noqa: S608
_COUNT_SNAPSHOTS: Final = "SELECT count(*) FROM snapshots"
_SIZE: Final = {
    "sqlite": "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()",
    "postgres": "SELECT pg_database_size(current_database())",
}


class Stats(TypedDict):
    """What a database holds, as in docs/interfaces.md."""

    format: str
    database: str
    schema: str | None
    bytes: int
    players: int
    players_seen_in_7_days: int
    tables: dict[str, int]
    """By phase."""
    tables_changed_in_7_days: int
    seats: dict[str, int]
    """By kind."""
    entries: int
    steps: int
    snapshots: int


async def count_all(database: Database) -> Stats:
    """Count everything that can be counted without opening a game."""
    since = now_ms() - _DAYS * DAY

    async def work(db: Session) -> Stats:
        async def number(statement: str, **values: int) -> int:
            row = await db.first(statement, **values)
            return 0 if row is None else int(row[0])

        async def by_name(statement: str) -> dict[str, int]:
            return {str(name): int(count) for name, count in await db.all(statement)}

        schema = await db.first(SCHEMA)
        return {
            "format": FORMAT,
            "database": database.kind,
            "schema": None if schema is None else str(schema[0]),
            "bytes": await number(_SIZE[database.kind]),
            "players": await number(_COUNT_PLAYERS),
            "players_seen_in_7_days": await number(_COUNT_SEEN, since=since),
            "tables": await by_name(_COUNT_PHASES),
            "tables_changed_in_7_days": await number(_COUNT_CHANGED, since=since),
            "seats": await by_name(_COUNT_SEATS),
            "entries": await number(_COUNT_ENTRIES),
            "steps": await number(_COUNT_STEPS),
            "snapshots": await number(_COUNT_SNAPSHOTS),
        }

    return await database.read_at_once(work)
