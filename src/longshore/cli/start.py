"""Start a game from command line arguments."""

from __future__ import annotations

from collections.abc import Iterable
from random import SystemRandom
from typing import Final

from longshore.cli.errors import Stop
from longshore.game import Refused, rules_for
from longshore.game.editions import MAX_PLAYERS, MIN_PLAYERS, OPTIONS, Value
from longshore.record import (
    OutsideError,
    Record,
    deal_from_seed,
    new_record,
    random_deal,
)
from longshore.record.steps import shown
from longshore.record.words import SEATS
from longshore.text import refusal_sentence

_NUMBERS: Final = frozenset(
    option.name for option in OPTIONS if all(isinstance(value, int) for value in option.values)
)
_LONGEST_NUMBER: Final = 6  # digits; no option needs more


def start_record(
    edition: str,
    players: int,
    seed: int | None = None,
    *,
    options: Iterable[str] = (),
    names: Iterable[str] = (),
    first: str | None = None,
) -> Record:
    """The record of a new game. Without a seed, it is dealt with the system's randomness."""
    if edition not in ("2007", "2018"):
        raise Stop(f"there is no edition {shown(edition)}; there are 2007 and 2018")
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:  # R-COMP-1
        raise Stop(f"a game has {MIN_PLAYERS} to {MAX_PLAYERS} players, not {shown(players)[1:-1]}")
    chosen = {name: a_value(name, value) for name, value in pairs(options, "--option").items()}
    if first is not None:
        chosen.setdefault("first_player", "chosen")
    try:
        rules = rules_for(int(edition), players, chosen)
    except Refused as refusal:
        raise Stop(refusal_sentence(refusal)) from refusal
    seat = None if first is None else a_seat(first, players)
    for name in (called := pairs(names, "--name")):
        a_seat(name, players)
    try:
        if seed is None:
            deal = random_deal(rules, SystemRandom(), seat)
        else:
            deal = deal_from_seed(rules, seed, seat)
        return new_record(rules, deal, names=called)
    except OutsideError as error:
        raise Stop(str(error)) from error
    except ValueError as error:  # a first player where chance draws one
        raise Stop(str(error)) from error


def pairs(words: Iterable[str], option: str) -> dict[str, str]:
    """NAME=VALUE arguments, each name once."""
    found: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name or not value:
            raise Stop(f"{option} {shown(word)} is not written as NAME=VALUE")
        if name in found:
            raise Stop(f"{option} names {shown(name)} twice")
        found[name] = value
    return found


def a_value(name: str, value: str) -> Value:
    """A number for options that are numbers, a word for the others."""
    number = name in _NUMBERS and value.isascii() and value.isdigit()
    return int(value) if number and len(value) <= _LONGEST_NUMBER else value


def a_seat(name: str, players: int) -> int:
    """The number of a seat of this game."""
    if name not in SEATS[:players]:
        seats = ", ".join(SEATS[:players])
        raise Stop(f"there is no seat {shown(name)} in this game; there are {seats}")
    return SEATS.index(name)
