"""What the store asks of each kind of database: sessions that run statements, in transactions.

Work is written once, as a coroutine that awaits its statements. PostgreSQL waits for the network at
each; SQLite answers at once, so that its work is over at the first step (sqlite.py).
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any, Protocol, TypeVar

T = TypeVar("T")

Row = Sequence[Any]
Values = dict[str, Any]


class Session(Protocol):
    """A connection at work. Statements are those of statements.py, with `:named` values."""

    async def run(self, statement: str, /, **values: Any) -> int:
        """Execute; how many rows it changed."""

    async def run_each(self, statement: str, rows: Iterable[Values]) -> None:
        """Execute for each of several rows."""

    async def first(self, statement: str, /, **values: Any) -> Row | None:
        """The first row of an answer."""

    async def all(self, statement: str, /, **values: Any) -> Sequence[Row]:
        """All rows of an answer."""

    async def announce(self, what: str, table_id: str, number: int) -> None:
        """Tell all processes that something of a table is new, once it is committed."""


Work = Callable[[Session], Coroutine[Any, Any, T]]
Heard = Callable[[str, str, int], None]
"""Is told what is new ("table", or a word of its own for anything else), its table and a number."""


class Database(Protocol):
    """A database. Trouble with it is `Unavailable`; rows that must not be written, `Conflict`."""

    kind: str
    """"sqlite" or "postgres"."""
    exclusive: bool
    """Whether this process is the only one that writes."""
    durability: str
    """How what is written is kept, in words for the health page."""

    async def read(self, work: Work[T]) -> T:
        """Work that only reads, each statement for itself."""

    async def read_at_once(self, work: Work[T]) -> T:
        """Work that only reads, all of it at one moment."""

    async def write(self, work: Work[T]) -> T:
        """Work in one transaction, committed to the disk when this returns."""

    async def listen(self, heard: Heard, missed: Callable[[], None]) -> None:
        """Hear what is announced; `missed` is called after a time in which nothing was heard."""

    async def close(self) -> None:
        """Finish what is being written and let go."""
