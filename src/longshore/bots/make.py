"""Bots by name: `deckhand`, `trader:shipper`, `cmd:python3 bot.py`, or what a plug-in offers."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Final

from longshore.bots.bot import Bot
from longshore.bots.deckhand import Deckhand
from longshore.bots.outside import OutsideBot
from longshore.bots.trader import Trader

GROUP: Final = "longshore.bots"
BOT_NAMES: Final[tuple[str, ...]] = ("deckhand", "trader")


def make_bot(spec: str, *, seed: int, simulations: int | None = None) -> Bot:
    """A bot for one seat and one game, or `ValueError` with a sentence that says what is wrong.

    A plug-in is a function in the entry point group `longshore.bots` that is called with `seed`,
    `style` (what stands after the colon, or None) and `simulations`, and returns a bot.
    """
    name, _, style = spec.strip().partition(":")
    if name == "cmd":
        return OutsideBot(style, seed=seed)
    if name == "deckhand" and not style:
        return Deckhand(seed=seed)
    if name == "trader":
        return Trader(style=style or None)
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            made: Bot = entry.load()(seed=seed, style=style or None, simulations=simulations)
            return made
    raise ValueError(f'there is no bot "{spec}": {", ".join(BOT_NAMES)}, or cmd:PROGRAM')
