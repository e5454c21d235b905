"""How a game ends: by the rules, by agreement, or because nobody is left to play it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longshore.game.steps import MACHINE, WAREHOUSE, kind_of
from longshore.record.words import SEATS, EndedBy, Seat
from longshore.server.base.problems import Problem
from longshore.server.messages.tables import Ended, Offer
from longshore.server.tables.commands.results import rated_seats, results_of
from longshore.server.tables.table import CANCELLED, FINISHED, OPEN, RUNNING, Table
from longshore.server.tables.work import Work

_QUIET_ROUNDS: Final = 2


def finish_if_over(work: Work) -> bool:
    """Close the table when the rules have ended the game."""
    game = work.table.running_game
    if not game.over:
        return False
    finish(work, "supply" if game.state.ending else "stalemate")
    return True


def finish(work: Work, by: EndedBy, *, alone: bool = False) -> None:
    """End the game, scored as it stands, and reveal everything dealt (R-SCORE-1).

    `alone` if a single person decided so and only bots could have objected.
    """
    table = work.table
    table.phase = FINISHED
    table.progress.offer = None
    table.drop_draft()
    table.progress.decisions = [None] * len(table.seats)
    game = table.shown_game
    ended = Ended(
        by,
        dict(zip(SEATS, game.scores(), strict=False)),
        [SEATS[seat] for seat in game.winners()],
    )
    table.progress.ended = ended
    work.results = list(results_of(table, ended, work.now))
    work.rated = rated_seats(table, by, alone=alone)
    work.tell({"event": "ended", "by": by, "scores": ended.scores, "winners": ended.winners})


def cancel(work: Work) -> None:
    """Cancel the game. It does not count, and nobody has won it."""
    table = work.table
    table.phase = CANCELLED
    table.progress.offer = None
    table.drop_draft()
    table.progress.decisions = [None] * len(table.seats)
    table.progress.ended = Ended("cancelled", {}, [])
    work.tell({"event": "ended", "by": "cancelled"})


def note_life(table: Table, step: int, turn: int) -> None:
    """Note that a step moved or built something. The server's own offer to end then lapses."""
    game, progress = table.running_game, table.progress
    state = game.state
    quiet: int = state.quiet_turns
    turn_over = game.turn != turn
    if kind_of(step) in (MACHINE, WAREHOUSE):
        progress.built_turn = quiet if turn_over else quiet + 1
    elif state.moved or (turn_over and quiet == 0):
        progress.built_turn = 0
    else:
        return
    if progress.offer is not None and progress.offer.by is None:
        progress.offer = None


def offer_after_quiet_rounds(work: Work) -> None:
    """Offer to end the game after full rounds in which nothing was moved (R-END-5) or built.

    Otherwise a bankrupt table would go on forever.
    """
    table = work.table
    quiet: int = table.running_game.state.quiet_turns - table.progress.built_turn
    players = len(table.seats)
    if quiet < _QUIET_ROUNDS * players or quiet % players or table.progress.offer is not None:
        return
    table.progress.offer = Offer(None, "end", [])
    work.tell({"event": "end_offered", "by": None, "kind": "end"})


def vote(work: Work, seats: list[int], do: str) -> None:
    """Offer to end now, agree or decline, or cancel a game that has just started."""
    table = work.table
    if table.phase == OPEN:
        raise Problem("not_started")
    if table.phase != RUNNING:
        raise Problem("not_running")
    own = [SEATS[seat] for seat in seats if table.seats[seat].is_person]
    if not own:
        raise Problem("not_at_table")
    offer = table.progress.offer
    if do in ("end", "cancel"):
        if do == "cancel":
            need_first_round(table)
        if offer is None or offer.kind != do:
            offer = Offer(own[0], "cancel" if do == "cancel" else "end", [])
            table.progress.offer = offer
            work.tell({"event": "end_offered", "by": own[0], "kind": offer.kind})
    elif offer is None:
        raise Problem("no_end_offered")
    elif do == "decline":
        table.progress.offer = None
        work.tell({"event": "end_declined", "seat": own[0], "kind": offer.kind})
        return
    elif offer.kind == "cancel":
        need_first_round(table)
    agree(work, offer, own)


def agree(work: Work, offer: Offer, own: Sequence[Seat]) -> None:
    """Add a player's consent. With everyone's, carry it out."""
    table = work.table
    agreed = [*offer.agreed, *(name for name in own if name not in offer.agreed)]
    for name in agreed[len(offer.agreed) :]:
        work.tell({"event": "end_agreed", "seat": name, "kind": offer.kind})
    table.progress.offer = Offer(offer.by, offer.kind, agreed)
    close_if_agreed(work)


def close_if_agreed(work: Work) -> None:
    """End the game if all people who are still there agree."""
    table = work.table
    offer = table.progress.offer
    if table.phase != RUNNING or offer is None:
        return
    people = table.people()
    if not people:
        finish(work, "abandoned")
    elif all(name in offer.agreed for name in people):
        if offer.kind == "cancel":
            cancel(work)
        else:
            finish(work, "agreement", alone=offer.by is not None and len(people) == 1)


def need_first_round(table: Table) -> None:
    """Raise unless the game is in its first round, when it can still be cancelled."""
    if table.header is not None and table.header.start is not None:
        raise Problem("too_late_to_cancel")
    if sum(table.running_game.snapshot().turns) >= len(table.seats):
        raise Problem("too_late_to_cancel")
