"""The economy of a table, for plots and tables, and the story of its game."""

from __future__ import annotations

import asyncio

from longshore.server.api.http.operation import Call, Operation
from longshore.server.base.problems import Problem
from longshore.server.messages.economy import Economy
from longshore.server.messages.forms import Story
from longshore.server.tables.reading.economy import economy_of_table
from longshore.server.tables.reading.history import need_header
from longshore.server.tables.reading.story import story_of_table


async def read_economy(call: Call) -> Economy:
    """Money, worth, prices and margins."""
    table = await call.server.tables.get(call.params["id"])
    if need_header(table).partial is not None:
        raise Problem("still_hidden")
    entries = await call.server.store.steps(table.id)
    return await asyncio.to_thread(economy_of_table, table, entries)


async def read_story(call: Call) -> Story:
    """Who led when, which auction turned it, and the best and worst buys."""
    table = await call.server.tables.get(call.params["id"])
    entries = await call.server.store.steps(table.id)
    return await asyncio.to_thread(story_of_table, table, entries)


OPERATIONS = (
    Operation(
        "GET",
        "/api/tables/{id}/economy",
        read_economy,
        "The economy of a game, as far as it is public",
        Economy,
        needs_player=False,
    ),
    Operation(
        "GET",
        "/api/tables/{id}/story",
        read_story,
        "The story of a finished game",
        Story,
        needs_player=False,
    ),
)
