"""`longshore serve`: one line, a graceful end, and one sentence for everything that cannot work."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from unittest import mock

import pytest
from tests.cli.shell import command, longshore
from tests.server.tools.client import Api, Json, Person, seat_of
from tests.server.tools.process import ServerProcess, children
from tests.server.tools.raw import ask, heard
from tests.server.tools.stores import prepare_file

from longshore.server.settings import SettingsError, limits_from


def refused(*arguments: str, **environment: str) -> str:
    with mock.patch.dict(os.environ, environment):
        done = longshore("serve", *arguments)
    assert done.code == 2
    assert done.out == ""
    assert done.err.count("\n") == 1
    return done.err


def test_more_workers_need_postgresql(tmp_path: Path) -> None:
    assert "PostgreSQL" in refused("--workers", "2", "--data", str(tmp_path))
    assert "PostgreSQL" in refused("--data", str(tmp_path), LONGSHORE_WORKERS="3")


def test_a_second_server_on_the_same_file(server: ServerProcess) -> None:
    """A real command, for once."""
    done = command("serve", "--port", "0", "--data", str(server.data))
    assert (done.code, done.out) == (2, "")
    assert done.err.count("\n") == 1
    assert "PostgreSQL" in done.err


def test_a_port_that_is_taken(server: ServerProcess, tmp_path: Path) -> None:
    sentence = refused("--port", str(server.port), "--data", str(tmp_path))
    assert "address already in use" in sentence


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("--port", "70000"), "port"),
        (("--port", "x"), "port"),
        (("--workers", "0"), "worker"),
        (("--public-url", "games.example"), "http://"),
        (("--database", "mysql://x"), "sqlite:///"),
        (("--data", "/dev/null/here"), "/dev/null"),
    ],
)
def test_settings_that_cannot_be(arguments: tuple[str, ...], word: str, tmp_path: Path) -> None:
    given = arguments if "--data" in arguments else ("--data", str(tmp_path), *arguments)
    assert word in refused("--port", "0", *given)


def test_limits_come_from_the_environment(tmp_path: Path) -> None:
    sentence = refused("--data", str(tmp_path), LONGSHORE_BODY_BYTES="lots")
    assert "LONGSHORE_BODY_BYTES" in sentence
    assert limits_from({"LONGSHORE_BOT_SIMULATIONS": "0"}).bot_simulations == 0
    with pytest.raises(SettingsError, match="LONGSHORE_BODY_BYTES is not a number from 1 on"):
        limits_from({"LONGSHORE_BODY_BYTES": "0"})


def test_settings_come_from_the_environment_too(tmp_path: Path) -> None:
    data = tmp_path / "in" / "a folder"
    with ServerProcess(data, LONGSHORE_DATABASE=f"sqlite:///{tmp_path / 'x.db'}") as process:
        assert process.url.startswith("http://127.0.0.1:")
        assert (tmp_path / "x.db").exists()
    assert not data.exists()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_gracefully(tmp_path: Path, number: signal.Signals) -> None:
    """Waiting requests get answers, bots stop, the exit code is 0, and nothing is lost."""
    process = ServerProcess(tmp_path)
    process.start()
    ann = Person(Api(process.url))
    first = {"options": {"first_player": "chosen"}, "seating": "chosen", "first": "red"}
    table = ann.new_table("me", "trader", "trader", **first)
    waiting = ask(process, f"/api/tables/{table['id']}/events?after=100000&wait=20")
    deadline = time.monotonic() + 60
    while not (workers := children(process.pid)):  # where bots think
        assert time.monotonic() < deadline
        time.sleep(0.05)
    began = time.monotonic()
    os.kill(process.pid, number)
    assert process.stop() == 0
    assert time.monotonic() - began < 10
    assert heard(waiting).startswith(b"HTTP/1.1 200 ")
    for worker in workers:
        assert not Path(f"/proc/{worker}").exists()
    ann.api.client.close()
    process.start()
    again = Person.__new__(Person)
    again.api, again.token = Api(process.url), ann.token
    assert again.view(table["id"])["seat"] == seat_of(table)
    process.stop()
    again.api.client.close()


def test_a_draft_survives_a_restart(tmp_path: Path) -> None:
    process = ServerProcess(tmp_path)
    process.start()
    ann = Person(Api(process.url))
    table = ann.new_table("me", "me", "me", seating="chosen")
    (seat,) = table["asked"]
    ann.take(table["id"], seat, "loan", "loan", commit=False)
    ann.draft(table["id"], seat, "undo")
    before: Json = ann.view(table["id"], seat=seat)
    ann.api.client.close()
    process.kill()
    process.start()
    ann.api = Api(process.url)
    assert ann.view(table["id"], seat=seat) == before
    assert before["draft"]["steps"] == before["draft"]["redo"] == ["loan"]
    assert ann.draft(table["id"], seat, "redo").status_code == 200
    ann.api.client.close()
    process.stop()


def test_a_start_imports_only_what_it_needs(tmp_path: Path) -> None:
    """A database of the newest schema needs no migration, and nobody has asked for anything yet."""
    prepare_file(tmp_path)
    program = (
        "import asyncio, sys\n"
        "import longshore.cli.app, longshore.server.run\n"
        "from longshore.server.server import running\n"
        "from longshore.server.settings import Settings\n"
        "async def start():\n"
        "    async with running(Settings(data=sys.argv[1])):\n"
        "        names = sys.argv[2:]\n"
        "        print(*(name for name in names if name in sys.modules))\n"
        "asyncio.run(start())\n"
    )
    heavy = ("alembic", "sqlalchemy", "openskill", "segno", "webauthn", "matplotlib", "numpy")
    done = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path), *heavy],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == []
