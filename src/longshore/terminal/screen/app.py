"""The full-screen game."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import ClassVar, Final

from textual import events, work
from textual.app import App
from textual.binding import BindingType

from longshore.bots import Answer, Asking
from longshore.game import Refused
from longshore.record import StepError, parse_step
from longshore.record.files import FileError, form_of, new_file, written
from longshore.record.sentences import outside_sentence
from longshore.record.words import SEATS
from longshore.terminal.choices import step_of
from longshore.terminal.hints import Hint, hints
from longshore.terminal.keeping import Keeper
from longshore.terminal.screen.cover import (
    Cover,
    TooSmall,
    cover_words,
    is_too_small,
    room_words,
)
from longshore.terminal.screen.dialogs import Leave, SaveAs
from longshore.terminal.screen.draw import draw
from longshore.terminal.screen.log_book import LogBook
from longshore.terminal.screen.sheets import help_sheet, insight_sheet, log_sheet, score_sheet
from longshore.terminal.screen.state import State
from longshore.terminal.screen.table_screen import TableScreen
from longshore.terminal.screen.theme import DUSK
from longshore.terminal.session import Session
from longshore.text import refusal_sentence, translator
from longshore.view.forms import GameView

_FRAME: Final = 0.05  # seconds between drawings while bots play


class Longshore(App[None]):
    """Runs a session for people and bots."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(
        self, session: Session, keeper: Keeper, language: str = "en", *, pace: float = 0.0
    ) -> None:
        super().__init__()
        alone = len(session.people) == 1
        viewer = session.people[0] if alone else None
        self.session: Final = session
        self.messages: Final = translator(language)
        self.state: Final = State(session, self.messages, viewer)
        self.log_book: Final = LogBook(session, language)
        self.keeper: Final = keeper
        self.pace: Final = pace
        self.table: Final = TableScreen(
            self.messages.say("terminal-type"), self.messages.say("terminal-no-match")
        )
        self.said_trouble = False
        self.drawn = 0.0

    # ------------------------------------------------------------ the course of the game

    def on_mount(self) -> None:
        """Show the table."""
        self.title = "Longshore"
        self.register_theme(DUSK)
        self.theme = DUSK.name
        self.push_screen(self.table)
        self.call_after_refresh(self.go_on)

    def go_on(self) -> None:
        """Ask whoever decides next: a bot, or a person, who may first have to get the keyboard."""
        seat = self.session.asked
        self.state.ask_anew()
        if seat is None:
            self.keep()
            self.show_table()
            self.action_scores()
        elif not self.session.is_person(seat):
            if len(self.session.people) > 1:
                self.state.viewer = None  # hide all secrets until the next person is there
            self.state.thinking = seat
            if monotonic() - self.drawn > _FRAME:  # fast bots need not be seen thinking
                self.show_table()
            self.think(seat)
        elif seat == self.state.viewer or len(self.session.people) == 1:
            self.state.viewer = seat
            self.keep()
            self.show_table()
        else:
            self.state.viewer = None
            self.keep()
            self.show_table()
            self.pass_keyboard(seat)

    def pass_keyboard(self, seat: int) -> None:
        """Cover the table, and any messages to the last person, until the next one is there."""
        self.clear_notifications()

        def uncovered(_: None) -> None:
            self.state.viewer = seat
            self.fit()  # the window may have changed while it was covered

        called = self.session.start.names.get(SEATS[seat])
        self.push_screen(Cover(cover_words(SEATS[seat], called, self.messages)), uncovered)

    @work(thread=True, group="bots")
    def think(self, seat: int) -> None:
        """Let a bot think, off the screen's thread."""
        answer = self.session.ask_bot(seat)
        self.call_from_thread(self.bot_answers, seat, answer)

    def bot_answers(self, seat: int, answer: Answer) -> None:
        """Play a bot's step, and continue after a moment in which it can be seen."""
        self.state.thinking = None
        for other, why in self.session.stand_ins(self.messages):
            self.complain(self.messages.say("terminal-stand-in", seat=SEATS[other], why=why))
        self.session.play(seat, parse_step(answer.step))
        if self.pace > 0:
            self.show_table()
            self.set_timer(self.pace, self.go_on)
        else:
            self.go_on()

    # ------------------------------------------------------------ a person's steps

    def on_table_screen_chosen(self, event: TableScreen.Chosen) -> None:
        """A step from the list, or the answer to a confirmation."""
        if self.state.pending is not None:
            step, self.state.pending = self.state.pending, None
            if event.choice is self.state.choices[0]:
                self.carry_out(step)
            else:
                self.show_table()
        elif self.state.deciding is not None:
            self.propose(parse_step(event.choice.step))

    def on_table_screen_written(self, event: TableScreen.Written) -> None:
        """A typed line."""
        seat = self.state.deciding
        if seat is None or self.state.pending is not None:
            return
        try:
            self.propose(step_of(self.state.choices, seat, event.text, self.messages.language))
        except StepError as error:
            self.complain(str(error))

    def propose(self, step: int) -> None:
        """Play a step. One that cannot be undone has to be confirmed first."""
        seat = self.state.deciding
        if seat is None:
            return
        refusal = self.session.why_not(seat, step)
        if refusal is not None:
            self.complain(refusal_sentence(refusal, self.messages.language))
        elif self.session.is_final(seat, step):
            self.state.pending = step
            self.show_table()
        else:
            self.carry_out(step)

    def carry_out(self, step: int) -> None:
        """Play a person's step."""
        seat = self.state.deciding
        if seat is None:
            return
        try:
            self.session.play(seat, step)
        except Refused as refusal:
            self.complain(refusal_sentence(refusal, self.messages.language))
        else:
            self.go_on()

    # ------------------------------------------------------------ drawing

    def show_table(self) -> None:
        """Redraw everything."""
        self.drawn = monotonic()
        draw(self.table, self.state, self.log_book.lines(), self.size)

    async def on_event(self, event: events.Event) -> None:
        """The table sees a key before it goes to what has the focus. A change of size redraws."""
        if isinstance(event, events.Key) and not event.is_forwarded and self.screen is self.table:
            self.table.before_key(event)
        await super().on_event(event)
        if isinstance(event, events.Resize):
            self.call_after_refresh(self.fit)

    def fit(self) -> None:
        """Draw for the current size of the window."""
        small = is_too_small(self.size)
        covered = isinstance(self.screen, TooSmall)
        if small and not covered:
            self.push_screen(TooSmall(room_words(self.size, self.messages)))
        elif not small and covered:
            self.pop_screen()
        if self.table.is_attached:
            self.show_table()

    # ------------------------------------------------------------ commands

    def change_draft(self, change: Callable[[], bool], nothing: str) -> None:
        """Undo, redo or reset."""
        if self.state.deciding is None:
            return
        if self.state.pending is not None:
            self.state.pending = None
            self.show_table()
        elif change():
            self.go_on()
        else:
            self.complain(self.messages.say(nothing))

    def action_undo(self) -> None:
        """Undo the last step."""
        self.change_draft(self.session.undo, "terminal-nothing-to-undo")

    def action_redo(self) -> None:
        """Redo it."""
        self.change_draft(self.session.redo, "terminal-nothing-to-redo")

    def action_reset(self) -> None:
        """Undo the whole turn."""
        self.change_draft(self.session.reset, "terminal-nothing-to-undo")

    def action_hint(self) -> None:
        """Ask a bot what it would do."""
        seat, state = self.state.deciding, self.state
        if seat is None or state.pending is not None or state.advising is not None:
            return
        asking = self.session.asking(seat)
        state.advising = asking
        self.show_table()
        self.advise(self.session.first_view(seat), asking)

    @work(thread=True, exclusive=True, group="hints")
    def advise(self, first_view: GameView, asking: Asking) -> None:
        """Let it think, off the screen's thread."""
        advice = hints(first_view, asking, self.session.simulations)
        self.call_from_thread(self.advised, asking, advice)

    def advised(self, asking: Asking, advice: tuple[Hint, ...]) -> None:
        """Show the advice if it is still wanted: the best steps first, with their value.

        A thread cannot be stopped, so a hint asked for before the last step may still arrive.
        """
        if self.state.advising is not asking:
            return
        self.state.advising, self.state.advice = None, advice
        self.show_table()

    # ------------------------------------------------------------ sheets and remarks

    def complain(self, words: str) -> None:
        """Show an error on the screen for a while."""
        self.notify(words, severity="warning", timeout=6, markup=False)

    def tell(self, words: str) -> None:
        """Show a message on the screen for a while."""
        self.notify(words, timeout=6, markup=False)

    def action_help(self) -> None:
        """The keys, the signs and the rules."""
        self.push_screen(help_sheet(self.state))

    def action_insight(self) -> None:
        """What a player would work out in their head."""
        self.push_screen(insight_sheet(self.state))

    def action_log(self) -> None:
        """The whole log."""
        self.push_screen(log_sheet(self.log_book.lines(), self.messages))

    def action_scores(self) -> None:
        """The score sheet: everyone's after the end, only the viewer's own line before."""
        self.push_screen(score_sheet(self.state))

    def action_track(self) -> None:
        """Show or hide what the public record proves about everyone's cash."""
        self.state.tracking = not self.state.tracking
        self.tell(
            self.messages.say(
                "terminal-tracking" if self.state.tracking else "terminal-not-tracking"
            )
        )
        self.show_table()

    def action_save_as(self) -> None:
        """Write a copy of the record to a file of the person's choice."""

        def named(file: str | None) -> None:
            if file is None:
                return
            try:
                new_file(file, written(self.session.record, as_json=form_of(file)))
            except FileError as error:
                self.complain(outside_sentence(error, self.messages.language))
            else:
                self.tell(self.messages.say("terminal-saved", file=file))

        self.push_screen(SaveAs(self.messages.say("terminal-save-as")), named)

    # ------------------------------------------------------------ saving and leaving

    def keep(self) -> None:
        """Save the record. If that fails, say so once and go on."""
        if self.keeper.keep(self.session.record):
            self.said_trouble = False
        elif not self.said_trouble:
            self.said_trouble = True
            self.complain(
                self.messages.say("terminal-not-saved", why=self.keeper.why(self.messages.language))
            )

    async def action_quit(self) -> None:
        """Textual's own key to quit, Ctrl+Q. Pressed twice, it quits without asking."""
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
        if self.keeper.trouble is not None:
            words = say("terminal-leave-unsaved", why=self.keeper.why(self.messages.language))
        else:
            words = say("terminal-leave-saved", file=str(self.keeper.file))

        def answered(leave: bool | None) -> None:
            if leave:
                self.exit()

        self.push_screen(
            Leave(words, say("terminal-leave-yes"), say("terminal-leave-no")), answered
        )
