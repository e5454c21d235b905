"""What happens when time runs out."""

from __future__ import annotations

from longshore.record.words import SEATS
from longshore.server.base.clock import DAY
from longshore.server.tables.by_itself.least import answer_least
from longshore.server.tables.commands.hand_over import let_bot_play
from longshore.server.tables.commands.pause import resume
from longshore.server.tables.table import RUNNING
from longshore.server.tables.time.clocks import LONGEST_PAUSE_DAYS, full, is_out, timed
from longshore.server.tables.work import Work


def end_long_pause(work: Work) -> None:
    """End a pause that has lasted too long, so that nobody can hold up a game forever."""
    clocks = work.table.progress.clocks
    if clocks is None or clocks.paused_at is None:
        return
    if clocks.paused_at + LONGEST_PAUSE_DAYS * DAY <= work.now:
        resume(work, by=None)


def time_out(work: Work) -> None:
    """Answer for every seat whose time has run out, or let a bot do it."""
    while (seat := seat_out_of_time(work)) is not None:
        run_out(work, seat)


def seat_out_of_time(work: Work) -> int | None:
    """The first seat whose clock has run out."""
    table = work.table
    clocks = table.progress.clocks
    if clocks is None or clocks.paused_at is not None or table.phase != RUNNING:
        return None
    for seat, clock in enumerate(clocks.seats):
        if is_out(clock, work.moment):
            return seat
    return None


def run_out(work: Work, seat: int) -> None:
    """Drop the draft, then hand over to a bot or do the least."""
    table = work.table
    clocks, pace = table.progress.clocks, timed(table)
    if clocks is None or pace is None:
        return
    work.time_outs += 1
    clocks.seats[seat] = full(clocks.seats[seat], pace, work.moment)
    if table.running_game.turn == seat:
        table.drop_draft()
    work.tell({"event": "time_out", "seat": SEATS[seat]})
    if pace.out_of_time == "bot":
        let_bot_play(work, seat, pace.bot)
    else:
        answer_least(work, seat)
