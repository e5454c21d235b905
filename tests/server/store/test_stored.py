"""Games stored with every past schema and rules number still work. `stored/` keeps them."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest
from tests.server.tools.stores import KINDS, store_url

from longshore.server.admin.backup import restore
from longshore.server.admin.check import check_all
from longshore.server.admin.reading import reading, stored_tables
from longshore.server.app import build_app
from longshore.server.server import running
from longshore.server.settings import Settings
from longshore.server.store.migrate import newest_schema
from longshore.server.tables.stored import row_of, table_from

STORED = sorted((Path(__file__).parent / "stored").glob("*.sql"))
MORE_STEPS = 20


def file_of(stored: Path, folder: Path) -> Path:
    """The database as it was stored."""
    file = folder / "stored.db"
    database = sqlite3.connect(file)
    database.executescript(stored.read_text(encoding="utf-8"))
    database.close()
    return file


def test_the_first_schema_is_kept() -> None:
    assert STORED[0].name == "schema-0001-rules-1.sql"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("stored", STORED, ids=lambda path: path.stem)
def test_stored_games_go_on(stored: Path, kind: str, tmp_path: Path) -> None:
    url = store_url(kind, tmp_path / "now")
    asyncio.run(restore(file_of(stored, tmp_path), url))
    assert asyncio.run(looked_at(url)) == (5, 4)
    played = asyncio.run(play_on(url))
    assert played == 2 * MORE_STEPS
    assert asyncio.run(looked_at(url)) == (5, 4)


async def looked_at(url: str) -> tuple[int, int]:
    """Nothing is wrong with what is stored. Returns how many tables and games there are."""
    async with reading(url) as store:
        assert await store.schema() == newest_schema()
        async for found in stored_tables(store.database):
            again = row_of(table_from(found.table, found.seats))
            if found.table.header is None or found.table.position is None:
                assert again.header is None
                continue
            assert again.header is not None
            assert again.position is not None
            header = msgspec.json.decode(found.table.header)
            assert msgspec.json.decode(again.header) == header
            # Positions began to say the number of their rules with the second one.
            position = {"rules_number": header["rules"]} | msgspec.json.decode(found.table.position)
            assert msgspec.json.decode(again.position) == position
        report = await check_all(store.database)
        assert report.problems == []
        return report.tables, report.games


async def play_on(url: str) -> int:
    """The owner of the games plays a few more steps, from the stored drafts."""
    random, played, drafts = Random(2), 0, 0
    async with running(Settings(database=url, trust_loopback=True)) as server:
        (ann,) = {
            seat.player_id
            for summary in await server.store.tables_listed("open", 9)
            for seat in summary.seats
            if seat.player_id is not None
        }
        player = await server.people.player(ann)
        assert player is not None
        token = await server.people.new_token(player)
        transport = httpx.ASGITransport(build_app(server))
        async with httpx.AsyncClient(
            transport=transport,
            base_url="http://127.0.0.1",
            headers={"Authorization": f"Bearer {token}"},
        ) as client:
            mine = (await client.get("/api/tables?list=mine")).json()["tables"]
            for table in mine:
                if table["phase"] != "running" or any(seat["bot"] for seat in table["seats"]):
                    continue
                for number in range(MORE_STEPS):
                    path = f"/api/tables/{table['id']}"
                    seat = (await client.get(path)).json()["table"]["asked"][0]
                    view = (await client.get(f"{path}/view?seat={seat}")).json()
                    drafts += not number and bool(view["draft"] and view["draft"]["steps"])
                    legal = [step for step in view["legal"] if step != "loan"] or view["legal"]
                    body = {
                        "id": f"{table['id']} {number}",
                        "seat": seat,
                        "decision": view["decision"],
                        "steps": [random.choice(legal)] if legal else [],
                    }
                    done = await client.post(f"{path}/steps", json=body)
                    assert done.status_code == 200, done.text
                    played += 1
    assert drafts > 0
    return played
