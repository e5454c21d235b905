"""Operations on invitations: the link that others follow, also as a QR code for a phone."""

from __future__ import annotations

from typing import Final

from longshore.server.api.http.operation import Call, Operation
from longshore.server.api.reply import Reply
from longshore.server.base.problems import Problem
from longshore.server.messages.tables import Invitation
from longshore.server.settings.reach import qr_svg, shared_url

_SVG: Final = "image/svg+xml"


async def invitation_url(call: Call) -> tuple[str, str]:
    """The table and its link, which only its players and its host may pass on."""
    table = await call.server.tables.get(call.params["id"])
    player = call.player.id
    if table.host != player and not any(seat.player == player for seat in table.seats):
        raise Problem("not_at_table")
    base = shared_url(call.server.settings) or f"http://{call.host}/"
    return table.id, f"{base}table/{table.id}#{table.invite}"


async def read_invitation(call: Call) -> Invitation:
    """The link."""
    return Invitation(*await invitation_url(call))


async def draw_invitation(call: Call) -> Reply:
    """The link as a QR code."""
    _, url = await invitation_url(call)
    return Reply(qr_svg(url), media_type=_SVG)


_PATH = "/api/tables/{id}/invitation"

OPERATIONS = (
    Operation("GET", _PATH, read_invitation, "Get the invitation link of a table", Invitation),
    Operation(
        "GET",
        f"{_PATH}.svg",
        draw_invitation,
        "Get the invitation link as a QR code",
        str,
        media_type=_SVG,
    ),
)
