"""Players and their credentials."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import asdict

from longshore.server.store.database import Part, Session
from longshore.server.store.talk import forget_words, numbered

# ---------------------------------------------------------------- rows


class PlayerRow(Struct):
    """A player. `language` is empty until it is chosen."""

    id: str
    name: str
    language: str
    created_at: int
    seen_at: int


class CredentialRow(Struct):
    """What proves who a player is. Only the hash of the secret is stored."""

    id: str
    player_id: str
    kind: str  # cookie, token or link
    hash: bytes
    created_at: int
    expires_at: int | None = None


# ---------------------------------------------------------------- statements

_PLAYER: Final = "id, name, language, created_at, seen_at"
_INSERT_PLAYER: Final = f"""
INSERT INTO players ({_PLAYER})
VALUES (:id, :name, :language, :created_at, :seen_at)"""  # noqa: S608
_SELECT_PLAYER: Final = f"SELECT {_PLAYER} FROM players WHERE id = :id"  # noqa: S608
_FIND_PLAYERS: Final = f"""
SELECT {_PLAYER} FROM players
WHERE id = :text OR lower(name) = lower(:text) ORDER BY seen_at DESC, id LIMIT :limit"""  # noqa: S608
_UPDATE_PLAYER: Final = """
UPDATE players SET name = :name, language = :language, seen_at = :seen_at WHERE id = :id"""

_CREDENTIAL: Final = "id, player_id, kind, hash, created_at, expires_at"
_INSERT_CREDENTIAL: Final = f"""
INSERT INTO credentials ({_CREDENTIAL})
VALUES (:id, :player_id, :kind, :hash, :created_at, :expires_at)"""  # noqa: S608
_SELECT_CREDENTIAL: Final = f"SELECT {_CREDENTIAL} FROM credentials WHERE id = :id"  # noqa: S608
_SELECT_CREDENTIALS: Final = f"""
SELECT {_CREDENTIAL} FROM credentials
WHERE player_id = :player_id ORDER BY created_at, id"""  # noqa: S608
_DROP_OLD_CREDENTIALS: Final = """
DELETE FROM credentials WHERE player_id = :player_id AND kind = :kind AND id NOT IN (
SELECT id FROM credentials WHERE player_id = :player_id AND kind = :kind
ORDER BY created_at DESC, id LIMIT :keep)"""
_DROP_CREDENTIALS: Final = """
DELETE FROM credentials WHERE player_id = :player_id AND kind = :kind"""
_TAKE_LINK: Final = """
DELETE FROM credentials WHERE id = :id AND kind = 'link' AND expires_at > :now"""

_SELECT_IDLE_PLAYERS: Final = f"""
SELECT {_PLAYER} FROM players WHERE seen_at < :before
AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.player_id = players.id)
ORDER BY seen_at, id LIMIT :limit"""  # noqa: S608
# Notes and mutes need no check, because they are deleted with the player. Whoever has given a
# command or an order at a table has a seat there, or has given it away.
_SELECT_TRACES: Final = """
SELECT table_id FROM seats WHERE player_id = :player_id
UNION SELECT id FROM tables WHERE host = :player_id AND phase <> 'study'
UNION SELECT id FROM tables WHERE mentions AND play LIKE '%"' || :player_id || '"%'
UNION SELECT table_id FROM chat WHERE player_id = :player_id
UNION SELECT table_id FROM results WHERE player_id = :player_id"""
_MAY_FORGET: Final = """
SELECT 1 FROM players WHERE id = :player_id AND seen_at < :before
AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.player_id = players.id)"""
_FORGET_AT: Final = (
    "DELETE FROM commands WHERE table_id = :table_id AND player_id = :player_id",
    "DELETE FROM order_log WHERE table_id = :table_id AND player_id = :player_id",
)
_FORGET_PLAYER: Final = (
    "DELETE FROM results WHERE player_id = :player_id",
    "DELETE FROM ratings WHERE who = :player_id",
    # An address stays banned when the player who came from it is gone.
    "DELETE FROM bans WHERE player_id = :player_id AND network = ''",
    "UPDATE bans SET player_id = NULL, name = '' WHERE player_id = :player_id",
    "UPDATE acts SET player_id = '', name = '', detail = '{}' WHERE player_id = :player_id",
    "UPDATE acts SET by_id = '', by_name = '' WHERE by_id = :player_id",
    "UPDATE name_reports SET by_id = 'former ' || id, by_name = '' WHERE by_id = :player_id",
    "DELETE FROM tables WHERE host = :player_id AND phase = 'study'",
    "UPDATE tables SET host = NULL WHERE host = :player_id",
    "DELETE FROM players WHERE id = :player_id",
)


# ---------------------------------------------------------------- the part of the store


class PlayerStore(Part):
    """Players and their credentials."""

    async def create_player(self, player: PlayerRow, credentials: list[CredentialRow]) -> None:
        """Add a player with their credentials."""

        async def work(db: Session) -> None:
            await db.run(_INSERT_PLAYER, **asdict(player))
            await db.run_each(_INSERT_CREDENTIAL, map(asdict, credentials))

        await self.database.write(work)

    async def player(self, player_id: str) -> PlayerRow | None:
        """The player with an id."""
        row = await self._first(_SELECT_PLAYER, id=player_id)
        return None if row is None else PlayerRow(*row)

    async def find_players(self, text: str, limit: int) -> list[PlayerRow]:
        """The players with an id or a name, last seen first."""
        rows = await self._all(_FIND_PLAYERS, text=text, limit=limit)
        return [PlayerRow(*row) for row in rows]

    async def change_player(self, player: PlayerRow) -> None:
        """Write a player's name, language and when they were last seen."""
        await self._run(_UPDATE_PLAYER, **asdict(player))

    async def credential(self, credential_id: str) -> CredentialRow | None:
        """The credential with an id, the public part of its secret."""
        row = await self._first(_SELECT_CREDENTIAL, id=credential_id)
        return None if row is None else CredentialRow(*row)

    async def add_credential(self, credential: CredentialRow, keep: int) -> None:
        """Add a credential. The player keeps the newest `keep` of this kind."""

        async def work(db: Session) -> None:
            await db.run(_INSERT_CREDENTIAL, **asdict(credential))
            await db.run(
                _DROP_OLD_CREDENTIALS,
                player_id=credential.player_id,
                kind=credential.kind,
                keep=keep,
            )

        await self.database.write(work)

    async def credentials_of(self, player_id: str) -> list[CredentialRow]:
        """All credentials of a player, the oldest first."""
        rows = await self._all(_SELECT_CREDENTIALS, player_id=player_id)
        return [CredentialRow(*row) for row in rows]

    async def take_link(self, link_id: str, now: int, new: list[CredentialRow]) -> bool:
        """Use up a link that has not expired and add credentials. False if it was gone."""

        async def work(db: Session) -> bool:
            if not await db.run(_TAKE_LINK, id=link_id, now=now):
                return False
            await db.run_each(_INSERT_CREDENTIAL, map(asdict, new))
            return True

        return await self.database.write(work)

    async def drop_credentials(self, player_id: str, kind: str) -> None:
        """Delete all credentials of a kind."""
        await self._run(_DROP_CREDENTIALS, player_id=player_id, kind=kind)

    # ------------------------------------------------------------ deletion

    async def idle_players(self, not_seen_since: int, limit: int) -> list[PlayerRow]:
        """Players without a seat who have not been seen since, longest away first."""
        rows = await self._all(_SELECT_IDLE_PLAYERS, before=not_seen_since, limit=limit)
        return [PlayerRow(*row) for row in rows]

    async def traces_of(self, player_id: str) -> list[str]:
        """The ids of all tables that may contain traces of a player."""
        return [str(row[0]) for row in await self._all(_SELECT_TRACES, player_id=player_id)]

    async def forget_commands_at(self, table_id: str, player_id: str) -> None:
        """Delete a player's receipts and orders at a table, before the seat is somebody else's."""

        async def work(db: Session) -> None:
            for statement in _FORGET_AT:
                await db.run(statement, table_id=table_id, player_id=player_id)

        await self.database.write(work)

    async def forget_player(self, player_id: str, seen_before: int) -> bool:
        """Delete a player and all their data. False if they have a seat or were seen since."""

        async def work(db: Session) -> bool:
            found = await db.first(_MAY_FORGET, player_id=player_id, before=seen_before)
            if found is None:
                return False
            await forget_words(db, player_id)
            for statement in _FORGET_PLAYER:
                await db.run(statement, player_id=player_id)
            return True

        return await numbered(self.database, work)
