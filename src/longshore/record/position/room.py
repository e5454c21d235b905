"""Room in the stores of a position, counting what is out of them for the moment (R-INV-3)."""

from __future__ import annotations

from typing import Final

from longshore.game.cells import FACTORY, HAND, HARBOUR, HARBOUR_PLEDGE, LATER, SLOTS, store
from longshore.game.decisions import BUYING, MAKING, OFFERING, RESTORING, STOCKING
from longshore.game.editions import (
    COLOURS,
    MACHINE_SPACES,
    ROOM_PER_MACHINE,
    ROOM_PER_WAREHOUSE,
    WAREHOUSE_SPACES,
)
from longshore.game.state import EMPTY, machine_index, warehouse_index
from longshore.record.errors import PositionError
from longshore.record.position.builder import PositionBuilder
from longshore.record.words import SEATS, STORES

_HOLDING: Final = frozenset((BUYING, MAKING, OFFERING, RESTORING, STOCKING))  # with a hand


def check_room(builder: PositionBuilder) -> None:
    """Everything bid, offered or in hand must find room in its store again (R-IBCALL-8)."""
    if not builder.pledged and builder.decision not in _HOLDING:
        return  # all are in their stores, whose room `read_board` has checked
    for seat in range(builder.players):
        for kind in (FACTORY, HARBOUR):
            cells = store(seat, kind)
            count = sum(builder.containers[cells : cells + SLOTS]) + bound_for(builder, seat, kind)
            if count > room_of(builder, seat, kind):
                raise PositionError(
                    f"seats.{SEATS[seat]}.{STORES[kind]}",
                    f"{count} containers with those in hand, offered or bid, "
                    f"and room for {room_of(builder, seat, kind)}",
                )


def room_of(builder: PositionBuilder, seat: int, kind: int) -> int:
    """How many containers a store holds (R-BUILD-7)."""
    if kind == FACTORY:
        first = machine_index(seat, 0)
        machines = builder.machines[first : first + MACHINE_SPACES]
        return ROOM_PER_MACHINE * (MACHINE_SPACES - machines.count(EMPTY))
    first = warehouse_index(seat, 0)
    return ROOM_PER_WAREHOUSE * sum(builder.warehouses[first : first + WAREHOUSE_SPACES])


def bound_for(builder: PositionBuilder, seat: int, kind: int) -> int:
    """Containers elsewhere that keep their room in a store or are on their way to it."""
    count = 0
    if seat == builder.holder:
        count += pledges_of(builder.pledged, kind)
    decision = builder.decision
    if seat == builder.turn:
        if decision == OFFERING:
            count += pledges_of(builder.offered, kind)
        elif decision == STOCKING and builder.store == kind:
            count += in_region(builder, HAND)
        elif decision == MAKING and kind == FACTORY:
            count += in_region(builder, HAND) + builder.room
        elif decision == BUYING and builder.store == FACTORY and kind == HARBOUR:
            count += in_region(builder, HAND)
    elif decision == RESTORING and seat == builder.restoring:
        if builder.store == kind:
            count += in_region(builder, HAND)
        if kind == HARBOUR:
            count += in_region(builder, LATER)
    return count


def pledges_of(pledges: list[int], kind: int) -> int:
    """How many of the containers bid or offered come from a store of this kind."""
    return sum((pledge >= HARBOUR_PLEDGE) == (kind == HARBOUR) for pledge in pledges)


def in_region(builder: PositionBuilder, region: int) -> int:
    """How many containers are in a place without prices."""
    return sum(builder.containers[region : region + COLOURS])
