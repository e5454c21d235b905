"""The actions of a turn, and what is free besides them (R-TURN-4 to R-TURN-8)."""

from __future__ import annotations

from longshore.game.arrays import i64, vec
from longshore.game.brokers import call, list_calls, why_not_call, why_not_outbid
from longshore.game.building import (
    build_machine,
    build_warehouse,
    list_machines,
    why_no_warehouse,
    why_not_machine,
)
from longshore.game.decisions import NOTHING, STAGE_END
from longshore.game.loading import open_harbour, why_not_load
from longshore.game.loans import repay_loan, why_no_repayment
from longshore.game.production import produce, why_not_produce
from longshore.game.refusals import ALLOWED, NO_ACTIONS_LEFT, WRONG_STEP
from longshore.game.restocking import list_restock, price_harbour, restock, why_not_restock
from longshore.game.sailing import list_sail, sail, why_not_sail
from longshore.game.state import State
from longshore.game.steps import (
    CALL,
    LOAD,
    LOAD_STEP,
    MACHINE,
    OUTBID,
    PASS,
    PASS_STEP,
    PRODUCE,
    PRODUCE_STEP,
    REPAY,
    REPAY_STEP,
    REPRICE,
    REPRICE_STEP,
    RESTOCK,
    SAIL,
    WAREHOUSE,
    WAREHOUSE_STEP,
)


def why_not_act(state: State, seat: i64, kind: i64, argument: i64) -> i64:
    """What stands against an action or the end of the turn (R-TURN-4 to R-TURN-8)."""
    if kind == PASS:
        return ALLOWED
    if not costs_an_action(kind):
        return WRONG_STEP
    if state.actions == 0:
        return NO_ACTIONS_LEFT
    if kind == PRODUCE:
        return why_not_produce(state, seat)
    if kind == RESTOCK:
        return why_not_restock(state, seat, argument)
    if kind == SAIL:
        return why_not_sail(state, seat, argument)
    if kind == LOAD:
        return why_not_load(state, seat)
    if kind == WAREHOUSE:
        return why_no_warehouse(state, seat)
    if kind == MACHINE:
        return why_not_machine(state, seat, argument)
    if kind == CALL:
        return why_not_call(state, seat, argument)
    if kind == OUTBID:
        return why_not_outbid(state, seat)
    return ALLOWED  # REPRICE


def costs_an_action(kind: i64) -> bool:
    """Everything but free operations and the end of the turn (R-TURN-4, R-TURN-7)."""
    return (
        kind == PRODUCE
        or kind == RESTOCK
        or kind == REPRICE
        or kind == SAIL
        or kind == LOAD
        or kind == WAREHOUSE
        or kind == MACHINE
        or kind == CALL
        or kind == OUTBID
    )


def list_actions(state: State, seat: i64, steps: vec[i64]) -> i64:
    """Actions, repaying a loan, and the end of the turn (R-TURN-4, R-TURN-6, R-TURN-7)."""
    count: i64 = 0
    if state.actions > 0:
        if why_not_produce(state, seat) == ALLOWED:
            steps[0] = PRODUCE_STEP
            count = 1
        count = list_restock(state, seat, steps, count)
        steps[count] = REPRICE_STEP
        count = list_sail(state, seat, steps, count + 1)
        if why_not_load(state, seat) == ALLOWED:
            steps[count] = LOAD_STEP
            count += 1
        if why_no_warehouse(state, seat) == ALLOWED:
            steps[count] = WAREHOUSE_STEP
            count += 1
        count = list_machines(state, seat, steps, count)
        if state.rules.investment_bank:
            count = list_calls(state, seat, steps, count)
    if why_no_repayment(state, seat) == ALLOWED:
        steps[count] = REPAY_STEP
        count += 1
    steps[count] = PASS_STEP
    return count + 1


def act(state: State, seat: i64, kind: i64, argument: i64) -> None:
    """An action is spent when it is chosen. Repaying and passing cost none (R-TURN-4, R-TURN-7)."""
    state.decision = NOTHING
    if kind == REPAY:
        repay_loan(state, seat)
        return
    state.actions -= 1
    if kind == PRODUCE:
        produce(state, seat)
    elif kind == RESTOCK:
        restock(state, argument)
    elif kind == REPRICE:
        price_harbour(state)
    elif kind == SAIL:
        sail(state, seat, argument)
    elif kind == LOAD:
        open_harbour(state, state.ships[seat])
    elif kind == WAREHOUSE:
        build_warehouse(state, seat)
    elif kind == MACHINE:
        build_machine(state, seat, argument)
    elif kind == CALL:
        call(state, argument)
    elif kind == OUTBID:
        call(state, state.space)
    else:  # PASS: unused actions are lost (R-TURN-6)
        state.actions += 1
        state.stage = STAGE_END
