"""The table with the sheets that can be laid over it: help, insight, log, scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from textual.app import App

from longshore.drawing.insight import insight_lines
from longshore.drawing.scores import score_page, sheet_of
from longshore.record.files import FileError, form_of, new_file, written
from longshore.terminal.screen.dialogs import SaveAs
from longshore.terminal.screen.help import help_lines
from longshore.terminal.screen.log_book import LogBook
from longshore.terminal.screen.sheets import Sheet
from longshore.terminal.session import Session
from longshore.text import translator


class SheetsApp(App[None]):
    """What can be looked at, and written down, without deciding anything."""

    def __init__(self, session: Session, language: str) -> None:
        super().__init__()
        self.session: Final = session
        self.messages: Final = translator(language)
        self.log_book: Final = LogBook(session, language)
        alone = len(session.people) == 1
        self.viewer: int | None = session.people[0] if alone else None
        self.tracking = False

    def show_table(self) -> None:
        """Draw everything anew."""
        raise NotImplementedError

    def complain(self, words: str) -> None:
        """A sentence that stands on the screen for a while."""
        self.notify(words, severity="warning", timeout=6, markup=False)

    def tell(self, words: str) -> None:
        """A remark that stands on the screen for a while."""
        self.notify(words, timeout=6, markup=False)

    def sheet(self, heading: str, lines: Sequence[RenderableType], *, to_end: bool = False) -> None:
        """Lay a sheet over the table."""
        say = self.messages.say
        self.push_screen(Sheet(say(heading), lines, say("terminal-close"), to_end=to_end))

    def action_help(self) -> None:
        """The keys and the signs."""
        self.sheet("terminal-help-title", help_lines(self.messages))

    def action_insight(self) -> None:
        """What one would work out in the head."""
        view = self.session.view(self.viewer)
        self.sheet("terminal-insight-title", insight_lines(view, self.messages))

    def action_log(self) -> None:
        """The whole log."""
        self.sheet("terminal-log-title", self.log_book.lines(), to_end=True)

    def action_scores(self) -> None:
        """The score sheet: everybody's after the end, before it the viewer's own line."""
        view = self.session.view(self.viewer)
        self.sheet("scoring", score_page(view, sheet_of(view), self.messages))

    def action_track(self) -> None:
        """Show or hide what the public record proves about everybody's cash."""
        self.tracking = not self.tracking
        self.tell(
            self.messages.say("terminal-tracking" if self.tracking else "terminal-not-tracking")
        )
        self.show_table()

    def action_save_as(self) -> None:
        """Write a copy of the record into a file of the person's choice."""

        def named(file: str | None) -> None:
            if file is None:
                return
            try:
                new_file(file, written(self.session.record, as_json=form_of(file)))
            except FileError as error:
                self.complain(str(error))
            else:
                self.tell(self.messages.say("terminal-saved", file=file))

        self.push_screen(SaveAs(self.messages.say("terminal-save-as")), named)
