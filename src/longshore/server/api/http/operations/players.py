"""Operations on players."""

from __future__ import annotations

from longshore.server.api.caller import COOKIE, SECURE_COOKIE
from longshore.server.api.http.operation import Call, CallWith, Operation
from longshore.server.api.reply import Reply
from longshore.server.base.problems import Problem
from longshore.server.messages.players import Arrived, Link, Me, Token, Visitor
from longshore.server.messages.requests import ChangePlayer, NewPlayer, UseLink
from longshore.server.players.names import checked_name, guest_name
from longshore.server.players.people import player_info
from longshore.server.settings.reach import shared_url

_YEAR_SECONDS = 365 * 24 * 3600


def cookie_header(call: Call, secret: str) -> dict[str, str]:
    """The cookie: hidden from scripts, and not sent by other sites."""
    return _cookie(call, secret, _YEAR_SECONDS)


def no_cookie_header(call: Call) -> dict[str, str]:
    """Delete the cookie."""
    return _cookie(call, "", 0)


def _cookie(call: Call, secret: str, seconds: int) -> dict[str, str]:
    https = call.server.settings.is_https
    name, secure = (SECURE_COOKIE, "; Secure") if https else (COOKIE, "")
    cookie = f"{name}={secret}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}"
    return {"set-cookie": cookie}


async def create_player(call: CallWith[NewPlayer, None]) -> Reply:
    """Create a player. A page does this once.

    A browser that has a player keeps that player, because its cookie may be the only way back.
    """
    body = call.body
    name = guest_name(body.name) if body.guest else checked_name(body.name)
    if call.by_cookie and call.caller is not None:
        return Reply(Me(player_info(call.caller)))
    if call.address and not call.server.rates.arrival.allows(call.address):
        raise Problem("too_many_players")
    player, cookie, token = await call.server.people.arrive(name, body.language or "")
    return Reply(Arrived(player_info(player), token), 201, cookie_header(call, cookie))


async def read_me(call: Call) -> Me:
    """Who the caller is."""
    return Me(player_info(call.player))


async def read_visitor(call: Call) -> Visitor:
    """Who the caller is, if anyone. A page asks this first, and a newcomer is not an error."""
    return Visitor(None if call.caller is None else player_info(call.caller))


async def change_me(call: CallWith[ChangePlayer, None]) -> Me:
    """Change the caller's name or language."""
    body = call.body
    name = None if body.name is None else checked_name(body.name)
    player = await call.server.people.change(call.player, name=name, language=body.language)
    return Me(player_info(player))


async def create_token(call: Call) -> Token:
    """Create a token for programs. The previous one stops working."""
    return Token(await call.server.people.new_token(call.player))


async def delete_token(call: Call) -> Me:
    """Revoke the token, so that no program can act for the caller."""
    await call.server.people.drop(call.player, "token")
    return Me(player_info(call.player))


async def sign_out(call: Call) -> Reply:
    """Sign out everywhere: browsers, programs with the token, devices about to be linked, an admin.

    Passkeys stay, because they are the way back.
    """
    for kind in ("cookie", "token", "link", "admin"):
        await call.server.people.drop(call.player, kind)
    return Reply(Me(player_info(call.player)), headers=no_cookie_header(call))


async def create_link(call: Call) -> Link:
    """Create a one-time code that links another device to the same player."""
    code, expires = await call.server.people.new_link(call.player)
    shown = "-".join(code[index : index + 4] for index in range(0, len(code), 4))
    base = shared_url(call.server.settings) or "/"
    return Link(shown, f"{base}link#{shown}", expires)


async def use_link(call: CallWith[UseLink, None]) -> Reply:
    """Sign in on this device with a one-time code."""
    body = call.body
    if call.address and not call.server.rates.arrival.allows(call.address):
        raise Problem("too_many_players")
    player, cookie = await call.server.people.use_link(body.code)
    return Reply(Me(player_info(player)), headers=cookie_header(call, cookie))


OPERATIONS = (
    Operation(
        "POST",
        "/api/players",
        create_player,
        "Create a player",
        Arrived,
        needs_player=False,
        status=201,
        others=((200, Me),),
    ),
    Operation("GET", "/api/me", read_me, "Who am I?", Me),
    Operation(
        "GET",
        "/api/visitor",
        read_visitor,
        "Who am I, if anyone?",
        Visitor,
        needs_player=False,
    ),
    Operation("PATCH", "/api/me", change_me, "Change the caller's name or language", Me),
    Operation("POST", "/api/me/token", create_token, "Create a new access token", Token),
    Operation("DELETE", "/api/me/token", delete_token, "Revoke the caller's access token", Me),
    Operation("POST", "/api/me/signout", sign_out, "Sign out on all devices", Me),
    Operation("POST", "/api/me/link", create_link, "Create a code to link another device", Link),
    Operation(
        "POST",
        "/api/players/link",
        use_link,
        "Link this device with a code",
        Me,
        needs_player=False,
    ),
)
