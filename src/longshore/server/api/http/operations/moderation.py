"""What players report, and what admins do about it: words, names and hidden tables."""

from __future__ import annotations

from typing import Final

from longshore.server.api.http.operation import Call, CallWith, Operation
from longshore.server.api.http.operations.talk import find, number_in
from longshore.server.api.reply import Reply
from longshore.server.base.problems import Problem
from longshore.server.messages.answers import Empty
from longshore.server.messages.moderation import (
    HiddenTable,
    HiddenTables,
    Rename,
    Report,
    ReportList,
    ReportName,
)
from longshore.server.moderation.acts import (
    Detail,
    act_of,
    player_in,
)
from longshore.server.players.names import checked_name

_REPORTS: Final = 100  # in the list


async def report_name(call: CallWith[ReportName, None]) -> Reply:
    """Report the name of the player at a place to the server's admin."""
    body = call.body
    table = await find(call)
    text = call.params["place"]
    place = next((number for number in range(len(table.seats)) if str(number) == text), None)
    if place is None:
        raise Problem("bad_seat", text=text[:80])
    await call.server.talk.report_name(table, call.player, place, body.reason)
    return Reply(Empty(), 201)


async def read_reports(call: Call) -> ReportList:
    """Reported messages and names, oldest first."""
    store = call.server.store
    found = [
        Report(
            id=row.id,
            table=row.table_id,
            number=row.number,
            name=row.name,
            text=row.text,
            by=row.by_name,
            reason=row.reason,
            at=row.at,
            player=await store.author_of(row.table_id, row.number),
        )
        for row in await store.reports(_REPORTS)
    ]
    found += [
        Report(
            id=row.id,
            table=row.table_id,
            number=0,
            name=row.name,
            text=row.name,
            by=row.by_name,
            reason=row.reason,
            at=row.at,
            kind="name",
            player=row.player_id,
        )
        for row in await store.name_reports(_REPORTS)
    ]
    return ReportList(sorted(found, key=lambda report: (report.at, report.id))[:_REPORTS])


async def close_report(call: Call) -> Empty:
    """Close a report without doing anything."""
    detail = Detail(report=call.params["report"])
    await call.server.moderator.do(act_of("close_report", call.by, detail))
    return Empty()


async def remove_message(call: Call) -> Empty:
    """Remove the text of a message and close its reports."""
    detail = Detail(number=number_in(call))
    await call.server.moderator.do(
        act_of("remove_text", call.by, detail, table_id=call.params["id"])
    )
    return Empty()


async def rename_player(call: CallWith[Rename, None]) -> Empty:
    """Give a player another name, everywhere."""
    body = call.body
    detail = Detail(name="" if body.name is None else checked_name(body.name))
    player_id, name = await player_in(call.server.store, call.params["player"])
    await call.server.moderator.do(
        act_of("rename", call.by, detail, player_id=player_id, name=name)
    )
    return Empty()


async def read_hidden(call: Call) -> HiddenTables:
    """Hidden tables, the latest first."""
    rows = await call.server.store.hidden_tables()
    return HiddenTables([HiddenTable(row.table_id, row.at) for row in rows])


async def hide_table(call: Call) -> Empty:
    """Take a table out of the lists."""
    await call.server.moderator.do(act_of("hide", call.by, table_id=call.params["id"]))
    return Empty()


async def unhide_table(call: Call) -> Empty:
    """Put a hidden table back into the lists."""
    await call.server.moderator.do(act_of("unhide", call.by, table_id=call.params["id"]))
    return Empty()


OPERATIONS = (
    Operation(
        "POST",
        "/api/tables/{id}/places/{place}/report",
        report_name,
        "Report the name of a player to the server's admin",
        Empty,
        body_optional=True,
        status=201,
    ),
    Operation(
        "GET",
        "/api/admin/reports",
        read_reports,
        "List reported messages and names",
        ReportList,
        admin=True,
    ),
    Operation(
        "DELETE", "/api/admin/reports/{report}", close_report, "Close a report", Empty, admin=True
    ),
    Operation(
        "DELETE",
        "/api/admin/tables/{id}/chat/{number}",
        remove_message,
        "Remove the text of a message",
        Empty,
        admin=True,
    ),
    Operation(
        "PUT",
        "/api/admin/players/{player}/name",
        rename_player,
        "Give a player another name",
        Empty,
        body_optional=True,
        admin=True,
    ),
    Operation(
        "GET", "/api/admin/hidden", read_hidden, "List hidden tables", HiddenTables, admin=True
    ),
    Operation(
        "PUT",
        "/api/admin/tables/{id}/hidden",
        hide_table,
        "Take a table out of the lists",
        Empty,
        admin=True,
    ),
    Operation(
        "DELETE",
        "/api/admin/tables/{id}/hidden",
        unhide_table,
        "Put a hidden table back into the lists",
        Empty,
        admin=True,
    ),
)
