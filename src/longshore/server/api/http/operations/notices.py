"""Operations on notifications: where a player can be reached, and what about."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec import UNSET

from longshore.server.api.http.operation import Call, CallWith, Operation
from longshore.server.api.reply import Reply
from longshore.server.base.problems import Problem
from longshore.server.messages.answers import Empty
from longshore.server.messages.errors import problem_sentence
from longshore.server.messages.notices import (
    Choices,
    Contact,
    ContactAnswer,
    Feature,
    Features,
    MyChoices,
    NewContact,
    Notices,
    PushFeature,
    TableChoices,
    TableNotices,
)
from longshore.server.notices.choices import choices_of
from longshore.server.outgoing.push import PushKeys, Subscription, read_subscription
from longshore.server.outgoing.safe_http import target_of
from longshore.server.settings.features import why_no_mail, why_no_passkeys, why_no_push
from longshore.server.store import ContactRow

Kind = Literal["mail", "push", "webhook"]
_NEEDED: Final = {"mail": "address", "push": "subscription", "webhook": "url"}


def shown(row: ContactRow, *, with_secret: bool = False) -> Contact:
    """A contact, for its owner."""
    kind = msgspec.convert(row.kind, Kind)
    contact = Contact(
        id=row.id,
        kind=kind,
        address=row.address,
        confirmed=row.confirmed_at is not None,
        created_at=row.created_at,
        failing_since=row.failing_since,
        secret=row.secret if with_secret and row.secret else UNSET,
    )
    if kind == "push":
        contact.endpoint = read_subscription(row.address).endpoint
        contact.address = target_of(contact.endpoint).host
    return contact


async def read_notices(call: Call) -> Notices:
    """What I am notified about, and where."""
    store = call.server.store
    return Notices(
        await choices_of(store, call.player.id, ""),
        [shown(row) for row in await store.contacts(call.player.id)],
    )


async def change_notices(call: CallWith[MyChoices, None]) -> Notices:
    """Choose what to be notified about at all tables."""
    body = call.body
    await keep_choices(call, "", body.choices)
    return await read_notices(call)


async def keep_choices(call: Call, table_id: str, choices: Choices | None) -> None:
    """Save the choices."""
    text = None if choices is None else msgspec.json.encode(choices).decode()
    await call.server.store.write_choices(call.player.id, table_id, text)


async def read_table_notices(call: Call) -> TableNotices:
    """What I am notified about at a table."""
    table = await call.server.tables.get(call.params["id"])
    return await table_notices(call, table.id)


async def table_notices(call: Call, table_id: str) -> TableNotices:
    """The current choices for a table."""
    store, player = call.server.store, call.player
    chosen = await store.choices(player.id, table_id) is not None
    return TableNotices(table_id, chosen, await choices_of(store, player.id, table_id))


async def change_table_notices(call: CallWith[TableChoices, None]) -> TableNotices:
    """Choose what to be notified about at one table. Only its players get notifications."""
    body = call.body
    table = await call.server.tables.get(call.params["id"])
    if not any(seat.player == call.player.id for seat in table.seats):
        raise Problem("not_at_table")
    await keep_choices(call, table.id, body.choices)
    return await table_notices(call, table.id)


async def add_contact(call: CallWith[NewContact, None]) -> Reply:
    """Add a way to reach me."""
    body = call.body
    contacts, player = call.server.contacts, call.player
    for key in (player.id, call.address):  # names are looked up, which may take long
        if key and not call.server.rates.contact.allows(key):
            raise Problem("too_many_requests")
    if not player.language:  # messages use the language of the player who asked for them
        player = await call.server.people.change(player, name=None, language=call.language)
    if body.kind == "mail" and body.address is not None:
        for key in (player.id, call.address):  # so that we cannot be used for spam
            if key and not call.server.rates.confirmation.allows(key):
                raise Problem("too_many_requests")
        row = await contacts.add_mail(player, body.address, call.language)
    elif body.kind == "webhook" and body.url is not None:
        row = await contacts.add_webhook(player, body.url)
    elif body.kind == "push" and body.subscription is not None:
        keys = PushKeys(body.subscription.keys.p256dh, body.subscription.keys.auth)
        subscription = Subscription(body.subscription.endpoint, keys)
        row = await contacts.add_push(player, subscription)
    else:
        raise Problem("bad_value", where=_NEEDED[body.kind], detail="it is missing")
    return Reply(ContactAnswer(shown(row, with_secret=True)), 201)


async def drop_contact(call: Call) -> Notices:
    """Stop reaching me there."""
    contact = await call.server.contacts.own(call.player, call.params["contact"])
    await call.server.store.drop_contact(contact.id)
    return await read_notices(call)


async def try_contact(call: Call) -> Reply:
    """Send a test message."""
    if not call.server.rates.contact.allows(call.player.id):
        raise Problem("too_many_requests")
    contact = await call.server.contacts.own(call.player, call.params["contact"])
    await call.server.contacts.send_trial(contact, call.language)
    return Reply(Empty(), 202)


async def read_features(call: Call) -> Features:
    """What this server offers besides the game."""
    settings = call.server.settings

    def feature(why: str | None) -> Feature:
        return Feature(why is None, why, why and problem_sentence(why, call.language))

    push = feature(why_no_push(settings))
    return Features(
        mail=feature(why_no_mail(settings)),
        push=PushFeature(push.on, push.why, push.text, call.server.keys.vapid_public),
        webhook=feature(None),
        passkey=feature(why_no_passkeys(settings)),
    )


_CONTACT = "/api/me/contacts/{contact}"
_TABLE = "/api/tables/{id}/notices"

OPERATIONS = (
    Operation(
        "GET", "/api/features", read_features, "What is offered", Features, needs_player=False
    ),
    Operation(
        "GET", "/api/me/notices", read_notices, "Get the caller's notification settings", Notices
    ),
    Operation(
        "PUT",
        "/api/me/notices",
        change_notices,
        "Change the caller's notification settings",
        Notices,
    ),
    Operation(
        "GET",
        _TABLE,
        read_table_notices,
        "Get the caller's notification settings for a table",
        TableNotices,
    ),
    Operation(
        "PUT",
        _TABLE,
        change_table_notices,
        "Change the caller's notification settings for a table",
        TableNotices,
    ),
    Operation(
        "POST",
        "/api/me/contacts",
        add_contact,
        "Add a way to reach me",
        ContactAnswer,
        status=201,
    ),
    Operation("DELETE", _CONTACT, drop_contact, "Remove a way to reach me", Notices),
    Operation("POST", f"{_CONTACT}/test", try_contact, "Send a test message", Empty, status=202),
)
