"""Money, loans and auctions across many games, in figures."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence

from longshore.arena.economy.book import Book
from longshore.arena.economy.figures import figures, mean, per_game
from longshore.arena.economy.forms import AuctionReport, LoanReport, MoneyReport
from longshore.arena.economy.trades import Auction, MoneyAt
from longshore.view.forms import Purpose


def money_of(books: Sequence[Book]) -> MoneyReport:
    """How much money there was, where it came from and where it went, per game on average."""
    sources: defaultdict[Purpose, int] = defaultdict(int)
    sinks: defaultdict[Purpose, int] = defaultdict(int)
    for book in books:
        for flow in book.bank_flows:
            side = sources if flow.amount > 0 else sinks
            side[flow.purpose] += abs(flow.amount)
    games = len(books)
    return {
        "start_mean": mean(book.money[0].total for book in books),
        "end_mean": mean(book.money[-1].total for book in books),
        "sources": {purpose: per_game(sources[purpose], games) for purpose in sorted(sources)},
        "sinks": {purpose: per_game(sinks[purpose], games) for purpose in sorted(sinks)},
        "rounds": [
            {
                "round": number,
                "games": len(moments),
                "players": mean(moment.players for moment in moments),
                "brokers": mean(moment.brokers for moment in moments),
                "loans": mean(moment.loans for moment in moments),
            }
            for number, moments in money_by_round(books).items()
        ],
    }


def money_by_round(books: Sequence[Book]) -> dict[int, list[MoneyAt]]:
    """The money at the end of each round, in games that got that far. Round 0 is the start."""
    found: defaultdict[int, list[MoneyAt]] = defaultdict(list)
    for book in books:
        last: dict[int, MoneyAt] = {moment.when.round: moment for moment in book.money}
        for number, moment in last.items():
            found[number].append(moment)
    return dict(sorted(found.items()))


def loans_of(books: Sequence[Book]) -> LoanReport:
    """Loans per game, on average."""
    counts = Counter(event.what for book in books for event in book.loans)
    games = len(books)
    interest = sum(
        flow.amount for book in books for flow in book.flows if flow.purpose == "interest"
    )
    return {
        "taken_per_game": per_game(counts["taken"] + counts["forced"], games),
        "forced_per_game": per_game(counts["forced"], games),
        "repaid_per_game": per_game(counts["repaid"], games),
        "defaults_per_game": per_game(counts["default"], games),
        "outstanding_at_end": mean(book.money[-1].loans for book in books),
        "outstanding_mean": mean(moment.loans for book in books for moment in book.money),
        "interest_per_game": per_game(interest, games),
    }


def auctions_of(books: Sequence[Book]) -> AuctionReport:
    """What lots sold for, and how far the best bid was above the next one and above the cost."""
    auctions = [auction for book in books for auction in book.auctions]
    known = [auction for auction in auctions if auction.cost is not None]
    return {
        "count": len(auctions),
        "per_game": per_game(len(auctions), len(books)),
        "accepted_share": mean(float(auction.accepted) for auction in auctions),
        "lot_size_mean": mean(len(auction.lot) for auction in auctions),
        "bid": figures([auction.bid for auction in auctions]),
        "bid_per_container": figures([each(auction) for auction in auctions]),
        "premium_over_second": figures([auction.premium for auction in auctions]),
        "premium_over_cost": figures([auction.bid - (auction.cost or 0) for auction in known]),
        "bid_to_cost": ratio(known),
        "bidders_mean": mean(auction.bids for auction in auctions),
        "without_bids_share": mean(float(auction.bid == 0) for auction in auctions),
    }


def each(auction: Auction) -> float:
    """The highest bid for each container of the lot."""
    return auction.bid / max(len(auction.lot), 1)


def ratio(auctions: Sequence[Auction]) -> float | None:
    """All bids together, per dollar that the lots had cost."""
    cost = sum(auction.cost or 0 for auction in auctions)
    return round(sum(auction.bid for auction in auctions) / cost, 4) if cost else None
