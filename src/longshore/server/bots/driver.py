"""Lets bots act: one decision at a time per table, played like anyone's."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

from longshore.bots.deckhand import Deckhand
from longshore.game import Refused
from longshore.record.words import SEATS
from longshore.server.base import metrics
from longshore.server.base.clock import SECOND, now_ms
from longshore.server.base.ids import new_id
from longshore.server.base.problems import Problem
from longshore.server.bots.job import Job, JobAnswer, asking_of, new_job
from longshore.server.bots.pool import BotPool
from longshore.server.bots.process import BotProcess
from longshore.server.bots.queue import Wish
from longshore.server.bots.story import Story
from longshore.server.settings import Settings
from longshore.server.store import Unavailable
from longshore.server.tables.commands.steps import take_steps
from longshore.server.tables.kept.hub import Changed
from longshore.server.tables.kept.tables import Tables
from longshore.server.tables.table import Table
from longshore.server.tables.work import Work

_log: Final = logging.getLogger("longshore.bots")
_PAUSE_SECONDS: Final = 1.0  # after a failure that may pass, such as a read from storage
_PATIENCE: Final = 20  # useless answers in a row
_MOST_STORIES: Final = 500
_LEASE: Final = 5 * SECOND  # short, so that another process takes over soon if this one dies
_RENEW_SECONDS: Final = 1.5
# A bot of a rated game may take this many times as long, and only the time in which it really works
# counts. A busy machine makes bots slow, and a deckhand in their place would be a gift to their
# opponents.
_RATED_PATIENCE: Final = 6
_LEAST_THINK_MS: Final = 100  # however many are waiting


@dataclass(frozen=True, slots=True)
class Thinking:
    """How long bots may take."""

    seconds: float = 10.0
    """After that, a deckhand answers."""
    queue_seconds: float = 60.0
    think_ms: int | None = None
    """What a bot that searches is told."""
    simulations: int | None = None

    @classmethod
    def of(cls, settings: Settings) -> Thinking:
        """From the settings. A bot is told less than it has, so that it is not late."""
        limits = settings.limits
        return cls(
            seconds=limits.bot_seconds,
            queue_seconds=limits.bot_queue_seconds,
            think_ms=min(limits.bot_think_ms, limits.bot_seconds * SECOND * 3 // 4),
            simulations=limits.bot_simulations or None,
        )


class Claim(NamedTuple):
    """A decision that this process lets a bot make."""

    table: Table
    seat: int
    job: Job


class BotDriver:
    """A task for every table that waits for a bot."""

    def __init__(
        self, tables: Tables, pool: BotPool, thinking: Thinking, is_watched: Callable[[str], bool]
    ) -> None:
        self._tables = tables
        self._is_watched = is_watched
        self._pool = pool
        self._thinking = thinking
        self._holder = new_id()  # identifies this process in leases
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}
        self._again: Final[set[str]] = set()
        self._stories: Final[dict[str, Story]] = {}

    def changed(self, changed: Changed) -> None:
        """A table has changed, so check whether a bot is asked."""
        if changed.table.waits_for_bot():
            self._begin(changed.table.id)

    async def resume(self, table_ids: Iterable[str]) -> None:
        """Resume where bots were asked, after a restart or the death of another process."""
        for table_id in table_ids:
            self._begin(table_id)

    async def stop(self) -> None:
        """Cancel all tasks. Decisions in progress are made again after the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self, table_id: str) -> None:
        if table_id in self._tasks:
            self._again.add(table_id)  # its task may be just about to end
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

    # ------------------------------------------------------------ playing

    async def _play(self, table_id: str) -> None:
        """Play until no bot is asked, or another process takes over."""
        trusted = True
        failures = 0
        try:
            while failures < _PATIENCE:
                try:
                    self._again.discard(table_id)
                    if not await self._play_one(table_id, trusted=trusted):
                        return
                    trusted = True
                    failures = 0
                except Unavailable:
                    await asyncio.sleep(_PAUSE_SECONDS)
                except Refused as refused:
                    _log.warning("a bot at table %s was refused: %s", table_id, refused)
                    trusted = False
                    failures += 1
                except Problem as problem:
                    # The decision is over: drop the answer and check the table again.
                    if problem.code in ("no_such_table", "rules_unknown"):
                        return
                    if problem.code == "turn_too_long":
                        trusted = False  # it borrows and repays without end
                    failures += 1
                except Exception:  # noqa: BLE001 - people must not wait for ever, whatever it was
                    _log.exception("the bots of table %s failed", table_id)
                    trusted = False
                    failures += 1
                    await asyncio.sleep(_PAUSE_SECONDS)
            _log.error("the bots of table %s keep failing", table_id)
        finally:
            await self._release(table_id)

    async def _play_one(self, table_id: str, *, trusted: bool) -> bool:
        """Play one decision. False if there is none for us."""
        table = await self._tables.get(table_id)
        if asked_bot(table) is None:
            return False
        answer = None
        # Nobody may weaken the bots of a rated game by keeping them busy elsewhere.
        patience = None if table.setup.rated else self._thinking.queue_seconds
        try:
            async with asyncio.timeout(patience) as waiting:
                async with self._pool.turn(table_id, self._wish(table)) as process:
                    waiting.reschedule(None)
                    claim = await self._claim(table_id)
                    if claim is not None and trusted:
                        async with self._keeping(table_id):
                            answer = await self._timed_answer(process, claim.job, claim.table)
        except TimeoutError:
            claim = await self._claim(table_id)  # the queue is too long
        if claim is None:
            return False
        step = None if answer is None else answer.step
        if step is None:
            metrics.BOT_STAND_INS.inc()
            step = await asyncio.to_thread(stand_in, claim.job)
        await self._commit(claim.table, claim.seat, claim.job.bot, step)
        return True

    async def _claim(self, table_id: str) -> Claim | None:
        """The decision of a bot at a table as it is now, if this process may make it."""
        table = await self._tables.get(table_id)
        seat = asked_bot(table)
        if seat is None or not await self._lease(table_id):
            return None
        return Claim(table, seat, self._job(table, seat))

    async def _commit(self, table: Table, seat: int, bot: str, step: str) -> None:
        decision = table.progress.decisions[seat]

        def command(work: Work) -> None:
            # The owner may have come back while the bot was thinking.
            if work.table.seats[seat].bot != bot:
                raise Problem("stale")
            take_steps(work, seat, decision, [step], commit=True)

        await self._tables.change(table.id, command)

    def _job(self, table: Table, seat: int) -> Job:
        bot = table.seats[seat].bot or ""
        job = new_job(table.running_game, table.id, seat, bot, table.progress.bot_seeds[seat])
        return self._limited(job, table)

    def _limited(self, job: Job, table: Table) -> Job:
        """Bots think less when more of them are asked, so that nobody waits long."""
        thinking = self._thinking
        job.simulations = thinking.simulations
        job.think_ms = thinking.think_ms
        if thinking.think_ms is not None and not table.setup.rated:
            shared = int(thinking.think_ms / max(1.0, self._pool.load))
            job.think_ms = min(thinking.think_ms, max(_LEAST_THINK_MS, shared))
        return job

    def _wish(self, table: Table) -> Wish:
        """A table's place among those that wait for a bot."""
        people = any(seat.is_person and seat.bot is None for seat in table.seats)
        return Wish(table.host or table.id, table.id, people and self._is_watched(table.id))

    async def _timed_answer(self, process: BotProcess, job: Job, table: Table) -> JobAnswer | None:
        began = time.perf_counter()
        story = self._story(table)
        await story.catch_up(self._tables.store)
        rated = table.setup.rated
        seconds = self._thinking.seconds * (_RATED_PATIENCE if rated else 1)
        answer = await self._pool.answer(process, job, story, seconds, of_work=rated)
        metrics.BOT_SECONDS.observe(time.perf_counter() - began)
        return answer

    # ------------------------------------------------------------ hints

    async def hint(self, table: Table, seat: int, bot: str) -> JobAnswer:
        """What a bot would do in a seat's place, after the seat's draft.

        Hints wait in the same queue as the tables, and count for the player who asks.
        """
        game, drafted = table.running_game, []
        if table.may_draft(seat):
            game = table.rehearsal()[0]
            drafted = [f"{SEATS[seat]}: {each.step}" for each in table.progress.draft.steps]
        job = self._limited(new_job(game, table.id, seat, bot, secrets.randbits(32)), table)
        job.hint = True
        job.drafted = drafted
        answer = None
        try:
            async with asyncio.timeout(self._thinking.queue_seconds) as waiting:
                wish = Wish(table.seats[seat].player or table.id, table.id)
                async with self._pool.turn(table.id, wish) as process:
                    waiting.reschedule(None)
                    answer = await self._timed_answer(process, job, table)
        except TimeoutError:
            pass
        if answer is None:
            raise Problem("no_hint")
        return answer

    # ------------------------------------------------------------ leases

    async def _lease(self, table_id: str) -> bool:
        """Whether this process plays the bots of a table. A single process need not ask."""
        store = self._tables.store
        if store.exclusive:
            return True
        now = now_ms()
        return await store.lease_bots(table_id, self._holder, now, now + _LEASE)

    @contextlib.asynccontextmanager
    async def _keeping(self, table_id: str) -> AsyncIterator[None]:
        """Keep the lease while a bot thinks."""
        if self._tables.store.exclusive:
            yield
            return
        renewing = asyncio.create_task(self._renew(table_id))
        try:
            yield
        finally:
            renewing.cancel()
            await asyncio.gather(renewing, return_exceptions=True)

    async def _renew(self, table_id: str) -> None:
        while True:
            await asyncio.sleep(_RENEW_SECONDS)
            with contextlib.suppress(Unavailable):
                await self._lease(table_id)

    async def _release(self, table_id: str) -> None:
        store = self._tables.store
        if store.exclusive:
            return
        try:
            await store.release_bots(table_id, self._holder)
        except Unavailable:
            return  # it expires by itself

    def _story(self, table: Table) -> Story:
        story = self._stories.pop(table.id, None)
        if story is None:
            if table.header is None:
                raise ValueError("a table without a game has no story")
            story = Story(table.id, table.header)
        self._stories[table.id] = story  # at the end: the most recently used
        while len(self._stories) > _MOST_STORIES:
            del self._stories[next(iter(self._stories))]
        return story


def asked_bot(table: Table) -> int | None:
    """A seat that is asked and that a bot plays, if bots may act now."""
    if not table.waits_for_bot():
        return None
    for name in table.asked():
        seat = SEATS.index(name)
        if table.seats[seat].bot is not None:
            return seat
    return None


def stand_in(job: Job) -> str:
    """What a deckhand would do."""
    return Deckhand(seed=secrets.randbits(32)).answer(asking_of(job)).step
