"""A pen that writes numbers one after another into rows of bytes."""

from __future__ import annotations

from typing import Final

from longshore.game.arrays import i64, u8, vec
from longshore.game.editions import CARD_VALUES, COLOURS, MAX_PLAYERS

# The two kinds of rows. Numbers without a bound of their own are cut at the most.
BYTE_MOST: Final = 255  # one byte each
WORD_MOST: Final = 32767  # two bytes each, the low one first


assert MAX_PLAYERS <= COLOURS  # noqa: S101 (`worths` has room for either)


class Pen:
    """Where to write next, and how wide. Created only by `new_pen`."""

    row: vec[u8]
    at: i64
    most: i64  # BYTE_MOST or WORD_MOST
    tally: vec[i64]  # room to count in
    worths: vec[i64]  # room to reckon in
    card_values: vec[i64]  # by distance from the card's colour
    insight_at: i64  # where in a row the insight begins, in bytes, or 0 without it
    # Measured when an observation is written whole, in bytes.
    board_size: i64
    seat_size: i64

    __slots__ = tuple(__annotations__)  # faster to access when not compiled

    def put(self, number: i64) -> None:
        """Write a number that is at least 0."""
        row = self.row
        at = self.at
        if self.most == BYTE_MOST:
            row[at] = u8(min(number, BYTE_MOST))
            self.at = at + 1
        else:
            number = min(number, WORD_MOST)
            row[at] = u8(number & 255)
            row[at + 1] = u8(number >> 8)
            self.at = at + 2

    def put_if(self, true: bool) -> None:
        """Write 1 or 0."""
        if true:
            self.put(1)
        else:
            self.put(0)

    def one_of(self, chosen: i64, count: i64) -> None:
        """Write a number for each of several choices: 1 for the chosen one, if any."""
        at = self.at
        self.zeros(count)
        if chosen >= 0:
            if self.most != BYTE_MOST:
                chosen *= 2
            self.row[at + chosen] = 1

    def skip(self, count: i64) -> None:
        """Leave this many numbers as they are."""
        if self.most != BYTE_MOST:
            count *= 2
        self.at += count

    def zeros(self, count: i64) -> None:
        """Write this many zeros."""
        row = self.row
        at = self.at
        if self.most != BYTE_MOST:
            count *= 2
        place: i64
        for place in range(at, at + count):
            row[place] = 0
        self.at = at + count

    def copy(self, numbers: vec[i64], first: i64, count: i64) -> None:
        """Write small numbers that stand in a row in an array of the state."""
        row = self.row
        at = self.at
        index: i64
        if self.most == BYTE_MOST:
            at -= first
            for index in range(first, first + count):
                row[at + index] = u8(numbers[index])
            self.at = at + first + count
        else:
            for index in range(first, first + count):
                row[at] = u8(numbers[index])
                row[at + 1] = 0
                at += 2
            self.at = at

    def colours(self, containers: vec[i64], region: i64) -> None:
        """Write how many containers of each colour are in a place."""
        self.copy(containers, region, COLOURS)


def new_pen(row: vec[u8], most: i64, insight_at: i64) -> Pen:
    """A pen at the start of some rows. `insight_at` is a place in a row, or 0 without insight."""
    pen = Pen()
    pen.row = row
    pen.at = 0
    pen.most = most
    pen.tally = vec[i64]([0] * (2 * COLOURS))
    pen.worths = vec[i64]([0] * COLOURS)
    pen.card_values = vec[i64](list(CARD_VALUES))
    pen.insight_at = insight_at
    pen.board_size = 0
    pen.seat_size = 0
    return pen
