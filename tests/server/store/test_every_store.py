"""What every store must do. The same tests run on each kind of database."""

import asyncio
from pathlib import Path

import pytest
from tests.server.tools.rows import every_store, run, seats, table_row
from tests.server.tools.stores import store_url

from longshore.server.store import (
    Conflict,
    CredentialRow,
    Duplicate,
    EntryRow,
    PlayerRow,
    Quota,
    ReceiptRow,
    SnapshotRow,
    Store,
    TableChange,
    TooMany,
    open_store,
)


@every_store
def test_players_and_what_proves_them(kind: str, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        ann = PlayerRow("ann", "Ann ' \" 李", "de", 1, 1)
        cookie = CredentialRow("c1", "ann", "cookie", b"\x00\xffhash", 1)
        await store.create_player(ann, [cookie])
        assert await store.player("ann") == ann
        assert await store.player("bob") is None
        assert await store.credential("c1") == cookie
        assert await store.credential("c2") is None
        ann.name, ann.seen_at = "Anna", 2
        await store.change_player(ann)
        assert await store.player("ann") == ann
        for number in range(3):
            token = CredentialRow(f"t{number}", "ann", "token", b"x", number)
            await store.add_credential(token, 2)
        assert await store.credential("t0") is None
        assert await store.credential("t2") is not None
        await store.drop_credentials("ann", "token")
        assert await store.credential("t2") is None
        assert await store.credential("c1") == cookie

    run(kind, tmp_path, test)


@every_store
def test_a_link_is_taken_once(kind: str, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.create_player(PlayerRow("ann", "Ann", "", 1, 1), [])
        await store.add_credential(CredentialRow("link", "ann", "link", b"", 1, 100), 1)
        new = [CredentialRow(f"c{number}", "ann", "cookie", b"x", 1) for number in range(9)]
        late = CredentialRow("late", "ann", "cookie", b"x", 1)
        assert not await store.take_link("link", 100, [late])
        taken = await asyncio.gather(*(store.take_link("link", 50, [row]) for row in new))
        assert sorted(taken) == [False] * 8 + [True]
        known = [await store.credential(row.id) for row in new]
        assert [row is not None for row in known] == taken

    run(kind, tmp_path, test)


@every_store
def test_players_without_a_seat_are_forgotten(kind: str, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        for name, seen in (("ann", 10), ("bob", 10), ("cem", 99)):
            cookie = CredentialRow(f"of {name}", name, "cookie", b"x", 1)
            await store.create_player(PlayerRow(name, name, "", 1, seen), [cookie])
        await store.write(TableChange(table_row(), seats("one", "ann", None, None)))
        assert [player.id for player in await store.idle_players(50, 9)] == ["bob"]
        assert not await store.forget_player("bob", 1)  # came back meanwhile
        assert not await store.forget_player("ann", 99)  # has a seat
        assert await store.forget_player("bob", 50)
        assert await store.player("bob") is None
        assert await store.credential("of bob") is None
        assert await store.player("ann") is not None
        assert await store.player("cem") is not None

    run(kind, tmp_path, test)


@every_store
def test_a_table_with_everything(kind: str, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        row = table_row(header="h", position="p", play="{}", waits_for_bot=True, asked="blue red")
        entries = [
            EntryRow(1, 5, '[{"event":"created"}]'),
            EntryRow(2, 5, "[]", 0, "blue: produce"),
            EntryRow(3, 6, "[]", 1, "red: bid 7"),
        ]
        change = TableChange(
            row,
            seats("one", "ann", None, "ann"),
            entries,
            [SnapshotRow(0, b"\x00zero"), SnapshotRow(2, b"two")],
            ReceiptRow("ann", "command", 3, 17, 5, b"\x00\xffdigest"),
        )
        await store.write(change)
        assert await store.table("one") == (row, change.seats)
        assert await store.table("two") is None
        assert await store.version("one") == 1
        assert await store.version("two") is None
        assert await store.entries("one", 0, 99) == entries
        assert await store.entries("one", 1, 1) == entries[1:2]
        assert await store.steps("one") == entries[1:]
        assert await store.steps_between("one", 1, 5) == entries[2:]
        assert await store.snapshot("one", 1) == SnapshotRow(0, b"\x00zero")
        assert await store.snapshot("one", 9) == SnapshotRow(2, b"two")
        assert await store.receipt("one", "ann", "command") == change.receipt
        assert await store.receipt("one", "bob", "command") is None

    run(kind, tmp_path, test)


@every_store
def test_only_the_next_version_is_written(kind: str, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.write(TableChange(table_row(), seats("one", "ann", None, None)))
        with pytest.raises(Conflict):
            await store.write(TableChange(table_row()))
        later = TableChange(table_row(version=3, seq=9), None, [EntryRow(9, 1, "[]")])
        with pytest.raises(Conflict):
            await store.write(later)
        assert await store.entries("one", 0, 99) == []
        rivals = [
            TableChange(table_row(version=2, seq=1), None, [EntryRow(1, number, "[]")])
            for number in range(20)
        ]
        done = await asyncio.gather(*map(store.write, rivals), return_exceptions=True)
        assert sum(result is None for result in done) == 1
        winner = done.index(None)
        assert [entry.at for entry in await store.entries("one", 0, 99)] == [winner]
        found = await store.table("one")
        assert found is not None
        assert found[0].version == 2
        assert len(found[1]) == 3

    run(kind, tmp_path, test)


@every_store
def test_a_command_is_carried_out_once(kind: str, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        receipt = ReceiptRow("ann", "same", 1, None, 1)
        first = TableChange(table_row(), seats("one", "ann", None, None), receipt=receipt)
        await store.write(first)
        again = TableChange(table_row(version=2), None, [EntryRow(1, 1, "[]")], receipt=receipt)
        with pytest.raises(Duplicate):
            await store.write(again)
        assert await store.version("one") == 1
        assert await store.entries("one", 0, 99) == []
        again.receipt = ReceiptRow("bob", "same", 1, None, 1)
        await store.write(again)
        assert await store.forget_commands(2) == 2
        assert await store.receipt("one", "ann", "same") is None

    run(kind, tmp_path, test)


@every_store
def test_many_tables_at_once(kind: str, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        async def live(table_id: str) -> None:
            await store.write(TableChange(table_row(table_id), seats(table_id, "ann", None, None)))
            for version in range(2, 12):
                entry = EntryRow(version, version, "[]")
                change = TableChange(table_row(table_id, version, seq=version), None, [entry])
                await store.write(change)
                assert await store.version(table_id) == version

        names = [f"table {number}" for number in range(60)]
        await asyncio.gather(*map(live, names))
        for name in names:
            assert len(await store.entries(name, 0, 99)) == 10

    run(kind, tmp_path, test)


@every_store
def test_lists(kind: str, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        rows = {
            "open": table_row("open", created_at=1),
            "newer": table_row("newer", created_at=2, host="bob"),
            "private": table_row("private", visibility="private", host="bob"),
            "running": table_row("running", phase="running", waits_for_bot=True),
            "done": table_row("done", phase="finished", changed_at=99, waits_for_bot=True),
        }
        for name, row in rows.items():
            await store.write(TableChange(row, seats(name, "bob", None)))
        listed = await store.tables_listed("open", 99)
        assert [summary.table.id for summary in listed] == ["newer", "open"]
        assert listed[0].seats == seats("newer", "bob", None)
        assert [found.table.id for found in await store.tables_listed("open", 1)] == ["newer"]
        mine = [summary.table.id for summary in await store.tables_of("bob", 99)]
        assert mine[0] == "done"
        assert set(mine) == rows.keys()
        assert {found.table.id for found in await store.tables_of("ann", 99)} == {
            *("open", "running", "done")
        }
        assert await store.tables_waiting_for_bots(1) == ["running"]
        assert await store.forget_open_tables(2) == 3
        assert await store.table("open") is None
        assert await store.table("running") is not None

    run(kind, tmp_path, test)


@every_store
def test_what_was_written_is_there_after_a_restart(kind: str, tmp_path: Path) -> None:
    async def test() -> None:
        for number in range(3):
            store = await open_store(store_url(kind, tmp_path))
            await store.check()
            found = await store.table("one")
            assert (0 if found is None else found[0].version) == number
            seated = seats("one", "ann", None, None) if number == 0 else None
            await store.write(TableChange(table_row(version=number + 1), seated))
            await store.close()

    asyncio.run(test())


@every_store
def test_a_host_has_no_more_tables_than_allowed_however_many_are_made_at_once(
    kind: str, tmp_path: Path
) -> None:
    async def test(store: Store) -> None:
        await store.create_player(PlayerRow("ann", "Ann", "en", 1, 1), [])
        await store.write(TableChange(table_row("old", phase="finished")))
        for quota, code, most in (
            (Quota(3, 9), "too_many_tables", 3),
            (Quota(9, 5), "too_many_listed", 5),
        ):
            made = [TableChange(table_row(f"{code} {one}"), quota=quota) for one in range(12)]
            written = await asyncio.gather(*map(store.write, made), return_exceptions=True)
            refused = [each for each in written if isinstance(each, TooMany)]
            assert written.count(None) + len(refused) == len(made)
            assert {(each.code, each.most) for each in refused} == {(code, most)}
            assert len(await store.tables_listed("open", 99)) == most
        private = table_row("private", visibility="private")
        await store.write(TableChange(private, quota=Quota(9, 5)))
        await store.write(TableChange(table_row("another", host="bob"), quota=Quota(3, 2)))

    run(kind, tmp_path, test)
