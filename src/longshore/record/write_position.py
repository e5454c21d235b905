"""A game as a position: the JSON of docs/scenarios.md, at any moment of a game."""

from __future__ import annotations

from itertools import compress
from typing import Any, Final

from longshore.game import Game, Rules
from longshore.game.cells import (
    FACTORY,
    HAND,
    HARBOUR,
    LATER,
    PLAIN_TOTAL,
    REMOVED,
    SLOTS,
    STORE_TOTAL,
    SUPPLY,
    bank_harbour,
    broker_goods,
    island,
    ship,
    store,
)
from longshore.game.decisions import (
    ACTION,
    BID,
    BROKER_BID,
    BUY,
    DECISION_NAMES,
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
from longshore.game.editions import MACHINE_SPACES, WAREHOUSE_SPACES
from longshore.game.snapshot import Snapshot
from longshore.game.steps import space_is_money
from longshore.game.table import (
    BIDDERS,
    BIDS,
    BROKER_MONEY,
    CARD_MONEY,
    COMMITTED,
    EMPTY,
    FIRST_BIDS,
    FIRST_ZERO_CARDS,
    NOBODY,
    ZERO_CARDS,
)
from longshore.record.words import BROKERS, COLOURS, PLACES, PRICED, SEATS, SPACES, STORES

Json = dict[str, Any]

BEFORE_ACTIONS: Final = frozenset((INTEREST, SEIZE, PAY, DOMESTIC))
_PLEDGES: Final = (
    *(f"factory {container}" for container in PRICED),
    *(f"harbour {container}" for container in PRICED),
)
_MACHINES: Final = {EMPTY: None} | dict(enumerate(COLOURS))


def position_of(game: Game) -> Json:
    """Everything about a game, secrets included."""
    state = game.snapshot()
    rules = game.rules
    position = public_part(state, rules)
    for seat in range(rules.players):
        board = position["seats"][SEATS[seat]]
        board["cash"] = state.money[seat]
        board["card"] = COLOURS[state.cards[seat]]
    if state.decision in (BID, SETTLE):
        position["auction"] = auction_part(state, rules, range(rules.players))
    return position


def public_part(state: Snapshot, rules: Rules) -> Json:
    """What everybody sees (R-INFO-1): all but cash, value cards and sealed bids."""
    containers = state.containers
    position: Json = {
        "turn": SEATS[state.turn],
        "phase": "before" if state.decision in BEFORE_ACTIONS else "actions",
        "actions": state.actions,
        "produced": state.produced,
        "called": state.called,
        "won_broker": state.won_broker,
        "moved": state.moved,
        "ending": state.ending,
        "over": state.over,
        "quiet_turns": state.quiet_turns,
        "supply": {
            "containers": dict(zip(COLOURS, containers[SUPPLY : SUPPLY + 5], strict=True)),
            "machines": dict(zip(COLOURS, state.machine_supply, strict=True)),
            "warehouses": state.warehouse_supply,
        },
        "removed": dict(zip(COLOURS, containers[REMOVED : REMOVED + 5], strict=True)),
        "seats": {SEATS[seat]: board_of(state, rules, seat) for seat in range(rules.players)},
    }
    if rules.investment_bank:
        position["brokers"] = [
            {
                "goods": colours(containers, broker_goods(broker)),
                "money": state.money[BROKER_MONEY + broker],
            }
            for broker in range(len(BROKERS))
        ]
        position["payment"] = payment_part(state)
    if state.decision not in (ACTION, BID, SETTLE, OVER):
        position["open"] = open_part(state)
    return position


def board_of(state: Snapshot, rules: Rules, seat: int) -> Json:
    """A seat's things that all may see."""
    containers = state.containers
    board: Json = {
        "loans": state.loans[seat],
        "turns": state.turns[seat],
        "machines": machines_of(state, seat),
        "warehouses": warehouses_of(state, seat),
        "factory": priced(containers, store(seat, FACTORY)),
        "harbour": priced(containers, store(seat, HARBOUR)),
        "ship": {"at": PLACES[state.ships[seat]], "cargo": colours(containers, ship(seat))},
        "island": colours(containers, island(seat)),
    }
    if rules.investment_bank:
        board["bank_harbour"] = colours(containers, bank_harbour(seat))
    return board


def colours(containers: list[int], region: int) -> list[str]:
    """The containers of a place that has no prices."""
    total = containers[region + PLAIN_TOTAL]
    return named(COLOURS, containers[region : region + len(COLOURS)], total) if total else []


def priced(containers: list[int], region: int) -> list[str]:
    """The containers of a store, with their prices."""
    total = containers[region + STORE_TOTAL]
    return named(PRICED, containers[region : region + SLOTS], total) if total else []


def priced_slots(counts: list[int]) -> list[str]:
    """The priced containers that are counted by slot."""
    return named(PRICED, counts, sum(counts[:SLOTS]))


def named(names: tuple[str, ...], counts: list[int], total: int) -> list[str]:
    """Each name as often as it is counted, `total` in all."""
    found = list(compress(names, counts))
    if len(found) == total:  # none more than once, as it mostly is
        return found
    return [name for name, count in zip(names, counts, strict=False) for _ in range(count)]


def machines_of(state: Snapshot, seat: int) -> list[str | None]:
    """By space, cheapest first, without the empty ones at the end."""
    first = seat * MACHINE_SPACES
    machines = [_MACHINES[colour] for colour in state.machines[first : first + MACHINE_SPACES]]
    while machines and machines[-1] is None:
        machines.pop()
    return machines


def warehouses_of(state: Snapshot, seat: int) -> int | list[bool]:
    """Their number, or by space when a cheaper one is empty."""
    first = seat * WAREHOUSE_SPACES
    spaces = state.warehouses[first : first + WAREHOUSE_SPACES]
    count = sum(spaces)
    if sum(spaces[:count]) == count:
        return count
    return [space == 1 for space in spaces]


def payment_part(state: Snapshot) -> Json | None:
    """The Payment Card: holder, space and bid, or nothing at all (R-INV-7)."""
    if state.holder == NOBODY:
        return None
    payment: Json = {"holder": SEATS[state.holder], "space": SPACES[state.space]}
    if space_is_money(state.space):
        payment["containers"] = [_PLEDGES[pledge] for pledge in state.pledged]
    else:
        payment["money"] = state.money[CARD_MONEY]
    return payment


def open_part(state: Snapshot) -> Json:
    """What the open decision needs beside the rest of the position."""
    decision = state.decision
    part: Json = {"decision": DECISION_NAMES[decision]}
    hand = colours(state.containers, HAND)
    if decision == MAKE:
        part |= {"room": state.room, "hand": hand}
    elif decision == BUY:
        part |= {"from": SEATS[state.seller], "store": STORES[state.store]}
        if state.store == FACTORY:
            part["hand"] = hand
    elif decision == STOCK:
        part |= {"store": STORES[state.store], "hand": hand}
        part["placed"] = priced_slots(state.placed)
    elif decision == SEIZE:
        part |= {"debtor": SEATS[state.turn], "loans": state.loans_in_default, "due": state.due}
    elif decision == PAY:
        part |= {"left": hand, "next": state.next_broker + 1}
    elif decision == BROKER_BID:
        part["space"] = SPACES[state.space]
    elif decision == OFFER:
        part["space"] = SPACES[state.space]
        part["offered"] = [_PLEDGES[pledge] for pledge in state.offered]
    elif decision == RESTORE:
        later = colours(state.containers, LATER)
        part |= {"seat": SEATS[state.restoring], "store": STORES[state.store], "hand": hand}
        part["placed"] = priced_slots(state.placed)
        part["later"] = {"harbour": later} if later else {}
    return part


def auction_part(state: Snapshot, rules: Rules, shown: range | tuple[int, ...]) -> Json:
    """The island auction, with the bids of the seats whose bids may be shown."""
    auction = state.auction
    seats = range(rules.players)
    committed = [seat for seat in seats if auction[BIDDERS + seat] == COMMITTED]
    bidders = [seat for seat in seats if seat != state.turn]
    part: Json = {
        "seller": SEATS[state.turn],
        "lot": colours(state.containers, ship(state.turn)),
        "round": state.round,
        "committed": [SEATS[seat] for seat in committed],
        "bids": {SEATS[seat]: auction[BIDS + seat] for seat in committed if seat in shown},
    }
    if rules.zero_cards:
        part["zero_cards"] = {
            SEATS[seat]: auction[ZERO_CARDS + seat] for seat in committed if seat in shown
        }
    if state.round == 2:
        part["first"] = {SEATS[seat]: auction[FIRST_BIDS + seat] for seat in bidders}
        if rules.zero_cards:
            part["first_zero_cards"] = {
                SEATS[seat]: auction[FIRST_ZERO_CARDS + seat] for seat in bidders
            }
    return part
