"""Players: they get a view and legal steps, and return a step."""

from __future__ import annotations

from longshore.bots.bot import Answer, Asking, Bot, Candidate
from longshore.bots.levels import FIRST_BOTS, LEVELS, STRONGEST_BOT, USUAL_BOT, Level
from longshore.bots.make import make_bot
from longshore.bots.seats import Played, Seats, play_game

__all__ = [
    "FIRST_BOTS",
    "LEVELS",
    "STRONGEST_BOT",
    "USUAL_BOT",
    "Answer",
    "Asking",
    "Bot",
    "Candidate",
    "Level",
    "Played",
    "Seats",
    "make_bot",
    "play_game",
]
