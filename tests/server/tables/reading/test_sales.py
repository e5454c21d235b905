"""A drafted `skip` leaves the domestic sale open until the first action (R-DOM-1 to R-DOM-5)."""

from typing import Any

from tests.server.tools.games import Desk, table_at

from longshore.server.tables.reading.sales import sales_left

BEFORE_ACTIONS: dict[str, Any] = {
    "turn": "blue",
    "phase": "start",
    "seats": {"blue": {"turns": 1, "factory": ["tan@2", "tan@3"], "harbour": ["white@4"]}},
}


def desk_with_sale() -> Desk:
    return Desk(table_at(BEFORE_ACTIONS, options={"domestic_sale": "on"}))


def test_what_a_skip_left_unsold_can_still_be_sold() -> None:
    desk = desk_with_sale()
    assert sales_left(desk.table, 0) == []  # the rules themselves offer it
    desk.draft("blue", "loan", "skip", "loan")
    assert sales_left(desk.table, 0) == ["sell tan@2", "sell tan@3"]
    desk.draft("blue", "produce")
    assert sales_left(desk.table, 0) == []


def test_a_sale_is_made_once() -> None:
    desk = desk_with_sale()
    desk.draft("blue", "sell tan@3")
    assert sales_left(desk.table, 0) == []
