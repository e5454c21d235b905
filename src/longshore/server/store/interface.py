"""The store interface: everything the server asks of a database.

Each method is one transaction, and done when it returns: what is acknowledged is stored. Writes may
be grouped with others into one commit. Nothing here knows the game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from longshore.server.store.database import Heard
from longshore.server.store.figure_interface import FigureStore
from longshore.server.store.notice_interface import NoticeStore
from longshore.server.store.passkey_interface import PasskeyStore
from longshore.server.store.rows import (
    CredentialRow,
    EntryRow,
    OrderLogRow,
    PlayerRow,
    ReceiptRow,
    SeatRow,
    SnapshotRow,
    Summary,
    TableChange,
    TableRow,
)
from longshore.server.store.talk_interface import TalkStore


class StoreError(Exception):
    """Something about the database, in one sentence."""


class Unavailable(StoreError):
    """The database is away, full or read-only: nothing was written. It may come back."""


class Conflict(Exception):
    """Somebody else has written this table meanwhile: load it again."""


class Duplicate(Exception):
    """This command was carried out before; `receipt` finds its answer."""


class Store(TalkStore, FigureStore, NoticeStore, PasskeyStore, Protocol):
    """A database of players, tables, and what people write."""

    exclusive: bool
    """Whether this process is the only one that writes, so that what it remembers is true."""

    durability: str
    """What a stored change has survived when it is acknowledged, for the health page."""

    async def close(self) -> None:
        """Finish what is being written and let go of the database."""

    async def check(self) -> None:
        """Return if the database can be read and written, or raise `Unavailable`."""

    async def listen(self, heard: Heard, missed: Callable[[], None]) -> None:
        """Hear what some process has announced: what it is, its table, the number of the change.

        Of "table", every write of one, the number is its new version; "lists" comes with it when
        more than steps were made, which may change lists of tables. Of "chat" the number is that of
        the latest message, of "note:PLAYER" the time at which this player's note was changed, and
        "looking:PLAYER" asks whether this player is looking at the table.
        `missed` is called after a time in which that was not possible: then look for yourself.
        A store that one process has alone never calls either.
        """

    # ------------------------------------------------------------ players

    async def create_player(self, player: PlayerRow, credentials: list[CredentialRow]) -> None:
        """A new player, with what proves it."""

    async def player(self, player_id: str) -> PlayerRow | None:
        """A player by id."""

    async def change_player(self, player: PlayerRow) -> None:
        """Write a player's name, language and when it was last seen."""

    async def credential(self, credential_id: str) -> CredentialRow | None:
        """A credential by the open part of its secret."""

    async def add_credential(self, credential: CredentialRow, keep: int) -> None:
        """One more credential; of its kind the newest `keep` stay, older ones are dropped."""

    async def credentials_of(self, player_id: str) -> list[CredentialRow]:
        """All credentials of a player."""

    async def take_link(self, link_id: str, now: int, new: list[CredentialRow]) -> bool:
        """Use up a link that has not expired and add credentials; False if it was gone."""

    async def drop_credentials(self, player_id: str, kind: str) -> None:
        """Forget all credentials of a kind."""

    async def idle_players(self, not_seen_since: int, limit: int) -> list[PlayerRow]:
        """Players who have no seat and were not seen since."""

    async def traces_of(self, player_id: str) -> list[str]:
        """The ids of all tables that may tell of a player."""

    async def forget_player(self, player_id: str, seen_before: int) -> bool:
        """Delete a player and all that is its own; False if it has a seat or came meanwhile."""

    async def schedule(self, player_id: str) -> str | None:
        """A player's quiet hours and holidays, as JSON."""

    async def write_schedule(self, player_id: str, schedule: str) -> None:
        """Keep them."""

    # ------------------------------------------------------------ time

    async def beat(self, now: int, gap: int) -> int:
        """Note that the server is up. If nobody has for more than `gap`, that was downtime.

        Returns the milliseconds of all downtime together.
        """

    # ------------------------------------------------------------ tables

    async def write(self, change: TableChange) -> None:
        """Write a change; `Conflict` or `Duplicate` if it must not be made, and then nothing is."""

    async def table(self, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
        """A table with its seats, in order."""

    async def version(self, table_id: str) -> int | None:
        """The version of a table, to see whether what is remembered of it is still true."""

    async def receipt(self, table_id: str, player_id: str, command_id: str) -> ReceiptRow | None:
        """What a command that was carried out brought."""

    async def entries(self, table_id: str, after: int, limit: int) -> list[EntryRow]:
        """The entries of the log after a sequence number, in order."""

    async def steps(self, table_id: str) -> list[EntryRow]:
        """All entries that are steps, in order."""

    async def snapshot(self, table_id: str, steps: int) -> SnapshotRow | None:
        """The last snapshot after at most so many steps."""

    async def steps_between(self, table_id: str, first: int, count: int) -> list[EntryRow]:
        """So many steps from the `first` (counted from 0) on."""

    async def tables_of(self, player_id: str, limit: int) -> list[Summary]:
        """The tables a player sits at or looks after, the latest change first."""

    async def tables_listed(self, phase: str, limit: int) -> list[Summary]:
        """The listed tables of a phase, the newest first."""

    async def tables_waiting_for_bots(self, now: int) -> list[str]:
        """The ids of running tables that wait for a bot and that nobody has a lease of."""

    async def lease_bots(self, table_id: str, holder: str, now: int, until: int) -> bool:
        """Be the only one who answers for the bots of a table; False if somebody else is.

        The holder itself may lease again, for longer.
        """

    async def release_bots(self, table_id: str, holder: str) -> None:
        """Let others answer."""

    async def claim_due(self, now: int, until: int, limit: int) -> list[str]:
        """Tables at which the server has to act, each for one caller until `until`."""

    async def next_due(self, now: int) -> int | None:
        """The next moment at which there may be a table to claim."""

    async def order_log(self, table_id: str, player_id: str, limit: int) -> list[OrderLogRow]:
        """What a player's standing orders did, the latest first."""

    async def count_tables(self, host: str) -> int:
        """How many open and running tables somebody hosts."""

    async def forget_commands(self, before: int) -> int:
        """Delete receipts older than this; how many there were."""

    async def forget_open_tables(self, before: int) -> int:
        """Delete tables that never started and were not touched since; how many there were."""
