"""A process that plays: its share of the tables, each over real sockets."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from itertools import cycle
from multiprocessing.connection import Connection
from typing import Final, NamedTuple

from longshore.load.played_table import Party, PlayedTable
from longshore.load.tally import Tally
from longshore.server.base.process import loop_factory

_AT_ONCE: Final = 50  # tables whose sockets open at the same time


class Order(NamedTuple):
    """How to play for a while."""

    seconds: float
    period: float
    """Between two steps at a table. With 0, each comes as soon as the one before is answered."""
    impatient: bool = False
    """Whether a step is sent again in every period until it is answered."""


class Share(NamedTuple):
    """What one process plays."""

    url: str
    parties: list[Party]
    sources: list[str | None]
    insight: bool


def play_share(share: Share, pipe: Connection) -> None:
    """Open all sockets, and play what is ordered until nothing more is.

    Sends a 1 for each table that has its sockets, a `Tally` for each order, and a sentence if it
    cannot go on.
    """
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        try:
            runner.run(_play_share(share, pipe))
        except* OSError as problems:
            pipe.send(f"a socket could not be opened: {problems.exceptions[0]}")


async def _play_share(share: Share, pipe: Connection) -> None:
    tally = Tally()
    tables = [PlayedTable(party, tally, insight=share.insight) for party in share.parties]
    address = "ws" + share.url.removeprefix("http").rstrip("/") + "/api/live"
    await sit_down(tables, address, share.sources, lambda: pipe.send(1))
    gc.collect()
    gc.freeze()
    gc.disable()  # do not measure the client's own garbage collection
    while True:
        order: Order | None = await asyncio.to_thread(pipe.recv)
        if order is None:
            break
        tally.clear()
        await play(tables, order, tally)
        pipe.send(tally)
    await asyncio.gather(*(table.stand_up() for table in tables))


async def play(tables: list[PlayedTable], order: Order, tally: Tally) -> None:
    """Play at all tables, and count."""
    loop = asyncio.get_running_loop()
    own = time.process_time()
    begin = loop.time()
    end = begin + order.seconds
    await asyncio.gather(
        *(table.play(begin, end, order.period, impatient=order.impatient) for table in tables)
    )
    tally.took = loop.time() - begin
    tally.cpu = time.process_time() - own


async def sit_down(
    tables: list[PlayedTable], address: str, sources: list[str | None], seated: Callable[[], None]
) -> None:
    """Open the sockets of all tables, a few tables at a time."""
    room = asyncio.Semaphore(_AT_ONCE)

    async def one(table: PlayedTable, source: str | None) -> None:
        async with room:
            await table.sit_down(address, source)
        seated()

    async with asyncio.TaskGroup() as group:
        for table, source in zip(tables, cycle(sources), strict=False):
            group.create_task(one(table, source))
