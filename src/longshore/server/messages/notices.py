"""Requests and responses about notifications."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Text = Annotated[str, Meta(max_length=2000)]
KeyText = Annotated[str, Meta(max_length=200)]

Kind = Literal["turn", "bid", "start", "end"]
ALL: tuple[Kind, ...] = ("turn", "bid", "start", "end")


class Choices(Struct, forbid_unknown_fields=True):
    """What to notify the caller about on each channel. Everything, unless changed."""

    mail: tuple[Kind, ...] = ALL
    push: tuple[Kind, ...] = ALL
    webhook: tuple[Kind, ...] = ALL

    def wants(self, channel: str, kinds: list[str]) -> bool:
        """Whether this channel should carry one of these events."""
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
    """Where to reach the caller: an email `address`, the `url` of a webhook, or a browser."""

    kind: Literal["mail", "push", "webhook"]
    address: Annotated[str, Meta(max_length=254)] | None = None
    url: Text | None = None
    subscription: BrowserSubscription | None = None


class TableChoices(Struct, forbid_unknown_fields=True):
    """What to notify the caller about at this table. Null means the same as for all others."""

    choices: Choices | None = None


class MyChoices(Struct, forbid_unknown_fields=True):
    """What to notify the caller about at all tables without their own choice."""

    choices: Choices


class Contact(Struct):
    """Where I can be reached. The `secret` of a webhook is shown only when it is added.

    For a browser, `address` is the host of its push service, and `endpoint` is the full URL, which
    lets a page recognise its own subscription.
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
    """What I am notified about, and where."""

    choices: Choices
    contacts: list[Contact]


class TableNotices(Struct):
    """What I am notified about at a table: `chosen` for it alone, or the same as for all others."""

    table: str
    chosen: bool
    choices: Choices


class Feature(Struct):
    """A feature that is available, or why it is not, as a code and a sentence."""

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
    """What this server offers besides the game."""

    mail: Feature
    push: PushFeature
    webhook: Feature
    passkey: Feature
