"""What the server does by itself, and which process does it, in SQL."""

from __future__ import annotations

from longshore.server.store import statements as sql
from longshore.server.store.database import Database
from longshore.server.store.rows import OrderLogRow


class SqlTime:
    """See `Store`."""

    database: Database

    async def schedule(self, player_id: str) -> str | None:
        """As it was written."""
        row = await self.database.read(
            lambda db: db.first(sql.SELECT_SCHEDULE, player_id=player_id)
        )
        return None if row is None else str(row[0])

    async def write_schedule(self, player_id: str, schedule: str) -> None:
        """Insert or update."""
        await self.database.write(
            lambda db: db.run(sql.WRITE_SCHEDULE, player_id=player_id, schedule=schedule)
        )

    async def beat(self, now: int, gap: int) -> int:
        """One row for all."""
        row = await self.database.write(lambda db: db.first(sql.BEAT, now=now, gap=gap))
        return 0 if row is None else int(row[0])

    async def tables_waiting_for_bots(self, now: int) -> list[str]:
        """Ids only."""
        rows = await self.database.read(lambda db: db.all(sql.SELECT_WAITING, yes=True, now=now))
        return [str(row[0]) for row in rows]

    async def lease_bots(self, table_id: str, holder: str, now: int, until: int) -> bool:
        """One row changes, or none."""
        changed = await self.database.write(
            lambda db: db.run(sql.LEASE_BOTS, id=table_id, holder=holder, now=now, until=until)
        )
        return changed == 1

    async def release_bots(self, table_id: str, holder: str) -> None:
        """If it is still ours."""
        await self.database.write(lambda db: db.run(sql.RELEASE_BOTS, id=table_id, holder=holder))

    async def claim_due(self, now: int, until: int, limit: int) -> list[str]:
        """Looked for and marked in one statement."""
        rows = await self.database.write(
            lambda db: db.all(sql.CLAIM_DUE, now=now, until=until, limit=limit)
        )
        return [str(row[0]) for row in rows]

    async def next_due(self, now: int) -> int | None:
        """By the index of what is due."""
        row = await self.database.read(lambda db: db.first(sql.SELECT_NEXT_DUE, now=now))
        return None if row is None else int(row[0])

    async def order_log(self, table_id: str, player_id: str, limit: int) -> list[OrderLogRow]:
        """The player's own lines only."""
        rows = await self.database.read(
            lambda db: db.all(
                sql.SELECT_ORDER_LOG, table_id=table_id, player_id=player_id, limit=limit
            )
        )
        return [OrderLogRow(*row) for row in rows]
