"""An imported record as a table to study. Nobody plays at it, and all of it is open."""

from __future__ import annotations

from dataclasses import replace

from longshore.record import (
    OutsideError,
    Record,
    RecordError,
    read_record,
    replay_partial,
    steps_of,
)
from longshore.record.steps import line_text
from longshore.record.words import SEATS
from longshore.server.base.ids import new_id
from longshore.server.base.problems import Problem
from longshore.server.store.packed import pack
from longshore.server.tables.table import STUDY, Progress, Seat, Setup, Table
from longshore.server.tables.work import Work
from longshore.view import opening, play


def read_outside(content: bytes, most_steps: int) -> Record:
    """A record in which every step is legal, or what is wrong with it."""
    try:
        record = read_record(content)
        if len(record.steps) > most_steps:
            raise RecordError(0, f"the record has more than {most_steps} steps")
        replay_partial(record)
    except OutsideError as error:
        raise Problem("bad_record", detail=str(error)[:300]) from error
    return record


def study_table(record: Record, host: str | None, now: int, table_id: str | None = None) -> Work:
    """The table of an imported record, with its log and snapshots."""
    names = record.names
    setup = Setup(
        edition="2018" if record.edition == 2018 else "2007",
        options=dict(record.options),
        players=record.players,
        seating="chosen",
        partial=record.partial,
    )
    table = Table(
        id=table_id or new_id(),
        version=0,
        seq=0,
        phase=STUDY,
        visibility="private",
        host=host,
        invite=new_id(),
        setup=setup,
        seats=[Seat("person", None, names.get(name, "")) for name in SEATS[: record.players]],
        created_at=now,
        changed_at=now,
        header=replace(record, steps=(), result=None, lines=()),
        game=replay_partial(replace(record, steps=(), result=None, lines=())),
        progress=Progress(decisions=[None] * record.players),
    )
    work = Work(table, now)
    work.seat_changed()
    work.tell({"event": "created"}, *opening(table.running_game))
    work.keep_snapshot()
    game = table.running_game
    for seat, step in steps_of(record):
        turn = game.turn
        work.tell(*play(game, seat, step), seat=seat, line=line_text(seat, step))
        table.progress.steps += 1
        if game.turn != turn or game.over:
            work.keep_snapshot()
    work.packed = pack(work.entries)
    return work
