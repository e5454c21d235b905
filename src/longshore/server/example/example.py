"""The example: four of our bots played it, and a dollar decided it.

It is a study table like any imported record, but the server makes it, once, when somebody first
asks. The first page shows it as a moving picture, and everyone can replay it.
"""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from typing import Final, cast

from longshore.record import Record, read_record, starting_game, steps_of
from longshore.record.words import SEATS
from longshore.server.base.problems import Problem
from longshore.server.messages.forms import LoggedEvent
from longshore.server.messages.looks import Example
from longshore.server.store import Conflict
from longshore.server.tables.commands.study import study_table
from longshore.server.tables.kept.tables import Tables
from longshore.view import opening, play, view_of

TABLE: Final = "example"
_FILE: Final = Path(__file__).with_name("game.txt")
# What a picture of the harbour needs. Prices, payments and bids are for the replay.
_SHOWN: Final = frozenset(("turn", "move", "sail", "build"))


@cache
def example_record() -> Record:
    """The record, as it is in the package."""
    return read_record(_FILE.read_bytes())


@cache
def example() -> Example:
    """The game as a spectator sees it: how it starts, and what happens."""
    record = example_record()
    game = starting_game(record)
    view = view_of(game, None)
    events = opening(game)
    for seat, step in steps_of(record):
        events += play(game, seat, step)
    shown = [event for event in events if event["event"] in _SHOWN]
    names = record.names
    return Example(
        table=TABLE,
        names={seat: names[seat] for seat in SEATS[: record.players]},
        view=view,
        events=[cast("LoggedEvent", {**event, "seq": 0, "at": 0}) for event in shown],
    )


async def keep_example(tables: Tables, now: int) -> None:
    """Make its table unless it is there."""
    try:
        await tables.get(TABLE)
    except Problem:
        work = await asyncio.to_thread(study_table, example_record(), None, now, TABLE)
        try:
            await tables.store_new(work)
        except Conflict:  # another process was faster
            return
