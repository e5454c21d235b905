"""Operations on tables: creating, finding, filling, starting and ending them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longshore.record.words import SEATS
from longshore.server.api.http.operation import Call, CallWith, Operation
from longshore.server.api.http.operations.votes import check_votes
from longshore.server.api.reply import Reply
from longshore.server.base.clock import now_ms
from longshore.server.base.problems import Problem
from longshore.server.bots.names import check_bot
from longshore.server.messages.pace import FreePace
from longshore.server.messages.requests import (
    ChangeSeat,
    EndGame,
    JoinTable,
    ListQuery,
    NewSeat,
    NewTable,
    Nothing,
    StartTable,
)
from longshore.server.messages.tables import TableAnswer, TableInfo, TableList
from longshore.server.store import PlayerRow, Quota
from longshore.server.tables.commands import finish, lobby
from longshore.server.tables.reading.info import summary_info, table_info
from longshore.server.tables.table import Seat, Setup, Table
from longshore.server.tables.work import Work
from longshore.view import view_of

_LOOKED_INTO: Final = 6  # tables in one list whose games are read, which costs more than a summary


async def create_table(call: CallWith[NewTable, None]) -> Reply:
    """Create a table. It starts at once if it is full."""
    body = call.body
    player, server = call.player, call.server
    plugins = server.settings.bot_plugins
    if body.pace is not None and not isinstance(body.pace, FreePace):
        check_bot(body.pace.bot, plugins)
    setup = Setup(
        edition=body.edition,
        options=body.options,
        players=len(body.seats),
        seating=body.seating,
        rated=body.rated,
        tracker=body.tracker,
        programs=body.programs,
        pace=body.pace,
        first=body.first,
    )
    seats = [new_seat(seat, player, plugins) for seat in body.seats]
    table = lobby.new_table(setup, seats, player.id, body.visibility, now_ms())
    table = await server.tables.add(table, begin, quota_of(call))
    return Reply(TableAnswer(table_info(table, player.id)), 201)


def begin(work: Work) -> None:
    """Write the first entry of a table, and start it if it is full."""
    work.tell({"event": "created"})
    if lobby.is_full(work.table):
        lobby.start(work, None)


def new_seat(seat: NewSeat, player: PlayerRow, plugins: tuple[str, ...]) -> Seat:
    """A seat as requested."""
    if seat.kind == "me":
        return Seat("person", player.id, player.name)
    if seat.kind == "open":
        return Seat("open")
    bot = check_bot(seat.bot or lobby.FILLING_BOT, plugins)
    return Seat("bot", None, bot, bot)


def quota_of(call: Call) -> Quota:
    """How many tables the caller may host."""
    limits = call.server.settings.limits
    return Quota(limits.tables_per_player, limits.listed_per_player)


async def list_tables(call: CallWith[None, ListQuery]) -> TableList:
    """The caller's tables, or listed tables: with empty seats, in play, or finished."""
    query = call.query
    most = call.server.settings.limits.listed_tables
    if query.list == "finished" or query.views:
        most = min(most, _LOOKED_INTO)
    if query.list == "mine":
        found = await call.server.store.tables_of(call.player.id, most)
    else:
        found = await call.server.store.tables_listed(query.list, most)
    if query.list == "finished" or query.views:
        ids = [summary.table.id for summary in found]
        return TableList([await looked_into(call, table_id, query.views) for table_id in ids])
    return TableList([summary_info(summary, call.player_id) for summary in found])


async def looked_into(call: Call, table_id: str, with_view: bool) -> TableInfo:
    """A table with its result, and what spectators see of its game if that is wanted."""
    table = await call.server.tables.get(table_id)
    info = table_info(table, call.player_id)
    if with_view and table.game is not None:
        info.view = view_of(table.shown_game, None)
    return info


async def read_table(call: Call) -> TableAnswer:
    """One table, without its game."""
    return answer(call, await call.server.tables.get(call.params["id"]))


async def join_table(call: CallWith[JoinTable, None]) -> TableAnswer:
    """Take a seat. The table starts when it is full."""
    body = call.body
    player = call.player
    place = body.place if body.seat is None else SEATS.index(body.seat)
    host = (await call.server.tables.get(call.params["id"])).host
    if host is not None and await call.server.store.is_blocked(host, player.id):
        raise Problem("blocked")

    def command(work: Work) -> None:
        lobby.join(
            work,
            player.id,
            player.name,
            invite=body.invite,
            place=place,
            program=body.program,
        )
        if lobby.is_full(work.table):
            lobby.start(work, None)

    return answer(call, (await call.server.tables.change(call.params["id"], command))[0])


async def leave_table(call: CallWith[Nothing, None]) -> TableAnswer:
    """Leave before the start, or concede."""
    player = call.player
    return await change_table(call, lambda work: lobby.leave(work, player.id))


async def start_table(call: CallWith[StartTable, None]) -> TableAnswer:
    """Start the table, as the host. Bots take empty seats."""
    body = call.body
    player = call.player
    return await change_table(call, lambda work: lobby.start(work, player.id, body.first))


async def change_seat(call: CallWith[ChangeSeat, None]) -> TableAnswer:
    """Remove a player or seat a bot before the start, as the host."""
    body = call.body
    player = call.player
    if body.bot is None:
        return await change_table(call, lambda work: lobby.remove(work, player.id, body.place))
    bot = check_bot(body.bot, call.server.settings.bot_plugins)

    def command(work: Work) -> None:
        lobby.set_bot(work, player.id, body.place, bot)
        if lobby.is_full(work.table):
            lobby.start(work, None)

    return await change_table(call, command)


async def rematch(call: CallWith[Nothing, None]) -> Reply:
    """Play the same game with the same players. A second request gets the same table."""
    player, tables = call.player, call.server.tables
    old = await tables.get(call.params["id"])
    if old.progress.rematch is not None:
        return Reply(answer(call, await tables.get(old.progress.rematch)))
    new = lobby.rematch_of(old, player.id, now_ms())
    await tables.add(new, begin, quota_of(call))

    def remember(work: Work) -> str:
        found = work.table.progress.rematch
        if found is None:
            found = work.table.progress.rematch = new.id
            work.tell({"event": "rematch", "table": new.id})
        return found

    table_id = (await tables.change(old.id, remember))[1]
    if table_id != new.id:  # someone else asked at the same moment
        await tables.change(new.id, finish.cancel)  # leaving it could concede a game
    return Reply(answer(call, await tables.get(table_id)), 201)


async def end_game(call: CallWith[EndGame, None]) -> TableAnswer:
    """Offer to end or cancel the game, agree, or decline."""
    body = call.body
    player = call.player
    check_votes(call)
    return await change_table(
        call, lambda work: finish.vote(work, work.table.seats_of(player.id), body.do)
    )


async def change_table(call: Call, command: Callable[[Work], None]) -> TableAnswer:
    """Change the table, and show it."""
    table, _ = await call.server.tables.change(call.params["id"], command)
    return answer(call, table)


def answer(call: Call, table: Table) -> TableAnswer:
    """A table, as far as the caller may see it."""
    return TableAnswer(table_info(table, call.player_id))


_TABLE = "/api/tables/{id}"

OPERATIONS = (
    Operation("POST", "/api/tables", create_table, "Make a table", TableAnswer, status=201),
    Operation(
        "GET",
        "/api/tables",
        list_tables,
        "List tables",
        TableList,
        needs_player=False,
        cost=10,
    ),
    Operation("GET", _TABLE, read_table, "Get a table", TableAnswer, needs_player=False),
    Operation(
        "POST",
        f"{_TABLE}/join",
        join_table,
        "Take a seat",
        TableAnswer,
        body_optional=True,
    ),
    Operation(
        "POST",
        f"{_TABLE}/leave",
        leave_table,
        "Leave before the start, or concede",
        TableAnswer,
        body_optional=True,
    ),
    Operation(
        "POST",
        f"{_TABLE}/start",
        start_table,
        "Start the game",
        TableAnswer,
        body_optional=True,
    ),
    Operation(
        "POST",
        f"{_TABLE}/rematch",
        rematch,
        "Play the same again",
        TableAnswer,
        body_optional=True,
        status=201,
        others=((200, TableAnswer),),
    ),
    Operation(
        "POST",
        f"{_TABLE}/seat",
        change_seat,
        "Remove a player, or seat a bot",
        TableAnswer,
    ),
    Operation(
        "POST",
        f"{_TABLE}/end",
        end_game,
        "End or cancel the game together",
        TableAnswer,
    ),
)
