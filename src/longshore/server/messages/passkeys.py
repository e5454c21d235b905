"""Requests and responses about passkeys."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from longshore.record.read_json import Json
from longshore.server.messages.requests import Name


class PasskeyQuestion(Struct):
    """A challenge. `options` are for `navigator.credentials`, `id` goes back with the answer."""

    id: str
    options: Json


class NewPasskey(Struct, forbid_unknown_fields=True):
    """The result of `navigator.credentials.create` as JSON, and a name for the passkey."""

    id: Annotated[str, Meta(max_length=60)]
    credential: Json
    name: Name = "Passkey"


class UsePasskey(Struct, forbid_unknown_fields=True):
    """The result of `navigator.credentials.get`, as JSON."""

    id: Annotated[str, Meta(max_length=60)]
    credential: Json


class Passkey(Struct):
    """One of the caller's passkeys."""

    id: str
    name: str
    created_at: int
    used_at: int | None


class PasskeyList(Struct):
    """All the caller's passkeys."""

    passkeys: list[Passkey]
