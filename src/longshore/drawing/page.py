"""Everything that one viewer knows about a game, on one page of text.

`longshore show` prints it, and environments render it. Below the table come the open decision and
what the viewing seat would work out, and after the end the score sheet.
"""

from __future__ import annotations

from rich.text import Text

from longshore.drawing.insight import buyer_lines, own_lines
from longshore.drawing.lines import EMPTY, Line, aligned
from longshore.drawing.open import context_lines
from longshore.drawing.paint import faint
from longshore.drawing.parts import Look
from longshore.drawing.scores import score_lines
from longshore.drawing.situation import asked_text, title, turn_text
from longshore.drawing.spelled import in_words, table_lines
from longshore.game.editions import OPTIONS
from longshore.record.words import SEATS
from longshore.text import Translator, option_name, option_value
from longshore.view.forms import GameView


def page(view: GameView, look: Look, width: int) -> list[Text]:
    """The page, no line wider than the width (the score sheet needs about 70 columns)."""
    messages = look.messages
    lines = [Line("", heading(view, messages)), *option_lines(view, messages), EMPTY]
    lines += [Line("", turn_text(view, messages))]
    if view["asked"] is not None:
        lines.append(Line("", asked_text(view, messages)))
    lines += [EMPTY, *table_lines(view, look)]
    opened = context_lines(view, messages, in_words(messages), whole=True)
    if opened:
        lines += [EMPTY, *(Line("", line) for line in opened)]
    return [*aligned(lines, width), *conclusions(view, messages, width)]


def heading(view: GameView, messages: Translator) -> Text:
    """The edition, and whose page this is."""
    return title(view, messages) + faint(f" ({seen_words(view['seat'], messages)})")


def seen_words(viewer: str, messages: Translator) -> str:
    """Whose view it is: that of a seat, of a spectator, or everything."""
    kind = "seat" if viewer in SEATS else viewer
    return messages.say("terminal-seen", viewer=kind, seat=viewer)


def option_lines(view: GameView, messages: Translator) -> list[Line]:
    """The options that differ from the edition's defaults."""
    edition, language = int(view["edition"]), messages.language
    chosen = [
        f"{option_name(option.name, language)}: {option_value(option.name, value, language)}"
        for option in OPTIONS
        if option.name != "investment_bank"  # named in the heading
        and (value := view["options"].get(option.name)) is not None
        and value != option.default(edition)
    ]
    return [Line("", Text(words)) for words in chosen]


def conclusions(view: GameView, messages: Translator, width: int) -> list[Text]:
    """What the viewing seat would work out, or how the game ended."""
    if view["over"]:
        return [Text(), *score_lines(view["score_sheet"], view["winners"], messages)]
    if view["seat"] not in SEATS:
        return []
    show = in_words(messages)
    lines = [*own_lines(view, messages, show), *buyer_lines(view, messages, show)]
    return [Text(), *aligned([Line("", line) for line in lines], width)]
