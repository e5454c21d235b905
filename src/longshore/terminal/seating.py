"""Who sits where: people and bots, as given by `--seats me,trader,captain`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from longshore.arena.entrants import entrants_of
from longshore.arena.errors import PlanError
from longshore.bots import USUAL_BOT, Answer, Asking, Bot, make_bot
from longshore.game.editions import MAX_PLAYERS, MIN_PLAYERS
from longshore.record import Record, why_no_name
from longshore.record.words import SEATS
from longshore.view.forms import GameView

ME: Final = "me"
PROGRAM: Final = "cmd:"
_COMPANY: Final = (USUAL_BOT, "captain") * 2  # who plays with you by default


class SeatingError(ValueError):
    """The seats do not fit. The message says why."""


class Person:
    """A person at the keyboard, in place of a bot. The program never asks it."""

    name = ME

    def start(self, view: GameView) -> None:
        """Take a seat."""

    def answer(self, asking: Asking) -> Answer:
        """A person answers on the screen."""
        raise NotImplementedError(f"seat {asking.seat} is a person's")

    def end(self, view: GameView) -> None:
        """See how it ended."""

    def close(self) -> None:
        """Leave."""


def seats_of(text: str | None, players: int | None) -> tuple[str, ...]:
    """What is in each seat, from the command line. By default, one person among bots."""
    if players is not None and not MIN_PLAYERS <= players <= MAX_PLAYERS:  # R-COMP-1
        raise SeatingError(f"a game has {MIN_PLAYERS} to {MAX_PLAYERS} players, not {players}")
    if text is None:
        return (ME, *_COMPANY[: (players or MIN_PLAYERS) - 1])
    try:
        seats = entrants_of(text)
    except PlanError as error:
        raise SeatingError(str(error)) from error
    if players is not None and len(seats) != players:
        raise SeatingError(f"--seats names {len(seats)} seats, and the game has {players}")
    if not MIN_PLAYERS <= len(seats) <= MAX_PLAYERS:
        wanted = f"{MIN_PLAYERS} to {MAX_PLAYERS} seats"
        raise SeatingError(f"--seats names {len(seats)}; a game has {wanted}: me or a bot for each")
    return seats


def seats_in(record: Record) -> tuple[str, ...]:
    """Who sat where when a record was saved, according to the names in it.

    Bots are named after what they are. A program is never started because a file says so. A record
    without names is played by one person among bots.
    """
    if not record.names:
        return seats_of(None, record.players)
    return tuple(
        name if is_bot(name := record.names.get(seat, ME)) else ME
        for seat in SEATS[: record.players]
    )


def is_bot(name: str) -> bool:
    """Whether this is the name of one of our own bots, or of an installed one."""
    if name.startswith(PROGRAM):
        return False
    try:
        make_bot(name, seed=0).close()
    except ValueError:
        return False
    return True


def names_of(seats: Sequence[str], given: Mapping[str, str]) -> dict[str, str]:
    """The names for the record: those given, and for each bot what it is."""
    bots = {
        seat: kind
        for seat, kind in zip(SEATS, seats, strict=False)
        if kind != ME and not kind.startswith(PROGRAM) and not why_no_name(kind)
    }
    return {seat: name for seat, name in (dict(given) | bots).items() if name}


def sit_down(seats: Sequence[str], players: int, seed: int, simulations: int | None) -> list[Bot]:
    """A bot, or a person, for every seat. Raises `SeatingError` if there is no such bot."""
    if len(seats) != players:
        raise SeatingError(f"--seats names {len(seats)} seats, and the game has {players}")
    bots: list[Bot] = []
    try:
        for number, kind in enumerate(seats):
            if kind == ME:
                bots.append(Person())
            else:
                # A separate seed, so that a bot's play reveals nothing about the deal or another
                # bot.
                bots.append(make_bot(kind, seed=seed * 8 + number, simulations=simulations))
    except ValueError as error:
        for bot in bots:
            bot.close()
        raise SeatingError(str(error)) from error
    return bots
