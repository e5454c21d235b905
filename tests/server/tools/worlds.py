"""Two worlds that differ only in secrets: the same people, the same table, the same requests."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from urllib.parse import urlencode

import msgspec
from msgspec.structs import replace
from starlette.applications import Starlette
from tests.server.tools.games import table_at
from tests.server.tools.inside import Inside, inside
from tests.server.tools.requests_of import Asked

from longshore.server.app import OPERATIONS
from longshore.server.base.clock import HOUR, SteadyTime
from longshore.server.messages.pace import DaysPace
from longshore.server.settings import Limits

Json = dict[str, Any]

TABLE: Final = "theTable"
ADMIN_TOKEN: Final = "the host of this very server"  # noqa: S105 - of nothing but these tests
# Green never acts, so that an auction stays open whatever the others do.
NAMES: Final = {"Blue": "Bo Blau", "Red": "Ro Rot", "Yellow": "Gil Gelb", "Green": "Ned Nix"}
PEOPLE: Final = (*NAMES, "Host", "Stranger")
SHIP: Final = {"at": "sea", "cargo": ["tan", "white"]}
_PATHS: Final = [
    (operation.method, re.compile(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(operation.path))), name)
    for operation in OPERATIONS
    for name in [operation.name]
]
_TIMES: Final = (
    "at",
    "created_at",
    "changed_at",
    "expires_at",
    "seen_at",
    "done_at",
    "now",
    "ends_at",
    "retry_ms",
)
_FROM_DRAWN: Final = ("persona",)  # derived from an id
# Ids, tokens, codes and the numbers of guests, which are drawn by chance; words of secrets are
# shorter or have spaces.
_DRAWN: Final = re.compile(r"[A-Za-z0-9_-]{14,}(\.[A-Za-z0-9_-]{20,})?|(?<=Somebody )\d{3}")


class NeverTwice:
    """The time of day, but never the same twice, so that one order follows from it."""

    def __init__(self) -> None:
        self._real = SteadyTime()
        self._last = 0

    def __call__(self) -> int:
        """Milliseconds since 1970."""
        self._last = max(self._real(), self._last + 1)
        return self._last


@dataclass(frozen=True)
class Secret:
    """What one seat keeps secret."""

    card: str
    cash: int
    bid: int
    draft: tuple[str, ...]
    note: str
    price: int
    mutes: str | None = None
    gives_away: bool = False


@dataclass(frozen=True)
class Answer:
    """The response to a request."""

    status: int
    headers: dict[str, str]
    text: str

    def json(self) -> Any:
        """The body as data."""
        return json.loads(self.text)


async def asked(
    app: Starlette, method: str, path: str, *, headers: dict[str, str], body: bytes, query: Json
) -> Answer:
    """One request, sent directly to the application, which is fast enough for thousands."""
    path, _, rest = path.partition("?")
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": (rest or urlencode(query)).encode(),
        "root_path": "",
        "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
    }
    messages: list[Json] = []
    body_message = {"type": "http.request", "body": body, "more_body": False}

    async def receive() -> Json:
        return body_message

    async def send(message: Any) -> None:
        messages.append(message)

    await app(scope, receive, send)
    sent = {name.decode(): value.decode() for name, value in messages[0]["headers"]}
    text = b"".join(message.get("body", b"") for message in messages[1:]).decode()
    return Answer(messages[0]["status"], sent, text)


@dataclass
class World:
    """A server with the table, and what was asked of it."""

    server: Inside
    answered: set[str]
    """The operations that have succeeded at least once."""

    async def ask(self, who: str | None, request: Asked) -> Answer:
        """Send a prepared request."""
        return await self.send(
            who,
            request.method,
            request.path,
            json=request.body,
            content=request.content,
            params=request.query,
        )

    async def send(
        self,
        who: str | None,
        method: str,
        path: str,
        *,
        json: Any = None,
        content: bytes | None = None,
        params: Json | None = None,
    ) -> Answer:
        """Send a request as a person, anonymously (None), or as the server's admin (`Admin`).

        Nothing may fail inside the server. What bots do because of it is awaited.
        """
        headers = {} if who in (None, "Admin") else self.server.headers(str(who))
        if who == "Admin":
            headers["X-Longshore-Admin"] = ADMIN_TOKEN
        if json is not None:
            headers["Content-Type"] = "application/json"
            content = msgspec.json.encode(json)
        answer = await asked(
            self.server.app,
            method,
            path,
            headers=headers,
            body=content or b"",
            query=params or {},
        )
        await asyncio.sleep(0)  # as between the requests of a connection: others get their turn
        assert answer.status < 500, (method, path, json, answer.text)
        if answer.status < 400:
            self.answered |= {
                name
                for its_method, pattern, name in _PATHS
                if its_method == method and pattern.fullmatch(path.partition("?")[0])
            }
            await self._bots_are_done()
            if (method, path) == ("POST", "/api/me/token"):
                self.server.tokens[str(who)] = answer.json()["token"]  # the old one is over
        return answer

    async def _bots_are_done(self) -> None:
        async with asyncio.timeout(60):
            while TABLE in self.server.server.bots._tasks:
                await asyncio.sleep(0.01)

    async def done(self, who: str, method: str, end: str, **body: Any) -> Json:
        """Do something at the table that must work."""
        path = end if end.startswith("/api") else f"/api/tables/{TABLE}{end}"
        answer = await self.send(who, method, path, json=body)
        assert answer.status < 400, (who, path, answer.text)
        found: Json = answer.json()
        return found

    async def steps(self, who: str, *steps: str, commit: bool = True) -> None:
        """Play for a seat as its owner."""
        seat = who.lower()
        view = (await self.send(who, "GET", f"/api/tables/{TABLE}/view?seat={seat}")).json()
        body = {"id": f"{who} {steps}", "seat": seat, "steps": steps, "commit": commit}
        await self.done(who, "POST", "/steps", decision=view["decision"], **body)


@asynccontextmanager
async def world(secrets: dict[str, Secret], **limits: int) -> AsyncIterator[World]:
    """A server with the table at the start of blue's turn. Its host does not play."""
    # In memory where that is possible: thousands of commits, and no disk is tested here.
    memory = Path("/dev/shm")  # noqa: S108 - the folder in it has a name of its own
    with TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        async with prepared(Path(folder), secrets, **limits) as made:
            yield made


@asynccontextmanager
async def prepared(folder: Path, secrets: dict[str, Secret], **limits: int) -> AsyncIterator[World]:
    """The same in a folder."""
    async with inside(folder, admin_token=ADMIN_TOKEN, limits=Limits(**limits)) as server:
        ids = {name: await server.arrive(NAMES.get(name, name), name) for name in PEOPLE}
        boards: Json = {
            who.lower(): {"card": secret.card, "cash": secret.cash}
            for who, secret in secrets.items()
        }
        boards["blue"]["ship"] = SHIP
        start = {"turn": "blue", "actions": 2, "seats": boards}
        owners = [ids[name] for name in NAMES]
        table = table_at(start, players=len(NAMES), owners=owners, table_id=TABLE)
        table.host = ids["Host"]
        table.setup = replace(table.setup, pace=DaysPace())
        table.visibility = "listed"
        for seat, name in zip(table.seats, NAMES.values(), strict=True):
            seat.name = name
        await server.put(table)
        yield World(server, set())


@asynccontextmanager
async def two_worlds(
    first: dict[str, Secret], second: dict[str, Secret], **limits: int
) -> AsyncIterator[tuple[World, World]]:
    """Both at once."""
    async with AsyncExitStack() as stack:
        yield (
            await stack.enter_async_context(world(first, **limits)),
            await stack.enter_async_context(world(second, **limits)),
        )


def told(answer: Answer) -> Any:
    """The content of a response, without what depends on chance or the clock."""
    headers = {
        key: _DRAWN.sub("DRAWN", value)
        for key, value in answer.headers.items()
        if key != "content-length"
    }
    return answer.status, headers, neutral(answer.text)


def neutral(text: str) -> Any:
    """A text without what is random."""
    try:
        return plain(json.loads(text))
    except json.JSONDecodeError:
        return _DRAWN.sub("DRAWN", text)


def plain(value: Any) -> Any:
    """Data without times, ids and codes."""
    if isinstance(value, dict):
        # Of other tables in a list, where bots play with cards dealt by chance, only how many.
        if isinstance(value.get("tables"), list):
            ours = [each for each in value["tables"] if each["id"] == TABLE]
            value = {"tables": ours, "others": len(value["tables"]) - len(ours)}
        if isinstance(value.get("remaining_ms"), int):
            return {key: hours(entry) for key, entry in value.items()}
        if isinstance(value.get("seats"), dict) and isinstance(value.get("now"), int):
            value = value | {"seats": from_now(value["seats"], value["now"])}
        blank = (*_TIMES, *_FROM_DRAWN)
        return {key: 0 if key in blank else plain(entry) for key, entry in value.items()}
    if isinstance(value, list):
        return [plain(entry) for entry in value]
    return _DRAWN.sub("DRAWN", value) if isinstance(value, str) else value


def from_now(clocks: Json, now: int) -> Json:
    """Clocks that end this many milliseconds from now."""
    return {
        seat: clock | {"ends_at": None if clock["ends_at"] is None else clock["ends_at"] - now}
        for seat, clock in clocks.items()
    }


def hours(value: Any) -> Any:
    """Milliseconds as started hours, which a test never reaches the end of."""
    return value if isinstance(value, bool) or value is None else -(-value // HOUR)
