"""Moving the ship (R-SAIL): every harbour borders the Open Sea only."""

from __future__ import annotations

from longshore.game.arrays import i64
from longshore.game.cells import (
    PLAIN_SIZE,
    SHIP_TOTAL,
)
from longshore.game.refusals import (
    ALLOWED,
    EMPTY_SHIP,
    NO_BANK,
    NO_SUCH_SEAT,
    OWN_HARBOUR,
    SAIL_NOWHERE,
    SAIL_VIA_SEA,
)
from longshore.game.rules import EMPTY_VISIT_FORBIDDEN
from longshore.game.state import State
from longshore.game.steps import BANK_HARBOUR, ISLAND_HARBOUR, SEA


def why_not_sail(state: State, seat: i64, place: i64) -> i64:
    """From a harbour to the sea, or from the sea to a harbour (R-SAIL-2)."""
    if state.ships[seat] == place:
        return SAIL_NOWHERE
    if place < SEA and place >= state.rules.players:
        return NO_SUCH_SEAT
    if place == BANK_HARBOUR and not state.rules.investment_bank:
        return NO_BANK
    if place == seat:
        return OWN_HARBOUR  # R-SAIL-3
    if place != SEA and state.ships[seat] != SEA:
        return SAIL_VIA_SEA
    empty = state.containers[seat * PLAIN_SIZE + SHIP_TOTAL] == 0
    if place == ISLAND_HARBOUR and empty and state.rules.empty_visit == EMPTY_VISIT_FORBIDDEN:
        return EMPTY_SHIP  # R-SAIL-7
    return ALLOWED
