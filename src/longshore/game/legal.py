"""The legal steps of a seat, listed by asking the same guards that refuse a step.

The functions that list into `steps` start at `count`, or at 0, and return the count after it: a
call for each step would be the larger part of the uncompiled core's work.
"""

from __future__ import annotations

from longshore.game.arrays import i64, vec
from longshore.game.auction import (
    highest_bid,
    highest_possible_bid,
    is_highest,
    lowest_possible_bid,
    why_not_decline,
    zero_cards_left,
)
from longshore.game.brokers import (
    smallest_broker_bid,
    why_no_smallest_bid,
    why_not_call_brokers,
    why_not_outbid,
    why_not_this_space,
    why_offer_too_low,
)
from longshore.game.building import (
    machine_colours,
    why_no_machines,
    why_no_warehouse,
    why_not_this_machine,
)
from longshore.game.cells import (
    FACTORY,
    HAND,
    HAND_TOTAL,
    HARBOUR,
    PRICES,
    SLOTS,
    STORE_TOTAL,
    bank_harbour,
    slot_price,
    store,
)
from longshore.game.choices import NO_BIDS, Choices
from longshore.game.decisions import (
    ACTING,
    BIDDING,
    BIDDING_TO_BROKER,
    BUYING,
    MAKING,
    OFFERING,
    OVER,
    PAYING,
    PAYING_INTEREST,
    RESTORING,
    SEIZING,
    SELLING_AT_HOME,
    SETTLING,
    STOCKING,
)
from longshore.game.domestic import sellable_store
from longshore.game.editions import (
    COLOURS,
    HIGHEST_FACTORY_PRICE,
    HIGHEST_HARBOUR_PRICE,
    LOWEST_FACTORY_PRICE,
    LOWEST_HARBOUR_PRICE,
    MAX_BID,
)
from longshore.game.loading import why_not_load, why_ship_full
from longshore.game.loans import why_no_loan, why_no_repayment
from longshore.game.production import why_not_make, why_not_produce
from longshore.game.refusals import ALLOWED
from longshore.game.restocking import why_no_room_to_restock
from longshore.game.sailing import why_not_sail
from longshore.game.seizure import NO_CANDIDATE, next_seizable
from longshore.game.state import NOBODY, State
from longshore.game.steps import (
    ACCEPT,
    BANK_HARBOUR,
    CALL,
    DECLINE_STEP,
    DEFAULT_STEP,
    DONE_STEP,
    FIRST_GOODS,
    FIRST_MONEY,
    ISLAND_HARBOUR,
    LIFT,
    LOAD_STEP,
    LOAN_STEP,
    MACHINE,
    MAKE,
    OFFER_FACTORY,
    OFFER_HARBOUR,
    OUTBID_STEP,
    PASS_STEP,
    PAY,
    PLACE,
    PRODUCE_STEP,
    REPAY_STEP,
    REPRICE_STEP,
    RESTOCK,
    SAIL,
    SEA,
    SELL,
    SKIP_STEP,
    SPACES,
    TAKE,
    TAKE_FREE,
    WAREHOUSE_STEP,
    step_of,
)
from longshore.game.turn import is_asked


def list_choices(state: State, seat: i64, choices: Choices) -> None:
    """Fill `choices` with every step of this seat that would be accepted now."""
    if is_asked(state, seat):
        list_answers(state, seat, choices)
    else:
        choices.clear()
    if state.decision != OVER:
        list_loan(state, seat, choices)


def list_loan(state: State, seat: i64, choices: Choices) -> None:
    """A loan, which anybody may take at any time (R-LOAN-1), comes after all other steps."""
    if why_no_loan(state, seat) == ALLOWED:
        choices.steps[choices.count] = LOAN_STEP
        choices.count += 1


def list_answers(  # noqa: PLR0912 (a branch for each decision)
    state: State, seat: i64, choices: Choices
) -> None:
    """The answers of a seat that is asked, without the loan it may take first."""
    steps = choices.steps
    count: i64 = 0
    choices.highest_bid = NO_BIDS
    decision = state.decision
    if decision == ACTING:
        count = list_actions(state, seat, steps)
    elif decision == STOCKING:
        count = list_stock(state, seat, steps)
    elif decision == BUYING:
        count = list_buy(state, seat, steps)
    elif decision == BIDDING:
        lowest = lowest_possible_bid(state, seat)
        highest = highest_possible_bid(state, seat)
        choices.set_bids(lowest, highest, zero_cards_left(state, seat))
    elif decision == SETTLING:
        count = list_settle(state, steps)
    elif decision == MAKING:
        count = list_make(state, seat, steps)
    elif decision == BIDDING_TO_BROKER:
        lowest = smallest_broker_bid(state, state.space)
        choices.set_bids(lowest, min(state.money[seat], MAX_BID), 0)
    elif decision == OFFERING:
        count = list_offer(state, seat, steps)
    elif decision == RESTORING:
        count = list_place(state, steps, count)
    elif decision == SEIZING:
        count = list_seize(state, steps)
    elif decision == PAYING:
        count = list_pay(state, steps)
    elif decision == SELLING_AT_HOME:
        count = list_store(state, sellable_store(state), SELL, PRICES, steps, count)
        steps[count] = SKIP_STEP
        count += 1
    elif decision == PAYING_INTEREST:
        steps[0] = DEFAULT_STEP
        count = 1
    choices.count = count


def list_actions(state: State, seat: i64, steps: vec[i64]) -> i64:
    """Actions, repaying a loan, and the end of the turn (R-TURN-4, R-TURN-6, R-TURN-7)."""
    count: i64 = 0
    if state.actions > 0:
        if why_not_produce(state, seat) == ALLOWED:
            steps[0] = PRODUCE_STEP
            count = 1
        count = list_trade(state, seat, steps, count)
        if why_no_warehouse(state, seat) == ALLOWED:
            steps[count] = WAREHOUSE_STEP
            count += 1
        if why_no_machines(state, seat) == ALLOWED:
            count = list_machines(state, machine_colours(state, seat), steps, count)
        if state.rules.investment_bank:
            count = list_calls(state, seat, steps, count)
    if why_no_repayment(state, seat) == ALLOWED:
        steps[count] = REPAY_STEP
        count += 1
    steps[count] = PASS_STEP
    return count + 1


def list_trade(state: State, seat: i64, steps: vec[i64], count: i64) -> i64:
    """Restocking from others, repricing, and sailing or loading where the ship is."""
    players = state.rules.players
    count = list_others(step_of(RESTOCK, 0), seat, players, steps, count)  # R-HBUY-3
    steps[count] = REPRICE_STEP
    count += 1
    first = step_of(SAIL, 0)
    if state.ships[seat] != SEA:
        steps[count] = first + SEA
        count += 1
        if why_not_load(state, seat) == ALLOWED:
            steps[count] = LOAD_STEP
            count += 1
        return count
    count = list_others(first, seat, players, steps, count)  # R-SAIL-2, R-SAIL-3
    if why_not_sail(state, seat, ISLAND_HARBOUR) == ALLOWED:
        steps[count] = first + ISLAND_HARBOUR
        count += 1
    if state.rules.investment_bank:
        steps[count] = first + BANK_HARBOUR
        count += 1
    return count


def list_others(first: i64, seat: i64, players: i64, steps: vec[i64], count: i64) -> i64:
    """A step towards each other player; `first` is the one towards seat 0."""
    own = first + seat
    other: i64
    for other in range(first, first + players):
        if other != own:
            steps[count] = other
            count += 1
    return count


def list_machines(state: State, owned: i64, steps: vec[i64], count: i64) -> i64:
    """Every colour that is in the supply and not owned (R-BUILD-4, R-BUILD-5)."""
    colour: i64
    for colour in range(COLOURS):
        if why_not_this_machine(state, owned, colour) == ALLOWED:
            steps[count] = step_of(MACHINE, colour)
            count += 1
    return count


def list_calls(state: State, seat: i64, steps: vec[i64], count: i64) -> i64:
    """Opening a broker auction while the Payment Card is unused, else outbidding its holder."""
    if why_not_call_brokers(state) != ALLOWED:
        return count
    if state.holder != NOBODY:
        if why_not_outbid(state, seat) == ALLOWED:
            steps[count] = OUTBID_STEP
            count += 1
        return count
    count = list_spaces(state, seat, FIRST_GOODS, steps, count)
    return list_spaces(state, seat, FIRST_MONEY, steps, count)


def list_spaces(state: State, seat: i64, first: i64, steps: vec[i64], count: i64) -> i64:
    """The goods, or the money, of all brokers: one smallest bid for the three (R-IBCALL-5)."""
    if why_no_smallest_bid(state, seat, first) != ALLOWED:
        return count
    space: i64
    for space in range(first, SPACES, 2):
        if why_not_this_space(state, space) == ALLOWED:
            steps[count] = step_of(CALL, space)
            count += 1
    return count


def list_store(  # noqa: PLR0917 (an object to hold them would cost more than all the rest)
    state: State, cells: i64, kind: i64, limit: i64, steps: vec[i64], count: i64
) -> i64:
    """A step for every different container of a store up to a price."""
    containers = state.containers
    unseen = containers[cells + STORE_TOTAL]
    if unseen == 0:
        return count
    first = step_of(kind, 0) - cells
    cell: i64
    for cell in range(cells, cells + SLOTS):
        if containers[cell]:
            if slot_price(cell - cells) <= limit:
                steps[count] = first + cell
                count += 1
            unseen -= containers[cell]
            if unseen == 0:
                break
    return count


def list_buy(state: State, seat: i64, steps: vec[i64]) -> i64:
    """What can be bought, or fetched at the bank, and the end of it."""
    count: i64 = 0
    if state.store == FACTORY:
        if why_no_room_to_restock(state, seat) == ALLOWED:
            cells = store(state.seller, FACTORY)
            count = list_store(state, cells, TAKE, state.money[seat], steps, count)
    elif why_ship_full(state, seat) == ALLOWED:
        if state.store == HARBOUR:
            cells = store(state.seller, HARBOUR)
            count = list_store(state, cells, TAKE, state.money[seat], steps, count)
        else:
            count = list_colours(state, bank_harbour(seat), TAKE_FREE, steps)
    steps[count] = DONE_STEP
    return count + 1


def list_colours(state: State, region: i64, kind: i64, steps: vec[i64]) -> i64:
    """A step for every colour of a place without prices."""
    count: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        if state.containers[region + colour] > 0:
            steps[count] = step_of(kind, colour)
            count += 1
    return count


def list_stock(state: State, seat: i64, steps: vec[i64]) -> i64:
    """What can be lifted, the old stock, and laid down, and the end of it."""
    count: i64 = 0
    cells = store(seat, state.store)
    unseen = state.containers[cells + STORE_TOTAL] - state.placed[STORE_TOTAL]
    if unseen > 0:
        count = list_lift(state, cells, unseen, steps)
    return list_place(state, steps, count)


def list_lift(state: State, cells: i64, unseen: i64, steps: vec[i64]) -> i64:
    """The old stock, so many containers: what was not laid down in this decision."""
    containers = state.containers
    placed = state.placed
    count: i64 = 0
    first = step_of(LIFT, 0) - cells
    cell: i64
    for cell in range(cells, cells + SLOTS):
        if containers[cell]:
            old = containers[cell] - placed[cell - cells]
            if old > 0:
                steps[count] = first + cell
                count += 1
                unseen -= old
                if unseen == 0:
                    break
    return count


def list_place(state: State, steps: vec[i64], count: i64) -> i64:
    """Every price for every colour in the hand; the end once it is empty."""
    containers = state.containers
    unseen = containers[HAND_TOTAL]
    if unseen == 0:
        steps[count] = DONE_STEP
        return count + 1
    first: i64 = step_of(PLACE, LOWEST_HARBOUR_PRICE) - 1
    prices: i64 = HIGHEST_HARBOUR_PRICE - LOWEST_HARBOUR_PRICE + 1
    if state.store == FACTORY:
        first = step_of(PLACE, LOWEST_FACTORY_PRICE) - 1
        prices = HIGHEST_FACTORY_PRICE - LOWEST_FACTORY_PRICE + 1
    colour: i64
    for colour in range(HAND, HAND + COLOURS):
        if containers[colour]:
            step: i64
            for step in range(first, first + prices):
                steps[count] = step
                count += 1
            unseen -= containers[colour]
            if unseen == 0:
                break
        first += PRICES
    return count


def list_make(state: State, seat: i64, steps: vec[i64]) -> i64:
    """The colours that can still be made."""
    count: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        if why_not_make(state, seat, colour) == ALLOWED:
            steps[count] = step_of(MAKE, colour)
            count += 1
    return count


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


def list_offer(state: State, seat: i64, steps: vec[i64]) -> i64:
    """Everything in both stores, and the end once enough is offered."""
    count = list_store(state, store(seat, FACTORY), OFFER_FACTORY, PRICES, steps, 0)
    count = list_store(state, store(seat, HARBOUR), OFFER_HARBOUR, PRICES, steps, count)
    if why_offer_too_low(state) == ALLOWED:
        steps[count] = DONE_STEP
        count += 1
    return count


def list_seize(state: State, steps: vec[i64]) -> i64:
    """What right(P) may choose from."""
    count: i64 = 0
    candidate = next_seizable(state, NO_CANDIDATE)
    while candidate != NO_CANDIDATE:
        steps[count] = candidate
        count += 1
        candidate = next_seizable(state, candidate)
    return count


def list_pay(state: State, steps: vec[i64]) -> i64:
    """The colours left to pay."""
    return list_colours(state, HAND, PAY, steps)
