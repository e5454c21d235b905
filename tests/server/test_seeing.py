"""What a host can see: the access log without secrets, and the metrics of the machine."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from types import SimpleNamespace

import pytest
from prometheus_client import generate_latest
from tests.server.tools.client import Api, Person
from tests.server.tools.inside import inside
from tests.server.tools.process import ServerProcess

from longshore.server.admin.backup import back_up
from longshore.server.base import metrics
from longshore.server.base.clients import Clients
from longshore.server.bots.queue import FairQueue
from longshore.server.settings import Limits
from longshore.server.store import Unavailable


def numbers() -> dict[str, float]:
    lines = generate_latest(metrics.REGISTRY).decode().splitlines()
    pairs = (line.rpartition(" ") for line in lines if not line.startswith("#"))
    return {name: float(value) for name, _, value in pairs}


def test_the_access_log_has_lines_and_no_secrets(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "--access-log") as process:
        api = Api(process.url)
        ann = Person(api, "Ann Unmistakable")
        table = ann.new_table("me", "open", "open")
        api.send("GET", f"/api/tables/{table['id']}?wait=0")
        api.client.close()
    lines = [json.loads(line) for line in process.errors.splitlines()]
    assert [(line["method"], line["route"], line["status"]) for line in lines] == [
        ("GET", "/api/openapi.json", 200),  # the client reads how to ask
        ("POST", "/api/players", 201),
        ("POST", "/api/tables", 201),
        ("GET", "/api/tables/{id}", 200),
    ]
    assert len({line["client"] for line in lines}) == 1
    for secret in ("127.0.0.1", "Ann", table["id"], "wait"):
        assert secret not in process.errors


def test_clients_are_told_apart_for_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    clients, others = Clients(), Clients()
    name = clients.name("192.0.2.1")
    assert clients.name("192.0.2.1") == name != clients.name("192.0.2.2")
    assert clients.name("2001:db8::1") == clients.name("2001:db8::2:1") != clients.name("2001:d::")
    assert set(clients.fresh().values()) == {
        *("192.0.2.1", "192.0.2.2", "2001:db8::/64", "2001:d::/64")
    }
    assert clients.fresh() == {}
    assert others.name("192.0.2.1") != name
    others.share(clients.salt)  # as the workers of a server do
    assert others.name("192.0.2.1") == name
    tomorrow = time.time() + 24 * 3600
    monkeypatch.setattr("longshore.server.base.clients.time.time", lambda: tomorrow)
    assert clients.name("192.0.2.1") != name


def test_disk_queues_and_backups_are_measured(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path) as there:
            await there.arrive("Ann")
            gauges = there.server.gauges
            await gauges.measure()
            before = numbers()
            assert before["longshore_last_backup_timestamp_seconds"] == 0
            assert 0 < before["longshore_disk_free_bytes"] <= before["longshore_disk_size_bytes"]
            assert before["longshore_wal_bytes"] > 0
            assert before['longshore_queue_age_seconds{queue="notices"}'] == 0
            await back_up(there.server.settings.database_url, tmp_path / "backup.db")
            await gauges.measure()
            assert numbers()["longshore_last_backup_timestamp_seconds"] > 1_700_000_000

    asyncio.run(test())


def test_waiting_bots_are_counted(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path, limits=Limits(bot_processes=1)) as there:
            pool, gauges = there.server.pool, there.server.gauges

            async def turn(table: str) -> None:
                async with pool.turn(table):
                    pass

            async with pool.turn("in work"):
                waiting = [asyncio.create_task(turn(table)) for table in ("one", "two")]
                await asyncio.sleep(0)  # they wait now
                await gauges.measure()
                assert numbers()["longshore_bots_waiting"] == 2
            await asyncio.gather(*waiting)
            await gauges.measure()
            assert numbers()["longshore_bots_waiting"] == 0

    asyncio.run(test())


def test_a_busy_loop_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longshore.server.gauges._LAG_SECONDS", 0.001)
    name = "longshore_loop_lag_seconds"

    async def test() -> None:
        async with inside(tmp_path) as there:
            watching = asyncio.create_task(there.server.gauges.watch_loop())
            await asyncio.sleep(0)  # it sleeps now
            before = numbers()
            time.sleep(0.2)
            while numbers()[f"{name}_count"] == before[f"{name}_count"]:
                await asyncio.sleep(0.001)
            assert numbers()[f"{name}_sum"] - before[f"{name}_sum"] > 0.19
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)

    asyncio.run(test())


def test_a_disk_that_is_nearly_full_is_said_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    disk = SimpleNamespace(total=1000 << 20, free=51 << 20)
    monkeypatch.setattr("longshore.server.gauges.shutil.disk_usage", lambda _: disk)

    async def test() -> None:
        async with inside(tmp_path) as there:
            await there.server.gauges.measure()
            assert "nearly full" not in caplog.text
            disk.free = 49 << 20
            for _ in range(3):
                await there.server.gauges.measure()
            assert numbers()["longshore_disk_free_bytes"] == disk.free

    asyncio.run(test())
    assert caplog.text.count("the disk is nearly full: 49 MiB are free") == 1


def test_health_stays_bad_for_a_while_after_a_write_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a full disk, a small write such as that of the check may still succeed."""

    async def test() -> None:
        async with inside(tmp_path) as there:
            database = there.server.store.database
            assert (await there.client.get("/healthz")).status_code == 200

            async def fail(_: object) -> None:
                raise Unavailable("the disk is full")

            with pytest.raises(Unavailable):
                await database.write(fail)
            assert database.trouble is not None
            failed = database.trouble.at
            for later, status in ((0.0, 503), (4.9, 503), (5.1, 200)):
                monkeypatch.setattr(clock, "monotonic", lambda now=failed + later: now)
                answer = await there.client.get("/healthz")
                assert answer.status_code == status, later

    clock = SimpleNamespace(monotonic=time.monotonic)
    monkeypatch.setattr("longshore.server.server.time", clock)
    asyncio.run(test())


def test_the_age_of_a_queue_is_that_of_its_oldest_work() -> None:
    async def test() -> None:
        queue = FairQueue(["only"])
        assert queue.waited() == 0
        async with queue.worker(lambda _: True):
            waiting = asyncio.create_task(queue.worker(lambda _: True).__aenter__())
            while not queue.waiting:
                await asyncio.sleep(0)
            first = queue.waited()
            await asyncio.sleep(0.01)
            assert queue.waited() > first
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
        assert queue.waited() == 0

    asyncio.run(test())
