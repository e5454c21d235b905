"""Operations of the strategy page."""

from __future__ import annotations

import asyncio

from longshore.server.api.http.operation import Call, CallWith, Operation
from longshore.server.api.http.operations.tables import quota_of
from longshore.server.api.reply import Reply
from longshore.server.base.clock import CLOCK
from longshore.server.base.problems import Problem
from longshore.server.messages.lessons import Strategy
from longshore.server.messages.requests import Nothing
from longshore.server.messages.tables import TableAnswer
from longshore.server.strategy.ideas import IDEAS, strategy
from longshore.server.strategy.table import end_earlier, table_at
from longshore.server.tables.reading.info import summary_info, table_info


async def read_strategy(_: Call) -> Strategy:
    """All ideas, with their positions. They are the same for everyone."""
    return await asyncio.to_thread(strategy)


async def play_idea(call: CallWith[Nothing, None]) -> Reply:
    """Play on from the position of an idea, at a new table that replaces an earlier try."""
    idea, player, tables = call.params["idea"], call.player, call.server.tables
    if idea not in IDEAS:
        raise Problem("not_found")
    for table_id in await earlier_tables(call):
        await tables.change(table_id, lambda work: end_earlier(work, player.id, idea))
    opened = player.id, player.name
    work = await asyncio.to_thread(table_at, idea, opened, CLOCK.moment(), tables.delays)
    work.quota = quota_of(call)
    table = await tables.store_new(work)
    return Reply(TableAnswer(table_info(table, player.id)), 201)


async def earlier_tables(call: Call) -> list[str]:
    """Where the player is still trying an idea."""
    most = call.server.settings.limits.listed_tables
    found = await call.server.store.tables_of(call.player.id, most)
    tables = [summary_info(summary, call.player_id) for summary in found]
    return [table.id for table in tables if table.idea and table.phase == "running"]


OPERATIONS = (
    Operation(
        "GET",
        "/api/strategy",
        read_strategy,
        "Get ideas for beginners, with positions to try them",
        Strategy,
        needs_player=False,
    ),
    Operation(
        "POST",
        "/api/strategy/{idea}",
        play_idea,
        "Play on from the position of an idea",
        TableAnswer,
        body_optional=True,
        status=201,
    ),
)
