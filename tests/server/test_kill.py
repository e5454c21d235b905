"""Acknowledged means stored: `kill -9` at any moment loses nothing and doubles nothing.

`make test-all` runs the long version; alone: pytest -m slow tests/server/test_kill.py
"""

import json
import sqlite3
import threading
import time
import uuid
from dataclasses import replace
from pathlib import Path
from random import Random

import httpx
import pytest
from tests.server.client import Api, Json, Person
from tests.server.process import ServerProcess

from longshore.record import position_of, record_from_json, replay

CLIENTS = 5


class Client(threading.Thread):
    """Plays all seats of a table. Every command is repeated until it is acknowledged."""

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
        deadline = time.monotonic() + 60
        while True:
            assert time.monotonic() < deadline, "no answer for a minute"
            try:
                response = self.client.request(method, path, json=body)
            except httpx.TransportError:
                self.retries += 1
                time.sleep(0.05)
                continue
            assert response.status_code == 200, response.text
            answer: Json = response.json()
            return answer


@pytest.mark.parametrize("rounds", [3, pytest.param(50, marks=pytest.mark.slow)])
def test_killed_again_and_again(rounds: int, tmp_path: Path) -> None:
    random = Random(rounds)
    process = ServerProcess(tmp_path, "--trust-loopback", LONGSHORE_PLAYER_RATE="100000")
    process.start()
    clients = [Client(process.url, seed) for seed in range(CLIENTS)]
    for client in clients:
        client.start()
    for _ in range(rounds):
        time.sleep(0.5 + random.random())
        process.kill()
        process.start()
    time.sleep(1)
    for client in clients:
        client.stopping = True
    for client in clients:
        client.join(90)
        assert client.failure == ""
    assert sum(client.retries for client in clients) > 0
    process.stop()
    database = sqlite3.connect(tmp_path / "longshore.db")
    for client in clients:
        check(database, client)
    assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert database.execute("PRAGMA foreign_key_check").fetchall() == []
    database.close()


def check(database: sqlite3.Connection, client: Client) -> None:
    """A table has exactly the steps that were acknowledged, in order, and they are a game."""
    rows = database.execute(
        "SELECT seq, step FROM entries WHERE table_id = ? ORDER BY seq", (client.table,)
    ).fetchall()
    assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
    steps = [step for _, step in rows if step is not None]
    assert steps == client.acknowledged
    (header, position), *_ = database.execute(
        "SELECT header, position FROM tables WHERE id = ?", (client.table,)
    ).fetchall()
    record = replace(record_from_json(json.loads(header)), steps=tuple(steps))
    assert position_of(replay(record)) == json.loads(position)
