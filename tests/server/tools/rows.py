"""Rows and runs for the tests that every kind of store must pass."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.server.tools.stores import KINDS, empty_store

from longshore.server.store import SeatRow, Store, TableRow

Test = Callable[[Store], Awaitable[None]]
every_store = pytest.mark.parametrize("kind", KINDS)


def run(kind: str, folder: Path, test: Test, seconds: float = 60) -> None:
    async def inside() -> None:
        async with asyncio.timeout(seconds):
            async with empty_store(kind, folder) as store:
                await test(store)

    asyncio.run(inside())


def table_row(table_id: str = "one", version: int = 1, **more: object) -> TableRow:
    row = TableRow(
        id=table_id,
        version=version,
        seq=0,
        phase="open",
        visibility="listed",
        host="ann",
        invite="secret",
        setup="{}",
        asked="",
        waits_for_bot=False,
        created_at=1,
        changed_at=version,
    )
    for name, value in more.items():
        setattr(row, name, value)
    return row


def seats(table_id: str, *players: str | None) -> list[SeatRow]:
    return [
        SeatRow(table_id, number, "open" if player is None else "person", player, player or "")
        for number, player in enumerate(players)
    ]
