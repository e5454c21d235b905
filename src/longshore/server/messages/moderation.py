"""What the server's admin asks and is answered: reports, bans, hidden tables, and the audit."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from longshore.server.messages.requests import ChatText, Name

Who = Annotated[
    str, Meta(max_length=100, description="A player's id or name, or TABLE:SEAT for who sits there")
]
Days = Annotated[int, Meta(ge=1, le=3650)]


class Report(Struct):
    """A reported message or name, for the server's admin."""

    id: str
    table: str
    number: int
    name: str
    text: str
    by: str
    reason: str
    at: int
    kind: Literal["chat", "name"] = "chat"
    player: str | None = None
    """The id of the player it is about, if they still exist."""


class ReportList(Struct):
    """Open reports."""

    reports: list[Report]


class ReportName(Struct, forbid_unknown_fields=True):
    """Why the name of the player at a place is reported."""

    reason: ChatText = ""


class NewBan(Struct, forbid_unknown_fields=True):
    """A player or an address to ban: for some days, or for good.

    With `addresses`, the networks that the player came from lately are banned too.
    """

    player: Who | None = None
    address: Annotated[str, Meta(max_length=100)] | None = None
    """An address, a network, or `client:` and the name of a client in the server's log."""
    days: Days | None = None
    reason: ChatText = ""
    addresses: bool = False


class Ban(Struct):
    """A ban. The address itself is not stored."""

    id: str
    player: str | None
    name: str
    address: bool
    reason: str
    at: int
    until: int | None


class BanList(Struct):
    """The bans that hold."""

    bans: list[Ban]


class Rename(Struct, forbid_unknown_fields=True):
    """A player's new name. Without one, they become a guest with a number."""

    name: Name | None = None


class KnownPlayer(Struct):
    """A player, for the server's admin."""

    id: str
    name: str
    created_at: int
    seen_at: int
    banned: bool


class KnownPlayers(Struct):
    """The players with an id or a name."""

    players: list[KnownPlayer]


class PlayersQuery(Struct):
    """Which players to find."""

    name: Who


class HiddenTable(Struct):
    """A table that an admin has taken out of the lists."""

    id: str
    at: int


class HiddenTables(Struct):
    """Hidden tables."""

    hidden: list[HiddenTable]


class Act(Struct):
    """Something an admin did. `problem` says why it could not be done."""

    number: int
    at: int
    by: str
    """The admin's name, empty for the admin token and the command line."""
    what: str
    player: str
    table: str
    name: str
    until: int | None
    reason: str
    done_at: int | None
    problem: str


class ActList(Struct):
    """What admins did, the latest first."""

    acts: list[Act]


class AdminSession(Struct):
    """A secret that works like the admin token until it expires."""

    secret: str
    expires_at: int


class Admin(Struct):
    """A player who may sign in as an admin with a passkey."""

    id: str
    name: str
    at: int


class AdminList(Struct):
    """The admins."""

    admins: list[Admin]


class Appoint(Struct, forbid_unknown_fields=True):
    """The player who becomes an admin."""

    player: Who
