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
from longshore.server.base.clock import DAY, SECOND, now_ms
from longshore.server.base.rates import Rate
from longshore.server.bots.driver import BotDriver, Thinking
from longshore.server.bots.pool import BotPool
from longshore.server.live.live import Live
from longshore.server.notices.contacts import Contacts
from longshore.server.notices.desk import NoticeDesk
from longshore.server.notices.sender import Sender
from longshore.server.players.forgetting import Forgetting
from longshore.server.players.passkeys import Passkeys
from longshore.server.players.people import People
from longshore.server.settings import Limits, Settings
from longshore.server.settings.keys import ServerKeys
from longshore.server.store import Store, Unavailable, open_store
from longshore.server.tables.kept.hub import Hub
from longshore.server.tables.kept.tables import Tables
from longshore.server.tables.work import Delays
from longshore.server.talk.talk import Talk

_log: Final = logging.getLogger("longshore")
_SWEEP_SECONDS: Final = 60.0
_HEALTH_SECONDS: Final = 0.5
_MINUTE: Final = 60.0
_CONTACTS_PER_MINUTE: Final = 5
_HOUR: Final = 3600.0
_OTHERS_SECONDS: Final = 2.0  # how often to look for bots abandoned by another process


class Rates:
    """How often a player, or an address, may do things that are expensive for the server."""

    def __init__(self, limits: Limits) -> None:
        self.player: Final = Rate(limits.player_rate, limits.player_burst)
        self.address: Final = Rate(limits.address_rate, limits.address_burst)
        self.arrival: Final = Rate(limits.address_players / _HOUR, limits.address_players)
        self.contact: Final = Rate(_CONTACTS_PER_MINUTE / _MINUTE, 2 * _CONTACTS_PER_MINUTE)
        most = limits.confirmations_per_day
        self.confirmation: Final = Rate(most / (24 * _HOUR), most)
        self.export: Final = Rate(limits.exports_per_hour / _HOUR, limits.exports_per_hour)
        self.hint: Final = Rate(limits.hints_per_minute / _MINUTE, limits.hints_per_minute)
        most = limits.hints_against_bots_per_minute
        self.hint_against_bots: Final = Rate(most / _MINUTE, most)


class Server:
    """Everything an operation needs."""

    def __init__(self, settings: Settings, store: Store) -> None:
        limits = settings.limits
        self.settings: Final = settings
        self.store: Final = store
        self.hub: Final = Hub()
        self.people: Final = People(store)
        self.tables: Final = Tables(store, self.hub, delays_of(limits))
        self.rates: Final = Rates(limits)
        self.passkeys: Final = Passkeys(store, settings)
        self.talk: Final = Talk(store, limits)
        self.forgetting: Final = Forgetting(store, self.tables, self.people, self.talk)
        self.live: Final = Live(store, self.tables, self.people, self.talk, limits)
        self.keys: Final = ServerKeys()
        self.contacts: Final = Contacts(store, self.keys, settings)
        sender = Sender(settings, self.keys, self.contacts)
        self.notices: Final = NoticeDesk(
            settings, store, self.tables, people=self.people, live=self.live, sender=sender
        )
        self.schedules: Final = Schedules(store, self.tables)
        self.keeper: Final = Keeper(store, self.tables, self.schedules)
        self.pool: Final = BotPool(limits.bot_processes, settings.bot_plugins)
        self.bots: Final = BotDriver(self.tables, self.pool, Thinking.of(settings))
        self.asking_hints: Final[set[str]] = set()
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
        return self._health[1]

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

    async def sweep(self) -> None:
        """Now and then, drop idle tables from memory and delete what is old."""
        limits = self.settings.limits
        swept_at = 0
        while True:
            await asyncio.sleep(min(_SWEEP_SECONDS, limits.idle_seconds))
            self.tables.forget_idle(limits.idle_seconds)
            if not self.store.exclusive:  # another process may have revoked credentials
                await self.live.recheck()
            now = now_ms()
            if now - swept_at < DAY:
                continue
            try:
                await self.forgetting.forget_idle(limits.forget_player_days)
                await self.store.forget_commands(now - limits.keep_command_days * DAY)
                await self.store.sweep_notices(now - limits.forget_player_days * DAY)
                await self.store.forget_open_tables(now - limits.forget_table_days * DAY)
            except Unavailable as trouble:
                _log.warning("nothing was swept: %s", trouble)
            else:
                swept_at = now


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
        await store.listen(server.heard, server.missed)
        await server.keeper.begin()
        tasks = [
            asyncio.create_task(work)
            for work in (
                server.sweep(),
                server.keeper.run(),
                server.help_bots(),
                server.notices.run(),
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
        await store.close()
