"""The leak walk: two worlds that differ only in secrets answer everyone else alike.

Every operation of the server is called, in every way its types allow, by another seat, the table's
host, a stranger, an anonymous visitor, the server's admin, and a seat whose neighbours have
secrets. This happens during a turn, while bids are sealed, and after the end. A new operation is
included automatically, and the test fails until it has succeeded at least once.
"""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any, Final

import pytest
from tests.server.tools.requests_of import Asked, requests_of
from tests.server.tools.worlds import (
    ADMIN_TOKEN,
    NAMES,
    TABLE,
    NeverTwice,
    Secret,
    World,
    neutral,
    told,
    two_worlds,
)

from longshore.server.app import OPERATIONS
from longshore.server.base.rates import Rate

Json = dict[str, Any]

# Nothing may depend on how long the walk takes: no standing order acts, nothing is too late.
LIMITS: Final = {
    "order_least_seconds": 3000,
    "order_most_seconds": 4000,
    "patience_seconds": 3000,
}
ONE: Final = {
    "Blue": Secret("black", 20, 0, ("loan",), "sell tan to Ro", 1),
    "Red": Secret("brown", 20, 5, (), "wait for Bo", 2),
    "Yellow": Secret("tan", 20, 3, (), "four is enough", 3),
}
OTHER: Final = {
    "Blue": Secret("white", 31, 0, ("produce",), "ask Gil", 8, "Red", gives_away=True),
    "Red": Secret("orange", 24, 11, (), "no, now!", 6, "Blue", gives_away=True),
    "Yellow": Secret("black", 47, 9, (), "all or nothing", 7, "Red", gives_away=True),
}
# Whose secrets differ, and who must not notice.
PAIRS: Final = {
    "others": (("Blue", "Yellow"), ("Red", "Host", "Stranger", None, "Admin")),
    "neighbours": (("Red", "Yellow"), ("Blue",)),
}
MOMENTS: Final = ("turn", "bidding", "over")
LAST: Final = ("leave_table", "create_token")
# Only one of these is possible: each ends what proves who somebody is.
ENDS: Final = {"turn": "forget_me", "bidding": "sign_out", "over": "delete_token"}
# They reach somebody outside, or need a device that signs: the tests of notices and of passkeys
# answer them with real receivers and authenticators.
ELSEWHERE: Final = {
    *("add_passkey", "drop_passkey", "sign_in", "sign_in_as_admin"),
    *("add_contact", "drop_contact", "try_contact", "look_at_confirmation", "confirm_mail"),
    *("look_at_unsubscription", "unsubscribe_mail"),
}
# What is public by its nature, or is about the server and not about a table.
NOT_COMPARED: Final = {"read_metrics"}


def test_every_operation_answers_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longshore.server.bots.driver.secrets.randbits", lambda _: 7)  # of hints
    # A rate refills with the clock, which is never the same in both worlds.
    monkeypatch.setattr(Rate, "allows", lambda *_: True)
    # What is listed by time would be in any order where two times are the same.
    monkeypatch.setattr("longshore.server.base.clock._now", NeverTwice())
    answered: set[str] = set()
    for pair in PAIRS:
        for moment in MOMENTS:
            answered |= asyncio.run(walk(pair, moment))
    missing = {operation.name for operation in OPERATIONS} - answered - ELSEWHERE
    assert missing == set(), "write a flow in which these are answered with more than a refusal"


async def walk(pair: str, moment: str) -> set[str]:
    """Ask everything in both worlds. Returns the answers."""
    differing, viewers = PAIRS[pair]
    open_by_now = moment == "over"  # after the end only words, drafts and orders are secret
    second = {
        who: changed(secret, OTHER[who], open_by_now=open_by_now) if who in differing else secret
        for who, secret in ONE.items()
    }
    async with two_worlds(ONE, second, **LIMITS) as worlds:
        for world, secrets in zip(worlds, (ONE, second), strict=True):
            await keep_secrets(world, secrets, moment)
        for who in viewers:
            await compare_all(worlds, who, moment)
        for who in viewers:
            for name in (*LAST, ENDS[moment]):
                await compare_named(worlds, who, name)
            await compare_reads(worlds, who)
        return worlds[0].answered & worlds[1].answered


def changed(one: Secret, other: Secret, *, open_by_now: bool) -> Secret:
    """Other secrets. In a game that is over, only those that stay secret forever."""
    if not open_by_now:
        return other
    return Secret(one.card, one.cash, one.bid, other.draft, other.note, other.price, other.mutes)


async def keep_secrets(world: World, secrets: dict[str, Secret], moment: str) -> None:
    """Everyone does what nobody else must notice."""
    today = datetime.now(UTC).date()
    await world.done("Yellow", "POST", "/chat", id="c1", text="Hello!")
    await world.done("Red", "POST", "/chat", id="c2", text="Good luck.")
    if moment == "bidding":
        await world.steps("Blue", "sail island")
        await world.steps("Yellow", f"bid {secrets['Yellow'].bid}")
    else:
        for step in secrets["Blue"].draft:
            await world.steps("Blue", step, commit=False)
    for who, secret in secrets.items():
        seat = who.lower()
        await world.done(who, "PUT", "/note", text=secret.note)
        bid = {"per_container": {"tan": secret.price, "white": 1}, "cap": secret.price * 2}
        settle = {"accept_from": secret.price * 3}
        await world.done(who, "PUT", "/orders", seat=seat, bid=bid, settle=settle)
        if secret.gives_away:
            await world.done(who, "POST", "/give", seat=seat)
            await world.done(who, "POST", "/api/me/link")
            quiet = {"from": "21:00", "to": "06:00"}
            days = {"from": str(today - timedelta(days=2)), "to": str(today + timedelta(days=2))}
            schedule = {"timezone": "Asia/Tokyo", "quiet": quiet, "holidays": [days]}
            await world.done(who, "PUT", "/api/me/schedule", **schedule)
        if secret.mutes:
            place = list(NAMES).index(secret.mutes)
            await world.done(who, "POST", "/silence", kind="mute", place=place)
    if moment == "over":
        for who in NAMES:
            await world.done(who, "POST", "/end", do="end")
    world.answered.clear()


async def compare_all(worlds: tuple[World, World], who: str | None, moment: str) -> None:
    """Everything a person can ask, and again what can be read after all the rest."""
    await compare_reads(worlds, who)
    for operation in OPERATIONS:
        # What is not about the table is asked only once: the moment makes no difference.
        if "{id}" not in operation.path and moment != MOMENTS[0]:
            continue
        if operation.method != "GET" and operation.name not in (*LAST, *ENDS.values()):
            await compare_named(worlds, who, operation.name)
    for flow in (loans, words, moderation, seats, tables):
        answers = [await flow(world, who) for world in worlds]
        assert differences(answers[0], answers[1]) == [], (who, flow.__name__)
    await compare_reads(worlds, who)


async def compare_reads(worlds: tuple[World, World], who: str | None) -> None:
    for operation in OPERATIONS:
        if operation.method == "GET":
            await compare_named(worlds, who, operation.name)
    await compare(worlds, who, Asked("read_lesson", "GET", "/api/lessons/quay"))
    seats = ("blue", "red", "yellow", "green", "spectator", "all")
    for to in range(4):
        for seat in seats:
            query = {"to": to, "seat": seat}
            path = f"/api/tables/{TABLE}/replay"
            await compare(worlds, who, Asked("read_replay", "GET", path, query=query))


async def compare_named(worlds: tuple[World, World], who: str | None, name: str) -> None:
    (operation,) = (each for each in OPERATIONS if each.name == name)
    # Asking twice under the same id is another command; a draft of one's own is no secret to one.
    for number, request in enumerate(requests_of(operation, id=TABLE)):
        if request.body is not None and "id" in request.body:
            request.body["id"] = f"{who} {name} {number}"
        await compare(worlds, who, request)


async def compare(worlds: tuple[World, World], who: str | None, request: Asked) -> None:
    answers = [await world.ask(who, request) for world in worlds]
    if request.operation in NOT_COMPARED:
        for answer in answers:
            assert TABLE not in answer.text
            assert not any(name in answer.text for name in NAMES.values())
        return
    first, second = map(told, answers)
    assert differences(first, second) == [], (who, request)


def differences(one: Any, other: Any, way: str = "") -> list[str]:
    """Where two answers differ, in words that fit a test report."""
    if type(one) is type(other) and isinstance(one, dict) and set(one) == set(other):
        return [found for key in one for found in differences(one[key], other[key], f"{way}.{key}")]
    if type(one) is type(other) and isinstance(one, (list, tuple)) and len(one) == len(other):
        return [
            found
            for number, pair in enumerate(zip(one, other, strict=True))
            for found in differences(*pair, f"{way}[{number}]")
        ]
    return [] if one == other else [f"{way}: {str(one)[:200]} != {str(other)[:200]}"]


# ---------------------------------------------------------------- what needs more than one request


async def loans(world: World, who: str | None) -> list[Any]:
    """What may be played at any time, and is played once however often it is sent."""
    path = f"/api/tables/{TABLE}/steps"
    body = {"id": f"{who} borrows", "seat": str(who).lower(), "steps": ["loan"], "insight": True}
    if who not in NAMES:
        body["seat"] = "red"
    return [told(await world.send(who, "POST", path, json=body)) for _ in range(2)]


async def words(world: World, who: str | None) -> list[Any]:
    """Chat, reports and mutes, also as the server's admin."""
    answers = [
        await world.send(who, "POST", f"/api/tables/{TABLE}/chat/1/report", json={"reason": "so"}),
        await world.send("Admin", "GET", "/api/admin/reports"),
    ]
    for report in answers[1].json()["reports"]:
        answers.append(await world.send(who, "DELETE", f"/api/admin/reports/{report['id']}"))
        answers.append(await world.send("Admin", "DELETE", f"/api/admin/reports/{report['id']}"))
    answers.append(await world.send(who, "DELETE", f"/api/admin/tables/{TABLE}/chat/2"))
    answers.append(await world.send("Admin", "DELETE", f"/api/admin/tables/{TABLE}/chat/2"))
    silenced = await world.send(who, "GET", "/api/me/silenced")
    answers += [
        await world.send(who, "DELETE", f"/api/me/silenced/{silence['id']}")
        for silence in silenced.json().get("silenced", [])
    ]
    return [told(answer) for answer in answers]


async def moderation(world: World, who: str | None) -> list[Any]:
    """A name is reported and changed, a player banned, a table hidden, an admin appointed."""
    report = f"/api/tables/{TABLE}/places/0/report"
    arrived = await world.send(None, "POST", "/api/players", json={"name": f"Newcomer {who}"})
    player = arrived.json()["player"]["id"]
    answers = [
        await world.send(who, "POST", report, json={"reason": "so"}),
        await world.send("Admin", "GET", "/api/admin/players", params={"name": player}),
        await world.send(
            "Admin", "PUT", f"/api/admin/players/{player}/name", json={"name": "Renamed"}
        ),
        await world.send("Admin", "POST", "/api/admin/bans", json={"player": player}),
    ]
    ban = answers[-1].json()["bans"][0]["id"]
    admins = "/api/admin/admins"
    answers += [
        await world.send(who, "DELETE", f"/api/admin/bans/{ban}"),
        await world.send("Admin", "DELETE", f"/api/admin/bans/{ban}"),
        await world.send("Admin", "POST", admins, json={"player": player}),
        await world.send("Admin", "DELETE", f"{admins}/{player}"),
        await world.send("Admin", "PUT", f"/api/admin/tables/{TABLE}/hidden"),
        await world.send("Admin", "DELETE", f"/api/admin/tables/{TABLE}/hidden"),
        await world.send("Admin", "GET", "/api/admin/acts"),
    ]
    return [told(answer) for answer in answers]


async def seats(world: World, who: str | None) -> list[Any]:
    """A seat is handed over and taken back by its first owner, and devices are linked."""
    answers = [await world.send(who, "POST", "/api/me/link")]
    code = answers[0].json().get("code", "")
    answers.append(await world.send(None, "POST", "/api/players/link", json={"code": code}))
    if who in NAMES:
        seat = str(who).lower()
        for giver, taker in ((who, "Stranger"), ("Stranger", who)):
            path = f"/api/tables/{TABLE}"
            answers.append(await world.send(giver, "POST", f"{path}/give", json={"seat": seat}))
            code = answers[-1].json().get("code", "")
            answers.append(await world.send(taker, "POST", f"{path}/accept", json={"code": code}))
            answers.append(await world.send(giver, "GET", f"{path}/view?seat={seat}"))
            answers.append(await world.send(taker, "GET", f"{path}/orders?seat={seat}"))
        bot = {"seat": seat, "bot": "deckhand"}
        answers.append(await world.send(who, "POST", f"{path}/hint", json=bot))
    return [told(answer) for answer in answers]


async def tables(world: World, who: str | None) -> list[Any]:
    """Other tables: a new one to join, start and cancel, one of an idea, and a record to study."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    pace = {"kind": "live"}
    body = {"seats": seats, "visibility": "listed", "seating": "chosen", "pace": pace}
    answers = [await world.send(who, "POST", "/api/tables", json=body)]
    dealt: list[int] = []
    if answers[0].status == 201:
        table = answers[0].json()["table"]
        path = f"/api/tables/{table['id']}"
        invite = {"invite": table["invite"]}
        answers.append(await world.send("Stranger", "POST", f"{path}/join", json=invite))
        answers.append(await world.send(who, "POST", f"{path}/seat", json={"place": 1}))
        # From here on the cards of that table are dealt by chance: only whether it works counts.
        for end, what in (
            ("start", {}),
            ("pause", {"do": "pause"}),
            ("end", {"do": "cancel"}),
        ):
            response = await world.send(who, "POST", f"{path}/{end}", json=what)
            dealt.append(response.status)
    answers.append(await world.send(who, "POST", "/api/strategy/build"))
    record = await world.send(who, "GET", f"/api/tables/{TABLE}/record")
    answers.append(await world.send(who, "POST", "/api/records", content=record.text.encode()))
    if answers[-1].status == 201:
        study = answers[-1].json()["table"]["id"]
        answers.append(await world.send(who, "DELETE", f"/api/tables/{study}"))
    return [*(told(answer) for answer in answers), dealt]


# ---------------------------------------------------------------- logs


def test_logs_tell_no_secret(caplog: pytest.LogCaptureFixture) -> None:
    """Not even when something fails in the middle of a request."""
    caplog.set_level("DEBUG")
    written: list[str] = []

    async def test() -> None:
        async with two_worlds(ONE, OTHER, **LIMITS) as worlds:
            for world, secrets in zip(worlds, (ONE, OTHER), strict=True):
                await keep_secrets(world, secrets, "bidding")
                written.extend(world.server.tokens.values())
            world = worlds[0]
            store = world.server.server.store
            for broken in ("table", "write", "entries"):
                real = getattr(store, broken)
                setattr(store, broken, failing)
                for who in ("Red", None):
                    path = f"/api/tables/{TABLE}/events"
                    client = world.server.client
                    headers = {} if who is None else world.server.headers(who)
                    await client.get(path, headers=headers)
                    await client.put(
                        f"/api/tables/{TABLE}/note", json={"text": "deep secret"}, headers=headers
                    )
                setattr(store, broken, real)

    async def failing(*_: Any, **__: Any) -> None:
        raise RuntimeError("broken for a test")

    asyncio.run(test())
    assert "broken for a test" in caplog.text  # there was something to tell
    secret_words = [*NAMES.values(), ADMIN_TOKEN, "deep secret", "Hello!"]
    secret_words += [secret.note for secret in (*ONE.values(), *OTHER.values())]
    secret_words += [token.partition(".")[2] for token in written]
    assert [word for word in secret_words if word in caplog.text] == []


def test_the_comparison_sees_a_difference() -> None:
    one = neutral('{"view": {"seats": {"blue": {"cash": 3}}}, "at": 5}')
    assert one == neutral('{"view": {"seats": {"blue": {"cash": 3}}}, "at": 6}')
    assert one != neutral('{"view": {"seats": {"blue": {"cash": 4}}}, "at": 5}')
