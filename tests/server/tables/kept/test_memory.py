"""Idle tables leave memory and load again on demand. Old data is deleted."""

import asyncio
from pathlib import Path

from tests.server.tools.games import table_at
from tests.server.tools.inside import inside

from longshore.server.base.clock import DAY, now_ms
from longshore.server.store import PlayerRow


def test_idle_tables_leave_memory(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path) as server:
            owners = [await server.arrive(name) for name in ("Ann", "Bob", "Cem")]
            await server.put(table_at(owners=owners))
            await server.take("Ann", "table", "blue", "loan", commit=False)
            path = "/api/tables/table/view?seat=blue"
            before = (await server.ask("Ann", "GET", path)).json()
            tables = server.server.tables
            assert tables.forget_idle(60) == 0
            stop = server.server.hub.listen("table", lambda _: None)
            assert tables.forget_idle(-1) == 0  # somebody watches
            stop()
            assert tables.forget_idle(-1) == 1
            assert tables.forget_idle(-1) == 0
            assert (await server.ask("Ann", "GET", path)).json() == before

    asyncio.run(test())


def test_players_without_a_seat_are_forgotten(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path) as server:
            for name in ("Ann", "Bob"):
                await server.arrive(name)
            me = (await server.ask("Ann", "GET", "/api/me")).json()["player"]
            old = PlayerRow(me["id"], "Ann", "", 0, now_ms() - 31 * DAY)
            await server.server.store.change_player(old)
            assert await server.server.forgetting.forget_idle(30) == 1
            assert (await server.ask("Ann", "GET", "/api/me")).status_code == 401
            assert (await server.ask("Bob", "GET", "/api/me")).status_code == 200

    asyncio.run(test())


def test_whoever_comes_back_is_seen(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path) as server:
            await server.arrive("Ann")
            me = (await server.ask("Ann", "GET", "/api/me")).json()["player"]
            store = server.server.store
            await store.change_player(PlayerRow(me["id"], "Ann", "", 0, now_ms() - 29 * DAY))
            await server.server.forgetting.forget_idle(30)
            server.server.people._players.clear()
            await server.ask("Ann", "GET", "/api/me")
            player = await store.player(me["id"])
            assert player is not None
            assert now_ms() - player.seen_at < DAY

    asyncio.run(test())
