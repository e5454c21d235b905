"""Which entrant plays which deal in which seat. The same seed gives the same schedule.

A *set* is one deal, played by every combination of entrants that fills the table, in every rotation
of seats. So every entrant plays every deal in every seat equally often, and the luck of the deal
affects all of them alike. The seating order changes from deal to deal, so that nobody always sits
behind the same neighbour.

With deals of its own, every combination plays another deal. So as many games tell more about many
entrants, but each entrant meets other deals.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations, permutations
from math import comb
from random import Random
from typing import Final

from longshore import __version__
from longshore.arena.errors import PlanError
from longshore.game import Rules, rules_for
from longshore.game.editions import Value

_SEED_BYTES: Final = 6  # the largest integer that JSON numbers hold exactly in every language


@dataclass(frozen=True)
class Match:
    """What to play. Entrants are bot names, numbered in the order given."""

    entrants: tuple[str, ...]
    edition: int
    players: int
    options: dict[str, Value]
    seed: int
    games: int
    max_turns: int = 100
    simulations: int | None = None  # for bots that search; None uses each bot's default
    time_ms: int | None = None  # for an answer of a program or plug-in; None is a second
    logged: frozenset[int] = frozenset()  # entrants whose every decision is kept
    own_deals: bool = False  # whether every combination of entrants plays deals of its own

    def __post_init__(self) -> None:
        if len(self.entrants) < self.players:
            many = "entrant" if len(self.entrants) == 1 else "entrants"
            raise PlanError(
                f"{len(self.entrants)} {many} cannot fill {self.players} seats; "
                "name one bot for each seat, or more for a round robin"
            )
        if self.games < 1:
            raise PlanError("an arena needs at least one game")

    @property
    def rules(self) -> Rules:
        """The rules for every game."""
        return rules_for(self.edition, self.players, self.options)

    @property
    def games_per_deal(self) -> int:
        """How many games are played with one deal."""
        return self.players * (1 if self.own_deals else self.tables)

    @property
    def tables(self) -> int:
        """How many choices of entrants fill a table."""
        return comb(len(self.entrants), self.players)

    @property
    def deals(self) -> int:
        """How many deals: enough whole sets for the requested number of games."""
        sets = -(-self.games // (self.tables * self.players))
        return sets * self.tables if self.own_deals else sets

    @property
    def all_games(self) -> int:
        """How many games will be played."""
        return self.deals * self.games_per_deal


@dataclass(frozen=True)
class Task:
    """One game, as plain data that can be sent to any process on any machine."""

    number: int  # from 1
    deal: int  # from 1
    seating: tuple[int, ...]  # the entrant in each seat
    bots: tuple[str, ...]  # in seat order
    bot_seeds: tuple[int, ...]
    deal_seed: int
    edition: int
    options: dict[str, Value]
    max_turns: int
    simulations: int | None
    time_ms: int | None
    version: str = __version__
    logged: tuple[int, ...] = ()  # seats whose every decision is kept


def tasks_of(match: Match) -> Iterator[Task]:
    """Every game of a match, deal after deal."""
    number = 0
    for deal in range(1, match.deals + 1):
        deal_seed = derived("deal", match.seed, deal)
        for seating in seatings(
            len(match.entrants), match.players, deal, own_deals=match.own_deals
        ):
            number += 1
            yield Task(
                number,
                deal,
                seating,
                tuple(match.entrants[entrant] for entrant in seating),
                tuple(derived("bot", match.seed, deal, entrant) for entrant in seating),
                deal_seed,
                match.edition,
                match.options,
                match.max_turns,
                match.simulations,
                match.time_ms,
                logged=tuple(
                    seat for seat, entrant in enumerate(seating) if entrant in match.logged
                ),
            )


def seatings(
    entrants: int, players: int, deal: int, *, own_deals: bool = False
) -> Iterator[tuple[int, ...]]:
    """The combinations of entrants that play this deal, in every rotation of its order."""
    tables = list(combinations(range(entrants), players))
    number = deal - 1
    if own_deals:
        number, table = divmod(number, len(tables))
        Random(f"tables {number}").shuffle(tables)  # so that a part of a set is a fair sample
        tables = tables[table : table + 1]
    orders = list(permutations(range(1, players)))
    order = (0, *orders[number % len(orders)])
    for chosen in tables:
        seated = tuple(chosen[place] for place in order)
        for turn in range(players):
            yield seated[-turn:] + seated[:-turn] if turn else seated


def derived(what: str, *numbers: int) -> int:
    """A separate seed for each purpose. A bot's seed reveals nothing about the deal."""
    text = " ".join(("longshore arena", what, *map(str, numbers)))
    return int.from_bytes(sha256(text.encode("ascii")).digest()[:_SEED_BYTES], "big")
