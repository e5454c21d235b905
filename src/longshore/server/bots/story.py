"""The public steps of a game, as bots are told them."""

from __future__ import annotations

import asyncio

from longshore.record import Record, starting_game
from longshore.server.bots.job import Job
from longshore.server.store import EntryRow, Store
from longshore.server.tables.reading.history import stored_events
from longshore.view import view_of


class Story:
    """Grows with the log. Sealed bids are told with the last of their round (R-AUCT-4)."""

    def __init__(self, table_id: str, header: Record) -> None:
        self.table_id = table_id
        self.header = header
        self.seq = 0
        self.lines: list[str] = []
        self._sealed: list[str] = []
        self._reading = asyncio.Lock()

    async def catch_up(self, store: Store) -> None:
        """Read what has been played since."""
        async with self._reading:  # a bot and a hint may ask at the same time
            while entries := await store.entries(self.table_id, self.seq, 1000):
                for entry in entries:
                    self._add(entry)
                    self.seq = entry.seq

    def _add(self, entry: EntryRow) -> None:
        if entry.step is None:
            return
        kinds = {event["event"] for event in stored_events(entry)}
        if "committed" not in kinds:
            self.lines.append(entry.step)
            return
        self._sealed.append(entry.step)
        if "bids" in kinds:
            self.lines += self._sealed
            self._sealed.clear()

    def told_from(self, job: Job, told: int | None) -> Job:
        """The job, with the steps its bot has not been told, or all of them if that is unknown."""
        if told is None:
            job.start = view_of(starting_game(self.header), job.seat)
            told = 0
        else:
            job.start = None
        job.told = told
        # A draft that a hint is about is told only to its owner's bot.
        job.steps = [*self.lines[told:], *job.drafted]
        return job
