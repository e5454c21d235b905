"""The results of an arena, in the format of docs/interfaces.md."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Final

from longshore.arena.forms import ArenaReport, EntrantReport, RatingReport
from longshore.arena.games import GameResult, SeatResult
from longshore.arena.plan import Match
from longshore.arena.ratings import Rating
from longshore.arena.statistics import interval_over_deals, spread_of

FORMAT: Final = "longshore-arena/1"
ENDINGS: Final = ("supply", "stalemate", "cap")


def report_of(
    match: Match, games: Sequence[GameResult], ratings: Sequence[Rating] | None
) -> ArenaReport:
    """The whole result. Ratings are None if openskill is not installed."""
    endings = Counter(game.ended_by for game in games)
    turns = spread_of([game.turns for game in games])
    return {
        "format": FORMAT,
        "edition": str(match.edition),
        "options": match.options,
        "players": match.players,
        "seed": match.seed,
        "max_turns": match.max_turns,
        "simulations": match.simulations,
        "time_ms": match.time_ms,
        "games": len(games),
        "deals": match.deals,
        "ended_by": {ending: endings[ending] for ending in ENDINGS},
        "mean_turns": rounded(turns.mean),
        "turns_sd": rounded(turns.deviation),
        "collapsed": sum(game.collapsed for game in games),
        "bankrupt_share": rounded(
            spread_of([seat.bankrupt for game in games for seat in game.seats]).mean
        ),
        "trade_mean": rounded(spread_of([game.trade for game in games]).mean),
        "money_mean": rounded(spread_of([game.money for game in games]).mean),
        "entrants": [
            entrant_report(entrant, bot, games, None if ratings is None else ratings[entrant])
            for entrant, bot in enumerate(match.entrants)
        ],
    }


def entrant_report(
    entrant: int, bot: str, games: Sequence[GameResult], rating: Rating | None
) -> EntrantReport:
    """One entrant's results over all of its games."""
    played = [seat for game in games for seat in game.seats if seat.entrant == entrant]
    wins = sum(seat.win for seat in played)
    scores = spread_of([seat.score for seat in played])
    decisions = sum(seat.decisions for seat in played)
    seconds = sum(seat.cpu_seconds for seat in played)
    slowest = max((seat.cpu_seconds_max for seat in played), default=0.0)
    return {
        "entrant": entrant,
        "bot": bot,
        "games": len(played),
        "wins": rounded(wins),
        "outright_wins": sum(seat.win == 1 for seat in played),
        "win_share": rounded(wins / len(played) if played else 0.0),
        "interval": [rounded(end) for end in interval_over_deals(deal_shares(entrant, games))],
        "score_mean": rounded(scores.mean),
        "score_sd": rounded(scores.deviation),
        "bankrupt_share": rounded(spread_of([seat.bankrupt for seat in played]).mean),
        "place_mean": rounded(spread_of([seat.place for seat in played]).mean),
        "decisions": decisions,
        "cpu_ms_per_decision": rounded(1000 * seconds / decisions if decisions else 0.0),
        "cpu_ms_max": rounded(1000 * slowest),
        "refused": sum(seat.refused for seat in played),
        "timeouts": sum(seat.timeouts for seat in played),
        "taken_over": sum(bool(seat.trouble) for seat in played),
        "trouble": next((seat.trouble for seat in played if seat.trouble), ""),
        "refusal": next((seat.refusal for seat in played if seat.refusal), ""),
        "rating": None if rating is None else rating_report(rating),
    }


def deal_shares(entrant: int, games: Sequence[GameResult]) -> list[float]:
    """An entrant's win share in each deal."""
    by_deal: defaultdict[int, list[SeatResult]] = defaultdict(list)
    for game in games:
        for seat in game.seats:
            if seat.entrant == entrant:
                by_deal[game.deal].append(seat)
    return [sum(seat.win for seat in seats) / len(seats) for seats in by_deal.values()]


def rating_report(rating: Rating) -> RatingReport:
    """A rating, ready for JSON."""
    return {"mu": rounded(rating.mu), "sigma": rounded(rating.sigma)}


def rounded(number: float) -> float:
    """Round to four decimals, more than any arena can resolve."""
    return round(number, 4)
