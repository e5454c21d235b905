"""The legal steps of a seat, listed by asking the same guards that refuse a step."""

from __future__ import annotations

from longshore.game.arrays import i64
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
    BANK,
    FACTORY,
    HAND,
    HARBOUR,
    PLAIN_TOTAL,
    PRICES,
    SLOTS,
    STORE_TOTAL,
    bank_harbour,
    slot_of,
    slot_price,
    store,
)
from longshore.game.choices import Choices
from longshore.game.decisions import (
    ACTION,
    BID,
    BROKER_BID,
    BUY,
    DOMESTIC,
    INTEREST,
    MAKE,
    OFFER,
    OVER,
    PAY,
    RESTORE,
    SEIZE,
    SETTLE,
    STOCK,
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
from longshore.game.steps import (
    ACCEPT,
    ARGUMENT_BITS,
    BANK_HARBOUR,
    CALL,
    DECLINE,
    DEFAULT,
    DONE,
    ISLAND_HARBOUR,
    LIFT,
    LOAD,
    LOAN,
    MACHINE,
    OFFER_FACTORY,
    OFFER_HARBOUR,
    OUTBID,
    PASS,
    PLACE,
    PRODUCE,
    REPAY,
    REPRICE,
    RESTOCK,
    SAIL,
    SEA,
    SELL,
    SKIP,
    SPACES,
    TAKE,
    TAKE_FREE,
    WAREHOUSE,
    argument_of,
    kind_of,
    space_of,
)
from longshore.game.steps import MAKE as MAKE_STEP
from longshore.game.steps import PAY as PAY_STEP
from longshore.game.table import NOBODY, Table
from longshore.game.turn import is_asked


def list_choices(table: Table, seat: i64, choices: Choices) -> None:
    """Fill `choices` with every step of this seat that would be accepted now."""
    if is_asked(table, seat):
        list_answers(table, seat, choices)
    else:
        choices.clear()
    if table.decision != OVER:
        list_loan(table, seat, choices)


def list_loan(table: Table, seat: i64, choices: Choices) -> None:
    """A loan, which anybody may take at any time (R-LOAN-1), comes after all other steps."""
    if why_no_loan(table, seat) == ALLOWED:
        choices.add(LOAN, 0)


def list_answers(  # noqa: PLR0912 (a branch for each decision)
    table: Table, seat: i64, choices: Choices
) -> None:
    """The answers of a seat that is asked, without the loan it may take first."""
    choices.clear()
    decision = table.decision
    if decision == ACTION:
        list_actions(table, seat, choices)
    elif decision == STOCK:
        list_stock(table, seat, choices)
    elif decision == BUY:
        list_buy(table, seat, choices)
    elif decision == BID:
        lowest = lowest_possible_bid(table, seat)
        highest = highest_possible_bid(table, seat)
        choices.set_bids(lowest, highest, zero_cards_left(table, seat))
    elif decision == SETTLE:
        list_settle(table, choices)
    elif decision == MAKE:
        list_make(table, seat, choices)
    elif decision == BROKER_BID:
        lowest = smallest_broker_bid(table, table.space)
        choices.set_bids(lowest, min(table.money[seat], MAX_BID), 0)
    elif decision == OFFER:
        list_offer(table, seat, choices)
    elif decision == RESTORE:
        list_place(table, choices)
    elif decision == SEIZE:
        list_seize(table, choices)
    elif decision == PAY:
        list_pay(table, choices)
    elif decision == DOMESTIC:
        list_store(table, sellable_store(table), SELL, PRICES, choices)
        choices.add(SKIP, 0)
    elif decision == INTEREST:
        choices.add(DEFAULT, 0)


def list_actions(table: Table, seat: i64, choices: Choices) -> None:
    """Actions, repaying a loan, and the end of the turn (R-TURN-4, R-TURN-6, R-TURN-7)."""
    if table.actions > 0:
        if why_not_produce(table, seat) == ALLOWED:
            choices.add(PRODUCE, 0)
        list_trade(table, seat, choices)
        if why_no_warehouse(table, seat) == ALLOWED:
            choices.add(WAREHOUSE, 0)
        if why_no_machines(table, seat) == ALLOWED:
            list_machines(table, machine_colours(table, seat), choices)
        if table.rules.investment_bank:
            list_calls(table, seat, choices)
    if why_no_repayment(table, seat) == ALLOWED:
        choices.add(REPAY, 0)
    choices.add(PASS, 0)


def list_trade(table: Table, seat: i64, choices: Choices) -> None:
    """Restocking from others, repricing, and sailing or loading where the ship is."""
    steps = choices.steps
    count = choices.count
    others = table.rules.players
    place = table.ships[seat]
    other: i64
    for other in range(others):
        if other != seat:
            steps[count] = (RESTOCK << ARGUMENT_BITS) + other  # R-HBUY-3
            count += 1
    steps[count] = REPRICE << ARGUMENT_BITS
    count += 1
    if place == SEA:  # R-SAIL-2, R-SAIL-3
        for other in range(others):
            if other != seat:
                steps[count] = (SAIL << ARGUMENT_BITS) + other
                count += 1
    choices.count = count
    if place != SEA:
        choices.add(SAIL, SEA)
        if why_not_load(table, seat) == ALLOWED:
            choices.add(LOAD, 0)
        return
    if why_not_sail(table, seat, ISLAND_HARBOUR) == ALLOWED:
        choices.add(SAIL, ISLAND_HARBOUR)
    if table.rules.investment_bank:
        choices.add(SAIL, BANK_HARBOUR)


def list_machines(table: Table, owned: i64, choices: Choices) -> None:
    """Every colour that is in the supply and not owned (R-BUILD-4, R-BUILD-5)."""
    colour: i64
    for colour in range(COLOURS):
        if why_not_this_machine(table, owned, colour) == ALLOWED:
            choices.add(MACHINE, colour)


def list_calls(table: Table, seat: i64, choices: Choices) -> None:
    """Opening a broker auction while the Payment Card is unused, else outbidding its holder."""
    if why_not_call_brokers(table) != ALLOWED:
        return
    if table.holder != NOBODY:
        if why_not_outbid(table, seat) == ALLOWED:
            choices.add(OUTBID, 0)
        return
    list_spaces(table, seat, space_of(0, False), choices)
    list_spaces(table, seat, space_of(0, True), choices)


def list_spaces(table: Table, seat: i64, first: i64, choices: Choices) -> None:
    """The goods, or the money, of all brokers: one smallest bid for the three (R-IBCALL-5)."""
    if why_no_smallest_bid(table, seat, first) != ALLOWED:
        return
    space: i64
    for space in range(first, SPACES, 2):
        if why_not_this_space(table, space) == ALLOWED:
            choices.add(CALL, space)


def list_store(table: Table, cells: i64, kind: i64, limit: i64, choices: Choices) -> None:
    """A step for every different container of a store up to a price."""
    containers = table.containers
    unseen = containers[cells + STORE_TOTAL]
    if unseen == 0:
        return
    steps = choices.steps
    count = choices.count
    first = (kind << ARGUMENT_BITS) - cells
    cell: i64
    for cell in range(cells, cells + SLOTS):
        if containers[cell]:
            if slot_price(cell - cells) <= limit:
                steps[count] = first + cell
                count += 1
            unseen -= containers[cell]
            if unseen == 0:
                break
    choices.count = count


def list_buy(table: Table, seat: i64, choices: Choices) -> None:
    """What can be bought, or fetched at the bank, and the end of it."""
    if table.store == BANK:
        if why_ship_full(table, seat) == ALLOWED:
            colour: i64
            for colour in range(COLOURS):
                if table.containers[bank_harbour(seat) + colour] > 0:
                    choices.add(TAKE_FREE, colour)
    elif table.store == HARBOUR:
        if why_ship_full(table, seat) == ALLOWED:
            cells = store(table.seller, HARBOUR)
            list_store(table, cells, TAKE, table.money[seat], choices)
    elif why_no_room_to_restock(table, seat) == ALLOWED:
        cells = store(table.seller, FACTORY)
        list_store(table, cells, TAKE, table.money[seat], choices)
    choices.add(DONE, 0)


def list_stock(table: Table, seat: i64, choices: Choices) -> None:
    """What can be lifted, the old stock, and laid down, and the end of it."""
    cells = store(seat, table.store)
    if table.containers[cells + STORE_TOTAL] > table.placed[STORE_TOTAL]:
        list_lift(table, cells, choices)
    list_place(table, choices)


def list_lift(table: Table, cells: i64, choices: Choices) -> None:
    """The old stock: what was not laid down in this decision."""
    containers = table.containers
    placed = table.placed
    steps = choices.steps
    count = choices.count
    first = (LIFT << ARGUMENT_BITS) - cells
    unseen = containers[cells + STORE_TOTAL] - placed[STORE_TOTAL]
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
    choices.count = count


def list_place(table: Table, choices: Choices) -> None:
    """Every price for every colour in the hand; the end once it is empty."""
    containers = table.containers
    if containers[HAND + PLAIN_TOTAL] == 0:
        choices.add(DONE, 0)
        return
    lowest: i64 = LOWEST_HARBOUR_PRICE
    highest: i64 = HIGHEST_HARBOUR_PRICE
    if table.store == FACTORY:
        lowest = LOWEST_FACTORY_PRICE
        highest = HIGHEST_FACTORY_PRICE
    steps = choices.steps
    count = choices.count
    colour: i64
    for colour in range(COLOURS):
        if containers[HAND + colour]:
            first = (PLACE << ARGUMENT_BITS) + slot_of(colour, lowest)
            step: i64
            for step in range(first, first + highest - lowest + 1):
                steps[count] = step
                count += 1
    choices.count = count


def list_make(table: Table, seat: i64, choices: Choices) -> None:
    """The colours that can still be made."""
    colour: i64
    for colour in range(COLOURS):
        if why_not_make(table, seat, colour) == ALLOWED:
            choices.add(MAKE_STEP, colour)


def list_settle(table: Table, choices: Choices) -> None:
    """Accept a highest bidder, or decline."""
    highest = highest_bid(table)
    seat: i64
    for seat in range(table.rules.players):
        if is_highest(table, seat, highest):
            choices.add(ACCEPT, seat)
    if why_not_decline(table) == ALLOWED:
        choices.add(DECLINE, 0)


def list_offer(table: Table, seat: i64, choices: Choices) -> None:
    """Everything in both stores, and the end once enough is offered."""
    list_store(table, store(seat, FACTORY), OFFER_FACTORY, PRICES, choices)
    list_store(table, store(seat, HARBOUR), OFFER_HARBOUR, PRICES, choices)
    if why_offer_too_low(table) == ALLOWED:
        choices.add(DONE, 0)


def list_seize(table: Table, choices: Choices) -> None:
    """What right(P) may choose from."""
    candidate = next_seizable(table, NO_CANDIDATE)
    while candidate != NO_CANDIDATE:
        choices.add(kind_of(candidate), argument_of(candidate))
        candidate = next_seizable(table, candidate)


def list_pay(table: Table, choices: Choices) -> None:
    """The colours left to pay."""
    colour: i64
    for colour in range(COLOURS):
        if table.containers[HAND + colour] > 0:
            choices.add(PAY_STEP, colour)
