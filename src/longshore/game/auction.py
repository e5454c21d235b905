"""The island auction (R-AUCT), bluffing cards (R-BLUF) and cancelled bids (R-CANC)."""

from __future__ import annotations

from longshore.game.arrays import i64, vec
from longshore.game.cells import island, ship
from longshore.game.choices import Choices
from longshore.game.decisions import BIDDING, NOTHING, SETTLING, STAGE_ACTIONS, STAGE_END
from longshore.game.editions import COLOURS, MAX_BID
from longshore.game.payments import pay_brokers
from longshore.game.refusals import (
    ALLOWED,
    BID_CASH,
    BID_TOO_LARGE,
    DECLINE_CASH,
    NO_SUCH_SEAT,
    NO_ZERO_CARDS,
    NOT_HIGHEST,
    TIE_BREAK_MINIMUM,
    WRONG_STEP,
)
from longshore.game.rules import Rules
from longshore.game.state import (
    BANK_PURSE,
    BIDDERS,
    BIDS,
    COMMITTED,
    FIRST_BIDS,
    FIRST_ZERO_CARDS,
    FOR_BID,
    FOR_DECLINE,
    FOR_SUBSIDY,
    NOTE_BIDS,
    OUTSIDE,
    WAITED_FOR,
    ZERO_CARDS,
    State,
    move,
    note,
    pay,
)
from longshore.game.steps import ACCEPT, DECLINE, DECLINE_STEP, step_of


def start_auction(state: State) -> None:
    """The whole cargo is the lot. All but the seller bid (R-AUCT-1, R-AUCT-2)."""
    auction = state.auction
    seat: i64
    for seat in range(state.rules.players):
        auction[BIDS + seat] = 0
        auction[ZERO_CARDS + seat] = 0
        auction[FIRST_BIDS + seat] = 0
        auction[FIRST_ZERO_CARDS + seat] = 0
        auction[BIDDERS + seat] = WAITED_FOR
    auction[BIDDERS + state.turn] = OUTSIDE
    state.round = 1
    state.decision = BIDDING


def highest_possible_bid(state: State, seat: i64) -> i64:
    """Cash in hand (R-AUCT-3), in the tie-break less the first bid, which is locked (R-AUCT-6)."""
    cash = state.money[seat]
    if state.round == 2:
        cash -= state.auction[FIRST_BIDS + seat]
    return min(cash, MAX_BID)


def lowest_possible_bid(state: State, seat: i64) -> i64:
    """Zero, except with `tie_break_minimum`. With no money left, a bidder adds 0 (R-AUCT-8)."""
    if state.round == 2 and state.rules.tie_break_minimum > 0:
        return min(state.rules.tie_break_minimum, highest_possible_bid(state, seat))
    return 0


def zero_cards_left(state: State, seat: i64) -> i64:
    """$0 cards used in the first round stay on the table (R-CANC-3)."""
    if state.round == 2:
        return state.rules.zero_cards - state.auction[FIRST_ZERO_CARDS + seat]
    return state.rules.zero_cards


def why_not_bid(state: State, seat: i64, amount: i64, zero_cards: i64) -> i64:
    """Between the bounds, and with $0 cards the bidder still has (R-AUCT-3, R-BLUF-1)."""
    if amount > MAX_BID:
        state.need, state.have = MAX_BID, amount
        return BID_TOO_LARGE
    highest = highest_possible_bid(state, seat)
    if amount > highest:
        state.need, state.have = amount, highest
        return BID_CASH
    lowest = lowest_possible_bid(state, seat)
    if amount < lowest:
        state.need, state.have = lowest, amount
        return TIE_BREAK_MINIMUM
    if zero_cards > zero_cards_left(state, seat):
        state.need, state.have = zero_cards, zero_cards_left(state, seat)
        return NO_ZERO_CARDS
    return ALLOWED


def list_bids(state: State, seat: i64, choices: Choices) -> None:
    """Every amount between the bounds, with as many $0 cards as are left."""
    lowest = lowest_possible_bid(state, seat)
    choices.set_bids(lowest, highest_possible_bid(state, seat), zero_cards_left(state, seat))


def commit_bid(state: State, seat: i64, amount: i64, zero_cards: i64) -> None:
    """A committed bid stands. The last one opens them all (R-AUCT-4)."""
    auction = state.auction
    auction[BIDS + seat] = amount
    auction[ZERO_CARDS + seat] = zero_cards_in(state.rules, state.round, amount, zero_cards)
    auction[BIDDERS + seat] = COMMITTED
    open_if_all_committed(state)


def zero_cards_in(rules: Rules, auction_round: i64, amount: i64, named: i64) -> i64:
    """The $0 cards of a bid. One of no card is none, so a first bid of 0 holds one (R-BLUF-2)."""
    if amount == 0 and named == 0 and auction_round == 1 and rules.zero_cards > 0:
        return 0 if rules.number == 1 else 1
    return named


def open_if_all_committed(state: State) -> None:
    """Nobody sees a bid before the last bidder has committed (R-AUCT-4)."""
    seat: i64
    for seat in range(state.rules.players):
        if state.auction[BIDDERS + seat] == WAITED_FOR:
            return
    open_bids(state)


def open_bids(state: State) -> None:
    """A tie for the highest bid is broken once, before the seller decides (R-AUCT-8)."""
    note(state, NOTE_BIDS, state.round, 0, 0)
    if state.round == 1:
        highest = highest_bid(state)
        tied: i64 = 0
        seat: i64
        for seat in range(state.rules.players):
            if is_highest(state, seat, highest):
                tied += 1
        if tied > 1:
            start_tie_break(state, highest)
            return
    state.decision = SETTLING


def start_tie_break(state: State, highest: i64) -> None:
    """Only the tied bidders bid again, and only they can win (R-AUCT-8, R-CANC-4)."""
    auction = state.auction
    seat: i64
    for seat in range(state.rules.players):
        tied = is_highest(state, seat, highest)
        auction[FIRST_BIDS + seat] = auction[BIDS + seat]
        auction[FIRST_ZERO_CARDS + seat] = auction[ZERO_CARDS + seat]
        auction[BIDS + seat] = 0
        auction[ZERO_CARDS + seat] = 0
        auction[BIDDERS + seat] = WAITED_FOR if tied else OUTSIDE
    state.round = 2


def is_cancelled(state: State, seat: i64) -> bool:
    """Whether the first bid was cancelled, so that it enters the tie-break as 0 (R-CANC-3)."""
    cancelled = state.auction[FIRST_ZERO_CARDS + seat] > 0
    return cancelled and state.rules.cancel_bid and state.round == 2


def counted_bid(state: State, seat: i64) -> i64:
    """What a bid counts for: with `cancel_bid` a $0 card makes it 0 (R-CANC-1, R-CANC-3)."""
    auction = state.auction
    if auction[ZERO_CARDS + seat] > 0 and state.rules.cancel_bid:
        return 0
    amount = auction[BIDS + seat]
    if is_cancelled(state, seat):
        return 0 if state.rules.stays_cancelled else amount
    if state.round == 2:
        amount += auction[FIRST_BIDS + seat]
    return amount


def highest_bid(state: State) -> i64:
    """H (R-AUCT-7): the largest bid, or after a tie-break the largest total of the tied."""
    highest: i64 = 0
    seat: i64
    for seat in range(state.rules.players):
        if state.auction[BIDDERS + seat] == COMMITTED:
            highest = max(highest, counted_bid(state, seat))
    return highest


def is_highest(state: State, seat: i64, highest: i64) -> bool:
    """Whether this seat made a highest bid that counts."""
    return state.auction[BIDDERS + seat] == COMMITTED and counted_bid(state, seat) == highest


def why_not_settle(state: State, kind: i64, bidder: i64) -> i64:
    """The seller accepts or declines (R-AUCT-9)."""
    if kind == ACCEPT:
        return why_not_accept(state, bidder)
    if kind == DECLINE:
        return why_not_decline(state)
    return WRONG_STEP


def why_not_accept(state: State, bidder: i64) -> i64:
    """Only a highest bidder. Among tied ones the seller chooses (R-AUCT-9, R-AUCT-10)."""
    if bidder >= state.rules.players:
        return NO_SUCH_SEAT
    if not is_highest(state, bidder, highest_bid(state)):
        state.need, state.have = highest_bid(state), counted_bid(state, bidder)
        return NOT_HIGHEST
    return ALLOWED


def why_not_decline(state: State) -> i64:
    """A decline must be paid for (R-AUCT-13)."""
    highest = highest_bid(state)
    if state.money[state.turn] < highest:
        state.need, state.have = highest, state.money[state.turn]
        return DECLINE_CASH
    return ALLOWED


def list_settle(state: State, steps: vec[i64]) -> i64:
    """Accept a highest bidder, or decline."""
    count: i64 = 0
    highest = highest_bid(state)
    seat: i64
    for seat in range(state.rules.players):
        if is_highest(state, seat, highest):
            steps[count] = step_of(ACCEPT, seat)
            count += 1
    if why_not_decline(state) == ALLOWED:
        steps[count] = DECLINE_STEP
        count += 1
    return count


def settle(state: State, kind: i64, bidder: i64) -> None:
    """Sell the lot, or keep it."""
    if kind == ACCEPT:
        accept(state, bidder)
    else:
        decline(state)


def accept(state: State, bidder: i64) -> None:
    """The bank doubles what the bidder pays (R-AUCT-11)."""
    highest = highest_bid(state)
    pay(state, bidder, state.turn, highest, FOR_BID)
    pay(state, BANK_PURSE, state.turn, highest, FOR_SUBSIDY)
    unload(state, bidder)


def decline(state: State) -> None:
    """The seller pays H and keeps the lot. With the bank, the brokers also get H (R-IBDECL-1)."""
    highest = highest_bid(state)
    pay(state, state.turn, BANK_PURSE, highest, FOR_DECLINE)
    if state.rules.investment_bank:
        pay_brokers(state, BANK_PURSE, highest, FOR_DECLINE)
    unload(state, state.turn)


def unload(state: State, owner: i64) -> None:
    """The lot goes to its new owner's island section, and the turn ends (R-AUCT-14)."""
    cargo = ship(state.turn)
    colour: i64
    for colour in range(COLOURS):
        while state.containers[cargo + colour] > 0:
            move(state, cargo + colour, island(owner) + colour)
    state.decision = NOTHING
    if state.rules.repay_after_auction:
        state.actions = 0
        state.stage = STAGE_ACTIONS
    else:
        state.stage = STAGE_END
