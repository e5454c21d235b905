"""A process in which bots think (thinker.py), as the server sees it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, Final

import msgspec

from longshore.server.bots.job import Job, JobAnswer

_LINE_LIMIT: Final = 1 << 20
_MOST_TABLES: Final = 500
_USER, _SYSTEM = 11, 12  # of /proc/PID/stat, after the name
_START_SECONDS: Final = 20.0  # for the first answer, because the process has to import the bots
_decode: Final = msgspec.json.Decoder(JobAnswer).decode


class BotProcess:
    """One process, which handles one job at a time. It starts when first needed."""

    def __init__(self, plugins: tuple[str, ...] = ()) -> None:
        self.plugins = plugins
        self.process: asyncio.subprocess.Process | None = None
        self.told: dict[str, dict[str, int]] = {}
        """By table: how many public steps each of its bots has been told."""
        self.warm = False

    def note_told(self, job: Job, steps: int) -> None:
        """Note how many steps a bot has been told. Tables idle for longest are dropped."""
        bots = self.told.pop(job.table, {})
        bots[job.key] = steps
        self.told[job.table] = bots
        while len(self.told) > _MOST_TABLES:
            del self.told[next(iter(self.told))]

    async def ask(self, job: Job, seconds: float, *, of_work: bool = False) -> JobAnswer:
        """Send a job and wait for the answer. Any failure ends the process.

        With `of_work`, the seconds are those in which the process has really worked, so that a
        busy machine makes nobody late.
        """
        process = self.process
        if process is None or process.returncode is not None:
            process = await self._start()
        if process.stdin is None or process.stdout is None:
            raise OSError("a bot process has no pipes")
        try:
            seconds += 0 if self.warm else _START_SECONDS
            work = Work(process.pid, seconds)
            async with asyncio.timeout(seconds) as waiting:
                await _write(process.stdin, msgspec.json.encode(job) + b"\n")
                if of_work:
                    waiting.reschedule(None)
                    line = await work.until(process.stdout.readline())
                else:
                    line = await process.stdout.readline()
                if not line:
                    raise OSError("a bot process has died")
                answer = _decode(line)
        except BaseException:
            # Late, dead or cancelled: a late answer would be mistaken for the next one.
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
            "longshore.server.bots.thinker",
            *self.plugins,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=_LINE_LIMIT,
            start_new_session=True,  # Ctrl-C is for the server, which stops this process itself
        )
        return self.process

    async def stop(self) -> None:
        """Stop the process. The next job starts a new one."""
        process, self.process = self.process, None
        self.told.clear()
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Work:
    """How long a process has worked since a moment, whatever the clock says."""

    def __init__(self, pid: int, seconds: float) -> None:
        self._pid = pid
        self._seconds = seconds
        self._began = self._last = work_seconds(pid)

    async def until(self, answer: Coroutine[Any, Any, bytes]) -> bytes:
        """Wait for an answer, or raise TimeoutError once the process has worked long enough."""
        reading = asyncio.ensure_future(answer)
        try:
            while not (await asyncio.wait({reading}, timeout=self._seconds))[0]:
                now = work_seconds(self._pid)
                # One that never works is stuck. Where that cannot be known, the clock counts.
                if now <= self._last or now - self._began >= self._seconds:
                    raise TimeoutError
                self._last = now
            return reading.result()
        finally:
            reading.cancel()


def work_seconds(pid: int) -> float:
    """How long a process has worked since it began, as Linux tells. Elsewhere 0."""
    try:
        numbers = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(numbers[_USER]) + int(numbers[_SYSTEM])) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, IndexError):
        return 0.0


async def _write(pipe: asyncio.StreamWriter, line: bytes) -> None:
    try:
        pipe.write(line)
        await pipe.drain()
    except RuntimeError as error:
        # uvloop complains in this way about a pipe that is closed on the other side.
        raise OSError("the pipe to a bot process is closed") from error
