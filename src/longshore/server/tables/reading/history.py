"""The past of a table: its record, and any moment of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import cast

import msgspec

from longshore.game import Game
from longshore.record import (
    Record,
    parse_line,
    partial_record,
    replay_partial,
    result_of,
    rules_of,
    starting_game,
)
from longshore.server.base.problems import Problem
from longshore.server.messages.forms import LoggedEvent
from longshore.server.messages.table_events import Event
from longshore.server.store import EntryRow, Store
from longshore.server.tables.stored import unpack_position
from longshore.server.tables.table import FINISHED, STUDY, Table
from longshore.view import Ledger, view_of
from longshore.view.forms import LedgerData


def need_header(table: Table) -> Record:
    """How the game started."""
    if table.header is None:
        raise Problem("not_started")
    return table.header


def record_for(table: Table, entries: Sequence[EntryRow], viewer: int | None) -> Record:
    """The record as a viewer may have it, which is all of it once the game is over."""
    header = need_header(table)
    lines = tuple(entry.step for entry in entries if entry.step is not None)
    record = replace(header, steps=lines)
    if table.phase == FINISHED:
        return replace(record, result=result_of(table.running_game))
    if table.phase == STUDY:
        return record
    return partial_record(record, viewer)


async def moment_at(store: Store, table: Table, steps: int) -> tuple[Game, EntryRow | None]:
    """The game after a number of steps, and the entry of the last of them.

    It starts from the last snapshot before, and plays what came after.
    """
    header = need_header(table)
    if not 0 <= steps <= table.progress.steps:
        raise Problem("bad_value", where="to", detail=f"there are {table.progress.steps} steps")
    first = max(steps - 1, 0)
    kept = await store.snapshot(table.id, first)
    if kept is None:
        # A partial record knows only what its viewer could see at the start.
        game = starting_game(header) if header.partial is None else replay_partial(header)
        begun = 0
    else:
        game, begun = unpack_position(rules_of(header), kept.position), kept.steps
    entries = await store.steps_between(table.id, begun, steps - begun)
    await asyncio.to_thread(play_on, game, entries)
    return game, entries[-1] if entries else None


def play_on(game: Game, entries: Iterable[EntryRow]) -> None:
    """Play the steps of a log."""
    for entry in entries:
        if entry.step is not None:
            game.apply(*parse_line(entry.step))


def shown_step(table: Table, entry: EntryRow | None, viewer: int | None) -> str | None:
    """The step of an entry, unless it is someone else's sealed bid."""
    if entry is None:
        return None
    open_to_all = table.phase in (FINISHED, STUDY) or entry.seat == viewer
    if open_to_all or not is_sealed(entry):
        return entry.step
    return None


def is_sealed(entry: EntryRow) -> bool:
    """Whether an entry is a bid that was sealed when it was made."""
    return any(event["event"] == "committed" for event in stored_events(entry))


def stored_events(entry: EntryRow) -> list[Event]:
    """The events of an entry, as they are stored."""
    events: list[Event] = msgspec.json.decode(entry.events)
    return events


def public_events(entry: EntryRow) -> list[LoggedEvent]:
    """The events of an entry with their number and time, never its step, which may be sealed."""
    number = {"seq": entry.seq, "at": entry.at}
    return [cast("LoggedEvent", {**event, **number}) for event in stored_events(entry)]


def events_of(entries: Iterable[EntryRow]) -> list[LoggedEvent]:
    """The public events of several entries, in order."""
    return [event for entry in entries for event in public_events(entry)]


def ledger_of(table: Table, entries: Sequence[EntryRow], viewer: int | None) -> LedgerData:
    """What the public record proves about everyone's cash."""
    header = need_header(table)
    if header.partial is not None:
        raise Problem("still_hidden")
    ledger = Ledger(view_of(starting_game(header), viewer), dealt=header.deal is not None)
    for entry in entries:
        ledger.note(msgspec.json.decode(entry.events))
    return ledger.as_data()
