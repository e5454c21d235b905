"""Operations behind the links in emails: small pages without scripts, in the reader's language.

Opening a link changes nothing, because mail programs open links by themselves. A button does. The
one-click unsubscribe of mail programs (RFC 8058) is the same request as the button's.
"""

from __future__ import annotations

from html import escape
from typing import Final

from longshore.server.api.http.operation import Call, Handler, Operation
from longshore.server.api.reply import Reply
from longshore.server.notices.contacts import CONFIRM, UNSUBSCRIBE
from longshore.server.store import ContactRow
from longshore.text import language_of, translator

_HTML: Final = "text/html; charset=utf-8"
_HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
    ),
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
}


def page(language: str, text: str, button: str = "") -> Reply:
    """A sentence, and perhaps a button that posts to the same address."""
    form = f'<form method="post"><button>{escape(button)}</button></form>' if button else ""
    content = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>Longshore</title><h1>Longshore</h1><p>{escape(text)}</p>{form}</html>"
    )
    return Reply(content.encode(), headers=dict(_HEADERS), media_type=_HTML)


async def linked(call: Call, do: str) -> tuple[ContactRow | None, str]:
    """The contact of a link, and its owner's language."""
    contact = await call.server.contacts.of_link(
        call.params["contact"], do, call.params["signature"]
    )
    if contact is None:
        return None, call.language
    player = await call.server.people.player(contact.player_id)
    return contact, language_of("", player.language) if player else call.language


async def look(call: Call, do: str) -> Reply:
    """What the button would do."""
    contact, language = await linked(call, do)
    say = translator(language).say
    if contact is None:
        return page(language, say("notice-page-gone"))
    text = say(f"notice-page-{do}", address=contact.address)
    return page(language, text, say(f"notice-page-{do}-button"))


async def look_at_confirmation(call: Call) -> Reply:
    """Ask whether an address wants notifications."""
    return await look(call, CONFIRM)


async def confirm_mail(call: Call) -> Reply:
    """Confirm that it does."""
    contact, language = await linked(call, CONFIRM)
    if contact is not None:
        await call.server.contacts.confirm(contact)
    done = "gone" if contact is None else "confirmed"
    return page(language, translator(language).say(f"notice-page-{done}"))


async def look_at_unsubscription(call: Call) -> Reply:
    """Ask whether an address wants to unsubscribe."""
    return await look(call, UNSUBSCRIBE)


async def unsubscribe_mail(call: Call) -> Reply:
    """Unsubscribe it."""
    contact, language = await linked(call, UNSUBSCRIBE)
    if contact is not None:
        await call.server.contacts.unsubscribe(contact)
    return page(language, translator(language).say("notice-page-gone"))


def _operation(method: str, do: str, handler: Handler, about: str) -> Operation:
    return Operation(
        method,
        f"/api/mail/{{contact}}/{do}/{{signature}}",
        handler,
        about,
        str,
        needs_player=False,
        asks_who=False,
        media_type="text/html",
        from_any_site=True,  # the signed link is the proof, and mail programs have pages of theirs
    )


OPERATIONS = (
    _operation("GET", CONFIRM, look_at_confirmation, "Show the confirmation page"),
    _operation("POST", CONFIRM, confirm_mail, "Confirm an address"),
    _operation("GET", UNSUBSCRIBE, look_at_unsubscription, "Show the unsubscribe page"),
    _operation("POST", UNSUBSCRIBE, unsubscribe_mail, "Unsubscribe an address"),
)
