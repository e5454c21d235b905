"""A game as a position: the JSON of docs/scenarios.md, at any moment of a game."""

from __future__ import annotations

from typing import Final, NamedTuple

from longshore.game import Game, Rules
from longshore.game.cells import (
    CELLS,
    FACTORY,
    HAND,
    HARBOUR,
    LATER,
    PLAIN_SIZE,
    PLAIN_START,
    REMOVED,
    SLOTS,
    STORE_SIZE,
    SUPPLY,
    bank_harbour,
    broker_goods,
    island,
    ship,
    store,
)
from longshore.game.decisions import (
    ACTING,
    BIDDING,
    BIDDING_TO_BROKER,
    BUYING,
    DECISION_NAMES,
    MAKING,
    NOTHING,
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
from longshore.game.editions import MACHINE_SPACES, MAX_PLAYERS, WAREHOUSE_SPACES
from longshore.game.snapshot import Snapshot
from longshore.game.state import (
    BIDDERS,
    BIDS,
    BROKER_PURSES,
    CARD_PURSE,
    COMMITTED,
    EMPTY,
    FIRST_BIDS,
    FIRST_ZERO_CARDS,
    NOBODY,
    ZERO_CARDS,
    machine_index,
    warehouse_index,
)
from longshore.game.steps import space_is_money
from longshore.record.forms import Auction, Board, OpenDecision, Payment, Position
from longshore.record.words import (
    BROKERS,
    COLOURS,
    PLACES,
    PRICED,
    SEATS,
    SPACES,
    STORES,
    Colour,
    Priced,
)

BEFORE_ACTIONS: Final = frozenset((PAYING_INTEREST, SEIZING, PAYING, SELLING_AT_HOME))
_PLEDGES: Final = (
    *(f"factory {container}" for container in PRICED),
    *(f"harbour {container}" for container in PRICED),
)
_MACHINES: Final[dict[int, Colour | None]] = {EMPTY: None, **dict(enumerate(COLOURS))}


class Regions(NamedTuple):
    """All containers by the first cell of their region. Empty regions are left out."""

    stores: dict[int, list[Priced]]
    places: dict[int, list[Colour]]

    def priced(self, region: int) -> list[Priced]:
        """The containers of a store."""
        return self.stores.get(region) or []

    def plain(self, region: int) -> list[Colour]:
        """The containers of a place without prices."""
        return self.places.get(region) or []


def _region_of(cell: int) -> int:
    """The first cell of the region of a cell."""
    return cell - cell % (STORE_SIZE if cell < PLAIN_START else PLAIN_SIZE)


class Holdings(NamedTuple):
    """Where a seat's things are: the first cells of its regions, and its spaces for buildings."""

    factory: int
    harbour: int
    ship: int
    island: int
    bank_harbour: int
    machines: slice
    warehouses: slice

    @classmethod
    def of(cls, seat: int) -> Holdings:
        """Those of one seat."""
        machines, warehouses = machine_index(seat, 0), warehouse_index(seat, 0)
        return cls(
            store(seat, FACTORY),
            store(seat, HARBOUR),
            ship(seat),
            island(seat),
            bank_harbour(seat),
            slice(machines, machines + MACHINE_SPACES),
            slice(warehouses, warehouses + WAREHOUSE_SPACES),
        )


_REGIONS: Final = tuple(_region_of(cell) for cell in range(CELLS))
# Worked out once, since every view of every seat needs them.
_HOLDINGS: Final = tuple(Holdings.of(seat) for seat in range(MAX_PLAYERS))


def position_of(game: Game) -> Position:
    """Everything about a game, secrets included."""
    state = game.snapshot()
    return whole_position(state, game.rules, public_part(state, game.rules))


def whole_position(state: Snapshot, rules: Rules, public: Position) -> Position:
    """Everything about a game. `public` is what everyone sees, and does not change."""
    position = public.copy()
    position["seats"] = boards = public["seats"].copy()
    for seat in range(rules.players):
        board = boards[SEATS[seat]] = boards[SEATS[seat]].copy()
        board["cash"] = state.money[seat]
        board["card"] = COLOURS[state.cards[seat]]
    if state.decision in (BIDDING, SETTLING):
        position["auction"] = auction_part(state, rules, range(rules.players))
    return position


def public_part(state: Snapshot, rules: Rules) -> Position:
    """What everyone sees (R-INFO-1): all but cash, value cards and sealed bids."""
    containers = state.containers
    regions = containers_by_region(state)
    position: Position = {
        "rules_number": rules.number,
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
            "containers": dict(
                zip(COLOURS, containers[SUPPLY : SUPPLY + len(COLOURS)], strict=True)
            ),
            "machines": dict(zip(COLOURS, state.machine_supply, strict=True)),
            "warehouses": state.warehouse_supply,
        },
        "removed": dict(zip(COLOURS, containers[REMOVED : REMOVED + len(COLOURS)], strict=True)),
        "seats": {
            SEATS[seat]: board_of(state, regions, seat, bank=rules.investment_bank)
            for seat in range(rules.players)
        },
    }
    if rules.investment_bank:
        position["brokers"] = [
            {
                "goods": regions.plain(broker_goods(broker)),
                "money": state.money[BROKER_PURSES + broker],
            }
            for broker in range(len(BROKERS))
        ]
        position["payment"] = payment_part(state)
    if state.bought_from != NOBODY:
        position["bought_from"] = SEATS[state.bought_from]
    if state.decision not in (NOTHING, ACTING, BIDDING, SETTLING, OVER):
        position["open"] = open_part(state, regions)
    return position


def containers_by_region(state: Snapshot) -> Regions:
    """The containers of every place and store."""
    stores: dict[int, list[Priced]] = {}
    places: dict[int, list[Colour]] = {}
    containers = state.containers
    for cell in state.occupied:
        region, count = _REGIONS[cell], containers[cell]
        if cell < PLAIN_START:
            stores.setdefault(region, []).extend([PRICED[cell - region]] * count)
        else:
            places.setdefault(region, []).extend([COLOURS[cell - region]] * count)
    return Regions(stores, places)


def board_of(state: Snapshot, regions: Regions, seat: int, *, bank: bool) -> Board:
    """A seat's public things."""
    holdings = _HOLDINGS[seat]
    board: Board = {
        "loans": state.loans[seat],
        "turns": state.turns[seat],
        "machines": machines_on(state.machines[holdings.machines]),
        "warehouses": warehouses_on(state.warehouses[holdings.warehouses]),
        "factory": regions.priced(holdings.factory),
        "harbour": regions.priced(holdings.harbour),
        "ship": {"at": PLACES[state.ships[seat]], "cargo": regions.plain(holdings.ship)},
        "island": regions.plain(holdings.island),
    }
    if bank:
        board["bank_harbour"] = regions.plain(holdings.bank_harbour)
    return board


def priced_slots(counts: list[int]) -> list[Priced]:
    """Priced containers, repeated as often as they are counted."""
    found: list[str] = []
    for slot, count in enumerate(counts[:SLOTS]):
        if count:
            found += [PRICED[slot]] * count
    return found


def machines_on(spaces: list[int]) -> list[Colour | None]:
    """Machines by space, cheapest first, without trailing empty spaces."""
    machines = [_MACHINES[colour] for colour in spaces]
    while machines and machines[-1] is None:
        machines.pop()
    return machines


def warehouses_on(spaces: list[int]) -> int | list[bool]:
    """Their number, or a list by space if a cheaper one is empty."""
    count = sum(spaces)
    if sum(spaces[:count]) == count:
        return count
    return [space == 1 for space in spaces]


def payment_part(state: Snapshot) -> Payment | None:
    """The Payment Card: holder, space and bid, or nothing at all (R-INV-7)."""
    if state.holder == NOBODY:
        return None
    payment: Payment = {"holder": SEATS[state.holder], "space": SPACES[state.space]}
    if space_is_money(state.space):
        payment["containers"] = [_PLEDGES[pledge] for pledge in state.pledged]
    else:
        payment["money"] = state.money[CARD_PURSE]
    return payment


def open_part(state: Snapshot, regions: Regions) -> OpenDecision:
    """What the open decision needs besides the rest of the position."""
    decision = state.decision
    part: OpenDecision = {"decision": DECISION_NAMES[decision]}
    hand = regions.plain(HAND)
    if decision == MAKING:
        part |= {"room": state.room, "hand": hand}
    elif decision == BUYING:
        part |= {"from": SEATS[state.seller], "store": STORES[state.store]}
        if state.store == FACTORY:
            part["hand"] = hand
    elif decision == STOCKING:
        part |= {"store": STORES[state.store], "hand": hand}
        part["placed"] = priced_slots(state.placed)
    elif decision == SEIZING:
        part |= {"debtor": SEATS[state.turn], "loans": state.loans_in_default, "due": state.due}
    elif decision == PAYING:
        part |= {"left": hand, "next": state.next_broker + 1}
    elif decision == BIDDING_TO_BROKER:
        part["space"] = SPACES[state.space]
    elif decision == OFFERING:
        part["space"] = SPACES[state.space]
        part["offered"] = [_PLEDGES[pledge] for pledge in state.offered]
    elif decision == RESTORING:
        later = regions.plain(LATER)
        part |= {"seat": SEATS[state.restoring], "store": STORES[state.store], "hand": hand}
        part["placed"] = priced_slots(state.placed)
        part["later"] = {"harbour": later} if later else {}
    return part


def cargo_of(state: Snapshot, seat: int) -> list[Colour]:
    """The containers aboard a ship."""
    counts = state.containers[ship(seat) : ship(seat) + len(COLOURS)]
    return [name for name, count in zip(COLOURS, counts, strict=True) for _ in range(count)]


def auction_part(state: Snapshot, rules: Rules, shown: range | tuple[int, ...]) -> Auction:
    """The island auction, with the bids of the seats whose bids may be shown."""
    auction = state.auction
    seats = range(rules.players)
    committed = [seat for seat in seats if auction[BIDDERS + seat] == COMMITTED]
    bidders = [seat for seat in seats if seat != state.turn]
    part: Auction = {
        "seller": SEATS[state.turn],
        "lot": cargo_of(state, state.turn),
        "round": 2 if state.round == 2 else 1,
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
