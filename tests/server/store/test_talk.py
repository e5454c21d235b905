"""What every store must do about chat, mutes, reports and notes, and who hears of them."""

import asyncio
from pathlib import Path

from tests.server.tools.rows import every_store, run, table_row
from tests.server.tools.stores import store_url

from longshore.server.store import (
    ChatRow,
    EntryRow,
    NoteRow,
    PlayerRow,
    ReportRow,
    SilenceRow,
    Store,
    TableChange,
    WrittenChat,
    open_store,
)


async def begin(store: Store) -> None:
    for name in ("ann", "bob", "cem"):
        await store.create_player(PlayerRow(name, name.title(), "", 1, 1), [])
    for name in ("one", "two"):
        await store.write(TableChange(table_row(name)))


def line(text: str, player: str = "ann", table: str = "one", command: str = "") -> WrittenChat:
    return WrittenChat(table, player, player.title(), text, 5, command or text)


@every_store
def test_chat(kind: str, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await begin(store)
        first = await store.say(line("Ahoy ' 李"), 100)
        assert first == ChatRow("one", 1, 1, 5, "ann", "Ann", "Ahoy ' 李", removed=False)
        await store.say(line("elsewhere", table="two"), 100)
        second = await store.say(line("you too", "bob"), 100)
        assert (second.number, second.seq) == (2, 2)
        assert await store.said("one", "bob", "you too") == second
        assert await store.said("one", "ann", "you too") is None
        assert await store.chat("one", 1, 10) == [second]
        assert await store.latest_chat("one", 10) == [first, second]
        assert await store.latest_chat("one", 1) == [second]
        assert await store.chat_message("one", 2) == second
        assert [row.table_id for row in await store.chat_of("ann")] == ["one", "two"]
        # What is removed is empty and comes again, as news.
        removed = await store.remove_chat("one", 1, 9)
        assert removed == ChatRow("one", 1, 3, 5, "ann", "Ann", "", removed=True)
        assert await store.remove_chat("one", 7, 9) is None
        assert await store.chat("one", 2, 10) == [removed]
        # Of many messages the newest are kept.
        for number in range(5):
            await store.say(line(f"{number}"), 3)
        assert [row.text for row in await store.latest_chat("one", 10)] == ["2", "3", "4"]
        assert await store.forget_player("ann", 99)
        assert {row.name for row in await store.latest_chat("one", 10)} == {""}

    run(kind, tmp_path, test)


@every_store
def test_many_talk_at_once(kind: str, tmp_path: Path) -> None:
    """Each message gets its own number, without gaps. A repeated one is written once."""

    async def test(store: Store) -> None:
        await begin(store)
        lines = [line(str(number)) for number in range(12)]
        said = await asyncio.gather(*(store.say(each, 100) for each in [*lines, *lines]))
        assert [row.text for row in said[:12]] == [row.text for row in said[12:]]
        assert said[:12] == said[12:]
        assert sorted(row.number for row in said[:12]) == list(range(1, 13))
        removed = await asyncio.gather(*(store.remove_chat("one", n, 9) for n in range(1, 7)))
        assert sorted(row.seq for row in removed if row is not None) == list(range(13, 19))

    run(kind, tmp_path, test)


@every_store
def test_silence_and_reports(kind: str, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await begin(store)
        mute = SilenceRow("s1", "ann", "bob", "mute", "Bob", 1)
        await store.silence(mute)
        await store.silence(SilenceRow("s2", "cem", "ann", "block", "Ann", 2))
        assert await store.silences("ann") == [mute]
        assert sorted(await store.silent_for("ann")) == ["bob", "cem"]
        assert await store.silent_for("bob") == []
        assert await store.is_blocked("ann", "cem")
        assert await store.is_blocked("cem", "ann")
        assert not await store.is_blocked("ann", "bob")
        await store.silence(SilenceRow("s3", "ann", "bob", "block", "Bob", 3))
        assert [(row.id, row.kind) for row in await store.silences("ann")] == [("s1", "block")]
        assert not await store.unsilence("bob", "s1")
        assert await store.unsilence("ann", "s1")
        assert not await store.is_blocked("ann", "bob")
        said = await store.say(line("rude", "bob"), 100)
        reports = [
            ReportRow(f"r{by}", "one", said.number, by, by.title(), "Bob", "rude", "why", at)
            for at, by in enumerate(("ann", "cem"))
        ]
        for report in [*reports, reports[0]]:
            await store.report(report)
        assert await store.reports(10) == reports
        assert await store.close_report("rann", 5)
        assert not await store.close_report("rann", 6)
        assert await store.reports(10) == reports[1:]
        await store.remove_chat("one", said.number, 7)
        assert await store.reports(10) == []

    run(kind, tmp_path, test)


@every_store
def test_notes(kind: str, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await begin(store)
        for at, (table, text) in enumerate((("one", "a"), ("two", "b"), ("one", "c\n\nd"))):
            await store.write_note(NoteRow(table, "ann", text, at))
        one, two = NoteRow("one", "ann", "c\n\nd", 2), NoteRow("two", "ann", "b", 1)
        assert await store.note("one", "ann") == one
        assert await store.note("one", "bob") is None
        assert await store.notes("ann") == [one, two]
        assert await store.count_notes("ann", "one") == 1
        await store.write_note(NoteRow("one", "ann", "", 3))
        assert await store.notes("ann") == [two]
        assert await store.forget_player("ann", 99)
        assert await store.notes("ann") == []

    run(kind, tmp_path, test)


def test_what_is_announced(tmp_path: Path) -> None:
    """Other processes hear what to look at, but not what it says."""

    async def test() -> None:
        url = store_url("postgres", tmp_path)
        heard: list[tuple[str, str, int]] = []
        one, two = await open_store(url), await open_store(url)
        try:
            await two.listen(lambda *news: heard.append(news), lambda: None)
            await begin(one)
            await one.say(line("secret"), 100)
            await one.remove_chat("one", 1, 9)
            await one.write_note(NoteRow("one", "bob", "secret", 77))
            joined = EntryRow(1, 0, "[]")
            await one.write(TableChange(table_row("one", 2, seq=1), entries=[joined]))
            step = EntryRow(2, 0, "[]", 0, "blue pass")
            await one.write(TableChange(table_row("one", 3, seq=2), entries=[step]))
            async with asyncio.timeout(10):
                while ("table", "one", 3) not in heard:
                    await asyncio.sleep(0.01)
        finally:
            await one.close()
            await two.close()
        assert heard == [
            *(("table", "one", 1), ("table", "two", 1)),
            *(("chat", "one", 1), ("chat", "one", 2), ("note:bob", "one", 77)),
            *(("table", "one", 2), ("lists", "one", 2), ("table", "one", 3)),
        ]

    asyncio.run(test())
