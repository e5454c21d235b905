"""The full-screen game."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import ClassVar, Final

from rich.text import Text
from textual import events, work
from textual.binding import BindingType

from longshore.bots import Answer, Asking
from longshore.drawing.board import board_lines, broker_pieces, supply_pieces
from longshore.drawing.open import context_lines
from longshore.drawing.paint import SEAT_PAINTS, faint, flow
from longshore.drawing.parts import Look
from longshore.drawing.situation import end_text, own_pieces, title, turn_text
from longshore.game import Refused
from longshore.record import StepError, parse_step, sentence
from longshore.record.words import SEATS
from longshore.terminal.choices import Choice, choices_of, step_of
from longshore.terminal.hints import hint
from longshore.terminal.keeping import Keeper
from longshore.terminal.screen.cover import Cover, TooSmall
from longshore.terminal.screen.dialogs import Leave
from longshore.terminal.screen.question import keys_text, question_lines
from longshore.terminal.screen.sheets_app import SheetsApp
from longshore.terminal.screen.table_screen import TableScreen
from longshore.terminal.screen.theme import DUSK
from longshore.terminal.session import Session
from longshore.view.forms import GameView

COLUMNS: Final = 80
LINES: Final = 24
ROOMY: Final = 28  # lines from which on questions are asked in whole sentences
_FRAME: Final = 0.05  # seconds between drawings while bots play
_LOG: Final = 40  # lines of the log beside the steps; the sheet has all


class Longshore(SheetsApp):
    """Leads people and bots through a session."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(
        self, session: Session, keeper: Keeper, language: str = "en", *, pace: float = 0.0
    ) -> None:
        super().__init__(session, language)
        self.keeper: Final = keeper
        self.pace: Final = pace
        self.thinking: int | None = None
        self.pending: int | None = None
        self.advising = False
        self.advice: dict[str, float | None] = {}
        self.choices: list[Choice] = []
        self.table: Final = TableScreen(self.messages.say("terminal-type"))
        self.said_trouble = False
        self.drawn = 0.0

    # ------------------------------------------------------------ the course of the game

    def on_mount(self) -> None:
        """Lay the table."""
        self.title = "Longshore"
        self.register_theme(DUSK)
        self.theme = DUSK.name
        self.push_screen(self.table)
        self.call_after_refresh(self.go_on)

    def go_on(self) -> None:
        """Ask whoever is to decide next: a bot, or a person, who may first get the keyboard."""
        seat = self.session.asked
        self.pending, self.advising, self.advice = None, False, {}
        if seat is None:
            self.keep()
            self.show_table()
            self.action_scores()
        elif not self.session.is_person(seat):
            if len(self.session.people) > 1:
                self.viewer = None  # nobody's secrets while the next person may come
            self.thinking = seat
            if monotonic() - self.drawn > _FRAME:  # quick bots need not be seen thinking
                self.show_table()
            self.think(seat)
        elif seat == self.viewer or len(self.session.people) == 1:
            self.viewer = seat
            self.keep()
            self.show_table()
        else:
            self.viewer = None
            self.keep()
            self.show_table()
            self.pass_keyboard(seat)

    def pass_keyboard(self, seat: int) -> None:
        """Cover the table until the next person is there, remarks to the last one included."""
        self.clear_notifications()
        name = self.messages.say(f"seat-{SEATS[seat]}")
        called = self.session.start.names.get(SEATS[seat])
        words = Text(f"{name} ({called})" if called else name, SEAT_PAINTS[SEATS[seat]])
        words.append("\n\n" + self.messages.say("terminal-cover", seat=SEATS[seat]), "not bold")
        words.append("\n\n" + self.messages.say("terminal-cover-enter"), "bold #e8eef2")

        def uncovered(_: None) -> None:
            self.viewer = seat
            self.fit()  # the window may have changed under the cover

        self.push_screen(Cover(words), uncovered)

    @work(thread=True, group="bots")
    def think(self, seat: int) -> None:
        """Let a bot think, away from the screen."""
        answer = self.session.ask_bot(seat)
        self.call_from_thread(self.bot_answers, seat, answer)

    def bot_answers(self, seat: int, answer: Answer) -> None:
        """Play a bot's step, and go on after a moment in which it can be seen."""
        self.thinking = None
        for other, why in self.session.stand_ins():
            self.complain(self.messages.say("terminal-stand-in", seat=SEATS[other], why=why))
        self.session.play(seat, parse_step(answer.step))
        if self.pace > 0:
            self.show_table()
            self.set_timer(self.pace, self.go_on)
        else:
            self.go_on()

    @property
    def deciding(self) -> int | None:
        """The person who is to decide now, with the table uncovered."""
        seat = self.session.asked
        return seat if self.session.is_person(seat) and seat == self.viewer else None

    # ------------------------------------------------------------ a person's steps

    def on_table_screen_chosen(self, event: TableScreen.Chosen) -> None:
        """A step of the list, or one of the two answers to what cannot be undone."""
        if self.pending is not None:
            step, self.pending = self.pending, None
            if event.choice is self.choices[0]:
                self.carry_out(step)
            else:
                self.show_table()
        elif self.deciding is not None:
            self.propose(parse_step(event.choice.step))

    def on_table_screen_written(self, event: TableScreen.Written) -> None:
        """A typed line."""
        seat = self.deciding
        if seat is None or self.pending is not None:
            return
        try:
            self.propose(step_of(self.choices, seat, event.text, self.messages.language))
        except StepError as error:
            self.complain(str(error))

    def propose(self, step: int) -> None:
        """Play a step; one that cannot be undone only after it was asked once more."""
        seat = self.deciding
        if seat is None:
            return
        refusal = self.session.game.why_not(seat, step)
        if refusal is not None:
            self.complain(sentence(refusal, self.messages.language))
        elif self.session.is_final(seat, step):
            self.pending = step
            self.show_table()
        else:
            self.carry_out(step)

    def carry_out(self, step: int) -> None:
        """Play a person's step."""
        seat = self.deciding
        if seat is None:
            return
        try:
            self.session.play(seat, step)
        except Refused as refusal:
            self.complain(sentence(refusal, self.messages.language))
        else:
            self.go_on()

    # ------------------------------------------------------------ drawing

    def show_table(self) -> None:
        """Draw everything anew."""
        self.drawn = monotonic()
        session, messages = self.session, self.messages
        view = session.view(self.viewer)
        head = turn_text(view, messages)
        if self.thinking is not None:
            head.append(
                "  " + messages.say("terminal-thinking", seat=SEATS[self.thinking]), "italic"
            )
        elif self.advising:
            head.append("  " + messages.say("terminal-hint-soon"), "italic")
        head.append_text(Text("   ") + title(view, messages))
        high = self.table.paint("title", [head])
        high += self.table.flow(
            "supply", [*supply_pieces(view, messages), end_text(view, messages)]
        )
        high += self.table.flow("brokers", broker_pieces(view, messages))
        thinking = None if self.thinking is None else SEATS[self.thinking]
        cash = session.tracked_cash(self.viewer) if self.tracking else {}
        look = Look(messages, session.start.names, cash, thinking)
        self.table.paint("board-text", board_lines(view, look, self.size.width - 3))
        high += self.table.flow("own", own_pieces(view, messages))
        keys = keys_text(messages, self.size.width, self.idle_keys())
        high += self.table.paint("keys", [keys])
        self.table.leave_room(high)
        self.show_log()
        self.show_question(view)

    def show_log(self) -> None:
        """The last lines of the log."""
        self.table.paint_log(self.log_book.lines()[-_LOG:])

    def show_question(self, view: GameView) -> None:
        """What is asked, with what helps to decide it, and the possible answers."""
        seat = self.deciding
        lines = question_lines(
            self.session,
            view,
            self.messages,
            deciding=seat is not None,
            pending=self.pending,
            brief=self.cramped,
        )
        lines += context_lines(view, self.messages)
        if self.cramped:  # the same in fewer lines
            lines = flow(lines, self.table.question_width, "   ")
        elif self.session.draft and self.pending is None:
            count = len(self.session.draft)
            lines.append(faint(self.messages.say("terminal-draft", count=count)))
        self.table.paint("question", lines)
        typing = seat is not None and self.pending is None
        self.table.offer(
            self.offered(), numbered=self.numbered(), typing=typing, advice=self.advice
        )

    @property
    def cramped(self) -> bool:
        """Whether every line counts."""
        return self.size.height < ROOMY

    def offered(self) -> list[Choice]:
        """What can be chosen now."""
        say, seat = self.messages.say, self.deciding
        if seat is None:
            self.choices = []
        elif self.pending is not None:
            self.choices = [
                Choice("", say("terminal-final-yes")),
                Choice("", say("terminal-final-no")),
            ]
        else:
            self.choices = choices_of(self.session.game, seat, self.messages.language)
        return self.choices

    def numbered(self) -> bool:
        """Whether the choices have numbers: a number where bids are asked is a bid."""
        return self.pending is None and self.session.decision not in ("bid", "broker_bid")

    def idle_keys(self) -> frozenset[str]:
        """Keys that would do nothing now."""
        possible = {
            "undo": bool(self.session.draft),
            "redo": bool(self.session.undone),
            "hint": self.deciding is not None and self.pending is None,
        }
        return frozenset(key for key, does in possible.items() if not does)

    async def on_event(self, event: events.Event) -> None:
        """A new size is a new drawing, or no drawing where there is no room."""
        await super().on_event(event)
        if isinstance(event, events.Resize):
            self.call_after_refresh(self.fit)

    def fit(self) -> None:
        """Draw for the size the window has now."""
        small = self.size.width < COLUMNS or self.size.height < LINES
        covered = isinstance(self.screen, TooSmall)
        if small and not covered:
            words = self.messages.say(
                "terminal-too-small",
                columns=COLUMNS,
                lines=LINES,
                width=self.size.width,
                height=self.size.height,
            )
            self.push_screen(TooSmall(words))
        elif not small and covered:
            self.pop_screen()
        if self.table.is_attached:
            self.show_table()

    # ------------------------------------------------------------ commands

    def change_draft(self, change: Callable[[], bool], nothing: str) -> None:
        """Undo, redo or reset."""
        if self.deciding is None:
            return
        if self.pending is not None:
            self.pending = None
            self.show_table()
        elif change():
            self.go_on()
        else:
            self.complain(self.messages.say(nothing))

    def action_undo(self) -> None:
        """Take the last step back."""
        self.change_draft(self.session.undo, "terminal-nothing-to-undo")

    def action_redo(self) -> None:
        """Play it once more."""
        self.change_draft(self.session.redo, "terminal-nothing-to-redo")

    def action_reset(self) -> None:
        """Take the whole turn back."""
        self.change_draft(self.session.reset, "terminal-nothing-to-undo")

    def action_hint(self) -> None:
        """Ask a bot what it would do."""
        seat = self.deciding
        if seat is None or self.pending is not None:
            return
        self.advising = True
        self.show_table()
        self.advise(self.session.first_view(seat), self.session.asking(seat))

    @work(thread=True, exclusive=True, group="hints")
    def advise(self, first_view: GameView, asking: Asking) -> None:
        """Let it think, away from the screen."""
        answer = hint(first_view, asking, self.session.simulations)
        self.call_from_thread(self.advised, asking, answer)

    def advised(self, asking: Asking, answer: Answer) -> None:
        """Show the advice, if it is still wanted: the best steps first, with their worth."""
        if self.deciding != asking.seat or not self.advising:
            return
        self.advising = False
        self.advice = {answer.step: None} | {
            found.step: found.worth for found in answer.candidates[:3]
        }
        self.show_table()

    # ------------------------------------------------------------ keeping and leaving

    def keep(self) -> None:
        """Write the record; say once if that cannot be done, and go on."""
        if self.keeper.keep(self.session.record):
            self.said_trouble = False
        elif not self.said_trouble:
            self.said_trouble = True
            self.complain(self.messages.say("terminal-not-saved", why=self.keeper.trouble or ""))

    async def action_quit(self) -> None:
        """Textual's own key for leaving, Ctrl+Q; pressed twice it leaves without more words."""
        if isinstance(self.screen, Leave):
            self.screen.dismiss(True)
        else:
            self.action_leave()

    def action_help_quit(self) -> None:
        """Textual's own answer to Ctrl+C would be in English."""
        self.action_leave()

    def action_leave(self) -> None:
        """Ask whether to leave."""
        if isinstance(self.screen, Leave):
            return
        self.keep()
        say = self.messages.say
        trouble = self.keeper.trouble
        if trouble is not None:
            words = say("terminal-leave-unsaved", why=trouble)
        else:
            words = say("terminal-leave-saved", file=str(self.keeper.file))

        def answered(leave: bool | None) -> None:
            if leave:
                self.exit()

        self.push_screen(
            Leave(words, say("terminal-leave-yes"), say("terminal-leave-no")), answered
        )
