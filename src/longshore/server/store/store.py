"""The store: everything the server needs from a database, written once for every kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longshore.server.base.clock import now_ms
from longshore.server.store.backups import BackupStore
from longshore.server.store.database import Database, Heard, StoreError, Unavailable
from longshore.server.store.figures import FigureStore
from longshore.server.store.log import LogStore
from longshore.server.store.migrate import SCHEMA
from longshore.server.store.moderation import ModerationStore
from longshore.server.store.notices import NoticeStore
from longshore.server.store.packed import Unpacked
from longshore.server.store.passkeys import PasskeyStore
from longshore.server.store.players import PlayerStore
from longshore.server.store.retention import RetentionStore
from longshore.server.store.sightings import SightingStore
from longshore.server.store.tables import TableStore
from longshore.server.store.talk import TalkStore
from longshore.server.store.time import TimeStore

_PROBE: Final = "UPDATE probe SET at = :now"


class Store(
    PlayerStore,
    TableStore,
    LogStore,
    TimeStore,
    TalkStore,
    FigureStore,
    NoticeStore,
    PasskeyStore,
    ModerationStore,
    SightingStore,
    RetentionStore,
    BackupStore,
):
    """A database of players, tables, and what people write."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.exclusive = database.exclusive
        self.durability = database.durability
        self.unpacked = Unpacked()

    async def check(self) -> None:
        """Return if the database can be read and written, or raise `Unavailable`."""
        await self._run(_PROBE, now=now_ms())

    async def schema(self) -> str | None:
        """The schema number, or None if there is none."""
        try:
            row = await self._first(SCHEMA)
        except Unavailable as error:
            raise StoreError(f"this is not a Longshore database: {error}") from error
        return None if row is None else str(row[0])

    async def listen(self, heard: Heard, missed: Callable[[], None]) -> None:
        """Hear what any process announces: what it is, its table, and a number.

        "table" comes with every write of a table, with its new version. "lists" comes with it if
        more than steps changed, which may affect lists of tables. "chat" has the sequence number of
        the latest message, "note:PLAYER" the time at which that player's note was changed, and
        "looking:PLAYER" asks whether that player is looking at the table. `missed` is called after
        a time in which announcements may have been lost, so that you look for yourself. A store
        with a single process never calls either.
        """
        await self.database.listen(heard, missed)

    async def close(self) -> None:
        """Finish pending writes and close the database."""
        await self.database.close()
