"""The first part of an observation: the table, and what the open decision needs.

The order is that of `COMMON` in `longshore.encoding.observation`.
"""

from __future__ import annotations

from longshore.game.arrays import i64
from longshore.game.cells import HAND, LATER, REMOVED, SLOTS, STORE_KINDS, SUPPLY
from longshore.game.decisions import (
    BIDDING,
    BUYING,
    MAKING,
    OVER,
    PAYING,
    RESTORING,
    SEIZING,
    SETTLING,
    STOCKING,
)
from longshore.game.editions import BROKERS, COLOURS
from longshore.game.state import NOBODY, State
from longshore.rows.brokers import write_brokers, write_offer
from longshore.rows.pen import Pen


def write_board(pen: Pen, state: State, repaid: bool) -> None:
    """What all seats share."""
    pen.one_of(state.decision - 1, OVER)  # all but NOTHING, which is 0, up to OVER
    pen.put(state.actions)
    pen.put_if(state.produced)
    pen.put_if(state.called)
    pen.put_if(state.won_broker)
    pen.put_if(state.moved)
    pen.put_if(state.ending)
    pen.put_if(repaid)
    pen.put(state.quiet_turns)
    pen.colours(state.containers, SUPPLY)
    pen.copy(state.machine_supply, 0, COLOURS)
    pen.put(state.warehouse_supply)
    pen.colours(state.containers, REMOVED)
    write_open(pen, state)
    write_offer(pen, state)
    decision = state.decision
    if decision == BIDDING or decision == SETTLING:
        pen.put(state.round)
    else:
        pen.put(0)
    write_brokers(pen, state)


def write_open(pen: Pen, state: State) -> None:
    """What the open decision needs, and nothing left over from an earlier one."""
    decision = state.decision
    places = decision == STOCKING or decision == RESTORING
    store: i64 = NOBODY
    if places or decision == BUYING:
        store = state.store
    pen.one_of(store, STORE_KINDS)
    if decision == MAKING:
        pen.put(state.room)
    else:
        pen.put(0)
    pen.colours(state.containers, HAND)
    pen.colours(state.containers, LATER)
    if places:
        pen.copy(state.placed, 0, SLOTS)
    else:
        pen.zeros(SLOTS)
    if decision == SEIZING:
        pen.put(state.loans_in_default)
        pen.put(state.due)
    else:
        pen.zeros(2)
    if decision == PAYING:
        pen.one_of(state.next_broker, BROKERS)
    else:
        pen.zeros(BROKERS)
