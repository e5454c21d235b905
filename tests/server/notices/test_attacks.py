"""Nobody can make the server send requests into its own network."""

from __future__ import annotations

import asyncio
import socket
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from tests.server.tools.client import Person
from tests.server.tools.inside import Inside
from tests.server.tools.notifying import ask, put_table, settled, webhook_for, with_server
from tests.server.tools.process import ServerProcess
from tests.server.tools.receivers import WebReceiver

from longshore.server.base.addresses import networks
from longshore.server.outgoing import safe_http
from longshore.server.outgoing.safe_http import Unreachable, Unsafe, is_public, post
from longshore.server.settings import Settings, SettingsError

INSIDE = [
    "127.0.0.1", "127.9.9.9", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254",  # noqa: S104
    "100.64.0.1", "192.0.2.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255", "::",
    "::1", "fe80::1", "fd00::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "2002:7f00:1::",
    "2002:a00:1::", "64:ff9b::7f00:1", "2001:0:7f00:1::", "2001:db8::1", "fec0::1", "192.88.99.1",
    "64:ff9b:1::a00:1", "::ffff:192.88.99.1", "::a00:1", "3fff::1", "5f00::1", "192.0.0.8",
]  # fmt: skip


@pytest.mark.parametrize("address", INSIDE)
def test_inner_addresses_are_known(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", ["8.8.8.8", "1.1.1.1", "2606:4700:4700::1111"])
def test_public_addresses_are_known(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/", "https://127.0.0.1/", "https://localhost/", "https://[::1]/",
        "https://2130706433/", "https://0x7f.1/", "https://127.1/", "https://0/",
        "https://[::ffff:169.254.169.254]/latest/meta-data", "https://169.254.169.254/",
        "https://user:password@example.org/", "ftp://example.org/", "file:///etc/passwd",
        "gopher://127.0.0.1:25/x", "https:///nothing", "https://", "//example.org", "nonsense",
        "https://example.org\r\nX-Header: 1/", "https://exa mple.org/", "https://example.org:99999/",
        "http://8.8.8.8/",  # not encrypted
    ],
)  # fmt: skip
def test_a_webhook_to_the_inside_is_refused(ann: Person, url: str) -> None:
    for body in (
        {"kind": "webhook", "url": url},
        {"kind": "push", "subscription": {"endpoint": url, "keys": {"p256dh": "x", "auth": "y"}}},
    ):
        code = ann.refused("POST", "/api/me/contacts", 422, json=body)["code"]
        assert code in ("bad_webhook", "bad_subscription")
    assert ann.get("/api/me/notices")["contacts"] == []


def test_a_name_that_leads_elsewhere_later_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """DNS rebinding: the name is resolved and checked for the very connection."""

    async def test(there: Inside) -> None:
        with WebReceiver() as receiver:
            await put_table(there, "Ann", "Bob", "Cem")
            await webhook_for(there, "Bob", receiver)
            object.__setattr__(there.server.settings, "webhook_allow", "")
            await there.take("Ann", "quay", "blue", "pass")
            await settled(there)
            assert receiver.received == []
            (contact,) = (await ask(there, "Bob", "GET", "/api/me/notices"))["contacts"]
            assert contact["failing_since"] is not None

    with_server(tmp_path, test)

    answers = [["93.184.216.34"], ["127.0.0.1"]]
    connected: list[str] = []

    def look_up(*_: Any) -> list[str]:
        return answers[0]

    async def connect(address: str, *_: Any, **__: Any) -> Any:
        connected.append(address)
        raise OSError("no network here")

    async def rebind() -> None:
        monkeypatch.setattr(safe_http, "look_up", look_up)
        monkeypatch.setattr(asyncio, "open_connection", connect)
        with pytest.raises(Unreachable):
            await post("https://rebind.example/", {}, b"")
        answers.pop(0)
        with pytest.raises(Unsafe):
            await post("https://rebind.example/", {}, b"")
        answers[0] = ["93.184.216.34", "10.0.0.1"]  # one good address does not excuse another
        with pytest.raises(Unsafe):
            await post("https://rebind.example/", {}, b"")

    asyncio.run(rebind())
    assert connected == ["93.184.216.34"]


def test_a_receiver_that_never_answers_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(safe_http, "SECONDS", 0.5)
    allowed = networks("127.0.0.1/32")
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"http://127.0.0.1:{silent.getsockname()[1]}/"
        with pytest.raises(Unreachable, match="in time"):
            asyncio.run(post(url, {}, b"x", allowed))


@pytest.mark.parametrize("answer", [b"", b"nonsense\r\n\r\n", b"HTTP/1.1 200 " + b"x" * 100_000])
def test_a_receiver_that_answers_nonsense(answer: bytes) -> None:
    async def test() -> None:
        async def handle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(answer)
            writer.close()

        async with await asyncio.start_server(handle, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            with pytest.raises(Unreachable):
                await post(f"http://127.0.0.1:{port}/", {}, b"x", networks("127.0.0.1/32"))

    asyncio.run(test())


def test_contacts_are_their_owners_own(ann: Person, bob: Person) -> None:
    made = ann.refused("POST", "/api/me/contacts/nothing/test", 404)
    assert made["code"] == "no_such_contact"
    assert bob.refused("DELETE", "/api/me/contacts/nothing", 404)["code"] == "no_such_contact"
    table = ann.new_table("me", "open", "open")
    path = f"/api/tables/{table['id']}/notices"
    assert bob.refused("PUT", path, 409, json={"choices": None})["code"] == "not_at_table"


def test_a_stranger_touches_no_contact(tmp_path: Path) -> None:
    async def test(there: Inside) -> None:
        with WebReceiver() as receiver:
            for name in ("Ann", "Eve"):
                await there.arrive(name)
            await webhook_for(there, "Ann", receiver)
            (contact,) = (await ask(there, "Ann", "GET", "/api/me/notices"))["contacts"]
            assert "secret" not in contact  # it was told once
            path = f"/api/me/contacts/{contact['id']}"
            await ask(there, "Eve", "DELETE", path, 404)
            await ask(there, "Eve", "POST", f"{path}/test", 404)
            assert (await ask(there, "Eve", "GET", "/api/me/notices"))["contacts"] == []
            limit = there.server.settings.limits.contacts_per_player
            answers = [
                await there.ask(
                    "Ann", "POST", "/api/me/contacts",
                    json={"kind": "webhook", "url": f"{receiver.url}/{number}"},
                )
                for number in range(limit)
            ]  # fmt: skip
            codes = {
                answer.json()["error"]["code"] for answer in answers if answer.status_code > 400
            }
            assert codes <= {"too_many_contacts", "too_many_requests"}
            assert codes

    with_server(tmp_path, test)


def test_without_mail_and_https_the_server_says_why(
    ann: Person, server_with_https: ServerProcess
) -> None:
    features = ann.get("/api/features")
    assert (features["mail"]["on"], features["mail"]["why"]) == (False, "no_mail_server")
    assert features["mail"]["text"] == "This server does not send email."
    body = {"kind": "mail", "address": "ann@example.org"}
    assert ann.refused("POST", "/api/me/contacts", 409, json=body)["code"] == "no_mail_server"
    assert server_with_https.url


def test_a_plain_server_offers_no_push_and_no_passkeys(tmp_path: Path) -> None:
    async def test(there: Inside) -> None:
        await there.arrive("Ann")
        await ask(there, "Ann", "PATCH", "/api/me", language="it")
        object.__setattr__(there.server.settings, "public_url", "http://games.example")
        features = await ask(there, "Ann", "GET", "/api/features")
        for name in ("push", "passkey"):
            assert (features[name]["on"], features[name]["why"]) == (False, "needs_https")
            assert "https" in features[name]["text"]
        keys = {"p256dh": "x", "auth": "y"}
        body = {"kind": "push", "subscription": {"endpoint": "https://8.8.8.8/", "keys": keys}}
        error = (await ask(there, "Ann", "POST", "/api/me/contacts", 409, **body))["error"]
        assert error["code"] == "needs_https"

    with_server(tmp_path, test)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"smtp_url": "http://x"}, "SMTP_URL"),
        ({"smtp_url": "smtp://x", "mail_from": "nonsense"}, "MAIL_FROM"),
        ({"smtp_url": "smtp://x", "mail_from": "a@example.org"}, "public URL"),
        ({"webhook_allow": "everything"}, "WEBHOOK_ALLOW"),
    ],
)
def test_settings_that_cannot_work_are_refused(wrong: dict[str, str], says: str) -> None:
    with pytest.raises(SettingsError, match=says):
        Settings(**wrong).check()  # type: ignore[arg-type]
