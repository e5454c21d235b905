"""What a seat sees, as one row of numbers. One encoder writes rows of bytes and of words.

Only what the seat may see is written (R-INFO). `longshore.encoding.observation` names the numbers
in the order in which they are written here, and a test compares both with the views of
`longshore.view`. What never changes during a game is in the row before: the first numbers, and the
options after the seats. A rich row has the insight of `longshore.rows.insight` at its end.
"""

from __future__ import annotations

from typing import Final

from longshore.game.arrays import i64, u8, vec
from longshore.game.editions import MAX_PLAYERS, MIN_PLAYERS
from longshore.game.game import Game
from longshore.game.state import NOBODY, State
from longshore.rows.board import write_board
from longshore.rows.clues import Clues
from longshore.rows.insight import write_insight
from longshore.rows.pen import Pen, new_pen
from longshore.rows.seats import write_seat

# The edition, a number for each count of players, and the turns after which a game is cut off.
FIXED_NUMBERS: Final = 2 + MAX_PLAYERS - MIN_PLAYERS + 1


def write_observation(  # noqa: PLR0917 (an object to hold them would cost more than all the rest)
    pen: Pen, state: State, viewer: i64, repaid: bool, at: i64, clues: Clues | None
) -> None:
    """Everything a seat may see, its own things first and the others clockwise.

    The row begins at this byte. What a game does not have, seats and brokers, stays zero.
    """
    pen.at = at
    pen.skip(FIXED_NUMBERS)
    write_board(pen, state, repaid)
    pen.board_size = pen.at - at
    write_seat(pen, state, viewer, viewer)
    pen.seat_size = pen.at - at - pen.board_size
    players = state.rules.players
    seat: i64
    for seat in range(viewer + 1, players):
        write_seat(pen, state, viewer, seat)
    for seat in range(viewer):
        write_seat(pen, state, viewer, seat)
    if pen.insight_at > 0:
        pen.at = at + pen.insight_at
        write_insight(pen, state, viewer, clues)


def rewrite_observation(  # noqa: PLR0917 (as above)
    pen: Pen, state: State, viewer: i64, repaid: bool, at: i64, clues: Clues | None, other: i64
) -> None:
    """The same if nothing has changed but the board, the viewer, and perhaps one other seat.

    The row must hold an earlier observation of the same seat.
    """
    pen.at = at
    pen.skip(FIXED_NUMBERS)
    write_board(pen, state, repaid)
    write_seat(pen, state, viewer, viewer)
    if other != NOBODY and other != viewer:
        players = state.rules.players
        distance = (other - viewer + players) % players
        pen.at = at + pen.board_size + distance * pen.seat_size
        write_seat(pen, state, viewer, other)
    if pen.insight_at > 0:
        pen.at = at + pen.insight_at
        write_insight(pen, state, viewer, clues)


class Row:
    """A row for one observation at a time. Created only by `new_row`."""

    pen: Pen

    __slots__ = tuple(__annotations__)  # faster to access when not compiled

    def observe(self, game: Game, seat: int, repaid: bool, clues: Clues | None = None) -> bytes:
        """What a seat sees. Only rich rows make use of clues."""
        write_observation(self.pen, game.state, seat, repaid, 0, clues)
        return bytes(self.pen.row)


def new_row(fixed: bytes, most: int, insight_at: int = 0) -> Row:
    """A row that holds what never changes during a game."""
    row = Row()
    row.pen = new_pen(vec[u8](fixed), most, insight_at)
    return row
