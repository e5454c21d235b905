"""The story of a finished game: who led when, what turned it, and how it is told."""

from __future__ import annotations

from typing import Literal, TypedDict

from longshore.record.words import Colour, Seat

GameEnd = Literal["supply", "stalemate", "agreement", "abandoned"]


class Lead(TypedDict):
    """Who is ahead after a turn, and until the next entry. Several seats if they are level."""

    turn: int
    seats: list[Seat]


class Trade(TypedDict):
    """A lot that came up at the island after `opened` steps, and was paid for after `step`.

    If it was not accepted, its seller paid to keep it. `worth` is what it counts for the buyer in
    the final scoring.
    """

    round: int
    opened: int
    step: int
    seller: Seat
    buyer: Seat
    accepted: bool
    lot: list[Colour]
    amount: int
    worth: int


class TurningPoint(TypedDict):
    """The auction that the winner owes the most of the final lead to.

    `swing` is how much of that lead over the best of the others, by final values. `took_lead` says
    whether the winner took the lead for good in the same turn.
    """

    trade: Trade
    swing: int
    took_lead: bool


class Bankruptcy(TypedDict):
    """The first time that a player cannot pay the interest, after `step` steps."""

    seat: Seat
    round: int
    step: int


class Sentence(TypedDict):
    """A message of `story.ftl` and what fills it. `seats` are listed as its `names`."""

    id: str
    args: dict[str, str | int]
    seats: list[Seat]


class Story(TypedDict):
    """The story of a finished game."""

    by: GameEnd
    turns: int
    rounds: int
    auctions: int
    scores: dict[Seat, int]
    winners: list[Seat]
    leads: list[Lead]
    lead_changes: int
    turning: TurningPoint | None
    best: Trade | None
    worst: Trade | None
    bankrupt: list[Bankruptcy]
    penniless: list[Seat]
    """Who has neither money nor goods in the end."""
    sentences: list[Sentence]
