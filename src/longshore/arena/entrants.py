"""The entrants of an arena, from a list in one text."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from shutil import which

from longshore.arena.errors import PlanError
from longshore.bots.guests.outside import OutsideBot
from longshore.bots.make import make_bot


def entrants_of(text: str, option: str = "--seats") -> tuple[str, ...]:
    """Bots between commas; one with a comma in it stands in double quotes."""
    words = next(csv.reader([text], skipinitialspace=True), [])
    entrants = tuple(word.strip() for word in words)
    if not entrants or not all(entrants):
        raise PlanError(f"{option} has an empty name; write bots with a comma between them")
    return entrants


def check_entrants(
    entrants: Iterable[str], simulations: int | None = None, *, elsewhere: bool = False
) -> None:
    """Make every bot once, so that a wrong name shows before anything is played.

    Programs must be here, unless the games are played elsewhere.
    """
    for spec in dict.fromkeys(entrants):
        try:
            bot = make_bot(spec, seed=0, simulations=simulations)
            bot.close()
        except (ValueError, OSError) as error:
            raise PlanError(str(error)) from error
        if isinstance(bot, OutsideBot) and not elsewhere and which(bot.command[0]) is None:
            raise PlanError(f'"{spec}" cannot be started: there is no program {bot.command[0]}')
