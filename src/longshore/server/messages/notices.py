"""What is sent and answered about notices."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Text = Annotated[str, Meta(max_length=2000)]
KeyText = Annotated[str, Meta(max_length=200)]

Kind = Literal["turn", "bid", "start", "end"]
ALL: tuple[Kind, ...] = ("turn", "bid", "start", "end")


class Choices(Struct, forbid_unknown_fields=True):
    """For each way of telling: of what. Everything, unless something else is chosen."""

    mail: tuple[Kind, ...] = ALL
    push: tuple[Kind, ...] = ALL
    webhook: tuple[Kind, ...] = ALL

    def wants(self, channel: str, kinds: list[str]) -> bool:
        """Whether one of these things is to be told in this way."""
        chosen: tuple[str, ...] = getattr(self, channel)
        return any(kind in chosen for kind in kinds)


class BrowserKeys(Struct):
    """The keys of a browser, as base64 for URLs."""

    p256dh: KeyText
    auth: KeyText


class BrowserSubscription(Struct):
    """`PushSubscription.toJSON()`."""

    endpoint: Text
    keys: BrowserKeys


class NewContact(Struct, forbid_unknown_fields=True):
    """Where to reach me: the `address` of mail, the `url` of a webhook, or a browser."""

    kind: Literal["mail", "push", "webhook"]
    address: Annotated[str, Meta(max_length=254)] | None = None
    url: Text | None = None
    subscription: BrowserSubscription | None = None


class TableChoices(Struct, forbid_unknown_fields=True):
    """What to be told of this table; null: as of all others."""

    choices: Choices | None = None


class MyChoices(Struct, forbid_unknown_fields=True):
    """What to be told of all tables for which nothing else is chosen."""

    choices: Choices


class Contact(Struct):
    """Where I can be reached. `secret` of a webhook is told only when it is added.

    Of a browser `address` is the host of its push service, and `endpoint` the whole of it, by which
    a page knows its own.
    """

    id: str
    kind: Literal["mail", "push", "webhook"]
    address: str
    confirmed: bool
    created_at: int
    failing_since: int | None
    endpoint: str | UnsetType = UNSET
    secret: str | UnsetType = UNSET


class ContactAnswer(Struct):
    """One contact."""

    contact: Contact


class Notices(Struct):
    """What I am told, and where."""

    choices: Choices
    contacts: list[Contact]


class TableNotices(Struct):
    """What I am told of a table: `chosen` for it alone, or else as of all others."""

    table: str
    chosen: bool
    choices: Choices


class Feature(Struct):
    """Something that is offered, or why not: as a code and as a sentence."""

    on: bool
    why: str | None
    text: str | None


class PushFeature(Struct):
    """`key` is the `applicationServerKey` for browsers."""

    on: bool
    why: str | None
    text: str | None
    key: str


class Features(Struct):
    """What this server offers beside the game."""

    mail: Feature
    push: PushFeature
    webhook: Feature
    passkey: Feature
