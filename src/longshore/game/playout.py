"""Whole random games inside the core, for benchmarks and fuzzing. No rule imports this."""

from __future__ import annotations

from typing import Final, NamedTuple

from longshore.game.arrays import i64
from longshore.game.building import harbour_room
from longshore.game.cells import PRICES, factory_total
from longshore.game.choices import NO_BIDS, Choices
from longshore.game.decisions import ASKS_OTHERS, BIDDING_TO_BROKER, OVER
from longshore.game.game import Game
from longshore.game.generator import Generator, new_generator
from longshore.game.idle import visits_for_nothing
from longshore.game.legal import list_answers
from longshore.game.loans import list_loan
from longshore.game.perform import perform
from longshore.game.state import NOBODY, State
from longshore.game.steps import (
    DECLINE,
    DEFAULT,
    DONE,
    FIRST_MAKE,
    LIFT,
    LOAD,
    LOAN,
    LOAN_STEP,
    MACHINE,
    PASS,
    REPAY_STEP,
    REPRICE,
    RESTOCK,
    SAIL,
    SKIP,
    WAREHOUSE,
    argument_of,
    kind_of,
)
from longshore.game.turn import is_asked
from longshore.game.waiting import other_to_play

UNIFORM: Final = 0
BIASED: Final = 1
POLICIES: Final = ("uniform", "biased")

# The biased policy.
DRAWS: Final = 4
LOAN_ODDS: Final = 4  # without money, one draw in this many may be a loan
SELDOM_WANTED: Final = (  # ends and refusals, one bit for each kind
    1 << LOAN
    | 1 << PASS
    | 1 << DONE
    | 1 << SKIP
    | 1 << DEFAULT
    | 1 << REPRICE
    | 1 << DECLINE
    | 1 << LIFT
)
RICH: Final = 30  # cash from which a building is worth having: trade needs money


class Played(NamedTuple):
    """How a random game went."""

    steps: int
    capped: bool


def play_out(game: Game, seed: int, policy: int, max_turns: int) -> Played:
    """Play a game to its end, or until every seat has had `max_turns` turns."""
    state = game.state
    choices = game.choices
    generator = new_generator(seed)
    steps: i64 = 0
    limit: i64 = max_turns
    drawn_by: i64 = policy
    turn: i64 = NOBODY
    decision = state.decision
    while decision != OVER:
        seat = state.turn
        if seat != turn:
            turn = seat
            if state.turns[turn] >= limit:
                return Played(steps, True)
        if ASKS_OTHERS >> decision & 1:
            seat = other_to_play(state)
        list_answers(state, seat, choices)
        perform(state, seat, draw(state, seat, choices, generator, drawn_by))
        decision = state.decision
        steps += 1
    return Played(steps, False)


def draw(state: State, seat: i64, choices: Choices, generator: Generator, policy: i64) -> i64:
    """A step of a seat on decision, whose answers are in `choices`, drawn by the policy.

    Uniform: all equally likely. Such games go nowhere: loans that cannot be repaid, ships that sail
    empty, hardly a container sold. Biased: drawn again while the step is seldom wanted, up to
    `DRAWS` times, and only a seat with no money left borrows now and then.
    """
    if policy == UNIFORM:
        list_loan(state, seat, choices)
    elif choices.count == 0 or state.money[seat] == 0:
        add_loan_of_the_poor(state, seat, choices, generator)
    count = choices.count
    if count == 1 or choices.highest_bid != NO_BIDS:
        if repays_its_bid(state, choices):
            return LOAN_STEP
        return choices.draw(generator)  # a single step, or bids, which are always wanted
    steps = choices.steps
    step = steps[generator.below(count)]
    if policy == BIASED:
        draws: i64 = 1
        while (
            step < FIRST_MAKE  # from here on, steps move a container, bid or settle
            and draws < DRAWS
            and is_seldom_wanted(state, seat, step)
        ):
            step = steps[generator.below(count)]
            draws += 1
    return step


def repays_its_bid(state: State, choices: Choices) -> bool:
    """Whether all a seat could do is repay, after repaying what it needs to bid to a broker.

    It borrows again instead, or it would repay and borrow endlessly.
    """
    return (
        state.decision == BIDDING_TO_BROKER
        and choices.highest_bid < choices.lowest_bid
        and choices.count == 1
        and choices.steps[0] == REPAY_STEP
    )


def add_loan_of_the_poor(state: State, seat: i64, choices: Choices, generator: Generator) -> None:
    """A loan now and then for a seat without money, and always if there is nothing else to do."""
    poor = state.money[seat] == 0
    if (poor and generator.below(LOAN_ODDS) == 0) or choices.is_empty():
        list_loan(state, seat, choices)


def is_seldom_wanted(state: State, seat: i64, step: i64) -> bool:
    """An end or a refusal, trade where nothing is for sale, or a building that leaves one poor.

    Looser than `longshore.game.idle`: a visit counts as one of a seat that can pay every price.
    """
    kind = kind_of(step)
    if SELDOM_WANTED >> kind & 1:
        return True
    argument = argument_of(step)
    if kind == RESTOCK:
        there = state.containers[factory_total(argument)]
        return there == 0 or harbour_room(state, seat) == 0
    if kind == SAIL:
        return visits_for_nothing(state, seat, argument, PRICES)
    if kind == LOAD:
        return visits_for_nothing(state, seat, state.ships[seat], PRICES)
    if kind == MACHINE or kind == WAREHOUSE:
        return state.money[seat] < RICH
    return False


def draw_step(game: Game, seat: int, generator: Generator, policy: int) -> int:
    """One random legal step of a seat, for callers that apply it themselves."""
    if is_asked(game.state, seat):
        list_answers(game.state, seat, game.choices)
    else:
        game.choices.clear()
    return draw(game.state, seat, game.choices, generator, policy)
