"""Compare two sets of games, and groups of seats or games, with intervals over deals.

Games of one deal are not independent, so the mean of each deal counts as one value.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from statistics import median
from typing import Final, Literal, get_args

from longshore.arena.economy.book import Book
from longshore.arena.economy.forms import Compared, ComparisonReport, GroupFigures, SideFigures
from longshore.arena.economy.outcomes import Outcomes, outcomes_of_game, outcomes_of_seat
from longshore.arena.statistics import interval_over_deals, spread_of
from longshore.arena.student import Estimate, difference_of, holm, mean_of

By = Literal["bot", "option", "seat"]
GROUPINGS: Final[tuple[By, ...]] = get_args(By)
FORMAT: Final = "longshore-comparison/1"

Measured = Sequence[tuple[str, Outcomes]]  # with the deal


def compare(one: Sequence[Book], other: Sequence[Book], names: tuple[str, str]) -> ComparisonReport:
    """How the second set of games differs from the first: paired if they have the same deals."""
    sides = [[(deal_of(book), outcomes_of_game(book)) for book in books] for books in (one, other)]
    deals = [{deal for deal, _ in side} for side in sides]
    paired = deals[0] == deals[1]
    rows = [_compared(name, sides[0], sides[1], paired=paired) for name in sides[0][0][1]]
    for row, p in zip(rows, holm([row["p"] for row in rows]), strict=True):
        row["p_holm"] = None if p is None else round(p, 6)
    return {
        "format": FORMAT,
        "names": list(names),
        "games": [len(side) for side in sides],
        "deals": [len(found) for found in deals],
        "paired": paired,
        "outcomes": rows,
    }


def groups_of(books: Sequence[Book], by: By) -> dict[str, dict[str, GroupFigures]]:
    """The outcomes of each bot or seat, or of games with the same edition and options."""
    found: defaultdict[str, list[tuple[str, Outcomes]]] = defaultdict(list)
    for book in books:
        if by == "option":
            found[options_of(book)].append((deal_of(book), outcomes_of_game(book)))
            continue
        for end in book.seats:
            name = end.seat if by == "seat" else end.bot or "unnamed"
            found[name].append((deal_of(book), outcomes_of_seat(book, end)))
    return {
        group: {name: figures_of(name, found[group]) for name in found[group][0][1]}
        for group in sorted(found)
    }


def deal_of(book: Book) -> str:
    """What makes games comparable. A game that started from a position stands alone."""
    return book.setting.deal or f"{book.run}/{book.name}"


def options_of(book: Book) -> str:
    """The edition, and the options that differ from its defaults."""
    options = (f"{name}={value}" for name, value in sorted(book.setting.options.items()))
    return " ".join((str(book.setting.edition), *options))


def _compared(name: str, one: Measured, other: Measured, *, paired: bool) -> Compared:
    first, second = by_deal(name, one), by_deal(name, other)
    found: Estimate | None
    if paired:
        both = [deal for deal in first if deal in second]
        found = mean_of(spread_of([second[deal] - first[deal] for deal in both]))
        count = len(both)
    else:
        found = difference_of(spread_of(list(first.values())), spread_of(list(second.values())))
        count = min(len(first), len(second))
    return {
        "outcome": name,
        "deals": count,
        "sides": [_side(values(name, side)) for side in (one, other)],
        "difference": None if found is None else round(found.mean, 4),
        "interval": None if found is None else [round(found.low, 4), round(found.high, 4)],
        "p": None if found is None else round(found.p, 6),
        "p_holm": None,
    }


def figures_of(name: str, measured: Measured) -> GroupFigures:
    """An outcome over games or seats, with an interval over deals."""
    deals = list(by_deal(name, measured).values())
    interval: Sequence[float] | None
    if name == "win":
        interval = interval_over_deals(deals)  # as in the arena: it stays within 0 and 1
    else:
        found = mean_of(spread_of(deals))
        interval = None if found is None else (found.low, found.high)
    return {
        **_side(values(name, measured)),
        "deals": len(deals),
        "interval": None if interval is None else [round(end, 4) for end in interval],
    }


def _side(found: Sequence[float]) -> SideFigures:
    return {
        "count": len(found),
        "mean": round(spread_of(found).mean, 4) if found else None,
        "median": round(median(found), 4) if found else None,
    }


def values(name: str, measured: Measured) -> list[float]:
    """An outcome in all games that have it."""
    return [value for _, outcomes in measured if (value := outcomes[name]) is not None]


def by_deal(name: str, measured: Iterable[tuple[str, Outcomes]]) -> dict[str, float]:
    """The mean of an outcome in each deal that has it."""
    found: defaultdict[str, list[float]] = defaultdict(list)
    for deal, outcomes in measured:
        value = outcomes[name]
        if value is not None:
            found[deal].append(value)
    return {deal: sum(each) / len(each) for deal, each in found.items()}
