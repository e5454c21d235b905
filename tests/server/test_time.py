"""The clock of the machine, set back while a server runs. And rates of many at once."""

from __future__ import annotations

import time
from pathlib import Path

import httpx
import pytest
from tests.server.tools.in_thread import ServerInThread

from longshore.server.base.clock import DAY, HOUR, SECOND, SteadyTime, now_ms
from longshore.server.base.rates import Rate


@pytest.fixture
def shift(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How far the clock of the machine is off, in seconds."""
    off = [0]
    real = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() + off[0] * 1_000_000_000)
    # It never goes back, so later tests would live three days ahead of the servers they start.
    monkeypatch.setattr("longshore.server.base.clock._now", SteadyTime())
    return off


def test_clocks_go_on_when_the_clock_of_the_machine_is_set_back(
    tmp_path: Path, shift: list[int]
) -> None:
    """Three days forward and back again, as a broken time server does."""
    with (
        ServerInThread(tmp_path) as server,
        httpx.Client(base_url=server.url, timeout=30) as client,
    ):
        _, token = server.arrive("Ann")
        client.headers["Authorization"] = f"Bearer {token}"
        pace = {"kind": "live", "turn": 90, "bank": 0, "increment": 0}
        seats = [{"kind": "me"}] * 3
        made = client.post("/api/tables", json={"seats": seats, "pace": pace})
        assert made.status_code == 201, made.text
        table = made.json()["table"]["id"]

        def left() -> int:
            """Of the running clock, in milliseconds."""
            clocks = client.get(f"/api/tables/{table}/view?seat=red").json()["clocks"]
            (ends,) = {clock["ends_at"] for clock in clocks["seats"].values() if clock["ends_at"]}
            return int(ends) - now_ms()

        beats = server.server.keeper.rounds
        assert 0 < left() <= 90 * SECOND
        shift[0] = 3 * 24 * 3600
        server.do(server.server.keeper.beat())  # nobody runs out of time by that
        server.server.keeper.wake()
        server.do(beats.wait(2))
        shift[0] = 0
        assert now_ms() - time.time_ns() // 1_000_000 > 2 * DAY
        server.server.keeper.wake()
        server.do(beats.wait(2))
        found = client.get(f"/api/tables/{table}").json()["table"]
        assert found["phase"] == "running"
        assert 0 < left() <= 90 * SECOND


def test_time_never_goes_back_and_follows_small_corrections(shift: list[int]) -> None:
    steady = SteadyTime()
    before = steady()
    shift[0] = -3600
    assert before <= steady() < before + 60 * SECOND
    shift[0] = 3600
    assert steady() >= before + HOUR
    shift[0] = 0
    assert steady() >= before + HOUR
    fresh = SteadyTime()
    shift[0] = 1
    ahead = fresh()
    shift[0] = 0
    assert fresh() <= ahead  # a second is a correction


def test_a_crowd_of_keys_does_not_make_anybody_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """With many addresses, one could reset the limits of everybody, and one's own."""
    monkeypatch.setattr("longshore.server.base.rates._MOST_BUCKETS", 100)
    rate = Rate(0.001, 3)
    assert [rate.allows("greedy") for _ in range(4)] == [True, True, True, False]
    for number in range(1000):
        assert rate.allows(f"2001:db8:{number:x}::/64")
        assert not rate.allows("greedy")
    assert len(rate._buckets) <= 100


def test_what_costs_more_takes_more() -> None:
    rate = Rate(0.001, 10)
    assert rate.allows("x", 9)
    assert not rate.allows("x", 2)
    assert rate.allows("x", 1)
    assert rate.allows("y", 1000)  # all there is, but not impossible
    assert not rate.allows("y")
