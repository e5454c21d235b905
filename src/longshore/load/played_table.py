"""Tables full of people, set up over HTTP and then played over real sockets.

In every period, one seat that has to decide makes one step at each table.
"""

from __future__ import annotations

import asyncio
import random
import time
import uuid
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from msgspec import Struct

from longshore.load.http import Http
from longshore.load.tally import Tally
from longshore.load.wire import Wire, open_wire

_OPEN_SECONDS: Final = 60.0
_STEP_SECONDS: Final = 15.0  # after which an unanswered step counts as lost
_STUCK_SECONDS: Final = 0.1  # until a table where nobody can decide is looked at again


@dataclass(frozen=True, slots=True)
class Party:
    """A started table and its players' tokens."""

    table: str
    tokens: list[str]


def set_up(http: Http, tables: int, seats: int, tell: Callable[[int], None]) -> list[Party]:
    """Start tables with a player in every seat."""
    parties: list[Party] = []
    for party in http.threads.map(lambda _: one_party(http, seats), range(tables)):
        parties.append(party)
        tell(len(parties))
    return parties


def one_party(http: Http, seats: int) -> Party:
    """One player creates a table and the others join it."""
    tokens = [
        str(http.send("POST", "/api/players", {"name": f"Player {place + 1}"})["token"])
        for place in range(seats)
    ]
    kinds = [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1)
    table = http.send("POST", "/api/tables", {"seats": kinds}, tokens[0])["table"]
    for token in tokens[1:]:
        join = f"/api/tables/{table['id']}/join"
        http.send("POST", join, {"invite": table["invite"]}, token)
    return Party(table["id"], tokens)


class Wrong(Struct, frozen=True):
    """What was wrong with a message."""

    code: str = ""


class Heard(Struct):
    """The parts of a message that the measurement needs."""

    type: str
    id: str | None = None
    seq: int = 0
    decision: int | None = None
    seat: str | None = None
    legal: list[str] = []
    events: list[Any] = []
    phase: str = ""
    error: Wrong = Wrong()


_decode: Final = msgspec.json.Decoder(Heard).decode
_encode: Final = msgspec.json.Encoder().encode


class Chair:
    """One player's socket at a table."""

    def __init__(self, table: PlayedTable) -> None:
        self.table = table
        self.seated: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.wire: Wire | None = None
        self.seat = ""
        self.seq = -1
        self.decision: int | None = None
        self.legal: list[str] = []

    async def sit_down(self, url: str, token: str, source: str | None) -> None:
        """Open the socket and wait until it has received the table."""
        self.wire = await open_wire(url, token, source=source, heard=self._hear, ended=self._ended)
        wish = {"type": "watch", "table": self.table.party.table, "insight": self.table.insight}
        self.wire.send(_encode(wish))
        async with asyncio.timeout(_OPEN_SECONDS):
            await self.seated

    def send(self, text: bytes) -> bool:
        """Send a message. False if the connection is gone."""
        return self.wire is not None and self.wire.send(text)

    def _ended(self) -> None:
        if not self.table.over:
            self.table.tally.dropped += 1

    def _hear(self, text: bytes) -> None:
        now = time.perf_counter()
        heard = _decode(text)
        if heard.type == "update":
            if self.seq >= 0:
                # Clients rely on every entry arriving once and in order.
                numbers = sorted({int(event["seq"]) for event in heard.events})
                if numbers != list(range(self.seq + 1, heard.seq + 1)):
                    self.table.tally.gaps += 1
            self.seq, self.decision, self.legal = heard.seq, heard.decision, heard.legal
            self.seat = heard.seat or ""
            if not self.seated.done():
                self.seated.set_result(None)
            self.table.updated(self, now, heard.phase)
        elif heard.type == "ok":
            self.table.acknowledged(heard.id, now)
        elif heard.type == "error":
            self.table.refused(heard.id, heard.error.code)


class PlayedTable:
    """A table with all its sockets. Only one step is in flight at a time."""

    def __init__(self, party: Party, tally: Tally, *, insight: bool = False) -> None:
        self.party = party
        self.tally = tally
        self.insight = insight
        self.chairs: list[Chair] = []
        self.over = False
        self._sent_at = 0.0
        self._command = ""
        self._text = b""
        self._actor: Chair | None = None
        self._waiting: set[Chair] = set()
        self._done = asyncio.Event()
        self._counts = False
        self._insists = False

    async def sit_down(self, url: str, source: str | None) -> None:
        """Open all sockets and wait until each one has received the table."""
        for token in self.party.tokens:
            chair = Chair(self)
            self.chairs.append(chair)
            await chair.sit_down(url, token, source)

    async def play(
        self, begin: float, end: float, period: float, *, impatient: bool = False
    ) -> None:
        """Make one step in every period, offset by this table's own phase.

        Impatient clients send it again in every period until it is confirmed. The others wait.
        """
        loop = asyncio.get_running_loop()
        self._insists = impatient
        at = begin + random.random() * period
        while max(at, loop.time()) < end and not self.over:
            await asyncio.sleep(max(0.0, at - loop.time()))
            if impatient:
                self._insist()
            else:
                await self._step()
            at = at + period if period else loop.time()
        self._give_up()

    async def _step(self) -> None:
        if not self._begin_step():
            await asyncio.sleep(_STUCK_SECONDS)
            return
        try:
            if not self._send():
                raise TimeoutError
            async with asyncio.timeout(_STEP_SECONDS):
                await self._done.wait()
        except TimeoutError:
            self._give_up()

    def _insist(self) -> None:
        if self._command or (not self._waiting and self._begin_step()):
            self._send()

    def _begin_step(self) -> bool:
        """Choose a step. False if nobody can make one."""
        asked = [chair for chair in self.chairs if chair.decision is not None]
        if not asked:
            self.tally.stuck += 1
            return False
        chair = random.choice(asked)
        steps = [step for step in chair.legal if step != "loan"] or chair.legal
        self._actor = chair
        self._command = str(uuid.uuid4())
        self._waiting = set(self.chairs) - {chair}
        self._done.clear()
        self._counts = True
        message = {
            "type": "steps",
            "table": self.party.table,
            "id": self._command,
            "seat": chair.seat,
            "decision": chair.decision,
            "steps": [random.choice(steps)],
        }
        self._text = _encode(message)
        self._sent_at = time.perf_counter()
        return True

    def _send(self) -> bool:
        self.tally.sent += 1
        return self._actor is not None and self._actor.send(self._text)

    def _give_up(self) -> None:
        """Count what has not come, and wait for it no longer."""
        if self._counts:
            self.tally.unanswered += bool(self._command)
            self.tally.unseen += len(self._waiting)
        self._counts = False
        self._command = ""
        self._waiting.clear()

    # ------------------------------------------------------------ messages received

    def updated(self, chair: Chair, now: float, phase: str) -> None:
        """A player received an update."""
        if self._counts and chair in self._waiting:
            self._waiting.discard(chair)
            self.tally.update_ms.append((now - self._sent_at) * 1000)
            self._check_done()
        if phase and phase != "running":
            self.over = True

    def acknowledged(self, command: str | None, now: float) -> None:
        """The server confirmed that the step is stored."""
        if self._counts and command == self._command:
            self._command = ""
            self.tally.ok_ms.append((now - self._sent_at) * 1000)
            self._check_done()

    def refused(self, command: str | None, code: str) -> None:
        """The server refused the step, which should never happen but under too much load."""
        if command == self._command:
            if code == "too_busy":
                self.tally.too_busy += 1
                if self._insists:
                    return  # the same step is sent again
            else:
                self.tally.refused += 1
            self._command = ""
            self._waiting.clear()
            self._check_done()

    def _check_done(self) -> None:
        if not self._command and not self._waiting:
            self._done.set()

    async def stand_up(self) -> None:
        """Close all sockets."""
        self.over = True
        for chair in self.chairs:
            if chair.wire is not None:
                chair.wire.close()
        await asyncio.sleep(0)
