"""Passkeys, in SQL."""

from __future__ import annotations

from msgspec.structs import asdict

from longshore.server.store import passkey_statements as sql
from longshore.server.store.database import Database, Session
from longshore.server.store.passkey_rows import ChallengeRow, PasskeyRow


class SqlPasskeys:
    """See `PasskeyStore`."""

    database: Database

    async def add_challenge(self, challenge: ChallengeRow, now: int) -> None:
        """Insert, and sweep."""

        async def work(db: Session) -> None:
            await db.run(sql.DROP_OLD_CHALLENGES, now=now)
            await db.run(sql.INSERT_CHALLENGE, **asdict(challenge))

        await self.database.write(work)

    async def take_challenge(self, challenge_id: str, now: int) -> ChallengeRow | None:
        """Only who deletes it gets it."""
        row = await self.database.write(
            lambda db: db.first(sql.TAKE_CHALLENGE, id=challenge_id, now=now)
        )
        return None if row is None else ChallengeRow(*row)

    async def add_passkey(self, passkey: PasskeyRow, most: int) -> bool:
        """Count, then insert."""

        async def work(db: Session) -> bool:
            there = await db.all(sql.SELECT_PASSKEYS, player_id=passkey.player_id)
            if len(there) >= most:
                return False
            return await db.run(sql.INSERT_PASSKEY, **asdict(passkey)) > 0

        return await self.database.write(work)

    async def passkey(self, passkey_id: str) -> PasskeyRow | None:
        """By id."""
        row = await self.database.read(lambda db: db.first(sql.SELECT_PASSKEY, id=passkey_id))
        return None if row is None else PasskeyRow(*row)

    async def passkeys(self, player_id: str) -> list[PasskeyRow]:
        """By player."""
        rows = await self.database.read(lambda db: db.all(sql.SELECT_PASSKEYS, player_id=player_id))
        return [PasskeyRow(*row) for row in rows]

    async def use_passkey(self, passkey: PasskeyRow, sign_count: int, at: int) -> bool:
        """Only if nobody else has counted."""
        used = await self.database.write(
            lambda db: db.run(
                sql.USE_PASSKEY,
                id=passkey.id,
                before=passkey.sign_count,
                sign_count=sign_count,
                at=at,
            )
        )
        return used > 0

    async def drop_passkey(self, player_id: str, passkey_id: str) -> bool:
        """Delete."""
        dropped = await self.database.write(
            lambda db: db.run(sql.DROP_PASSKEY, id=passkey_id, player_id=player_id)
        )
        return dropped > 0
