"""Carries out what admins do, and notices what was done elsewhere."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from longshore.game import Refused
from longshore.server.base.clock import MINUTE, now_ms
from longshore.server.base.ids import new_id
from longshore.server.base.names import distinct
from longshore.server.base.problems import Problem
from longshore.server.moderation.acts import Detail, detail_of
from longshore.server.players.names import checked_name, guest_name
from longshore.server.players.people import People
from longshore.server.store import ActRow, BanRow, Store, Unavailable
from longshore.server.tables.commands.forget import names_at, without_names
from longshore.server.tables.commands.moderate import hide, rename, send_away, unhide
from longshore.server.tables.kept.tables import Tables
from longshore.server.tables.table import OPEN, RUNNING
from longshore.server.tables.work import Work
from longshore.server.talk.talk import Talk

_log: Final = logging.getLogger("longshore")
LOOK_SECONDS: Final = 2.0  # how often to look for what the command line or another process did
_CLAIM: Final = 2 * MINUTE  # for one act. If its server dies, another carries it out after that
_ALL: Final = 2**31
_FOREVER: Final = 2**62
_PLAIN_NAME: Final = "Guest"
# What an act finds that was done before, but for the note that it was.
_DONE_BEFORE: Final = ("no_such_ban", "not_hidden", "no_such_player", "no_such_report")


class Moderator:
    """Does what admins decide, once and for all processes."""

    def __init__(self, store: Store, tables: Tables, people: People, talk: Talk) -> None:
        self._store = store
        self._tables = tables
        self._people = people
        self._talk = talk
        self._seen = 0, 0
        self._busy: Final = asyncio.Lock()
        """Held while acts are carried out, so that none is done by two tasks at once."""
        self.lists_changed: Final[list[Callable[[], None]]] = []
        """Called when a table was hidden or shown again."""

    # ------------------------------------------------------------ what others did

    async def begin(self) -> None:
        """Read the bans, and do what was asked for while no server was running."""
        await self._people.bans.load()
        self._seen = await self._store.done_acts()
        await self.look()

    async def look(self) -> None:
        """Do what the command line asks for, and notice what other processes have done."""
        async with self._busy:
            await self._look()

    async def _look(self) -> None:
        while (claimed := await self._claim()) is not None:
            act, begun = claimed
            await self._carry_out(act, begun=begun)
        done = await self._store.done_acts()
        if done != self._seen:
            self._seen = done
            await self._people.bans.load()
            for listener in self.lists_changed:
                listener()

    async def _claim(self) -> tuple[ActRow, bool] | None:
        """The next act that waits for a server. A lone one need not wait for what it began."""
        now = now_ms()
        free = _FOREVER if self._store.exclusive else now
        return await self._store.claim_act(free, now + _CLAIM)

    async def run(self) -> None:
        """Look again and again."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look()
                await self._people.bans.note_clients()
            except Unavailable as trouble:
                _log.warning("the moderation log could not be read: %s", trouble)
            except Exception:  # noqa: BLE001 - whatever it was, later acts are still looked for
                _log.exception("moderation failed")

    # ------------------------------------------------------------ doing

    async def do(self, act: ActRow) -> None:
        """Write down what an admin does, and do it. Raises the problem if it cannot be done."""
        async with self._busy:
            act.number = await self._store.add_act(act, now_ms() + _CLAIM)
            problem = await self._carry_out(act, begun=False)
            await self._look()
        if problem is not None:
            raise problem

    async def _carry_out(self, act: ActRow, *, begun: bool) -> Problem | None:
        """Do it, and note how it went. Doing it twice changes nothing more."""
        problem: Problem | None = None
        try:
            await self._do(act, detail_of(act))
        except Problem as found:
            problem = None if begun and found.code in _DONE_BEFORE else found
        except Unavailable:
            raise  # it is done when storage is back
        except Exception:  # noqa: BLE001 - one act that fails must not stop the others
            _log.exception("what an admin asked for has failed: %s", act.what)
            problem = Problem("internal")
        act.done_at = now_ms()
        act.problem = "" if problem is None else problem.code
        await self._store.finish_act(act)
        return problem

    async def _do(self, act: ActRow, detail: Detail) -> None:
        match act.what:
            case "ban":
                await self._ban(act, detail)
            case "unban":
                if not await self._store.unban(detail.ban):
                    raise Problem("no_such_ban")
                await self._people.bans.load()
            case "hide":
                await self._hide(act.table_id)
            case "unhide":
                await self._unhide(act.table_id)
            case "rename":
                await self._rename(act, detail)
            case "remove_text":
                await self._talk.remove(act.table_id, detail.number)
            case "close_report":
                await self._close(detail.report)
            case "appoint":
                await self._known(act.player_id)
                await self._store.appoint(act.player_id, now_ms())
            case "dismiss":
                if not await self._store.dismiss(act.player_id):
                    raise Problem("no_such_player")

    async def _known(self, player_id: str) -> str:
        """The name of a player, who must exist."""
        player = await self._store.player(player_id)
        if player is None:
            raise Problem("no_such_player")
        return player.name

    # ------------------------------------------------------------ bans

    async def _ban(self, act: ActRow, detail: Detail) -> None:
        if act.player_id:
            act.name = await self._known(act.player_id)
        networks = [(detail.network, detail.prefix)] if detail.network else []
        if act.player_id:
            await self._write_ban(act, detail, "", 0)
            if detail.addresses:
                seen = await self._store.sightings(act.player_id)
                networks += [(network, prefix) for network, prefix, _ in seen]
        for network, prefix in networks:
            await self._write_ban(act, detail, network, prefix)
        await self._people.bans.load()
        if act.player_id:
            await self._send_away(act.player_id, for_good=detail.until is None)

    async def _write_ban(self, act: ActRow, detail: Detail, network: str, prefix: int) -> None:
        first = detail.ban if not network or not act.player_id else new_id()
        player_id = act.player_id or None
        ban = BanRow(
            first, player_id, network, prefix, act.name, detail.reason, act.at, detail.until
        )
        await self._store.ban(ban)

    async def _send_away(self, player_id: str, *, for_good: bool) -> None:
        """Bots take the player's seats over, or the games end by their own rules."""

        def command(work: Work) -> None:
            send_away(work, player_id, for_good=for_good)

        for summary in await self._store.tables_of(player_id, _ALL):
            if summary.table.phase in (OPEN, RUNNING):
                try:
                    await self._tables.change(summary.table.id, command)
                except (Problem, Refused) as problem:
                    _log.warning("a banned player stays at a table: %s", problem.code)

    # ------------------------------------------------------------ hidden tables

    async def _hide(self, table_id: str) -> None:
        """Only a listed table is hidden, or showing it again would publish a private one."""
        if (await self._tables.get(table_id)).visibility == "listed":
            await self._store.hide_table(table_id, now_ms())
            await self._tables.change(table_id, hide)
        elif not await self._store.is_hidden(table_id):
            raise Problem("not_listed")

    async def _unhide(self, table_id: str) -> None:
        if not await self._store.is_hidden(table_id):
            raise Problem("not_hidden")
        # In this order, what was interrupted can be done again.
        await self._tables.change(table_id, unhide)
        await self._store.unhide_table(table_id)

    # ------------------------------------------------------------ names and reports

    async def _rename(self, act: ActRow, detail: Detail) -> None:
        player = await self._store.player(act.player_id)
        if player is None:
            raise Problem("no_such_player")
        name = checked_name(detail.name) if detail.name else guest_name(_PLAIN_NAME)
        act.name = name
        old = player.name
        await self._people.change(player, name=name, language=None)
        for table_id in await self._store.traces_of(player.id):
            try:
                await self._rename_at(table_id, player.id, old, name)
            except (Problem, Refused) as problem:
                _log.warning("a name stays at a table: %s", problem.code)
        await self._store.rename_words(player.id, name, now_ms())

    async def _rename_at(self, table_id: str, player_id: str, old: str, name: str) -> None:
        table = await self._tables.get(table_id)
        names = names_at(table, player_id)
        if not names:
            return
        others = [seat.name for seat in table.seats if seat.player not in (None, player_id)]
        here = distinct(name, others)
        entries = await self._store.entries_to_change(table_id)
        rewritten = without_names(entries, names, old, here)
        await self._tables.change(table_id, lambda work: rename(work, player_id, here, rewritten))

    async def _close(self, report_id: str) -> None:
        if await self._store.close_report(report_id, now_ms()):
            return
        if not await self._store.close_name_report(report_id, now_ms()):
            raise Problem("no_such_report")
