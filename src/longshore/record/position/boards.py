"""The seats of a position: boards, ships, island sections, cash and cards."""

from __future__ import annotations

from typing import Any, Final

from longshore.game.cells import FACTORY, HARBOUR, bank_harbour, island, ship
from longshore.game.editions import (
    MACHINE_SPACES,
    MAX_LOANS,
    ROOM_PER_MACHINE,
    ROOM_PER_WAREHOUSE,
    SHIP_CAPACITY,
    WAREHOUSE_SPACES,
)
from longshore.game.state import machine_index, warehouse_index
from longshore.game.steps import BANK_HARBOUR, SEA
from longshore.record.checks import (
    MAX_MONEY,
    MAX_TURNS,
    a_key,
    a_list,
    a_mapping,
    a_number,
    number_in,
    word_in,
)
from longshore.record.errors import PositionError
from longshore.record.position.builder import PositionBuilder
from longshore.record.steps import shown
from longshore.record.words import COLOUR_NUMBERS, PLACE_NUMBERS, SEATS

_BOARD_KEYS: Final = frozenset(
    (
        "cash",
        "loans",
        "turns",
        "card",
        "machines",
        "warehouses",
        "factory",
        "harbour",
        "ship",
        "island",
        "bank_harbour",
    )
)
_SHIP_KEYS: Final = frozenset(("at", "cargo"))


def read_boards(builder: PositionBuilder, value: Any) -> None:
    """Read all seats, no more and no fewer."""
    names = SEATS[: builder.players]
    boards = a_mapping(value, "seats", set(names))
    for seat, name in enumerate(names):
        read_board(builder, seat, a_key(boards, "seats", name), f"seats.{name}")


def read_board(builder: PositionBuilder, seat: int, value: Any, path: str) -> None:
    """Read one seat's board."""
    board = a_mapping(value, path, _BOARD_KEYS)
    builder.money[seat] = number_in(board, path, "cash", 0, MAX_MONEY)
    builder.loans[seat] = number_in(board, path, "loans", 0, MAX_LOANS)
    builder.turns[seat] = number_in(board, path, "turns", 0, MAX_TURNS)
    builder.cards[seat] = word_in(board, path, "card", COLOUR_NUMBERS)
    machines = read_machines(builder, seat, a_key(board, path, "machines"), f"{path}.machines")
    warehouses = read_warehouses(
        builder, seat, a_key(board, path, "warehouses"), f"{path}.warehouses"
    )
    in_factory = builder.put_priced(a_key(board, path, "factory"), f"{path}.factory", seat, FACTORY)
    if in_factory > machines * ROOM_PER_MACHINE:
        room = machines * ROOM_PER_MACHINE
        raise PositionError(f"{path}.factory", f"{in_factory} containers, and room for {room}")
    in_harbour = builder.put_priced(a_key(board, path, "harbour"), f"{path}.harbour", seat, HARBOUR)
    if in_harbour > warehouses * ROOM_PER_WAREHOUSE:
        room = warehouses * ROOM_PER_WAREHOUSE
        raise PositionError(f"{path}.harbour", f"{in_harbour} containers, and room for {room}")
    read_ship(builder, seat, a_key(board, path, "ship"), f"{path}.ship")
    builder.put_colours(a_key(board, path, "island"), f"{path}.island", island(seat))
    waiting = builder.put_colours(
        board.get("bank_harbour", []), f"{path}.bank_harbour", bank_harbour(seat)
    )
    if waiting and not builder.rules.investment_bank:
        raise PositionError(f"{path}.bank_harbour", "this game has no Investment Bank")


def read_machines(builder: PositionBuilder, seat: int, value: Any, path: str) -> int:
    """Read colours by space, `null` for an empty one. Returns how many machines there are."""
    machines = a_list(value, path)
    if len(machines) > MACHINE_SPACES:
        raise PositionError(path, f"there are {MACHINE_SPACES} machine spaces")
    first = machine_index(seat, 0)
    count = 0
    for space, name in enumerate(machines):
        if name is None:
            continue
        colour = COLOUR_NUMBERS.get(name) if type(name) is str else None
        if colour is None:
            raise PositionError(f"{path}[{space}]", f"{shown(name)} is not a colour")
        if colour in builder.machines[first : first + space]:
            raise PositionError(path, f"two {name} machines")  # R-BUILD-4
        builder.machines[first + space] = colour
        count += 1
    return count


def read_warehouses(builder: PositionBuilder, seat: int, value: Any, path: str) -> int:
    """Read their number (the cheapest spaces), or five booleans by space. Returns how many."""
    first = warehouse_index(seat, 0)
    if not isinstance(value, list):
        count = a_number(value, path, 0, WAREHOUSE_SPACES)
        builder.warehouses[first : first + count] = [1] * count
        return count
    if len(value) != WAREHOUSE_SPACES or not all(type(built) is bool for built in value):
        raise PositionError(path, f"neither a number nor a list of {WAREHOUSE_SPACES} booleans")
    builder.warehouses[first : first + WAREHOUSE_SPACES] = [int(built) for built in value]
    return sum(value)


def read_ship(builder: PositionBuilder, seat: int, value: Any, path: str) -> None:
    """Read where a ship is, and its cargo."""
    part = a_mapping(value, path, _SHIP_KEYS)
    place = word_in(part, path, "at", PLACE_NUMBERS)
    if place < SEA and place >= builder.players:
        raise PositionError(f"{path}.at", f"no {SEATS[place]} seat in this game")
    if place == seat:
        raise PositionError(f"{path}.at", "a ship never enters its owner's harbour")  # R-SAIL-3
    if place == BANK_HARBOUR and not builder.rules.investment_bank:
        raise PositionError(f"{path}.at", "this game has no Investment Bank")
    builder.ships[seat] = place
    aboard = builder.put_colours(a_key(part, path, "cargo"), f"{path}.cargo", ship(seat))
    if aboard > SHIP_CAPACITY:
        raise PositionError(f"{path}.cargo", f"{aboard} containers, and room for {SHIP_CAPACITY}")
