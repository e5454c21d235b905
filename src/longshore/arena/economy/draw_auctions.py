"""Plots of what lots sold for at the island."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from longshore.arena.canvas import FAINT, INK, series_colour
from longshore.arena.economy.book import Book
from longshore.arena.economy.credit import each
from longshore.arena.statistics import spread_of

if TYPE_CHECKING:
    from matplotlib.axes import Axes


def draw_auctions(axes: list[Axes], books: Sequence[Book]) -> None:
    """Plot the highest bids against the sellers' costs and against the next bids."""
    against_cost, against_next = axes
    auctions = [auction for book in books for auction in book.auctions]
    highest = dearest = 1.0
    for accepted, label, number in ((True, "accepted", 2), (False, "declined", 1)):
        points = [
            (auction.cost / max(len(auction.lot), 1), each(auction))
            for auction in auctions
            if auction.accepted == accepted and auction.cost is not None
        ]
        if points:
            highest = max(highest, *(bid for _, bid in points))
            dearest = max(dearest, *(cost for cost, _ in points))
            costs, bids = zip(*points, strict=True)
            against_cost.scatter(
                costs,
                bids,
                s=16,
                alpha=0.5,
                color=series_colour(number),
                linewidths=0,
                label=f"{label}: {len(points)}",
            )
    ends = [0, 1.05 * dearest]
    against_cost.plot(ends, ends, "--", color=FAINT, label="bid = cost")
    against_cost.plot(ends, [0, ends[1] / 2], ":", color=FAINT, label="bid + subsidy = cost")
    against_cost.set_ylim(0, 1.05 * highest)
    against_cost.set_title("Bid and cost, per container")
    against_cost.set_xlabel("what the seller paid, dollars")
    against_cost.set_ylabel("highest bid, dollars")
    against_cost.legend(loc="best")
    premiums = [auction.premium for auction in auctions]
    if premiums:
        bins = [place - 0.5 for place in range(max(premiums) + 2)]
        against_next.hist(premiums, bins=bins, color=series_colour(0), edgecolor="white")
        mean = spread_of(premiums).mean
        against_next.axvline(mean, color=INK, linewidth=1.6, label=f"mean: {mean:.1f}")
        against_next.legend(loc="best")
    against_next.set_title("Premium over the next bid, whole lot")
    against_next.set_xlabel("dollars")
    against_next.set_ylabel("auctions")
