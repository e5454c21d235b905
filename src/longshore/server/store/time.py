"""Time: downtime, tables that are due, leases on bots, players' schedules."""

from __future__ import annotations

from typing import Final

from longshore.server.store.database import Part

# ---------------------------------------------------------------- statements

# The first process that finds a gap adds it. The next one does not find it again.
_BEAT: Final = """
UPDATE uptime SET
down_ms = down_ms + CASE WHEN beat_at > 0 AND :now - beat_at > :gap THEN :now - beat_at ELSE 0 END,
beat_at = CASE WHEN :now > beat_at THEN :now ELSE beat_at END
RETURNING down_ms"""

# claimed_until is tested twice: another process may have claimed the rows we waited for.
_CLAIM_DUE: Final = """
UPDATE tables SET claimed_until = :until WHERE claimed_until <= :now AND id IN (
SELECT id FROM tables WHERE due_at <= :now AND claimed_until <= :now
ORDER BY due_at LIMIT :limit) RETURNING id"""
_SELECT_NEXT_DUE: Final = """
SELECT due_at FROM tables WHERE due_at IS NOT NULL AND claimed_until <= :now
ORDER BY due_at LIMIT 1"""

# While a lease lasts, the bots of that table belong to the process that holds it.
_SELECT_WAITING: Final = """
SELECT id FROM tables WHERE phase = 'running' AND waits_for_bot AND bot_until <= :now
ORDER BY changed_at, id"""
_LEASE_BOTS: Final = """
UPDATE tables SET bot_holder = :holder, bot_until = :until
WHERE id = :id AND (bot_until <= :now OR bot_holder = :holder)"""
_RELEASE_BOTS: Final = """
UPDATE tables SET bot_until = 0 WHERE id = :id AND bot_holder = :holder"""

_SELECT_SCHEDULE: Final = "SELECT schedule FROM schedules WHERE player_id = :player_id"
_WRITE_SCHEDULE: Final = """
INSERT INTO schedules (player_id, schedule) VALUES (:player_id, :schedule)
ON CONFLICT (player_id) DO UPDATE SET schedule = excluded.schedule"""


# ---------------------------------------------------------------- the part of the store


class TimeStore(Part):
    """What the server does by itself, and which process does it."""

    async def beat(self, now: int, gap: int) -> int:
        """Note that the server is up. A gap of more than `gap` since the last beat was downtime.

        Returns the total downtime in milliseconds.
        """
        row = await self.database.write(lambda db: db.first(_BEAT, now=now, gap=gap))
        return 0 if row is None else int(row[0])

    async def claim_due(self, now: int, until: int, limit: int) -> list[str]:
        """Tables where the server has to act, each for one caller until `until`."""
        rows = await self.database.write(
            lambda db: db.all(_CLAIM_DUE, now=now, until=until, limit=limit)
        )
        return [str(row[0]) for row in rows]

    async def next_due(self, now: int) -> int | None:
        """The next moment at which there may be a table to claim."""
        row = await self._first(_SELECT_NEXT_DUE, now=now)
        return None if row is None else int(row[0])

    async def tables_waiting_for_bots(self, now: int) -> list[str]:
        """Running tables that wait for a bot and are not leased by any process."""
        return [str(row[0]) for row in await self._all(_SELECT_WAITING, now=now)]

    async def lease_bots(self, table_id: str, holder: str, now: int, until: int) -> bool:
        """Become the one process that plays a table's bots. False if another one is.

        The holder may renew the lease.
        """
        changed = await self._run(_LEASE_BOTS, id=table_id, holder=holder, now=now, until=until)
        return changed == 1

    async def release_bots(self, table_id: str, holder: str) -> None:
        """Give a lease back, if this process still holds it."""
        await self._run(_RELEASE_BOTS, id=table_id, holder=holder)

    async def schedule(self, player_id: str) -> str | None:
        """A player's quiet hours and holidays, as JSON."""
        row = await self._first(_SELECT_SCHEDULE, player_id=player_id)
        return None if row is None else str(row[0])

    async def write_schedule(self, player_id: str, schedule: str) -> None:
        """Save a player's quiet hours and holidays."""
        await self._run(_WRITE_SCHEDULE, player_id=player_id, schedule=schedule)
