"""Pause the clocks if everyone present agrees."""

from __future__ import annotations

from typing import Literal

from longshore.record.words import SEATS, Seat
from longshore.server.base.problems import Problem
from longshore.server.messages.looks import PauseOffer
from longshore.server.tables.clock_state import Clocks
from longshore.server.tables.commands.steps import need_running
from longshore.server.tables.table import Table
from longshore.server.tables.work import Work


def vote_pause(work: Work, seats: list[int], do: str) -> None:
    """Offer to pause or resume, agree by making the same offer, or decline.

    Clocks stand still during a pause, but players may still act.
    """
    table = work.table
    need_running(table)
    clocks = table.progress.clocks
    if clocks is None:
        raise Problem("no_clock")
    own = [SEATS[seat] for seat in seats if table.seats[seat].is_person]
    if not own:
        raise Problem("not_at_table")
    if do == "decline":
        decline(work, clocks, own[0])
        return
    kind: Literal["pause", "resume"] = "resume" if clocks.paused_at is not None else "pause"
    if do != kind:
        raise Problem("paused_already" if do == "pause" else "not_paused")
    if clocks.offer is None:
        clocks.offer = PauseOffer(kind, ())
        work.tell({"event": "pause_offered", "by": own[0], "kind": kind})
    for name in own:
        if name not in clocks.offer.agreed:
            clocks.offer = PauseOffer(kind, (*clocks.offer.agreed, name))
            work.tell({"event": "pause_agreed", "seat": name, "kind": kind})
    if set(present(table)) <= set(clocks.offer.agreed):
        if kind == "pause":
            pause(work, clocks)
        else:
            resume(work, by=own[0])


def present(table: Table) -> list[Seat]:
    """People who play their own seat. Those a bot stands in for are not asked."""
    return [
        SEATS[number]
        for number, seat in enumerate(table.seats)
        if seat.is_person and seat.bot is None
    ]


def decline(work: Work, clocks: Clocks, name: Seat) -> None:
    """Decline the offer."""
    if clocks.offer is None:
        raise Problem("no_pause_offered")
    work.tell({"event": "pause_declined", "seat": name, "kind": clocks.offer.kind})
    clocks.offer = None


def pause(work: Work, clocks: Clocks) -> None:
    """Stop all clocks."""
    clocks.paused_at = work.now
    clocks.offer = None
    work.tell({"event": "paused"})


def resume(work: Work, by: Seat | None) -> None:
    """Start the clocks again. `by` is None if the pause has lasted too long."""
    clocks = work.table.progress.clocks
    if clocks is not None:
        clocks.paused_at = None
        clocks.offer = None
        work.tell({"event": "resumed", "by": by})
