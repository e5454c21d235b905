"""Operations on passkeys."""

from __future__ import annotations

from longshore.server.api.http.operation import Call, CallWith, Operation
from longshore.server.api.http.operations.players import cookie_header
from longshore.server.api.reply import Reply
from longshore.server.base.problems import Problem
from longshore.server.messages.passkeys import (
    NewPasskey,
    Passkey,
    PasskeyList,
    PasskeyQuestion,
    UsePasskey,
)
from longshore.server.messages.players import Me
from longshore.server.players.names import checked_name
from longshore.server.players.people import player_info
from longshore.server.store import PasskeyRow


def shown(row: PasskeyRow) -> Passkey:
    """A passkey, for its owner."""
    return Passkey(row.id, row.name, row.created_at, row.used_at)


async def read_passkeys(call: Call) -> PasskeyList:
    """The caller's passkeys."""
    return PasskeyList([shown(row) for row in await call.server.store.passkeys(call.player.id)])


async def ask_for_passkey(call: Call) -> PasskeyQuestion:
    """Start adding one."""
    return PasskeyQuestion(*await call.server.passkeys.begin_to_add(call.player))


async def add_passkey(call: CallWith[NewPasskey, None]) -> Reply:
    """Save a device's response."""
    body = call.body
    name = checked_name(body.name)
    await call.server.passkeys.add(call.player, body.id, body.credential, name, call.host)
    return Reply(await read_passkeys(call), 201)


async def drop_passkey(call: Call) -> PasskeyList:
    """Delete one of the caller's passkeys."""
    if not await call.server.store.drop_passkey(call.player.id, call.params["passkey"]):
        raise Problem("no_such_passkey")
    return await read_passkeys(call)


async def ask_to_sign_in(call: Call) -> PasskeyQuestion:
    """Start signing in on this device."""
    if call.address and not call.server.rates.question.allows(call.address):
        raise Problem("too_many_requests")
    return PasskeyQuestion(*await call.server.passkeys.begin_to_sign_in())


async def sign_in(call: CallWith[UsePasskey, None]) -> Reply:
    """Sign in as the player whose passkey this device has."""
    body = call.body
    player_id = await call.server.passkeys.sign_in(body.id, body.credential, call.host)
    player, cookie = await call.server.people.come_back(player_id)
    return Reply(Me(player_info(player)), headers=cookie_header(call, cookie))


_MINE = "/api/me/passkeys"
_SIGN_IN = "/api/players/passkey"

OPERATIONS = (
    Operation("GET", _MINE, read_passkeys, "The caller's passkeys", PasskeyList),
    Operation(
        "POST", f"{_MINE}/question", ask_for_passkey, "Start adding a passkey", PasskeyQuestion
    ),
    Operation("POST", _MINE, add_passkey, "Add a passkey", PasskeyList, status=201),
    Operation("DELETE", f"{_MINE}/{{passkey}}", drop_passkey, "Remove a passkey", PasskeyList),
    Operation(
        "POST",
        f"{_SIGN_IN}/question",
        ask_to_sign_in,
        "Start signing in with a passkey",
        PasskeyQuestion,
        needs_player=False,
    ),
    Operation(
        "POST",
        _SIGN_IN,
        sign_in,
        "Sign in with a passkey",
        Me,
        needs_player=False,
    ),
)
