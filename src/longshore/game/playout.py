"""Whole random games inside the core, for benchmarks and fuzzing. No rule imports this."""

from __future__ import annotations

from typing import Final, NamedTuple

from longshore.game.arrays import i64
from longshore.game.choices import Choices
from longshore.game.decisions import BID, OVER, RESTORE, SEIZE
from longshore.game.game import Game
from longshore.game.legal import list_choices
from longshore.game.perform import perform
from longshore.game.steps import DECLINE, DEFAULT, DONE, LOAN, PASS, SKIP, kind_of
from longshore.game.table import BIDDERS, WAITED_FOR, Table, right_of

UNIFORM: Final = 0
BIASED: Final = 1
POLICIES: Final = ("uniform", "biased")

REDRAWS: Final = 4
WORD: Final = 0xFFFFFFFF


class Generator:
    """A small random generator, the same compiled and uncompiled. Not for secrets."""

    state: i64

    def below(self, bound: i64) -> i64:
        """A number from 0 up to, not including, a bound below 2**31."""
        word = self.state
        word ^= (word << 13) & WORD
        word ^= word >> 17
        word ^= (word << 5) & WORD
        self.state = word
        return (word * bound) >> 32


def new_generator(seed: int) -> Generator:
    generator = Generator()
    # Spread neighbouring seeds apart; the state must never be 0.
    state = (seed * 2654435761 + 974593) & WORD
    generator.state = state if state != 0 else 1
    for _ in range(4):
        generator.below(2)
    return generator


class Played(NamedTuple):
    """How a random game went."""

    steps: int
    capped: bool


def play_out(game: Game, seed: int, policy: int, max_turns: int) -> Played:
    """Play a game to its end, or until every seat has had `max_turns` turns."""
    table = game.table
    choices = game.choices
    generator = new_generator(seed)
    steps: i64 = 0
    limit: i64 = max_turns
    while table.decision != OVER:
        if table.turns[table.turn] >= limit:
            return Played(steps, True)
        seat = seat_to_play(table)
        list_choices(table, seat, choices)
        perform(table, seat, draw(choices, generator, policy))
        steps += 1
    return Played(steps, False)


def seat_to_play(table: Table) -> i64:
    """The asked seat; of several bidders the first in seat order."""
    if table.decision == BID:
        seat: i64 = 0
        while table.auction[BIDDERS + seat] != WAITED_FOR:
            seat += 1
        return seat
    if table.decision == SEIZE:
        return right_of(table, table.turn)
    if table.decision == RESTORE:
        return table.restoring
    return table.turn


def draw(choices: Choices, generator: Generator, policy: i64) -> i64:
    """Any legal step; the biased policy draws again where play would run dry."""
    size = choices.size()
    step = choices.pick(generator.below(size))
    if policy == BIASED:
        redraws: i64 = 0
        while redraws < REDRAWS and runs_dry(step):
            step = choices.pick(generator.below(size))
            redraws += 1
    return step


def runs_dry(step: i64) -> bool:
    """Steps of which random play takes far too many: debts, and ends of everything."""
    kind = kind_of(step)
    return (
        kind == LOAN
        or kind == PASS
        or kind == DONE
        or kind == SKIP
        or kind == DEFAULT
        or kind == DECLINE
    )


def draw_step(game: Game, seat: int, generator: Generator, policy: int) -> int:
    """One random legal step of a seat, for callers that apply it themselves."""
    list_choices(game.table, seat, game.choices)
    return draw(game.choices, generator, policy)
