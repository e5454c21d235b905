"""Three servers on one PostgreSQL, sockets at each, one is killed: nothing is lost or repeated.

Every process could serve a bot and a clock, so what they do is counted.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.server.tools.client import Api, Person
from tests.server.tools.everywhere import started_together
from tests.server.tools.live_client import Client
from tests.server.tools.process import ServerProcess
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Json = dict[str, Any]
BACK_SECONDS = 10.0  # on a busy machine


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[list[ServerProcess]]:
    yield from started_together(tmp_path, 3)


class Listener(threading.Thread):
    """A client that follows a table over a socket, and moves to the next server when one dies."""

    def __init__(self, servers: list[ServerProcess], first: int, table: str) -> None:
        super().__init__(daemon=True)
        self.urls = [server.url for server in servers[first:] + servers[:first]]
        self.table = table
        self.events: list[Json] = []
        self.seq = 0
        self.gaps: list[float] = []
        self.stopping = False

    def run(self) -> None:
        lost_at = time.monotonic()
        while not self.stopping:
            try:
                with Client(self.urls[0]) as client:
                    client.send("watch", table=self.table, after=self.seq)
                    self.take(client.next("update"))
                    self.gaps.append(time.monotonic() - lost_at)
                    while not self.stopping:
                        try:
                            self.take(client.hear(0.5))
                        except TimeoutError:
                            continue
            except (ConnectionClosed, InvalidHandshake, OSError):
                lost_at = time.monotonic()
                self.urls.append(self.urls.pop(0))

    def take(self, heard: Json) -> None:
        """Remember what happened. `seq` is where to resume."""
        if heard["type"] in ("update", "events"):
            self.events += heard["events"]
            self.seq = max(self.seq, heard["seq"])


def test_sockets_bots_and_clocks_survive_the_death_of_one(servers: list[ServerProcess]) -> None:
    """Only a bot and the clock play: two turns time out, then the bot has one."""
    ann = Person(Api(servers[2].url))
    pace = {"kind": "live", "turn": 5, "bank": 0, "out_of_time": "least"}
    table = ann.new_table("me", "me", "deckhand", seating="chosen", pace=pace)["id"]
    listeners = [Listener(servers, first, table) for first in range(3)]
    for listener in listeners:
        listener.start()
    wait_for_turns(ann, table, 2)
    servers[0].kill()
    wait_for_turns(ann, table, 4)
    path = f"/api/tables/{table}"
    end = ann.get(f"{path}/events")["seq"]
    deadline = time.monotonic() + 20
    while any(listener.seq < end for listener in listeners) and time.monotonic() < deadline:
        time.sleep(0.1)
    for listener in listeners:
        listener.stopping = True
    for listener in listeners:
        listener.join(20)
    whole = ann.get(f"{path}/events")["events"]
    for listener in listeners:
        assert listener.seq >= end
        assert listener.events == whole[: len(listener.events)]
    assert len(listeners[0].gaps) == 2  # it was cut off, and came back at once
    assert listeners[0].gaps[1] < BACK_SECONDS
    check_each_acted_once(whole)
    ann.api.client.close()


def wait_for_turns(ann: Person, table: str, turns: int) -> None:
    deadline = time.monotonic() + 90
    while True:
        events = ann.get(f"/api/tables/{table}/events")["events"]
        if sum(event["event"] == "turn" for event in events) > turns:
            return
        assert time.monotonic() < deadline, events
        time.sleep(0.3)


def check_each_acted_once(events: list[Json]) -> None:
    """Each person's turn is ended by its clock, once, with one pass, and no turn is skipped."""
    turns = [event["seat"] for event in events if event["event"] == "turn"]
    order = {"blue": "red", "red": "yellow", "yellow": "blue"}
    assert all(after == order[before] for before, after in pairwise(turns))
    begun = [number for number, event in enumerate(events) if event["event"] == "turn"]
    for start, end in pairwise(begun):
        seat = events[start]["seat"]
        told = [event["event"] for event in events[start:end]]
        steps = [event["step"] for event in events[start:end] if event["event"] == "step"]
        if seat == "yellow":
            assert "time_out" not in told
        else:
            assert told.count("time_out") == 1
            assert steps == ["pass"]
