"""Tables in memory, at any position, with a person in every seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from longshore.game import rules_for
from longshore.record import new_record, position_of, read_position
from longshore.record.words import SEATS
from longshore.server.messages.lending import Until
from longshore.server.tables.commands.hand_over import hand_to_bot
from longshore.server.tables.commands.steps import change_draft, take_steps
from longshore.server.tables.numbers import fresh_number, opened
from longshore.server.tables.table import RUNNING, Progress, Seat, Setup, Table
from longshore.server.tables.work import Work


def table_at(
    position: Mapping[str, Any] | None = None,
    *,
    edition: int = 2007,
    players: int = 3,
    options: Mapping[str, Any] | None = None,
    owners: Sequence[str] = ("ann", "bob", "cem", "dan", "eve"),
    table_id: str = "table",
) -> Table:
    """A running table. The position overrides the standard one (docs/scenarios.md)."""
    rules = rules_for(edition, players, options or {})
    game = read_position(rules, position or {})
    names = dict(zip(SEATS, owners, strict=False))
    table = Table(
        id=table_id,
        version=0,
        seq=0,
        phase=RUNNING,
        visibility="private",
        host=owners[0],
        invite="invitation",
        setup=Setup("2018" if edition == 2018 else "2007", dict(options or {}), players, "chosen"),
        seats=[Seat("person", owner, owner.title()) for owner in owners[:players]],
        created_at=0,
        changed_at=0,
        header=new_record(
            rules,
            start=position_of(game),
            names={seat: names[seat].title() for seat in SEATS[:players]},
        ),
        game=game,
        progress=Progress(decisions=[None] * players, bot_seeds=[0] * players),
    )
    for seat in opened(game).seats:
        table.progress.decisions[seat] = fresh_number(table.progress)
    return table


class Desk:
    """Plays at a table as the server does: on a copy, which replaces it if all goes well."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.now = 0

    def take(self, seat: str, *steps: str, commit: bool = True, decision: int | None = -1) -> Work:
        """Take steps for a seat, under its current decision number if none is given."""
        number = SEATS.index(seat)
        if decision == -1:
            decision = self.table.decision_of(number)
        work = self._work()
        take_steps(work, number, decision, steps, commit=commit)
        return self._done(work)

    def draft(self, seat: str, *steps: str) -> Work:
        """Add steps to a draft."""
        return self.take(seat, *steps, commit=False)

    def do(self, seat: str, what: str) -> Work:
        """Undo, redo, reset or commit."""
        work = self._work()
        change_draft(work, SEATS.index(seat), what)
        return self._done(work)

    def lend(self, seat: str, until: Until) -> Work:
        """Let a trader play a seat."""
        work = self._work()
        hand_to_bot(work, SEATS.index(seat), "trader", until)
        return self._done(work)

    def _work(self) -> Work:
        return Work(self.table.copied(), self.now)

    def _done(self, work: Work) -> Work:
        self.table = work.table
        return work

    @property
    def drafted(self) -> list[str]:
        """The steps of the draft."""
        return [step.step for step in self.table.progress.draft.steps]

    def number(self, seat: str) -> int | None:
        """The number of a seat's open decision."""
        return self.table.decision_of(SEATS.index(seat))
