"""A command that has waited longer than its sender will wait is refused, and not carried out."""

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.tools.client import Api, Person
from tests.server.tools.live_client import Client
from tests.server.tools.process import ServerProcess

PATIENCE = 1.0


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path, LONGSHORE_PATIENCE_SECONDS=str(int(PATIENCE))) as process:
        yield process


def held_up(server: ServerProcess) -> None:
    """Hold the server up for longer than anybody waits, as others' work would."""
    time.sleep(2 * PATIENCE)
    os.kill(server.pid, signal.SIGCONT)


def test_a_command_that_comes_too_late_is_not_begun(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.url, timeout=30) as client:
        ann = Person(Api(server.url, client))
        table = ann.new_table("me", "me", "me")["id"]
        with Client(server.url, ann) as socket:
            before = socket.watch(table, seat="blue")
            command = {
                "table": table,
                "seat": "blue",
                "decision": None,
                "steps": ["loan"],
            }
            os.kill(server.pid, signal.SIGSTOP)
            socket.send("steps", id="late", **command)
            held_up(server)
            error = socket.next("error")
            assert (error["id"], error["error"]["code"]) == ("late", "too_busy")
            assert ann.view(table, seat="blue")["seq"] == before["seq"]
            # The next one is in time, and so is the same one again.
            end = time.monotonic() + 20
            while time.monotonic() < end:
                socket.send("steps", id="late", **command)
                heard = socket.hear()
                while heard["type"] not in ("ok", "error"):
                    heard = socket.hear()
                if heard["type"] == "ok":
                    break
            assert (heard["type"], heard["id"], heard["seq"]) == ("ok", "late", before["seq"] + 1)
