"""Operations on the caller's data: export and delete it."""

from __future__ import annotations

from longshore.record.read_json import Json
from longshore.server.api.http.operation import Call, CallWith, Operation
from longshore.server.api.http.operations.players import no_cookie_header
from longshore.server.api.reply import Reply
from longshore.server.base.problems import Problem
from longshore.server.messages.answers import Empty
from longshore.server.messages.requests import ForgetMe
from longshore.server.players.export import export_of
from longshore.server.players.names import checked_name


async def export_me(call: Call) -> Reply:
    """Export everything the server stores about me."""
    if not call.server.rates.export.allows(call.player.id):
        raise Problem("too_many_requests")
    found = await export_of(call.server.store, call.server.tables, call.player)
    return Reply(found, headers={"content-disposition": 'attachment; filename="longshore.json"'})


async def forget_me(call: CallWith[ForgetMe, None]) -> Reply:
    """Leave all games of the caller, and delete their data.

    Other people's games keep a former player.
    """
    body = call.body
    if checked_name(body.name) != call.player.name:
        raise Problem("not_confirmed")
    await call.server.forgetting.forget(call.player)
    return Reply(Empty(), headers=no_cookie_header(call))


OPERATIONS = (
    Operation(
        "GET", "/api/me/export", export_me, "Export the caller's data", Json, even_banned=True
    ),
    Operation(
        "POST",
        "/api/me/forget",
        forget_me,
        "Delete the caller's data",
        Empty,
        even_banned=True,
    ),
)
