"""Attacks on every operation, enumerated from the table that generates the routes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any, Final

import pytest
from tests.server.tools.requests_of import requests_of, text_fields, variants
from tests.server.tools.worlds import PEOPLE, TABLE, Answer, Secret, World, asked, plain, world

from longshore.server.api.http.operation import Operation
from longshore.server.app import OPERATIONS

Json = dict[str, Any]

# So many questions of one person are what this is about.
PATIENT: Final = {"player_burst": 1_000_000, "address_burst": 1_000_000}
SECRETS: Final = {
    "Blue": Secret("black", 20, 0, (), "", 1),
    "Red": Secret("brown", 20, 5, (), "", 2),
    "Yellow": Secret("tan", 20, 3, (), "", 3),
}
NASTY: Final = (
    "'); DROP TABLE players; --",
    "' OR '1'='1",
    '"; DELETE FROM seats; --',
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "</script><svg onload=alert(1)>",
    "{{7*7}}${7*7}%(x)s%n",
    "../../../etc/passwd",
    "\u202eevil\u200b\ufeff",
    "a\x00b",
    "x" * 3900,
)
SAFE: Final = {
    "content-security-policy": "default-src 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cache-control": "no-store",
}
# How an admin signs in. Whatever else is under this path is for admins only.
SIGNING_IN: Final = {"ask_as_admin", "sign_in_as_admin"}
# What anybody may do: arrive, by name or with a code that is the proof itself.
OPEN_TO_ALL: Final = {"create_player", "use_link"}


def with_world(test: Callable[[World], Any]) -> None:
    async def run() -> None:
        async with world(SECRETS, hints_per_minute=1000, **PATIENT) as made:
            await test(made)

    asyncio.run(run())


def put(body: Json, way: tuple[str, ...], text: str) -> Any:
    """The body with a text at the end of a path of keys."""
    first, *rest = way
    if first == "[]":
        return [put({}, tuple(rest), text) if rest else text]
    if first == "{}":
        return {text: 1}
    if not rest:
        return {**body, first: text}
    inner = body.get(first) if isinstance(body.get(first), dict) else {}
    return {**body, first: put(inner or {}, tuple(rest), text)}


def test_sql_and_html_in_every_text_field() -> None:
    """No field of any body, query or path does more than hold the text, or refuse it."""

    async def attack(made: World) -> None:
        accepted = set()
        for operation in OPERATIONS:
            if operation.name == "forget_me":  # whoever is called so would be forgotten
                continue
            for nasty in NASTY:
                for answer in await answers_to(made, operation, nasty):
                    check_is_plain(answer, nasty)
                    if answer.status < 400:
                        accepted.add(operation.name)
        # Where people write what they like, it is text like any other.
        assert accepted >= {"create_player", "change_me", "say", "write_note"}
        for nasty in NASTY[:6]:
            await made.done("Red", "PUT", "/note", text=nasty)
            note = await made.send("Red", "GET", f"/api/tables/{TABLE}/note")
            assert note.json()["text"] == nasty
        # Everything is still there, and works.
        for who in PEOPLE:
            found = await made.send(who, "GET", "/api/me")
            assert found.status == 200, who
        assert (await made.send("Red", "GET", f"/api/tables/{TABLE}/view")).status == 200
        assert (await made.send(None, "GET", "/healthz")).status == 200

    with_world(attack)


async def answers_to(made: World, operation: Operation, nasty: str) -> list[Answer]:
    answers = []
    if operation.body not in (None, bytes):
        bodies = variants(operation.body)
        for way in text_fields(operation.body):
            # A union has several forms: the text goes into each that knows the key.
            for body in bodies[:1] if len(way) == 1 else bodies:
                request = next(requests_of(operation, id=TABLE))
                changed = put(body, way, nasty)
                answers.append(await made.send("Red", operation.method, request.path, json=changed))
    if operation.query is not None:
        for query in variants(operation.query):
            for key in query:
                request = next(requests_of(operation, id=TABLE))
                answers.append(
                    await made.send(
                        "Red", operation.method, request.path, params=query | {key: nasty}
                    )
                )
    if "{" in operation.path and operation.method == "GET":
        path = operation.path.partition("{")[0] + nasty.replace("?", "").replace("/", "")
        answers.append(await made.send("Red", "GET", path))
    return answers


def check_is_plain(answer: Answer, nasty: str) -> None:
    """A text comes back as JSON that no browser mistakes for a page."""
    assert answer.status < 500
    if nasty[:20] in answer.text:
        assert answer.headers["content-type"].partition(";")[0] == "application/json"
        json.loads(answer.text)
    assert "Traceback" not in answer.text
    assert "sqlite" not in answer.text.lower()


def test_every_answer_has_security_headers_and_is_no_page() -> None:
    async def attack(made: World) -> None:
        for operation in OPERATIONS:
            for who in ("Red", None):
                for request in requests_of(operation, id=TABLE):
                    answer = await made.ask(who, request)
                    for name, value in SAFE.items():
                        assert answer.headers[name].startswith(value), (request, name)
                    assert "server" not in answer.headers
                    assert "html" not in answer.headers["content-type"], request
                    break

    with_world(attack)


def test_every_operation_refuses_who_proves_nothing() -> None:
    async def attack(made: World) -> None:
        before = await everything(made)
        token = made.server.tokens["Red"]
        public, _, secret = token.partition(".")
        wrong = (
            "",
            "x.y",
            f"{public}.{secret[:-1]}x",
            f"{public}.",
            f".{secret}",
            secret,
            token.swapcase(),
            token + "0",
        )
        for operation in OPERATIONS:
            request = next(requests_of(operation, id=TABLE))
            content = None if request.body is None else json.dumps(request.body).encode()
            if operation.asks_for_player:
                answer = await made.ask(None, request)
                assert answer.status == 401, request
                assert answer.headers["www-authenticate"] == "Bearer"
            if not operation.asks_who or operation.name in OPEN_TO_ALL:
                continue
            for each in wrong:
                headers = {
                    "Authorization": f"Bearer {each}",
                    "Content-Type": "application/json",
                }
                answer = await asked(
                    made.server.app,
                    operation.method,
                    request.path,
                    headers=headers,
                    body=content or b"",
                    query={},
                )
                assert answer.status == 401, (request, each)
        assert await everything(made) == before

    with_world(attack)


def test_only_admins_do_what_admins_do() -> None:
    """Before anything else is said about the request."""

    async def attack(made: World) -> None:
        acts = (await made.send("Admin", "GET", "/api/admin/acts")).json()
        before = await everything(made)
        walked = 0
        for operation in OPERATIONS:
            if not operation.path.startswith("/api/admin") or operation.name in SIGNING_IN:
                continue
            request = next(requests_of(operation, id=TABLE, number="1"))
            for who in (None, "Red", "Host"):
                for content in (json.dumps(request.body or {}).encode(), b"no JSON"):
                    answer = await made.send(
                        who,
                        operation.method,
                        request.path,
                        content=content,
                        params=request.query,
                    )
                    assert answer.status == 403, (request, who, answer.text)
                    assert answer.json()["error"]["code"] == "not_admin"
            for proof in ("", "x.y", made.server.tokens["Red"]):
                answer = await asked(
                    made.server.app,
                    operation.method,
                    request.path,
                    headers={"X-Longshore-Admin": proof, "Content-Type": "application/json"},
                    body=json.dumps(request.body or {}).encode(),
                    query=request.query,
                )
                assert answer.status == 403, (request, proof, answer.text)
            walked += 1
        assert walked > 10
        assert (await made.send("Admin", "GET", "/api/admin/acts")).json() == acts
        assert await everything(made) == before

    with_world(attack)


def test_no_page_of_another_site_acts_with_the_cookie() -> None:
    """With the cookie alone, every operation that changes something must come from our pages."""

    async def attack(made: World) -> None:
        arrived = await made.send(None, "POST", "/api/players", json={"name": "Eve"})
        cookie = arrived.headers["set-cookie"].partition(";")[0]
        for operation in OPERATIONS:
            if operation.method == "GET" or not operation.asks_who:
                continue
            request = next(requests_of(operation, id=TABLE))
            content = b"" if request.body is None else json.dumps(request.body).encode()
            for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
                headers = {
                    "Cookie": cookie,
                    "Origin": origin,
                    "Host": "127.0.0.1",
                    "Content-Type": "application/json",
                }
                answer = await asked(
                    made.server.app,
                    operation.method,
                    request.path,
                    headers=headers,
                    body=content,
                    query={},
                )
                assert answer.status == 403, (request, origin, answer.text)
                assert answer.json()["error"]["code"] == "wrong_origin"
                assert "access-control-allow-origin" not in answer.headers

    with_world(attack)


@pytest.mark.parametrize("who", ["Red", "Stranger", "Host"])
def test_nobody_changes_the_seat_of_another(who: str) -> None:
    """Whatever someone else sends for blue's or yellow's seat changes nothing there."""

    async def attack(made: World) -> None:
        await made.steps("Blue", "loan", commit=False)
        await made.done("Yellow", "PUT", "/note", text="mine")
        before = await everything(made)
        for operation in OPERATIONS:
            if operation.method == "GET" or "{id}" not in operation.path:
                continue
            for number, request in enumerate(requests_of(operation, id=TABLE)):
                body = request.body or {}
                if body.get("seat") not in ("blue", "yellow"):
                    continue
                body |= {"id": f"{who} {number}"} if "id" in body else {}
                answer = await made.ask(who, request)
                assert answer.status in (403, 409), (request, answer.text)
        assert await everything(made) == before

    with_world(attack)


async def everything(made: World) -> Any:
    """Everything the owners see of the table and have there."""
    ends = ("", "/events", "/record?format=json", "/note", "/chat")
    found = [
        plain((await made.send(who, "GET", f"/api/tables/{TABLE}{end}")).json())
        for who in ("Blue", "Yellow")
        for end in ends
    ]
    for who in ("Blue", "Yellow"):
        for end in ("view", "orders"):
            path = f"/api/tables/{TABLE}/{end}?seat={who.lower()}"
            found.append(plain((await made.send(who, "GET", path)).json()))
    return found
