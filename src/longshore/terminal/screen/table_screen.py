"""The main screen: the table, the open decision, the steps to choose from, and the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from rich.console import Group
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message
from textual.screen import Screen
from textual.suggester import Suggester
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from longshore.drawing.paint import FAINT, flow
from longshore.terminal.choices import Choice, completed, narrowed
from longshore.terminal.hints import Hint

COMMAND_LETTERS: Final = "uyzhiegkq?"  # no step starts with one of these

LOG_PERCENT: Final = 36  # as in style.tcss
LEAST_BOTTOM: Final = 6  # lines for the question, some steps and the line to type on


class Completion(Suggester):
    """Completes what is typed to a legal step."""

    def __init__(self) -> None:
        super().__init__(use_cache=False)
        self.choices: Sequence[Choice] = ()

    async def get_suggestion(self, value: str) -> str | None:
        """The first step that starts like this."""
        return next((choice.step for choice in self.choices if choice.step.startswith(value)), None)


class Typed(Input):
    """The input line for a step. Tab completes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "complete", show=False),
        Binding("escape", "give_up", show=False),
        Binding("down", "to_list", show=False),
        Binding("up", "to_list", show=False),
    ]

    class GivenUp(Message):
        """The person goes back to the list."""

    def __init__(self, placeholder: str) -> None:
        self.completion: Final = Completion()
        super().__init__(
            id="typed",
            placeholder=placeholder,
            suggester=self.completion,
            select_on_focus=False,  # it gets the focus with the first letter
        )

    def action_complete(self) -> None:
        """Complete as far as there is only one way."""
        self.value = completed(self.completion.choices, self.value)
        self.cursor_position = len(self.value)

    def action_give_up(self) -> None:
        """Back to the list, clearing the input."""
        self.value = ""
        self.post_message(self.GivenUp())

    def action_to_list(self) -> None:
        """To the list, which stays narrowed to what is typed."""
        self.post_message(self.GivenUp())


class TableScreen(Screen[None]):
    """Shows what it is given, and reports what was chosen or typed. It knows no rules."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,f1", "app.help", show=False),
        Binding("h,f2", "app.hint", show=False),
        Binding("i,f3", "app.insight", show=False),
        Binding("g,f4", "app.log", show=False),
        Binding("e,f5", "app.scores", show=False),
        Binding("k,f6", "app.track", show=False),
        Binding("ctrl+s,f7", "app.save_as", show=False),
        Binding("u,ctrl+z", "app.undo", show=False),
        Binding("y,ctrl+y", "app.redo", show=False),
        Binding("z", "app.reset", show=False),
        Binding("q,ctrl+q,ctrl+c", "app.leave", show=False, priority=False),
    ]

    class Chosen(Message):
        """A step from the list, by its place in the narrowed list."""

        def __init__(self, choice: Choice) -> None:
            super().__init__()
            self.choice = choice

    class Written(Message):
        """A typed line."""

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

    def __init__(self, placeholder: str, no_match: str) -> None:
        super().__init__()
        self.placeholder: Final = placeholder
        self.no_match: Final = no_match
        self.choices: list[Choice] = []
        self.shown: list[Choice] = []
        self.painted: dict[str, Sequence[Text]] = {}
        self.numbered = True
        self.advice: dict[str, Hint] = {}

    def compose(self) -> ComposeResult:
        """From top to bottom."""
        yield Static(id="title")
        yield Static(id="supply")
        yield Static(id="brokers")
        with VerticalScroll(id="board", can_focus=False):
            yield Static(id="board-text")
        yield Static(id="own")
        with Horizontal(id="bottom"):
            with Vertical(id="ask"):
                yield Static(id="question")
                yield OptionList(id="steps", markup=False)
                yield Typed(self.placeholder)
            with VerticalScroll(id="log", can_focus=False):
                yield Static(id="log-text")
        yield Static(id="keys")

    def paint(self, part: str, lines: Sequence[Text]) -> int:
        """Fill a part of the screen, and say how tall it is. Without lines it takes no room."""
        if self.painted.get(part) != lines:  # laying text out is slow
            self.painted[part] = lines
            widget = self.query_one(f"#{part}", Static)
            widget.display = bool(lines)
            widget.update(Group(*lines))
        return len(lines)

    def flow(self, part: str, pieces: Sequence[Text]) -> int:
        """Fill a part with pieces side by side."""
        return self.paint(part, flow(pieces, self.app.size.width - 2, "  "))

    @property
    def question_width(self) -> int:
        """How wide a line of the question can be, known before the next layout."""
        width = self.app.size.width
        return width - width * LOG_PERCENT // 100 - 2

    def leave_room(self, others: int) -> None:
        """On a short screen the table scrolls, so that steps can still be chosen."""
        most = max(self.app.size.height - others - LEAST_BOTTOM, 6)
        self.query_one("#board", VerticalScroll).styles.max_height = most

    def paint_log(self, lines: Sequence[Text]) -> None:
        """The log, at its end."""
        self.paint("log-text", lines)
        self.query_one("#log", VerticalScroll).anchor()

    # ------------------------------------------------------------ steps

    def offer(
        self,
        choices: Sequence[Choice],
        *,
        numbered: bool = True,
        typing: bool = True,
        advice: Sequence[Hint] = (),
    ) -> None:
        """Offer steps to choose from, those of a hint first."""
        typed = self.query_one(Typed)
        typed.display = typing
        with self.prevent(Input.Changed):
            typed.value = ""
        typed.completion.choices = choices
        self.choices, self.numbered = list(choices), numbered
        self.advice = {hint.step: hint for hint in advice}
        self.list_steps(self.choices)
        self.query_one("#steps", OptionList).focus()

    def list_steps(self, choices: Sequence[Choice]) -> None:
        """Fill the list: what a hint advises first, what would bring nothing last."""
        ranks = {step: rank for rank, step in enumerate(self.advice)}
        self.shown = sorted(
            choices,
            key=lambda choice: ranks.get(choice.step, len(ranks) + bool(choice.idle)),
        )
        steps = self.query_one("#steps", OptionList)
        width = self.question_width - 3  # the scroll bar, and an edge
        steps.clear_options()
        steps.add_options([Option(self.line(choice, width)) for choice in self.shown])
        if self.choices and not choices:
            steps.add_option(Option(Text(f" {self.no_match}", FAINT), disabled=True))
        steps.highlighted = 0 if choices else None

    def line(self, choice: Choice, width: int) -> Text:
        """`3 Take the tan container at $3      take tan@3`.

        A step that would bring nothing is faint and says what is missing, below it if there is no
        room beside it.
        """
        number = f"{self.choices.index(choice) + 1:>2} " if self.numbered else " "
        side = Text.assemble((choice.step, FAINT))
        if choice.step in self.advice:
            worth = self.advice[choice.step].worth
            stars = "★" if worth is None else f"★ {worth:+.1f}"
            side = Text.assemble((stars, "bold #ef9f27"), "  ", side)
        spoken = Text(number + choice.spoken, FAINT if choice.idle else "")
        if choice.idle and choice.step not in self.advice:
            side = Text(choice.idle, FAINT)
            if spoken.cell_len + 2 + side.cell_len > width:
                return Text("\n").join([cut(spoken, width), cut(Text("   ") + side, width)])
        room = width - side.cell_len - 2
        if room < len(number) + 12:
            side, room = Text(), width
        spoken.truncate(room, overflow="ellipsis", pad=bool(side))
        return spoken + Text("  ") + side if side else spoken

    def on_input_changed(self, event: Input.Changed) -> None:
        """The list follows what is typed."""
        text = event.value.strip()
        number = text.isdigit()
        self.list_steps(self.choices if number else narrowed(self.choices, text))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """A typed line."""
        if event.value.strip():
            self.post_message(self.Written(event.value))

    def on_typed_given_up(self) -> None:
        """Back in the list."""
        self.query_one("#steps", OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A step of the list."""
        self.post_message(self.Chosen(self.shown[event.option_index]))

    def before_key(self, event: events.Key) -> None:
        """Typing in the list continues in the input line below it.

        The line has the focus before the key is passed on: those of a fast typist, or of text that
        is pasted, would otherwise wait for the list and come in the wrong order or not at all.
        """
        steps, typed = self.query_one("#steps", OptionList), self.query_one(Typed)
        if not (steps.has_focus and typed.display and self.choices and event.is_printable):
            return
        letter = event.character or ""
        if letter.isalnum() and letter not in COMMAND_LETTERS:
            typed.value = ""
            self.set_focus(typed)


def cut(text: Text, width: int) -> Text:
    """The text on one line of this width."""
    text.truncate(width, overflow="ellipsis")
    return text
