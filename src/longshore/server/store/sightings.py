"""Where players come from, and whom the log has named. Networks are only kept as keyed hashes."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import asdict

from longshore.server.store.database import Part, Session

_KEPT: Final = 5  # networks remembered for each player, the latest


class ClientRow(Struct):
    """A client under the name that the log gave it, and the keyed hash of its network."""

    name: str
    network: str
    prefix: int
    at: int


_SEE: Final = """
INSERT INTO sightings (player_id, network, prefix, at)
SELECT :player_id, :network, :prefix, :at FROM players WHERE id = :player_id
ON CONFLICT (player_id, network) DO UPDATE SET at = excluded.at"""
# With `+ 0`, no index of times can tempt PostgreSQL to look through the sightings of everybody.
_KEEP_LATEST: Final = """
DELETE FROM sightings WHERE player_id = :player_id AND network NOT IN (
SELECT network FROM sightings WHERE player_id = :player_id ORDER BY at + 0 DESC LIMIT :keep)"""
_SELECT_SIGHTINGS: Final = """
SELECT network, prefix, at FROM sightings WHERE player_id = :player_id ORDER BY at DESC"""

_NOTE_CLIENT: Final = """
INSERT INTO clients (name, network, prefix, at) VALUES (:name, :network, :prefix, :at)
ON CONFLICT (name) DO UPDATE SET at = excluded.at"""
_SELECT_CLIENT: Final = "SELECT name, network, prefix, at FROM clients WHERE name = :name"


class SightingStore(Part):
    """Where players come from, and whom the log has named."""

    async def see(self, player_id: str, network: str, prefix: int, at: int) -> None:
        """Note the keyed hash of the network that a player came from."""

        async def work(db: Session) -> None:
            seen = {"player_id": player_id, "network": network, "prefix": prefix, "at": at}
            await db.run(_SEE, **seen)
            await db.run(_KEEP_LATEST, player_id=player_id, keep=_KEPT)

        await self.database.write(work)

    async def sightings(self, player_id: str) -> list[tuple[str, int, int]]:
        """The hashes of the networks a player came from lately, their prefixes, and when."""
        rows = await self._all(_SELECT_SIGHTINGS, player_id=player_id)
        return [(str(network), int(prefix), int(at)) for network, prefix, at in rows]

    async def note_clients(self, rows: list[ClientRow]) -> None:
        """Note whom the log has named."""

        async def work(db: Session) -> None:
            await db.run_each(_NOTE_CLIENT, (asdict(row) for row in rows))

        await self.database.write(work)

    async def client(self, name: str) -> ClientRow | None:
        """The network of a client that the log has named."""
        row = await self._first(_SELECT_CLIENT, name=name)
        return None if row is None else ClientRow(*row)
