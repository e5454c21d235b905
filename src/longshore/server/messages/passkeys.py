"""What is sent and answered about passkeys."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from longshore.record.read_json import Json
from longshore.server.messages.requests import Name


class PasskeyQuestion(Struct):
    """`options` are for `navigator.credentials`, `id` goes back with the answer."""

    id: str
    options: Json


class NewPasskey(Struct, forbid_unknown_fields=True):
    """What `navigator.credentials.create` has answered, as JSON, and a name to know it by."""

    id: Annotated[str, Meta(max_length=60)]
    credential: Json
    name: Name = "Passkey"


class UsePasskey(Struct, forbid_unknown_fields=True):
    """What `navigator.credentials.get` has answered, as JSON."""

    id: Annotated[str, Meta(max_length=60)]
    credential: Json


class Passkey(Struct):
    """A passkey of mine."""

    id: str
    name: str
    created_at: int
    used_at: int | None


class PasskeyList(Struct):
    """All of mine."""

    passkeys: list[Passkey]
