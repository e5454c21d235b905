"""The processes in which bots think: one job at a time each, ended when they are late."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from typing import Final
from zlib import crc32

import msgspec

from longshore.server.bots.job import Job, JobAnswer
from longshore.server.bots.story import Story

_log: Final = logging.getLogger("longshore.bots")
_LINE_LIMIT: Final = 1 << 20
_START_SECONDS: Final = 20.0  # for the first answer: the process has to import the bots
_decode: Final = msgspec.json.Decoder(JobAnswer).decode


class Worker:
    """One process. Jobs wait for each other in the order in which they came."""

    def __init__(self) -> None:
        self.turn: Final = asyncio.Lock()
        self.process: asyncio.subprocess.Process | None = None
        self.told: dict[str, int] = {}
        self.warm = False

    async def ask(self, job: Job, seconds: float) -> JobAnswer:
        """Send a job and wait for the answer; `TimeoutError` ends the process."""
        process = self.process
        if process is None or process.returncode is not None:
            process = await self._start()
        if process.stdin is None or process.stdout is None:
            raise OSError("a bot process has no pipes")
        try:
            async with asyncio.timeout(seconds if self.warm else seconds + _START_SECONDS):
                process.stdin.write(msgspec.json.encode(job) + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
                answer = _decode(line)
        except BaseException:
            # Late, dead or cancelled: an answer that still comes would be taken for the next.
            await self.stop()
            raise
        self.warm = True
        return answer

    async def _start(self) -> asyncio.subprocess.Process:
        self.told.clear()
        self.warm = False
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "longshore.server.bots.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=_LINE_LIMIT,
            start_new_session=True,  # Ctrl-C is for the server, which ends this process itself
        )
        return self.process

    async def stop(self) -> None:
        """End the process."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class BotPool:
    """A few workers, started when they are first needed.

    The bots of a table always go to the same one, which keeps their notes.
    """

    def __init__(self, processes: int) -> None:
        self._workers: Final = [Worker() for _ in range(processes)]

    async def answer(self, job: Job, story: Story, seconds: float) -> str | None:
        """A bot's step, or None if there was trouble with it."""
        worker = self._workers[crc32(job.table.encode()) % len(self._workers)]
        async with worker.turn:
            told = worker.told.get(job.key)
            try:
                answer = await worker.ask(story.told_from(job, told), seconds)
                if answer.needs_all:
                    answer = await worker.ask(story.told_from(job, None), seconds)
            except (TimeoutError, OSError, msgspec.DecodeError) as error:
                _log.warning("bot %s at table %s: %s", job.bot, job.table, type(error).__name__)
                return None
            worker.told[job.key] = len(story.lines)
        if answer.step is None:
            _log.warning("bot %s at table %s: %s", job.bot, job.table, answer.trouble)
        return answer.step

    async def stop(self) -> None:
        """End all processes."""
        await asyncio.gather(*(worker.stop() for worker in self._workers))
