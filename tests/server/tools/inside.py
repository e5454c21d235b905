"""A whole server inside the test, for tables that no client could create."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from starlette.applications import Starlette
from tests.server.tools.stores import prepare_file

from longshore.server.app import build_app
from longshore.server.server import Server, running
from longshore.server.settings import Settings
from longshore.server.tables.table import Table
from longshore.server.tables.work import Work

Json = dict[str, Any]


@dataclass
class Inside:
    """A server, its application, and people by name with their tokens."""

    server: Server
    client: httpx.AsyncClient
    tokens: dict[str, str]
    app: Starlette

    async def arrive(self, name: str, known_as: str = "") -> str:
        """A new player, whom the test may know by another name. Returns the id."""
        arrived = (await self.client.post("/api/players", json={"name": name})).json()
        self.client.cookies.clear()
        self.tokens[known_as or name] = arrived["token"]
        player_id: str = arrived["player"]["id"]
        return player_id

    async def put(self, table: Table) -> None:
        """Store a table as it is."""
        work = Work(table, 0)
        work.seat_changed()
        work.tell({"event": "created"})
        work.keep_snapshot()
        await self.server.tables.store_new(work)

    def headers(self, who: str) -> dict[str, str]:
        """The headers that identify a person."""
        return {"Authorization": f"Bearer {self.tokens[who]}"}

    async def ask(self, who: str | None, method: str, path: str, **more: Any) -> httpx.Response:
        """Send a request as a person, or anonymously."""
        headers = {} if who is None else self.headers(who)
        return await self.client.request(method, path, headers=headers, **more)

    async def take(self, who: str, table: str, seat: str, *steps: str, **more: Any) -> Json:
        """Take steps that must be accepted."""
        view = (await self.ask(who, "GET", f"/api/tables/{table}/view?seat={seat}")).json()
        body = {"id": f"{seat} {view['seq']} {steps}", "seat": seat, "steps": steps}
        body |= {"decision": view["decision"]} | more
        answer = await self.ask(who, "POST", f"/api/tables/{table}/steps", json=body)
        assert answer.status_code == 200, answer.text
        done: Json = answer.json()
        return done


@asynccontextmanager
async def inside(folder: Path, **settings: Any) -> AsyncIterator[Inside]:
    """Start a server on a file in a folder, or with the given settings."""
    if "database" not in settings:
        prepare_file(folder)
    async with running(Settings(data=str(folder), trust_loopback=True, **settings)) as server:
        app = build_app(server)
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
            yield Inside(server, client, {}, app)
