"""Delete a player, on request or because they have no seat and never came back."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Final

from longshore.server.base.clock import DAY, now_ms
from longshore.server.base.problems import Problem
from longshore.server.players.people import People
from longshore.server.store import PlayerRow, Store
from longshore.server.tables.commands.forget import forget_at, names_at, without_names
from longshore.server.tables.commands.lobby import leave
from longshore.server.tables.kept.tables import Tables
from longshore.server.tables.table import OPEN, RUNNING
from longshore.server.tables.work import Work
from longshore.server.talk.talk import Talk

_log: Final = logging.getLogger("longshore")
_TRIES: Final = 5  # someone may be taking a seat at this very moment
_AT_ONCE: Final = 200
_ALL: Final = 2**62
_FAR: Final = 2**62


Find = Callable[[int, int], Awaitable[list[PlayerRow]]]


class Forgetting:
    """Removes a player everywhere, in steps that can be repeated. The player row goes last."""

    def __init__(self, store: Store, tables: Tables, people: People, talk: Talk) -> None:
        self._store = store
        self._tables = tables
        self._people = people
        self._talk = talk

    async def forget(self, player: PlayerRow, seen_before: int = _FAR) -> bool:
        """Delete a player. False if they have been seen since `seen_before`.

        Running games are conceded first, and a bot plays on.
        """
        for _ in range(_TRIES):
            traces = await self._store.traces_of(player.id)
            for table_id in traces:
                await self._forget_at(table_id, player)
            own = await self._store.tables_of(player.id, _ALL)
            if await self._store.forget_player(player.id, seen_before):
                self._people.forgotten(player.id)
                self._talk.forgotten(traces)
                for summary in own:  # imported games go with their owner
                    self._tables.gone(summary.table.id)
                return True
            if seen_before < _FAR:
                return False
        raise Problem("internal")

    async def forget_idle(self, days: int) -> int:
        """Delete players who have no seat and have been away for `days` days. Returns how many."""
        return await self._forget_all(self._store.idle_players, now_ms() - days * DAY)

    async def forget_guests(self, days: int) -> int:
        """Delete guests who have been away for `days` days, also from games that have ended."""
        return await self._forget_all(self._store.idle_guests, now_ms() - days * DAY)

    async def _forget_all(self, find: Find, before: int) -> int:
        """Delete those who are found, some at a time, until none is left who can be deleted."""
        forgotten = 0
        while found := await find(before, _AT_ONCE):
            count = await self._forget_each(found, before)
            forgotten += count
            if not count:
                break
        return forgotten

    async def _forget_each(self, players: list[PlayerRow], before: int) -> int:
        forgotten = 0
        for player in players:
            try:
                forgotten += await self.forget(player, before)
            except Problem as problem:
                _log.warning("a player could not be deleted: %s", problem.code)
        return forgotten

    async def _forget_at(self, table_id: str, player: PlayerRow) -> None:
        """Remove a player from one table. A table with rules unknown to this version is skipped."""
        try:
            table = await self._tables.get(table_id)
        except Problem as problem:
            if problem.code == "no_such_table":
                return
            raise
        if table.phase in (OPEN, RUNNING) and table.seats_of(player.id):
            table, _ = await self._tables.change(table_id, lambda work: leave(work, player.id))
        await self._store.forget_commands_at(table_id, player.id)
        entries = await self._store.entries_to_change(table_id)
        names = names_at(table, player.id)
        rewritten = without_names(entries, names, player.name)

        def command(work: Work) -> None:
            if work.table.phase in (OPEN, RUNNING) and work.table.seats_of(player.id):
                raise Problem("seated_already")  # the player sat down again at this very moment
            forget_at(work, player.id, rewritten)

        await self._tables.change(table_id, command)
