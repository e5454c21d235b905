"""What a trader thinks of factory and harbour: what to make, buy and build, and its prices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from longshore.bots.trader.sight import Sight
from longshore.bots.trader.voyages import Goods, priced
from longshore.game.editions import MACHINE_COSTS, WAREHOUSE_COSTS
from longshore.record.words import COLOURS, Colour

_SCRAP: Final = 2.0  # a container in the Harbour Store when the game ends (R-SCORE-8)


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
    price += 0.4 if elsewhere == 0 else -0.2 * elsewhere
    price += 0.1 * (others_worth(sight, colour) - 5)
    if sight.rounds_left < 3:
        price -= 0.7
    richest = max(sight.reach(name) for name in sight.others)
    return round(min(max(price, 2), 6, max(richest / 2, 2)))


def factory_price(sight: Sight, colour: str) -> int:
    """The price for harbours: what has been paid, or less if others sell the same for less."""
    price = sight.memory.factory_price.mean
    rivals = [
        int(item[-1])
        for name in sight.others
        for item in sight.view["seats"][name]["factory"]
        if item.startswith(colour)
    ]
    if rivals:
        price = min(price, *rivals)
    else:
        price += 0.4
    if sight.rounds_left < 2:
        price -= 1
    return round(min(max(price, 1), 4))


def sale_of_made(sight: Sight, stock: int) -> float:
    """The probability that one more container in the Factory Store is sold before the end."""
    return min(0.95, sight.rounds_left * 0.7 * len(sight.others) / (stock + 1))


def sale_of_stocked(sight: Sight, stock: int) -> float:
    """The probability that one more container in the Harbour Store is sold before the end."""
    return min(0.95, sight.rounds_left * 0.45 * len(sight.others) / (stock + 1))


def worth_of_production(sight: Sight) -> float:
    """New containers at their future price, minus the dollar for the Union Boss."""
    supply = sight.view["supply"]["containers"]
    colours = [colour for colour in sight.machines(sight.me) if supply[colour] > 0]
    count = min(len(colours), max(sight.factory_room(), 0))
    stock = len(sight.board["factory"])
    price = sight.memory.factory_price.mean
    worth = sum(price * sale_of_made(sight, stock + number) for number in range(count)) - 1
    if would_end(sight, colours, count):
        worth += end_now(sight)
    return worth


def would_end(sight: Sight, colours: list[Colour], count: int) -> bool:
    """Whether making these takes the second colour out of the supply (R-END-1)."""
    supply = sight.view["supply"]["containers"]
    gone = sum(left == 0 for left in supply.values())
    last = sum(supply[colour] == 1 for colour in colours)
    return not sight.view["ending"] and gone + min(last, count) >= 2


def end_now(sight: Sight) -> float:
    """A player who is ahead ends the game, and one who is behind avoids it."""
    lead = sight.lead()
    return 30.0 if lead > 0 else max(lead / 2, -6.0)


def worth_of_stocking(sight: Sight, goods: Goods, room: int, budget: int) -> tuple[float, Goods]:
    """What is worth buying for the trader's Harbour Store."""
    stock, gain, chosen = len(sight.board["harbour"]), 0.0, Goods()
    have = [item.partition("@")[0] for item in sight.board["harbour"]]
    ranked = sorted(
        goods, key=lambda item: item[1] - harbour_price(sight, item[0]) + 0.5 * (item[0] in have)
    )
    for colour, price in ranked:
        if len(chosen) >= room or price > budget:
            continue
        chance = sale_of_stocked(sight, stock + len(chosen))
        resale = chance * harbour_price(sight, colour) + (1 - chance) * _SCRAP
        if resale - price < 0.3:
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
        use = (1.0, 1.3, 1.2, 0.9, 0.6, 0.4)[owned] * (1.0 if sight.harbour_room() <= 0 else 0.5)
        worth = 0.6 * min(rounds, 16) * use - cost
        yield "warehouse", worth if sight.cash - cost >= reserve else -5.0
    machines = sight.machines(sight.me)
    cost = next_cost(MACHINE_COSTS, len(machines))
    made = [c for name in sight.view["seats"] for c in sight.machines(name)]
    for colour in COLOURS:
        step = f"machine {colour}"
        if step not in legal:
            continue
        use = (1.0, 1.0, 0.7, 0.5, 0.3)[len(machines)] / (1 + 0.3 * made.count(colour))
        full = 0.7 if len(board["factory"]) >= 2 * len(machines) else 1.0
        use *= min(1.0, 0.55 + 0.45 * sight.demand())
        use *= 1 + 0.02 * (others_worth(sight, colour) - 5)
        worth = 0.9 * min(rounds, 16) * use * full * 1.6 - cost
        # A factory sells nothing until others have harbours and money, so machines can wait.
        spare = reserve + 5 * (len(machines) - 1)
        yield step, worth if sight.cash - cost >= spare else -5.0


def next_cost(costs: tuple[int, ...], owned: int) -> int:
    """The price of the next space."""
    return costs[min(owned, len(costs) - 1)]
