"""List a step for everything in a place, or for every other player.

Functions that list start at `count`, or at 0, and return the new count. A call for each step would
be most of the uncompiled core's work.
"""

from __future__ import annotations

from longshore.game.arrays import i64, vec
from longshore.game.cells import SLOTS, STORE_TOTAL, slot_price
from longshore.game.editions import COLOURS
from longshore.game.state import State
from longshore.game.steps import step_of


def list_others(first: i64, seat: i64, players: i64, steps: vec[i64], count: i64) -> i64:
    """A step towards each other player. `first` is the one towards seat 0."""
    own = first + seat
    other: i64
    for other in range(first, first + players):
        if other != own:
            steps[count] = other
            count += 1
    return count


def list_store(  # noqa: PLR0917 (an object to hold them would cost more than all the rest)
    state: State, cells: i64, kind: i64, limit: i64, steps: vec[i64], count: i64
) -> i64:
    """A step for every different container of a store up to a price."""
    containers = state.containers
    unseen = containers[cells + STORE_TOTAL]
    if unseen == 0:
        return count
    first = step_of(kind, 0) - cells
    cell: i64
    for cell in range(cells, cells + SLOTS):
        if containers[cell]:
            if slot_price(cell - cells) <= limit:
                steps[count] = first + cell
                count += 1
            unseen -= containers[cell]
            if unseen == 0:
                break
    return count


def list_colours(state: State, region: i64, kind: i64, steps: vec[i64]) -> i64:
    """A step for every colour of a place without prices."""
    count: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        if state.containers[region + colour] > 0:
            steps[count] = step_of(kind, colour)
            count += 1
    return count
