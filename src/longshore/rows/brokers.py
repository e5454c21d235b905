"""The Investment Bank in an observation: what is offered, brokers and Payment Card (R-IBCALL)."""

from __future__ import annotations

from typing import Final

from longshore.game.arrays import i64, vec
from longshore.game.cells import HARBOUR_PLEDGE, broker_goods, pledge_slot, slot_colour
from longshore.game.decisions import BIDDING_TO_BROKER, OFFERING
from longshore.game.editions import BROKERS, COLOURS
from longshore.game.state import BROKER_PURSES, CARD_PURSE, NOBODY, State
from longshore.game.steps import SPACES, space_is_money
from longshore.rows.pen import Pen

PLEDGE_PLACES: Final = 2 * COLOURS  # by colour, out of a Factory Store, then a Harbour Store


def write_offer(pen: Pen, state: State) -> None:
    """The space that is called for or marked, and what is being offered (R-IBCALL-12)."""
    decision = state.decision
    if not state.rules.investment_bank:
        pen.skip(SPACES + PLEDGE_PLACES)
        return
    if state.holder != NOBODY or decision == BIDDING_TO_BROKER or decision == OFFERING:
        pen.one_of(state.space, SPACES)
    else:
        pen.zeros(SPACES)
    count: i64 = 0
    if decision == OFFERING:
        count = state.offers
    write_pledges(pen, state.offered, count)


def write_brokers(pen: Pen, state: State) -> None:
    """What the brokers and the Payment Card hold."""
    if not state.rules.investment_bank:
        pen.skip(BROKERS * COLOURS + BROKERS + PLEDGE_PLACES + 1)
        return
    broker: i64
    for broker in range(BROKERS):
        pen.colours(state.containers, broker_goods(broker))
    for broker in range(BROKERS):
        pen.put(state.money[BROKER_PURSES + broker])
    count: i64 = 0
    if state.holder != NOBODY and space_is_money(state.space):
        count = state.pledges
    write_pledges(pen, state.pledged, count)
    pen.put(state.money[CARD_PURSE])


def write_pledges(pen: Pen, pledges: vec[i64], count: i64) -> None:
    """Colour and store of containers bid for money. They are priced anew if they come back."""
    tally = pen.tally
    index: i64
    for index in range(PLEDGE_PLACES):
        tally[index] = 0
    for index in range(count):
        pledge = pledges[index]
        place = slot_colour(pledge_slot(pledge))
        if pledge >= HARBOUR_PLEDGE:
            place += COLOURS
        tally[place] += 1
    pen.copy(tally, 0, PLEDGE_PLACES)
