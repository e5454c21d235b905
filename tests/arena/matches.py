"""Small matches for the tests, and the part of their results that is machine-independent."""

from collections.abc import Iterable
from dataclasses import replace

from longshore.arena.games import GameResult
from longshore.arena.plan import Match
from longshore.game.editions import Value

DECKHANDS = ("deckhand", "deckhand", "deckhand")


def match_of(
    *entrants: str,
    games: int = 3,
    players: int = 3,
    edition: int = 2007,
    options: dict[str, Value] | None = None,
    seed: int = 7,
    max_turns: int = 100,
) -> Match:
    return Match(entrants or DECKHANDS, edition, players, options or {}, seed, games, max_turns)


def without_times(games: Iterable[GameResult]) -> list[GameResult]:
    """Results in order of their numbers, without CPU times."""
    return [
        replace(
            game,
            seats=tuple(replace(seat, cpu_seconds=0.0, cpu_seconds_max=0.0) for seat in game.seats),
        )
        for game in sorted(games, key=lambda game: game.number)
    ]
