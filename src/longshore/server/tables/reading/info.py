"""A table as it is shown, without its game."""

from __future__ import annotations

from msgspec import UNSET

from longshore.bots.personas import personas_for
from longshore.record.words import SEATS, Seat
from longshore.server.messages.tables import SeatInfo, TableInfo
from longshore.server.store import Summary
from longshore.server.tables.stored import table_from
from longshore.server.tables.table import STUDY, Table


def table_info(table: Table, player: str | None, asked: list[Seat] | None = None) -> TableInfo:
    """What a player, or an anonymous visitor, may know about a table."""
    own = player is not None and any(seat.player == player for seat in table.seats)
    progress = table.progress
    personas = personas_of(table)
    return TableInfo(
        id=table.id,
        phase=table.phase,
        seq=table.seq,
        edition=table.setup.edition,
        options=dict(table.setup.options),
        players=table.setup.players,
        visibility=table.visibility,
        seating=table.setup.seating,
        rated=table.setup.rated,
        tracker=table.setup.tracker,
        programs=table.setup.programs and not table.setup.rated,
        pace=table.setup.pace,
        host=player is not None and table.host == player,
        seats=[
            seat_info(table, number, player, persona) for number, persona in enumerate(personas)
        ],
        asked=table.asked() if asked is None else asked,
        created_at=table.created_at,
        changed_at=table.changed_at,
        invite=table.invite if own or (player is not None and table.host == player) else UNSET,
        ended=progress.ended,
        offer=progress.offer,
        rematch=progress.rematch,
        rematch_of=table.setup.rematch_of,
        idea=table.setup.idea,
    )


def personas_of(table: Table) -> list[str | None]:
    """Who the bots are. In a series of rematches they stay the same."""
    bots = [seat.bot if seat.kind == "bot" else None for seat in table.seats]
    return personas_for(table.setup.series or table.id, bots)


def seat_info(
    table: Table, number: int, player: str | None, persona: str | None = None
) -> SeatInfo:
    """A seat. Its colour is known once seats are drawn."""
    seat = table.seats[number]
    drawn = table.has_drawn_seats
    return SeatInfo(
        place=number,
        seat=SEATS[number] if drawn else None,
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        left=seat.left,
        mine=player is not None and seat.player == player,
        former=seat.kind == "person" and seat.player is None and table.phase != STUDY,
        persona=persona,
        until=table.lent_until(number),
        program=seat.program,
    )


def summary_info(summary: Summary, player: str | None) -> TableInfo:
    """A table in a list."""
    table = table_from(summary.table, summary.seats)
    return table_info(
        table, player, [seat for seat in SEATS if seat in summary.table.asked.split()]
    )
