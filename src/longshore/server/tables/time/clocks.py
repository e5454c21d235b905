"""The clocks of a table: a seat's clock runs while that seat has to decide.

So all bidders' clocks run at the same time, while the seller's stands still. A seat played by a bot
has no clock. Downtime of the server does not count. In a game over days, neither do the quiet hours
and holidays of the seat's owner.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from longshore.record.words import SEATS
from longshore.server.base.clock import DAY, Moment
from longshore.server.messages import looks
from longshore.server.messages.pace import (
    DaysPace,
    FreePace,
    Timed,
    allowance,
    bank_at_start,
    increment,
)
from longshore.server.messages.schedule import Schedule
from longshore.server.tables.clock_state import Clocks, SeatClock
from longshore.server.tables.table import RUNNING, Table
from longshore.server.tables.time.schedule import counted, is_quiet, moment_after

if TYPE_CHECKING:
    from longshore.server.tables.numbers import Open
    from longshore.server.tables.work import Work

LONGEST_PAUSE_DAYS: Final = 7


def timed(table: Table) -> Timed | None:
    """The pace of a table, if it has clocks."""
    pace = table.setup.pace
    return None if pace is None or isinstance(pace, FreePace) else pace


# ---------------------------------------------------------------- one clock


def elapsed(clock: SeatClock, at: Moment) -> int:
    """Milliseconds that count since the clock started."""
    if clock.since is None:
        return 0
    passed = counted(clock.schedule, clock.since, at.now)
    return max(0, passed - missed(clock, at))


def elapsed_for_others(clock: SeatClock, at: Moment) -> int:
    """The same without the schedule: what anybody could have counted."""
    return 0 if clock.since is None else max(0, at.now - clock.since - missed(clock, at))


def missed(clock: SeatClock, at: Moment) -> int:
    """Downtime since the clock started. Another process may know of more than we do."""
    return max(0, at.down - clock.down)


def charged(clock: SeatClock, at: Moment) -> SeatClock:
    """The clock, stopped."""
    used = elapsed(clock, at)
    of_turn = min(used, clock.turn_ms)
    bank = max(0, clock.bank_ms - (used - of_turn))
    quiet = clock.quiet_ms + elapsed_for_others(clock, at) - used
    return replace(clock, turn_ms=clock.turn_ms - of_turn, bank_ms=bank, since=None, quiet_ms=quiet)


def full(clock: SeatClock, pace: Timed, at: Moment) -> SeatClock:
    """The clock, stopped, with the whole time for another decision."""
    return replace(charged(clock, at), turn_ms=allowance(pace), quiet_ms=0)


def started(clock: SeatClock, at: Moment) -> SeatClock:
    """The clock, running."""
    return replace(clock, since=at.now, down=at.down)


def is_out(clock: SeatClock, at: Moment) -> bool:
    """Whether a running clock has run out."""
    if clock.since is None:
        return False
    return elapsed(clock, at) >= clock.turn_ms + clock.bank_ms


def ends_at(clock: SeatClock, at: Moment) -> int | None:
    """When a running clock will run out, if the server stays up."""
    if clock.since is None:
        return None
    left = clock.turn_ms + clock.bank_ms + missed(clock, at)
    return moment_after(clock.schedule, clock.since, left)


# ---------------------------------------------------------------- clocks of a table


def new_clocks(pace: Timed, players: int) -> Clocks:
    """Full clocks that are stopped."""
    return Clocks([SeatClock(allowance(pace), bank_at_start(pace)) for _ in range(players)])


def runs(table: Table, seat: int) -> bool:
    """Whether a seat's clock should be running."""
    clocks = table.progress.clocks
    if clocks is None or clocks.paused_at is not None or table.phase != RUNNING:
        return False
    sitting = table.seats[seat]
    return sitting.is_person and sitting.bot is None and SEATS[seat] in table.asked()


def run_clocks(work: Work) -> None:
    """Start and stop clocks after a command, whatever it did."""
    table, at = work.table, work.moment
    pace = timed(table)
    if pace is None:
        return
    if table.progress.clocks is None:
        if table.phase != RUNNING:
            return
        table.progress.clocks = new_clocks(pace, len(table.seats))
    clocks = table.progress.clocks
    for seat, clock in enumerate(clocks.seats):
        if runs(table, seat):
            if clock.since is None:
                clocks.seats[seat] = started(clock, at)
        elif clock.since is not None:
            clocks.seats[seat] = charged(clock, at)


def restart_clocks(work: Work) -> None:
    """Charge the time so far, so that downtime is in the past of every clock."""
    clocks, at = work.table.progress.clocks, work.moment
    if clocks is not None:
        clocks.seats = [
            clock if clock.since is None else started(charged(clock, at), at)
            for clock in clocks.seats
        ]


def same_asking(before: Open, after: Open, seat: int) -> bool:
    """Whether a seat's decision is still the same: its turn, or its bid in this round."""
    return seat in before.seats and seat in after.seats and before.round == after.round


def after_step(work: Work, before: Open, after: Open, turn: int) -> None:
    """After a step, give the seat that answered its full time for the next decision."""
    table, at = work.table, work.moment
    clocks, pace = table.progress.clocks, timed(table)
    if clocks is None or pace is None:
        return
    next_turn = table.running_game.turn != turn or table.running_game.over
    for seat in before.seats:
        if next_turn or not same_asking(before, after, seat):
            clocks.seats[seat] = full(clocks.seats[seat], pace, at)
    if next_turn:
        clock = clocks.seats[turn]
        clocks.seats[turn] = replace(clock, bank_ms=clock.bank_ms + increment(pace))


def clocks_due(table: Table, at: Moment) -> list[int]:
    """The moments at which a table's clocks make something happen."""
    clocks = table.progress.clocks
    if clocks is None or table.phase != RUNNING:
        return []
    if clocks.paused_at is not None:
        return [clocks.paused_at + LONGEST_PAUSE_DAYS * DAY]
    ends = [ends_at(clock, at) for clock in clocks.seats]
    return [end for end in ends if end is not None]


def clocks_of(table: Table, at: Moment, viewer: int | None) -> looks.Clocks | None:
    """The clocks as a seat or a spectator (None) sees them, in milliseconds, by the server's time.

    Quiet hours are private. So the clocks of others are shown as if they had none, even while they
    stand still.
    """
    clocks, pace = table.progress.clocks, timed(table)
    if clocks is None or pace is None:
        return None
    return looks.Clocks(
        now=at.now,
        kind="days" if isinstance(pace, DaysPace) else "live",
        paused=clocks.paused_at is not None,
        offer=clocks.offer,
        seats={
            SEATS[seat]: own_clock(clock, at)
            if is_own(table, seat, viewer)
            else clock_for_others(clock, at)
            for seat, clock in enumerate(clocks.seats)
        },
    )


def is_own(table: Table, seat: int, viewer: int | None) -> bool:
    """Whether a seat belongs to the one who looks on."""
    if viewer is None or seat == viewer:
        return seat == viewer
    player = table.seats[viewer].player
    return player is not None and table.seats[seat].player == player


def clock_for_others(clock: SeatClock, at: Moment) -> looks.SeatClock:
    """One clock as of now, the same whatever its owner's schedule is."""
    now = charged(clock, at)
    of_turn = max(0, now.turn_ms - now.quiet_ms)
    bank = max(0, now.bank_ms - max(0, now.quiet_ms - now.turn_ms))
    running = clock.since is not None
    return looks.SeatClock(
        turn_ms=of_turn,
        bank_ms=bank,
        remaining_ms=of_turn + bank,
        running=running,
        ends_at=at.now + of_turn + bank if running else None,
    )


def own_clock(clock: SeatClock, at: Moment) -> looks.SeatClock:
    """One clock as of now, for its owner."""
    now = charged(clock, at)
    return looks.SeatClock(
        turn_ms=now.turn_ms,
        bank_ms=now.bank_ms,
        remaining_ms=now.turn_ms + now.bank_ms,
        running=clock.since is not None and not is_quiet(clock.schedule, at.now),
        ends_at=ends_at(clock, at),
    )


def set_schedule(work: Work, seat: int, player: str, schedule: Schedule | None) -> None:
    """Apply the quiet hours and holidays of a seat's owner from now on.

    A schedule that was not known before applies from the start.
    """
    table, at = work.table, work.moment
    clocks = table.progress.clocks
    if clocks is None or table.seats[seat].player != player:
        return
    clock = clocks.seats[seat]
    if clock.owner == player and clock.schedule == schedule:
        return
    if clock.since is not None and clock.owner is not None:
        clock = started(charged(clock, at), at)
    clocks.seats[seat] = replace(clock, owner=player, schedule=schedule)
    work.touch_silently()


def unknown_schedules(table: Table) -> list[tuple[int, str]]:
    """Seats in a game over days whose owner's schedule has not been looked up."""
    clocks = table.progress.clocks
    if clocks is None or table.phase != RUNNING or not isinstance(table.setup.pace, DaysPace):
        return []
    return [
        (number, seat.player)
        for number, seat in enumerate(table.seats)
        if seat.is_person and seat.player is not None and clocks.seats[number].owner != seat.player
    ]
