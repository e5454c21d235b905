"""Winning a broker auction and paying the brokers for it (R-IBWIN, R-IBPAY, R-IBEND)."""

from __future__ import annotations

from longshore.game.arrays import i64, vec
from longshore.game.brokers import pledge_colour
from longshore.game.cells import HAND, HAND_TOTAL, PAYMENT, bank_harbour, broker_goods
from longshore.game.decisions import NOTHING, PAYING
from longshore.game.editions import BROKERS, COLOURS
from longshore.game.listing import list_colours
from longshore.game.payments import pay_brokers
from longshore.game.refusals import ALLOWED, NOT_LEFT_TO_PAY
from longshore.game.state import (
    BROKER_PURSES,
    CARD_PURSE,
    FOR_BROKER_LOT,
    FOR_BROKER_PAYMENT,
    NOBODY,
    NOTE_WON,
    State,
    move,
    note,
    pay,
)
from longshore.game.steps import PAY, space_broker, space_is_money


def win_broker_auction(state: State) -> None:
    """At the start of the holder's turn: collect, then pay the bid to the brokers (R-IBWIN)."""
    state.won_broker = True
    collect_lot(state)
    if space_is_money(state.space):
        index: i64
        for index in range(state.pledges):
            colour = pledge_colour(state.pledged[index])
            move(state, PAYMENT + colour, HAND + colour)
        state.next_broker = 0
        clear_card(state)
        go_on_paying(state)
    else:
        pay_brokers(state, CARD_PURSE, state.money[CARD_PURSE], FOR_BROKER_PAYMENT)
        clear_card(state)


def collect_lot(state: State) -> None:
    """Take everything on the marked space as it is now (R-IBWIN-2)."""
    note(state, NOTE_WON, state.holder, state.space, 0)
    broker = space_broker(state.space)
    if space_is_money(state.space):
        purse = BROKER_PURSES + broker
        pay(state, purse, state.holder, state.money[purse], FOR_BROKER_LOT)
        return
    goods = broker_goods(broker)
    colour: i64
    for colour in range(COLOURS):
        while state.containers[goods + colour] > 0:
            move(state, goods + colour, bank_harbour(state.holder) + colour)


def clear_card(state: State) -> None:
    """Arrow and Payment Card go back next to the board (R-IBWIN-4)."""
    state.holder = NOBODY
    state.pledges = 0


def go_on_paying(state: State) -> None:
    """The winner decides which container goes next, while the colours differ (R-IBPAY-2)."""
    state.decision = NOTHING
    while state.containers[HAND_TOTAL] > 0:
        colour: i64 = 0
        while state.containers[HAND + colour] == 0:
            colour += 1
        if state.containers[HAND + colour] < state.containers[HAND_TOTAL]:
            state.decision = PAYING
            return
        pay_container(state, colour)


def why_not_pay(state: State, colour: i64) -> i64:
    """Only a colour that is left to pay (R-IBPAY-2)."""
    if state.containers[HAND + colour] == 0:
        return NOT_LEFT_TO_PAY
    return ALLOWED


def list_pay(state: State, steps: vec[i64]) -> i64:
    """The colours left to pay."""
    return list_colours(state, HAND, PAY, steps)


def pay_chosen(state: State, colour: i64) -> None:
    """Pay the chosen container, then whatever leaves no choice."""
    pay_container(state, colour)
    go_on_paying(state)


def pay_container(state: State, colour: i64) -> None:
    """The next broker in the round gets a container (R-IBPAY-2)."""
    move(state, HAND + colour, broker_goods(state.next_broker) + colour)
    state.next_broker = (state.next_broker + 1) % BROKERS


def award_at_end(state: State) -> None:
    """An open auction is won when the game ends, and paid in the order offered (R-IBEND-2)."""
    if state.holder == NOBODY:
        return
    moved = state.moved  # tells of the last turn, which is over
    collect_lot(state)
    if space_is_money(state.space):
        index: i64
        for index in range(state.pledges):
            colour = pledge_colour(state.pledged[index])
            move(state, PAYMENT + colour, broker_goods(index % BROKERS) + colour)
    else:
        pay_brokers(state, CARD_PURSE, state.money[CARD_PURSE], FOR_BROKER_PAYMENT)
    clear_card(state)
    state.moved = moved
