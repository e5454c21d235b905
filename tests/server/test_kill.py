"""Confirmed means stored: `kill -9` at any moment loses nothing and repeats nothing.

`make torture` runs the long version, and so does `make test-all`.
"""

import asyncio
import signal
import sqlite3
import threading
import time
import uuid
from pathlib import Path
from random import Random

import httpx
import pytest
from tests.server.tools.client import Api, Json, Person
from tests.server.tools.postgres import Postgres
from tests.server.tools.process import ServerProcess

from longshore.server.admin.check import check_all
from longshore.server.admin.reading import reading

CLIENTS = 5
ANSWER_SECONDS = 180  # a busy machine is slow to start a server and a database again


class Client(threading.Thread):
    """Plays all seats of a table. Every command is repeated until it is confirmed."""

    def __init__(self, url: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.random = Random(seed)
        api = Api(url)
        person = Person(api)
        self.table = person.new_table("me", "me", "me", seating="chosen")["id"]
        self.token = person.token
        api.client.close()
        headers = {"Authorization": f"Bearer {self.token}"}
        self.client = httpx.Client(base_url=url, headers=headers, timeout=10)
        self.acknowledged: list[str] = []
        self.drafted: list[str] = []
        self.retries = 0
        self.stopping = False
        self.failure = ""

    def run(self) -> None:
        try:
            while not self.stopping:
                self.one_command()
        except AssertionError as error:
            self.failure = str(error)
        finally:
            self.client.close()

    def one_command(self) -> None:
        asked = self.get(f"/api/tables/{self.table}")["table"]["asked"]
        if not asked:
            self.stopping = True
            return
        seat = self.random.choice(asked)
        view = self.get(f"/api/tables/{self.table}/view?seat={seat}")
        draft = view["draft"]
        assert draft is None or draft["steps"] == self.drafted, "a draft was lost"
        if draft is not None and draft["complete"]:
            self.send("draft", {"seat": seat, "do": "commit"})
            self.publish(seat)
            return
        legal = [step for step in view["legal"] if step != "loan"] or view["legal"]
        step = self.random.choice(legal)
        final = draft is None or step in draft["final"] or self.random.random() < 0.3
        body = {"seat": seat, "decision": view["decision"], "steps": [step], "commit": final}
        self.send("steps", body)
        self.drafted.append(step)
        if final:
            self.publish(seat)

    def publish(self, seat: str) -> None:
        self.acknowledged += [f"{seat}: {step}" for step in self.drafted]
        self.drafted.clear()

    def get(self, path: str) -> Json:
        return self.until_answered("GET", path, None)

    def send(self, what: str, body: Json) -> Json:
        body = {"id": str(uuid.uuid4())} | body
        return self.until_answered("POST", f"/api/tables/{self.table}/{what}", body)

    def until_answered(self, method: str, path: str, body: Json | None) -> Json:
        deadline = time.monotonic() + ANSWER_SECONDS
        while True:
            assert time.monotonic() < deadline, "no answer"
            try:
                response = self.client.request(method, path, json=body)
            except httpx.TransportError:
                self.retries += 1
                time.sleep(0.05)
                continue
            if response.status_code == 503:  # the database is being started again
                self.retries += 1
                time.sleep(0.2)
                continue
            assert response.status_code == 200, response.text
            answer: Json = response.json()
            return answer


ROUNDS = [3, pytest.param(50, marks=pytest.mark.slow)]


@pytest.mark.parametrize("rounds", ROUNDS)
def test_sqlite_is_killed_again_and_again(
    rounds: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "longshore.db"
    clients = torture(tmp_path, f"sqlite:///{path}", rounds, None)
    database = sqlite3.connect(path)
    assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert database.execute("PRAGMA foreign_key_check").fetchall() == []
    database.close()
    with capsys.disabled():
        tell("SQLite", rounds, clients)


@pytest.mark.parametrize("rounds", ROUNDS)
def test_postgres_is_killed_again_and_again(
    rounds: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The server, and now and then the database too."""
    postgres = Postgres()
    try:
        postgres.start()
        clients = torture(tmp_path, postgres.database(tmp_path), rounds, postgres)
    finally:
        postgres.remove()
    with capsys.disabled():
        tell("PostgreSQL", rounds, clients)


def torture(folder: Path, url: str, rounds: int, postgres: Postgres | None) -> list[Client]:
    """Kill a server under load. Returns the clients, whose confirmed steps are all there."""
    random = Random(rounds)
    process = ServerProcess(
        folder, "--trust-loopback", "--database", url, LONGSHORE_PLAYER_RATE="100000"
    )
    process.start()
    clients = [Client(process.url, seed) for seed in range(CLIENTS)]
    for client in clients:
        client.start()
    for number in range(rounds):
        time.sleep(0.5 + random.random())
        if postgres is not None and number % 5 == 1:
            postgres.stop(signal.SIGQUIT)  # as a crash: it has to recover from its log
            time.sleep(random.random())
            postgres.start()
        else:
            process.kill()
            process.start()
    time.sleep(1)
    for client in clients:
        client.stopping = True
    for client in clients:
        client.join(2 * ANSWER_SECONDS)
        assert client.failure == ""
    assert sum(client.retries for client in clients) > 0
    process.stop()
    asyncio.run(check(url, clients))
    return clients


async def check(url: str, clients: list[Client]) -> None:
    """Each table has exactly the confirmed steps, in order, and they form a game."""
    async with reading(url) as store:
        for client in clients:
            steps = [entry.step for entry in await store.steps(client.table)]
            assert steps == client.acknowledged
        report = await check_all(store.database)
        assert report.problems == []
        assert report.tables == len(clients)


def tell(database: str, rounds: int, clients: list[Client]) -> None:
    """Report what the long version has done."""
    if rounds > 3:
        steps = sum(len(client.acknowledged) for client in clients)
        retries = sum(client.retries for client in clients)
        print(f"\n{database}: {rounds} kills, {steps} steps acknowledged, {retries} repeated")  # noqa: T201
