"""Several servers on one PostgreSQL: any of them will do, and one may die."""

from __future__ import annotations

import json
import subprocess
import threading
import time
import uuid
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest
from tests.server.tools.client import Api, Json, Person
from tests.server.tools.everywhere import Everywhere, somebody, started_together
from tests.server.tools.postgres import postgres
from tests.server.tools.process import ServerProcess, children
from tests.server.tools.raw import answered, ask

RECONNECT_SECONDS = 10  # on a busy machine


@pytest.fixture
def database(tmp_path: Path) -> str:
    return postgres().database(tmp_path)


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[ServerProcess]]:
    """Three servers that start together. One of them creates the schema of their database."""
    yield from started_together(tmp_path_factory.mktemp("processes"), 3, prepared=False)


@pytest.fixture
def ann(servers: list[ServerProcess]) -> Iterator[Everywhere]:
    yield from somebody(servers, "Ann")


@pytest.fixture
def bob(servers: list[ServerProcess]) -> Iterator[Everywhere]:
    yield from somebody(servers, "Bob")


def test_a_step_at_one_reaches_who_waits_at_another(
    servers: list[ServerProcess], ann: Everywhere, bob: Everywhere
) -> None:
    table = ann.at[0].new_table("me", "open", "open", seating="chosen")
    path = f"/api/tables/{table['id']}"
    waiting = ask(servers[1], f"{path}/events?after={table['seq']}&wait=25", bob.at[1].token)
    began = time.monotonic()
    bob.at[2].join(table)
    news = json.loads(answered(waiting).partition(b"\r\n\r\n")[2])
    assert time.monotonic() - began < 15
    waiting.close()
    assert [event["event"] for event in news["events"]] == ["joined"]
    # Whatever a process remembers is checked: each sees each change at once.
    ann.at[1].post(f"{path}/start")
    views = [person.view(table["id"]) for person in ann.at]
    assert views[0] == views[1] == views[2]


def test_a_draft_is_the_same_everywhere(ann: Everywhere, bob: Everywhere) -> None:
    table = ann.at[0].new_table("me", "me", "me", seating="chosen")
    (seat,) = table["asked"]
    for person in ann.at:
        person.view(table["id"], seat=seat)
    step = ann.at[0].view(table["id"], seat=seat)["legal"][0]
    ann.at[1].take(table["id"], seat, step, commit=False)
    for person in ann.at:
        assert person.view(table["id"], seat=seat)["draft"]["steps"] == [step]
    seq = bob.at[2].view(table["id"])["seq"]
    assert ann.at[2].draft(table["id"], seat, "undo").status_code == 200
    for person in ann.at:
        assert person.view(table["id"], seat=seat)["draft"]["steps"] == []
    assert bob.at[0].view(table["id"])["seq"] == seq


def test_a_token_taken_back_at_one_is_worthless_everywhere(ann: Everywhere) -> None:
    for person in ann.at:
        person.get("/api/me")
    ann.at[0].send("DELETE", "/api/me/token")
    for person in ann.at:
        person.refused("GET", "/api/me", 401)


def test_a_command_sent_to_two_at_once_acts_once(ann: Everywhere) -> None:
    table = ann.at[0].new_table("me", "me", "me", seating="chosen")
    (seat,) = table["asked"]
    for _ in range(10):
        decision = ann.at[0].view(table["id"], seat=seat)["decision"]
        body = {"id": str(uuid.uuid4()), "seat": seat, "decision": decision, "steps": ["loan"]}
        answers: list[httpx.Response] = []
        path = f"/api/tables/{table['id']}/steps"
        before = ann.at[0].view(table["id"], seat=seat)["seq"]

        def send(person: Person, path: str = path, body: Json = body) -> None:
            answers.append(person.send("POST", path, json=body))  # noqa: B023 - joined below

        threads = [threading.Thread(target=send, args=(person,)) for person in ann.at]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(30)
        assert [answer.status_code for answer in answers] == [200] * 3
        assert len({answer.json()["seq"] for answer in answers}) == 1
        assert ann.at[1].view(table["id"], seat=seat)["seq"] == before + 1
        ann.at[2].take(table["id"], seat, "repay")


class Wanderer(threading.Thread):
    """Plays one seat, with each request to any server that answers, and collects all events."""

    def __init__(self, servers: list[ServerProcess], person: Person, table: str, seat: str) -> None:
        super().__init__(daemon=True)
        self.random = Random(seat)
        self.clients = [
            httpx.Client(
                base_url=server.url, headers={"Authorization": f"Bearer {person.token}"}, timeout=10
            )
            for server in servers
        ]
        self.path, self.seat = f"/api/tables/{table}", seat
        self.events: list[Json] = []
        self.seq = 0
        self.longest_gap = 0.0
        self.stopping = False
        self.failure = ""
        self.acknowledged = 0

    def ask(self, method: str, path: str, body: Json | None = None) -> httpx.Response:
        """Ask any server, or another one if there is no answer."""
        began = time.monotonic()
        while True:
            client = self.random.choice(self.clients)
            try:
                response = client.request(method, f"{self.path}{path}", json=body)
            except httpx.TransportError:
                time.sleep(0.05)
                assert time.monotonic() - began < 30, "no server answers"
                continue
            self.longest_gap = max(self.longest_gap, time.monotonic() - began)
            return response

    def run(self) -> None:
        try:
            while not self.stopping:
                self.one_turn()
            self.listen(0)
        except AssertionError as error:
            self.failure = str(error)
        for client in self.clients:
            client.close()

    def one_turn(self) -> None:
        view = self.ask("GET", f"/view?seat={self.seat}").json()
        if view["decision"] is None:
            self.listen(1)
            return
        legal = [step for step in view["legal"] if step != "loan"] or view["legal"]
        body = {
            "id": str(uuid.uuid4()),
            "seat": self.seat,
            "decision": view["decision"],
            "steps": [self.random.choice(legal)],
        }
        done = self.ask("POST", "/steps", body)
        assert done.status_code == 200, done.text
        self.acknowledged += 1

    def wait_for_steps(self, count: int) -> None:
        """Wait until this many of its steps were accepted."""
        until = time.monotonic() + 60
        while self.acknowledged < count:
            assert self.is_alive(), self.failure
            assert time.monotonic() < until, "nobody goes on"
            time.sleep(0.02)

    def listen(self, wait: int) -> None:
        news = self.ask("GET", f"/events?after={self.seq}&wait={wait}").json()
        self.events += news["events"]
        self.seq = max(self.seq, news["seq"])


def test_one_of_three_is_killed(
    servers: list[ServerProcess], ann: Everywhere, bob: Everywhere
) -> None:
    """Everyone goes on at once with the others, misses nothing and gets nothing twice."""
    table = ann.at[0].new_table("me", "open", "trader", seating="chosen")
    bob.at[1].join(table)
    wanderers = [
        Wanderer(servers, ann.at[0], table["id"], "blue"),
        Wanderer(servers, bob.at[0], table["id"], "red"),
    ]
    for wanderer in wanderers:
        wanderer.start()
    for wanderer in wanderers:
        wanderer.wait_for_steps(5)
    servers[1].kill()
    servers[1].errors = ""
    for wanderer in wanderers:
        wanderer.wait_for_steps(wanderer.acknowledged + 10)
    for wanderer in wanderers:
        wanderer.stopping = True
    for wanderer in wanderers:
        wanderer.join(40)
        assert wanderer.failure == ""
        assert wanderer.longest_gap < RECONNECT_SECONDS
    path = f"/api/tables/{table['id']}"
    whole = ann.at[2].get(f"{path}/events")["events"]
    for wanderer in wanderers:
        assert wanderer.events == whole[: len(wanderer.events)]
        assert len(wanderer.events) > 20
    steps_told = [event for event in whole if event["event"] in ("step", "committed")]
    bots = [event for event in steps_told if event["seat"] == "yellow"]
    assert len(steps_told) - len(bots) == sum(wanderer.acknowledged for wanderer in wanderers)


def worker_count(url: str) -> float:
    text = httpx.get(f"{url}metrics", timeout=30).text
    lines = [line for line in text.splitlines() if line.startswith("longshore_requests_total")]
    return sum(float(line.rpartition(" ")[2]) for line in lines)


def test_workers_behind_one_socket(tmp_path: Path, database: str) -> None:
    arguments = ("--trust-loopback", "--workers", "3", "--database", database)
    with ServerProcess(tmp_path, *arguments) as process:
        workers = children(process.pid)
        assert len(workers) == 3
        ann = Person(Api(process.url))
        table = ann.new_table("me", "trader", "trader", seating="chosen")
        for _ in range(30):
            assert (
                httpx.get(f"{process.url}api/tables/{table['id']}", timeout=30).status_code == 200
            )
        assert worker_count(process.url) >= 32  # of all of them together
        subprocess.run(["kill", "-9", str(workers[0])], check=True)
        deadline = time.monotonic() + 30
        while len(children(process.pid)) < 3 or set(children(process.pid)) == set(workers):
            assert time.monotonic() < deadline
            httpx.get(f"{process.url}healthz", timeout=30).raise_for_status()
            time.sleep(0.1)
        ann.api.client.close()
        assert process.stop() == 0
    assert "started again" in process.errors
    assert children(process.pid) == []


def test_workers_end_with_the_one_that_started_them(tmp_path: Path, database: str) -> None:
    arguments = ("--workers", "2", "--database", database)
    with ServerProcess(tmp_path, *arguments) as process:
        workers = children(process.pid)
        process.kill()
        deadline = time.monotonic() + 20
        while any(Path(f"/proc/{pid}/cmdline").exists() for pid in workers):
            assert time.monotonic() < deadline
            time.sleep(0.1)
