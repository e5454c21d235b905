"""How admins sign in, who they are, and what they did."""

from __future__ import annotations

from typing import Final

from longshore.server.api.http.operation import Call, CallWith, Operation
from longshore.server.api.reply import Reply
from longshore.server.base.problems import Problem
from longshore.server.messages.moderation import (
    Act,
    ActList,
    Admin,
    AdminList,
    AdminSession,
    Appoint,
)
from longshore.server.messages.passkeys import PasskeyQuestion, UsePasskey
from longshore.server.moderation.acts import (
    act_of,
    detail_of,
    player_in,
)

_ACTS: Final = 100  # in the list


async def ask_as_admin(call: Call) -> PasskeyQuestion:
    """Start signing in as an admin."""
    if call.address and not call.server.rates.question.allows(call.address):
        raise Problem("too_many_requests")
    return PasskeyQuestion(*await call.server.passkeys.begin_to_sign_in())


async def sign_in_as_admin(call: CallWith[UsePasskey, None]) -> AdminSession:
    """Sign in as an admin with a passkey, for a few hours."""
    body = call.body
    player_id = await call.server.passkeys.sign_in(body.id, body.credential, call.host)
    if not await call.server.store.is_admin(player_id):
        raise Problem("not_admin")
    return AdminSession(*await call.server.people.new_admin_secret(player_id))


async def read_admins(call: Call) -> AdminList:
    """The players who may sign in as admins."""
    rows = await call.server.store.admins()
    return AdminList([Admin(row.player_id, row.name, row.at) for row in rows])


async def appoint(call: CallWith[Appoint, None]) -> Reply:
    """Let a player sign in as an admin with a passkey."""
    body = call.body
    player_id, name = await player_in(call.server.store, body.player)
    await call.server.moderator.do(act_of("appoint", call.by, player_id=player_id, name=name))
    return Reply(await read_admins(call), 201)


async def dismiss(call: Call) -> AdminList:
    """Revoke a player's admin rights. Their sessions as an admin end."""
    await call.server.moderator.do(act_of("dismiss", call.by, player_id=call.params["player"]))
    return await read_admins(call)


async def read_acts(call: Call) -> ActList:
    """What admins did, the latest first."""
    found = []
    for row in await call.server.store.acts(_ACTS):
        detail = detail_of(row)
        found.append(
            Act(
                number=row.number,
                at=row.at,
                by=row.by_name,
                what=row.what,
                player=row.player_id,
                table=row.table_id,
                name=row.name,
                until=detail.until,
                reason=detail.reason,
                done_at=row.done_at,
                problem=row.problem,
            )
        )
    return ActList(found)


OPERATIONS = (
    Operation(
        "POST",
        "/api/admin/passkey/question",
        ask_as_admin,
        "Start signing in as an admin with a passkey",
        PasskeyQuestion,
        needs_player=False,
    ),
    Operation(
        "POST",
        "/api/admin/passkey",
        sign_in_as_admin,
        "Sign in as an admin with a passkey",
        AdminSession,
        needs_player=False,
    ),
    Operation("GET", "/api/admin/admins", read_admins, "List the admins", AdminList, admin=True),
    Operation(
        "POST",
        "/api/admin/admins",
        appoint,
        "Let a player sign in as an admin with a passkey",
        AdminList,
        status=201,
        admin=True,
    ),
    Operation(
        "DELETE",
        "/api/admin/admins/{player}",
        dismiss,
        "Revoke a player's admin rights",
        AdminList,
        admin=True,
    ),
    Operation("GET", "/api/admin/acts", read_acts, "List what admins did", ActList, admin=True),
)
