"""What people call a bot that the program knows by a word such as `trader:shipper`."""

from __future__ import annotations

from typing import Final

from longshore.text.bundle import Translator

NO_LEVEL: Final = "?"  # what bot-level says of other names


def level_of(bot: str) -> str:
    """`captain:banker@3000` is a captain."""
    return bot.partition(":")[0].partition("@")[0]


def bot_name(messages: Translator, bot: str, persona: str | None = None) -> str:
    """A bot by its own name, or else by its level: "Marta (bot)", "Trader (bot)"."""
    name = level_of(bot).capitalize() if persona is None else messages.say(f"bot-name-{persona}")
    return messages.say("page-bot-name", bot=name)


def bot_words(messages: Translator, bot: str) -> str:
    """`captain:banker@3000` as "captain, saver, 3000 simulations".

    Whatever is no bot of ours stays as it is.
    """
    name, at, budget = bot.partition("@")
    level, _, style = name.partition(":")
    words = [messages.say("bot-level", bot=level)]
    if words == [NO_LEVEL] or (at and not budget.isdecimal()):
        return bot
    if messages.has(manner := f"page-style-{style}"):
        words.append(messages.say(manner))
    if at:
        words.append(messages.say("bot-simulations", count=int(budget)))
    return ", ".join(words)
