"""What is counted in the recorded games besides the economy report: who won after what."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev

from longshore.arena.economy.book import Book
from longshore.arena.economy.trace import economy_of
from longshore.arena.games import GameResult
from longshore.arena.statistics import interval_over_deals
from longshore.game import Game
from longshore.record import read_record, starting_game, steps_of
from longshore.record.words import SEATS, price_of
from longshore.view import play_along, view_of
from longshore.view.forms import GameEvent, GameView

_Z = 1.959964  # deviations that cover 95 % of a normal distribution

Interval = tuple[float, float]


@dataclass
class Tally:
    """Numbers by deal. Games of one deal are not independent, so intervals are over deals."""

    by_deal: defaultdict[int, list[float]] = field(default_factory=lambda: defaultdict(list))

    def note(self, deal: int, value: float) -> None:
        """Add a number."""
        self.by_deal[deal].append(value)

    @property
    def means(self) -> list[float]:
        """The mean of each deal."""
        return [fmean(values) for values in self.by_deal.values()]

    @property
    def mean(self) -> float:
        """The mean over deals, each of which counts the same."""
        return fmean(self.means)

    @property
    def share_interval(self) -> Interval:
        """The 95 % interval of a share."""
        return interval_over_deals(self.means)

    @property
    def mean_interval(self) -> Interval:
        """The 95 % interval of a mean."""
        half = _Z * stdev(self.means) / sqrt(len(self.means))
        return self.mean - half, self.mean + half


@dataclass
class Counts:
    """Everything that is counted."""

    sold_cheap: Tally = field(default_factory=Tally)
    """Whether a container for $1 or $2 was gone from its factory by its maker's next turn."""
    sold_dear: Tally = field(default_factory=Tally)
    """The same for $3 and $4."""
    small_lot: Tally = field(default_factory=Tally)
    """What a seller earned with one container: the bid and the subsidy, less what it had cost."""
    full_lot: Tally = field(default_factory=Tally)
    """The same with five."""
    won_with_five: Tally = field(default_factory=Tally)
    """Whether a player with all five colours on the island won."""
    won_with_fewer: Tally = field(default_factory=Tally)
    discarded: Tally = field(default_factory=Tally)
    """How many containers the discard took from a player."""
    won_with_loan: Tally = field(default_factory=Tally)
    """Whether a player who borrowed won."""
    last_turns: Tally = field(default_factory=Tally)
    """How many turns each player had after the first colour was gone."""
    won_by_ending: Tally = field(default_factory=Tally)
    """Whether the player who emptied the supply won."""


def count(games: Sequence[GameResult]) -> tuple[Counts, list[Book]]:
    """Walk through all games once."""
    counts = Counts()
    books = []
    for game in games:
        book = economy_of(read_record(game.record), str(game.number))
        books.append(book)
        count_course(counts, game)
        count_book(counts, game, book)
    return counts, books


def count_book(counts: Counts, game: GameResult, book: Book) -> None:
    """Lots and loans."""
    for auction in book.auctions:
        if not auction.accepted or auction.cost is None:
            continue
        earned = 2 * auction.bid - auction.cost
        if len(auction.lot) == 1:
            counts.small_lot.note(game.deal, earned)
        elif len(auction.lot) == 5:
            counts.full_lot.note(game.deal, earned)
    borrowers = {loan.seat for loan in book.loans if loan.what in ("taken", "forced")}
    for seat in game.seats:
        if SEATS[seat.seat] in borrowers:
            counts.won_with_loan.note(game.deal, seat.win)


def count_course(counts: Counts, result: GameResult) -> None:
    """Prices, the end, and the island sections at the end."""
    record = read_record(result.record)
    game = starting_game(record)
    shelves: dict[str, Counter[str]] = {}
    active, turns, gone_at = "", 0, None
    ended_by: str | None = None
    for _, events in play_along(game, steps_of(record)):
        for seat in turns_in(events):
            view = view_of(game, None)
            if seat in shelves:
                count_sold(counts, result.deal, shelves[seat], factory(view, seat))
            if active:
                shelves[active] = factory(view, active)
            active, turns = seat, turns + 1
            if gone_at is None and min(view["supply"]["containers"].values()) == 0:
                gone_at = turns
        ended_by = next((event["seat"] for event in events if event["event"] == "ending"), ended_by)
    count_end(counts, result, game)
    if ended_by is not None:
        counts.won_by_ending.note(result.deal, result.seats[SEATS.index(ended_by)].win)
        if gone_at is not None:
            counts.last_turns.note(result.deal, (turns - gone_at + 1) / record.players)


def turns_in(events: Sequence[GameEvent]) -> Iterator[str]:
    """Whose turns begin with these events."""
    for event in events:
        if event["event"] == "turn":
            yield event["seat"]


def factory(view: GameView, seat: str) -> Counter[str]:
    """What stands in a Factory Store."""
    return Counter(next(board for name, board in view["seats"].items() if name == seat)["factory"])


def count_sold(counts: Counts, deal: int, before: Counter[str], now: Counter[str]) -> None:
    """Compare a Factory Store with what its owner had left there."""
    for container, number in before.items():
        tally = counts.sold_cheap if price_of(container) <= 2 else counts.sold_dear
        sold = number - min(number, now[container])
        for gone in [1.0] * sold + [0.0] * (number - sold):
            tally.note(deal, gone)


def count_end(counts: Counts, result: GameResult, game: Game) -> None:
    """Island sections."""
    for seat in result.seats:
        section = game.score(seat.seat).island
        five = min(section.counts) > 0
        (counts.won_with_five if five else counts.won_with_fewer).note(result.deal, seat.win)
        lost = section.counts[section.discarded] if section.discarded >= 0 else 0
        counts.discarded.note(result.deal, lost)
