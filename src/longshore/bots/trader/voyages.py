"""What a trader thinks of the ship: where to load what, and when to sell it at the island.

A voyage pays at its end. So an action on it is worth the expected profit divided by the number of
actions it still takes, and a well filled ship near the island goes first.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from longshore.bots.rollout import thumb
from longshore.bots.trader.island import NONE, Counts, together
from longshore.bots.trader.sight import Sight
from longshore.game.editions import SHIP_CAPACITY, SHIP_SCORE
from longshore.record.words import COLOUR_NUMBERS, COLOURS, SEAT_NUMBERS, SEATS, colour_of, price_of

_LOAN_COST: Final = thumb.LOAN_COST / thumb.DOLLAR
_ACTION: Final = thumb.ACTION / thumb.DOLLAR
_PATIENCE: Final = thumb.PATIENCE / thumb.DOLLAR
_FILLING: Final = thumb.FILLING / 100
_READY: Final = thumb.READY / thumb.DOLLAR
_ON_COURSE: Final = thumb.ON_COURSE / thumb.DOLLAR
_MARGIN: Final = thumb.LOAD_MARGIN / thumb.DOLLAR
_ROUNDS_PER_ACTION: Final = thumb.ROUNDS_PER_ACTION / 100
_UNITS: Final = tuple(tuple(int(n == c) for n in range(len(COLOURS))) for c in range(len(COLOURS)))

Goods = list[tuple[str, int]]  # colour and price


class Load(NamedTuple):
    """What is worth buying for the ship, and what that adds to the voyage after paying for it."""

    gain: float
    goods: Goods


def priced(stock: list[str]) -> Goods:
    """The goods of a store."""
    return [(colour_of(item), price_of(item)) for item in stock]


def voyage(sight: Sight, cargo: Counts, actions: int) -> float:
    """What cargo that needs this many actions will sell for."""
    aboard = sum(cargo)
    if not aboard:
        return 0.0
    mine = sight.view["actions"] if sight.view["turn"] == sight.me else 0
    if actions <= mine:
        chance = 1.0
    elif sight.view["ending"]:
        chance = 0.0
    else:
        chance = min(1.0, sight.rounds_left / (_ROUNDS_PER_ACTION * actions))
    brings = max(sight.proceeds(cargo), 0.0)
    if actions > 1:  # there is time to fill the ship up elsewhere
        brings = max(brings, _PATIENCE * aboard * min(1.0, sight.rounds_left / _FILLING))
    return chance * brings + (1 - chance) * SHIP_SCORE * aboard


def best_load(sight: Sight, stock: Goods, budget: int, actions: int) -> Load:
    """Container by container, always the one that adds most, up to the best voyage.

    A first container may add less than it costs and still start a good load.
    """
    cargo, gain, chosen, left = sight.cargo, 0.0, Goods(), list(stock)
    best = Load(0.0, [])
    worth = voyage(sight, cargo, actions)
    while sum(cargo) < SHIP_CAPACITY:
        found: tuple[float, float, tuple[str, int]] | None = None
        for item in sorted(set(left)):
            if item[1] > budget:
                continue
            after = voyage(sight, together(cargo, _UNITS[COLOUR_NUMBERS[item[0]]]), actions)
            plus = after - worth - item[1]
            if found is None or plus > found[0]:
                found = (plus, after, item)
        if found is None:
            break
        plus, worth, item = found
        gain += plus - _MARGIN
        budget -= item[1]
        chosen.append(item)
        left.remove(item)
        cargo = together(cargo, _UNITS[COLOUR_NUMBERS[item[0]]])
        if gain > best.gain:
            best = Load(gain, list(chosen))
    return best


def stock_at(sight: Sight, place: str) -> Goods:
    """What could be loaded at a place. At the trader's bank harbour it is free (R-IBSAIL-2)."""
    if place == "bank":
        return [(colour, 0) for colour in sight.board.get("bank_harbour", ())]
    return priced(sight.view["seats"][SEATS[SEAT_NUMBERS[place]]]["harbour"])


def budget(sight: Sight) -> int:
    """What a ship may spend, with a loan if that is within reach."""
    early = sight.rounds_left > thumb.BORROW_TO_LOAD / 100
    return thumb.ship_budget(sight.cash, sight.loans, early)


def load_in_reach(sight: Sight, stock: Goods, actions: int) -> Load:
    """The best load that will be bought there: with a loan only if that pays for it."""
    load = best_load(sight, stock, sight.cash, actions)
    reach = budget(sight)
    if reach > sight.cash:
        with_loan = best_load(sight, stock, reach, actions)
        if with_loan.gain - _LOAN_COST > load.gain:
            return Load(with_loan.gain - _LOAN_COST, with_loan.goods)
    return load


def voyage_steps(sight: Sight, legal: frozenset[str]) -> Iterator[tuple[str, float]]:
    """Every step of the ship, with its worth."""
    carrying = sight.cargo != NONE
    places = [*sight.others, "bank"] if "bank_harbour" in sight.board else sight.others
    if sight.at == "sea":
        loads = {place: load_in_reach(sight, stock_at(sight, place), 3) for place in places}
        waiting = worth_of_waiting(sight) * hope(sight, loads)
        if carrying:
            yield "sail island", voyage(sight, sight.cargo, 1) - waiting
        for place, load in loads.items():
            step = f"sail {place}"
            if step in legal:
                yield step, worth_of_visit(sight, load, waiting)
        return
    if "load" in legal:
        load = load_in_reach(sight, stock_at(sight, sight.at), 3)
        yield "load", load.gain - _ACTION if load.goods else -_ACTION
    if "sail sea" not in legal:
        return
    if carrying:
        yield "sail sea", voyage(sight, sight.cargo, 2) / 2
        return
    visits = [load_in_reach(sight, stock_at(sight, place), 4) for place in places]
    yield "sail sea", max((load.gain / 4 for load in visits), default=0.0) + _READY


def worth_of_waiting(sight: Sight) -> float:
    """What cargo is worth aboard. A fuller ship earns more for the same four actions."""
    aboard = sum(sight.cargo)
    time = min(1.0, sight.rounds_left / _FILLING)
    return _PATIENCE * aboard * (SHIP_CAPACITY - aboard) / 4 * time


def hope(sight: Sight, loads: Mapping[str, Load]) -> float:
    """The chance that a ship which waits can be filled up.

    Goods that nobody wants to pay for do not get better by waiting, only empty harbours fill up.
    """
    if any(load.goods for load in loads.values()):
        return 1.0
    empty = sum(not sight.view["seats"][name]["harbour"] for name in sight.others)
    return empty / len(sight.others)


def worth_of_visit(sight: Sight, load: Load, waiting: float) -> float:
    """Sailing on to load there: three actions until the money comes in."""
    if not load.goods:
        return -_ACTION
    if sight.cargo == NONE:
        return load.gain / 3 + _ON_COURSE
    # With something aboard, it takes two actions more than going straight to the island.
    still = waiting * (SHIP_CAPACITY - sum(sight.cargo) - len(load.goods)) / 5
    return voyage(sight, sight.cargo, 1) + load.gain - 2 * _ACTION - still
