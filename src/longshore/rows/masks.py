"""The actions a seat may choose: as a list, or as a mask with one bit for each action.

Some legal loans and repayments are left out (`longshore.game.endless`), and bids above
`MAX_ENCODED_BID` have no code. On request, actions that would bring nothing are left out too.
"""

from __future__ import annotations

from longshore.game.arrays import i64, vec, words_as_bytes
from longshore.game.choices import Choices
from longshore.game.endless import list_allowed
from longshore.game.game import Game
from longshore.game.idle import leave_out_idle
from longshore.game.steps import FIRST_BID, bid, bid_amount, bid_zero_cards
from longshore.game.turn import is_asked
from longshore.rows.codes import BID_AMOUNTS, MASK_WORDS, MAX_ENCODED_BID, STEPS, Codes


def write_mask(choices: Choices, codes: Codes, seat: i64, words: vec[i64], at: i64) -> None:
    """A bit for every action in `choices`, into `MASK_WORDS` words from a place on."""
    word: i64
    for word in range(at, at + MASK_WORDS):
        words[word] = 0
    actions = codes.actions
    bits = codes.bits
    steps = choices.steps
    first = seat * STEPS
    index: i64
    for index in range(choices.count):
        code = actions[first + steps[index]]
        words[at + (code >> 6)] |= bits[code & 63]
    if choices.highest_bid >= choices.lowest_bid:
        cards: i64
        lowest = lowest_code(choices)
        highest = min(choices.highest_bid, MAX_ENCODED_BID)
        for cards in range(choices.zero_cards + 1):
            first = codes.first_bid + cards * BID_AMOUNTS
            for code in range(first + lowest, first + highest + 1):
                words[at + (code >> 6)] |= bits[code & 63]


def lowest_code(choices: Choices) -> i64:
    """The least amount of a bid that has a code. The highest code stands for all above it."""
    return min(choices.lowest_bid, MAX_ENCODED_BID)


def allows(codes: Codes, words: vec[i64], at: i64, action: i64) -> bool:
    """Whether a mask allows an action, which may be any number."""
    if action < 0 or action >= codes.count:
        return False
    return words[at + (action >> 6)] & codes.bits[action & 63] != 0


def step_for(codes: Codes, choices: Choices, seat: i64, action: i64) -> i64:
    """The step of an action that the mask allows.

    The highest encoded bid stands for the lowest legal bid if that is higher, because outbidding
    may require more than any code can express.
    """
    step = codes.steps[seat * codes.count + action]
    if (
        step >= FIRST_BID
        and bid_amount(step) == MAX_ENCODED_BID
        and choices.lowest_bid > MAX_ENCODED_BID
    ):
        return bid(choices.lowest_bid, 0)
    return step


def action_for(codes: Codes, seat: i64, step: i64) -> i64:
    """The action of a step. A bid too high to have a code gets that of the highest."""
    if step < FIRST_BID:
        return codes.actions[seat * STEPS + step]
    amount = min(bid_amount(step), MAX_ENCODED_BID)
    return codes.first_bid + bid_zero_cards(step) * BID_AMOUNTS + amount


def count_actions(choices: Choices) -> i64:
    """How many actions there are in `choices`."""
    if choices.highest_bid < choices.lowest_bid:
        return choices.count
    amounts = min(choices.highest_bid, MAX_ENCODED_BID) - lowest_code(choices) + 1
    return choices.count + amounts * (choices.zero_cards + 1)


def action_at(choices: Choices, codes: Codes, seat: i64, index: i64) -> i64:
    """The action at a place among those in `choices`, counted from 0."""
    if index < choices.count:
        return codes.actions[seat * STEPS + choices.steps[index]]
    index -= choices.count
    cards = choices.zero_cards + 1
    return codes.first_bid + index % cards * BID_AMOUNTS + lowest_code(choices) + index // cards


def legal_actions(
    game: Game, seat: int, repaid: bool, codes: Codes, without_idle: bool = False
) -> list[int]:
    """The actions of an asked seat, and nothing for others."""
    if not is_asked(game.state, seat):
        return []
    choices = game.choices
    list_allowed(game.state, seat, repaid, choices)
    if without_idle:
        leave_out_idle(game.state, seat, choices)
    count: int = count_actions(choices)
    return [action_at(choices, codes, seat, index) for index in range(count)]


def mask_of(game: Game, seat: int, repaid: bool, codes: Codes, without_idle: bool = False) -> bytes:
    """The mask of an asked seat as bytes. Nothing is allowed to others."""
    words = vec[i64]([0] * MASK_WORDS)
    if is_asked(game.state, seat):
        choices = game.choices
        list_allowed(game.state, seat, repaid, choices)
        if without_idle:
            leave_out_idle(game.state, seat, choices)
        write_mask(choices, codes, seat, words, 0)
    return words_as_bytes(words)
