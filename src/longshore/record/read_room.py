"""Room in the stores of a position, with what is out of them for the moment (R-INV-3)."""

from __future__ import annotations

from typing import Final

from longshore.game.cells import FACTORY, HAND, HARBOUR, LATER, SLOTS, store
from longshore.game.decisions import BUYING, MAKING, OFFERING, RESTORING, STOCKING
from longshore.game.editions import (
    COLOURS,
    MACHINE_SPACES,
    ROOM_PER_MACHINE,
    ROOM_PER_WAREHOUSE,
    WAREHOUSE_SPACES,
)
from longshore.game.state import EMPTY, HARBOUR_PLEDGE
from longshore.record.draft import Draft
from longshore.record.errors import PositionError
from longshore.record.words import SEATS, STORES

_HOLDING: Final = frozenset((BUYING, MAKING, OFFERING, RESTORING, STOCKING))  # somebody has a hand


def check_room(draft: Draft) -> None:
    """Everything bid, offered or in a hand must find room in its store again (R-IBCALL-8)."""
    if not draft.pledged and draft.decision not in _HOLDING:
        return  # all lie in their stores, whose room `read_board` has checked
    for seat in range(draft.players):
        for kind in (FACTORY, HARBOUR):
            cells = store(seat, kind)
            count = sum(draft.containers[cells : cells + SLOTS]) + bound_for(draft, seat, kind)
            if count > room_of(draft, seat, kind):
                raise PositionError(
                    f"seats.{SEATS[seat]}.{STORES[kind]}",
                    f"{count} containers with those in hand, offered or bid, "
                    f"and room for {room_of(draft, seat, kind)}",
                )


def room_of(draft: Draft, seat: int, kind: int) -> int:
    """How many containers a store holds (R-BUILD-7)."""
    if kind == FACTORY:
        first = seat * MACHINE_SPACES
        machines = draft.machines[first : first + MACHINE_SPACES]
        return ROOM_PER_MACHINE * (MACHINE_SPACES - machines.count(EMPTY))
    first = seat * WAREHOUSE_SPACES
    return ROOM_PER_WAREHOUSE * sum(draft.warehouses[first : first + WAREHOUSE_SPACES])


def bound_for(draft: Draft, seat: int, kind: int) -> int:
    """Containers elsewhere that keep their room in a store or are on their way into it."""
    count = 0
    if seat == draft.holder:
        count += pledges_of(draft.pledged, kind)
    decision = draft.decision
    if seat == draft.turn:
        if decision == OFFERING:
            count += pledges_of(draft.offered, kind)
        elif decision == STOCKING and draft.store == kind:
            count += in_region(draft, HAND)
        elif decision == MAKING and kind == FACTORY:
            count += in_region(draft, HAND) + draft.room
        elif decision == BUYING and draft.store == FACTORY and kind == HARBOUR:
            count += in_region(draft, HAND)
    elif decision == RESTORING and seat == draft.restoring:
        if draft.store == kind:
            count += in_region(draft, HAND)
        if kind == HARBOUR:
            count += in_region(draft, LATER)
    return count


def pledges_of(pledges: list[int], kind: int) -> int:
    """How many of the containers bid or offered come from a store of this kind."""
    return sum((pledge >= HARBOUR_PLEDGE) == (kind == HARBOUR) for pledge in pledges)


def in_region(draft: Draft, region: int) -> int:
    """How many containers lie in a place without prices."""
    return sum(draft.containers[region : region + COLOURS])
