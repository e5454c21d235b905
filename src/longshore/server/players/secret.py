"""Secrets that prove who a player is: a public id, a dot, and 256 random bits.

The id finds the stored hash, and the hashes are compared in constant time. The secrets are random,
so a plain hash reveals nothing.
"""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

from longshore.server.base.ids import new_id
from longshore.server.store import CredentialRow

_SECRET_BYTES: Final = 32
_LONGEST: Final = 100
_CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # without look-alikes
_CODE_LENGTH: Final = 12


def new_credential(
    player_id: str, kind: str, now: int, expires_at: int | None = None
) -> tuple[str, CredentialRow]:
    """A secret, and the row with its hash."""
    public, secret = new_id(), secrets.token_urlsafe(_SECRET_BYTES)
    row = CredentialRow(public, player_id, kind, digest(secret), now, expires_at)
    return f"{public}.{secret}", row


def new_link(player_id: str, now: int, expires_at: int) -> tuple[str, CredentialRow]:
    """A one-time code that a person can type.

    It is found by its hash alone: 60 random bits that live for minutes.
    """
    code = "".join(secrets.choice(_CODE_LETTERS) for _ in range(_CODE_LENGTH))
    return code, CredentialRow(link_id(code), player_id, "link", b"", now, expires_at)


def link_id(code: str) -> str:
    """The id under which a code is stored. Spaces, dashes and case do not matter."""
    letters = "".join(letter for letter in code.upper() if letter in _CODE_LETTERS)
    return "link-" + sha256(f"longshore link {letters}".encode()).hexdigest()


def split(text: str) -> tuple[str, str] | None:
    """The two parts of a secret, or None if it is malformed."""
    public, dot, secret = text.partition(".")
    if not dot or not public or not secret or len(text) > _LONGEST or not text.isascii():
        return None
    return public, secret


def digest(secret: str) -> bytes:
    """The hash of a secret, which is what is stored."""
    return sha256(secret.encode()).digest()


def matches(secret: str, row: CredentialRow) -> bool:
    """Whether this is the secret, compared in constant time."""
    return secrets.compare_digest(digest(secret), row.hash)
