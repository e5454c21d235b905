"""A stored game continues from its position, under the rules it started with."""

import asyncio
import json
import sqlite3
from pathlib import Path

from tests.server.tools.games import table_at
from tests.server.tools.inside import inside

from longshore.game import RULES_NUMBER


def test_a_game_of_unknown_rules_is_left_alone(tmp_path: Path) -> None:
    """It is listed, nothing can be played there, and nothing is lost."""

    async def test() -> None:
        async with inside(tmp_path) as server:
            owners = [await server.arrive(name) for name in ("Ann", "Bob", "Cem")]
            await server.put(table_at(owners=owners))
            server.server.tables.forget_idle(-1)
            database = sqlite3.connect(tmp_path / "longshore.db")
            (header,) = database.execute("SELECT header FROM tables").fetchone()
            other = json.dumps(json.loads(header) | {"rules": 99})
            with database:
                database.execute("UPDATE tables SET header = ?", (other,))
            view = await server.ask("Ann", "GET", "/api/tables/table/view")
            assert view.status_code == 409
            assert view.json()["error"]["code"] == "rules_unknown"
            assert view.json()["error"]["args"] == {"rules": "99"}
            body = {"id": "1", "seat": "blue", "decision": 1, "steps": ["pass"]}
            step = await server.ask("Ann", "POST", "/api/tables/table/steps", json=body)
            assert step.status_code == 409
            listed = await server.ask("Ann", "GET", "/api/tables")
            assert [table["id"] for table in listed.json()["tables"]] == ["table"]
            assert database.execute("SELECT header FROM tables").fetchone() == (other,)
            database.close()

    asyncio.run(test())


def test_a_game_goes_on_under_the_number_it_began_with(tmp_path: Path) -> None:
    """Stored by an older server: a header with its number, and positions without one."""

    async def test() -> None:
        async with inside(tmp_path) as server:
            owners = [await server.arrive(name) for name in ("Ann", "Bob", "Cem")]
            await server.put(table_at(owners=owners))
            view = await server.ask("Ann", "GET", "/api/tables/table/view")
            assert view.json()["view"]["rules_number"] == RULES_NUMBER
            server.server.tables.forget_idle(-1)
            database = sqlite3.connect(tmp_path / "longshore.db")
            header, position = database.execute("SELECT header, position FROM tables").fetchone()
            assert json.loads(header)["rules"] == RULES_NUMBER
            older = json.loads(header) | {"rules": 1}
            bare = json.loads(position)
            del older["start"]["rules_number"], bare["rules_number"]
            stored = json.dumps(older), json.dumps(bare)
            with database:
                database.execute("UPDATE tables SET header = ?, position = ?", stored)
            view = await server.ask("Ann", "GET", "/api/tables/table/view")
            assert view.json()["view"]["rules_number"] == 1
            await server.take("Ann", "table", "blue", "produce")
            (header,) = database.execute("SELECT header FROM tables").fetchone()
            assert json.loads(header)["rules"] == 1
            database.close()

    asyncio.run(test())


def test_a_game_is_loaded_from_its_position(tmp_path: Path) -> None:
    """Not by replaying, so even a log that this program could not replay does no harm."""

    async def test() -> None:
        async with inside(tmp_path) as server:
            owners = [await server.arrive(name) for name in ("Ann", "Bob", "Cem")]
            await server.put(table_at(owners=owners))
            await server.take("Ann", "table", "blue", "produce")
            before = await server.ask("Ann", "GET", "/api/tables/table/view")
            server.server.tables.forget_idle(-1)
            with sqlite3.connect(tmp_path / "longshore.db") as database:
                database.execute("UPDATE entries SET step = 'blue: fly' WHERE step IS NOT NULL")
            database.close()
            after = await server.ask("Ann", "GET", "/api/tables/table/view")
            assert after.json() == before.json()

    asyncio.run(test())
