"""Notices reach those who are not looking, once, in their language, by mail, push and webhook."""

from __future__ import annotations

import asyncio
import base64
import hmac
import json
import re
import threading
import time
from collections.abc import Awaitable, Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from tests.server.games import table_at
from tests.server.in_thread import ServerInThread
from tests.server.inside import Inside, inside
from tests.server.live_client import Client
from tests.server.receivers import MailBox, Received, WebReceiver, wait_for
from tests.server.stores import store_url
from tests.server.test_store import every_store, run, table_row

from longshore.server.clock import now_ms
from longshore.server.notices.keys import decoded, encoded
from longshore.server.notices.push import PushKeys, encrypted
from longshore.server.server import Server
from longshore.server.settings import Limits
from longshore.server.store import (
    ContactRow,
    DeliveryRow,
    NoticeRow,
    PlayerRow,
    Store,
    TableChange,
)

BASE = "http://127.0.0.1"
Test = Callable[[Inside], Awaitable[None]]


def with_server(folder: Path, test: Test, **settings: Any) -> None:
    """A server that sends at once and may send to this machine."""

    async def run() -> None:
        settings.setdefault("limits", Limits(notice_seconds=1))
        settings.setdefault("webhook_allow", "127.0.0.1/32")
        async with asyncio.timeout(120), inside(folder, public_url=BASE, **settings) as there:
            quicken(there)
            await test(there)

    asyncio.run(run())


def quicken(there: Inside) -> None:
    quicken_server(there.server)


def quicken_server(server: Server) -> None:
    server.notices.poll_seconds = 0.05
    server.notices.pauses = (100, 100)
    server.tables.notice_delay_ms = 0


async def until(what: Callable[[], Any], seconds: float = 30) -> Any:
    async with asyncio.timeout(seconds):
        while not (found := what()):
            await asyncio.sleep(0.02)
        return found


async def settled(there: Inside) -> None:
    """Nothing waits any more."""
    for _ in range(2):
        while await there.server.notices.work():
            pass
        await asyncio.sleep(0.1)


async def ask(
    there: Inside, who: str, method: str, path: str, status: int = 200, **body: Any
) -> Any:
    answer = await there.ask(who, method, path, **({"json": body} if body else {}))
    assert answer.status_code == status, answer.text
    return answer.json()


async def webhook_for(there: Inside, who: str, receiver: WebReceiver, path: str = "/hook") -> str:
    """Add a webhook; its secret."""
    added = await ask(
        there, who, "POST", "/api/me/contacts", 201, kind="webhook", url=receiver.url + path
    )
    return str(added["contact"]["secret"])


async def two_at_a_table(there: Inside, **more: Any) -> str:
    """Ann and Bob and a bot; nobody has done anything."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "deckhand"}]
    table = (await ask(there, "Ann", "POST", "/api/tables", 201, seats=seats, **more))["table"]
    await ask(there, "Bob", "POST", f"/api/tables/{table['id']}/join", invite=table["invite"])
    return str(table["id"])


async def put_table(there: Inside, *names: str, table_id: str = "quay") -> None:
    """A running table; blue, the first, is asked."""
    owners = [await there.arrive(name) for name in names]
    table = table_at(owners=owners, table_id=table_id)
    for seat, name in zip(table.seats, names, strict=True):
        seat.name = name
    await there.put(table)


def verified(received: Received, secret: str) -> Any:
    """The data of a webhook whose signature is right, checked as its receiver would."""
    key = base64.b64decode(secret.removeprefix("whsec_"))
    head = f"{received.headers['webhook-id']}.{received.headers['webhook-timestamp']}."
    wanted = hmac.new(key, head.encode() + received.body, sha256).digest()
    assert received.headers["webhook-signature"] == "v1," + base64.b64encode(wanted).decode()
    return json.loads(received.body)


# ---------------------------------------------------------------- webhooks


def test_a_webhook_tells_of_start_turn_and_end(tmp_path: Path) -> None:
    async def test(there: Inside) -> None:
        with WebReceiver() as receiver:
            for name in ("Ann", "Bob"):
                await there.arrive(name)
            secret = await webhook_for(there, "Bob", receiver)
            table = await two_at_a_table(there)
            await until(lambda: receiver.received)
            started = verified(receiver.received[0], secret)
            assert "start" in started["kinds"]
            assert (started["table"], started["url"]) == (table, f"{BASE}/table/{table}")
            assert "Ann" in started["text"]["title"]
            for name in ("Ann", "Bob"):
                await ask(there, name, "POST", f"/api/tables/{table}/end", do="end")
            await until(lambda: "end" in json.loads(receiver.received[-1].body)["kinds"])
            await settled(there)
            kinds = [kind for got in receiver.received for kind in verified(got, secret)["kinds"]]
            assert kinds.count("start") == kinds.count("end") == 1
            assert len({got.headers["webhook-id"] for got in receiver.received}) == len(
                receiver.received
            )

    with_server(tmp_path, test)


def test_a_turn_comes_with_what_happened_since_the_last_one(tmp_path: Path) -> None:
    async def test(there: Inside) -> None:
        with WebReceiver() as receiver:
            await put_table(there, "Ann", "Bob", "Cem")
            await ask(there, "Ann", "PATCH", "/api/me", language="de")
            secret = await webhook_for(there, "Ann", receiver)
            view = (await there.ask("Ann", "GET", "/api/tables/quay/view")).json()["view"]
            colour = view["seats"]["blue"]["machines"][0]
            steps = ["produce", f"place {colour}@1", "done", "pass"]
            await there.take("Ann", "quay", "blue", *steps, id="ann")
            bought = ["restock blue", f"take {colour}@1", "done", f"place {colour}@3", "done"]
            await there.take("Bob", "quay", "red", *bought, "pass", id="bob")
            await there.take("Cem", "quay", "yellow", "pass")
            await until(lambda: receiver.received)
            data = verified(receiver.received[-1], secret)
            assert (data["kinds"], data["seat"], data["asked"]) == (["turn"], "blue", "action")
            assert data["language"] == "de"
            assert data["text"]["title"] == "Du bist am Zug \u2013 mit Bob, Cem"
            assert any(event["event"] == "pay" for event in data["events"])
            assert any("Rot" in line and "1\xa0$" in line for line in data["text"]["lines"])
            # What the neighbours did among themselves, and what I did, is no news of mine.
            assert not any(line.startswith("Gelb") for line in data["text"]["lines"])

    with_server(tmp_path, test)


def test_nobody_who_is_looking_or_has_answered_is_told(tmp_path: Path) -> None:
    async def test(there: Inside) -> None:
        with WebReceiver() as receiver:
            await put_table(there, "Ann", "Bob", "Cem")
            for name in ("Ann", "Bob"):
                await webhook_for(there, name, receiver, f"/{name}")
            bob = (await ask(there, "Bob", "GET", "/api/me"))["player"]["id"]
            there.server.live.is_watching = (  # type: ignore[method-assign]
                lambda table_id, player_id: (table_id, player_id) == ("quay", bob)
            )
            await there.take("Ann", "quay", "blue", "pass")
            await settled(there)
            assert receiver.received == []
            # Cem answers before anybody has been told of it.
            there.server.live.is_watching = (  # type: ignore[method-assign]
                lambda table_id, player_id: not (table_id and player_id)
            )
            there.server.tables.notice_delay_ms = 1500
            await there.take("Bob", "quay", "red", "pass")
            await there.take("Cem", "quay", "yellow", "pass")
            await there.take("Ann", "quay", "blue", "pass", commit=False)
            await asyncio.sleep(2)
            await settled(there)
            assert receiver.received == []

    with_server(tmp_path, test)


def test_bidders_are_told_and_others_learn_nothing(tmp_path: Path) -> None:
    async def test(there: Inside) -> None:
        with WebReceiver() as receiver:
            owners = [await there.arrive(name) for name in ("Ann", "Bob", "Cem")]
            seats = {"blue": {"ship": {"at": "sea", "cargo": ["tan", "white"]}}}
            await there.put(
                table_at({"turn": "blue", "seats": seats}, owners=owners, table_id="quay")
            )
            for name in ("Ann", "Bob", "Cem"):
                await webhook_for(there, name, receiver, f"/{name}")
            await there.take("Ann", "quay", "blue", "sail island")
            await until(lambda: len(receiver.received) == 2)
            told = {got.path: json.loads(got.body) for got in receiver.received}
            assert set(told) == {"/Bob", "/Cem"}
            assert {data["asked"] for data in told.values()} == {"bid"}
            assert all(data["kinds"] == ["bid"] for data in told.values())
            await there.take("Bob", "quay", "red", "bid 7")
            await settled(there)
            assert len(receiver.received) == 2  # that somebody has bid is no news
            await there.take("Cem", "quay", "yellow", "bid 3")
            await until(lambda: len(receiver.received) == 3)
            settle = json.loads(receiver.received[-1].body)
            assert (receiver.received[-1].path, settle["asked"]) == ("/Ann", "settle")

    with_server(tmp_path, test)


def test_a_receiver_that_fails_is_tried_again_and_then_left(tmp_path: Path) -> None:
    async def test(there: Inside) -> None:
        with WebReceiver(500, 302) as receiver:
            await put_table(there, "Ann", "Bob", "Cem")
            await webhook_for(there, "Bob", receiver)
            await there.take("Ann", "quay", "blue", "pass")
            await until(lambda: len(receiver.received) == 3)
            # The same message under the same id; and a redirection leads nowhere.
            assert len({got.headers["webhook-id"] for got in receiver.received}) == 1
            assert {got.path for got in receiver.received} == {"/hook"}
            await settled(there)
            assert len(receiver.received) == 3
            receiver.statuses = [503] * 9
            (contact,) = (await ask(there, "Bob", "GET", "/api/me/notices"))["contacts"]
            await ask(there, "Bob", "POST", f"/api/me/contacts/{contact['id']}/test", 202)
            await until(lambda: len(receiver.received) == 6)
            await settled(there)
            (contact,) = (await ask(there, "Bob", "GET", "/api/me/notices"))["contacts"]
            assert contact["failing_since"] is not None
            receiver.statuses = [410]
            await ask(there, "Bob", "POST", f"/api/me/contacts/{contact['id']}/test", 202)
            await until(lambda: len(receiver.received) == 7)
            await settled(there)
            assert (await ask(there, "Bob", "GET", "/api/me/notices"))["contacts"] == []

    with_server(tmp_path, test)


def test_each_chooses_what_to_be_told_and_of_which_table(tmp_path: Path) -> None:
    async def test(there: Inside) -> None:
        with WebReceiver() as receiver:
            for name in ("Ann", "Bob"):
                await there.arrive(name)
            await webhook_for(there, "Bob", receiver)
            quiet = {"mail": [], "push": [], "webhook": ["end"]}
            chosen = await ask(there, "Bob", "PUT", "/api/me/notices", choices=quiet)
            assert chosen["choices"] == quiet
            first, second = [await two_at_a_table(there) for _ in range(2)]
            await settled(there)
            assert receiver.received == []
            path = f"/api/tables/{second}/notices"
            assert (await ask(there, "Bob", "GET", path))["chosen"] is False
            silent: dict[str, list[str]] = {"mail": [], "push": [], "webhook": []}
            assert (await ask(there, "Bob", "PUT", path, choices=silent))["chosen"] is True
            for table in (first, second):
                for name in ("Ann", "Bob"):
                    await ask(there, name, "POST", f"/api/tables/{table}/end", do="end")
            await until(lambda: receiver.received)
            await settled(there)
            assert [json.loads(got.body)["table"] for got in receiver.received] == [first]
            assert (await ask(there, "Bob", "PUT", path, choices=None))["choices"] == quiet

    with_server(tmp_path, test)


def test_several_processes_tell_once(tmp_path: Path) -> None:
    """Three servers on one PostgreSQL, all of them eager; one of them has the player looking."""

    async def test() -> None:
        url = store_url("postgres", tmp_path)
        common: dict[str, Any] = {
            "database": url,
            "public_url": BASE,
            "webhook_allow": "127.0.0.1/32",
        }
        with WebReceiver() as receiver:
            async with (
                asyncio.timeout(120),
                inside(tmp_path, **common) as one,
                inside(tmp_path, **common) as two,
                inside(tmp_path, **common) as three,
            ):
                for there in (one, two, three):
                    quicken(there)
                await put_table(one, "Ann", "Bob", "Cem")
                await put_table(one, "Dan", "Eva", "Fay", table_id="pier")
                for name in ("Bob", "Eva"):
                    await webhook_for(one, name, receiver, f"/{name}")
                eva = (await ask(one, "Eva", "GET", "/api/me"))["player"]["id"]
                three.server.live.is_watching = (  # type: ignore[method-assign]
                    lambda table_id, player_id: (table_id, player_id) == ("pier", eva)
                )
                await asyncio.gather(
                    one.take("Ann", "quay", "blue", "pass"),
                    one.take("Dan", "pier", "blue", "pass"),
                )
                await until(lambda: receiver.received)
                await asyncio.sleep(4)
                assert [got.path for got in receiver.received] == ["/Bob"]
                keys = {there.server.keys.vapid_public for there in (one, two, three)}
                assert len(keys) == 1

    asyncio.run(test())


def test_what_a_dead_process_has_claimed_is_sent_by_another(tmp_path: Path) -> None:
    async def test(there: Inside) -> None:
        with WebReceiver() as receiver:
            await put_table(there, "Ann", "Bob", "Cem")
            await webhook_for(there, "Bob", receiver)
            there.server.notices.poll_seconds = 60
            await asyncio.sleep(1.2)  # the last look of before
            await there.take("Ann", "quay", "blue", "pass")
            now = now_ms()
            assert await there.server.store.claim_notices(now, now + 1500, 9)  # and it dies
            await there.server.notices.work()
            assert receiver.received == []
            await asyncio.sleep(1.6)
            await there.server.notices.work()
            assert len(receiver.received) == 1
            await there.server.notices.work()
            assert len(receiver.received) == 1

    with_server(tmp_path, test)


# ---------------------------------------------------------------- mail


def test_an_address_is_asked_first_and_can_end_it_with_one_click(tmp_path: Path) -> None:
    with MailBox() as box:

        async def test(there: Inside) -> None:
            await put_table(there, "Ann", "Bob", "Cem")
            await ask(there, "Bob", "PATCH", "/api/me", language="fr")
            added = await ask(
                there,
                "Bob",
                "POST",
                "/api/me/contacts",
                201,
                kind="mail",
                address="bob@example.org",
            )
            assert added["contact"]["confirmed"] is False
            await there.take("Ann", "quay", "blue", "pass")
            await until(lambda: box.mails)
            await settled(there)
            (asking,) = box.mails  # one confirmation, and nothing else until it is confirmed
            assert asking["Subject"] == "Voulez-vous des courriels de Longshore ?"
            assert (asking["To"], asking["From"]) == (
                "bob@example.org", "Longshore <games@example.org>",
            )  # fmt: skip
            text = asking.get_content()
            (link,) = re.findall(rf"{BASE}(/api/mail/\S+/confirm/\S+)", text)
            page = await there.client.get(link)
            assert page.headers["content-type"].startswith("text/html")
            assert "bob@example.org" in page.text
            assert "script" not in page.text
            assert (await ask(there, "Bob", "GET", "/api/me/notices"))["contacts"][0][
                "confirmed"
            ] is False  # a look is not a yes
            assert (await there.client.post(link)).status_code == 200
            await there.take("Bob", "quay", "red", "pass")
            await there.take("Cem", "quay", "yellow", "pass")
            await there.take("Ann", "quay", "blue", "pass")
            await until(lambda: len(box.mails) == 2)
            turn = box.mails[1]
            assert turn["Subject"] == "C\u2019est à vous de jouer \u2013 avec Ann, Cem"
            assert f"{BASE}/table/quay" in turn.get_content()
            assert turn["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            assert turn["Auto-Submitted"] == "auto-generated"
            one_click = turn["List-Unsubscribe"].strip("<>").removeprefix(BASE)
            looked = await there.client.get(one_click)
            assert looked.status_code == 200
            assert len((await ask(there, "Bob", "GET", "/api/me/notices"))["contacts"]) == 1
            gone = await there.client.post(one_click, data={"List-Unsubscribe": "One-Click"})
            assert gone.status_code == 200
            assert (await ask(there, "Bob", "GET", "/api/me/notices"))["contacts"] == []
            assert (await there.client.post(one_click)).status_code == 200  # once more does no harm
            await there.take("Bob", "quay", "red", "pass")
            await settled(there)
            assert len(box.mails) == 2

        with_server(tmp_path, test, smtp_url=box.url, mail_from="games@example.org")


def test_nobody_is_asked_again_and_again(tmp_path: Path) -> None:
    with MailBox() as box:

        async def test(there: Inside) -> None:
            for name in ("Ann", "Bob"):
                await there.arrive(name)
            body = {"kind": "mail", "address": "Victim@example.org"}
            await ask(there, "Ann", "POST", "/api/me/contacts", 201, **body)
            await until(lambda: box.mails)
            # The same again is no second mail; neither is another player's wish.
            await ask(there, "Ann", "POST", "/api/me/contacts", 201, **body)
            other = body | {"address": "victim@EXAMPLE.org"}
            error = (await ask(there, "Bob", "POST", "/api/me/contacts", 429, **other))["error"]
            assert error["code"] == "mail_asked"
            link = box.mails[0]["List-Unsubscribe"].strip("<>").removeprefix(BASE)
            await there.client.post(link)
            error = (await ask(there, "Bob", "POST", "/api/me/contacts", 409, **other))["error"]
            assert error["code"] == "mail_refused"
            await settled(there)
            assert len(box.mails) == 1
            for wrong in ("x", "a@b\nBcc: c@d.org", "a b@c.org", "@c.org", "a@-.org", "ä@c.org"):
                body["address"] = wrong
                error = (await ask(there, "Bob", "POST", "/api/me/contacts", 422, **body))["error"]
                assert error["code"] == "bad_address"

        with_server(tmp_path, test, smtp_url=box.url, mail_from="Games <games@example.org>")


def test_links_of_mails_cannot_be_guessed(tmp_path: Path) -> None:
    with MailBox() as box:

        async def test(there: Inside) -> None:
            await there.arrive("Ann")
            body = {"kind": "mail", "address": "ann@example.org"}
            contact = (await ask(there, "Ann", "POST", "/api/me/contacts", 201, **body))["contact"]
            await until(lambda: box.mails)
            (right,) = re.findall(r"/confirm/(\S+)", box.mails[0].get_content())
            for do, signature in (
                ("confirm", right[:-1]),
                ("confirm", "x"),
                ("unsubscribe", right),
            ):
                path = f"/api/mail/{contact['id']}/{do}/{signature}"
                assert (await there.client.get(path)).status_code == 404
                assert (await there.client.post(path)).status_code == 404
            other = await there.client.post(f"/api/mail/other/confirm/{right}")
            assert other.status_code == 404
            (mine,) = (await ask(there, "Ann", "GET", "/api/me/notices"))["contacts"]
            assert mine["confirmed"] is False

        with_server(tmp_path, test, smtp_url=box.url, mail_from="games@example.org")


def test_a_mail_server_that_is_busy_is_asked_again(tmp_path: Path) -> None:
    with MailBox("451 later", "550 never") as box:

        async def test(there: Inside) -> None:
            await there.arrive("Ann")
            await there.arrive("Bob")
            body = {"kind": "mail", "address": "ann@example.org"}
            await ask(there, "Ann", "POST", "/api/me/contacts", 201, **body)
            await until(lambda: not box.answers)
            await settled(there)
            assert box.mails == []  # refused for good: it is not tried for ever
            (contact,) = (await ask(there, "Ann", "GET", "/api/me/notices"))["contacts"]
            assert contact["failing_since"] is not None
            body["address"] = "bob@example.org"
            await ask(there, "Bob", "POST", "/api/me/contacts", 201, **body)
            await until(lambda: box.mails)

        with_server(tmp_path, test, smtp_url=box.url, mail_from="games@example.org")


# ---------------------------------------------------------------- push


class Browser:
    """What a browser keeps of a subscription, and how it reads a message (RFC 8291)."""

    def __init__(self, endpoint: str) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes ok"
        self.point = self.private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        self.subscription = {
            "endpoint": endpoint,
            "expirationTime": None,
            "keys": {"p256dh": encoded(self.point), "auth": encoded(self.auth)},
        }

    def read(self, body: bytes) -> Any:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.private.exchange(ec.ECDH(), theirs)

        def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
            return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

        secret = derive(shared, self.auth, b"WebPush: info\0" + self.point + sender, 32)
        key = derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(secret, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain[-1] == 2
        return json.loads(plain[:-1])


def test_a_browser_reads_a_push_message_and_nobody_else(tmp_path: Path) -> None:
    async def test(there: Inside) -> None:
        with WebReceiver() as service:
            await put_table(there, "Ann", "Bob", "Cem")
            await ask(there, "Bob", "PATCH", "/api/me", language="ru")
            browser = Browser(f"{service.url}/send/1")
            features = await ask(there, "Bob", "GET", "/api/features")
            assert features["push"]["on"]
            added = await ask(
                there, "Bob", "POST", "/api/me/contacts", 201,
                kind="push", subscription=browser.subscription,
            )  # fmt: skip
            assert added["contact"]["endpoint"] == f"{service.url}/send/1"
            assert "auth" not in json.dumps(added)
            await there.take("Ann", "quay", "blue", "pass")
            (got,) = await until(lambda: service.received)
            data = browser.read(got.body)
            assert data["title"].startswith("Ваш ход")
            assert (data["table"], data["kinds"]) == ("quay", ["turn"])
            assert b"quay" not in got.body
            assert got.headers["content-encoding"] == "aes128gcm"
            assert (got.headers["urgency"], len(got.headers["topic"])) == ("high", 32)
            check_proof(got.headers["authorization"], features["push"]["key"], service.url)
            service.statuses = [410]
            contact = added["contact"]["id"]
            await ask(there, "Bob", "POST", f"/api/me/contacts/{contact}/test", 202)
            await until(lambda: len(service.received) == 2)
            await settled(there)
            assert (await ask(there, "Bob", "GET", "/api/me/notices"))["contacts"] == []

    with_server(tmp_path, test)


def check_proof(header: str, key: str, origin: str) -> None:
    """RFC 8292: a token for this service, signed with the key that the browser was told."""
    found = re.fullmatch(r"vapid t=([\w.-]+), k=([\w-]+)", header)
    assert found is not None
    token, shown = found.groups()
    assert shown == key
    signed, _, signature = token.rpartition(".")
    raw = decoded(signature)
    r, s = (int.from_bytes(part, "big") for part in (raw[:32], raw[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    public.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims = json.loads(decoded(signed.partition(".")[2]))
    assert claims["aud"] == origin
    assert claims["sub"] == BASE


def test_the_example_of_the_standard() -> None:
    """RFC 8291, section 5."""
    number = int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    keys = PushKeys(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    body = encrypted(
        b"When I grow up, I want to be a watermelon",
        keys,
        ec.derive_private_key(number, ec.SECP256R1()),
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encoded(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY"
        "WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS"
        "gSxsj_Qulcy4a-fN"
    )


# ---------------------------------------------------------------- who is looking


def test_a_socket_is_a_look_and_so_is_waiting_for_news(tmp_path: Path) -> None:
    """A real server and a real socket; when it is closed, notices come."""
    with ServerInThread(tmp_path, webhook_allow="127.0.0.1/32") as place, WebReceiver() as receiver:
        quicken_server(place.server)
        people = [place.arrive(name) for name in ("Ann", "Bob", "Cem")]
        place.put(table_at(owners=[player.id for player, _ in people], table_id="quay"))
        (_, ann), (_, bob), (_, cem) = people
        for token, path in ((bob, "/Bob"), (cem, "/Cem")):
            hook = {"kind": "webhook", "url": receiver.url + path}
            assert request(place.url, token, "POST", "/api/me/contacts", hook).status_code == 201
        waiting = threading.Thread(
            target=request, args=(place.url, cem, "GET", "/api/tables/quay/events?after=99&wait=2")
        )
        waiting.start()
        with Client(place.url, bob) as live:
            live.watch("quay", after=0)
            for token, seat in ((ann, "blue"), (bob, "red"), (cem, "yellow"), (ann, "blue")):
                pass_turn(place.url, token, seat)
            time.sleep(1)
            assert receiver.received == []
        waiting.join(30)
        time.sleep(0.5)
        for token, seat in ((bob, "red"), (cem, "yellow"), (ann, "blue")):
            pass_turn(place.url, token, seat)
        wait_for(lambda: receiver.received)
        assert {got.path for got in receiver.received} == {"/Bob"}


def request(url: str, token: str, method: str, path: str, body: Any = None) -> httpx.Response:
    headers = {"Authorization": f"Bearer {token}"}
    return httpx.request(method, url.rstrip("/") + path, headers=headers, json=body, timeout=60)


def pass_turn(url: str, token: str, seat: str) -> None:
    decision = request(url, token, "GET", f"/api/tables/quay/view?seat={seat}").json()["decision"]
    body = {"id": f"{seat} {decision}", "seat": seat, "steps": ["pass"], "decision": decision}
    assert request(url, token, "POST", "/api/tables/quay/steps", body).status_code == 200


# ---------------------------------------------------------------- stores


@every_store
def test_what_stores_do(kind: str, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        for name in ("ann", "bob"):
            await store.create_player(PlayerRow(name, name.title(), "", 1, 1), [])
        contact = ContactRow("c1", "ann", "mail", "a@example.org", "h1", "", 5)
        first = DeliveryRow("d1", "c1", "", 0, None, "{}", 5, 5)
        assert await store.add_contact(contact, 2, first)
        assert await store.add_contact(contact, 2, first)  # once more is the same
        assert await store.add_contact(ContactRow("c2", "ann", "push", "{}", "h2", "", 6, 6), 2)
        assert not await store.add_contact(ContactRow("c3", "ann", "webhook", "u", "h3", "s", 7), 2)
        assert [row.id for row in await store.contacts("ann")] == ["c1", "c2"]
        # An address is asked once in a while, and never again once it has refused.
        assert await store.ask_address("h1", 10, 0)
        assert not await store.ask_address("h1", 11, 5)
        assert await store.ask_address("h1", 30, 20)
        await store.refuse_address("h1")
        assert await store.is_refused("h1")
        assert not await store.ask_address("h1", 99, 98)
        # Notices are only for people who can be reached, and each is claimed by one.
        notice = NoticeRow("n1", "ann", "one", 0, "turn", 7, 3, 1, 10)
        nobody = NoticeRow("n2", "bob", "one", 1, "turn", 8, 3, 1, 10)
        await store.write(TableChange(table_row(), notices=[notice, nobody]))
        assert not await store.notices_due(4)
        assert await store.notices_due(10)
        claimed = await asyncio.gather(*(store.claim_notices(10, 20, 9) for _ in range(4)))
        assert [row for rows in claimed for row in rows] == [notice]
        assert await store.claim_notices(20, 30, 9) == [notice]  # who claimed it has died
        await store.ask_presence(notice, 40)
        (asked,) = await store.claim_notices(40, 50, 9)
        assert asked.asked
        second = DeliveryRow("d2", "c2", "one", 0, 7, "{}", 40, 40)
        sent = await asyncio.gather(*(store.send_notice("n1", [second]) for _ in range(3)))
        assert sorted(sent) == [False, False, True]
        claims = await asyncio.gather(*(store.claim_deliveries(50, 60, 9) for _ in range(4)))
        assert sorted(row.id for rows in claims for row in rows) == ["d1", "d2"]
        await store.put_off_delivery("d2", 70)
        assert [row.tries for row in await store.claim_deliveries(70, 80, 9)] == [2, 2]
        assert await store.drop_contact("c2")
        assert [row.id for row in await store.claim_deliveries(99, 100, 9)] == ["d1"]
        await store.write_choices("ann", "gone", "{}")
        await store.write_choices("ann", "one", "[]")
        await store.sweep_notices(50)
        assert await store.contacts("ann") == []
        assert await store.all_choices("ann") == [("one", "[]")]
        assert await store.server_key("k", "first") == await store.server_key("k", "second")

    run(kind, tmp_path, test)
