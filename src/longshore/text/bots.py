"""What people call a bot that the program knows by a word such as `trader:shipper`."""

from __future__ import annotations

from longshore.text.bundle import Translator


def level_of(bot: str) -> str:
    """`trader:shipper` is a trader."""
    return bot.partition(":")[0]


def bot_name(messages: Translator, bot: str, persona: str | None = None) -> str:
    """A bot by its own name, or else by its level: "Marta (bot)", "Trader (bot)"."""
    name = level_of(bot).capitalize() if persona is None else messages.say(f"bot-name-{persona}")
    return messages.say("page-bot-name", bot=name)
