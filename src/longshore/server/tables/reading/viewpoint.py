"""Which seat's view a player may see, and which seat a player may act for."""

from __future__ import annotations

from longshore.record.words import SEATS, SPECTATOR
from longshore.server.base.problems import Problem
from longshore.server.tables.table import FINISHED, STUDY, Table


def viewpoint(table: Table, player: str | None, seat: str | None) -> int | None:
    """The seat whose view a player may see, or None for a spectator.

    That is your own seats while the game runs, and every seat once it is over. A player with
    several seats has to choose one, so that no view is shown to the wrong neighbour.
    """
    if table.setup.partial is not None:
        return partial_viewpoint(table.setup.partial, seat)
    own = table.seats_of(player)
    if seat == SPECTATOR:
        return None
    if seat is None:
        if len(own) > 1:
            raise Problem("which_seat")
        return own[0] if own else None
    number = seat_number(seat, len(table.seats))
    if number not in own and table.phase not in (FINISHED, STUDY):
        raise Problem("not_your_seat")
    return number


def acting_seat(table: Table, player: str, seat: str) -> int:
    """The seat to act for, which must be the player's own."""
    number = seat_number(seat, len(table.seats))
    if number not in table.seats_of(player):
        raise Problem("not_your_seat")
    return number


def seat_number(name: str, players: int) -> int:
    """A seat by its name."""
    if name not in SEATS[:players]:
        raise Problem("bad_seat", text=name[:80])
    return SEATS.index(name)


def partial_viewpoint(partial: str, seat: str | None) -> int | None:
    """An imported partial record shows only what its viewer saw. The rest is made up."""
    if seat not in (None, partial):
        raise Problem("still_hidden")
    return None if partial == SPECTATOR else SEATS.index(partial)
