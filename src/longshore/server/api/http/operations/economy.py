"""The economy of a table, for plots and tables."""

from __future__ import annotations

import asyncio

from longshore.server.api.http.operation import Call, Operation
from longshore.server.base.problems import Problem
from longshore.server.messages.economy import Economy
from longshore.server.tables.reading.economy import economy_of_table
from longshore.server.tables.reading.history import need_header


async def read_economy(call: Call) -> Economy:
    """Money, worth, prices and margins."""
    table = await call.server.tables.get(call.params["id"])
    if need_header(table).partial is not None:
        raise Problem("still_hidden")
    entries = await call.server.store.steps(table.id)
    return await asyncio.to_thread(economy_of_table, table, entries)


OPERATIONS = (
    Operation(
        "GET",
        "/api/tables/{id}/economy",
        read_economy,
        "The economy of a game, as far as it is public",
        Economy,
        needs_player=False,
    ),
)
