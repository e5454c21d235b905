"""Ratings of the entrants, game by game (openskill's Plackett-Luce model)."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.util import find_spec
from typing import NamedTuple

from longshore.arena.games import GameResult


class Rating(NamedTuple):
    """An estimate of an entrant's strength, and its uncertainty."""

    mu: float
    sigma: float


def can_rate() -> bool:
    """Whether openskill is installed."""
    return find_spec("openskill") is not None


def rating_history(entrants: int, games: Iterable[GameResult]) -> list[list[Rating]]:
    """Everyone's rating before the first game and after each one."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 (optional)

    model = PlackettLuce()
    now = [model.rating() for _ in range(entrants)]
    history = [[Rating(rating.mu, rating.sigma) for rating in now]]
    for game in games:
        teams = [[now[seat.entrant]] for seat in game.seats]
        ranks = [float(seat.place) for seat in game.seats]
        for seat, team in zip(game.seats, model.rate(teams, ranks=ranks), strict=True):
            now[seat.entrant] = team[0]
        history.append([Rating(rating.mu, rating.sigma) for rating in now])
    return history
