"""The course of a turn (R-TURN-3): what happens automatically until a seat must decide."""

from __future__ import annotations

from longshore.game.arrays import i64
from longshore.game.decisions import (
    ACTING,
    BIDDING,
    NOTHING,
    OVER,
    RESTORING,
    SEIZING,
    SELLING_AT_HOME,
    STAGE_ACTIONS,
    STAGE_DOMESTIC,
    STAGE_END,
    STAGE_INTEREST,
    STAGE_START,
    STAGE_WIN,
)
from longshore.game.domestic import may_sell_at_home
from longshore.game.editions import ACTIONS
from longshore.game.interest import charge_interest
from longshore.game.loans import why_no_repayment
from longshore.game.refusals import ALLOWED
from longshore.game.rules import Rules
from longshore.game.state import (
    BIDDERS,
    NOBODY,
    NOTE_SCORED,
    NOTE_TURN,
    WAITED_FOR,
    State,
    left_of,
    note,
    right_of,
)
from longshore.game.winning import award_at_end, win_broker_auction


def run_on(state: State) -> None:
    """Carry out the automatic parts. `stage` names the next one to run."""
    while state.decision == NOTHING:
        stage = state.stage
        if stage >= STAGE_ACTIONS:
            # R-TURN-8: after the last action the turn stays open only for repaying.
            if stage == STAGE_ACTIONS and (
                state.actions > 0 or why_no_repayment(state, state.turn) == ALLOWED
            ):
                state.decision = ACTING
                return
            state.stage = STAGE_END
            if state.held:
                return
            end_turn(state)
        elif stage == STAGE_START:
            start_turn(state)
        elif stage == STAGE_INTEREST:
            state.stage = after_interest(state.rules)
            charge_interest(state)
        elif stage == STAGE_WIN:
            state.stage = after_win(state.rules)
            if state.holder == state.turn:
                win_broker_auction(state)
        else:
            state.stage = STAGE_ACTIONS
            if may_sell_at_home(state):
                state.decision = SELLING_AT_HOME


def after_interest(rules: Rules) -> i64:
    """R-IBWIN-1: interest comes before the broker auction, unless the option swaps them."""
    if rules.win_first:
        return STAGE_DOMESTIC
    return STAGE_WIN


def after_win(rules: Rules) -> i64:
    """What comes after the broker auction."""
    if rules.win_first:
        return STAGE_INTEREST
    return STAGE_DOMESTIC


def start_turn(state: State) -> None:
    """Two actions, nothing done yet (R-TURN-4)."""
    note(state, NOTE_TURN, state.turn, 0, 0)
    state.actions = ACTIONS
    state.produced = False
    state.called = False
    state.bought_from = NOBODY
    state.won_broker = False
    state.moved = False
    state.stage = STAGE_INTEREST
    if state.rules.win_first:
        state.stage = STAGE_WIN


def end_turn(state: State) -> None:
    """The next player's turn, or the end of the game (R-END-2, R-END-3, R-END-5)."""
    state.quiet_turns += 1
    if state.moved:
        state.quiet_turns = 0
    if state.ending or is_stalemate(state):
        end_game(state)
        return
    state.turns[state.turn] += 1
    state.turn = left_of(state, state.turn)
    state.stage = STAGE_START


def end_game(state: State) -> None:
    """No more decisions. What is still owed to brokers is settled (R-IBEND-2)."""
    award_at_end(state)
    state.over = True
    state.decision = OVER
    note(state, NOTE_SCORED, 0, 0, 0)


def is_stalemate(state: State) -> bool:
    """Option `stalemate_rounds`: this many rounds in which no container changed its place."""
    rounds = state.rules.stalemate_rounds
    return rounds > 0 and state.quiet_turns >= rounds * state.rules.players


def is_asked(state: State, seat: i64) -> bool:
    """Whether the game waits for this seat (R-TURN-12)."""
    decision = state.decision
    if decision == BIDDING:
        return state.auction[BIDDERS + seat] == WAITED_FOR
    if decision == SEIZING:
        return seat == right_of(state, state.turn)
    if decision == RESTORING:
        return seat == state.restoring
    return decision != OVER and seat == state.turn
