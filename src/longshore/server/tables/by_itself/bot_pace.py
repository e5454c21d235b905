"""Bots at a pace that people can follow, where they play every person's seat.

Otherwise the game would be over before its owner has seen a round of it. The wait is a moment that
is stored with the table, like the end of a clock. So it holds no bot process and no lease, survives
a restart, and can be ended by any process.
"""

from __future__ import annotations

from longshore.server.tables.table import RUNNING, Table
from longshore.server.tables.work import Work


def pace_bots(work: Work) -> None:
    """After a command, wait before another player is asked. A seat taken back ends the wait."""
    table, before = work.table, work.before
    progress = table.progress
    if not is_followed(table) or not table.asks_bot() or work.delays.bot_turns == 0:
        progress.bots_wait_until = None
    elif before is None or not is_followed(before) or set(table.asked()) - set(before.asked()):
        progress.bots_wait_until = work.now + work.delays.bot_turns


def is_followed(table: Table) -> bool:
    """Whether bots play for all people at a table, and someone means to come back.

    A person who plays in person sets the pace already. Nobody waits for bots among themselves, for
    players who have left for good, or where all seats are lent to the end of the game.
    """
    if table.phase != RUNNING:
        return False
    lent = [table.lent_until(seat) for seat, sitting in enumerate(table.seats) if sitting.is_person]
    return None not in lent and any(until != "end" for until in lent)


def bots_due(table: Table) -> list[int]:
    """The moment at which bots may act again."""
    until = table.progress.bots_wait_until
    return [] if until is None else [until]


def let_bots_act(work: Work) -> None:
    """End a wait that is over."""
    progress = work.table.progress
    if progress.bots_wait_until is not None and progress.bots_wait_until <= work.now:
        progress.bots_wait_until = None
