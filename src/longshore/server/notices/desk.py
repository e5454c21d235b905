"""The desk where notices wait, become messages and are sent.

A notice is stored together with the change it is about. Each process looks now and then for what is
due and claims it in the database, so each notice is handled by one process. If that process dies,
others take over when its claim expires. If it dies between sending a message and noting that, the
message is sent again under the same id.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import msgspec

from longshore.server.base import metrics
from longshore.server.base.clock import DAY, MINUTE, SECOND, now_ms
from longshore.server.base.ids import new_id
from longshore.server.base.problems import Problem
from longshore.server.base.rounds import Rounds
from longshore.server.base.together import all_of
from longshore.server.live.live import Live
from longshore.server.notices.choices import choices_of
from longshore.server.notices.looks import Looks
from longshore.server.notices.payload import Payload
from longshore.server.notices.sender import Gone, Later, Never, Sender
from longshore.server.notices.words import payload_of
from longshore.server.players.people import People
from longshore.server.settings import Settings
from longshore.server.store import ContactRow, DeliveryRow, NoticeRow, Store, Unavailable
from longshore.server.tables.kept.tables import Tables
from longshore.server.tables.notices import still_asked
from longshore.server.tables.reading.history import events_of
from longshore.server.tables.table import RUNNING, Table
from longshore.text import language_of

_log: Final = logging.getLogger("longshore.notices")
_CLAIM: Final = 2 * MINUTE
_AT_ONCE: Final = 20
_IN_FLIGHT: Final = 100  # messages; slow receivers take these places, and nobody else's time
_GRACE_SECONDS: Final = 2.0  # for messages in flight when the server stops
_PRESENCE: Final = 2 * SECOND  # for other processes to say that the player is looking
_PAUSES: Final = (30 * SECOND, 2 * MINUTE, 10 * MINUTE, 60 * MINUTE, 360 * MINUTE)
_FAILING_DAYS: Final = 7  # after which a contact that never works is deleted
_ENTRIES: Final = 500  # of the log, to find what happened since the player's last turn
_ASKING: Final = frozenset(("turn", "bid"))


class NoticeDesk:
    """Handles whatever is due, for all tables."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        tables: Tables,
        *,
        people: People,
        live: Live,
        sender: Sender,
    ) -> None:
        self._store = store
        self._tables = tables
        self._people = people
        self._live = live
        self._sender = sender
        self.looks: Final = Looks()
        self._base = settings.public_url.rstrip("/")
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._in_flight: Final[set[asyncio.Task[Any]]] = set()
        self.pauses: tuple[int, ...] = _PAUSES
        self.poll_seconds = 1.0
        self.rounds: Final = Rounds()

    async def run(self) -> None:
        """Look for work, over and over."""
        while True:
            busy = False
            begun = asyncio.create_task(self.work())
            try:
                busy = await asyncio.shield(begun)
            except asyncio.CancelledError:
                self._in_flight.add(begun)  # so that nothing is sent twice
                raise
            except Unavailable as trouble:
                _log.warning("notices wait for storage: %s", trouble)
            except Exception:  # noqa: BLE001 - notices must go on, whatever one of them is about
                _log.exception("notices have stumbled")
            await self.rounds.end()
            if not busy:
                await asyncio.sleep(self.poll_seconds)

    async def work(self) -> bool:
        """Handle what is due now. Returns whether there may be more."""
        if len(self._in_flight) >= _IN_FLIGHT:
            await asyncio.wait(self._in_flight, return_when=asyncio.FIRST_COMPLETED)
        now = now_ms()
        if not await self._store.notices_due(now):
            return False
        notices = await self._store.claim_notices(now, now + _CLAIM, _AT_ONCE)
        await all_of(map(self._handle, notices))
        room = min(_AT_ONCE, _IN_FLIGHT - len(self._in_flight))
        deliveries = await self._store.claim_deliveries(now_ms(), now + _CLAIM, room)
        for delivery in deliveries:
            task = asyncio.create_task(self._deliver(delivery))
            self._in_flight.add(task)
            task.add_done_callback(self._in_flight.discard)
        return len(notices) == _AT_ONCE or bool(deliveries)

    async def idle(self) -> None:
        """Wait until no message is in flight."""
        while self._in_flight:
            await asyncio.wait(self._in_flight)

    # ------------------------------------------------------------ presence

    def _is_looking(self, table_id: str, player_id: str) -> bool:
        """Whether the player has a socket here, or keeps polling for news."""
        watching = self._live.is_watching(table_id, player_id)
        return watching or self.looks.is_looking(table_id, player_id)

    def heard(self, player_id: str, table_id: str) -> None:
        """Some process wants to notify a player. Cancel that if the player is looking, here."""
        if self._is_looking(table_id, player_id):
            drop = self._store.drop_notices_of(player_id, table_id, now_ms() + _PRESENCE)
            task = asyncio.create_task(drop)
            self._tasks.add(task)
            task.add_done_callback(self._dropped)

    def _dropped(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.warning("a notice was not taken back: %s", task.exception())

    async def stop(self) -> None:
        """Stop what was started. Messages in flight get a moment, so that none is sent twice."""
        if self._in_flight:
            await asyncio.wait(self._in_flight, timeout=_GRACE_SECONDS)
        for task in self._in_flight:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._in_flight, return_exceptions=True)
        self._sender.stop()

    # ------------------------------------------------------------ notices

    async def _handle(self, notice: NoticeRow) -> None:
        """Drop a notice that is not needed, or turn it into messages."""
        if self._is_looking(notice.table_id, notice.player_id):
            await self._store.drop_notice(notice.id)
        elif not notice.asked and not self._store.exclusive:
            await self._store.ask_presence(notice, now_ms() + _PRESENCE)
        else:
            await self._store.send_notice(notice.id, await self._messages(notice))

    async def _messages(self, notice: NoticeRow) -> list[DeliveryRow]:
        try:
            table = await self._tables.get(notice.table_id)
        except Problem:
            return []  # it is gone, or of a kind this version does not know
        player = await self._people.player(notice.player_id)
        notice.kinds = " ".join(still_true(table, notice))
        if player is None or not notice.kinds:
            return []
        choices = await choices_of(self._store, player.id, table.id)
        wanted = [
            contact
            for contact in await self._store.contacts(player.id)
            if contact.confirmed_at is not None
            and choices.wants(contact.kind, notice.kinds.split())
        ]
        if not wanted:
            return []
        language = language_of("", player.language or None)
        payload = await self._payload(table, notice, language)
        return [self._message(contact, notice, payload) for contact in wanted]

    async def _payload(self, table: Table, notice: NoticeRow, language: str) -> Payload:
        first = max(0, table.seq - _ENTRIES)
        events = events_of(await self._store.entries(table.id, first, _ENTRIES))
        url = f"{self._base}/table/{table.id}" if self._base else ""
        return payload_of(table, notice, events, language, url)

    def _message(self, contact: ContactRow, notice: NoticeRow, payload: Payload) -> DeliveryRow:
        now = now_ms()
        return DeliveryRow(
            id=new_id(),
            contact_id=contact.id,
            table_id=notice.table_id,
            seat=notice.seat,
            decision=notice.decision if _ASKING & set(payload.kinds) else None,
            payload=msgspec.json.encode(payload).decode(),
            created_at=now,
            due_at=now,
        )

    # ------------------------------------------------------------ messages

    async def _deliver(self, delivery: DeliveryRow) -> None:
        """Try once. If storage fails, the message is left for the next claim."""
        try:
            await self._try(delivery)
        except Unavailable as trouble:
            _log.warning("a message waits for storage: %s", trouble)

    async def _try(self, delivery: DeliveryRow) -> None:
        contact = await self._store.contact(delivery.contact_id)
        if contact is None or await self._is_old(delivery, contact):
            await self._store.drop_delivery(delivery.id)
            return
        outcome = "sent"
        try:
            await self._sender.send(contact, delivery)
        except Later as reason:
            outcome = "later"
            _log.warning("a %s waits: %s", contact.kind, reason)
            if delivery.tries <= len(self.pauses):
                pause = self.pauses[delivery.tries - 1]
                await self._store.put_off_delivery(delivery.id, now_ms() + pause)
            else:
                outcome = "never"
        except Never as reason:
            outcome = "never"
            _log.warning("a %s was not sent: %s", contact.kind, reason)
        except Gone:
            outcome = "gone"
        except Exception:  # noqa: BLE001 - one message must not stop the others
            outcome = "never"
            _log.exception("a %s failed", contact.kind)
        metrics.NOTICES.labels(contact.kind, outcome).inc()
        await self._settle(delivery, contact, outcome)

    async def _settle(self, delivery: DeliveryRow, contact: ContactRow, outcome: str) -> None:
        """Decide what happens to the message and to the contact."""
        if outcome == "later":
            return
        await self._store.drop_delivery(delivery.id)
        now, since = now_ms(), contact.failing_since
        if outcome == "gone" or (outcome == "never" and is_long_ago(since, now)):
            await self._store.drop_contact(contact.id)
        elif outcome == "never" and since is None:
            await self._store.set_failing(contact.id, now)
        elif outcome == "sent" and since is not None:
            await self._store.set_failing(contact.id, None)

    async def _is_old(self, delivery: DeliveryRow, contact: ContactRow) -> bool:
        """Whether a delayed message is about something that is over."""
        if delivery.tries < 2 or delivery.decision is None:
            return False
        try:
            table = await self._tables.get(delivery.table_id)
        except Problem:
            return True
        return not still_asked(table, delivery.seat, contact.player_id, delivery.decision)


def is_long_ago(since: int | None, now: int) -> bool:
    """Whether a contact has been failing for days."""
    return since is not None and now - since > _FAILING_DAYS * DAY


def still_true(table: Table, notice: NoticeRow) -> list[str]:
    """The part of a notice that still holds: an open decision, a running game."""
    asked = still_asked(table, notice.seat, notice.player_id, notice.decision)
    return [
        kind
        for kind in notice.kinds.split()
        if kind == "end" or (table.phase == RUNNING if kind == "start" else asked)
    ]
