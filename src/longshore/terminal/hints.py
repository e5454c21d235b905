"""What a good bot would do in a person's place."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from longshore.bots import STRONGEST_BOT, Asking, make_bot
from longshore.view.forms import GameView

_WEIGHED: Final = 3  # steps that come with a value


class Hint(NamedTuple):
    """A step worth considering, and its value in dollars if the bot has weighed it."""

    step: str
    worth: float | None
    score: float | None = None
    chance: float | None = None


def hints(first_view: GameView, asking: Asking, simulations: int | None = None) -> tuple[Hint, ...]:
    """The advice of a bot that has watched the whole game from this seat, best step first.

    The bot is created anew each time, so that undone steps leave no trace in its notes.
    """
    bot = make_bot(STRONGEST_BOT, seed=0, simulations=simulations)
    try:
        bot.start(first_view)
        answer = bot.answer(replace(asking, advise=True))
    finally:
        bot.close()
    found = {
        each.step: Hint(each.step, each.worth, each.score, each.chance)
        for each in answer.candidates[:_WEIGHED]
    }
    best = found.pop(answer.step, Hint(answer.step, None))
    return (best, *found.values())
