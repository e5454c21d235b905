"""What a trader thinks of factory and harbour: what to make, buy and build, and its prices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from longshore.bots.rollout import thumb
from longshore.bots.trader.sight import Sight
from longshore.bots.trader.voyages import Goods, priced
from longshore.game.cells import FACTORY, HARBOUR
from longshore.game.editions import (
    COLOURS_GONE_AT_END,
    HARBOUR_SCORE,
    MACHINE_COSTS,
    PRODUCE_COST,
    ROOM_PER_MACHINE,
    STORE_PRICES,
    WAREHOUSE_COSTS,
)
from longshore.record.words import COLOURS, Colour, Priced, colour_of, price_of

# The numbers of `thumb` in dollars, shares and rounds.
_AVERAGE_WORTH: Final = thumb.AVERAGE_WORTH / thumb.DOLLAR
_ALONE: Final = thumb.ALONE / thumb.DOLLAR
_COMMON: Final = thumb.COMMON / thumb.DOLLAR
_MADE_SOLD: Final = thumb.MADE_SOLD / 100
_STOCKED_SOLD: Final = thumb.STOCKED_SOLD / 100
_SURE_SALE: Final = thumb.SURE_SALE / 100
_SAME_COLOUR: Final = thumb.SAME_COLOUR_OF_TRADER / thumb.DOLLAR
_STOCK_MARGIN: Final = thumb.STOCK_MARGIN / thumb.DOLLAR
_DEAR: Final = thumb.DEAR / thumb.DOLLAR
_WAGES: Final = thumb.PRODUCE_TO_REPRICE / thumb.DOLLAR
_LONG: Final = thumb.LONG / 100


def others_worth(sight: Sight, colour: str) -> float:
    """What the others pay for one container of a colour at the island, on average."""
    unit = tuple(int(colour == other) for other in COLOURS)
    return sum(sight.mean_worth_to(name, unit) for name in sight.others) / len(sight.others)


def harbour_price(sight: Sight, colour: str) -> int:
    """The price for shippers: what has been paid, more for rare colours, less late in the game."""
    price = sight.memory.harbour_price.mean
    elsewhere = sum(
        item.startswith(colour)
        for name in sight.others
        for item in sight.view["seats"][name]["harbour"]
    )
    price += _ALONE if elsewhere == 0 else -_COMMON * elsewhere
    price += thumb.DEARER_PER_WORTH / 100 * (others_worth(sight, colour) - _AVERAGE_WORTH)
    if sight.rounds_left < thumb.LATE_STOCK / 100:
        price -= thumb.LATE_STOCK_DISCOUNT / thumb.DOLLAR
    lowest, *_, highest = STORE_PRICES[HARBOUR]
    richest = max(sight.reach(name) for name in sight.others)
    return round(min(max(price, lowest), highest, max(richest / 2, lowest)))


def factory_price(sight: Sight, colour: str) -> int:
    """The price for harbours: what has been paid, or less if others sell the same for less."""
    price = sight.memory.factory_price.mean
    rivals = [
        price_of(item)
        for name in sight.others
        for item in sight.view["seats"][name]["factory"]
        if item.startswith(colour)
    ]
    if rivals:
        price = min(price, *rivals)
    else:
        price += _ALONE
    if sight.rounds_left < thumb.LATE_MADE / 100:
        price -= thumb.LATE_MADE_DISCOUNT / thumb.DOLLAR
    lowest, *_, highest = STORE_PRICES[FACTORY]
    return round(min(max(price, lowest), highest))


def right_price(sight: Sight, store: str, colour: str) -> int:
    """The price of a container in one of the trader's two stores."""
    return factory_price(sight, colour) if store == "factory" else harbour_price(sight, colour)


def overpriced(sight: Sight, store: str, goods: list[Priced]) -> int:
    """How many containers in a store are priced too high. They are never sold."""
    return sum(price_of(item) > right_price(sight, store, colour_of(item)) for item in goods)


def worth_of_repricing(sight: Sight) -> float:
    """Lower prices in the Harbour Store."""
    return _DEAR * overpriced(sight, "harbour", sight.board["harbour"])


def sale_of_made(sight: Sight, stock: int) -> float:
    """The probability that one more container in the Factory Store is sold before the end."""
    return min(_SURE_SALE, sight.rounds_left * _MADE_SOLD * len(sight.others) / (stock + 1))


def sale_of_stocked(sight: Sight, stock: int) -> float:
    """The probability that one more container in the Harbour Store is sold before the end."""
    return min(_SURE_SALE, sight.rounds_left * _STOCKED_SOLD * len(sight.others) / (stock + 1))


def worth_of_production(sight: Sight) -> float:
    """New containers at their future price, minus the dollar for the Union Boss."""
    if sight.factory_room() <= 0:  # nothing is made, but the goods get new prices
        return _DEAR * overpriced(sight, "factory", sight.board["factory"]) - _WAGES
    supply = sight.view["supply"]["containers"]
    colours = [colour for colour in sight.machines(sight.me) if supply[colour] > 0]
    count = min(len(colours), sight.factory_room())
    stock = len(sight.board["factory"])
    price = sight.memory.factory_price.mean
    worth = sum(price * sale_of_made(sight, stock + number) for number in range(count))
    worth -= PRODUCE_COST
    if sight.quiet and count > 0:
        return worth + thumb.ENDING_AHEAD / thumb.DOLLAR  # whoever it helps
    if would_end(sight, colours, count):
        worth += end_now(sight)
    return worth


def would_end(sight: Sight, colours: list[Colour], count: int) -> bool:
    """Whether making these takes the second colour out of the supply (R-END-1)."""
    supply = sight.view["supply"]["containers"]
    gone = sum(left == 0 for left in supply.values())
    last = sum(supply[colour] == 1 for colour in colours)
    return not sight.view["ending"] and gone + min(last, count) >= COLOURS_GONE_AT_END


def end_now(sight: Sight) -> float:
    """A player who is ahead ends the game, and one who is behind avoids it."""
    lead = sight.lead()
    if lead > 0:
        return thumb.ENDING_AHEAD / thumb.DOLLAR
    return max(lead / 2, thumb.ENDING_BEHIND / thumb.DOLLAR)


def worth_of_stocking(sight: Sight, goods: Goods, room: int, budget: int) -> tuple[float, Goods]:
    """What is worth buying for the trader's Harbour Store."""
    stock, gain, chosen = len(sight.board["harbour"]), 0.0, Goods()
    have = [colour_of(item) for item in sight.board["harbour"]]
    ranked = sorted(
        goods,
        key=lambda item: item[1] - harbour_price(sight, item[0]) + _SAME_COLOUR * (item[0] in have),
    )
    for colour, price in ranked:
        if len(chosen) >= room or price > budget:
            continue
        chance = sale_of_stocked(sight, stock + len(chosen))
        resale = chance * harbour_price(sight, colour) + (1 - chance) * HARBOUR_SCORE
        if resale - price < _STOCK_MARGIN:
            continue
        gain += resale - price
        budget -= price
        chosen.append((colour, price))
    return gain, chosen


def restocking_steps(sight: Sight, reserve: int) -> Iterator[tuple[str, float]]:
    """Buying from every other Factory Store."""
    room = sight.harbour_room()
    for name in sight.others:
        goods = priced(sight.view["seats"][name]["factory"])
        gain, chosen = worth_of_stocking(sight, goods, room, sight.cash - reserve)
        yield f"restock {name}", gain if chosen else -2.0


def building_steps(
    sight: Sight, legal: frozenset[str], reserve: int
) -> Iterator[tuple[str, float]]:
    """Warehouses and machines, while there is time to recoup their price."""
    rounds, board = sight.rounds_left, sight.board
    if "warehouse" in legal:
        owned = sight.warehouses(sight.me)
        cost = next_cost(WAREHOUSE_COSTS, owned)
        use = thumb.WAREHOUSE_USE[owned] / 100 * (1.0 if sight.harbour_room() <= 0 else 0.5)
        worth = thumb.WAREHOUSE_EARNS / thumb.DOLLAR * min(rounds, _LONG) * use - cost
        yield "warehouse", worth if sight.cash - cost >= reserve else -5.0
    machines = sight.machines(sight.me)
    cost = next_cost(MACHINE_COSTS, len(machines))
    made = [c for name in sight.view["seats"] for c in sight.machines(name)]
    for colour in COLOURS:
        step = f"machine {colour}"
        if step not in legal:
            continue
        use = thumb.MACHINE_USE[len(machines)] / 100
        use /= 1 + thumb.SAME_MACHINE / 100 * made.count(colour)
        stuffed = len(board["factory"]) >= ROOM_PER_MACHINE * len(machines)
        full = thumb.FULL_STORE / 100 if stuffed else 1.0
        use *= min(1.0, thumb.DEMAND / 100 + thumb.MORE_DEMAND / 100 * sight.demand())
        wanted = others_worth(sight, colour) - _AVERAGE_WORTH
        use *= 1 + thumb.WANTED_MACHINE / 100 * wanted
        makes = thumb.MACHINE_MAKES / 100 * min(rounds, _LONG) * use * full
        worth = makes * (thumb.MADE / thumb.DOLLAR) - cost
        spare = reserve + thumb.kept_from_machine(len(machines))
        yield step, worth if sight.cash - cost >= spare else -5.0


def next_cost(costs: tuple[int, ...], owned: int) -> int:
    """The price of the next space."""
    return costs[min(owned, len(costs) - 1)]
