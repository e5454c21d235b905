"""Ratings: openskill's Plackett-Luce model, one game at a time, and what a game counts for.

New accounts cost nothing, so nobody may gain with their help. A result counts if the strength of
everyone else at the table is known: bots, and players with several rated games who are not far
weaker. At other tables only those lose whose own strength is not known yet. Leavers always lose.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import Struct

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

BOT: Final = "bot:"
SURE_GAMES: Final = 5  # a rating based on fewer games says little
_FAR: Final = 6.25  # one and a half times the model's beta: a win over such a player is expected


class RatedSeat(Struct, frozen=True):
    """A player of a rated game and their place. A bot is `bot:` and its name."""

    who: str
    place: int
    left: bool = False
    """Left the game to the others, who all come before. It only costs."""
    counts: bool = True
    """Whether this player is rated. A game that was hardly played counts only for leavers."""


class Rating(NamedTuple):
    """An estimate of strength, and its standard deviation."""

    mu: float
    sigma: float


class Standing(NamedTuple):
    """A rating before a game, and how many games it is based on."""

    rating: Rating
    games: int


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # noqa: PLC0415 - slow: only rated games wait for it

    return PlackettLuce()


@cache
def first_rating() -> Rating:
    """The rating before the first rated game."""
    rating = _model().rating()
    return Rating(rating.mu, rating.sigma)


def rate(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after one game, given the place of each player."""
    model = _model()
    teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    after = model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma) for team in after]


def rated_after(before: Mapping[str, Standing], seats: Sequence[RatedSeat]) -> dict[str, Rating]:
    """The new ratings of those for whom the game counts.

    A bot that has two seats gets the mean of both.
    """
    found: dict[str, list[Rating]] = {}
    for number, seat in enumerate(seats):
        others = [other for each, other in enumerate(seats) if each != number]
        weighed = opponents(before, seat, others) if seat.counts else []
        if weighed:
            group = [seat, *weighed]
            ratings = rate([before[one.who].rating for one in group], [one.place for one in group])
            found.setdefault(seat.who, []).append(ratings[0])
    return {
        who: Rating(
            sum(rating.mu for rating in each) / len(each),
            sum(rating.sigma for rating in each) / len(each),
        )
        for who, each in found.items()
    }


def opponents(
    before: Mapping[str, Standing], own: RatedSeat, others: Sequence[RatedSeat]
) -> list[RatedSeat]:
    """Those against whom a result changes a player's rating."""
    ahead = [other for other in others if other.place < own.place]
    if own.left:
        return ahead
    equals = [other for other in others if tells(before, own.who, other.who)]
    if any(other not in equals and not is_bot(other.who) for other in others):
        # Such a player could be an accomplice, who also helps to beat the bots.
        return [] if is_sure(before, own.who) else ahead
    return equals


def tells(before: Mapping[str, Standing], own: str, other: str) -> bool:
    """Whether the other player's strength is known, and a win against them no matter of course."""
    return is_sure(before, other) and before[other].rating.mu >= before[own].rating.mu - _FAR


def is_sure(before: Mapping[str, Standing], who: str) -> bool:
    """Whether somebody's strength is known. Nobody can make more bots."""
    return is_bot(who) or before[who].games >= SURE_GAMES


def is_bot(who: str) -> bool:
    """Whether this is the rating of a bot."""
    return who.startswith(BOT)
