"""What every store must do about time: claims, leases, downtime, schedules, logs of orders."""

import asyncio
from pathlib import Path

from tests.server.tools.rows import every_store, run, table_row
from tests.server.tools.stores import store_url

from longshore.server.store import OrderLogRow, PlayerRow, Store, TableChange, open_store


@every_store
def test_what_is_due_is_claimed_by_one(kind: str, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        for name, due in (("late", 50), ("later", 60), ("idle", None)):
            await store.write(TableChange(table_row(name, phase="running", due_at=due)))
        assert await store.next_due(0) == 50
        assert await store.claim_due(49, 1000, 10) == []
        claims = [store.claim_due(60, 100, 10) for _ in range(5)]
        claimed = [name for names in await asyncio.gather(*claims) for name in names]
        assert sorted(claimed) == ["late", "later"]
        assert await store.next_due(60) is None
        # Whoever claimed and then died is replaced.
        assert await store.next_due(100) == 50
        assert await store.claim_due(100, 200, 1) == ["late"]
        # Acting ends the claim, and the next moment counts.
        await store.write(TableChange(table_row("late", 2, phase="running", due_at=110)))
        assert await store.claim_due(110, 300, 10) != []
        found = await store.table("late")
        assert found is not None
        assert found[0].due_at == 110

    run(kind, tmp_path, test)


@every_store
def test_bots_are_leased_to_one_process(kind: str, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.write(TableChange(table_row(phase="running", waits_for_bot=True)))
        tries = [store.lease_bots("one", f"process {number}", 10, 30) for number in range(4)]
        won = await asyncio.gather(*tries)
        assert sum(won) == 1
        holder, other = f"process {won.index(True)}", "process 9"
        assert await store.tables_waiting_for_bots(29) == []
        assert await store.lease_bots("one", holder, 20, 40)
        assert not await store.lease_bots("one", other, 39, 60)
        # A lease that has run out is anybody's, and what its last holder releases is not its own.
        assert await store.tables_waiting_for_bots(40) == ["one"]
        assert await store.lease_bots("one", other, 40, 60)
        await store.release_bots("one", holder)
        assert not await store.lease_bots("one", holder, 41, 60)
        await store.release_bots("one", other)
        assert await store.lease_bots("one", holder, 41, 60)
        # Playing does not end a lease.
        await store.write(TableChange(table_row("one", 2, phase="running", waits_for_bot=True)))
        assert await store.tables_waiting_for_bots(42) == []

    run(kind, tmp_path, test)


@every_store
def test_gaps_between_beats_are_downtime_once(kind: str, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        assert await store.beat(1000, 15) == 0  # the first ever: nobody was away
        assert await store.beat(1015, 15) == 0
        beats = [store.beat(1100, 15) for _ in range(4)]
        assert await asyncio.gather(*beats) == [85] * 4
        assert await store.beat(1090, 0) == 85  # another clock may be a little slow
        assert await store.beat(1101, 0) == 86

    run(kind, tmp_path, test)

    async def again() -> None:
        store = await open_store(store_url(kind, tmp_path))
        assert await store.beat(1201, 0) == 186
        await store.close()

    asyncio.run(again())


@every_store
def test_schedules(kind: str, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.create_player(PlayerRow("ann", "Ann", "", 1, 1), [])
        assert await store.schedule("ann") is None
        await store.write_schedule("ann", "{}")
        await store.write_schedule("ann", '{"timezone":"UTC"}')
        assert await store.schedule("ann") == '{"timezone":"UTC"}'
        assert await store.forget_player("ann", 5)
        assert await store.schedule("ann") is None

    run(kind, tmp_path, test)


@every_store
def test_the_log_of_orders_is_its_owners(kind: str, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        lines = [
            OrderLogRow(player, "red", number, "bid", '{"amount": 3}')
            for number, player in enumerate(("ann", "bob", "ann"))
        ]
        await store.write(TableChange(table_row(), order_log=lines))
        assert await store.order_log("one", "ann", 9) == [lines[2], lines[0]]
        assert await store.order_log("one", "ann", 1) == [lines[2]]
        assert await store.order_log("one", "cem", 9) == []

    run(kind, tmp_path, test)
