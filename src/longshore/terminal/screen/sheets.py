"""Sheets that cover the table for a while: help, insight, the whole log, the score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from longshore.drawing.insight import insight_lines
from longshore.drawing.scores import score_page, sheet_of
from longshore.terminal.screen.help import help_lines
from longshore.terminal.screen.state import State
from longshore.text import Translator


class Sheet(ModalScreen[None]):
    """Lines to read, scrolled with the arrow keys and closed with Escape."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,question_mark,space", "dismiss", show=False)
    ]

    def __init__(
        self, heading: str, lines: Sequence[RenderableType], close: str, *, to_end: bool = False
    ) -> None:
        super().__init__()
        self.heading = heading
        self.lines = lines
        self.close_words = close
        self.to_end = to_end

    def compose(self) -> ComposeResult:
        """A frame around the lines."""
        with VerticalScroll() as frame:
            frame.border_title = self.heading
            frame.border_subtitle = self.close_words
            yield Static(Group(*self.lines))

    def on_mount(self) -> None:
        """Ready for scrolling. A log starts at its end."""
        frame = self.query_one(VerticalScroll)
        frame.focus()
        if self.to_end:
            frame.scroll_end(animate=False)


def sheet(heading: str, lines: Sequence[RenderableType], messages: Translator) -> Sheet:
    """A sheet with its heading, starting at the top."""
    return Sheet(messages.say(heading), lines, messages.say("terminal-close"))


def help_sheet(state: State) -> Sheet:
    """The keys, how to read the table, and the rules."""
    lines = help_lines(state.view(), state.messages)
    return sheet("terminal-help-title", lines, state.messages)


def insight_sheet(state: State) -> Sheet:
    """What the viewer would work out in their head."""
    lines = insight_lines(state.view(), state.messages)
    return sheet("terminal-insight-title", lines, state.messages)


def log_sheet(lines: Sequence[RenderableType], messages: Translator) -> Sheet:
    """The whole log, starting at its end."""
    heading, close = messages.say("terminal-log-title"), messages.say("terminal-close")
    return Sheet(heading, lines, close, to_end=True)


def score_sheet(state: State) -> Sheet:
    """Everyone's score after the end, only the viewer's own before."""
    view = state.view()
    return sheet("scoring", score_page(view, sheet_of(view), state.messages), state.messages)
