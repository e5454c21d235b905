"""Players: they get a view and legal steps, and return a step."""

from __future__ import annotations

from longshore.bots.bot import Answer, Asking, Bot, Candidate
from longshore.bots.make import BOT_NAMES, make_bot
from longshore.bots.seats import Played, Seats, play_game

__all__ = [
    "BOT_NAMES",
    "Answer",
    "Asking",
    "Bot",
    "Candidate",
    "Played",
    "Seats",
    "make_bot",
    "play_game",
]
