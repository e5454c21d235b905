"""Operations of the strategy page."""

from __future__ import annotations

import asyncio

from longshore.server.api.http.operation import Call, Operation
from longshore.server.api.http.operations.tables import check_number_of_tables
from longshore.server.api.reply import Reply
from longshore.server.base.clock import CLOCK
from longshore.server.base.problems import Problem
from longshore.server.messages.answers import Strategy, TableAnswer
from longshore.server.messages.requests import Nothing
from longshore.server.strategy.ideas import IDEAS, strategy
from longshore.server.strategy.table import table_at
from longshore.server.tables.reading.info import table_info


async def read_strategy(_: Call) -> Strategy:
    """All ideas, with their positions. They are the same for everyone."""
    return await asyncio.to_thread(strategy)


async def play_idea(call: Call) -> Reply:
    """Play on from the position of an idea. Every request makes a new table."""
    idea, player, tables = call.params["idea"], call.player, call.server.tables
    if idea not in IDEAS:
        raise Problem("not_found")
    await check_number_of_tables(call)
    now, down = CLOCK.moment()
    work = await asyncio.to_thread(
        table_at, idea, (player.id, player.name), now, down, tables.delays
    )
    table = await tables.store_new(work)
    return Reply(TableAnswer(table_info(table, player.id)), 201)


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
        body=Nothing,
        body_optional=True,
        status=201,
    ),
)
