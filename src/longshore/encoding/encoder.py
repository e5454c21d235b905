"""Observations and masks of one kind of game, as NumPy arrays."""

from __future__ import annotations

from typing import Final, Literal

import numpy as np
from numpy.typing import NDArray

from longshore.encoding.actions import ACTION_COUNT, codes_for, steps_of
from longshore.encoding.observation import SIZE, bytes_row, fixed_part, rich_row, words_row
from longshore.game import Game, Rules
from longshore.game.steps import FIRST_BID, bid, bid_amount
from longshore.rows.clues import Clues
from longshore.rows.codes import MAX_ENCODED_BID
from longshore.rows.masks import legal_actions, mask_of
from longshore.rows.observation import new_row
from longshore.rows.pen import BYTE_MOST, WORD_MOST

Numbers = NDArray[np.int16]
Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]
Kind = Literal["words", "bytes", "rich"]
"""A kind of row: `int16`, the same as bytes, or `int16` with what a careful player works out."""

_WORDS: Final = np.dtype("<i2")
RICH_AT: Final = SIZE * _WORDS.itemsize  # where the insight begins in a rich row
_MASK_WORDS: Final = np.dtype("<i8")


class Encoder:
    """Writes into its own rows and returns copies. Games with the same rules may share it.

    Pickled as its arguments.
    """

    def __init__(self, rules: Rules, max_turns: int) -> None:
        self._made_from = (rules, max_turns)
        players: int = rules.players
        self.codes = codes_for(players)
        self.steps = [steps_of(seat, players) for seat in range(players)]
        fixed = fixed_part(rules, max_turns)
        self._words = new_row(words_row(fixed), WORD_MOST)
        self._bytes = new_row(bytes_row(fixed), BYTE_MOST)
        self._rich = new_row(rich_row(fixed), WORD_MOST, RICH_AT)

    def __deepcopy__(self, _memo: object) -> Encoder:
        return self

    def __reduce__(self) -> tuple[type[Encoder], tuple[Rules, int]]:
        return Encoder, self._made_from

    def observation(self, game: Game, seat: int, *, repaid: bool) -> Numbers:
        """What a seat sees."""
        return np.frombuffer(self._words.observe(game, seat, repaid), _WORDS).astype(np.int16)

    def observation_bytes(self, game: Game, seat: int, *, repaid: bool) -> Bytes:
        """The same as a row of bytes."""
        return np.frombuffer(self._bytes.observe(game, seat, repaid), np.uint8).copy()

    def observation_rich(
        self, game: Game, seat: int, *, repaid: bool, clues: Clues | None = None
    ) -> Numbers:
        """The same as words, and what a careful player works out from it and from the past.

        Without clues, as at the start of a game, every card but the seat's own is equally likely.
        """
        row = self._rich.observe(game, seat, repaid, clues)
        return np.frombuffer(row, _WORDS).astype(np.int16)

    def row(
        self, kind: Kind, game: Game, seat: int, *, repaid: bool, clues: Clues | None = None
    ) -> Numbers | Bytes:
        """What a seat sees, as the kind of row that was asked for. Only rich ones need clues."""
        if kind == "rich":
            return self.observation_rich(game, seat, repaid=repaid, clues=clues)
        if kind == "bytes":
            return self.observation_bytes(game, seat, repaid=repaid)
        return self.observation(game, seat, repaid=repaid)

    def mask(self, game: Game, seat: int, *, repaid: bool, without_idle: bool = False) -> Mask:
        """1 for each action that is legal for the seat. All 0 if it is not asked."""
        words = mask_of(game, seat, repaid, self.codes, without_idle)
        return unpacked(np.frombuffer(words, np.int64))

    def step_of(self, game: Game, seat: int, action: int) -> int:
        """The step for an action.

        The highest encoded bid stands for the lowest legal bid if that is higher, because
        outbidding may require more than any code can express.
        """
        step = self.steps[seat][action]
        if step >= FIRST_BID and bid_amount(step) == MAX_ENCODED_BID:
            bids = game.bids(seat)
            if bids is not None and bids.lowest > MAX_ENCODED_BID:
                return bid(bids.lowest, 0)
        return step

    def legal(
        self, game: Game, seat: int, *, repaid: bool, without_idle: bool = False
    ) -> list[int]:
        """The same actions as an unordered list."""
        return legal_actions(game, seat, repaid, self.codes, without_idle)


def unpacked(words: NDArray[np.int64] | NDArray[np.uint64]) -> Mask:
    """Masks with one number for each action, out of masks with one bit for each."""
    bits = words.astype(_MASK_WORDS, copy=False).view(np.uint8)
    return np.unpackbits(bits, axis=-1, count=ACTION_COUNT, bitorder="little").view(np.int8)
