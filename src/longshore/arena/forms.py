"""The types of an arena's report (docs/interfaces.md)."""

from __future__ import annotations

from typing import TypedDict

from longshore.view.forms import Options


class RatingReport(TypedDict):
    """A rating and its uncertainty."""

    mu: float
    sigma: float


class EntrantReport(TypedDict):
    """One entrant's results over all of its games."""

    entrant: int
    bot: str
    games: int
    wins: float
    outright_wins: int
    win_share: float
    interval: list[float]
    score_mean: float
    score_sd: float
    bankrupt_share: float
    place_mean: float
    decisions: int
    cpu_ms_per_decision: float
    cpu_ms_max: float
    refused: int
    timeouts: int
    taken_over: int
    trouble: str
    refusal: str
    rating: RatingReport | None


class ArenaReport(TypedDict):
    """The whole result of an arena."""

    format: str
    edition: str
    options: Options
    players: int
    seed: int
    max_turns: int
    simulations: int | None
    time_ms: int | None
    games: int
    deals: int
    ended_by: dict[str, int]
    mean_turns: float
    turns_sd: float
    collapsed: int
    bankrupt_share: float
    trade_mean: float
    money_mean: float
    entrants: list[EntrantReport]
