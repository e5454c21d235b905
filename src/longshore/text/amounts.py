"""The amounts of the game, which every message can name as variables."""

from __future__ import annotations

from longshore.game import editions
from longshore.game.cells import FACTORY, HARBOUR
from longshore.game.editions import EDITION_2007, EDITION_2018, EDITIONS, MIN_PLAYERS


def amounts() -> dict[str, int]:
    """By name. `machine_2` is the price of the second machine, `supply_4` a supply for four."""
    factory, harbour = editions.STORE_PRICES[FACTORY], editions.STORE_PRICES[HARBOUR]
    return {
        **numbered("machine", editions.MACHINE_COSTS[1:], 2),
        **numbered("warehouse", editions.WAREHOUSE_COSTS[1:], 2),
        **numbered("supply", EDITIONS[EDITION_2007].containers, MIN_PLAYERS),
        **numbered("new_supply", EDITIONS[EDITION_2018].containers, MIN_PLAYERS),
        **numbered("new_machines", EDITIONS[EDITION_2018].machines, MIN_PLAYERS),
        **numbered("new_warehouses", EDITIONS[EDITION_2018].warehouses, MIN_PLAYERS),
        **numbered("broker", editions.BROKER_CASH, 1),
        **numbered("card", editions.CARD_VALUES, 1),
        "card_low": editions.CARD_VALUES[editions.TWO_VALUE],
        "card_high": editions.TWO_VALUE_HIGH,
        "start_cash": editions.STARTING_CASH,
        "start_price": editions.STARTING_PRICE,
        "machine_room": editions.ROOM_PER_MACHINE,
        "warehouse_room": editions.ROOM_PER_WAREHOUSE,
        "ship_room": editions.SHIP_CAPACITY,
        "produce_cost": editions.PRODUCE_COST,
        "factory_low": min(factory),
        "factory_high": max(factory),
        "harbour_low": min(harbour),
        "harbour_high": max(harbour),
        "loan_amount": editions.LOAN_AMOUNT,
        "loan_score": -editions.LOAN_SCORE,
        "interest_cost": editions.INTEREST,
        "all_interest": editions.INTEREST * editions.MAX_LOANS,
        "all_loans_score": -editions.LOAN_SCORE * editions.MAX_LOANS,
        "sale_income": editions.DOMESTIC_INCOME,
        "harbour_score": editions.HARBOUR_SCORE,
        "ship_score": editions.SHIP_SCORE,
    }


def numbered(name: str, values: tuple[int, ...], first: int) -> dict[str, int]:
    """`machine_2`, `machine_3` and so on."""
    return {f"{name}_{number}": value for number, value in enumerate(values, first)}
