"""The store in SQL: everything is written once for all kinds of database."""

from __future__ import annotations

from collections.abc import Callable

from longshore.server.base.clock import now_ms
from longshore.server.store import admin_statements as admin_sql
from longshore.server.store import statements as sql
from longshore.server.store.database import Database, Heard
from longshore.server.store.interface import StoreError, Unavailable
from longshore.server.store.sql_figures import SqlFigures
from longshore.server.store.sql_notices import SqlNotices
from longshore.server.store.sql_passkeys import SqlPasskeys
from longshore.server.store.sql_players import SqlPlayers
from longshore.server.store.sql_tables import SqlTables
from longshore.server.store.sql_talk import SqlTalk
from longshore.server.store.sql_time import SqlTime


class SqlStore(SqlPlayers, SqlTables, SqlTime, SqlTalk, SqlFigures, SqlNotices, SqlPasskeys):
    """See `Store`."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.exclusive = database.exclusive
        self.durability = database.durability

    async def close(self) -> None:
        """Close the database."""
        await self.database.close()

    async def schema(self) -> str | None:
        """The number of the schema; None if there is none."""
        try:
            row = await self.database.read(lambda db: db.first(admin_sql.SCHEMA))
        except Unavailable as error:
            raise StoreError(f"this is not a database of Longshore: {error}") from error
        return None if row is None else str(row[0])

    async def check(self) -> None:
        """Write something, to see whether that works."""
        await self.database.write(lambda db: db.run(sql.PROBE, now=now_ms()))

    async def listen(self, heard: Heard, missed: Callable[[], None]) -> None:
        """Hear of changes by other processes."""
        await self.database.listen(heard, missed)
