"""Work that is done at once: all of it, even if some of it fails."""

import asyncio

import pytest

from longshore.server.base.together import all_of


def test_all_begin_before_the_first_has_ended() -> None:
    async def test() -> None:
        meeting = asyncio.Barrier(3)

        async def meet() -> None:
            await meeting.wait()

        await asyncio.wait_for(all_of(meet() for _ in range(3)), 60)

    asyncio.run(test())


def test_one_that_fails_leaves_the_others_alone() -> None:
    done: list[int] = []

    async def work(number: int) -> None:
        await asyncio.sleep(0)
        if number in (1, 2):
            raise ValueError(number)
        await asyncio.sleep(0)
        done.append(number)

    with pytest.raises(ValueError, match="1"):
        asyncio.run(all_of(map(work, range(4))))
    assert done == [0, 3]
