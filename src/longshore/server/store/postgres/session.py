"""Statements of the store on a PostgreSQL connection."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any, Final

import asyncpg

from longshore.server.store.database import Row, Values

CHANNEL: Final = "longshore"
_NAME: Final = re.compile(r"(?<!:):([a-z_]+)")


class PostgresSession:
    """A connection at work."""

    def __init__(self, connection: asyncpg.pool.PoolConnectionProxy[Any]) -> None:
        self._connection = connection

    async def run(self, statement: str, /, **values: Any) -> int:
        text, names = numbered(statement)
        status = await self._connection.execute(text, *arguments(names, values))
        count = status.rpartition(" ")[2]  # of "UPDATE 1"
        return int(count) if count.isdecimal() else 0

    async def run_each(self, statement: str, rows: Iterable[Values]) -> None:
        text, names = numbered(statement)
        if each := [arguments(names, values) for values in rows]:
            await self._connection.executemany(text, each)

    async def first(self, statement: str, /, **values: Any) -> Row | None:
        text, names = numbered(statement)
        row = await self._connection.fetchrow(text, *arguments(names, values))
        return None if row is None else tuple(row)

    async def all(self, statement: str, /, **values: Any) -> list[Row]:
        text, names = numbered(statement)
        rows = await self._connection.fetch(text, *arguments(names, values))
        return [tuple(row) for row in rows]

    async def announce(self, what: str, table_id: str, number: int) -> None:
        # Only the table and a number: nothing secret.
        await self._connection.execute(
            "SELECT pg_notify($1, $2)", CHANNEL, f"{what} {table_id} {number}"
        )


@cache
def numbered(statement: str) -> tuple[str, tuple[str, ...]]:
    """A statement with `$1` for the first `:name`, and the names in order."""
    names = tuple(dict.fromkeys(_NAME.findall(statement)))
    text = _NAME.sub(lambda match: f"${names.index(match[1]) + 1}", statement)
    return text, names


def arguments(names: tuple[str, ...], values: Values) -> list[Any]:
    """The values in the order of their numbers. PostgreSQL's text has no NUL character."""
    return [
        value.replace("\x00", "\ufffd") if isinstance(value, str) else value
        for value in (values[name] for name in names)
    ]
