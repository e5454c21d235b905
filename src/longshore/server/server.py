"""The parts of a running server, put together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator
from typing import Final

from longshore.server.acting.keeper import Keeper
from longshore.server.acting.schedules import Schedules
from longshore.server.base.clock import SECOND, now_ms
from longshore.server.base.kept import Kept
from longshore.server.base.threads import Threads
from longshore.server.base.turns import Turns
from longshore.server.base.waiting import Waiting
from longshore.server.bots.driver import BotDriver, Thinking
from longshore.server.bots.pool import BotPool
from longshore.server.gauges import Gauges
from longshore.server.live.live import Live
from longshore.server.moderation.moderator import Moderator
from longshore.server.notices.contacts import Contacts
from longshore.server.notices.desk import NoticeDesk
from longshore.server.notices.sender import Sender
from longshore.server.players.bans import Bans
from longshore.server.players.forgetting import Forgetting
from longshore.server.players.passkeys import Passkeys
from longshore.server.players.people import People
from longshore.server.settings import Limits, Settings
from longshore.server.settings.keys import ServerKeys
from longshore.server.settings.rates import Rates
from longshore.server.store import Store, Unavailable, open_store
from longshore.server.sweeper import Sweeper
from longshore.server.tables.kept.hub import Hub
from longshore.server.tables.kept.tables import Tables
from longshore.server.tables.work import Delays
from longshore.server.talk.talk import Talk

_log: Final = logging.getLogger("longshore")
_HEALTH_SECONDS: Final = 0.5
# On a full disk a small write may fit where no other does. Monitors must not see that as recovery.
_TROUBLE_SECONDS: Final = 5.0
_REPLAYS: Final = 2  # threads that play games again
_WAITING_REPLAYS: Final = 8  # for one address
_KEPT_BYTES: Final = 32 * 1024 * 1024
_OTHERS_SECONDS: Final = 2.0  # how often to look for bots abandoned by another process


class Server:
    """Everything an operation needs."""

    def __init__(self, settings: Settings, store: Store) -> None:
        limits = settings.limits
        self.settings: Final = settings
        self.store: Final = store
        self.hub: Final = Hub()
        self.keys: Final = ServerKeys()
        self.people: Final = People(store, Bans(store, self.keys))
        self.tables: Final = Tables(store, self.hub, delays_of(limits))
        self.rates: Final = Rates(limits)
        self.waiting: Final = Waiting(limits.patience_seconds)
        self.passkeys: Final = Passkeys(store, settings)
        self.talk: Final = Talk(store, limits)
        self.forgetting: Final = Forgetting(store, self.tables, self.people, self.talk)
        self.moderator: Final = Moderator(store, self.tables, self.people, self.talk)
        self.live: Final = Live(store, self.tables, self.people, self.talk, limits)
        self.sweeper: Final = Sweeper(store, self.tables, self.live, self.forgetting, limits)
        self.contacts: Final = Contacts(store, self.keys, settings)
        sender = Sender(settings, self.keys, self.contacts)
        self.notices: Final = NoticeDesk(
            settings, store, self.tables, people=self.people, live=self.live, sender=sender
        )
        self.schedules: Final = Schedules(store, self.tables)
        self.keeper: Final = Keeper(store, self.tables, self.schedules)
        self.pool: Final = BotPool(limits.bot_processes, settings.bot_plugins)
        self.bots: Final = BotDriver(
            self.tables, self.pool, Thinking.of(settings), self._is_watched
        )
        self.gauges: Final = Gauges(settings, store, self.pool)
        self.replays: Final = Threads("replay", _REPLAYS)
        self.imports: Final = Threads("import", 1)
        self.turns: Final = Turns(_WAITING_REPLAYS)
        self.kept: Final = Kept(_KEPT_BYTES)
        self.asking_hints: Final[set[str]] = set()
        self.importing: Final = asyncio.Lock()
        """Held while a record is read: one at a time, since it takes the time of many steps."""
        self.closing = False
        self._health = float("-inf"), ""

    async def health(self) -> str:
        """What is wrong with storage, if anything. Checked at most twice a second."""
        if time.monotonic() - self._health[0] > _HEALTH_SECONDS:
            try:
                await self.store.check()
            except Unavailable as trouble:
                self._health = time.monotonic(), str(trouble)
            else:
                self._health = time.monotonic(), ""
        last = self.store.database.trouble
        if last is not None and time.monotonic() - last.at < _TROUBLE_SECONDS:
            return self._health[1] or last.why
        return self._health[1]

    def _is_watched(self, table_id: str) -> bool:
        """Whether somebody looks on at a table. Other processes may know more."""
        return (
            not self.store.exclusive
            or self.live.is_followed(table_id)
            or self.hub.has_listeners(table_id)
        )

    async def help_bots(self) -> None:
        """Resume bots after a start, and where another process has died."""
        while True:
            try:
                await self.bots.resume(await self.store.tables_waiting_for_bots(now_ms()))
            except Unavailable as trouble:
                _log.warning("the bots wait for storage: %s", trouble)
            else:
                if self.store.exclusive:
                    return
            await asyncio.sleep(_OTHERS_SECONDS)

    def heard(self, what: str, table_id: str, number: int) -> None:
        """Another process, or this one, has written something."""
        word, _, player_id = what.partition(":")
        if word == "table":
            self.tables.catching_up.heard(table_id, number)
        elif word == "looking":
            self.notices.heard(player_id, table_id)
        self.live.heard(what, table_id)

    def missed(self) -> None:
        """Announcements from other processes were missed."""
        self.tables.catching_up.missed()
        self.live.missed()


def delays_of(limits: Limits) -> Delays:
    """The delays from the settings."""
    least, most = limits.order_least_seconds, limits.order_most_seconds
    return Delays(
        orders_least=min(least, most) * SECOND,
        orders_most=most * SECOND,
        notices=limits.notice_seconds * SECOND,
        bot_turns=limits.bot_turn_seconds * SECOND,
    )


@contextlib.asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Server]:
    """A running server. Everything started here is stopped here."""
    store = await open_store(settings.database_url, settings.limits.database_connections)
    server = Server(settings, store)
    server.hub.own.extend((server.bots.changed, server.keeper.changed))
    server.hub.watching.append(server.live.changed)
    server.hub.interests.append(server.live.shows)
    try:
        await server.keys.load(store)
        server.moderator.lists_changed.append(server.live.lists.missed)
        await store.listen(server.heard, server.missed)
        await server.keeper.begin()
        await server.moderator.begin()
        tasks = [
            asyncio.create_task(work)
            for work in (
                server.waiting.run(),
                server.sweeper.run(),
                server.keeper.run(),
                server.moderator.run(),
                server.help_bots(),
                server.notices.run(),
                server.gauges.run(),
                server.gauges.watch_loop(),
            )
        ]
        try:
            yield server
        finally:
            server.closing = True
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
    finally:
        await server.notices.stop()
        await server.tables.catching_up.stop()
        await server.live.stop()
        await server.bots.stop()
        await server.keeper.stop()
        await server.pool.stop()
        server.replays.stop()
        server.imports.stop()
        await store.close()
