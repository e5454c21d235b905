"""Broker auctions of the Investment Bank: calling, outbidding, winning (R-IBCALL, R-IBWIN)."""

from __future__ import annotations

from longshore.game.arrays import i64
from longshore.game.cells import (
    BROKER_GOODS_TOTAL,
    FACTORY,
    FACTORY_TOTAL,
    HAND,
    HAND_TOTAL,
    HARBOUR,
    HARBOUR_TOTAL,
    LATER,
    OFFERED,
    PAYMENT,
    PLAIN_SIZE,
    PLAIN_TOTAL,
    STORES_SIZE,
    bank_harbour,
    broker_goods,
    slot_colour,
    store,
)
from longshore.game.decisions import BROKER_BID, NOTHING, OFFER, PAY, RESTORE
from longshore.game.editions import BROKERS, COLOURS, MAX_BID
from longshore.game.payments import pay_brokers
from longshore.game.refusals import (
    ALLOWED,
    BID_TOO_LARGE,
    BROKER_BID_CASH,
    BROKER_BID_LOW,
    BROKER_CONTAINERS,
    CALL_AFTER_END,
    CALLED_ALREADY,
    CARD_IN_USE,
    CARD_UNUSED,
    EMPTY_BROKER_SPACE,
    NO_BANK,
    NO_ZERO_CARDS,
    NOT_IN_STORE,
    NOT_LEFT_TO_PAY,
    OFFER_LOW,
    WON_THIS_TURN,
)
from longshore.game.steps import space_broker, space_is_money
from longshore.game.stocking import forget_placed
from longshore.game.table import (
    BROKER_MONEY,
    CARD_MONEY,
    FOR_BROKER_BID,
    FOR_BROKER_LOT,
    FOR_BROKER_PAYMENT,
    FOR_BROKER_REFUND,
    HARBOUR_PLEDGE,
    NOBODY,
    NOTE_WON,
    Table,
    move,
    note,
    pay,
)


def why_not_call_brokers(table: Table) -> i64:
    """What stands against calling and outbidding alike (R-IBCALL-1, R-IBCALL-2, R-IBCALL-3)."""
    if not table.rules.investment_bank:
        return NO_BANK
    if table.called:
        return CALLED_ALREADY
    if table.won_broker:
        return WON_THIS_TURN
    if table.ending:
        return CALL_AFTER_END
    return ALLOWED


def why_not_call(table: Table, seat: i64, space: i64) -> i64:
    """An unused Payment Card, something on the space, and enough for the smallest bid."""
    if table.holder != NOBODY:
        return CARD_IN_USE
    code = why_not_this_space(table, space)
    return code if code != ALLOWED else why_no_smallest_bid(table, seat, space)


def why_not_this_space(table: Table, space: i64) -> i64:
    """There must be something to win, unless an option says otherwise (R-IBCALL-4)."""
    if table.rules.broker_empty_space:
        return ALLOWED
    broker = space >> 1
    if space & 1:  # money
        there = table.money[BROKER_MONEY + broker]
    else:
        there = table.containers[broker * PLAIN_SIZE + BROKER_GOODS_TOTAL]
    return ALLOWED if there > 0 else EMPTY_BROKER_SPACE


def why_not_outbid(table: Table, seat: i64) -> i64:
    """The card lies before another player, whose bid can be exceeded (R-IBCALL-10)."""
    if table.holder == NOBODY:
        return CARD_UNUSED
    if table.holder == seat:
        return CARD_IN_USE
    return why_no_smallest_bid(table, seat, table.space)


def smallest_broker_bid(table: Table, space: i64) -> i64:
    """Dollars for goods, containers for money (R-IBCALL-5, R-IBCALL-6, R-IBCALL-10)."""
    if table.holder == NOBODY:
        return table.rules.broker_min_bid
    if space & 1:  # money
        return table.pledges + 1
    return table.money[CARD_MONEY] + 1


def why_no_smallest_bid(table: Table, seat: i64, space: i64) -> i64:
    """The smallest bid may be out of reach: of cash, or of containers in both stores."""
    smallest = smallest_broker_bid(table, space)
    if space & 1:  # money
        held = (
            table.containers[seat * STORES_SIZE + FACTORY_TOTAL]
            + table.containers[seat * STORES_SIZE + HARBOUR_TOTAL]
        )
        if held < smallest:
            table.need, table.have = smallest, held
            return BROKER_CONTAINERS
    elif table.money[seat] < smallest:
        table.need, table.have = smallest, table.money[seat]
        return BROKER_BID_CASH
    return ALLOWED


def call(table: Table, space: i64) -> None:
    """The bid for what the arrow marks is made next (R-IBCALL-4, R-IBCALL-5)."""
    table.called = True
    table.space = space
    table.offers = 0
    table.decision = BROKER_BID
    if space_is_money(space):
        table.decision = OFFER  # R-IBCALL-5


def why_not_broker_bid(table: Table, seat: i64, amount: i64, zero_cards: i64) -> i64:
    """A bid in dollars: enough, and in hand (R-IBCALL-6, R-IBCALL-9, R-IBCALL-10)."""
    if zero_cards > 0:
        table.need, table.have = zero_cards, 0
        return NO_ZERO_CARDS
    if amount > MAX_BID:
        table.need, table.have = MAX_BID, amount
        return BID_TOO_LARGE
    smallest = smallest_broker_bid(table, table.space)
    if amount < smallest:
        table.need, table.have = smallest, amount
        return BROKER_BID_LOW
    if amount > table.money[seat]:
        table.need, table.have = amount, table.money[seat]
        return BROKER_BID_CASH
    return ALLOWED


def bid_money(table: Table, seat: i64, amount: i64) -> None:
    """The former bid returns at once, the new one lies on the Payment Card (R-IBCALL-11)."""
    if table.holder != NOBODY:
        pay(table, CARD_MONEY, table.holder, table.money[CARD_MONEY], FOR_BROKER_REFUND)
    pay(table, seat, CARD_MONEY, amount, FOR_BROKER_BID)
    table.holder = seat
    table.decision = NOTHING


def why_not_offer(table: Table, seat: i64, kind: i64, slot: i64) -> i64:
    """Only what stands in one of the own stores (R-IBCALL-7)."""
    if table.containers[store(seat, kind) + slot] == 0:
        return NOT_IN_STORE
    return ALLOWED


def offer(table: Table, seat: i64, kind: i64, slot: i64) -> None:
    """The store of origin is remembered (R-IBCALL-7)."""
    move(table, store(seat, kind) + slot, OFFERED + slot_colour(slot))
    table.offered[table.offers] = slot + HARBOUR_PLEDGE if kind == HARBOUR else slot
    table.offers += 1


def why_offer_too_low(table: Table) -> i64:
    """The bid must open or exceed (R-IBCALL-6, R-IBCALL-10)."""
    smallest = smallest_broker_bid(table, table.space)
    if table.offers < smallest:
        table.need, table.have = smallest, table.offers
        return OFFER_LOW
    return ALLOWED


def bid_containers(table: Table, seat: i64) -> None:
    """What was offered takes the place of the former bid on the Payment Card."""
    outbid = table.holder
    give_back_pledges(table)
    index: i64
    for index in range(table.offers):
        colour = pledge_colour(table.offered[index])
        move(table, OFFERED + colour, PAYMENT + colour)
        table.pledged[index] = table.offered[index]
    table.pledges = table.offers
    table.offers = 0
    table.holder = seat
    table.decision = NOTHING
    if outbid != NOBODY:
        table.restoring = outbid
        table.store = FACTORY
        go_on_restoring(table)


def pledge_colour(pledge: i64) -> i64:
    """The colour of a container on the Payment Card."""
    return slot_colour(pledge - HARBOUR_PLEDGE if pledge >= HARBOUR_PLEDGE else pledge)


def give_back_pledges(table: Table) -> None:
    """Containers return to their owner, those of the Factory Store first (R-IBCALL-11)."""
    index: i64
    for index in range(table.pledges):
        pledge = table.pledged[index]
        target: i64 = LATER if pledge >= HARBOUR_PLEDGE else HAND
        move(table, PAYMENT + pledge_colour(pledge), target + pledge_colour(pledge))
    table.pledges = 0


def go_on_restoring(table: Table) -> None:
    """The outbid player lays down what came back: first in the factory, then in the harbour."""
    table.decision = NOTHING
    if table.containers[HAND_TOTAL] == 0 and table.containers[LATER + PLAIN_TOTAL] > 0:
        table.store = HARBOUR
        colour: i64
        for colour in range(COLOURS):
            while table.containers[LATER + colour] > 0:
                move(table, LATER + colour, HAND + colour)
    if table.containers[HAND_TOTAL] > 0:
        forget_placed(table)
        table.decision = RESTORE


def win_broker_auction(table: Table) -> None:
    """At the start of the holder's turn: collect, then pay the bid to the brokers (R-IBWIN)."""
    table.won_broker = True
    collect_lot(table)
    if space_is_money(table.space):
        index: i64
        for index in range(table.pledges):
            colour = pledge_colour(table.pledged[index])
            move(table, PAYMENT + colour, HAND + colour)
        table.next_broker = 0
        clear_card(table)
        go_on_paying(table)
    else:
        pay_brokers(table, CARD_MONEY, table.money[CARD_MONEY], FOR_BROKER_PAYMENT)
        clear_card(table)


def collect_lot(table: Table) -> None:
    """Everything on the marked space as it is now (R-IBWIN-2)."""
    note(table, NOTE_WON, table.holder, table.space, 0)
    broker = space_broker(table.space)
    if space_is_money(table.space):
        purse = BROKER_MONEY + broker
        pay(table, purse, table.holder, table.money[purse], FOR_BROKER_LOT)
        return
    goods = broker_goods(broker)
    colour: i64
    for colour in range(COLOURS):
        while table.containers[goods + colour] > 0:
            move(table, goods + colour, bank_harbour(table.holder) + colour)


def clear_card(table: Table) -> None:
    """Arrow and Payment Card go back beside the board (R-IBWIN-4)."""
    table.holder = NOBODY
    table.pledges = 0


def go_on_paying(table: Table) -> None:
    """The winner decides which container goes next, while the colours differ (R-IBPAY-2)."""
    table.decision = NOTHING
    while table.containers[HAND_TOTAL] > 0:
        colour: i64 = 0
        while table.containers[HAND + colour] == 0:
            colour += 1
        if table.containers[HAND + colour] < table.containers[HAND_TOTAL]:
            table.decision = PAY
            return
        pay_container(table, colour)


def why_not_pay(table: Table, colour: i64) -> i64:
    """Only a colour that is left to pay (R-IBPAY-2)."""
    if table.containers[HAND + colour] == 0:
        return NOT_LEFT_TO_PAY
    return ALLOWED


def pay_container(table: Table, colour: i64) -> None:
    """The next broker in the round gets a container (R-IBPAY-2)."""
    move(table, HAND + colour, broker_goods(table.next_broker) + colour)
    table.next_broker = (table.next_broker + 1) % BROKERS


def award_at_end(table: Table) -> None:
    """An open auction is won when the game ends, and paid in the order offered (R-IBEND-2)."""
    if table.holder == NOBODY:
        return
    moved = table.moved  # tells of the last turn, which is over
    collect_lot(table)
    if space_is_money(table.space):
        index: i64
        for index in range(table.pledges):
            colour = pledge_colour(table.pledged[index])
            move(table, PAYMENT + colour, broker_goods(index % BROKERS) + colour)
    else:
        pay_brokers(table, CARD_MONEY, table.money[CARD_MONEY], FOR_BROKER_PAYMENT)
    clear_card(table)
    table.moved = moved
