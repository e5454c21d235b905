"""A table that plays on from the position of an idea, against the bots that led there."""

from __future__ import annotations

from longshore.record import Record, rules_of, steps_of
from longshore.record.words import SEATS
from longshore.server.base.clock import Moment
from longshore.server.base.ids import new_id
from longshore.server.strategy.ideas import IDEAS, position_record, reader_of
from longshore.server.tables.by_itself.due import after_command
from longshore.server.tables.commands.finish import cancel
from longshore.server.tables.commands.lobby import begin_game
from longshore.server.tables.commands.steps import commit_step
from longshore.server.tables.table import OPEN, RUNNING, Seat, Setup, Table
from longshore.server.tables.work import Delays, Work

Player = tuple[str, str]  # id and name


def table_at(idea: str, player: Player, moment: Moment, delays: Delays) -> Work:
    """The table of an idea. Its log has all of the game, so it can be replayed from the start."""
    now, down = moment
    record = position_record(idea)
    if record.deal is None:
        raise ValueError(f"{idea} starts from a position instead of a deal")
    work = Work(empty_table(idea, record, player, now), now, down, delays=delays)
    work.tell({"event": "created"})
    begin_game(work, rules_of(record), record.deal)
    for seat, step in steps_of(record):
        commit_step(work, seat, step, None)
    after_command(work)
    return work


def end_earlier(work: Work, player: str, idea: str) -> None:
    """Cancel an earlier try when an idea is opened, so that tries do not pile up.

    That is a try at the same idea, or one at which the reader has only looked. If somebody else
    plays there too, the game continues.
    """
    table = work.table
    people = {seat.player for seat in table.seats if seat.is_person}
    if table.phase != RUNNING or people != {player}:
        return
    if table.setup.idea == idea or is_untouched(table):
        cancel(work)


def is_untouched(table: Table) -> bool:
    """Whether the reader has not played yet. Until then others can do no more than bid."""
    idea = table.setup.idea
    if idea not in IDEAS or table.progress.draft.steps:
        return False
    return table.progress.steps - len(position_record(idea).steps) < len(table.seats)


def empty_table(idea: str, record: Record, player: Player, now: int) -> Table:
    """The table before the game: the reader in one seat, the bots of the record in the others."""
    reader = reader_of(record)
    player_id, name = player
    bots = [record.names.get(seat, "") for seat in SEATS[: record.players]]
    return Table(
        id=new_id(),
        version=0,
        seq=0,
        phase=OPEN,
        visibility="private",
        host=player_id,
        invite=new_id(),
        setup=Setup(
            edition="2018" if record.edition == 2018 else "2007",
            options=dict(record.options),
            players=record.players,
            seating="chosen",
            idea=idea,
        ),
        seats=[
            Seat("person", player_id, name) if seat == reader else Seat("bot", None, bot, bot)
            for seat, bot in enumerate(bots)
        ],
        created_at=now,
        changed_at=now,
    )
