"""An operation of the interface: one line of the table that routes and documents are made from."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from longshore.server.base.problems import Problem
from longshore.server.server import Server
from longshore.server.store import PlayerRow


@dataclass(slots=True)
class Call:
    """A request, checked and taken apart."""

    server: Server
    params: dict[str, str]
    body: Any
    query: Any
    caller: PlayerRow | None
    language: str
    address: str
    raw: bytes = b""
    host: str = ""
    """Under which name the server was asked."""
    admin_token: str = ""
    """The token of a caller who claims to run this server."""

    @property
    def player(self) -> PlayerRow:
        """The caller, of an operation that needs one."""
        if self.caller is None:
            raise Problem("no_credential")
        return self.caller

    @property
    def player_id(self) -> str | None:
        """The id of the caller."""
        return None if self.caller is None else self.caller.id


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Operation:
    """What can be asked of the server."""

    method: str
    path: str
    handler: Handler
    about: str
    answer: Any
    body: Any = None
    """The type of the body; `bytes` for one that is not JSON."""
    query: Any = None
    needs_player: bool = True
    asks_who: bool = True
    """Without it the caller is not looked up, so it works while storage is away."""
    status: int = 200
    media_type: str = "application/json"
    body_optional: bool = False
    others: tuple[tuple[int, Any], ...] = ()
    """Other statuses with answers that are no problems."""
    or_text: bool = False
    """Whether it can also be had as plain text."""

    @property
    def name(self) -> str:
        """Its name in the document, as in `join_table`."""
        return self.handler.__name__
