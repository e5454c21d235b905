"""What a good bot would do in a person's place."""

from __future__ import annotations

from longshore.bots import STRONGEST_BOT, Answer, Asking, make_bot
from longshore.view.forms import GameView


def hint(first_view: GameView, asking: Asking, simulations: int | None = None) -> Answer:
    """The advice of a bot that has watched the whole game from this seat.

    It is made anew every time, so that steps that were undone leave no trace in its notes.
    """
    bot = make_bot(STRONGEST_BOT, seed=0, simulations=simulations)
    try:
        bot.start(first_view)
        return bot.answer(asking)
    finally:
        bot.close()
