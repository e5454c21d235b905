"""Moving the ship (R-SAIL): every harbour borders only the Open Sea."""

from __future__ import annotations

from longshore.game.arrays import i64, vec
from longshore.game.auction import start_auction
from longshore.game.cells import ship_total
from longshore.game.decisions import STAGE_END
from longshore.game.listing import list_others
from longshore.game.loading import open_bank_harbour, open_harbour
from longshore.game.refusals import (
    ALLOWED,
    EMPTY_SHIP,
    NO_BANK,
    NO_SUCH_SEAT,
    OWN_HARBOUR,
    SAIL_NOWHERE,
    SAIL_VIA_SEA,
)
from longshore.game.rules import EMPTY_VISIT_ENDS_TURN, EMPTY_VISIT_FORBIDDEN
from longshore.game.state import State
from longshore.game.steps import (
    BANK_HARBOUR,
    ISLAND_HARBOUR,
    PLACES,
    SAIL,
    SAIL_TO_SEA,
    SEA,
    step_of,
)


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
    empty = state.containers[ship_total(seat)] == 0
    if place == ISLAND_HARBOUR and empty and state.rules.empty_visit == EMPTY_VISIT_FORBIDDEN:
        return EMPTY_SHIP  # R-SAIL-7
    return ALLOWED


def list_sail(state: State, seat: i64, steps: vec[i64], count: i64) -> i64:
    """From a harbour to the sea, from the sea to every harbour but the ship's own (R-SAIL-2).

    The harbours of others are listed as one: asking for each would be 4 % of a whole game.
    """
    if state.ships[seat] != SEA:
        steps[count] = SAIL_TO_SEA
        return count + 1
    count = list_others(step_of(SAIL, 0), seat, state.rules.players, steps, count)  # R-SAIL-3
    place: i64
    for place in range(ISLAND_HARBOUR, PLACES):
        if why_not_sail(state, seat, place) == ALLOWED:
            steps[count] = step_of(SAIL, place)
            count += 1
    return count


def sail(state: State, seat: i64, place: i64) -> None:
    """Arriving opens what the place offers (R-SAIL-4 to R-SAIL-7)."""
    state.ships[seat] = place
    if place < SEA:
        open_harbour(state, place)
    elif place == BANK_HARBOUR:
        open_bank_harbour(state, seat)
    elif place == ISLAND_HARBOUR:
        if state.containers[ship_total(seat)] > 0:
            start_auction(state)
        elif state.rules.empty_visit == EMPTY_VISIT_ENDS_TURN:
            state.stage = STAGE_END
