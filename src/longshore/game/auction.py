"""The island auction (R-AUCT), bluffing cards (R-BLUF) and cancelled bids (R-CANC)."""

from __future__ import annotations

from longshore.game.arrays import i64
from longshore.game.cells import island, ship
from longshore.game.decisions import BID, NOTHING, SETTLE, STAGE_ACTIONS, STAGE_END
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
)
from longshore.game.table import (
    BANK,
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
    Table,
    move,
    note,
    pay,
)


def start_auction(table: Table) -> None:
    """The whole cargo is the lot; all but the seller bid (R-AUCT-1, R-AUCT-2)."""
    auction = table.auction
    seat: i64
    for seat in range(table.rules.players):
        auction[BIDS + seat] = 0
        auction[ZERO_CARDS + seat] = 0
        auction[FIRST_BIDS + seat] = 0
        auction[FIRST_ZERO_CARDS + seat] = 0
        auction[BIDDERS + seat] = WAITED_FOR
    auction[BIDDERS + table.turn] = OUTSIDE
    table.round = 1
    table.decision = BID


def highest_possible_bid(table: Table, seat: i64) -> i64:
    """Cash in hand (R-AUCT-3); in the tie-break less the first bid, which is locked (R-AUCT-6)."""
    cash = table.money[seat]
    if table.round == 2:
        cash -= table.auction[FIRST_BIDS + seat]
    return min(cash, MAX_BID)


def lowest_possible_bid(table: Table, seat: i64) -> i64:
    """Zero, but for `tie_break_minimum`; who has no money left adds 0 all the same (R-AUCT-8)."""
    if table.round == 2 and table.rules.tie_break_minimum > 0:
        return min(table.rules.tie_break_minimum, highest_possible_bid(table, seat))
    return 0


def zero_cards_left(table: Table, seat: i64) -> i64:
    """$0 cards used in the first round stay on the table (R-CANC-3)."""
    if table.round == 2:
        return table.rules.zero_cards - table.auction[FIRST_ZERO_CARDS + seat]
    return table.rules.zero_cards


def why_not_bid(table: Table, seat: i64, amount: i64, zero_cards: i64) -> i64:
    """Between the bounds, and with $0 cards the bidder still has (R-AUCT-3, R-BLUF-1)."""
    if amount > MAX_BID:
        table.need, table.have = MAX_BID, amount
        return BID_TOO_LARGE
    highest = highest_possible_bid(table, seat)
    if amount > highest:
        table.need, table.have = amount, highest
        return BID_CASH
    lowest = lowest_possible_bid(table, seat)
    if amount < lowest:
        table.need, table.have = lowest, amount
        return TIE_BREAK_MINIMUM
    if zero_cards > zero_cards_left(table, seat):
        table.need, table.have = zero_cards, zero_cards_left(table, seat)
        return NO_ZERO_CARDS
    return ALLOWED


def commit_bid(table: Table, seat: i64, amount: i64, zero_cards: i64) -> None:
    """A committed bid stands; the last one opens them all (R-AUCT-4)."""
    auction = table.auction
    auction[BIDS + seat] = amount
    auction[ZERO_CARDS + seat] = zero_cards
    auction[BIDDERS + seat] = COMMITTED
    open_if_all_committed(table)


def open_if_all_committed(table: Table) -> None:
    """Nobody sees a bid before the last bidder has committed one (R-AUCT-4)."""
    seat: i64
    for seat in range(table.rules.players):
        if table.auction[BIDDERS + seat] == WAITED_FOR:
            return
    open_bids(table)


def open_bids(table: Table) -> None:
    """A tie for the highest bid is broken once, before the seller decides (R-AUCT-8)."""
    note(table, NOTE_BIDS, table.round, 0, 0)
    if table.round == 1:
        highest = highest_bid(table)
        tied: i64 = 0
        seat: i64
        for seat in range(table.rules.players):
            if is_highest(table, seat, highest):
                tied += 1
        if tied > 1:
            start_tie_break(table, highest)
            return
    table.decision = SETTLE


def start_tie_break(table: Table, highest: i64) -> None:
    """Only the tied bidders bid again, and only they can win (R-AUCT-8, R-CANC-4)."""
    auction = table.auction
    seat: i64
    for seat in range(table.rules.players):
        tied = is_highest(table, seat, highest)
        auction[FIRST_BIDS + seat] = auction[BIDS + seat]
        auction[FIRST_ZERO_CARDS + seat] = auction[ZERO_CARDS + seat]
        auction[BIDS + seat] = 0
        auction[ZERO_CARDS + seat] = 0
        auction[BIDDERS + seat] = WAITED_FOR if tied else OUTSIDE
    table.round = 2


def counted_bid(table: Table, seat: i64) -> i64:
    """What a bid counts for: with `cancel_bid` a $0 card makes it 0 (R-CANC-1, R-CANC-3)."""
    auction = table.auction
    cancel = table.rules.cancel_bid
    if cancel and auction[ZERO_CARDS + seat] > 0:
        return 0
    amount = auction[BIDS + seat]
    if table.round == 2 and not (cancel and auction[FIRST_ZERO_CARDS + seat] > 0):
        amount += auction[FIRST_BIDS + seat]
    return amount


def highest_bid(table: Table) -> i64:
    """H (R-AUCT-7): the largest bid, or after a tie-break the largest total of the tied."""
    highest: i64 = 0
    seat: i64
    for seat in range(table.rules.players):
        if table.auction[BIDDERS + seat] == COMMITTED:
            highest = max(highest, counted_bid(table, seat))
    return highest


def is_highest(table: Table, seat: i64, highest: i64) -> bool:
    """Whether this seat made a highest bid that counts."""
    return table.auction[BIDDERS + seat] == COMMITTED and counted_bid(table, seat) == highest


def why_not_accept(table: Table, bidder: i64) -> i64:
    """Only a highest bidder; among tied ones the seller chooses (R-AUCT-9, R-AUCT-10)."""
    if bidder >= table.rules.players:
        return NO_SUCH_SEAT
    if not is_highest(table, bidder, highest_bid(table)):
        table.need, table.have = highest_bid(table), counted_bid(table, bidder)
        return NOT_HIGHEST
    return ALLOWED


def accept(table: Table, bidder: i64) -> None:
    """The bank doubles what the bidder pays (R-AUCT-11)."""
    highest = highest_bid(table)
    pay(table, bidder, table.turn, highest, FOR_BID)
    pay(table, BANK, table.turn, highest, FOR_SUBSIDY)
    unload(table, bidder)


def why_not_decline(table: Table) -> i64:
    """A decline must be paid for (R-AUCT-13)."""
    highest = highest_bid(table)
    if table.money[table.turn] < highest:
        table.need, table.have = highest, table.money[table.turn]
        return DECLINE_CASH
    return ALLOWED


def decline(table: Table) -> None:
    """The seller pays H and keeps the lot; with the bank the brokers get H too (R-IBDECL-1)."""
    highest = highest_bid(table)
    pay(table, table.turn, BANK, highest, FOR_DECLINE)
    if table.rules.investment_bank:
        pay_brokers(table, BANK, highest, FOR_DECLINE)
    unload(table, table.turn)


def unload(table: Table, owner: i64) -> None:
    """The lot goes to its new owner's island section, and the turn ends (R-AUCT-14)."""
    cargo = ship(table.turn)
    colour: i64
    for colour in range(COLOURS):
        while table.containers[cargo + colour] > 0:
            move(table, cargo + colour, island(owner) + colour)
    table.decision = NOTHING
    if table.rules.repay_after_auction:
        table.actions = 0
        table.stage = STAGE_ACTIONS
    else:
        table.stage = STAGE_END
