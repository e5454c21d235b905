"""What the server asks of a database about passkeys. A part of `Store`."""

from __future__ import annotations

from typing import Protocol

from longshore.server.store.passkey_rows import ChallengeRow, PasskeyRow


class PasskeyStore(Protocol):
    """Passkeys, and the questions they answer."""

    async def add_challenge(self, challenge: ChallengeRow, now: int) -> None:
        """One more question; those that are too old are forgotten."""

    async def take_challenge(self, challenge_id: str, now: int) -> ChallengeRow | None:
        """A question that was not answered yet; nobody else gets it any more."""

    async def add_passkey(self, passkey: PasskeyRow, most: int) -> bool:
        """One more; False if the player has `most` already, or the key is known."""

    async def passkey(self, passkey_id: str) -> PasskeyRow | None:
        """By id."""

    async def passkeys(self, player_id: str) -> list[PasskeyRow]:
        """All of a player, the oldest first."""

    async def use_passkey(self, passkey: PasskeyRow, sign_count: int, at: int) -> bool:
        """Note that it was used; False if it was used meanwhile."""

    async def drop_passkey(self, player_id: str, passkey_id: str) -> bool:
        """Forget one of a player's own."""
