"""The processes in which bots think: few, low priority, shared by all tables."""

from __future__ import annotations

import asyncio
import logging
from contextlib import AbstractAsyncContextManager
from typing import Final

import msgspec

from longshore.server.bots.job import Job, JobAnswer
from longshore.server.bots.process import BotProcess
from longshore.server.bots.queue import FairQueue, Wish
from longshore.server.bots.story import Story

_log: Final = logging.getLogger("longshore.bots")


class BotPool:
    """A fair queue for a few processes. A process keeps the notes of the bots it has run."""

    def __init__(self, processes: int, plugins: tuple[str, ...] = ()) -> None:
        self.processes: Final = [BotProcess(plugins) for _ in range(processes)]
        self._said: Final[set[str]] = set()
        self._queue: Final = FairQueue(self.processes)

    def turn(
        self, table_id: str, wish: Wish | None = None
    ) -> AbstractAsyncContextManager[BotProcess]:
        """Wait for a process, preferably one that knows the table."""
        wish = Wish(table_id, table_id) if wish is None else wish
        return self._queue.worker(lambda process: table_id in process.told, wish)

    @property
    def load(self) -> float:
        """How many decisions there are for each process, with those in work."""
        return self._queue.load

    @property
    def waiting(self) -> int:
        """How many decisions are waiting for a process."""
        return self._queue.waiting

    def waited(self) -> float:
        """How long, in seconds, the longest-waiting table has waited for a process."""
        return self._queue.waited()

    async def answer(
        self, process: BotProcess, job: Job, story: Story, seconds: float, *, of_work: bool = False
    ) -> JobAnswer | None:
        """A bot's answer, or None if it takes more seconds than that, by the clock or of work.

        A process that died is replaced and asked once more. A late one is not.
        """
        for _ in range(2):
            try:
                answer = await self._ask(process, job, story, seconds, of_work=of_work)
            except TimeoutError:
                _log.warning("bot %s at table %s was late", job.bot, job.table)
                return None
            except (OSError, msgspec.DecodeError) as error:
                _log.warning("bot %s at table %s: %s", job.bot, job.table, error)
                continue
            if answer.remark and answer.remark not in self._said:
                self._said.add(answer.remark)
                _log.warning("captains play in place of admirals: %s", answer.remark)
            if answer.step is None:
                _log.warning("bot %s at table %s: %s", job.bot, job.table, answer.trouble)
                return None
            return answer
        return None

    async def _ask(
        self, process: BotProcess, job: Job, story: Story, seconds: float, *, of_work: bool
    ) -> JobAnswer:
        told = None if job.hint else process.told.get(job.table, {}).get(job.key)
        answer = await process.ask(story.told_from(job, told), seconds, of_work=of_work)
        if answer.needs_all:
            answer = await process.ask(story.told_from(job, None), seconds, of_work=of_work)
        if not job.hint:
            process.note_told(job, len(story.lines))
        return answer

    async def stop(self) -> None:
        """End all processes."""
        await asyncio.gather(*(process.stop() for process in self.processes))
