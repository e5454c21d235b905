"""Passkeys, as plain rows. Times are milliseconds since 1970."""

from __future__ import annotations

from msgspec import Struct


class PasskeyRow(Struct):
    """A key that a device keeps; only its public half is here."""

    id: str  # the credential id, base64 for URLs
    player_id: str
    public_key: bytes
    sign_count: int
    name: str
    created_at: int
    used_at: int | None = None


class ChallengeRow(Struct):
    """A question that a device answers once with its key; without a player to sign in."""

    id: str
    player_id: str | None
    challenge: bytes
    expires_at: int
