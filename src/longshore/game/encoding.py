"""A seat's observation and legal actions as numbers in fixed places, for `longshore.env`.

Only what the seat may see is written (R-INFO). `longshore.env.observation` describes the places and
their meaning, and a test compares both with the views of `longshore.view`. The buffers belong to
the caller, and hold zeros or constants in every place before they come here.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Final

from longshore.game.arrays import i64
from longshore.game.brokers import smallest_broker_bid
from longshore.game.cells import (
    BANK_STORE,
    FACTORY,
    HAND,
    HARBOUR,
    HARBOUR_PLEDGE,
    LATER,
    REMOVED,
    SLOTS,
    STORE_KINDS,
    SUPPLY,
    bank_harbour,
    broker_goods,
    island,
    pledge_slot,
    ship,
    slot_colour,
    slot_of,
    store,
)
from longshore.game.decisions import (
    ACTING,
    BIDDING,
    BIDDING_TO_BROKER,
    BUYING,
    MAKING,
    OFFERING,
    OVER,
    PAYING,
    RESTORING,
    SEIZING,
    SETTLING,
    STOCKING,
)
from longshore.game.editions import (
    BROKERS,
    COLOURS,
    LOAN_AMOUNT,
    MACHINE_SPACES,
    MAX_PLAYERS,
    MIN_PLAYERS,
    OPTIONS,
    STORE_PRICES,
    WAREHOUSE_SPACES,
)
from longshore.game.game import Game
from longshore.game.legal import list_choices
from longshore.game.state import (
    BIDDERS,
    BIDS,
    BROKER_PURSES,
    CARD_PURSE,
    COMMITTED,
    FIRST_BIDS,
    FIRST_ZERO_CARDS,
    NOBODY,
    ZERO_CARDS,
    State,
    machine_index,
    warehouse_index,
)
from longshore.game.steps import (
    FIRST_BID,
    LOAN_STEP,
    PLACES,
    REPAY_STEP,
    SEA,
    SPACES,
    space_is_money,
)
from longshore.game.turn import is_asked

LARGEST: Final = 32767  # numbers without a bound of their own are cut here: 16 bits each

# Bids: amounts 0 to MAX_ENCODED_BID, first without, then with one, then with two $0 cards.
BID_AMOUNTS: Final = 64
MAX_ENCODED_BID: Final = BID_AMOUNTS - 1

_FACTORY_PRICES: Final = STORE_PRICES[FACTORY]
_HARBOUR_PRICES: Final = STORE_PRICES[HARBOUR]

# Where the parts of an observation start, as sums, so that a part can grow by itself.
AT_EDITION: Final = 0
AT_PLAYERS: Final = AT_EDITION + 1
AT_MAX_TURNS: Final = AT_PLAYERS + MAX_PLAYERS - MIN_PLAYERS + 1
AT_DECISION: Final = AT_MAX_TURNS + 1
AT_ACTIONS: Final = AT_DECISION + OVER  # all but NOTHING, which is 0, up to OVER
AT_PRODUCED: Final = AT_ACTIONS + 1
AT_CALLED: Final = AT_PRODUCED + 1
AT_WON_BROKER: Final = AT_CALLED + 1
AT_MOVED: Final = AT_WON_BROKER + 1
AT_ENDING: Final = AT_MOVED + 1
AT_REPAID: Final = AT_ENDING + 1
AT_QUIET_TURNS: Final = AT_REPAID + 1
AT_SUPPLY: Final = AT_QUIET_TURNS + 1
AT_MACHINE_SUPPLY: Final = AT_SUPPLY + COLOURS
AT_WAREHOUSE_SUPPLY: Final = AT_MACHINE_SUPPLY + COLOURS
AT_REMOVED: Final = AT_WAREHOUSE_SUPPLY + 1
AT_STORE: Final = AT_REMOVED + COLOURS
AT_ROOM: Final = AT_STORE + STORE_KINDS
AT_HAND: Final = AT_ROOM + 1
AT_LATER: Final = AT_HAND + COLOURS
AT_PLACED: Final = AT_LATER + COLOURS
AT_LOANS_IN_DEFAULT: Final = AT_PLACED + SLOTS
AT_DUE: Final = AT_LOANS_IN_DEFAULT + 1
AT_NEXT_BROKER: Final = AT_DUE + 1
AT_SPACE: Final = AT_NEXT_BROKER + BROKERS
AT_OFFERED: Final = AT_SPACE + SPACES
AT_ROUND: Final = AT_OFFERED + 2 * COLOURS
AT_BROKER_GOODS: Final = AT_ROUND + 1
AT_BROKER_MONEY: Final = AT_BROKER_GOODS + BROKERS * COLOURS
AT_PAYMENT: Final = AT_BROKER_MONEY + BROKERS
AT_PAYMENT_MONEY: Final = AT_PAYMENT + 2 * COLOURS
AT_SEATS: Final = AT_PAYMENT_MONEY + 1

# Where the parts of a seat begin, from the first of its numbers on.
SEAT_PRESENT: Final = 0
SEAT_ACTIVE: Final = SEAT_PRESENT + 1
SEAT_ASKED: Final = SEAT_ACTIVE + 1
SEAT_CASH_SHOWN: Final = SEAT_ASKED + 1
SEAT_CASH: Final = SEAT_CASH_SHOWN + 1
SEAT_CARD: Final = SEAT_CASH + 1
SEAT_LOANS: Final = SEAT_CARD + COLOURS
SEAT_TURNS: Final = SEAT_LOANS + 1
SEAT_PLACE: Final = SEAT_TURNS + 1
SEAT_MACHINES: Final = SEAT_PLACE + PLACES
SEAT_WAREHOUSES: Final = SEAT_MACHINES + COLOURS
SEAT_FACTORY: Final = SEAT_WAREHOUSES + WAREHOUSE_SPACES
SEAT_HARBOUR: Final = SEAT_FACTORY + COLOURS * len(_FACTORY_PRICES)
SEAT_CARGO: Final = SEAT_HARBOUR + COLOURS * len(_HARBOUR_PRICES)
SEAT_ISLAND: Final = SEAT_CARGO + COLOURS
SEAT_BANK: Final = SEAT_ISLAND + COLOURS
SEAT_SELLER: Final = SEAT_BANK + COLOURS
SEAT_RESTORING: Final = SEAT_SELLER + 1
SEAT_HOLDER: Final = SEAT_RESTORING + 1
SEAT_COMMITTED: Final = SEAT_HOLDER + 1
SEAT_BID: Final = SEAT_COMMITTED + 1
SEAT_ZERO_CARDS: Final = SEAT_BID + 1
SEAT_FIRST_BID: Final = SEAT_ZERO_CARDS + 1
SEAT_FIRST_ZERO_CARDS: Final = SEAT_FIRST_BID + 1
SEAT_SIZE: Final = SEAT_FIRST_ZERO_CARDS + 1

# Options come last, so that a new one is appended and nothing changes its place.
AT_OPTIONS: Final = AT_SEATS + MAX_PLAYERS * SEAT_SIZE
OBSERVATION_SIZE: Final = AT_OPTIONS + len(OPTIONS)

Buffer = MutableSequence[int]


def seat_asked(game: Game) -> int:
    """The seat that decides next, the first of several bidders in seat order, or -1 at the end."""
    state = game.state
    seat: i64
    for seat in range(state.rules.players):
        if is_asked(state, seat):
            return seat
    return NOBODY


def turns_begun(game: Game) -> int:
    """How many turns the active seat has had before the current one."""
    state = game.state
    return state.turns[state.turn]


def bids_sealed(game: Game) -> bool:
    """Whether a committed bid is not open yet (R-INFO-5)."""
    state = game.state
    if state.decision != BIDDING:
        return False
    sealed = False
    seat: i64
    for seat in range(state.rules.players):
        sealed = sealed or state.auction[BIDDERS + seat] == COMMITTED
    return sealed


def is_left_out(state: State, seat: i64, step: i64, repaid: bool) -> bool:
    """Whether a legal loan or repayment could go on for ever, so that no action stands for it.

    A seat that has repaid in this turn does not borrow again in it (by rules 1 not at `action`),
    since that would only take the repayment back. So it repays nothing that it needs for a bid to
    a broker.
    """
    if step == LOAN_STEP:
        if not repaid:
            return False
        if state.rules.number == 1:
            return state.decision == ACTING
        return seat == state.turn
    if step == REPAY_STEP and state.decision == BIDDING_TO_BROKER:
        return state.money[seat] - LOAN_AMOUNT < smallest_broker_bid(state, state.space)
    return False


def loops(game: Game, seat: int, step: int, repaid: bool) -> bool:
    """The same for callers outside the core."""
    return is_left_out(game.state, seat, step, repaid)


def legal_actions(game: Game, seat: int, repaid: bool, codes: list[int]) -> list[int]:
    """The actions of an asked seat; nothing for others. `codes` gives the action of each step.

    Of bids it gives the first only; the others follow it.

    Some loans and repayments are left out, so that no seat borrows and repays for ever.
    """
    state = game.state
    actions: list[int] = []
    if not is_asked(state, seat):
        return actions
    choices = game.choices
    list_choices(state, seat, choices)
    index: i64
    for index in range(choices.count):
        step = choices.steps[index]
        if not is_left_out(state, seat, step, repaid):
            actions.append(codes[step])
    if choices.highest_bid >= choices.lowest_bid:
        first_bid = codes[FIRST_BID]
        cards: i64
        amount: i64
        first = min(choices.lowest_bid, MAX_ENCODED_BID)
        last = min(choices.highest_bid, MAX_ENCODED_BID)
        for cards in range(choices.zero_cards + 1):
            for amount in range(first, last + 1):
                actions.append(first_bid + cards * BID_AMOUNTS + amount)  # noqa: PERF401
    return actions


def write_mask(game: Game, seat: int, repaid: bool, codes: list[int], mask: Buffer) -> None:
    """1 for every legal action, into zeros."""
    for action in legal_actions(game, seat, repaid, codes):
        mask[action] = 1


def put(numbers: Buffer, at: i64, value: i64) -> None:
    """Write one number. Zeros are already there."""
    if value != 0:
        numbers[at] = min(value, LARGEST)


def put_colours(numbers: Buffer, at: i64, state: State, cell: i64) -> None:
    """Write how many containers of each colour are in a place."""
    colour: i64
    for colour in range(COLOURS):
        put(numbers, at + colour, state.containers[cell + colour])


def write_observation(game: Game, seat: int, repaid: bool, numbers: Buffer) -> None:
    """Everything a seat may see, its own things first and the others clockwise."""
    state = game.state
    numbers[AT_DECISION + state.decision - 1] = 1
    put(numbers, AT_ACTIONS, state.actions)
    put(numbers, AT_PRODUCED, 1 if state.produced else 0)
    put(numbers, AT_CALLED, 1 if state.called else 0)
    put(numbers, AT_WON_BROKER, 1 if state.won_broker else 0)
    put(numbers, AT_MOVED, 1 if state.moved else 0)
    put(numbers, AT_ENDING, 1 if state.ending else 0)
    put(numbers, AT_REPAID, 1 if repaid else 0)
    put(numbers, AT_QUIET_TURNS, state.quiet_turns)
    put_colours(numbers, AT_SUPPLY, state, SUPPLY)
    colour: i64
    for colour in range(COLOURS):
        put(numbers, AT_MACHINE_SUPPLY + colour, state.machine_supply[colour])
    put(numbers, AT_WAREHOUSE_SUPPLY, state.warehouse_supply)
    put_colours(numbers, AT_REMOVED, state, REMOVED)
    write_open(state, numbers)
    if state.rules.investment_bank:
        write_brokers(state, numbers)
    viewer: i64 = seat
    players = state.rules.players
    distance: i64
    for distance in range(players):
        write_seat(state, viewer, (viewer + distance) % players, numbers)


def write_open(state: State, numbers: Buffer) -> None:
    """What the open decision needs, and nothing left over from an earlier one."""
    decision = state.decision
    put_colours(numbers, AT_HAND, state, HAND)
    put_colours(numbers, AT_LATER, state, LATER)
    if decision == BUYING or decision == STOCKING or decision == RESTORING:
        numbers[AT_STORE + state.store] = 1
    if decision == STOCKING or decision == RESTORING:
        slot: i64
        for slot in range(SLOTS):
            put(numbers, AT_PLACED + slot, state.placed[slot])
    elif decision == MAKING:
        put(numbers, AT_ROOM, state.room)
    elif decision == SEIZING:
        put(numbers, AT_LOANS_IN_DEFAULT, state.loans_in_default)
        put(numbers, AT_DUE, state.due)
    elif decision == PAYING:
        numbers[AT_NEXT_BROKER + state.next_broker] = 1
    elif decision == BIDDING or decision == SETTLING:
        put(numbers, AT_ROUND, state.round)


def write_brokers(state: State, numbers: Buffer) -> None:
    """The Investment Bank: brokers, Payment Card, and what is being offered (R-IBCALL-12)."""
    broker: i64
    for broker in range(BROKERS):
        put_colours(numbers, AT_BROKER_GOODS + broker * COLOURS, state, broker_goods(broker))
        put(numbers, AT_BROKER_MONEY + broker, state.money[BROKER_PURSES + broker])
    decision = state.decision
    if state.holder != NOBODY or decision == BIDDING_TO_BROKER or decision == OFFERING:
        numbers[AT_SPACE + state.space] = 1
    index: i64
    if state.holder != NOBODY and space_is_money(state.space):
        for index in range(state.pledges):
            place = AT_PAYMENT + pledge_place(state.pledged[index])
            numbers[place] = numbers[place] + 1
    put(numbers, AT_PAYMENT_MONEY, state.money[CARD_PURSE])
    if decision == OFFERING:
        for index in range(state.offers):
            place = AT_OFFERED + pledge_place(state.offered[index])
            numbers[place] = numbers[place] + 1


def pledge_place(pledge: i64) -> i64:
    """Colour and store of a container bid for money. It is priced anew if it comes back."""
    colour = slot_colour(pledge_slot(pledge))
    if pledge >= HARBOUR_PLEDGE:
        return COLOURS + colour
    return colour


def write_seat(state: State, viewer: i64, seat: i64, numbers: Buffer) -> None:
    """A seat as the viewer sees it."""
    players = state.rules.players
    at = AT_SEATS + (seat - viewer + players) % players * SEAT_SIZE
    numbers[at + SEAT_PRESENT] = 1
    put(numbers, at + SEAT_ACTIVE, 1 if seat == state.turn else 0)
    put(numbers, at + SEAT_ASKED, 1 if is_asked(state, seat) else 0)
    if seat == viewer or state.over or state.rules.show_cash:  # R-INFO-2
        numbers[at + SEAT_CASH_SHOWN] = 1
        put(numbers, at + SEAT_CASH, state.money[seat])
    if seat == viewer or state.over:  # R-INFO-4
        numbers[at + SEAT_CARD + state.cards[seat]] = 1
    put(numbers, at + SEAT_LOANS, state.loans[seat])
    put(numbers, at + SEAT_TURNS, state.turns[seat])
    place = state.ships[seat]
    if place < SEA:
        place = (place - viewer + players) % players
    numbers[at + SEAT_PLACE + place] = 1
    write_buildings(state, seat, at, numbers)
    write_stores(state, seat, at, numbers)
    put_colours(numbers, at + SEAT_CARGO, state, ship(seat))
    put_colours(numbers, at + SEAT_ISLAND, state, island(seat))
    put_colours(numbers, at + SEAT_BANK, state, bank_harbour(seat))
    decision = state.decision
    if decision == BUYING and state.store != BANK_STORE and state.seller == seat:
        numbers[at + SEAT_SELLER] = 1
    if decision == RESTORING and state.restoring == seat:
        numbers[at + SEAT_RESTORING] = 1
    if state.holder == seat:
        numbers[at + SEAT_HOLDER] = 1
    if decision == BIDDING or decision == SETTLING:
        write_bids(state, seat, seat == viewer or decision == SETTLING, at, numbers)


def write_bids(state: State, seat: i64, is_open: bool, at: i64, numbers: Buffer) -> None:
    """Only the bidder sees a sealed bid, but that it is committed is public (R-INFO-5)."""
    auction = state.auction
    if auction[BIDDERS + seat] == COMMITTED:
        numbers[at + SEAT_COMMITTED] = 1
        if is_open:
            put(numbers, at + SEAT_BID, auction[BIDS + seat])
            put(numbers, at + SEAT_ZERO_CARDS, auction[ZERO_CARDS + seat])
    if state.round == 2:
        put(numbers, at + SEAT_FIRST_BID, auction[FIRST_BIDS + seat])
        put(numbers, at + SEAT_FIRST_ZERO_CARDS, auction[FIRST_ZERO_CARDS + seat])


def write_buildings(state: State, seat: i64, at: i64, numbers: Buffer) -> None:
    """Machines and warehouses with their spaces."""
    space: i64
    for space in range(MACHINE_SPACES):
        machine = state.machines[machine_index(seat, space)]
        if machine >= 0:
            numbers[at + SEAT_MACHINES + machine] = space + 1
    for space in range(WAREHOUSE_SPACES):
        warehouse = state.warehouses[warehouse_index(seat, space)]
        put(numbers, at + SEAT_WAREHOUSES + space, warehouse)


def write_stores(state: State, seat: i64, at: i64, numbers: Buffer) -> None:
    """Both stores, a number for every colour and price."""
    write_store(state, store(seat, FACTORY), FACTORY, at + SEAT_FACTORY, numbers)
    write_store(state, store(seat, HARBOUR), HARBOUR, at + SEAT_HARBOUR, numbers)


def write_store(state: State, cells: i64, kind: i64, at: i64, numbers: Buffer) -> None:
    """A number for every colour and every price the store has, in this order."""
    lowest = state.rules.lowest_prices[kind]
    highest = state.rules.highest_prices[kind]
    colour: i64
    price: i64
    for colour in range(COLOURS):
        for price in range(lowest, highest + 1):
            put(numbers, at, state.containers[cells + slot_of(colour, price)])
            at += 1
