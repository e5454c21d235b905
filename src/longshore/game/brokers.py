"""Broker auctions of the Investment Bank: calling, bidding and outbidding (R-IBCALL)."""

from __future__ import annotations

from longshore.game.arrays import i64, vec
from longshore.game.cells import (
    FACTORY,
    HAND,
    HAND_TOTAL,
    HARBOUR,
    HARBOUR_PLEDGE,
    LATER,
    OFFERED,
    PAYMENT,
    PLAIN_TOTAL,
    PRICES,
    broker_goods_total,
    factory_total,
    harbour_total,
    pledge_slot,
    slot_colour,
    store,
)
from longshore.game.choices import Choices
from longshore.game.decisions import BIDDING_TO_BROKER, NOTHING, OFFERING, RESTORING
from longshore.game.editions import BROKERS, COLOURS, MAX_BID
from longshore.game.listing import list_store
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
    OFFER_LOW,
    WON_THIS_TURN,
    WRONG_STEP,
)
from longshore.game.state import (
    BROKER_PURSES,
    CARD_PURSE,
    FOR_BROKER_BID,
    FOR_BROKER_REFUND,
    NOBODY,
    State,
    move,
    pay,
)
from longshore.game.steps import (
    CALL,
    DONE,
    DONE_STEP,
    OFFER_FACTORY,
    OFFER_HARBOUR,
    OUTBID_STEP,
    PLACE,
    goods_space,
    money_space,
    space_broker,
    space_is_money,
    step_of,
)
from longshore.game.stocking import forget_placed, place


def why_not_call_brokers(state: State) -> i64:
    """Why neither calling nor outbidding is possible (R-IBCALL-1, R-IBCALL-2, R-IBCALL-3)."""
    if not state.rules.investment_bank:
        return NO_BANK
    if state.called:
        return CALLED_ALREADY
    if state.won_broker:
        return WON_THIS_TURN
    if state.ending:
        return CALL_AFTER_END
    return ALLOWED


def why_not_call(state: State, seat: i64, space: i64) -> i64:
    """An unused Payment Card, something on the space, and enough for the smallest bid."""
    code = why_not_call_brokers(state)
    if code != ALLOWED:
        return code
    if state.holder != NOBODY:
        return CARD_IN_USE
    code = why_not_this_space(state, space)
    if code != ALLOWED:
        return code
    return why_no_smallest_bid(state, seat, space)


def why_not_this_space(state: State, space: i64) -> i64:
    """There must be something to win, unless an option says otherwise (R-IBCALL-4)."""
    if state.rules.broker_empty_space:
        return ALLOWED
    broker = space_broker(space)
    there = state.containers[broker_goods_total(broker)]
    if space_is_money(space):
        there = state.money[BROKER_PURSES + broker]
    return ALLOWED if there > 0 else EMPTY_BROKER_SPACE


def why_not_outbid(state: State, seat: i64) -> i64:
    """The card is held by another player, whose bid can be exceeded (R-IBCALL-10)."""
    code = why_not_call_brokers(state)
    if code != ALLOWED:
        return code
    if state.holder == NOBODY:
        return CARD_UNUSED
    if state.holder == seat:
        return CARD_IN_USE
    return why_no_smallest_bid(state, seat, state.space)


def smallest_broker_bid(state: State, space: i64) -> i64:
    """Dollars for goods, containers for money (R-IBCALL-5, R-IBCALL-6, R-IBCALL-10)."""
    if state.holder == NOBODY:
        return state.rules.broker_min_bid
    if space_is_money(space):
        return state.pledges + 1
    return state.money[CARD_PURSE] + 1


def why_no_smallest_bid(state: State, seat: i64, space: i64) -> i64:
    """The smallest bid may be out of reach, for lack of cash or of containers in both stores."""
    smallest = smallest_broker_bid(state, space)
    if space_is_money(space):
        held = state.containers[factory_total(seat)] + state.containers[harbour_total(seat)]
        if held < smallest:
            state.need, state.have = smallest, held
            return BROKER_CONTAINERS
    elif state.money[seat] < smallest:
        state.need, state.have = smallest, state.money[seat]
        return BROKER_BID_CASH
    return ALLOWED


def list_calls(state: State, seat: i64, steps: vec[i64], count: i64) -> i64:
    """Opening a broker auction while the Payment Card is unused, or else outbidding its holder."""
    if why_not_call_brokers(state) != ALLOWED:
        return count
    if state.holder != NOBODY:
        if why_not_outbid(state, seat) == ALLOWED:
            steps[count] = OUTBID_STEP
            count += 1
        return count
    # R-IBCALL-5: one smallest bid for the goods of all brokers, and one for their money.
    broker: i64
    if why_no_smallest_bid(state, seat, goods_space(0)) == ALLOWED:
        for broker in range(BROKERS):
            count = list_call(state, goods_space(broker), steps, count)
    if why_no_smallest_bid(state, seat, money_space(0)) == ALLOWED:
        for broker in range(BROKERS):
            count = list_call(state, money_space(broker), steps, count)
    return count


def list_call(state: State, space: i64, steps: vec[i64], count: i64) -> i64:
    """A call for this space, if there is something on it."""
    if why_not_this_space(state, space) != ALLOWED:
        return count
    steps[count] = step_of(CALL, space)
    return count + 1


def call(state: State, space: i64) -> None:
    """The bid for what the arrow marks comes next (R-IBCALL-4, R-IBCALL-5)."""
    state.called = True
    state.space = space
    state.offers = 0
    state.decision = BIDDING_TO_BROKER
    if space_is_money(space):
        state.decision = OFFERING  # R-IBCALL-5


def why_not_broker_bid(state: State, seat: i64, amount: i64, zero_cards: i64) -> i64:
    """A bid in dollars: enough, and in hand (R-IBCALL-6, R-IBCALL-9, R-IBCALL-10)."""
    if zero_cards > 0:
        state.need, state.have = zero_cards, 0
        return NO_ZERO_CARDS
    if amount > MAX_BID:
        state.need, state.have = MAX_BID, amount
        return BID_TOO_LARGE
    smallest = smallest_broker_bid(state, state.space)
    if amount < smallest:
        state.need, state.have = smallest, amount
        return BROKER_BID_LOW
    if amount > state.money[seat]:
        state.need, state.have = amount, state.money[seat]
        return BROKER_BID_CASH
    return ALLOWED


def list_broker_bids(state: State, seat: i64, choices: Choices) -> None:
    """From the smallest bid up to the cash in hand."""
    smallest = smallest_broker_bid(state, state.space)
    choices.set_bids(smallest, min(state.money[seat], MAX_BID), 0)


def bid_money(state: State, seat: i64, amount: i64) -> None:
    """The previous bid returns at once, and the new one goes on the Payment Card (R-IBCALL-11)."""
    if state.holder != NOBODY:
        pay(state, CARD_PURSE, state.holder, state.money[CARD_PURSE], FOR_BROKER_REFUND)
    pay(state, seat, CARD_PURSE, amount, FOR_BROKER_BID)
    state.holder = seat
    state.decision = NOTHING


def why_not_offer(state: State, seat: i64, kind: i64, slot: i64) -> i64:
    """Only what is in one of the bidder's stores, until it is enough (R-IBCALL-7)."""
    if kind == DONE:
        return why_offer_too_low(state)
    if kind != OFFER_FACTORY and kind != OFFER_HARBOUR:
        return WRONG_STEP
    if state.containers[store(seat, offered_store(kind)) + slot] == 0:
        return NOT_IN_STORE
    return ALLOWED


def offered_store(kind: i64) -> i64:
    """The store from which a step offers."""
    if kind == OFFER_HARBOUR:
        return HARBOUR
    return FACTORY


def why_offer_too_low(state: State) -> i64:
    """The bid must open or exceed (R-IBCALL-6, R-IBCALL-10)."""
    smallest = smallest_broker_bid(state, state.space)
    if state.offers < smallest:
        state.need, state.have = smallest, state.offers
        return OFFER_LOW
    return ALLOWED


def list_offer(state: State, seat: i64, steps: vec[i64]) -> i64:
    """Everything in both stores, and the end once enough is offered."""
    count = list_store(state, store(seat, FACTORY), OFFER_FACTORY, PRICES, steps, 0)
    count = list_store(state, store(seat, HARBOUR), OFFER_HARBOUR, PRICES, steps, count)
    if why_offer_too_low(state) == ALLOWED:
        steps[count] = DONE_STEP
        count += 1
    return count


def offer(state: State, seat: i64, kind: i64, slot: i64) -> None:
    """The store of origin is remembered (R-IBCALL-7)."""
    if kind == DONE:
        bid_containers(state, seat)
        return
    move(state, store(seat, offered_store(kind)) + slot, OFFERED + slot_colour(slot))
    state.offered[state.offers] = slot
    if kind == OFFER_HARBOUR:
        state.offered[state.offers] += HARBOUR_PLEDGE
    state.offers += 1


def bid_containers(state: State, seat: i64) -> None:
    """The offered containers replace the previous bid on the Payment Card."""
    outbid = state.holder
    give_back_pledges(state)
    index: i64
    for index in range(state.offers):
        colour = pledge_colour(state.offered[index])
        move(state, OFFERED + colour, PAYMENT + colour)
        state.pledged[index] = state.offered[index]
    state.pledges = state.offers
    state.offers = 0
    state.holder = seat
    state.decision = NOTHING
    if outbid != NOBODY:
        state.restoring = outbid
        state.store = FACTORY
        go_on_restoring(state)


def pledge_colour(pledge: i64) -> i64:
    """The colour of a container on the Payment Card."""
    return slot_colour(pledge_slot(pledge))


def give_back_pledges(state: State) -> None:
    """Containers return to their owner, those of the Factory Store first (R-IBCALL-11)."""
    index: i64
    for index in range(state.pledges):
        pledge = state.pledged[index]
        target: i64 = LATER if pledge >= HARBOUR_PLEDGE else HAND
        move(state, PAYMENT + pledge_colour(pledge), target + pledge_colour(pledge))
    state.pledges = 0


def go_on_restoring(state: State) -> None:
    """The outbid player places what came back, first in the factory, then in the harbour."""
    state.decision = NOTHING
    if state.containers[HAND_TOTAL] == 0 and state.containers[LATER + PLAIN_TOTAL] > 0:
        state.store = HARBOUR
        colour: i64
        for colour in range(COLOURS):
            while state.containers[LATER + colour] > 0:
                move(state, LATER + colour, HAND + colour)
    if state.containers[HAND_TOTAL] > 0:
        forget_placed(state)
        state.decision = RESTORING


def restore(state: State, seat: i64, kind: i64, slot: i64) -> None:
    """Place what came back, one store after the other."""
    if kind == PLACE:
        place(state, seat, slot)
    else:
        go_on_restoring(state)
