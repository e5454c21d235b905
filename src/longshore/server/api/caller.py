"""Who is calling, and from where, according to a request or a socket's first request."""

from __future__ import annotations

import logging
import secrets
from functools import cache
from typing import Final, NamedTuple

from starlette.requests import HTTPConnection

from longshore.server.base.addresses import client_of, counted, is_in, is_loopback
from longshore.server.base.clients import warn
from longshore.server.base.problems import Problem
from longshore.server.players.people import People
from longshore.server.server import Server
from longshore.server.store import PlayerRow

COOKIE: Final = "longshore"
# Over https, browsers take a cookie of this name from nobody but this very host.
SECURE_COOKIE: Final = f"__Host-{COOKIE}"
_FORWARDED: Final = "x-forwarded-for"
_log: Final = logging.getLogger("longshore")


class Caller(NamedTuple):
    """The player, their proof of identity, and whether a browser attached it by itself."""

    player: PlayerRow | None
    secret: str = ""
    by_cookie: bool = False


Admin = tuple[str, str]
"""The id and name of an admin. Both are empty for whoever has the admin token."""
_WITH_TOKEN: Final[Admin] = ("", "")


async def admin_of(server: Server, given: str) -> Admin:
    """The admin who has the admin token, or the secret of an admin's session."""
    token = server.settings.admin_token
    if token and secrets.compare_digest(given.encode(), token.encode()):
        return _WITH_TOKEN
    player = await server.people.admin(given)
    if player is None or not await server.store.is_admin(player.id):
        raise Problem("not_admin")
    return player.id, player.name


BANNED: Final = frozenset(("banned", "banned_until"))


async def caller_of(
    people: People, request: HTTPConnection, *, even_banned: bool = False
) -> Caller:
    """The player whose token or cookie comes with a request, or nobody."""
    header = request.headers.get("authorization")
    if header is not None:
        scheme, _, token = header.partition(" ")
        if scheme.lower() != "bearer":
            raise Problem("wrong_credential")
        secret = token.strip()
        return Caller(await people.who(secret, even_banned=even_banned), secret)
    cookie = request.cookies.get(SECURE_COOKIE) or request.cookies.get(COOKIE)
    if cookie is None:
        return Caller(None)
    try:
        player = await people.who(cookie, even_banned=even_banned)
        return Caller(player, cookie, by_cookie=True)
    except Problem as problem:
        if problem.code in BANNED:
            raise
        # The cookie of a deleted player is ignored.
        return Caller(None, by_cookie=True)


def address_of_client(server: Server, request: HTTPConnection) -> str:
    """The address of the client, as its connection or a trusted proxy tells it."""
    peer = request.client.host if request.client is not None else ""
    forwarded = request.headers.getlist(_FORWARDED)
    if not forwarded:
        return peer
    proxies = server.settings.proxies
    if not is_in(peer, proxies):
        _warn_once()
    return client_of(peer, forwarded, proxies)


@cache
def _warn_once() -> None:
    """A proxy that is not named would make all players share the limits of one address."""
    _log.warning(
        "requests come with X-Forwarded-For, which is not believed. "
        "If they come from your proxy, name its address with --trusted-proxy"
    )


def checked_address(server: Server, request: HTTPConnection, cost: int = 1) -> str:
    """The address of a request for rate limits, or none if it is trusted."""
    client = address_of_client(server, request)
    server.people.bans.check_address(client)
    address = counted(client)
    if server.settings.trust_loopback and is_loopback(address):
        return ""
    if not server.rates.address.allows(address, cost):
        warn("requests are refused: one address sends too many", address)
        raise Problem("too_many_requests")
    return address
