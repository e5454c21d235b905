"""Players and what proves them, in SQL."""

from __future__ import annotations

from msgspec.structs import asdict

from longshore.server.store import statements as sql
from longshore.server.store.database import Database, Session
from longshore.server.store.rows import CredentialRow, PlayerRow
from longshore.server.store.sql_talk import forget_words, numbered


class SqlPlayers:
    """See `Store`."""

    database: Database

    async def create_player(self, player: PlayerRow, credentials: list[CredentialRow]) -> None:
        """Insert both."""

        async def work(db: Session) -> None:
            await db.run(sql.INSERT_PLAYER, **asdict(player))
            await db.run_each(sql.INSERT_CREDENTIAL, map(asdict, credentials))

        await self.database.write(work)

    async def player(self, player_id: str) -> PlayerRow | None:
        """By id."""
        row = await self.database.read(lambda db: db.first(sql.SELECT_PLAYER, id=player_id))
        return None if row is None else PlayerRow(*row)

    async def change_player(self, player: PlayerRow) -> None:
        """Update."""
        await self.database.write(lambda db: db.run(sql.UPDATE_PLAYER, **asdict(player)))

    async def credential(self, credential_id: str) -> CredentialRow | None:
        """By id."""
        row = await self.database.read(lambda db: db.first(sql.SELECT_CREDENTIAL, id=credential_id))
        return None if row is None else CredentialRow(*row)

    async def add_credential(self, credential: CredentialRow, keep: int) -> None:
        """Insert, then drop the oldest."""

        async def work(db: Session) -> None:
            await db.run(sql.INSERT_CREDENTIAL, **asdict(credential))
            await db.run(
                sql.DROP_OLD_CREDENTIALS,
                player_id=credential.player_id,
                kind=credential.kind,
                keep=keep,
            )

        await self.database.write(work)

    async def credentials_of(self, player_id: str) -> list[CredentialRow]:
        """The oldest first."""
        rows = await self.database.read(
            lambda db: db.all(sql.SELECT_CREDENTIALS, player_id=player_id)
        )
        return [CredentialRow(*row) for row in rows]

    async def take_link(self, link_id: str, now: int, new: list[CredentialRow]) -> bool:
        """Delete the link; only who has deleted it gets the credentials."""

        async def work(db: Session) -> bool:
            if not await db.run(sql.TAKE_LINK, id=link_id, now=now):
                return False
            await db.run_each(sql.INSERT_CREDENTIAL, map(asdict, new))
            return True

        return await self.database.write(work)

    async def drop_credentials(self, player_id: str, kind: str) -> None:
        """Delete."""
        await self.database.write(
            lambda db: db.run(sql.DROP_CREDENTIALS, player_id=player_id, kind=kind)
        )

    # ------------------------------------------------------------ being forgotten

    async def idle_players(self, not_seen_since: int, limit: int) -> list[PlayerRow]:
        """The longest away first."""
        rows = await self.database.read(
            lambda db: db.all(sql.SELECT_IDLE_PLAYERS, before=not_seen_since, limit=limit)
        )
        return [PlayerRow(*row) for row in rows]

    async def traces_of(self, player_id: str) -> list[str]:
        """Wherever its id stands beside that of a table."""
        rows = await self.database.read(lambda db: db.all(sql.SELECT_TRACES, player_id=player_id))
        return [str(row[0]) for row in rows]

    async def forget_player(self, player_id: str, seen_before: int) -> bool:
        """Everything in one transaction; what hangs at the player itself goes with it."""

        async def work(db: Session) -> bool:
            found = await db.first(sql.MAY_FORGET, player_id=player_id, before=seen_before)
            if found is None:
                return False
            await forget_words(db, player_id)
            for statement in sql.FORGET_PLAYER:
                await db.run(statement, player_id=player_id)
            return True

        return await numbered(self.database, work)
