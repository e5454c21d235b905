"""Makes hands and officers. Where no admiral can play, a captain plays in place of an officer."""

from __future__ import annotations

from longshore.bots.admiral.making import captain_plays
from longshore.bots.bot import Bot, Make
from longshore.bots.captain import Captain
from longshore.bots.crew.hand import Hand
from longshore.bots.crew.slips import Slips


def hand(name: str, slips: Slips) -> Make:
    """Makes traders of this name with these blind spots."""

    def make(*, seed: int, style: str | None, simulations: int | None) -> Bot:
        del simulations
        return Hand(name, slips, seed=seed, style=style)

    return make


def officer(name: str, slips: Slips) -> Make:
    """Makes admirals of this name with these blind spots."""

    def make(*, seed: int, style: str | None, simulations: int | None) -> Bot:
        if captain_plays():
            return Captain(seed=seed, style=style, simulations=simulations)
        from longshore.bots.crew.officer import Officer  # noqa: PLC0415 (NumPy is optional)

        return Officer(name, slips, seed=seed)

    return make
