"""The habits of a seat, and of a whole table, as numbers that can be compared."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from longshore.arena.economy.book import STOPPED
from longshore.arena.economy.outcomes import Outcomes
from longshore.arena.habits.acts import ACTION_KINDS, Lot
from longshore.arena.habits.follow import Habits

LONG: Final = 60  # turns after which the money of a table is looked at

# What each habit is, for people: printed in this order.
SEAT_MEANINGS: Final = {
    "win": "victories, shared ones in part",
    "score": "final score, in dollars",
    "passed": "actions given up, of all",
    "cut": "actions lost because an auction ended the turn, of all",
    **{f"share_{kind}": f"{kind}, of all actions taken" for kind in ACTION_KINDS},
    "produced_nothing": "a dollar paid to produce nothing, times a game",
    "priced_nothing": "an action for prices that changed none, times a game",
    "bought_nothing": "restocking without taking anything, times a game",
    "loaded_nothing": "visits to a harbour without loading, times a game",
    "brought_nothing": "visits to the island without cargo, times a game",
    "asked_factory": "price asked for a container in the Factory Store",
    "asked_harbour": "price asked for a container in the Harbour Store",
    "lots_brought": "lots brought to the island, in a game",
    "cargo": "containers in such a lot",
    "kept": "such lots kept by declining all bids, of all",
    "lots_bought": "lots bought, in a game",
    "bid": "bid for each dollar that a lot was worth, where cash would have reached",
    "low_bids": "lots sold to others for which it bid under a third of their worth, in a game",
    "missed": "dollars left to others: worth of such affordable lots above their price, in a game",
    "machines": "machines built",
    "warehouses": "warehouses built",
    "buildings": "dollars spent on them",
    "factory_filled": "how full the Factory Store was after its turns",
    "harbour_filled": "how full the Harbour Store was after its turns",
    "cash": "dollars in hand after its turns",
    "loans": "loans taken",
    "in_debt": "turns ended with a loan, of all",
    "unpaid": "loans unpaid at the end",
    "below_zero": "final scores below zero",
    "ended": "games that its production ended",
    "ended_behind": "of those, games that somebody else won",
}
TABLE_MEANINGS: Final = {
    "turns": "turns, over all seats",
    "stopped": "games stopped before their end",
    "net_money": f"cash less debts of all players after {LONG} turns, if the game lasted as long",
}


def of_table(game: Habits) -> Outcomes:
    """What all players of a game did together."""
    return {
        "turns": game.book.turns,
        "stopped": float(game.book.ended_by == STOPPED),
        "net_money": game.net_money(LONG),
    }


def of_seat(game: Habits, number: int) -> Outcomes:
    """What one seat of a game did. None where there was no occasion."""
    acts, end = game.seats[number], game.book.seats[number]
    all_taken = sum(acts.taken.values())
    affordable = [lot for lot in acts.lots if lot.worth > 0 and lot.cash >= lot.worth]
    return {
        "win": end.win,
        "score": end.score,
        "passed": share(acts.passed, acts.offered),
        "cut": share(acts.cut, acts.offered),
        **{f"share_{kind}": share(acts.taken[kind], all_taken) for kind in ACTION_KINDS},
        "produced_nothing": acts.produced_nothing,
        "priced_nothing": acts.priced_nothing,
        "bought_nothing": acts.bought_nothing,
        "loaded_nothing": acts.loaded_nothing,
        "brought_nothing": acts.brought_nothing,
        "asked_factory": mean(acts.asked["factory"]),
        "asked_harbour": mean(acts.asked["harbour"]),
        "lots_brought": len(acts.cargoes),
        "cargo": mean(acts.cargoes),
        "kept": share(acts.kept, len(acts.cargoes)),
        "lots_bought": sum(lot.won for lot in acts.lots),
        "bid": share(sum(lot.bid for lot in affordable), sum(lot.worth for lot in affordable)),
        "low_bids": sum(is_low(lot) for lot in acts.lots),
        "missed": sum(missed(lot) for lot in acts.lots),
        "machines": acts.machines,
        "warehouses": acts.warehouses,
        "buildings": acts.spent_on_buildings,
        "factory_filled": mean(acts.factory_filled),
        "harbour_filled": mean(acts.harbour_filled),
        "cash": mean(acts.cash),
        "loans": acts.loans,
        "in_debt": mean([float(loans > 0) for loans in acts.owing]),
        "unpaid": end.loans,
        "below_zero": float(end.score < 0),
        "ended": float(acts.ended),
        "ended_behind": float(end.win == 0) if acts.ended else None,
    }


def missed(lot: Lot) -> int:
    """Dollars by which a lot was worth more than one dollar above what somebody else paid for it.

    Only where the bidder had that dollar more in hand.
    """
    if lot.won or not lot.sold or lot.cash <= lot.price:
        return 0
    return max(0, lot.worth - lot.price - 1)


def is_low(lot: Lot) -> bool:
    """Whether somebody else got a lot for which a third of its worth was in hand but not bid."""
    return not lot.won and lot.sold and 3 * lot.bid < lot.worth <= 3 * lot.cash


def share(part: float, whole: float) -> float | None:
    """A part of a whole, if there is any."""
    return part / whole if whole else None


def mean(values: Iterable[float]) -> float | None:
    """The mean, if there are any."""
    found: Sequence[float] = list(values)
    return share(sum(found), len(found))
