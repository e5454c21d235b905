"""A table with a clock, and time that passes when a test says so."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace
from tests.server.tools.games import Desk, table_at

from longshore.record.words import SEATS
from longshore.server.base.clock import Moment
from longshore.server.messages.pace import Pace
from longshore.server.tables.by_itself.due import act_when_due, after_command
from longshore.server.tables.time.clocks import clocks_of
from longshore.server.tables.work import Delays, Work

START = 1_800_000_000_000


class TimedDesk(Desk):
    """A desk that keeps clocks and standing orders, as the server does."""

    def __init__(
        self, pace: Pace | None, position: Mapping[str, Any] | None = None, **more: Any
    ) -> None:
        table = table_at(position, **more)
        table.setup = replace(table.setup, pace=pace)
        super().__init__(table)
        self.events: list[str] = []
        self.delays = Delays()
        self.at = Moment(START)
        self.log: list[tuple[str, str, dict[str, Any]]] = []
        self.do_command(lambda work: work.touch())

    def pass_time(self, ms: int, down: int = 0) -> None:
        """Let time pass, with the server down for `down` of it."""
        self.at = Moment(self.at.now + ms, self.at.down + down)

    def _work(self) -> Work:
        return Work(self.table.copied(), *self.at, before=self.table, delays=self.delays)

    def do_command(self, command: Callable[[Work], object]) -> Work:
        """Run any command."""
        work = self._work()
        command(work)
        return self._done(work)

    def _done(self, work: Work) -> Work:
        if work.changed:
            after_command(work)
            self.log += [
                (line.seat, line.code, msgspec.json.decode(line.args)) for line in work.order_log
            ]
            super()._done(work)
            self.events += [entry.events for entry in work.entries]
        return work

    def act(self) -> Work:
        """What the server does when something is due."""
        return self.do_command(act_when_due)

    def clock(self, seat: str, to: str | None = "") -> dict[str, Any]:
        """A clock as it is shown to its owner, `to` another seat, or a spectator (None)."""
        viewer = None if to is None else SEATS.index(to or seat)
        clocks = clocks_of(self.table, self.at, viewer)
        assert clocks is not None
        found: dict[str, Any] = msgspec.to_builtins(clocks)["seats"][seat]
        return found

    @property
    def running(self) -> list[str]:
        """Whose clocks are running."""
        return [seat for seat in SEATS[: len(self.table.seats)] if self.clock(seat)["running"]]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """All events of a kind."""
        events = [event for entry in self.events for event in msgspec.json.decode(entry)]
        return [event for event in events if event["event"] == kind]
