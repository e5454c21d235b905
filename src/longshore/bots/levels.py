"""Our own bots. A level is one entry of `LEVELS`, and every list of bots comes from there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longshore.bots.admiral.making import make_admiral
from longshore.bots.bot import Bot, Make
from longshore.bots.captain import Captain
from longshore.bots.crew.making import hand, officer
from longshore.bots.crew.slips import Slips
from longshore.bots.deckhand import Deckhand
from longshore.bots.styles import STYLES
from longshore.bots.trader import Trader


@dataclass(frozen=True, slots=True)
class Level:
    """How to make a bot, and what may follow its name (`longshore.bots.spec`)."""

    make: Make
    rating: float
    """Its openskill rating. Only differences mean something; docs/bots.md has the games."""
    styles: tuple[str, ...] = ()
    searches: bool = False
    """Whether it has a budget of simulations."""
    learned: bool = False
    """Whether it plays by the admiral's network, so that a captain may have to play instead."""
    slips: Slips | None = None
    """How a level of the crew falls short of the level that it is based on."""
    based_on: str = ""
    """The level that a crew member is based on."""
    hat: str = "none"
    """What its face wears on the page, one of those in web/src/pieces/Face.svelte."""


def make_deckhand(*, seed: int, style: str | None, simulations: int | None) -> Bot:
    """A deckhand has no style and searches nothing."""
    del style, simulations
    return Deckhand(seed=seed)


def make_trader(*, seed: int, style: str | None, simulations: int | None) -> Bot:
    """A trader leaves nothing to chance."""
    del seed, simulations
    return Trader(style=style)


PILOT_SIMULATIONS: Final = 60  # per turn


def make_pilot(*, seed: int, style: str | None, simulations: int | None) -> Bot:
    """A pilot is a captain in a hurry, whatever budget others have."""
    del simulations
    pilot = Captain(seed=seed, style=style, simulations=PILOT_SIMULATIONS)
    pilot.name = "pilot" if style is None else f"pilot:{style}"
    return pilot


_STYLES: Final = tuple(STYLES)


def _hand(name: str, rating: float, slips: Slips, hat: str) -> Level:
    """A trader with blind spots."""
    return Level(hand(name, slips), rating, _STYLES, slips=slips, based_on="trader", hat=hat)


def _officer(name: str, rating: float, slips: Slips, hat: str) -> Level:
    """An admiral with blind spots."""
    make = officer(name, slips)
    return Level(make, rating, learned=True, slips=slips, based_on="admiral", hat=hat)


LEVELS: Final[dict[str, Level]] = {  # weakest first
    "deckhand": Level(make_deckhand, 3.3, hat="beanie"),
    "apprentice": _hand(
        "apprentice",
        8.4,
        Slips(5.5, 6, keeps=False, bids=(110, 190), borrows=False, foresees=False),
        hat="boater",
    ),
    "stevedore": _hand(
        "stevedore",
        12.4,
        Slips(6, 6, bids=(65, 155), borrows=False, foresees=False),
        hat="helmet",
    ),
    "bosun": _hand(
        "bosun", 17.2, Slips(3.2, 4, bids=(70, 130), borrows=False, foresees=False), hat="scarf"
    ),
    "mate": _hand(
        "mate", 20.1, Slips(0.8, 3, bids=(85, 120), borrows=False, foresees=False), hat="fisher"
    ),
    "trader": Level(make_trader, 25.6, _STYLES, hat="bowler"),
    "pilot": Level(make_pilot, 30.6, _STYLES, based_on="captain", hat="southwester"),
    "captain": Level(Captain, 33.0, _STYLES, searches=True, hat="cap"),
    "commodore": _officer("commodore", 38.6, Slips(warmth=2, seen=8), hat="braid"),
    "admiral": Level(make_admiral, 43.6, learned=True, hat="bicorne"),
}
FIRST_BOTS: Final = ("apprentice", "mate")  # for a first game: a generous buyer and a rival
USUAL_BOT: Final = "trader"  # takes a seat if no other bot was chosen
STRONGEST_BOT: Final = next(reversed(LEVELS))  # gives hints
