"""What the store needs from each kind of database: sessions that run statements in transactions.

Work is written once, as a coroutine that awaits its statements. PostgreSQL waits for the network at
each of them. SQLite answers at once, so its work is done at the first step (sqlite/database.py).
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

T = TypeVar("T")

Row = Sequence[Any]
Values = dict[str, Any]


# ---------------------------------------------------------------- errors


class StoreError(Exception):
    """A problem with the database, in one sentence."""


class Unavailable(StoreError):
    """The database is down, full or read-only. Nothing was written. It may come back."""


class Conflict(Exception):
    """Another writer was faster. Reload what was to be changed."""


class Duplicate(Exception):
    """This command was carried out before. `Store.receipt` finds its answer."""


class TooMany(Exception):
    """A quota would be exceeded, `code` says which. Nothing was written."""

    def __init__(self, code: str, most: int) -> None:
        super().__init__(code)
        self.code = code
        self.most = most


# ---------------------------------------------------------------- a database


class Session(Protocol):
    """A connection at work. Values in statements are `:named`."""

    async def run(self, statement: str, /, **values: Any) -> int:
        """Execute, and return how many rows were changed."""

    async def run_each(self, statement: str, rows: Iterable[Values]) -> None:
        """Execute once for each row."""

    async def first(self, statement: str, /, **values: Any) -> Row | None:
        """The first row of an answer."""

    async def all(self, statement: str, /, **values: Any) -> Sequence[Row]:
        """All rows of an answer."""

    async def announce(self, what: str, table_id: str, number: int) -> None:
        """Tell all processes that something about a table is new, once it is committed."""


Statements = Callable[[Session], Coroutine[Any, Any, T]]
Heard = Callable[[str, str, int], None]
"""Gets what is new ("table", or another word explained in `Store.listen`), its table, a number."""


class Trouble(NamedTuple):
    """A write that failed."""

    at: float
    """When, by the monotonic clock."""
    why: str


class Database(Protocol):
    """A database. Raises `Unavailable` if it fails, `Conflict` if rows must not be written."""

    kind: str
    """"sqlite" or "postgres"."""
    exclusive: bool
    """Whether this process is the only writer, so that its caches are valid."""
    durability: str
    """What a confirmed change is safe against, for the health page."""
    trouble: Trouble | None
    """The last write that failed because of the database."""

    async def read(self, work: Statements[T]) -> T:
        """Run work that only reads, each statement on its own."""

    async def read_at_once(self, work: Statements[T]) -> T:
        """Run work that only reads, as of a single moment."""

    async def write(self, work: Statements[T]) -> T:
        """Run work in one transaction, committed to disk when this returns."""

    async def soon(self) -> None:
        """Wait until a write would begin at once, so that work before it is not done too early."""

    def waited(self) -> float:
        """How long, in seconds, the oldest unfinished write has waited."""

    async def listen(self, heard: Heard, missed: Callable[[], None]) -> None:
        """Call `heard` for each announcement, and `missed` when some may have been lost."""

    async def close(self) -> None:
        """Finish pending writes and close."""


class Part:
    """One subject of the store, with what it takes to run a single statement.

    Each public method of a part is one transaction, done when it returns, so what is confirmed is
    stored. Writes may share a commit with others. SQL is next to the method that needs it, in a
    dialect that SQLite and PostgreSQL share. Nothing in the store knows the game.
    """

    database: Database

    async def _first(self, statement: str, **values: Any) -> Row | None:
        return await self.database.read(lambda db: db.first(statement, **values))

    async def _all(self, statement: str, **values: Any) -> Sequence[Row]:
        return await self.database.read(lambda db: db.all(statement, **values))

    async def _run(self, statement: str, **values: Any) -> int:
        return await self.database.write(lambda db: db.run(statement, **values))

    async def _number(self, statement: str, **values: Any) -> int:
        row: Row | None = await self._first(statement, **values)
        return 0 if row is None or row[0] is None else int(row[0])
