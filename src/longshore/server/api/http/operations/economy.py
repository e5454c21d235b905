"""The economy of a table, for plots and tables, and the story of its game."""

from __future__ import annotations

from longshore.server.api.http.operation import Call, Operation
from longshore.server.api.http.replayed import replayed
from longshore.server.api.reply import Reply
from longshore.server.base.problems import Problem
from longshore.server.messages.economy import Economy
from longshore.server.messages.forms import Story
from longshore.server.tables.reading.economy import economy_of_table
from longshore.server.tables.reading.history import need_header
from longshore.server.tables.reading.story import story_of_table


async def read_economy(call: Call) -> Reply:
    """Money, worth, prices and margins."""
    table = await call.server.tables.get(call.params["id"])
    if need_header(table).partial is not None:
        raise Problem("still_hidden")
    return Reply(
        await replayed(call, table, "economy", lambda entries: economy_of_table(table, entries))
    )


async def read_story(call: Call) -> Reply:
    """Who led when, which auction turned it, and the best and worst buys."""
    table = await call.server.tables.get(call.params["id"])
    return Reply(
        await replayed(call, table, "story", lambda entries: story_of_table(table, entries))
    )


OPERATIONS = (
    Operation(
        "GET",
        "/api/tables/{id}/economy",
        read_economy,
        "The economy of a game, as far as it is public",
        Economy,
        needs_player=False,
        cost=50,
    ),
    Operation(
        "GET",
        "/api/tables/{id}/story",
        read_story,
        "The story of a finished game",
        Story,
        needs_player=False,
        cost=50,
    ),
)
