"""How admins find and ban players, and ban addresses."""

from __future__ import annotations

from typing import Final

from longshore.server.api.http.operation import Call, CallWith, Operation
from longshore.server.api.reply import Reply
from longshore.server.base.clock import now_ms
from longshore.server.base.problems import Problem
from longshore.server.messages.moderation import (
    Ban,
    BanList,
    KnownPlayer,
    KnownPlayers,
    NewBan,
    PlayersQuery,
)
from longshore.server.moderation.acts import (
    Detail,
    act_of,
    ban_of_client,
    ban_of_network,
    ban_of_player,
    is_client,
    player_in,
    until_in,
)
from longshore.server.talk.text import checked_lines

_FOUND: Final = 100  # players of one name


async def find_players(call: CallWith[None, PlayersQuery]) -> KnownPlayers:
    """Find players by id or name."""
    query = call.query
    banned = {row.player_id for row in await call.server.store.bans(now_ms())}
    return KnownPlayers(
        [
            KnownPlayer(row.id, row.name, row.created_at, row.seen_at, row.id in banned)
            for row in await call.server.store.find_players(query.name, _FOUND)
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


async def ban(call: CallWith[NewBan, None]) -> Reply:
    """Ban a player, or an address with its network."""
    body = call.body
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


OPERATIONS = (
    Operation(
        "GET",
        "/api/admin/players",
        find_players,
        "Find players by id or name",
        KnownPlayers,
        admin=True,
    ),
    Operation("GET", "/api/admin/bans", read_bans, "List the bans", BanList, admin=True),
    Operation(
        "POST",
        "/api/admin/bans",
        ban,
        "Ban a player or an address",
        BanList,
        status=201,
        admin=True,
    ),
    Operation("DELETE", "/api/admin/bans/{ban}", unban, "End a ban", BanList, admin=True),
)
