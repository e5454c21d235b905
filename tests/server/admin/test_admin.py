"""`longshore admin`: backup of a running server, restore, export, check and stats."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import stat
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from tests.cli.shell import longshore
from tests.folders import RECORDS
from tests.server.tools.client import Api, Json, Person
from tests.server.tools.postgres import postgres
from tests.server.tools.process import ServerProcess
from tests.server.tools.stores import KINDS, store_url

from longshore.record import read_record, replay
from longshore.server.admin.backup import back_up, restore
from longshore.server.admin.check import Report, check_all
from longshore.server.admin.reading import reading
from longshore.server.store import StoreError


def admin(*arguments: str, code: int = 0) -> str:
    """What a command prints. A failure is one sentence."""
    done = longshore("admin", *arguments)
    assert done.code == code, done.err
    if code == 2:
        assert done.out == ""
        assert done.err.count("\n") == 1
        return done.err
    assert done.err == ""
    return done.out


@dataclass
class Harbour:
    """A running server with a few tables, and its database."""

    url: str
    study: str
    running: str


@pytest.fixture(scope="module", params=KINDS)
def harbour(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Harbour]:
    folder = tmp_path_factory.mktemp("admin")
    url = store_url(request.param, folder)
    with ServerProcess(folder, "--trust-loopback", "--database", url) as process:
        ann = Person(Api(process.url), "Ann \u2693")
        ann.new_table("me", "open", "open", visibility="listed")
        running = ann.new_table("me", "me", "me", seating="chosen", edition="2018")
        (seat,) = running["asked"]
        ann.take(running["id"], seat, "loan")
        step = ann.view(running["id"], seat=seat)["legal"][0]
        ann.take(running["id"], seat, step, commit=False)
        content = (RECORDS / "2007-3-players.txt").read_bytes()
        study = ann.send("POST", "/api/records", content=content).json()["table"]["id"]
        yield Harbour(url, study, running["id"])
        ann.api.client.close()
    assert process.errors == ""


def stats(url: str) -> Json:
    counted: Json = json.loads(admin("stats", "--database", url, "--json"))
    for changing in ("database", "bytes"):
        assert counted.pop(changing)
    return counted


def test_a_backup_of_a_running_server_is_restored_anywhere(
    harbour: Harbour, tmp_path: Path
) -> None:
    file = tmp_path / "backup.db"
    assert str(file) in admin("backup", str(file), "--database", harbour.url)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    before = stats(harbour.url)
    assert before["tables"] == {"open": 1, "running": 1, "study": 1}
    for kind in KINDS:
        url = store_url(kind, tmp_path / kind)
        admin("restore", str(file), "--database", url)
        assert stats(url) == before
        assert "no problems" in admin("check", "--database", url)
        with pytest.raises(StoreError, match="not be overwritten"):
            asyncio.run(restore(file, url))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["backup.db", "sqlite"]
    # A server goes on with what was restored.
    with ServerProcess(tmp_path, "--database", store_url("sqlite", tmp_path / "sqlite")) as process:
        api = Api(process.url)
        table = api.send("GET", f"/api/tables/{harbour.running}").json()["table"]
        api.client.close()
        assert table["phase"] == "running"
        assert table["seats"][0]["name"] == "Ann \u2693"


def test_nothing_is_overwritten(harbour: Harbour, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    file.write_text("precious")
    assert "not be overwritten" in admin("backup", str(file), "--database", harbour.url, code=2)
    assert file.read_text() == "precious"
    good = tmp_path / "good.db"
    asyncio.run(back_up(harbour.url, good))
    assert "not be overwritten" in admin("restore", str(good), "--database", harbour.url, code=2)
    empty = tmp_path / "records"
    admin("export", str(empty), "--database", harbour.url)
    assert "not empty" in admin("export", str(empty), "--database", harbour.url, code=2)


def test_what_is_no_backup_is_refused(harbour: Harbour, tmp_path: Path) -> None:
    letter = tmp_path / "letter.db"
    letter.write_text("This is a letter. " * 500)
    empty = tmp_path / "empty.db"
    sqlite3.connect(empty).close()
    broken = tmp_path / "broken.db"
    asyncio.run(back_up(harbour.url, broken))
    content = bytearray(broken.read_bytes())
    content[5000:9000] = b"\xff" * 4000
    broken.write_bytes(content)
    for wrong in (letter, empty, broken, tmp_path / "nowhere.db"):
        target = tmp_path / "target" / "longshore.db"
        with pytest.raises(StoreError):
            asyncio.run(restore(wrong, f"sqlite:///{target}"))
        assert not target.exists()


def test_export_writes_records(harbour: Harbour, tmp_path: Path) -> None:
    admin("export", str(tmp_path / "some"), "--database", harbour.url)
    assert [path.stem for path in (tmp_path / "some").iterdir()] == [harbour.study]
    record = read_record((tmp_path / "some" / f"{harbour.study}.txt").read_bytes())
    original = read_record((RECORDS / "2007-3-players.txt").read_bytes())
    assert record.steps == original.steps
    admin("export", str(tmp_path / "all"), "--running", "--database", harbour.url)
    assert len(list((tmp_path / "all").iterdir())) == 2
    for path in (tmp_path / "all").iterdir():
        replay(read_record(path.read_bytes()))


def check(path: Path) -> Report:
    async def work() -> Report:
        async with reading(f"sqlite:///{path}") as store:
            return await check_all(store.database)

    return asyncio.run(work())


@pytest.mark.parametrize("harbour", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        ("UPDATE entries SET step = 'blue: seize I' WHERE table_id = :running AND seq > 1", "read"),
        ("DELETE FROM entries WHERE seq = 1 AND table_id = :running", "count"),
        ("UPDATE packed_logs SET entries = x'00' WHERE table_id = :study", "count"),
        ("DELETE FROM packed_logs WHERE table_id = :study", "count"),
        ("UPDATE tables SET position = replace(position, '\"cash\":', '\"cash\":1') ", "position"),
        ("UPDATE tables SET asked = 'purple' WHERE id = :running", "asks"),
        ("UPDATE tables SET waits_for_bot = 1 WHERE id = :running", "bot"),
        ("UPDATE tables SET header = replace(header, '\"rules\":1', '\"rules\":99')", "rules"),
        ("UPDATE tables SET play = replace(play, '\"steps\":1', '\"steps\":7')", "steps"),
        ("UPDATE tables SET setup = '{' WHERE id = :running", "read"),
        ("DELETE FROM seats WHERE number = 1 AND table_id = :running", "seats"),
        ("UPDATE seats SET kind = 'open' WHERE table_id = :running", "empty"),
        ("UPDATE snapshots SET position = x'00' WHERE table_id = :study", "read"),
        ("UPDATE snapshots SET steps = steps + 1 WHERE table_id = :study", "snap"),
    ],
)
def test_check_finds_what_is_wrong(
    harbour: Harbour, tmp_path: Path, damage: str, sentence: str
) -> None:
    file = tmp_path / "copy.db"
    asyncio.run(back_up(harbour.url, file))
    assert check(file).problems == []
    database = sqlite3.connect(file)
    ids = {"study": harbour.study, "running": harbour.running}
    used = {name: value for name, value in ids.items() if f":{name}" in damage}
    assert database.execute(damage, used).rowcount > 0
    database.commit()
    database.close()
    found = check(file).problems
    assert any(sentence in text.lower() for _, text in found), found


def test_check_answers_in_json_with_an_exit_code(harbour: Harbour, tmp_path: Path) -> None:
    file = tmp_path / "copy.db"
    asyncio.run(back_up(harbour.url, file))
    report = json.loads(admin("check", "--database", f"sqlite:///{file}", "--json"))
    assert report == {"format": "longshore-check/1", "problems": []} | {
        key: report[key] for key in ("tables", "games", "steps")
    }
    assert (report["tables"], report["games"]) == (3, 2)
    assert report["steps"] > 100
    database = sqlite3.connect(file)
    database.execute("UPDATE tables SET asked = 'purple' WHERE phase = 'running'")
    database.commit()
    database.close()
    text = admin("check", "--database", f"sqlite:///{file}", code=1)
    assert harbour.running in text
    assert "1 problems" in text


def test_databases_that_are_not_there(tmp_path: Path) -> None:
    nowhere = postgres().url("nowhere")
    for command in (("check",), ("stats",), ("backup", str(tmp_path / "x.db"))):
        assert "no" in admin(*command, "--data", str(tmp_path), code=2)
        assert "does not exist" in admin(*command, "--database", nowhere, code=2)
    assert list(tmp_path.iterdir()) == []
