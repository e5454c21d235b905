"""The types of the economy report (docs/arena.md)."""

from __future__ import annotations

from typing import Literal, TypedDict

from longshore.record.words import Colour
from longshore.view.forms import Purpose

Third = Literal["early", "middle", "late"]


class Figures(TypedDict):
    """Count, mean and spread of some numbers. The mean of nothing is None."""

    count: int
    mean: float | None
    sd: float | None


class RoundFigures(Figures):
    """The figures of one round."""

    round: int


class Prices(Figures):
    """What containers of one kind cost."""

    thirds: dict[Third, Figures]
    rounds: list[RoundFigures]


StagePrices = dict[Literal[Colour, "all"], Prices]


class Margins(Figures):
    """What one role earned on containers."""

    cost_mean: float | None
    income_mean: float | None
    per_game: float
    loss_share: float | None
    colours: dict[Colour, Figures]


class LeftOvers(TypedDict):
    """Containers that were never sold on, per game on average."""

    per_game: float
    cost_mean: float | None
    worth_mean: float | None


class LeftOverReport(TypedDict):
    """What was left over, by where it was, and what was seized."""

    factory: LeftOvers
    harbour: LeftOvers
    ship: LeftOvers
    bank: LeftOvers
    seized_per_game: float


class MoneyOfRound(TypedDict):
    """Where the money was at the end of a round."""

    round: int
    games: int
    players: float | None
    brokers: float | None
    loans: float | None


class MoneyReport(TypedDict):
    """How much money there was, where it came from and where it went."""

    start_mean: float | None
    end_mean: float | None
    sources: dict[Purpose, float]
    sinks: dict[Purpose, float]
    rounds: list[MoneyOfRound]


class LoanReport(TypedDict):
    """Loans per game, on average."""

    taken_per_game: float
    forced_per_game: float
    repaid_per_game: float
    defaults_per_game: float
    outstanding_at_end: float | None
    outstanding_mean: float | None
    interest_per_game: float


class AuctionReport(TypedDict):
    """What lots sold for."""

    count: int
    per_game: float
    accepted_share: float | None
    lot_size_mean: float | None
    bid: Figures
    bid_per_container: Figures
    premium_over_second: Figures
    premium_over_cost: Figures
    bid_to_cost: float | None
    bidders_mean: float | None
    without_bids_share: float | None


class EconomyReport(TypedDict):
    """All games together. Prices are by stage, then by colour or `all`."""

    format: str
    games: int
    mean_turns: float
    collapsed: int
    bankrupt_share: float
    trade_mean: float
    money_mean: float
    prices: dict[str, StagePrices]
    margins: dict[str, Margins]
    left_over: LeftOverReport
    money: MoneyReport
    loans: LoanReport
    auctions: AuctionReport
    flows_per_game: dict[Purpose, float]


class SideFigures(TypedDict):
    """An outcome over games or seats. The mean of nothing is None."""

    count: int
    mean: float | None
    median: float | None


class GroupFigures(SideFigures):
    """An outcome of one group. There is no interval over fewer than two deals."""

    deals: int
    interval: list[float] | None


class Compared(TypedDict):
    """One outcome in two sets of games: the second less the first."""

    outcome: str
    deals: int
    sides: list[SideFigures]
    difference: float | None
    interval: list[float] | None
    p: float | None
    p_holm: float | None


class ComparisonReport(TypedDict):
    """Two sets of games compared."""

    format: str
    names: list[str]
    games: list[int]
    deals: list[int]
    paired: bool
    outcomes: list[Compared]
