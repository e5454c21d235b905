"""A client of `WS /api/live` that trusts nothing: every message is checked against its schema."""

from __future__ import annotations

import json
import time
import uuid
from collections.abc import Callable
from typing import Any, Self

import jsonschema
from tests.server.tools.client import Person, closed
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from longshore.server.api.http.openapi import openapi_document

Json = dict[str, Any]
SECONDS = 30.0
QUIET_SECONDS = 0.4

_schemas = closed(openapi_document([]))
_check = {
    tag: jsonschema.Draft202012Validator(
        {"$ref": reference, "components": {"schemas": _schemas}}
    ).validate
    for tag, reference in _schemas["ToClient"]["discriminator"]["mapping"].items()
}


def live_url(url: str) -> str:
    return "ws" + url.removeprefix("http").rstrip("/") + "/api/live"


class Client:
    """One socket. Use it with `with`."""

    def __init__(
        self,
        url: str,
        person: Person | str | None = None,
        headers: dict[str, str] | None = None,
        **options: Any,
    ) -> None:
        headers = dict(headers or {})
        token = person.token if isinstance(person, Person) else person
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        self._opened = connect(
            live_url(url),
            additional_headers=headers,
            compression=None,
            **{"open_timeout": SECONDS, **options},
        )
        self.connection: ClientConnection = self._opened.__enter__()
        self.all: list[Json] = []
        """Everything received, in order."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._opened.__exit__(None, None, None)

    # ------------------------------------------------------------ sending

    def send(self, type: str, **keys: Any) -> None:  # noqa: A002
        self.connection.send(json.dumps({"type": type, **keys}))

    def watch(self, table: str, **more: Any) -> Json:
        """Follow a table. Returns its first update."""
        self.send("watch", table=table, **more)
        return self.next("update")

    def take(self, seat: str, *steps: str, **more: Any) -> str:
        """Send steps for the decision in that seat's last update. Returns the command's id."""
        if "decision" not in more:
            more["decision"] = self.last(seat)["decision"]
        command = more.pop("id", str(uuid.uuid4()))
        self.send("steps", id=command, seat=seat, steps=steps, **more)
        return str(command)

    def play(self, seat: str, *steps: str, **more: Any) -> Json:
        """Send steps and wait until they are stored."""
        command = self.take(seat, *steps, **more)
        return self.find(lambda heard: heard["type"] == "ok" and heard["id"] == command)

    # ------------------------------------------------------------ hearing

    def hear(self, seconds: float = SECONDS, *, checked: bool = True) -> Json:
        """The next message, whatever it is."""
        text = self.connection.recv(timeout=seconds)
        heard: Json = json.loads(text)
        if checked:
            _check[heard["type"]](heard)
        self.all.append(heard)
        return heard

    def find(self, fits: Callable[[Json], bool], seconds: float = SECONDS) -> Json:
        """The next message that matches."""
        end = time.monotonic() + seconds
        while True:
            heard = self.hear(max(0.01, end - time.monotonic()))
            if fits(heard):
                return heard

    def next(self, type: str, seconds: float = SECONDS) -> Json:  # noqa: A002
        """The next message of a type. Fails if an error comes instead."""

        def fits(heard: Json) -> bool:
            assert type == "error" or heard["type"] != "error", heard
            return bool(heard["type"] == type)

        return self.find(fits, seconds)

    def quiet(self, seconds: float = QUIET_SECONDS) -> list[Json]:
        """Everything until nothing has come for a while."""
        found: list[Json] = []
        while True:
            try:
                found.append(self.hear(seconds))
            except TimeoutError:
                return found

    def last(self, seat: str | None = None) -> Json:
        """The last update (of a seat)."""
        return next(
            heard
            for heard in reversed(self.all)
            if heard["type"] == "update" and seat in (None, heard["seat"])
        )

    def closed(self, seconds: float = SECONDS) -> tuple[int, str]:
        """Read as fast as possible until the server closes. Returns code and reason."""
        end = time.monotonic() + seconds
        try:
            while time.monotonic() < end:
                self.hear(max(0.01, end - time.monotonic()), checked=False)
        except ConnectionClosed as closed:
            if closed.rcvd is None:
                raise AssertionError("cut without a code") from closed
            return closed.rcvd.code, closed.rcvd.reason
        raise AssertionError("the server did not close the socket")

    def events(self) -> list[Json]:
        """All events received, in order."""
        return [
            event
            for heard in self.all
            if heard["type"] in ("update", "events")
            for event in heard["events"]
        ]


def without_loan(update: Json) -> list[str]:
    """The legal steps except a loan."""
    return [step for step in update["legal"] if step != "loan"]
