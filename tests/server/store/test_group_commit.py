"""Who waits before a commit so that others can share it, and until when."""

import asyncio
from pathlib import Path

import pytest
from tests.server.tools.rows import run, seats, table_row

from longshore.server.store import Store, TableChange
from longshore.server.store.sqlite import group_commit
from longshore.server.store.sqlite.group_commit import ENOUGH, GroupCommit


@pytest.fixture(autouse=True)
def no_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody be released by the clock, so that no test depends on it."""
    monkeypatch.setattr(group_commit, "LONGEST", 1000.0)
    monkeypatch.setattr(group_commit, "SHORTEST", 0.0)


async def held(tasks: list[asyncio.Task[None]]) -> int:
    """How many of these still wait, once everything that can happen has happened."""
    for _ in range(10):
        await asyncio.sleep(0)
    return sum(not task.done() for task in tasks)


def test_who_plays_alone_waits_for_nobody() -> None:
    async def test() -> None:
        alone = GroupCommit()
        for _ in range(3):
            await alone.wait()
            alone.begins(asyncio.get_running_loop().time(), jobs=1)

    asyncio.run(test())


def test_commands_wait_until_enough_have_come() -> None:
    async def test() -> None:
        together = GroupCommit()
        together.begins(asyncio.get_running_loop().time(), jobs=2)
        tasks = [asyncio.create_task(together.wait()) for _ in range(ENOUGH - 1)]
        assert await held(tasks) == ENOUGH - 1
        tasks.append(asyncio.create_task(together.wait()))
        assert await held(tasks) == 0
        # The commit that they share begins at once, and those who come later wait for the next.
        assert together.next <= asyncio.get_running_loop().time()
        together.begins(asyncio.get_running_loop().time(), jobs=ENOUGH)
        late = asyncio.create_task(together.wait())
        assert await held([late]) == 1
        late.cancel()

    asyncio.run(test())


def test_commits_do_not_follow_each_other_too_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(group_commit, "SHORTEST", 500.0)

    async def test() -> None:
        together = GroupCommit()
        now = asyncio.get_running_loop().time()
        together.begins(now, jobs=2)
        tasks = [asyncio.create_task(together.wait()) for _ in range(2 * ENOUGH)]
        assert await held(tasks) == 2 * ENOUGH
        assert together.next == now + 500
        for task in tasks:
            task.cancel()

    asyncio.run(test())


def test_who_has_shared_no_commit_for_a_while_waits_no_more() -> None:
    async def test() -> None:
        left = GroupCommit()
        now = asyncio.get_running_loop().time()
        left.begins(now, jobs=2)
        for _ in range(3):
            left.begins(now, jobs=1)
            assert left.next > now
        left.begins(now, jobs=1)
        assert left.next == now
        await left.wait()

    asyncio.run(test())


def test_one_who_gives_up_holds_nobody_back() -> None:
    async def test() -> None:
        together = GroupCommit()
        together.begins(asyncio.get_running_loop().time(), jobs=2)
        tasks = [asyncio.create_task(together.wait()) for _ in range(ENOUGH - 1)]
        assert await held(tasks) == ENOUGH - 1
        tasks[0].cancel()
        tasks.append(asyncio.create_task(together.wait()))
        assert await held(tasks) == 0

    asyncio.run(test())


def test_commands_at_two_tables_share_a_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the writer of a real file. The first waits for the second before it is carried out."""
    monkeypatch.setattr(group_commit, "ENOUGH", 2)
    begins, commits, begun = GroupCommit.begins, [], []

    def counted(self: GroupCommit, now: float, jobs: int) -> None:
        commits.append(jobs)
        begins(self, now, jobs)

    monkeypatch.setattr(GroupCommit, "begins", counted)

    async def test(store: Store) -> None:
        async def command(table: str, version: int) -> None:
            await store.database.soon()
            begun.append((table, version))
            await store.write(TableChange(table_row(table, version), seats(table, None)))

        new = [("one", 1), ("two", 1)]
        await asyncio.gather(*(command(*each) for each in new))
        assert commits == [2]
        first = asyncio.create_task(command("one", 2))
        assert await held([first]) == 1
        assert begun == new
        await asyncio.gather(first, command("two", 2))
        assert sorted(begun[2:]) == [("one", 2), ("two", 2)]
        assert commits == [2, 2]
        assert [await store.version(table) for table in ("one", "two")] == [2, 2]

    run("sqlite", tmp_path, test)
