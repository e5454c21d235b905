"""Fill the parts of the table screen with what there is to see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text
from textual.geometry import Size

from longshore.drawing.board import board_lines, broker_pieces, supply_pieces
from longshore.drawing.open import context_lines
from longshore.drawing.paint import faint, flow
from longshore.drawing.parts import Look
from longshore.drawing.situation import end_text, own_pieces, title, turn_text
from longshore.record.words import SEATS
from longshore.terminal.screen.question import keys_text, question_lines
from longshore.terminal.screen.state import State
from longshore.terminal.screen.table_screen import TableScreen
from longshore.view.forms import GameView

ROOMY: Final = 28  # lines from which on questions are whole sentences
_LOG: Final = 40  # lines of the log next to the steps; the sheet has all


def draw(table: TableScreen, state: State, log: Sequence[Text], size: Size) -> None:
    """Redraw everything."""
    session, messages, view = state.session, state.messages, state.view()
    high = table.paint("title", [headline(view, state)])
    high += table.flow(
        "supply",
        [piece for piece in (*supply_pieces(view, messages), end_text(view, messages)) if piece],
    )
    high += table.flow("brokers", broker_pieces(view, messages))
    cash = session.tracked_cash(state.viewer) if state.tracking else {}
    thinking = None if state.thinking is None else SEATS[state.thinking]
    look = Look(messages, session.start.names, cash, thinking)
    table.paint("board-text", board_lines(view, look, size.width - 3))
    high += table.flow("own", own_pieces(view, messages))
    high += table.paint("keys", [keys_text(messages, size.width, state.idle_keys)])
    table.leave_room(high)
    table.paint_log(log[-_LOG:])
    draw_question(table, state, view, cramped=size.height < ROOMY)


def headline(view: GameView, state: State) -> Text:
    """Whose turn it is, who is thinking, and which game this is."""
    messages = state.messages
    head = turn_text(view, messages)
    if state.thinking is not None:
        name = SEATS[state.thinking]
        head.append("  " + messages.say("terminal-thinking", seat=name), "italic")
    elif state.advising is not None:
        head.append("  " + messages.say("terminal-hint-soon"), "italic")
    return head.append_text(Text("   ") + title(view, messages))


def draw_question(table: TableScreen, state: State, view: GameView, *, cramped: bool) -> None:
    """The open decision, what helps to make it, and the possible answers."""
    session, messages, seat = state.session, state.messages, state.deciding
    lines = question_lines(
        session,
        view,
        messages,
        deciding=seat is not None,
        pending=state.pending,
        brief=cramped,
    )
    lines += context_lines(view, messages)
    if cramped:  # every line counts, so use fewer
        lines = flow(lines, table.question_width, "   ")
    elif session.undoable and state.pending is None:
        lines.append(faint(messages.say("terminal-draft", count=session.undoable)))
    table.paint("question", lines)
    table.offer(
        state.offer(),
        numbered=state.numbered,
        typing=seat is not None and state.pending is None,
        advice=state.advice,
    )
