"""When the last backup was made, for the metrics."""

from __future__ import annotations

from typing import Final

from longshore.server.store.database import Part, Session

_NOTE_BACKUP: Final = """
INSERT INTO backups (at, bytes) VALUES (:at, :bytes) ON CONFLICT DO NOTHING"""
_DROP_OLD_BACKUPS: Final = "DELETE FROM backups WHERE at < (SELECT max(at) FROM backups)"
_LAST_BACKUP: Final = "SELECT max(at) FROM backups"


class BackupStore(Part):
    """Notes of backups."""

    async def note_backup(self, at: int, size: int) -> None:
        """Note that a backup was made."""

        async def work(db: Session) -> None:
            await db.run(_NOTE_BACKUP, at=at, bytes=size)
            await db.run(_DROP_OLD_BACKUPS)

        await self.database.write(work)

    async def last_backup(self) -> int:
        """When the last backup was made, or 0."""
        return await self._number(_LAST_BACKUP)
