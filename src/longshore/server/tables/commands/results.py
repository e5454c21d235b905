"""What a finished game means to its players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from longshore.record.words import EndedBy
from longshore.server.messages.tables import Ended
from longshore.server.store import RatedSeat, ResultRow
from longshore.server.store.rating import BOT
from longshore.server.tables.table import Table

LEAST_ROUNDS: Final = 5  # a rated game that is ended earlier was not played


def results_of(table: Table, ended: Ended, at: int) -> Iterator[ResultRow]:
    """A row for each person with one seat. A person with several plays against themselves.

    A game that began at an idea's position was half played by bots, so it counts for nobody.
    """
    if table.setup.idea is not None:
        return
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


def rated_seats(table: Table, by: EndedBy, *, alone: bool) -> list[RatedSeat]:
    """Everyone at a rated table, bots included, with the place that counts. Leavers are last.

    A player who ends a game alone has left it to the bots. Otherwise players would gain by ending a
    game while in the lead. Former players are left out, and the others are rated among themselves.

    A game that was hardly played counts only for leavers, and only if somebody played on.
    """
    if not table.setup.rated:
        return []
    played = was_played(table, by)
    places = table.shown_game.places()
    behind = len(table.seats) + 1
    rated: list[RatedSeat] = []
    for number, seat in enumerate(table.seats):
        if seat.kind == "bot":
            rated.append(RatedSeat(f"{BOT}{seat.bot}", places[number], counts=played))
        elif seat.player is not None:
            left = alone or seat.left
            place = behind + seat.left if left else places[number]
            rated.append(RatedSeat(seat.player, place, left, played or left))
    return rated if len(rated) > 1 else []


def was_played(table: Table, by: EndedBy) -> bool:
    """Whether the game says something about its players: it was played out, or for some rounds."""
    turns = table.running_game.snapshot().turns[: len(table.seats)]
    return by == "supply" or min(turns) >= LEAST_ROUNDS
