"""What a rollout player bids at the island, and what it does with the bids it gets."""

from __future__ import annotations

from longshore.bots.rollout.debts import repays_before
from longshore.bots.rollout.mind import Mind
from longshore.bots.rollout.outlook import purse_of, standing
from longshore.bots.rollout.thumb import (
    BIDS_TO_ACCEPT,
    BORROW_TO_BID,
    DECLINE_BY_LOAN,
    DOLLAR,
    FAIR,
    FAIR_LEAVES,
    KEEP_CASH,
    LOAN_COST,
    NO_INTEREST,
    NO_TRADE,
    SPREAD_OF_ROLLOUT,
    loan_burden,
    missing_for_interest,
    missing_to_trade,
)
from longshore.bots.rollout.worth import lot_worth
from longshore.game.arrays import i64
from longshore.game.auction import (
    highest_bid,
    highest_possible_bid,
    is_cancelled,
    is_highest,
    lowest_possible_bid,
)
from longshore.game.cells import ship
from longshore.game.editions import LOAN_AMOUNT, MAX_LOANS
from longshore.game.state import BIDDERS, FIRST_BIDS, OUTSIDE, State
from longshore.game.steps import ACCEPT, DECLINE_STEP, LOAN_STEP, REPAY_STEP, bid, step_of


def choose_bid(mind: Mind, state: State, seat: i64) -> i64:
    """The amount with the best expected gain, after a loan if cash is short."""
    lot = ship(state.turn)
    worth = lot_worth(mind, state, seat, lot)
    lowest = lowest_possible_bid(state, seat)
    highest = highest_possible_bid(state, seat)
    loans = state.loans[seat]
    if state.rules.stays_cancelled and is_cancelled(state, seat):
        return bid(lowest, 0)  # nothing that is added counts
    first: i64 = 0
    if state.round == 2:
        first = state.auction[FIRST_BIDS + seat]
    reach = highest
    may_borrow = loans < MAX_LOANS and state.round == 1 and mind.rounds > BORROW_TO_BID
    if may_borrow:
        reach += LOAN_AMOUNT
    expect_bids(mind, state, seat, lot)
    most = min(reach, max(worth // DOLLAR - first, lowest))
    amount: i64 = lowest
    best: i64 = 0
    best_in_hand: i64 = 0
    in_hand = lowest
    tried = max(lowest, (worth * FAIR // 100) // DOLLAR - first - 1)
    tried = min(tried, max(highest - FAIR_LEAVES, lowest))
    while tried <= most:
        total = tried + first
        gain = worth - total * DOLLAR
        if mind.rounds > KEEP_CASH:
            left = state.money[seat] - total
            gain -= NO_TRADE * missing_to_trade(left)
            gain -= NO_INTEREST * missing_for_interest(left, loans)
        gain = gain * chance_to_win(mind, state, seat, total) // 1000
        if gain > best:
            best = gain
            amount = tried
        if tried <= highest and gain > best_in_hand:
            best_in_hand = gain
            in_hand = tried
        tried += 1
    if amount > highest:
        if best - best_in_hand > LOAN_COST * loan_burden(loans):
            return LOAN_STEP
        amount = in_hand
    return bid(min(max(varied(mind, amount), lowest), highest), 0)


def varied(mind: Mind, amount: i64) -> i64:
    """A bid as inexact as a person's. If others could predict it, they would outbid it by $1."""
    share = 100 - SPREAD_OF_ROLLOUT + mind.generator.below(2 * SPREAD_OF_ROLLOUT + 1)
    return (amount * share + 50) // 100


def expect_bids(mind: Mind, state: State, seat: i64, lot: i64) -> None:
    """Write what each rival seems to bid, varied a little, to `bids`. For the seller, the worth."""
    other: i64
    for other in range(state.rules.players):
        expected: i64 = -1
        if other == state.turn:
            expected = lot_worth(mind, state, other, lot)
        elif other != seat and state.auction[BIDDERS + other] != OUTSIDE:
            share = mind.shares[other]
            share += share * (mind.generator.below(2 * mind.spread + 1) - mind.spread) // 100
            expected = max(lot_worth(mind, state, other, lot) * share // 100, 0)
            expected = min(expected, purse_of(state, other))
        mind.bids[other] = expected


def chance_to_win(mind: Mind, state: State, seat: i64, total: i64) -> i64:
    """The probability, in thousandths, that a bid beats all rivals and is accepted."""
    chance: i64 = 1000
    other: i64
    for other in range(state.rules.players):
        expected = mind.bids[other]
        if expected >= 0 and other != seat:
            if other == state.turn:
                # R-AUCT-16: a seller keeps what is worth more than three times the bid.
                if BIDS_TO_ACCEPT * total * DOLLAR < expected and state.money[other] >= total:
                    chance = chance // 3
            else:
                spread = max(expected * SPREAD_OF_ROLLOUT // 100, DOLLAR)
                beats = 500 + (total * DOLLAR - expected) * 500 // spread
                chance = chance * min(max(beats, 0), 1000) // 1000
    return chance


def choose_settlement(mind: Mind, state: State, seat: i64) -> i64:
    """Accept when 3H >= V: accepting brings 2H, declining the lot less H (R-AUCT-16)."""
    highest = highest_bid(state)
    worth = lot_worth(mind, state, seat, ship(seat))
    kept = worth - highest * DOLLAR
    left = state.money[seat] - highest
    if mind.rounds > KEEP_CASH:
        kept -= NO_TRADE * missing_to_trade(left)
    if kept > 2 * highest * DOLLAR:
        if left >= 0:
            return DECLINE_STEP
        if state.loans[seat] < MAX_LOANS and kept > 2 * highest * DOLLAR + DECLINE_BY_LOAN:
            return LOAN_STEP
    if repays_before(mind, state, seat, 2 * highest):
        return REPAY_STEP
    # Of equal bidders the one who is furthest behind.
    chosen: i64 = 0
    least: i64 = 1000000000
    other: i64
    for other in range(state.rules.players):
        if is_highest(state, other, highest):
            stands = standing(mind, state, other)
            if stands < least:
                least = stands
                chosen = other
    return step_of(ACCEPT, chosen)
