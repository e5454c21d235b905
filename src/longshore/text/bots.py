"""What people call a bot that the program knows by a word such as `trader:shipper`."""

from __future__ import annotations

from longshore.text.bundle import Translator


def level_of(bot: str) -> str:
    """`captain:banker@3000` is a captain."""
    return bot.partition(":")[0].partition("@")[0]


def bot_name(messages: Translator, bot: str, persona: str | None = None) -> str:
    """A bot by its own name, or else by its level: "Marta (bot)", "Trader (bot)"."""
    name = level_of(bot).capitalize() if persona is None else messages.say(f"bot-name-{persona}")
    return messages.say("page-bot-name", bot=name)


def bot_words(messages: Translator, bot: str) -> str:
    """`trader:shipper` as "Händler, Reeder". Whatever is no bot of ours stays as it is."""
    level, _, style = bot.partition(":")
    word, manner = messages.say("bot-level", bot=level), f"page-style-{style}"
    if word == level:
        return bot
    return f"{word}, {messages.say(manner)}" if messages.has(manner) else word
