"""Expensive answers count for more, are made once, and never twice at a time for one caller."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.tools.client import Api, Person
from tests.server.tools.inside import Inside, inside
from tests.server.tools.process import ServerProcess

from longshore.server.api.http.operations import economy
from longshore.server.base.kept import Kept
from longshore.server.tables.reading.economy import economy_of_table

GAME = "longshore-record 1\nrules 2\nedition 2018\nplayers 3\nfirst blue\n"
GAME += "machines black brown orange\ncards tan white black\n\nblue: loan\nblue: repay\n"


async def game(there: Inside) -> str:
    """A game that can no longer change."""
    await there.arrive("Ann")
    made = await there.ask("Ann", "POST", "/api/records", content=GAME.encode())
    assert made.status_code == 201, made.text
    return str(made.json()["table"]["id"])


def from_address(there: Inside, address: str) -> httpx.AsyncClient:
    transport = httpx.ASGITransport(there.app, client=(address, 1))
    return httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1")


def test_expensive_answers_count_for_more(tmp_path: Path) -> None:
    # Six answers and a dozen cheap ones. A seventh would have to wait for half a minute.
    limits = {"LONGSHORE_ADDRESS_RATE": "1", "LONGSHORE_ADDRESS_BURST": "325"}
    with ServerProcess(tmp_path, **limits) as server:
        ann = Person(Api(server.url))
        made = ann.send("POST", "/api/records", content=GAME.encode())
        table = made.json()["table"]["id"]
        statuses = Counter(
            httpx.get(f"{server.url}api/tables/{table}/economy", timeout=30).status_code
            for _ in range(20)
        )
        assert 1 <= statuses[200] <= 6
        assert statuses[429] >= 14
        # Something is left for what costs little.
        assert ann.send("GET", "/api/me").status_code == 200
        ann.api.client.close()


def test_the_economy_of_a_game_that_is_over_is_made_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = []
    real = economy_of_table

    def counted(*arguments: Any) -> Any:
        made.append(arguments)
        return real(*arguments)

    monkeypatch.setattr(economy, "economy_of_table", counted)

    async def test() -> None:
        async with inside(tmp_path) as there:
            table = await game(there)
            path = f"/api/tables/{table}/economy"
            answers = {(await there.ask(None, "GET", path)).content for _ in range(3)}
            assert len(answers) == len(made) == 1
            # A game that goes on is read anew each time.
            seats = [{"kind": "me"}] * 3
            new = (await there.ask("Ann", "POST", "/api/tables", json={"seats": seats})).json()
            for _ in range(2):
                await there.ask(None, "GET", f"/api/tables/{new['table']['id']}/economy")
            assert len(made) == 3

    asyncio.run(test())


def test_an_address_has_one_replay_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others go on meanwhile, and what waits too long in line is refused at once."""
    goes_on, began = threading.Event(), threading.Semaphore(0)
    real = economy_of_table

    def slow(*arguments: Any) -> Any:
        began.release()
        assert goes_on.wait(30)
        return real(*arguments)

    async def test() -> None:
        async with inside(tmp_path) as there:
            table = await game(there)
            path = f"/api/tables/{table}/economy"
            monkeypatch.setattr(economy, "economy_of_table", slow)
            async with from_address(there, "9.9.9.1") as one, from_address(there, "9.9.9.2") as two:
                asked = [asyncio.create_task(one.get(path)) for _ in range(12)]
                assert await asyncio.to_thread(began.acquire, timeout=30)
                async with asyncio.timeout(30):
                    while sum(task.done() for task in asked) < 3:
                        await asyncio.sleep(0.01)
                done = [task for task in asked if task.done()]
                waiting = [task for task in asked if not task.done()]
                assert [task.result().status_code for task in done] == [429] * 3
                assert not began.acquire(blocking=False)  # one at a time
                other = asyncio.create_task(two.get(path))
                assert await asyncio.to_thread(began.acquire, timeout=30)
                goes_on.set()
                assert (await other).status_code == 200
                assert {(await task).status_code for task in waiting} == {200}

    try:
        asyncio.run(test())
    finally:
        goes_on.set()


def test_kept_answers_have_a_bound() -> None:
    kept = Kept(10)
    for number in range(5):
        kept.put(number, b"1234")
    assert [kept.get(number) for number in range(5)] == [None, None, None, b"1234", b"1234"]
    kept.put(3, b"12345678901")
    assert kept.get(3) is None
    kept.put(4, b"1")
    assert kept.get(4) == b"1"
