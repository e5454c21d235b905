"""Operations on results and ratings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longshore.bots.ladder import RATED_NAMES, Estimate, level_like
from longshore.record.words import SEATS
from longshore.server.api.http.operation import Call, CallWith, Operation
from longshore.server.messages.figures import (
    FiguresOf,
    FinishedGame,
    MyStatistics,
    PlaceStatistics,
    Ranked,
    Ranking,
    RatingInfo,
    ResultList,
    Statistics,
    TableStatistics,
)
from longshore.server.messages.requests import ResultsQuery
from longshore.server.store import FigureRow, RatingRow, ResultRow, Store
from longshore.server.store.rating import BOT, SURE_GAMES
from longshore.server.tables.reading.info import seat_info

RANKED_OPPONENTS: Final = 3  # a ranking of players who meet only each other says little
_PAGE: Final = 100


def rating_info(games: int, mu: float, sigma: float) -> RatingInfo:
    """A rating as it is shown."""
    return RatingInfo(games, round(mu, 3), round(sigma, 3), round(mu - 3 * sigma, 3))


def rating_of(row: RatingRow | None) -> RatingInfo | None:
    """A rating, if there is one."""
    return None if row is None else rating_info(row.games, row.mu, row.sigma)


def statistics(rows: Sequence[FigureRow], rating: RatingRow | None) -> Statistics:
    """A player's results in numbers."""
    kinds = sorted({(row.edition, row.players) for row in rows})
    by = [figures_of([row for row in rows if (row.edition, row.players) == kind]) for kind in kinds]
    return Statistics(
        games=sum(each.games for each in by),
        wins=round(sum(each.wins for each in by), 3),
        left=sum(each.left for each in by),
        rating=rating_of(rating),
        by=by,
    )


def figures_of(rows: Sequence[FigureRow]) -> FiguresOf:
    """The games of one edition and number of players."""
    games = sum(row.games for row in rows)
    places = [0] * rows[0].players
    for row in rows:
        places[row.place - 1] += row.games
    return FiguresOf(
        edition=rows[0].edition,
        players=rows[0].players,
        games=games,
        wins=round(sum(row.wins for row in rows), 3),
        places=places,
        left=sum(row.games for row in rows if row.conceded),
        score_mean=round(sum(row.score_sum for row in rows) / games, 2),
        score_best=max(row.score_best for row in rows),
    )


async def statistics_of(store: Store, player_id: str) -> Statistics:
    """Read the results and add them up."""
    return statistics(await store.figures(player_id), await store.rating(player_id))


async def read_statistics(call: Call) -> MyStatistics:
    """The caller's finished games and rating."""
    store, own = call.server.store, call.player.id
    return MyStatistics(await statistics_of(store, own), await level_of(store, own))


async def level_of(store: Store, who: str) -> str | None:
    """The level of the bots that play about as well as somebody."""
    rows = {
        row.who: row
        for row in await store.sure_ratings([who, *(f"{BOT}{name}" for name in RATED_NAMES)])
    }
    own = rows.pop(who, None)
    bots = {name.removeprefix(BOT): Estimate(row.mu, row.sigma) for name, row in rows.items()}
    return None if own is None else level_like(own.mu, bots)


async def read_results(call: CallWith[None, ResultsQuery]) -> ResultList:
    """The caller's finished games, one by one."""
    query = call.query
    before = 2**62 if query.before is None else query.before
    rows = await call.server.store.results(call.player.id, before, _PAGE + 1)
    return ResultList([finished_game(row) for row in rows[:_PAGE]], len(rows) > _PAGE)


def finished_game(row: ResultRow) -> FinishedGame:
    """A result, for the player who achieved it."""
    return FinishedGame(
        table=row.table_id,
        at=row.at,
        edition=row.edition,
        players=row.players,
        seat=SEATS[row.number],
        score=row.score,
        place=row.place,
        winners=row.winners,
        left=row.conceded,
        rated=row.rated,
        ended_by=row.ended_by,
        mu=row.mu,
        sigma=row.sigma,
    )


async def read_table_statistics(call: Call) -> TableStatistics:
    """What is public about the players at a table."""
    store = call.server.store
    table = await call.server.tables.get(call.params["id"])
    players: list[PlaceStatistics] = []
    for number, seat in enumerate(table.seats):
        found: Statistics | None = None
        if seat.kind == "bot":
            found = statistics([], await store.rating(f"{BOT}{seat.bot}"))
        elif seat.player is not None:
            found = await statistics_of(store, seat.player)
        shown = seat_info(table, number, call.player_id)
        players.append(PlaceStatistics(number, shown.seat, shown.name, found))
    return TableStatistics(table.id, players)


async def read_ranking(call: Call) -> Ranking:
    """The strongest players and bots of this server."""
    rows = await call.server.store.best_rated(RANKED_OPPONENTS, _PAGE)
    return Ranking(SURE_GAMES, RANKED_OPPONENTS, [ranked(row, call.player_id) for row in rows])


def ranked(row: RatingRow, caller: str | None) -> Ranked:
    """A line of the ranking. Player ids stay on the server."""
    bot = row.who.removeprefix(BOT) if row.who.startswith(BOT) else None
    return Ranked(
        name=bot or row.name,
        bot=bot,
        mine=row.who == caller,
        rating=rating_info(row.games, row.mu, row.sigma),
    )


OPERATIONS = (
    Operation("GET", "/api/me/statistics", read_statistics, "The caller's figures", MyStatistics),
    Operation(
        "GET",
        "/api/me/results",
        read_results,
        "The caller's finished games",
        ResultList,
    ),
    Operation(
        "GET",
        "/api/tables/{id}/statistics",
        read_table_statistics,
        "Results and ratings of the players at a table",
        TableStatistics,
        needs_player=False,
    ),
    Operation(
        "GET",
        "/api/ranking",
        read_ranking,
        "The strongest players",
        Ranking,
        needs_player=False,
        cost=20,  # the opponents of each player are counted
    ),
)
