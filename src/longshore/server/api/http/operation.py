"""An operation of the API: one line of the table that generates routes and documentation."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache
from types import NoneType
from typing import Any, Generic, TypeVar, get_args, get_type_hints

from longshore.server.api.caller import Admin
from longshore.server.base.problems import Problem
from longshore.server.server import Server
from longshore.server.store import PlayerRow

B = TypeVar("B")
Q = TypeVar("Q")


@dataclass(slots=True, kw_only=True)
class Call:
    """A validated request."""

    server: Server
    params: dict[str, str]
    caller: PlayerRow | None
    language: str
    address: str
    by_cookie: bool = False
    """Whether a browser attached the credential by itself."""
    host: str = ""
    """The host name in the request."""
    admin: Admin | None = None

    @property
    def player(self) -> PlayerRow:
        """The player who asks, if the operation requires one."""
        if self.caller is None:
            raise Problem("no_credential")
        return self.caller

    @property
    def by(self) -> Admin:
        """The admin who asks, if the operation requires one."""
        if self.admin is None:
            raise Problem("not_admin")
        return self.admin

    @property
    def player_id(self) -> str | None:
        """The id of the player who asks."""
        return None if self.caller is None else self.caller.id


@dataclass(slots=True, kw_only=True)
class CallWith(Call, Generic[B, Q]):
    """A request with its parsed body and query, or None for what the operation does not take."""

    body: B
    query: Q


Handler = Callable[[CallWith[Any, Any]], Awaitable[Any]]


@cache
def taken_by(handler: Handler) -> tuple[Any, Any]:
    """The types of the body and the query that a handler declares to take. None for neither."""
    call, *_ = get_type_hints(handler).values()
    body, query = get_args(call) or (NoneType, NoneType)
    return None if body is NoneType else body, None if query is NoneType else query


@dataclass(frozen=True, slots=True)
class Operation:
    """An operation of the server."""

    method: str
    path: str
    handler: Handler
    """What it declares to take (`CallWith`) is what the operation takes."""
    about: str
    answer: Any
    needs_player: bool = True
    """Whether it is for players only. What is for admins only never is."""
    admin: bool = False
    """Whether it is for admins only, who need not be players."""
    asks_who: bool = True
    """Without it, the caller is not looked up, so the operation works while storage is down."""
    status: int = 200
    media_type: str = "application/json"
    body_optional: bool = False
    others: tuple[tuple[int, Any], ...] = ()
    """Other statuses with responses that are not problems."""
    even_banned: bool = False
    """Whether banned players may do it: get their data, and delete it."""
    cost: int = 1
    """How many requests it counts for: about the milliseconds that it takes."""
    from_any_site: bool = False
    """Whether it does not matter which page a browser has sent it from."""
    or_text: bool = False
    """Whether it is also available as plain text."""

    @property
    def body(self) -> Any:
        """The type of the body, or `bytes` if it is not JSON."""
        return taken_by(self.handler)[0]

    @property
    def query(self) -> Any:
        """The type of the query."""
        return taken_by(self.handler)[1]

    @property
    def asks_for_player(self) -> bool:
        """Whether it is refused to anyone who is not a player."""
        return self.needs_player and not self.admin

    @property
    def name(self) -> str:
        """Its name in the document, such as `join_table`."""
        return self.handler.__name__
