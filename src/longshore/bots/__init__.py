"""Players: they get a view and legal steps, and return a step."""

from longshore.bots.bot import Answer, Asking, Bot, Candidate

__all__ = ["Answer", "Asking", "Bot", "Candidate"]
