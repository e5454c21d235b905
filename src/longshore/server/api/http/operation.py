"""An operation of the API: one line of the table that generates routes and documentation."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, TypedDict

from longshore.server.api.caller import Admin
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
    by_cookie: bool = False
    """Whether a browser attached the credential by itself."""
    raw: bytes = b""
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


class _Access(TypedDict):
    needs_player: bool
    admin: bool


ADMIN: Final[_Access] = {"needs_player": False, "admin": True}
"""What operations say that are for admins only, who need not be players."""

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
    def name(self) -> str:
        """Its name in the document, such as `join_table`."""
        return self.handler.__name__
