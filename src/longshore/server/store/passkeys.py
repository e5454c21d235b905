"""Passkeys, and the challenges they answer."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import asdict

from longshore.server.store.database import Part, Session

# ---------------------------------------------------------------- rows


class PasskeyRow(Struct):
    """A key kept by a device. Only its public half is here."""

    id: str  # the credential id, base64 for URLs
    player_id: str
    public_key: bytes
    sign_count: int
    name: str
    created_at: int
    used_at: int | None = None


class ChallengeRow(Struct):
    """A challenge that a device answers once with its key. Without a player, to sign in."""

    id: str
    player_id: str | None
    challenge: bytes
    expires_at: int


# ---------------------------------------------------------------- statements

_PASSKEY: Final = "id, player_id, public_key, sign_count, name, created_at, used_at"
_INSERT_PASSKEY: Final = f"""
INSERT INTO passkeys ({_PASSKEY}) VALUES (:id, :player_id, :public_key, :sign_count, :name,
:created_at, :used_at) ON CONFLICT DO NOTHING"""  # noqa: S608
_SELECT_PASSKEY: Final = f"SELECT {_PASSKEY} FROM passkeys WHERE id = :id"  # noqa: S608
_SELECT_PASSKEYS: Final = f"""
SELECT {_PASSKEY} FROM passkeys WHERE player_id = :player_id ORDER BY created_at, id"""  # noqa: S608
_USE_PASSKEY: Final = """
UPDATE passkeys SET sign_count = :sign_count, used_at = :at
WHERE id = :id AND sign_count = :before"""
_DROP_PASSKEY: Final = "DELETE FROM passkeys WHERE id = :id AND player_id = :player_id"

_INSERT_CHALLENGE: Final = """
INSERT INTO challenges (id, player_id, challenge, expires_at)
VALUES (:id, :player_id, :challenge, :expires_at)"""
_DROP_OLD_CHALLENGES: Final = "DELETE FROM challenges WHERE expires_at <= :now"
_TAKE_CHALLENGE: Final = """
DELETE FROM challenges WHERE id = :id AND expires_at > :now
RETURNING id, player_id, challenge, expires_at"""


# ---------------------------------------------------------------- the part of the store


class PasskeyStore(Part):
    """Passkeys and challenges."""

    async def add_challenge(self, challenge: ChallengeRow, now: int) -> None:
        """Add a challenge, and delete the ones that are too old."""

        async def work(db: Session) -> None:
            await db.run(_DROP_OLD_CHALLENGES, now=now)
            await db.run(_INSERT_CHALLENGE, **asdict(challenge))

        await self.database.write(work)

    async def take_challenge(self, challenge_id: str, now: int) -> ChallengeRow | None:
        """Take an unanswered challenge. Nobody else can take it again."""
        row = await self.database.write(
            lambda db: db.first(_TAKE_CHALLENGE, id=challenge_id, now=now)
        )
        return None if row is None else ChallengeRow(*row)

    async def add_passkey(self, passkey: PasskeyRow, most: int) -> bool:
        """Add a passkey. False if the player has `most` already, or the key is known."""

        async def work(db: Session) -> bool:
            there = await db.all(_SELECT_PASSKEYS, player_id=passkey.player_id)
            if len(there) >= most:
                return False
            return await db.run(_INSERT_PASSKEY, **asdict(passkey)) > 0

        return await self.database.write(work)

    async def passkey(self, passkey_id: str) -> PasskeyRow | None:
        """The passkey with an id."""
        row = await self._first(_SELECT_PASSKEY, id=passkey_id)
        return None if row is None else PasskeyRow(*row)

    async def passkeys(self, player_id: str) -> list[PasskeyRow]:
        """All passkeys of a player, the oldest first."""
        return [PasskeyRow(*row) for row in await self._all(_SELECT_PASSKEYS, player_id=player_id)]

    async def use_passkey(self, passkey: PasskeyRow, sign_count: int, at: int) -> bool:
        """Note that a passkey was used. False if it has been used since it was read."""
        before = passkey.sign_count
        used = await self._run(
            _USE_PASSKEY, id=passkey.id, before=before, sign_count=sign_count, at=at
        )
        return used > 0

    async def drop_passkey(self, player_id: str, passkey_id: str) -> bool:
        """Delete one of a player's passkeys. False if the player has no such passkey."""
        return await self._run(_DROP_PASSKEY, id=passkey_id, player_id=player_id) > 0
