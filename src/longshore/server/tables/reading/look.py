"""What a player sees of a table: the view with the legal steps and the draft."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from longshore.game import Game
from longshore.record import step_text
from longshore.record.turn_draft import final_steps
from longshore.record.words import SEATS
from longshore.server.base.clock import Moment
from longshore.server.base.problems import Problem
from longshore.server.messages.looks import BidRange, Draft, Look, Shown
from longshore.server.tables.commands.steps import turn_too_long
from longshore.server.tables.reading.sales import sales_left
from longshore.server.tables.table import OPEN, RUNNING, Table
from longshore.server.tables.time.clocks import clocks_of
from longshore.view import insight
from longshore.view.forms import Asked, GameView

LISTED_BIDS: Final = 3000  # nobody reads a million bids, and `bids` has the whole range


def look(table: Table, seat: int | None, at: Moment, *, with_insight: bool = False) -> Look:
    """The view of a seat, or of a spectator (None), with the clocks as they stand at a moment."""
    if table.phase == OPEN or table.game is None:
        raise Problem("not_started")
    drafting = seat is not None and table.may_draft(seat)
    game, complete = table.rehearsal() if drafting else (table.shown_game, False)
    views = table.views(game)
    view = views.of(seat)
    found = Look(
        table=table.id,
        seq=table.seq,
        phase=table.phase,
        decision=None if seat is None else table.decision_of(seat),
        seat=None if seat is None else SEATS[seat],
        view=view,
        legal=[],
        bids=None,
        draft=None,
        clocks=clocks_of(table, at, seat),
        offer=table.progress.offer,
    )
    if seat is not None and table.phase == RUNNING and not complete:
        found.legal, found.bids = legal_of(table, game, seat)
    if drafting and seat is not None:
        found.draft = draft_of(table, game, seat, complete=complete)
    if with_insight:
        found.insight = insight(as_if_going_on(view)) if complete else views.insight(view)
    return found


def nothing_yet(table: Table) -> Shown:
    """What there is to see before the game has begun: nothing but the table itself."""
    return Shown(
        table=table.id,
        seq=table.seq,
        phase=table.phase,
        decision=None,
        seat=None,
        view=None,
        legal=[],
        bids=None,
        draft=None,
        clocks=None,
        offer=None,
    )


def as_if_going_on(view: GameView) -> GameView:
    """Present a complete turn as a moment that the rules know: choosing another action."""
    asked: Asked = {"decision": "action", "seats": [view["turn"]]}
    return {**view, "asked": asked, "actions": max(view["actions"], 1)}


def legal_of(table: Table, game: Game, seat: int) -> tuple[list[str], BidRange | None]:
    """The legal steps as text, and the range of bids."""
    bids = game.bids(seat)
    legal: list[str] = []
    if bids is not None:
        width = bids.zero_cards + 1
        most = bids.lowest + LISTED_BIDS // width
        for amount in range(bids.lowest, min(bids.highest, most - 1) + 1):
            legal += [f"bid {amount}", *(f"bid {amount} +{cards}" for cards in range(1, width))]
    legal += [step_text(step) for step in game.besides_bids(seat)]
    if legal and legal[-1] == "loan" and turn_too_long(table, seat, 1):
        legal.pop()
    return legal, None if bids is None else BidRange(*bids)


def draft_of(table: Table, game: Game, seat: int, *, complete: bool) -> Draft:
    """The draft, what can be done with it, and which steps would commit it at once."""
    draft = table.progress.draft
    return Draft(
        steps=[drafted.step for drafted in draft.steps],
        redo=[drafted.step for drafted in reversed(draft.undone)],
        complete=complete,
        final=[] if complete else [step_text(step) for step in final_steps(game, seat)],
        changes=draft.changes,
        sales=sales_left(table, seat) or UNSET,
    )
