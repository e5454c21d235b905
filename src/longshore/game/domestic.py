"""The domestic sale of the beginner variant (R-DOM)."""

from __future__ import annotations

from longshore.game.arrays import i64
from longshore.game.cells import FACTORY, HARBOUR, STORE_TOTAL, SUPPLY, slot_colour, store
from longshore.game.decisions import NOTHING
from longshore.game.editions import DOMESTIC_INCOME
from longshore.game.refusals import ALLOWED, NOT_SELLABLE
from longshore.game.table import BANK, FOR_DOMESTIC, Table, move, pay


def may_sell_at_home(table: Table) -> bool:
    """Not on a player's own first turn, and only with something to sell (R-DOM-1, R-DOM-3)."""
    seat = table.turn
    if not table.rules.domestic_sale:
        return False
    if table.turns[seat] == 0 and not table.rules.domestic_sale_first_turn:
        return False
    return table.containers[sellable_store(table) + STORE_TOTAL] > 0


def sellable_store(table: Table) -> i64:
    """The Harbour Store only when the Factory Store holds none (R-DOM-4, R-DOM-5)."""
    factory = store(table.turn, FACTORY)
    if table.containers[factory + STORE_TOTAL] > 0:
        return factory
    return store(table.turn, HARBOUR)


def why_not_sell(table: Table, slot: i64) -> i64:
    """Only from the store that may be sold from (R-DOM-4, R-DOM-5)."""
    if table.containers[sellable_store(table) + slot] == 0:
        return NOT_SELLABLE
    return ALLOWED


def sell_at_home(table: Table, slot: i64) -> None:
    """The container goes to the supply; its price box does not matter (R-DOM-4)."""
    move(table, sellable_store(table) + slot, SUPPLY + slot_colour(slot))
    pay(table, BANK, table.turn, DOMESTIC_INCOME, FOR_DOMESTIC)
    table.decision = NOTHING
