"""What is no longer kept: games and guests of long ago, ended bans, old words of admins."""

from __future__ import annotations

from typing import Final

from longshore.server.store.database import Part, Session
from longshore.server.store.players import PlayerRow

_SELECT_OLD_GAMES: Final = """
SELECT id FROM tables WHERE phase IN ('finished', 'cancelled') AND changed_at < :before
ORDER BY changed_at, id LIMIT :limit"""
_DROP_GAME: Final = """
DELETE FROM tables WHERE id = :id AND phase IN ('finished', 'cancelled') AND changed_at < :before"""
_SELECT_IDLE_GUESTS: Final = """
SELECT id, name, language, created_at, seen_at FROM players WHERE seen_at < :before
AND NOT EXISTS (SELECT 1 FROM passkeys WHERE passkeys.player_id = players.id)
AND NOT EXISTS (SELECT 1 FROM contacts WHERE contacts.player_id = players.id)
AND NOT EXISTS (SELECT 1 FROM seats JOIN tables ON tables.id = seats.table_id
WHERE seats.player_id = players.id AND tables.phase IN ('open', 'running'))
ORDER BY seen_at, id LIMIT :limit"""

_DROP_ENDED_BANS: Final = "DELETE FROM bans WHERE until <= :now"
_DROP_OLD_ACTS: Final = "DELETE FROM acts WHERE done_at < :before"
_DROP_OLD_REPORTS: Final = (
    "DELETE FROM name_reports WHERE closed_at < :before",
    "DELETE FROM reports WHERE closed_at < :before",
)
_DROP_OLD_SIGHTINGS: Final = "DELETE FROM sightings WHERE at < :before"
_DROP_OLD_CLIENTS: Final = "DELETE FROM clients WHERE at < :before"


class RetentionStore(Part):
    """Finds and deletes what is no longer kept."""

    async def old_games(self, before: int, limit: int) -> list[str]:
        """Games that ended before a moment, the oldest first."""
        return [
            str(row[0]) for row in await self._all(_SELECT_OLD_GAMES, before=before, limit=limit)
        ]

    async def drop_game(self, table_id: str, before: int) -> bool:
        """Delete a game that ended before a moment, with its log and results. Ratings stay."""
        return await self._run(_DROP_GAME, id=table_id, before=before) > 0

    async def idle_guests(self, before: int, limit: int) -> list[PlayerRow]:
        """Guests not seen since: without passkey, contact, or a seat in a game that goes on."""
        rows = await self._all(_SELECT_IDLE_GUESTS, before=before, limit=limit)
        return [PlayerRow(*row) for row in rows]

    async def sweep_old(self, now: int, logs_before: int, seen_before: int) -> None:
        """Delete bans that have ended, old acts and closed reports, and old sightings."""

        async def work(db: Session) -> None:
            await db.run(_DROP_ENDED_BANS, now=now)
            await db.run(_DROP_OLD_ACTS, before=logs_before)
            for statement in _DROP_OLD_REPORTS:
                await db.run(statement, before=logs_before)
            await db.run(_DROP_OLD_SIGHTINGS, before=seen_before)
            await db.run(_DROP_OLD_CLIENTS, before=seen_before)

        await self.database.write(work)
