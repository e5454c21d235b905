"""Follow the lists of tables: the ones to join, the ones to watch, and your own."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final

from msgspec import Raw

from longshore.server.base.problems import Problem
from longshore.server.live.room import Begin
from longshore.server.live.socket import Socket, encode
from longshore.server.messages.live import Lobby
from longshore.server.messages.tables import TableInfo
from longshore.server.store import Store, Summary, Unavailable
from longshore.server.tables.kept.hub import Changed
from longshore.server.tables.kept.tables import Tables
from longshore.server.tables.reading.info import summary_info, table_info
from longshore.server.tables.table import OPEN, RUNNING, Table

_log: Final = logging.getLogger("longshore.live")
_SECONDS: Final = 1.0  # changes within this time are sent together
_KEPT_SECONDS: Final = 0.5  # less than that: of other processes we hear a moment later


class Lists:
    """Everyone who follows the lists.

    A process that is alone on its database learns of changes from the hub. With several processes,
    all changes arrive as announcements, including this process's own. Then each table is read once
    for everything that happened to it in the meantime, and only if it is in somebody's lists.
    """

    def __init__(self, store: Store, tables: Tables, begin: Begin, most: int) -> None:
        self._store = store
        self._tables = tables
        self._begin = begin
        self._most = most
        self._sockets: Final[dict[Socket, str | None]] = {}
        self._players: Final[dict[str, int]] = {}
        self._changed: Final[dict[str, Table]] = {}
        self._only_owners: Final[set[str]] = set()
        self._heard: Final[dict[str, bool]] = {}
        """Tables that some process has changed, and whether more than steps changed."""
        self._seqs: Final[dict[str, int]] = {}
        """Which of their own tables the followers know about."""
        self._timer: asyncio.TimerHandle | None = None
        self._kept: Final[dict[str, tuple[float, asyncio.Future[list[Listed]]]]] = {}
        """By phase, what was read a moment ago, unless something has changed since."""

    async def follow(self, socket: Socket) -> None:
        """Send the lists, and from now on their changes."""
        self.leave(socket)
        player = socket.player_id
        self._sockets[socket] = player  # first, so that no change is missed
        self._count(player, 1)
        lists = Lobby(whole=True, open=[], running=[], mine=[], gone=[])
        for name, shown in ((OPEN, lists.open), (RUNNING, lists.running)):
            shown += [listed.info_for(player) for listed in await self._listed(name)]
        if player is not None:
            mine = await self._store.tables_of(player, self._most)
            lists.mine += [summary_info(summary, player) for summary in mine]
            for summary in mine:
                self._know(summary.table.id, summary.table.seq)
        socket.send(lists)

    async def _listed(self, phase: str) -> list[Listed]:
        """The listed tables in a phase. After a restart, everybody asks for them at once."""
        kept = self._kept.get(phase)
        if kept is None or time.monotonic() - kept[0] > _KEPT_SECONDS:
            asked = asyncio.ensure_future(self._read_listed(phase))
            kept = self._kept[phase] = time.monotonic(), asked
        return await asyncio.shield(kept[1])

    async def _read_listed(self, phase: str) -> list[Listed]:
        try:
            found = await self._store.tables_listed(phase, self._most)
        except BaseException:
            self._kept.pop(phase, None)  # the next one asks again
            raise
        return [Listed(summary) for summary in found]

    def leave(self, socket: Socket) -> None:
        """Stop following."""
        if socket in self._sockets:
            self._count(self._sockets.pop(socket), -1)
        if not self._players:
            self._seqs.clear()

    def _count(self, player: str | None, change: int) -> None:
        if player is None:
            return
        self._players[player] = self._players.get(player, 0) + change
        if not self._players[player]:
            del self._players[player]

    # ------------------------------------------------------------ what happens

    def changed(self, changed: Changed) -> None:
        """A table has changed. Followers who have it in a list learn of it soon."""
        more_than_steps = any(entry.step is None for entry in changed.entries)
        if more_than_steps and changed.table.visibility == "listed":
            self._kept.clear()
        if not self._sockets or not changed.entries or not self._store.exclusive:
            return
        self._note(changed.table, more_than_steps)
        if self._changed:
            self._soon()

    def _note(self, table: Table, more_than_steps: bool) -> None:
        # A step changes only who is asked, which only the players at the table need to know.
        seen_by_all = table.visibility == "listed" and more_than_steps
        if not seen_by_all and not self._is_followed(table):
            return
        if not seen_by_all and table.id not in self._changed:
            self._only_owners.add(table.id)
        elif seen_by_all:
            self._only_owners.discard(table.id)
        self._changed[table.id] = table

    def heard(self, table_id: str, *, more_than_steps: bool) -> None:
        """Some process has changed a table. Followers who have it in a list hear of it soon."""
        if more_than_steps:
            self._kept.clear()
        if self._sockets and (more_than_steps or table_id in self._seqs):
            self._heard[table_id] = more_than_steps or self._heard.get(table_id, False)
            self._soon()

    def missed(self) -> None:
        """Announcements were missed, so everyone gets the whole lists again."""
        self._kept.clear()
        self._begin(self._send_all())

    async def _send_all(self) -> None:
        for socket in list(self._sockets):
            try:
                await self.follow(socket)
            except Unavailable as trouble:
                _log.warning("the lists are late: %s", trouble)
                return

    def _soon(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(_SECONDS, self._wake)

    def _wake(self) -> None:
        self._timer = None
        if self._heard:
            self._begin(self._read_heard())
        else:
            self._tell()

    async def _read_heard(self) -> None:
        """Read the tables that were announced. If only a draft has changed, nobody hears of it."""
        heard = dict(self._heard)
        self._heard.clear()
        for table_id, more_than_steps in heard.items():
            try:
                table = await self._tables.get(table_id)
            except Problem:
                self._seqs.pop(table_id, None)  # the table is gone
                continue
            except Unavailable:
                self.heard(table_id, more_than_steps=more_than_steps)
                continue
            if more_than_steps or table.seq > self._seqs.get(table_id, table.seq):
                self._note(table, more_than_steps)
            if self._is_followed(table):
                self._know(table_id, table.seq)
            else:
                self._seqs.pop(table_id, None)
        self._tell()

    def _know(self, table_id: str, seq: int) -> None:
        if not self._store.exclusive:
            self._seqs[table_id] = max(seq, self._seqs.get(table_id, 0))

    def _is_followed(self, table: Table) -> bool:
        return not self._players.keys().isdisjoint(owners_of(table))

    def _tell(self) -> None:
        tables = list(self._changed.values())
        only_owners = set(self._only_owners)
        self._changed.clear()
        self._only_owners.clear()
        owners = {owner for table in tables for owner in owners_of(table)}
        common = self._news(None, tables, only_owners)
        for socket, player in self._sockets.items():
            own = player is not None and player in owners
            text = self._news(player, tables, only_owners) if own else common
            if text is not None:
                socket.write(text)

    def _news(self, player: str | None, tables: list[Table], only_owners: set[str]) -> bytes | None:
        """What is new to a player. It is the same for everyone who sits at none of these tables."""
        lists = Lobby(whole=False, open=[], running=[], mine=[], gone=[])
        for table in tables:
            own = player is not None and player in owners_of(table)
            if own:
                lists.mine.append(table_info(table, player))
            elif table.id in only_owners:
                continue
            listed = table.visibility == "listed"
            if listed and table.phase == OPEN:
                lists.open.append(table_info(table, player))
            elif listed and table.phase == RUNNING:
                lists.running.append(table_info(table, player))
            elif not own:
                lists.gone.append(table.id)
        if lists.open or lists.running or lists.mine or lists.gone:
            return encode(lists)
        return None


class Listed:
    """A listed table, encoded once for everyone who neither sits there nor hosts it."""

    def __init__(self, summary: Summary) -> None:
        self._summary = summary
        owners = {summary.table.host, *(seat.player_id for seat in summary.seats)}
        self._owners: Final = owners - {None}
        self._common: Final[Any] = Raw(encode(summary_info(summary, None)))

    def info_for(self, player: str | None) -> TableInfo:
        """The table for a player, encoded already or not."""
        if player in self._owners:
            return summary_info(self._summary, player)
        common: TableInfo = self._common
        return common


def owners_of(table: Table) -> set[str]:
    """The people who have a table among their own."""
    owners = {table.host, *(seat.player for seat in table.seats)}
    return {owner for owner in owners if owner is not None}
