"""Who waits for company before a commit, and until when."""

import asyncio

import pytest

from longshore.server.store.sqlite import company
from longshore.server.store.sqlite.company import ENOUGH, Company


@pytest.fixture(autouse=True)
def no_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody be released by the clock, so that no test depends on it."""
    monkeypatch.setattr(company, "LONGEST", 1000.0)
    monkeypatch.setattr(company, "SHORTEST", 0.0)


async def held(tasks: list[asyncio.Task[None]]) -> int:
    """How many of these still wait, once everything that can happen has happened."""
    for _ in range(10):
        await asyncio.sleep(0)
    return sum(not task.done() for task in tasks)


def test_who_plays_alone_waits_for_nobody() -> None:
    async def test() -> None:
        alone = Company()
        for _ in range(3):
            await alone.wait()
            alone.begins(asyncio.get_running_loop().time(), jobs=1)

    asyncio.run(test())


def test_commands_wait_until_enough_have_come() -> None:
    async def test() -> None:
        together = Company()
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
    monkeypatch.setattr(company, "SHORTEST", 500.0)

    async def test() -> None:
        together = Company()
        now = asyncio.get_running_loop().time()
        together.begins(now, jobs=2)
        tasks = [asyncio.create_task(together.wait()) for _ in range(2 * ENOUGH)]
        assert await held(tasks) == 2 * ENOUGH
        assert together.next == now + 500
        for task in tasks:
            task.cancel()

    asyncio.run(test())


def test_who_has_had_no_company_for_a_while_waits_no_more() -> None:
    async def test() -> None:
        left = Company()
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
        together = Company()
        together.begins(asyncio.get_running_loop().time(), jobs=2)
        tasks = [asyncio.create_task(together.wait()) for _ in range(ENOUGH - 1)]
        assert await held(tasks) == ENOUGH - 1
        tasks[0].cancel()
        tasks.append(asyncio.create_task(together.wait()))
        assert await held(tasks) == 0

    asyncio.run(test())
