"""An operation of the API: one line of the table that generates routes and documentation."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from longshore.server.base.problems import Problem
from longshore.server.server import Server
from longshore.server.store import PlayerRow


@dataclass(slots=True)
class Call:
    """A validated and parsed request."""

    server: Server
    params: dict[str, str]
    body: Any
    query: Any
    caller: PlayerRow | None
    language: str
    address: str
    raw: bytes = b""
    host: str = ""
    """The host name in the request."""
    admin_token: str = ""
    """The admin token, not verified yet."""

    @property
    def player(self) -> PlayerRow:
        """The player who asks, if the operation requires one."""
        if self.caller is None:
            raise Problem("no_credential")
        return self.caller

    @property
    def player_id(self) -> str | None:
        """The id of the player who asks."""
        return None if self.caller is None else self.caller.id


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Operation:
    """An operation of the server."""

    method: str
    path: str
    handler: Handler
    about: str
    answer: Any
    body: Any = None
    """The type of the body, or `bytes` if it is not JSON."""
    query: Any = None
    needs_player: bool = True
    asks_who: bool = True
    """Without it, the caller is not looked up, so the operation works while storage is down."""
    status: int = 200
    media_type: str = "application/json"
    body_optional: bool = False
    others: tuple[tuple[int, Any], ...] = ()
    """Other statuses with responses that are not problems."""
    or_text: bool = False
    """Whether it is also available as plain text."""

    @property
    def name(self) -> str:
        """Its name in the document, such as `join_table`."""
        return self.handler.__name__
