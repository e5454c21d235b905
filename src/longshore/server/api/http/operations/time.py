"""Operations on time: pauses, quiet hours and holidays."""

from __future__ import annotations

from longshore.server.api.http.operation import Call, CallWith, Operation
from longshore.server.api.http.operations.votes import check_votes
from longshore.server.messages.requests import VotePause
from longshore.server.messages.schedule import Schedule
from longshore.server.messages.seats import MySchedule
from longshore.server.messages.tables import TableAnswer
from longshore.server.tables.commands.pause import vote_pause
from longshore.server.tables.reading.info import table_info
from longshore.server.tables.work import Work


async def pause_clocks(call: CallWith[VotePause, None]) -> TableAnswer:
    """Offer to pause or resume, agree, or decline."""
    body = call.body
    player = call.player
    check_votes(call)

    def command(work: Work) -> None:
        vote_pause(work, work.table.seats_of(player.id), body.do)

    table, _ = await call.server.tables.change(call.params["id"], command)
    return TableAnswer(table_info(table, player.id))


async def read_schedule(call: Call) -> MySchedule:
    """The caller's quiet hours and holidays."""
    return MySchedule(await call.server.schedules.of(call.player.id))


async def change_schedule(call: CallWith[Schedule, None]) -> MySchedule:
    """Change the caller's quiet hours and holidays from now on."""
    wanted = call.body
    most = call.server.settings.limits.listed_tables
    return MySchedule(await call.server.schedules.change(call.player.id, wanted, most))


OPERATIONS = (
    Operation(
        "POST",
        "/api/tables/{id}/pause",
        pause_clocks,
        "Pause or resume the clocks by agreement",
        TableAnswer,
    ),
    Operation(
        "GET",
        "/api/me/schedule",
        read_schedule,
        "Get the caller's quiet hours and holidays",
        MySchedule,
    ),
    Operation(
        "PUT",
        "/api/me/schedule",
        change_schedule,
        "Change the caller's quiet hours and holidays",
        MySchedule,
    ),
)
