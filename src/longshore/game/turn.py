"""The course of a turn (R-TURN-3): what happens by itself until somebody must decide."""

from __future__ import annotations

from longshore.game.arrays import i64
from longshore.game.brokers import award_at_end, win_broker_auction
from longshore.game.decisions import (
    ACTION,
    BID,
    DOMESTIC,
    NOTHING,
    OVER,
    RESTORE,
    SEIZE,
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
from longshore.game.table import (
    BIDDERS,
    NOTE_SCORED,
    NOTE_TURN,
    WAITED_FOR,
    Table,
    left_of,
    note,
    right_of,
)


def run_on(table: Table) -> None:
    """Carry out the automatic parts. `stage` names the next one to run."""
    while table.decision == NOTHING:
        stage = table.stage
        if stage >= STAGE_ACTIONS:
            # R-TURN-8: after the last action the turn stays open only for repaying.
            if stage == STAGE_ACTIONS and (
                table.actions > 0 or why_no_repayment(table, table.turn) == ALLOWED
            ):
                table.decision = ACTION
                return
            table.stage = STAGE_END
            if table.held:
                return
            end_turn(table)
        elif stage == STAGE_START:
            start_turn(table)
        elif stage == STAGE_INTEREST:
            table.stage = after_interest(table.rules)
            charge_interest(table)
        elif stage == STAGE_WIN:
            table.stage = after_win(table.rules)
            if table.holder == table.turn:
                win_broker_auction(table)
        else:
            table.stage = STAGE_ACTIONS
            if may_sell_at_home(table):
                table.decision = DOMESTIC


def after_interest(rules: Rules) -> i64:
    """R-IBWIN-1: interest comes before the broker auction unless the option turns them round."""
    if rules.win_first:
        return STAGE_DOMESTIC
    return STAGE_WIN


def after_win(rules: Rules) -> i64:
    """What comes after the broker auction."""
    if rules.win_first:
        return STAGE_INTEREST
    return STAGE_DOMESTIC


def start_turn(table: Table) -> None:
    """Two actions, nothing done yet (R-TURN-4)."""
    note(table, NOTE_TURN, table.turn, 0, 0)
    table.actions = ACTIONS
    table.produced = False
    table.called = False
    table.won_broker = False
    table.moved = False
    table.stage = STAGE_INTEREST
    if table.rules.win_first:
        table.stage = STAGE_WIN


def end_turn(table: Table) -> None:
    """The next player's turn, or the end of the game (R-END-2, R-END-3, R-END-5)."""
    table.quiet_turns += 1
    if table.moved:
        table.quiet_turns = 0
    if table.ending or is_stalemate(table):
        end_game(table)
        return
    table.turns[table.turn] += 1
    table.turn = left_of(table, table.turn)
    table.stage = STAGE_START


def end_game(table: Table) -> None:
    """Nobody decides any more; what brokers still owe is settled (R-IBEND-2)."""
    award_at_end(table)
    table.over = True
    table.decision = OVER
    note(table, NOTE_SCORED, 0, 0, 0)


def is_stalemate(table: Table) -> bool:
    """Option `stalemate_rounds`: so many rounds without a container changing its place."""
    rounds = table.rules.stalemate_rounds
    return rounds > 0 and table.quiet_turns >= rounds * table.rules.players


def is_asked(table: Table, seat: i64) -> bool:
    """Whether the game waits for this seat (R-TURN-12)."""
    decision = table.decision
    if decision == BID:
        return table.auction[BIDDERS + seat] == WAITED_FOR
    if decision == SEIZE:
        return seat == right_of(table, table.turn)
    if decision == RESTORE:
        return seat == table.restoring
    return decision != OVER and seat == table.turn
