"""Buying container by container: the one with the best margin first."""

from __future__ import annotations

from longshore.bots.rollout.mind import NO_SLOT, Mind
from longshore.bots.rollout.thumb import DOLLAR
from longshore.game.arrays import i64
from longshore.game.cells import PRICES, slot_of
from longshore.game.editions import COLOURS
from longshore.game.state import State


def take_best(  # noqa: PLR0917 (all of them change from call to call)
    mind: Mind, state: State, goods: i64, budget: i64, least: i64, again: i64
) -> i64:
    """The slot of the store `goods` with the best margin, if that is at least `least`.

    What a colour sells for is in `mind.brings`, minus `again` cents for each one already taken from
    the same slot. The container is then taken too, and adds to `gain`. The first of all is kept as
    `slot`.
    """
    best = least - 1
    slot: i64 = NO_SLOT
    colour: i64
    price: i64
    for colour in range(COLOURS):
        brings = mind.brings[colour]
        for price in range(1, min(PRICES, budget) + 1):
            item = slot_of(colour, price)
            if state.containers[goods + item] > mind.taken[item]:
                margin = brings - price * DOLLAR - again * mind.taken[item]
                if margin > best:
                    best = margin
                    slot = item
    if slot == NO_SLOT:
        return NO_SLOT
    if mind.slot == NO_SLOT:
        mind.slot = slot
    mind.taken[slot] += 1
    mind.gain += best
    return slot
