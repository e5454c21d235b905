"""The tables of a server: what a command is given to work with."""

import asyncio
from pathlib import Path

from tests.server.tools.games import table_at

from longshore.server.store import Quota, open_store
from longshore.server.tables.kept.hub import Hub
from longshore.server.tables.kept.tables import Tables
from longshore.server.tables.work import Delays, Work


def test_new_and_known_tables_wait_as_the_settings_say(tmp_path: Path) -> None:
    async def test() -> None:
        works: list[Work] = []
        store = await open_store(f"sqlite:///{tmp_path / 'tables.db'}")
        try:
            tables = Tables(store, Hub(), Delays(1, 2, 3))
            new = await tables.add(table_at(), works.append, Quota(1, 0))
            await tables.change(new.id, works.append)
        finally:
            await store.close()
        assert [work.delays for work in works] == [Delays(1, 2, 3)] * 2
        assert [work.before for work in works] == [None, new]

    asyncio.run(test())
