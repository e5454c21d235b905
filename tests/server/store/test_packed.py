"""Logs of games that are over, packed: nobody can tell, but for the bytes."""

import asyncio
import threading
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.tools.rows import every_store, run, table_row

from longshore.game import new_game, rules_for
from longshore.record import line_text, random_deal
from longshore.server.admin.stats import count_all
from longshore.server.store import (
    Conflict,
    EntryRow,
    ReceiptRow,
    SnapshotRow,
    Store,
    StoreError,
    TableChange,
    log,
    packed,
)
from longshore.server.store.database import Session, Statements
from longshore.server.store.packed import PackedRow, Unpacked, pack, unpack
from longshore.server.tables.kept import packing
from longshore.server.tables.kept.packing import pack_logs
from longshore.view import play

STEPS = 300
MOST_BYTES = 6_000  # for the log, of the 10,000 that a whole game may take


def a_game() -> list[EntryRow]:
    """The log of a game of 300 random steps, with entries that are no steps around it."""
    chance = Random(5)
    rules = rules_for(2018, 3, {})
    game = new_game(rules, random_deal(rules, chance))
    entries = [EntryRow(1, 1_700_000_000_000, '[{"event":"created"}]')]
    while len(entries) <= STEPS:
        asked = game.asked()
        assert asked is not None
        seat = asked.seats[0]
        step = chance.choice([one for one in game.legal(seat)[:40] if one > 1])
        events = msgspec.json.encode(play(game, seat, step)).decode()
        at = entries[-1].at + chance.randrange(500, 60_000)
        entries.append(EntryRow(len(entries) + 1, at, events, seat, line_text(seat, step)))
    entries.append(EntryRow(len(entries) + 1, at, '[{"event":"ended","name":"Zoë \\" 李"}]'))
    return entries


LOG = a_game()


async def played(store: Store) -> None:
    """Store the game as it was played, over, with a receipt and a snapshot for many a step."""
    row = table_row("one", seq=len(LOG), phase="finished")
    snapshots = [SnapshotRow(steps, b"x") for steps in range(0, 1000, 50)]
    await store.write(TableChange(row, entries=LOG, snapshots=snapshots))
    for version in range(2, 5):
        receipt = ReceiptRow("ann", f"c{version}", 1, None, 1)
        again = table_row("one", version, seq=len(LOG), phase="finished")
        await store.write(TableChange(again, receipt=receipt))


async def count(store: Store, name: str) -> int:
    async def work(db: Session) -> int:
        row = await db.first(f"SELECT count(*) FROM {name}")  # noqa: S608
        assert row is not None
        return int(row[0])

    return await store.database.read(work)


def test_entries_are_unpacked_as_they_were() -> None:
    row = pack(LOG)
    assert unpack(row.entries) == LOG
    assert (row.seq, row.steps) == (len(LOG), STEPS)
    assert len(row.entries) < MOST_BYTES


@every_store
def test_a_packed_log_reads_like_any(kind: str, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await played(store)
        assert await pack_logs(store, after=0) == 1
        assert await pack_logs(store, after=0) == 0
        assert await count(store, "entries") == await count(store, "commands") == 0
        assert await store.entries("one", 0, 10_000) == LOG
        assert await store.entries("one", 7, 3) == LOG[7:10]
        assert await store.entries("one", len(LOG), 10) == []
        steps = [entry for entry in LOG if entry.step is not None]
        assert await store.steps("one") == steps
        assert await store.steps_between("one", 250, 9) == steps[250:259]
        for asked, kept in ((249, None), (299, 250), (700, 500), (760, 750)):
            found = await store.snapshot("one", asked)
            assert (None if found is None else found.steps) == kept

    run(kind, tmp_path, test)


@every_store
def test_what_comes_after_the_end_is_read_with_it(kind: str, tmp_path: Path) -> None:
    """A rematch adds an entry. A player who is forgotten changes one."""

    async def test(store: Store) -> None:
        await played(store)
        await pack_logs(store, after=0)
        more = EntryRow(len(LOG) + 1, LOG[-1].at + 5, '[{"event":"rematch"}]')
        row = table_row("one", 5, seq=more.seq, phase="finished")
        await store.write(TableChange(row, entries=[more]))
        nameless = EntryRow(len(LOG), LOG[-1].at, '[{"event":"ended","name":""}]')
        row = table_row("one", 6, seq=more.seq, phase="finished")
        await store.write(TableChange(row, rewritten=[nameless]))
        assert await store.entries("one", 0, 10_000) == [*LOG[:-1], nameless, more]
        assert await store.entries("one", len(LOG) - 1, 5) == [nameless, more]
        assert await store.entries("one", len(LOG), 5) == [more]

    run(kind, tmp_path, test)


@every_store
def test_only_what_is_over_is_packed(kind: str, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        for phase in ("open", "running", "finished", "cancelled", "study"):
            row = table_row(phase, seq=1, phase=phase)
            await store.write(TableChange(row, entries=[EntryRow(1, 1, "[]")]))
        assert set(await store.tables_to_pack(10, 10)) == {"finished", "cancelled", "study"}
        assert await store.tables_to_pack(1, 10) == []
        await pack_logs(store, after=0)
        assert await count(store, "entries") == 2

    run(kind, tmp_path, test)


@every_store
def test_many_games_are_packed_little_by_little(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rest of a sweep does not wait for all of them."""
    monkeypatch.setattr(packing, "_AT_ONCE", 2)

    async def test(store: Store) -> None:
        for name in ("one", "two", "three"):
            row = table_row(name, seq=1, phase="finished")
            await store.write(TableChange(row, entries=[EntryRow(1, 1, "[]")]))
        assert [await pack_logs(store, after=0) for _ in range(3)] == [2, 1, 0]

    run(kind, tmp_path, test)


@every_store
def test_packing_goes_on_where_it_was_cut_off(kind: str, tmp_path: Path) -> None:
    """The packed log is written, but the rows were not yet dropped when the server died."""

    async def test(store: Store) -> None:
        await played(store)

        async def cut_off(db: Session) -> None:
            await db.run("UPDATE tables SET packed = 1")
            await packed.write_packed(db, "one", pack(LOG))

        await store.database.write(cut_off)
        assert await store.entries("one", 0, 10_000) == LOG
        assert await store.steps_between("one", 0, 10_000) == LOG[1:-1]
        await pack_logs(store, after=0)
        assert await count(store, "entries") == 0
        assert await store.entries("one", 0, 10_000) == LOG

    run(kind, tmp_path, test)


NAMELESS = EntryRow(len(LOG), LOG[-1].at, '[{"event":"ended","name":""}]')
REMATCH = EntryRow(len(LOG) + 1, LOG[-1].at + 5, '[{"event":"rematch"}]')


@every_store
@pytest.mark.parametrize("change", ["rewritten", "entries"])
def test_a_log_that_changes_while_it_is_packed_is_packed_later(
    kind: str, change: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name that goes does not come back, and nothing is dropped before the log is packed."""
    expected = [*LOG[:-1], NAMELESS] if change == "rewritten" else [*LOG, REMATCH]

    async def test(store: Store) -> None:
        await played(store)
        loop = asyncio.get_running_loop()
        row = table_row("one", 5, seq=len(expected), phase="finished")
        if change == "rewritten":
            late = TableChange(row, rewritten=[NAMELESS])
        else:
            late = TableChange(row, entries=[REMATCH])

        def pack_slowly(entries: Sequence[EntryRow]) -> PackedRow:
            monkeypatch.undo()
            asyncio.run_coroutine_threadsafe(store.write(late), loop).result(30)
            return pack(entries)

        monkeypatch.setattr(log, "pack", pack_slowly)
        assert await pack_logs(store, after=0) == 0
        assert await store.entries("one", 0, 10_000) == expected
        assert await count(store, "commands") == 3
        assert await count(store, "entries") == len(expected)
        assert await pack_logs(store, after=0) == 1
        assert await store.entries("one", 0, 10_000) == expected
        assert await count(store, "entries") == 0

    run(kind, tmp_path, test)


@every_store
def test_one_byte_less_is_a_problem_of_the_store(kind: str, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await played(store)
        row = table_row("one", 5, seq=REMATCH.seq, phase="finished")
        await pack_logs(store, after=0)
        await store.write(TableChange(row, entries=[REMATCH]))
        cut = "UPDATE packed_logs SET entries = substr(entries, 1, length(entries) - 1)"
        await store.database.write(lambda db: db.run(cut))
        for read in (store.entries("one", 0, 10), store.steps("one")):
            with pytest.raises(StoreError, match="damaged"):
                await read
        assert await store.entries("one", len(LOG), 10) == [REMATCH]
        assert await store.entries_to_change("one") == [REMATCH]
        again = table_row("one", 6, seq=REMATCH.seq, phase="finished")
        with pytest.raises(StoreError, match="damaged"):
            await store.write(TableChange(again, rewritten=[NAMELESS]))
        assert await store.version("one") == 5
        last = EntryRow(REMATCH.seq, REMATCH.at, "[]")
        await store.write(TableChange(again, rewritten=[last]))
        assert await store.entries("one", len(LOG), 10) == [last]

    run(kind, tmp_path, test)


@every_store
def test_statistics_count_what_is_packed(kind: str, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await played(store)
        row = table_row("two", seq=1)
        await store.write(TableChange(row, entries=[EntryRow(1, 1, "[]")]))

        async def numbers() -> tuple[int, int]:
            counted = await count_all(store.database)
            return counted["entries"], counted["steps"]

        async def cut_off(db: Session) -> None:
            await db.run("UPDATE tables SET packed = 1 WHERE id = 'one'")
            await packed.write_packed(db, "one", pack(LOG))
            await db.run("DELETE FROM entries WHERE table_id = 'one' AND seq < 9")

        assert await numbers() == (len(LOG) + 1, STEPS)
        await store.database.write(cut_off)
        assert await numbers() == (len(LOG) + 1, STEPS)
        await pack_logs(store, after=0)
        assert await count(store, "entries") == 1
        assert await numbers() == (len(LOG) + 1, STEPS)

    run(kind, tmp_path, test)


@every_store
def test_nothing_waits_while_a_log_is_unpacked(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the event loop nor an open transaction."""
    busy: list[str] = []

    def watched(entries: bytes) -> list[EntryRow]:
        busy.append(threading.current_thread().name)
        return unpack(entries)

    def watched_pack(entries: Sequence[EntryRow]) -> PackedRow:
        busy.append(threading.current_thread().name)
        return pack(entries)

    async def test(store: Store) -> None:
        await played(store)
        await pack_logs(store, after=0)
        for module in (log, packed):
            monkeypatch.setattr(module, "unpack", watched)
        assert await store.entries("one", 0, 10_000) == LOG
        assert await store.steps_between("one", 0, 10_000) == LOG[1:-1]
        assert len(busy) == 1  # once for both
        monkeypatch.setattr(packed, "pack", watched_pack)
        row = table_row("one", 5, seq=len(LOG), phase="finished")
        await store.write(TableChange(row, rewritten=[NAMELESS]))
        assert len(busy) == 3
        assert all(name.startswith("asyncio_") for name in busy)
        assert await store.entries("one", 0, 10_000) == [*LOG[:-1], NAMELESS]

    run(kind, tmp_path, test)


@every_store
@pytest.mark.parametrize("packed_before", [False, True])
def test_a_log_that_is_packed_while_it_is_rewritten_is_rewritten_again(
    kind: str, packed_before: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name that goes does not stay in the packed log."""

    async def test(store: Store) -> None:
        await played(store)
        if packed_before:
            await pack_logs(store, after=0)
        write = store.database.write

        async def write_late(work: Statements[Any]) -> Any:
            monkeypatch.undo()
            if packed_before:
                other = pack([*LOG[:-1], NAMELESS]).entries
                change = "UPDATE packed_logs SET entries = :other"
                await write(lambda db: db.run(change, other=other))
            else:
                assert await pack_logs(store, after=0) == 1
            return await write(work)

        row = table_row("one", 5, seq=len(LOG), phase="finished")
        rename = TableChange(row, rewritten=[NAMELESS])
        monkeypatch.setattr(store.database, "write", write_late)
        with pytest.raises(Conflict):
            await store.write(rename)
        assert await store.version("one") == 4
        await store.write(rename)
        assert await store.entries("one", 0, 10_000) == [*LOG[:-1], NAMELESS]

    run(kind, tmp_path, test)


@every_store
def test_a_log_is_unpacked_once_for_all_who_read_it(kind: str, tmp_path: Path) -> None:
    """Part after part of it, until it is rewritten. Only a few are kept."""

    async def test(store: Store) -> None:
        await played(store)
        await pack_logs(store, after=0)
        store.unpacked = Unpacked(2 * len(LOG))
        parts = [await store.entries("one", after, 50) for after in range(0, len(LOG), 50)]
        assert [entry for part in parts for entry in part] == LOG
        assert await store.entries("one", len(LOG), 50) == []
        changed = msgspec.structs.replace(LOG[3], events='[{"event":"other"}]')
        row = table_row("one", 5, seq=len(LOG), phase="finished")
        await store.write(TableChange(row, rewritten=[changed]))
        assert (await store.entries("one", 3, 1)) == [changed]

    run(kind, tmp_path, test)


def test_only_so_many_entries_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bytes] = []

    def counted(entries: bytes) -> list[EntryRow]:
        asked.append(entries)
        return unpack(entries)

    monkeypatch.setattr(packed, "unpack", counted)
    row = pack(LOG)

    async def test() -> None:
        kept = Unpacked(2 * len(LOG))
        for name in ("one", "two", "one", "three", "one", "two"):
            assert await kept.of(name, row) == LOG
        # "two" had to go for "three", since "one" was read again.
        assert len(asked) == 4

    asyncio.run(test())
