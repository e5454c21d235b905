"""Time runs out while nobody is looking, and the server notices by itself."""

import asyncio
from pathlib import Path

import pytest
from tests.server.tables.by_itself.later import (
    BOT,
    LEAST,
    Later,
    bounded,
    events,
    look_again,
    pass_time,
    put,
    until,
)
from tests.server.tools.inside import inside

from longshore.server.acting import keeper
from longshore.server.base.clock import CLOCK, DAY, HOUR, MINUTE, SECOND
from longshore.server.messages.pace import DaysPace
from longshore.server.messages.schedule import Schedule
from longshore.server.tables.kept.hub import Changed


def test_time_runs_out(tmp_path: Path, later: Later) -> None:
    async def test() -> None:
        async with inside(tmp_path) as running:
            await put(running.server, LEAST)
            await look_again(running.server)
            assert await events(running.server, "time_out") == []
            await pass_time(later, 31 * SECOND, running.server)
            assert await until(running.server, "time_out") == [
                {"event": "time_out", "seat": "blue"}
            ]
            assert (await running.server.tables.get("table")).asked() == ["red"]

    bounded(test)


def test_the_server_wakes_by_itself_in_time(
    tmp_path: Path, later: Later, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing wakes it: the clock runs out while it sleeps until its next beat."""
    monkeypatch.setattr(keeper, "BEAT_SECONDS", HOUR // SECOND)

    async def test() -> None:
        async with inside(tmp_path) as running:
            await look_again(running.server)
            later.ahead = -30 * SECOND + 400  # the clock has 0.4 seconds left when it begins
            table = await put(running.server, LEAST)
            later.ahead = 0
            assert table.due_at is not None
            running.server.hub.act(Changed(table, []))
            await until(running.server, "time_out")

    bounded(test)


def test_a_bot_plays_until_the_owner_acts(tmp_path: Path, later: Later) -> None:
    async def test() -> None:
        async with inside(tmp_path) as running:
            owners = [await running.arrive(name) for name in ("Ann", "Bob", "Cem")]
            await put(running.server, BOT, owners=owners)
            await pass_time(later, 31 * SECOND, running.server)
            await until(running.server, "step")  # the bot's
            path = "/api/tables/table"
            table = (await running.ask("Ann", "GET", path)).json()["table"]
            assert table["seats"][0]["bot"] == "deckhand"
            while (await running.ask("Bob", "GET", f"{path}/view")).json()["decision"] is None:
                await asyncio.sleep(0.02)
            await running.take("Ann", "table", "blue", "loan", decision=None)
            table = (await running.ask("Ann", "GET", path)).json()["table"]
            assert table["seats"][0]["bot"] is None
            assert len(await events(running.server, "back")) == 1

    bounded(test)


def test_quiet_hours_of_the_owner_are_looked_up(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path) as running:
            owners = [await running.arrive(name) for name in ("Ann", "Bob", "Cem")]
            body = {"timezone": "UTC", "quiet": {"from": "00:00", "to": "12:00"}, "holidays": []}
            done = await running.ask("Ann", "PUT", "/api/me/schedule", json=body)
            assert done.status_code == 200, done.text
            began = CLOCK.source()
            await put(running.server, DaysPace(days=1), owners=owners)
            # Half of every day does not count, so a day takes two.
            while (
                due := (await running.server.tables.get("table")).due_at or 0
            ) < began + 36 * HOUR:
                await asyncio.sleep(0.02)
            assert due <= began + 2 * DAY + MINUTE
            # Another schedule takes effect at once, and is all that is shown of it.
            await running.server.schedules.change(owners[0], Schedule("UTC"), 10)
            view = (await running.ask("Bob", "GET", "/api/tables/table/view")).json()
            assert view["clocks"]["seats"]["blue"]["running"]
            assert "quiet" not in str(view["clocks"])

    bounded(test)
