"""Bots in the games of `longshore fuzz`: every answer must be legal, and none may fail.

Seats are asked in any order, others borrow in between, games start in odd positions, and now and
then a new bot takes over in the middle of a game, as happens at tables with people.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from math import isfinite
from typing import Final

from longshore.bots.bot import Answer, Asking, Bot
from longshore.bots.guests.guest import conduct_of
from longshore.bots.make import make_bot
from longshore.bots.seats import Seats
from longshore.check.fuzz_game import Seating
from longshore.check.fuzz_plan import Plan
from longshore.check.thinking import Thinking
from longshore.check.violation import Violation
from longshore.game import Asked
from longshore.record import parse_step
from longshore.view import view_of

_TAKE_OVER: Final = 0.003  # how often a seat on decision gets another bot
RULE: Final = "bot"  # used instead of a rule number if a bot is at fault


def seating(
    bots: Sequence[str], simulations: int | None = None, think_ms: int | None = None
) -> Seating:
    """Deciders for a game: any of these bots in any seat, with a time limit if one is set."""
    return partial(BotDeciders, bots=tuple(bots), simulations=simulations, think_ms=think_ms)


class BotDeciders:
    """Bots drawn at random for all seats of a game."""

    def __init__(
        self,
        plan: Plan,
        *,
        bots: tuple[str, ...],
        simulations: int | None,
        think_ms: int | None = None,
    ) -> None:
        self.thinking = Thinking()
        self._specs = bots
        self._simulations = simulations
        self._think_ms = think_ms
        self._random = plan.random
        self._game = plan.game
        drawn = [self._draw() for _ in range(plan.game.rules.players)]
        self._seats = Seats(plan.game, drawn)
        self._seats.start()

    def _draw(self) -> Bot:
        spec = self._random.choice(self._specs)
        return make_bot(spec, seed=self._random.getrandbits(32), simulations=self._simulations)

    def choose(self, seat: int) -> int:
        """A bot's answer, if it is valid."""
        if self._random.random() < _TAKE_OVER:
            self._take_over(seat)
        asking = self._seats.asking(seat, self._think_ms)
        bot = self._seats.bots[seat]
        before = time.process_time()
        answer = bot.answer(asking)
        if self._think_ms is not None:
            self.thinking.note(1000 * (time.process_time() - before), self._think_ms)
        check_answer(bot.name, answer, asking)
        check_conduct(bot)
        return parse_step(answer.step)

    def _take_over(self, seat: int) -> None:
        """A new bot sits down. It knows what is on the table, but not what was played before."""
        bots = list(self._seats.bots)
        bots[seat].close()
        bots[seat] = self._draw()
        bots[seat].start(view_of(self._game, seat))
        self._seats.bots = bots
        self._seats.told[seat] = len(self._seats.public)

    def hear(self, asked: Asked, seat: int, step: int) -> None:
        """Tell steps to all who are asked later, and sealed bids once they are open."""
        self._seats.hear(asked, seat, step)

    def end(self) -> None:
        """Show all how it ended."""
        self._seats.end()
        for bot in self._seats.bots:
            check_conduct(bot)

    def leave(self) -> None:
        """Let the bots go."""
        for bot in self._seats.bots:
            bot.close()


def check_answer(name: str, answer: Answer, asking: Asking) -> None:
    """The step is legal, and so are the candidates, whose values are numbers."""
    if answer.step not in asking.legal:
        raise Violation(RULE, f'{name} answered "{answer.step}" to {asking.decision}')
    for candidate in answer.candidates:
        if candidate.step not in asking.legal or not isfinite(candidate.worth):
            raise Violation(RULE, f"{name} named a strange candidate: {candidate}")


def check_conduct(bot: Bot) -> None:
    """Guests are replaced when they fail, but here that counts as a failure."""
    conduct = conduct_of(bot)
    trouble = conduct.trouble or conduct.first_refusal
    if trouble or conduct.refused:
        raise Violation(RULE, f"{bot.name}: {trouble or 'an answer was refused'}")
