"""`longshore admin check`: whether every stored game matches its log."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final

import msgspec

from longshore.game import Game, Refused
from longshore.record import (
    OutsideError,
    Record,
    parse_line,
    position_of,
    read_record,
    record_from_json,
    replay_partial,
    result_of,
    rules_of,
    starting_game,
    write_json,
    write_text,
)
from longshore.record.words import SEATS
from longshore.server.admin.reading import StoredTable, stored_tables
from longshore.server.base.problems import Problem
from longshore.server.store.database import Database
from longshore.server.tables.stored import table_from, unpack_position
from longshore.server.tables.table import CANCELLED, FINISHED, OPEN, RUNNING, Table

# What reading a damaged text or position can raise.
_DAMAGED: Final = (
    *(Problem, Refused, OutsideError, msgspec.MsgspecError),
    *(ValueError, LookupError, TypeError, ArithmeticError, zlib.error),
)


@dataclass
class Report:
    """What was checked, and what is wrong."""

    tables: int = 0
    games: int = 0
    steps: int = 0
    problems: list[tuple[str, str]] = field(default_factory=list)
    """The id of a table, and a sentence about it."""


async def check_all(database: Database) -> Report:
    """Check every table."""
    report = Report()
    async for stored in stored_tables(database):
        report.tables += 1
        report.games += stored.table.header is not None
        report.steps += len(stored.lines)
        try:
            for sentence in problems_of(stored):
                report.problems.append((stored.table.id, sentence))
        except _DAMAGED as error:
            reason = f"{type(error).__name__}: {error}".splitlines()[0]
            report.problems.append((stored.table.id, f"it cannot be read ({reason})"))
    return report


def problems_of(stored: StoredTable) -> Iterator[str]:
    """What is wrong with a table, one sentence per problem."""
    row = stored.table
    table = table_from(row, stored.seats)
    numbers = [entry.seq for entry in stored.entries]
    if numbers != list(range(1, row.seq + 1)):
        yield f"its log does not count from 1 to {row.seq}"
    if row.version < 1:
        yield "its version is not above 0"
    for entry in stored.entries:
        if not isinstance(msgspec.json.decode(entry.events), list):
            yield f"the events of entry {entry.seq} are not a list"
    yield from problems_of_seats(stored, table)
    if table.header is not None:
        yield from problems_of_game(stored, table, table.header)
    elif stored.lines or table.phase not in (OPEN, CANCELLED):
        yield "it has no game, although it should"


def problems_of_seats(stored: StoredTable, table: Table) -> Iterator[str]:
    """Check that seats are numbered, and all taken once the game has started."""
    if [seat.number for seat in stored.seats] != list(range(table.setup.players)):
        yield f"its seats are not 0 to {table.setup.players - 1}"
        return
    if table.phase in (RUNNING, FINISHED) and any(seat.kind == "open" for seat in table.seats):
        yield "a seat of its game is empty"
    for seat in table.seats:
        if seat.kind == "bot" and seat.bot is None:
            yield "the seat of a bot does not say which bot"


def problems_of_game(stored: StoredTable, table: Table, header: Record) -> Iterator[str]:
    """Check that replaying the log gives the position, and that the rest matches it."""
    snapshots = {row.steps: row.position for row in stored.snapshots}
    game = first_position(header)
    for number, line in enumerate((*stored.lines, None)):
        packed = snapshots.pop(number, None)
        if packed is not None and not same(unpack_position(rules_of(header), packed), game):
            yield f"the snapshot after {number} steps differs from the log"
        if line is not None:
            game.apply(*parse_line(line))
    if snapshots:
        beyond = ", ".join(map(str, sorted(snapshots)))
        yield f"it has snapshots after {beyond} steps, but not as many steps"
    if not same(table.running_game, game):
        yield "its position differs from where its log leads"
    if table.progress.steps != len(stored.lines):
        yield f"it counts {table.progress.steps} steps, its log has {len(stored.lines)}"
    yield from problems_of_columns(stored, table)
    yield from problems_of_record(stored, table, header)


def problems_of_columns(stored: StoredTable, table: Table) -> Iterator[str]:
    """Check the columns and decision numbers that are derived from the position."""
    row, progress = stored.table, table.progress
    if row.asked.split() != table.asked():
        yield f'it asks "{row.asked}" instead of "{" ".join(table.asked())}"'
    if row.waits_for_bot != table.waits_for_bot():
        yield "whether it waits for a bot is wrong"
    if table.phase == RUNNING:
        numbered = [SEATS[seat] for seat, number in enumerate(progress.decisions) if number]
        if numbered != sorted(table.asked(), key=SEATS.index):
            yield "its decision numbers belong to other seats than it asks"
        table.rehearsal()  # raises if the draft is not legal
    if table.phase == FINISHED:
        scores = dict(zip(SEATS, table.shown_game.scores(), strict=False))
        if progress.ended is None or progress.ended.scores != scores:
            yield "its result differs from its position"


def problems_of_record(stored: StoredTable, table: Table, header: Record) -> Iterator[str]:
    """Check that the record stays the same when it is written and read back."""
    record = replace(header, steps=stored.lines)
    if table.phase == FINISHED:
        record = replace(record, result=result_of(table.running_game))
    data = write_json(record)
    for form, again in (
        ("text", read_record(write_text(record))),
        ("JSON", record_from_json(data)),
    ):
        if write_json(again) != data:
            yield f"its record changes when it is written as {form}"


def first_position(header: Record) -> Game:
    """The starting position, as far as a partial record knows it."""
    return starting_game(header) if header.partial is None else replay_partial(header)


def same(one: Game, other: Game) -> bool:
    """Whether two games have the same position."""
    return position_of(one) == position_of(other)
