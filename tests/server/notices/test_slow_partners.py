"""Mail servers and receivers that never answer delay nobody but themselves."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Self

import pytest
from tests.server.tools.client import Api, Person
from tests.server.tools.inside import Inside
from tests.server.tools.notifying import ask, until, webhook_for, with_server
from tests.server.tools.process import ServerProcess
from tests.server.tools.receivers import WebReceiver, wait_for

from longshore.server.base.threads import Threads
from longshore.server.outgoing import safe_http
from longshore.server.outgoing.partners import Partners, Resting
from longshore.server.outgoing.safe_http import target_of

SOON = 10  # seconds: half of what a mail server may take


class Silent:
    """A server that accepts connections and never says a word."""

    def __init__(self) -> None:
        self._listener = socket.create_server(("127.0.0.1", 0), backlog=100)
        self._held: list[socket.socket] = []
        self.place = f"127.0.0.1:{self._listener.getsockname()[1]}"
        self._thread = threading.Thread(target=self._accept)

    def _accept(self) -> None:
        while True:
            try:
                self._held.append(self._listener.accept()[0])
            except OSError:
                return

    @property
    def callers(self) -> int:
        """How many connections it has got."""
        return len(self._held)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        self._thread.join()
        for connection in self._held:
            connection.close()


def test_a_mail_server_that_hangs_delays_neither_play_nor_the_stop(tmp_path: Path) -> None:
    with Silent() as silent:
        settings = {
            "LONGSHORE_SMTP_URL": f"smtp://{silent.place}",
            "LONGSHORE_MAIL_FROM": "games@example.org",
            "LONGSHORE_PUBLIC_URL": "http://127.0.0.1",
        }
        process = ServerProcess(tmp_path, "--trust-loopback", **settings)
        process.start()
        with ExitStack() as stack:
            people = []
            for number in range(4):
                people.append(Person(Api(process.url), f"Guest {number}"))
                stack.callback(people[-1].api.client.close)
                for each in range(5):
                    address = f"victim{number}{each}@example.org"
                    people[-1].post("/api/me/contacts", kind="mail", address=address)
            wait_for(lambda: silent.callers >= 2)
            table = people[0].new_table("me", "me", "me")
            for path in ("record", "ledger", "economy"):
                began = time.monotonic()
                people[0].send("GET", f"/api/tables/{table['id']}/{path}")
                assert time.monotonic() - began < SOON, path
        assert silent.callers == 2  # the others wait until it is known whether it answers
        began = time.monotonic()
        assert process.stop() == 0
        assert time.monotonic() - began < SOON


def test_a_receiver_that_hangs_does_not_delay_the_next(tmp_path: Path) -> None:
    with Silent() as silent, WebReceiver() as receiver:

        async def test(there: Inside) -> None:
            await there.arrive("Ann")
            await there.arrive("Bob")
            slow = await ask(
                there, "Ann", "POST", "/api/me/contacts", 201,
                kind="webhook", url=f"http://{silent.place}/",
            )  # fmt: skip
            await webhook_for(there, "Bob", receiver)
            (quick,) = (await ask(there, "Bob", "GET", "/api/me/notices"))["contacts"]
            for _ in range(3):
                await ask(
                    there, "Ann", "POST", f"/api/me/contacts/{slow['contact']['id']}/test", 202
                )
            await until(lambda: silent.callers)
            await ask(there, "Bob", "POST", f"/api/me/contacts/{quick['id']}/test", 202)
            await until(lambda: receiver.received, SOON)

        with_server(tmp_path, test)


def test_a_name_that_is_never_resolved_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor does it delay others: there are threads for more than one of them."""
    ended = threading.Event()

    def look_up(host: str, _: int) -> list[str]:
        if host.startswith("never"):
            ended.wait(60)
        return ["127.0.0.1"]

    monkeypatch.setattr(safe_http, "look_up", look_up)
    monkeypatch.setattr(safe_http, "LOOKUP_SECONDS", 0.5)

    async def test(there: Inside) -> None:
        await there.arrive("Ann")
        slow = [
            ask(there, "Ann", "POST", "/api/me/contacts", 422,
                kind="webhook", url=f"https://never{number}.example/")
            for number in range(4)
        ]  # fmt: skip
        began = time.monotonic()
        quick = ask(
            there, "Ann", "POST", "/api/me/contacts", 201,
            kind="webhook", url="https://quick.example/",
        )  # fmt: skip
        *refused, _ = await asyncio.gather(*slow, quick)
        assert time.monotonic() - began < SOON
        assert {answer["error"]["args"]["why"] for answer in refused} == {"missing"}

    try:
        with_server(tmp_path, test)
    finally:
        ended.set()


def test_a_name_that_is_never_resolved_does_not_delay_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ended = threading.Event()
    threads = Threads("lookup", 2)

    def look_up(host: str, _: int) -> list[str]:
        if host == "never.example":
            ended.wait(60)
        return ["1.1.1.1"]

    monkeypatch.setattr(safe_http, "look_up", look_up)
    monkeypatch.setattr(safe_http, "_lookups", threads)

    async def test() -> None:
        monkeypatch.setattr(safe_http, "LOOKUP_SECONDS", 0.05)
        with pytest.raises(safe_http.Unreachable):
            await safe_http.safe_address(target_of("https://never.example/"), ())
        monkeypatch.setattr(safe_http, "LOOKUP_SECONDS", SOON)
        for _ in range(3):  # one after another, so they share the second thread
            address = await safe_http.safe_address(target_of("https://quick.example/"), ())
            assert str(address) == "1.1.1.1"
        names = {thread.name for thread in threading.enumerate()}
        assert {name for name in names if name.startswith("longshore-lookup-")} == {
            "longshore-lookup-1",
            "longshore-lookup-2",
        }

    try:
        asyncio.run(test())
    finally:
        ended.set()
        threads.stop()


def test_who_fails_again_and_again_is_left_alone_for_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    partners = Partners(patience=2)

    def fail() -> None:
        with partners.asking("a", OSError):
            raise ConnectionError

    for _ in range(2):
        with pytest.raises(ConnectionError):
            fail()
    with pytest.raises(Resting):
        fail()
    with partners.asking("b", OSError):  # another one is not concerned
        pass
    now = 31.0
    with pytest.raises(ConnectionError):
        fail()  # one may try
    now = 62.0
    with pytest.raises(Resting):
        fail()  # and rests longer the next time
    now = 92.0
    with partners.asking("a", OSError), pytest.raises(Resting), partners.asking("a", OSError):
        pass  # while one tries, no other does
    for _ in range(2):
        with partners.asking("a", OSError):
            pass
