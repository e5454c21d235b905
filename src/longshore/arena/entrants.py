"""Parse the list of entrants."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from shutil import which

from longshore.arena.errors import PlanError
from longshore.bots.guests.outside import OutsideBot
from longshore.bots.make import make_bot


def entrants_of(text: str, option: str = "--seats") -> tuple[str, ...]:
    """Split bot names at commas. A name that contains a comma is in double quotes."""
    words = next(csv.reader([text], skipinitialspace=True), [])
    entrants = tuple(word.strip() for word in words)
    if not entrants or not all(entrants):
        raise PlanError(f"{option} has an empty name; separate bots with commas")
    return entrants


def check_entrants(
    entrants: Iterable[str], simulations: int | None = None, *, elsewhere: bool = False
) -> None:
    """Create every bot once, so that a wrong name shows up before any game starts.

    Programs must be installed here, unless the games are played elsewhere.
    """
    for spec in dict.fromkeys(entrants):
        try:
            bot = make_bot(spec, seed=0, simulations=simulations)
            bot.close()
        except (ValueError, OSError) as error:
            raise PlanError(str(error)) from error
        if isinstance(bot, OutsideBot) and not elsewhere and which(bot.command[0]) is None:
            raise PlanError(f'"{spec}" cannot be started: there is no program {bot.command[0]}')
