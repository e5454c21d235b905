"""Mail: one confirmation, then notifications, and one click to unsubscribe."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.server.tools.inside import Inside
from tests.server.tools.notifying import (
    BASE,
    ask,
    put_table,
    settled,
    until,
    with_server,
)
from tests.server.tools.receivers import MailBox

from longshore.server.settings import Limits
from longshore.text import LANGUAGES, translator


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
            assert asking["Subject"] == "Voulez-vous recevoir des courriels de Longshore ?"
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


def test_mail_programs_find_the_link_to_unsubscribe(tmp_path: Path) -> None:
    """In the bytes: Python itself would also understand what no mail program does."""
    with MailBox() as box:

        async def test(there: Inside) -> None:
            await there.arrive("Ann")
            body = {"kind": "mail", "address": f"{'a' * 64}@{'long-name.' * 15}example.org"}
            contact = (await ask(there, "Ann", "POST", "/api/me/contacts", 201, **body))["contact"]
            await until(lambda: box.mails)
            (link,) = re.findall(rf"{BASE}(/api/mail/\S+/confirm/\S+)", box.mails[0].get_content())
            assert (await there.client.post(link)).status_code == 200
            await ask(there, "Ann", "POST", f"/api/me/contacts/{contact['id']}/test", 202)
            await until(lambda: len(box.mails) == 2)

        with_server(tmp_path, test, smtp_url=box.url, mail_from="games@example.org")
    for raw in box.raw:
        head = raw.partition(b"\r\n\r\n")[0]
        assert b"=?" not in head
        pattern = rb"^List-Unsubscribe: <http://127\.0\.0\.1/api/mail/\w+/unsubscribe/[\w-]+>\r$"
        assert re.search(pattern, head, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stranger_is_asked_in_words_that_no_player_has_chosen(
    tmp_path: Path, language: str
) -> None:
    name = "see evil.example for prizes"
    with MailBox() as box:

        async def test(there: Inside) -> None:
            await there.arrive(name[:30], known_as="Eve")
            await ask(there, "Eve", "PATCH", "/api/me", language=language)
            body = {"kind": "mail", "address": "victim@example.org"}
            await ask(there, "Eve", "POST", "/api/me/contacts", 201, **body)
            await until(lambda: box.mails)

        with_server(tmp_path, test, smtp_url=box.url, mail_from="games@example.org")
    (mail,) = box.mails
    text = mail.get_content()
    assert "evil" not in str(mail["Subject"]) + text
    assert "127.0.0.1" in text.split("http")[0]  # which server it is about
    for wrong in ("notice-since", "notice-go"):  # this is about no table
        assert translator(language).say(wrong) not in text
    assert text.count(f"{BASE}/api/mail/") == 2  # to agree, and never to be asked again


def test_the_whole_server_asks_so_many(tmp_path: Path) -> None:
    """Guests cost nothing, so what each of them may do is no limit for strangers."""
    with MailBox() as box:

        async def test(there: Inside) -> None:
            for number in range(4):
                await there.arrive(f"Guest {number}")
                body = {"kind": "mail", "address": f"victim{number}@example.org"}
                status = 201 if number < 3 else 429
                answer = await ask(
                    there, f"Guest {number}", "POST", "/api/me/contacts", status, **body
                )
            assert answer["error"]["code"] == "mail_busy"
            await settled(there)
            assert len(box.mails) == 3

        limits = Limits(notice_seconds=1, confirmations_per_hour=3)
        with_server(tmp_path, test, smtp_url=box.url, mail_from="a@example.org", limits=limits)


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
