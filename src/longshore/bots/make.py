"""Bots by name: `deckhand`, `captain:banker@3000`, `cmd:python3 bot.py`, or one from a plug-in."""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from typing import Final

from longshore.bots.bot import Bot
from longshore.bots.guests.outside import OutsideBot
from longshore.bots.guests.plug_in import FAILURES, PlugIn, told
from longshore.bots.levels import LEVELS
from longshore.bots.spec import PROGRAM, spec_of

GROUP: Final = "longshore.bots"
METHODS: Final = ("start", "answer", "end", "close")


def make_bot(
    spec: str, *, seed: int, simulations: int | None = None, time_ms: int | None = None
) -> Bot:
    """A bot for one seat and one game, or `ValueError` with a sentence that says what is wrong.

    A plug-in is a function in the entry point group `longshore.bots`. It is called with `seed`,
    `style` (what follows the colon, or None) and `simulations`, and returns a bot. A budget in the
    name counts more than `simulations`. `time_ms` is for an answer of a program or a plug-in where
    the question itself sets no time.
    """
    name, style, budget = spec_of(spec)
    simulations = simulations if budget is None else budget
    if name == PROGRAM:
        return OutsideBot(style or "", seed=seed, time_ms=time_ms)
    if (level := LEVELS.get(name)) is not None:
        if style is not None and style not in level.styles:
            has = f": {', '.join(level.styles)}" if level.styles else ", nor any other"
            raise ValueError(f'a {name} has no style "{style}"{has}')
        return level.make(seed=seed, style=style, simulations=simulations)
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            bot = from_plug_in(entry, spec, seed, style, simulations)
            return PlugIn(bot, spec, seed=seed, time_ms=time_ms)
    raise ValueError(f'there is no bot "{spec}": {", ".join(LEVELS)}, or cmd:PROGRAM')


def from_plug_in(
    entry: EntryPoint, spec: str, seed: int, style: str | None, simulations: int | None
) -> Bot:
    """A plug-in's bot. Other people's code may fail in any way, so it has to be watched."""
    try:
        made = entry.load()(seed=seed, style=style, simulations=simulations)
    except FAILURES as error:
        raise ValueError(f'the plug-in for "{spec}" does not work: {told(error)}') from error
    missing = [method for method in METHODS if not callable(getattr(made, method, None))]
    if missing:
        raise ValueError(f'the plug-in for "{spec}" made no bot: it cannot {", ".join(missing)}')
    bot: Bot = made
    return bot
