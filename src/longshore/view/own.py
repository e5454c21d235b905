"""The viewing seat and its board."""

from __future__ import annotations

from longshore.record.words import Seat
from longshore.view.forms import Board, GameView


def own_seat(view: GameView) -> Seat:
    """The seat whose view this is. Raises `ValueError` for a spectator's."""
    seat = view["seat"]
    if seat == "spectator" or seat == "all":  # noqa: PLR1714 - mypy narrows only by `==`
        raise ValueError(f"the view of {seat} is not that of a seat")
    return seat


def own_board(view: GameView) -> Board:
    """The board of the seat whose view this is."""
    return view["seats"][own_seat(view)]
