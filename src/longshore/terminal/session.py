"""A game at one keyboard: the committed game, and on top of it the draft of a person's turn.

A person's turn can be undone step by step until a step matters to others, because it ends the turn
or asks someone else. Bids, settlements and whatever a player decides outside their turn are final
at once, as everywhere in Longshore (docs/design.md, section 5).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from longshore.bots import Answer, Asking, Bot, Seats
from longshore.bots.guests.guest import conduct_of
from longshore.bots.legal import legal_steps
from longshore.game import Game, Refused
from longshore.game.decisions import DECISION_NAMES, SELLING_AT_HOME, Decision
from longshore.game.steps import LOAN_STEP, REPAY_STEP, SELL, SKIP_STEP, kind_of
from longshore.record import (
    Record,
    line_text,
    replay,
    result_of,
    starting_game,
    step_text,
    steps_of,
)
from longshore.record.turn_draft import Effect, may_draft, rehearse
from longshore.record.words import SEATS, Seat
from longshore.terminal.seating import ME, sit_down
from longshore.text import FALLBACK, Translator
from longshore.view import Ledger, opening, play, view_of
from longshore.view.forms import GameEvent, GameView

_FREE: Final = (LOAN_STEP, REPAY_STEP)  # cost no action, so a sale is still possible (R-TURN-7)


@dataclass(frozen=True)
class Drafted:
    """A step that can still be undone, and its events."""

    seat: int
    step: int
    events: list[GameEvent]


class Session:
    """One game with its people, bots, draft and log."""

    def __init__(
        self,
        record: Record,
        seats: Sequence[str],
        *,
        seed: int = 0,
        think_ms: int | None = None,
        simulations: int | None = None,
    ) -> None:
        """Seat everyone and replay the record.

        Raises OutsideError if it cannot be replayed, SeatingError if there is no such bot.
        """
        self.game: Game = replay(record)
        self.start: Final = replace(record, steps=(), result=None, lines=())
        self.seats: Final = tuple(seats)
        self.think_ms = think_ms
        self.simulations = simulations
        bots = sit_down(seats, record.players, seed, simulations)
        self.table: Final = Seats(starting_game(record), bots)
        self.people: Final = tuple(seat for seat, kind in enumerate(seats) if kind == ME)
        self.draft: list[Drafted] = []
        self.undone: list[int] = []
        self.replaced: set[int] = set()
        self.committed: list[GameEvent] = opening(self.table.game)
        """What has happened and cannot be undone. It only ever grows."""
        self.table.start()
        shadow = self.table.game.clone()
        for seat, step in steps_of(record):
            self.committed += play(shadow, seat, step)
            self.table.play(seat, step_text(step))
        self._begin_turn()

    # ------------------------------------------------------------ who decides

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.over

    @property
    def asked(self) -> int | None:
        """The seat that decides next, bidders one after the other. None after the end."""
        asked = self.game.asked()
        return None if asked is None else asked.seats[0]

    @property
    def decision(self) -> Decision | Literal["over"]:
        """The open decision, as a word of the notation."""
        asked = self.game.asked()
        return "over" if asked is None else asked.decision

    def is_person(self, seat: int | None) -> bool:
        """Whether a person at the keyboard sits there."""
        return seat in self.people

    def view(self, seat: int | None) -> GameView:
        """What a seat, or a spectator, may see, with the draft carried out."""
        return view_of(self.game, seat)

    # ------------------------------------------------------------ playing

    def play(self, seat: int, step: int) -> None:
        """Play a step, or raise `Refused` and change nothing. A final one cannot be undone."""
        if step in self.sales():
            self._sell(seat, step)
            return
        final = self.is_final(seat, step)
        events = play(self.game, seat, step)
        self.draft.append(Drafted(seat, step, events))
        self.undone.clear()
        if final:
            self.commit()
            self._begin_turn()

    def why_not(self, seat: int, step: int) -> Refused | None:
        """Why a step would be refused, or None."""
        return None if step in self.sales() else self.game.why_not(seat, step)

    def is_final(self, seat: int, step: int) -> bool:
        """Whether this step would matter to others at once, so that it cannot be undone."""
        if not self.is_person(seat) or not may_draft(self.game, seat):
            return True
        if step in self.sales():
            return False
        if self.game.why_not(seat, step) is not None:
            return False
        return rehearse(self.game.clone(), seat, step) is not Effect.GOES_ON

    def commit(self) -> None:
        """Commit the draft."""
        for drafted in self.draft:
            self.table.play(drafted.seat, step_text(drafted.step))
            self.committed += drafted.events
        self.draft.clear()
        self.undone.clear()
        if self.over:
            self.table.end()

    def undo(self) -> bool:
        """Undo the last step of the draft. False if there is none."""
        if self.undoable == 0:
            return False
        self.undone.append(self.draft.pop().step)
        self.game = self.table.game.clone()
        for drafted in self.draft:
            self.game.apply(drafted.seat, drafted.step)
        self._begin_turn()
        return True

    @property
    def undoable(self) -> int:
        """How many steps can be undone. The `skip` at the start of a turn was nobody's choice."""
        return sum(drafted.step != SKIP_STEP for drafted in self.draft)

    def redo(self) -> bool:
        """Redo what was undone. False if there is nothing."""
        if not self.undone:
            return False
        rest = self.undone[:-1]
        self.play(self.game.turn, self.undone[-1])
        self.undone = rest
        return True

    def reset(self) -> bool:
        """Undo the whole draft. False if there is none."""
        return [self.undo() for _ in range(self.undoable)] != []

    # ------------------------------------------------------------ the domestic sale

    def sales(self) -> list[int]:
        """What can still be sold to the bank, until the first action of the turn (R-DOM).

        Nobody is asked before every turn: a `skip` is drafted, and a sale takes its place.
        """
        steps = [drafted.step for drafted in self.draft]
        if steps[:1] != [SKIP_STEP] or any(step not in _FREE for step in steps[1:]):
            return []
        legal = self.table.game.legal(self.draft[0].seat)
        return [step for step in legal if kind_of(step) == SELL]

    def _begin_turn(self) -> None:
        """Draft the `skip` of a person whose turn begins with a domestic sale."""
        seat = self.asked
        if seat is None or not self.is_person(seat) or self.draft:
            return
        if self.decision == DECISION_NAMES[SELLING_AT_HOME]:
            self.draft.append(Drafted(seat, SKIP_STEP, play(self.game, seat, SKIP_STEP)))

    def _sell(self, seat: int, sale: int) -> None:
        """Sell after all. Loans that were taken or paid back stay."""
        later = [drafted.step for drafted in self.draft[1:]]
        self.game = self.table.game.clone()
        self.draft = [Drafted(seat, step, play(self.game, seat, step)) for step in (sale, *later)]
        self.undone.clear()

    # ------------------------------------------------------------ bots

    def ask_bot(self, seat: int) -> Answer:
        """The answer of the bot that is asked, which may take its time. Nothing is played."""
        return self.table.ask(seat, self.think_ms)

    def stand_ins(self, messages: Translator) -> list[tuple[int, str]]:
        """Seats where a deckhand has just taken over from a guest, and why.

        In English with what the guest did, which is for its author.
        """
        found = [
            (seat, trouble if messages.language == FALLBACK else failure_text(bot, messages))
            for seat, bot in enumerate(self.table.bots)
            if seat not in self.replaced and (trouble := conduct_of(bot).trouble)
        ]
        self.replaced.update(seat for seat, _ in found)
        return found

    def asking(self, seat: int) -> Asking:
        """A person's decision, as a bot that had watched from the start would get it."""
        asked = self.game.asked()
        if asked is None:
            raise ValueError("the game is over")
        return Asking(
            seat,
            asked.decision,
            self.view(seat),
            legal_steps(self.game, seat),
            [*self.table.public, *self._draft_lines()],
            self.think_ms,
        )

    def close(self) -> None:
        """Let the bots go."""
        for bot in self.table.bots:
            bot.close()

    # ------------------------------------------------------------ what has happened

    @property
    def events(self) -> list[GameEvent]:
        """Everything that everyone may know, in order, including the draft."""
        return [*self.committed, *self.drafted]

    @property
    def drafted(self) -> list[GameEvent]:
        """The events of the draft."""
        return [event for drafted in self.draft for event in drafted.events]

    @property
    def record(self) -> Record:
        """The game so far, including the draft."""
        drafted = self._draft_lines() if self.undoable else []
        steps = (*self.table.lines, *drafted)
        return replace(self.start, steps=steps, result=result_of(self.game))

    def first_view(self, seat: int | None) -> GameView:
        """What a seat saw at the start of the game."""
        return view_of(starting_game(self.start), seat)

    def tracked_cash(self, viewer: int | None) -> dict[Seat, int | None]:
        """Everyone's cash, as far as the public record proves it (R-INFO-2)."""
        ledger = Ledger(self.first_view(viewer), dealt=self.start.deal is not None)
        ledger.note(self.events)
        return {name: ledger.cash(name) for name in SEATS[: self.start.players]}

    def _draft_lines(self) -> list[str]:
        return [line_text(drafted.seat, drafted.step) for drafted in self.draft]


def failure_text(bot: Bot, messages: Translator) -> str:
    """Whether a guest was too slow, or failed in another way."""
    why = "late" if conduct_of(bot).timeouts else "failed"
    return messages.say("terminal-guest", why=why)
