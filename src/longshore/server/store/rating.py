"""Ratings by openskill (Plackett and Luce's model), one game at a time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from openskill.models import PlackettLuce


class Rating(NamedTuple):
    """How strong somebody seems, and how far off that may be."""

    mu: float
    sigma: float


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # noqa: PLC0415 - only who rates waits for it

    return PlackettLuce()


@cache
def first_rating() -> Rating:
    """Of somebody who has played no rated game."""
    rating = _model().rating()
    return Rating(rating.mu, rating.sigma)


def rate(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Everybody's rating after one game, given the place of each."""
    model = _model()
    teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    after = model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma) for team in after]


def rate_by_name(before: dict[str, Rating], seats: Sequence[tuple[str, int]]) -> dict[str, Rating]:
    """The same for names with places. Who sits there twice, as bots do, learns the mean of both."""
    after = rate([before[who] for who, _ in seats], [place for _, place in seats])
    found: dict[str, list[Rating]] = {}
    for (who, _), rating in zip(seats, after, strict=True):
        found.setdefault(who, []).append(rating)
    return {
        who: Rating(
            sum(rating.mu for rating in each) / len(each),
            sum(rating.sigma for rating in each) / len(each),
        )
        for who, each in found.items()
    }
