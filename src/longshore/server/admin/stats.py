"""`longshore admin stats`: how much there is."""

from __future__ import annotations

from typing import Any, Final

from longshore.server.base.clock import DAY, now_ms
from longshore.server.store import admin_statements as sql
from longshore.server.store.database import Database, Session

FORMAT: Final = "longshore-stats/1"
_DAYS: Final = 7


async def count_all(database: Database) -> dict[str, Any]:
    """Everything that can be counted without looking into a game."""
    since = now_ms() - _DAYS * DAY

    async def work(db: Session) -> dict[str, Any]:
        async def number(statement: str, **values: int) -> int:
            row = await db.first(statement, **values)
            return 0 if row is None else int(row[0])

        async def by_name(statement: str) -> dict[str, int]:
            return {str(name): int(count) for name, count in await db.all(statement)}

        schema = await db.first(sql.SCHEMA)
        return {
            "format": FORMAT,
            "database": database.kind,
            "schema": None if schema is None else schema[0],
            "bytes": await number(sql.SIZE[database.kind]),
            "players": await number(sql.COUNT_PLAYERS),
            "players_seen_in_7_days": await number(sql.COUNT_SEEN, since=since),
            "tables": await by_name(sql.COUNT_PHASES),
            "tables_changed_in_7_days": await number(sql.COUNT_CHANGED, since=since),
            "seats": await by_name(sql.COUNT_SEATS),
            "entries": await number(sql.COUNT_ENTRIES),
            "steps": await number(sql.COUNT_STEPS),
            "snapshots": await number(sql.COUNT_SNAPSHOTS),
        }

    return await database.read_at_once(work)
