"""The action codes of all seats, as arrays of the core. `longshore.encoding.actions` makes them."""

from __future__ import annotations

from typing import Final

from longshore.game.arrays import i64, vec
from longshore.game.steps import FIRST_BID

# Bids: amounts 0 to MAX_ENCODED_BID, first without, then with one, then with two $0 cards.
BID_AMOUNTS: Final = 64
MAX_ENCODED_BID: Final = BID_AMOUNTS - 1

STEPS: Final = FIRST_BID + 1  # numbers of steps up to the first bid

# A mask is eight words of 64 bits, one for each action: bit a % 64 of word a // 64.
WORD_BITS: Final = 64
MASK_WORDS: Final = 8


class Codes:
    """For one number of players. Created only by `new_codes`."""

    count: i64  # actions in all
    first_bid: i64  # the action of the bid 0
    actions: vec[i64]  # by seat and step up to the first bid, or -1
    steps: vec[i64]  # by seat and action, or -1
    bits: vec[i64]  # 64 powers of two; see docs/notes.md for why they are not shifted

    __slots__ = tuple(__annotations__)  # faster to access when not compiled


def new_codes(actions: list[list[int]], steps: list[list[int]]) -> Codes:
    """From lists for each seat: the action of every step, and the step of every action."""
    codes = Codes()
    codes.count = len(steps[0])
    codes.first_bid = actions[0][FIRST_BID]
    codes.actions = vec[i64]([code for listed in actions for code in listed])
    codes.steps = vec[i64]([step for listed in steps for step in listed])
    powers: list[int] = [2**bit for bit in range(WORD_BITS)]
    powers[-1] = -powers[-1]  # the highest bit of a word is its sign
    codes.bits = vec[i64](powers)
    return codes
