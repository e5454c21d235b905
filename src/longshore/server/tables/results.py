"""What a finished game means to those who played it."""

from __future__ import annotations

from collections.abc import Iterator

from longshore.server.store import RatedSeat, ResultRow
from longshore.server.tables.table import Ended, Table


def results_of(table: Table, ended: Ended, at: int) -> Iterator[ResultRow]:
    """A row for each person with one seat; who has several plays against itself."""
    owners = [seat.player for seat in table.seats if seat.kind == "person"]
    places = table.shown_game.places()
    scores = table.shown_game.scores()
    for number, seat in enumerate(table.seats):
        if seat.kind != "person" or seat.player is None or owners.count(seat.player) != 1:
            continue
        yield ResultRow(
            table_id=table.id,
            number=number,
            player_id=seat.player,
            edition=table.setup.edition,
            players=len(table.seats),
            score=scores[number],
            place=len(table.seats) if seat.left else places[number],
            winners=places.count(1),
            conceded=seat.left,
            rated=table.setup.rated,
            ended_by=ended.by,
            at=at,
        )


def rated_seats(table: Table) -> list[RatedSeat]:
    """Everybody at a rated table, bots too, with the place that counts: who has left is last.

    A former player is nobody any more, and the others are rated among themselves.
    """
    if not table.setup.rated:
        return []
    last = len(table.seats) + 1
    places = table.shown_game.places()
    rated = [
        RatedSeat(
            f"bot:{seat.bot}" if seat.kind == "bot" else seat.player or "",
            last if seat.left else places[number],
        )
        for number, seat in enumerate(table.seats)
        if seat.kind == "bot" or seat.player is not None
    ]
    return rated if len(rated) > 1 else []
