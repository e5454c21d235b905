"""What the server's admin does at a table: a banned player leaves, a name changes, it is hidden."""

from __future__ import annotations

from dataclasses import replace

from longshore.server.store import EntryRow
from longshore.server.tables.commands.forget import seats_at_first
from longshore.server.tables.commands.hand_over import let_bot_play
from longshore.server.tables.commands.lobby import FILLING_BOT, leave, next_host
from longshore.server.tables.table import OPEN, RUNNING
from longshore.server.tables.work import Work


def send_away(work: Work, player: str, *, for_good: bool) -> None:
    """Take a banned player from a table.

    While the game runs, a bot plays on. If the ban ends, the player can take the seat back, but not
    in a rated game, where a bot never plays for a person who comes back.
    """
    table = work.table
    own = table.seats_of(player)
    if table.phase == OPEN:
        if own:
            leave(work, player)
        elif table.host == player:
            next_host(work)
        return
    if table.phase != RUNNING or not own:
        return
    if for_good or table.setup.rated:
        leave(work, player)
        return
    for seat in own:
        if table.seats[seat].bot is None:
            let_bot_play(work, seat, FILLING_BOT, "back")


def rename(work: Work, player: str, name: str, rewritten: list[EntryRow]) -> None:
    """Give a player another name at this table, in its log too."""
    table = work.table
    began = seats_at_first(table, player)
    for seat in table.seats:
        if seat.player == player:
            seat.name = name
    if table.header is not None:
        names = {
            seat: name if seat in began else known for seat, known in table.header.names.items()
        }
        table.header = replace(table.header, names=names)
    table.progress.givers = [
        each if each.player != player else type(each)(each.seat, each.player, name)
        for each in table.progress.givers
    ]
    work.rewritten = rewritten
    work.seat_changed()
    work.tell()  # an entry without events, so that everyone who looks on sees the name


def hide(work: Work) -> None:
    """Take a table out of the lists. Players, and people who know its address, keep access."""
    if work.table.visibility == "listed":
        work.table.visibility = "private"
        work.touch()


def unhide(work: Work) -> None:
    """Put a hidden table back into the lists."""
    if work.table.visibility == "private":
        work.table.visibility = "listed"
        work.touch()
