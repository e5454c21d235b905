"""Lets bots act: one decision at a time per table, answered like anyone's."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Iterable
from typing import Final

from longshore.bots.deckhand import Deckhand
from longshore.game import Refused
from longshore.record.words import SEATS
from longshore.server import metrics
from longshore.server.bots.job import Job, asking_of, new_job
from longshore.server.bots.pool import BotPool
from longshore.server.bots.story import Story
from longshore.server.hub import Changed
from longshore.server.problems import Problem
from longshore.server.store import Unavailable
from longshore.server.tables.registry import Tables
from longshore.server.tables.steps import take_steps
from longshore.server.tables.table import RUNNING, Table

_log: Final = logging.getLogger("longshore.bots")
_PAUSE_SECONDS: Final = 1.0  # until storage that failed is tried again
_PATIENCE: Final = 20  # answers in a row that come to nothing
_MOST_STORIES: Final = 500


class BotDriver:
    """A task for every table that waits for a bot."""

    def __init__(self, tables: Tables, pool: BotPool, seconds: float) -> None:
        self._tables = tables
        self._pool = pool
        self._seconds = seconds
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}
        self._again: Final[set[str]] = set()
        self._stories: Final[dict[str, Story]] = {}

    def changed(self, changed: Changed) -> None:
        """A table has changed: see whether a bot is asked."""
        if changed.table.waits_for_bot():
            self._begin(changed.table.id)

    async def resume(self, table_ids: Iterable[str]) -> None:
        """After a restart: go on where bots were asked."""
        for table_id in table_ids:
            self._begin(table_id)

    async def stop(self) -> None:
        """End all tasks; what a bot was thinking of is asked again after the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self, table_id: str) -> None:
        if table_id in self._tasks:
            self._again.add(table_id)  # its task may just be about to end
            return
        task = asyncio.create_task(self._play(table_id), name=f"bots of {table_id}")
        self._tasks[table_id] = task
        task.add_done_callback(lambda _: self._ended(table_id))

    def _ended(self, table_id: str) -> None:
        task = self._tasks.pop(table_id)
        again = table_id in self._again
        self._again.discard(table_id)
        if task.cancelled():
            return
        if task.exception() is not None:
            _log.error("the bots of table %s stopped", table_id, exc_info=task.exception())
        elif again:
            self._begin(table_id)

    async def _play(self, table_id: str) -> None:
        """Answer until no bot is asked any more."""
        trusted = True
        failures = 0
        while failures < _PATIENCE:
            try:
                table = await self._tables.get(table_id)
                seat = asked_bot(table)
                if seat is None:
                    return
                decision = table.progress.decisions[seat]
                step = await self._answer(table, seat, trusted=trusted)
                await self._tables.change(
                    table_id,
                    lambda work, seat=seat, decision=decision, step=step: take_steps(  # type: ignore[misc]
                        work, seat, decision, [step], commit=True
                    ),
                )
                trusted = True
                failures = 0
            except Unavailable:
                await asyncio.sleep(_PAUSE_SECONDS)
            except Refused as refused:
                _log.warning("a bot at table %s was refused: %s", table_id, refused)
                trusted = False
                failures += 1
            except Problem as problem:
                # Closed meanwhile: the answer is dropped and the table looked at again.
                if problem.code == "no_such_table":
                    return
                failures += 1
        _log.error("the bots of table %s come to nothing", table_id)

    async def _answer(self, table: Table, seat: int, *, trusted: bool) -> str:
        """The bot's step, or a deckhand's if the bot fails."""
        bot = table.seats[seat].bot or ""
        job = new_job(table.running_game, table.id, seat, bot, table.progress.bot_seeds[seat])
        began = time.perf_counter()
        step = None
        if trusted:
            story = self._story(table)
            await story.catch_up(self._tables.store)
            step = await self._pool.answer(job, story, self._seconds)
        metrics.BOT_SECONDS.observe(time.perf_counter() - began)
        if step is None:
            metrics.BOT_STAND_INS.inc()
            step = await asyncio.to_thread(stand_in, job)
        return step

    def _story(self, table: Table) -> Story:
        story = self._stories.pop(table.id, None)
        if story is None:
            if table.header is None:
                raise ValueError("a table without a game has no story")
            story = Story(table.id, table.header)
        self._stories[table.id] = story  # at the end: the one used last
        while len(self._stories) > _MOST_STORIES:
            del self._stories[next(iter(self._stories))]
        return story


def asked_bot(table: Table) -> int | None:
    """A seat that is asked and that a bot plays."""
    if table.phase != RUNNING:
        return None
    for name in table.asked():
        seat = SEATS.index(name)
        if table.seats[seat].bot is not None:
            return seat
    return None


def stand_in(job: Job) -> str:
    """What a deckhand would do."""
    return Deckhand(seed=secrets.randbits(32)).answer(asking_of(job)).step
