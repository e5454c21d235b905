"""Someone at the keyboard of the full-screen game."""

import asyncio
from collections.abc import Awaitable, Callable

from tests.terminal.games import WIDE, settled
from textual.pilot import Pilot

from longshore.terminal.screen.app import Longshore

ALONE = ("me", "trader", "trader")
TOGETHER = ("me", "me", "me")


def run(app: Longshore, play: Callable[[Pilot[None]], Awaitable[None]]) -> None:
    async def everything() -> None:
        async with app.run_test(size=WIDE, notifications=True) as pilot:
            await settled(pilot)
            await play(pilot)

    asyncio.run(everything())


def steps(app: Longshore) -> tuple[str, ...]:
    return app.session.record.steps
