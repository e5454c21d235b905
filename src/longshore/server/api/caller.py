"""Who is calling, and from where, according to a request or a socket's first request."""

from __future__ import annotations

from typing import Final, NamedTuple

from starlette.requests import HTTPConnection

from longshore.server.base.problems import Problem
from longshore.server.players.people import People
from longshore.server.server import Server
from longshore.server.store import PlayerRow

COOKIE: Final = "longshore"
_LOOPBACK: Final = frozenset(("127.0.0.1", "::1"))


class Caller(NamedTuple):
    """The player, their proof of identity, and whether a browser attached it by itself."""

    player: PlayerRow | None
    secret: str = ""
    by_cookie: bool = False


async def caller_of(people: People, request: HTTPConnection) -> Caller:
    """The player whose token or cookie comes with a request, or nobody."""
    header = request.headers.get("authorization")
    if header is not None:
        scheme, _, token = header.partition(" ")
        if scheme.lower() != "bearer":
            raise Problem("wrong_credential")
        secret = token.strip()
        return Caller(await people.who(secret), secret)
    cookie = request.cookies.get(COOKIE)
    if cookie is None:
        return Caller(None)
    try:
        return Caller(await people.who(cookie), cookie, by_cookie=True)
    except Problem:
        # The cookie of a deleted player is ignored.
        return Caller(None, by_cookie=True)


def checked_address(server: Server, request: HTTPConnection) -> str:
    """The address of a request for rate limits, or none if it is trusted."""
    address = request.client.host if request.client is not None else ""
    if server.settings.trust_loopback and address in _LOOPBACK:
        return ""
    if not server.rates.address.allows(address):
        raise Problem("too_many_requests")
    return address
