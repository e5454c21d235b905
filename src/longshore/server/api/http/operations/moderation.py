"""Operations of the server's admin, and how players report a name."""

from __future__ import annotations

from typing import Any

from longshore.server.api.http.operation import Call, Operation
from longshore.server.api.http.operations.talk import find, number_in
from longshore.server.api.reply import Reply
from longshore.server.base.clock import now_ms
from longshore.server.base.problems import Problem
from longshore.server.messages.answers import Empty
from longshore.server.messages.moderation import (
    Act,
    ActList,
    Admin,
    AdminList,
    AdminSession,
    Appoint,
    Ban,
    BanList,
    HiddenTable,
    HiddenTables,
    KnownPlayer,
    KnownPlayers,
    NewBan,
    PlayersQuery,
    Rename,
    Report,
    ReportList,
    ReportName,
)
from longshore.server.messages.passkeys import PasskeyQuestion, UsePasskey
from longshore.server.moderation.acts import (
    Detail,
    act_of,
    ban_of_client,
    ban_of_network,
    ban_of_player,
    detail_of,
    is_client,
    player_in,
    until_in,
)
from longshore.server.players.names import checked_name
from longshore.server.talk.text import checked_lines

_PAGE = 100


# ---------------------------------------------------------------- signing in


async def ask_as_admin(call: Call) -> PasskeyQuestion:
    """Start signing in as an admin."""
    if call.address and not call.server.rates.question.allows(call.address):
        raise Problem("too_many_requests")
    return PasskeyQuestion(*await call.server.passkeys.begin_to_sign_in())


async def sign_in_as_admin(call: Call) -> AdminSession:
    """Sign in as an admin with a passkey, for a few hours."""
    body: UsePasskey = call.body
    player_id = await call.server.passkeys.sign_in(body.id, body.credential, call.host)
    if not await call.server.store.is_admin(player_id):
        raise Problem("not_admin")
    return AdminSession(*await call.server.people.new_admin_secret(player_id))


async def read_admins(call: Call) -> AdminList:
    """The players who may sign in as admins."""
    rows = await call.server.store.admins()
    return AdminList([Admin(row.player_id, row.name, row.at) for row in rows])


async def appoint(call: Call) -> Reply:
    """Let a player sign in as an admin with a passkey."""
    body: Appoint = call.body
    player_id, name = await player_in(call.server.store, body.player)
    await call.server.moderator.do(act_of("appoint", call.by, player_id=player_id, name=name))
    return Reply(await read_admins(call), 201)


async def dismiss(call: Call) -> AdminList:
    """Take that back. The player's sessions as an admin end."""
    await call.server.moderator.do(act_of("dismiss", call.by, player_id=call.params["player"]))
    return AdminList(
        [Admin(row.player_id, row.name, row.at) for row in await call.server.store.admins()]
    )


# ---------------------------------------------------------------- reports


async def report_name(call: Call) -> Reply:
    """Report the name of the player at a place to the server's admin."""
    body: ReportName = call.body
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
        for row in await store.reports(_PAGE)
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
        for row in await store.name_reports(_PAGE)
    ]
    return ReportList(sorted(found, key=lambda report: (report.at, report.id))[:_PAGE])


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


# ---------------------------------------------------------------- bans and names


async def find_players(call: Call) -> KnownPlayers:
    """Find players by id or name."""
    query: PlayersQuery = call.query
    banned = {row.player_id for row in await call.server.store.bans(now_ms())}
    return KnownPlayers(
        [
            KnownPlayer(row.id, row.name, row.created_at, row.seen_at, row.id in banned)
            for row in await call.server.store.find_players(query.name, _PAGE)
        ]
    )


async def read_bans(call: Call) -> BanList:
    """The bans that hold, the latest first."""
    return BanList(
        [
            Ban(
                id=row.id,
                player=row.player_id,
                name=row.name,
                address=bool(row.network),
                reason=row.reason,
                at=row.at,
                until=row.until,
            )
            for row in await call.server.store.bans(now_ms())
        ]
    )


async def ban(call: Call) -> Reply:
    """Ban a player, or an address with its network."""
    body: NewBan = call.body
    reason = checked_lines(body.reason, call.server.settings.limits.chat_letters)
    detail = Detail(until=until_in(body.days), reason=reason, addresses=body.addresses)
    if (body.player is None) == (body.address is None):
        raise Problem("which_ban")
    address = "" if body.address is None else body.address.strip()
    if is_client(address):
        act = await ban_of_client(call.server.store, address, call.by, detail)
    elif body.address is not None:
        act = ban_of_network(call.server.keys, address, call.by, detail)
    else:
        act = ban_of_player(await player_in(call.server.store, body.player or ""), call.by, detail)
    await call.server.moderator.do(act)
    return Reply(await read_bans(call), 201)


async def unban(call: Call) -> BanList:
    """End a ban."""
    which = call.params["ban"]
    about = next((row for row in await call.server.store.bans(now_ms()) if row.id == which), None)
    act = act_of("unban", call.by, Detail(ban=which), name="" if about is None else about.name)
    act.player_id = "" if about is None else about.player_id or ""
    await call.server.moderator.do(act)
    return await read_bans(call)


async def rename_player(call: Call) -> Empty:
    """Give a player another name, everywhere."""
    body: Rename = call.body
    detail = Detail(name="" if body.name is None else checked_name(body.name))
    player_id, name = await player_in(call.server.store, call.params["player"])
    await call.server.moderator.do(
        act_of("rename", call.by, detail, player_id=player_id, name=name)
    )
    return Empty()


# ---------------------------------------------------------------- tables


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


async def read_acts(call: Call) -> ActList:
    """What admins did, the latest first."""
    found = []
    for row in await call.server.store.acts(_PAGE):
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


_ADMIN: dict[str, Any] = {"needs_player": False, "admin": True}

OPERATIONS = (
    Operation(
        "POST",
        "/api/tables/{id}/places/{place}/report",
        report_name,
        "Report the name of a player to the server's admin",
        Empty,
        body=ReportName,
        body_optional=True,
        status=201,
    ),
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
        body=UsePasskey,
        needs_player=False,
    ),
    Operation("GET", "/api/admin/admins", read_admins, "List the admins", AdminList, **_ADMIN),
    Operation(
        "POST",
        "/api/admin/admins",
        appoint,
        "Let a player sign in as an admin with a passkey",
        AdminList,
        body=Appoint,
        status=201,
        **_ADMIN,
    ),
    Operation(
        "DELETE",
        "/api/admin/admins/{player}",
        dismiss,
        "Take that back",
        AdminList,
        **_ADMIN,
    ),
    Operation(
        "GET",
        "/api/admin/reports",
        read_reports,
        "List reported messages and names",
        ReportList,
        **_ADMIN,
    ),
    Operation(
        "DELETE", "/api/admin/reports/{report}", close_report, "Close a report", Empty, **_ADMIN
    ),
    Operation(
        "DELETE",
        "/api/admin/tables/{id}/chat/{number}",
        remove_message,
        "Remove the text of a message",
        Empty,
        **_ADMIN,
    ),
    Operation(
        "GET",
        "/api/admin/players",
        find_players,
        "Find players by id or name",
        KnownPlayers,
        query=PlayersQuery,
        **_ADMIN,
    ),
    Operation(
        "PUT",
        "/api/admin/players/{player}/name",
        rename_player,
        "Give a player another name",
        Empty,
        body=Rename,
        body_optional=True,
        **_ADMIN,
    ),
    Operation("GET", "/api/admin/bans", read_bans, "List the bans", BanList, **_ADMIN),
    Operation(
        "POST",
        "/api/admin/bans",
        ban,
        "Ban a player or an address",
        BanList,
        body=NewBan,
        status=201,
        **_ADMIN,
    ),
    Operation("DELETE", "/api/admin/bans/{ban}", unban, "End a ban", BanList, **_ADMIN),
    Operation(
        "GET", "/api/admin/hidden", read_hidden, "List hidden tables", HiddenTables, **_ADMIN
    ),
    Operation(
        "PUT",
        "/api/admin/tables/{id}/hidden",
        hide_table,
        "Take a table out of the lists",
        Empty,
        **_ADMIN,
    ),
    Operation(
        "DELETE",
        "/api/admin/tables/{id}/hidden",
        unhide_table,
        "Put a hidden table back into the lists",
        Empty,
        **_ADMIN,
    ),
    Operation("GET", "/api/admin/acts", read_acts, "List what admins did", ActList, **_ADMIN),
)
