"""The names of those who sit at a table, as people read them."""

from __future__ import annotations

from longshore.server.tables.reading.info import personas_of
from longshore.server.tables.table import Table
from longshore.text import Translator
from longshore.text.bots import bot_name


def seat_names(table: Table, messages: Translator) -> list[str]:
    """A name for every seat. Bots have the names that the page gives them."""
    return [
        bot_name(messages, seat.bot or seat.name, persona)
        if seat.kind == "bot"
        else seat.name or messages.say("former-player")
        for seat, persona in zip(table.seats, personas_of(table), strict=True)
    ]
