"""What a bot says about the decisions of a seat, as a table."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from longshore.bots.judge import Judged, Judgement
from longshore.drawing.paint import faint
from longshore.drawing.scores import in_columns
from longshore.drawing.spoken import spoken_step
from longshore.text import Translator
from longshore.text.bots import bot_words


def judged_lines(
    judgement: Judgement, costliest: Sequence[Judged], seat: str, bot: str, messages: Translator
) -> list[Text]:
    """How many decisions there were, a table of the costliest, and what its figures mean."""
    say = messages.say
    count = say("terminal-why-count", seat=seat, count=judgement.decisions)
    same = say("terminal-why-same", bot=bot_words(messages, bot), count=judgement.same)
    lines = [Text(f"{count} {same}", "bold")]
    if not costliest:
        return [*lines, Text(say("terminal-why-none"))]
    names = ("step", "lead", "score")
    headings = [Text(), *(faint(say(f"terminal-why-{name}")) for name in names)]
    rows = [headings]
    for one in costliest:
        cost = one.cost
        figures = (str(one.step), f"{-cost.lead:+.1f} ±{cost.error:.1f}", f"{-cost.score:+.1f}")
        rows.append([Text(), *map(Text, figures)])
    table = in_columns(rows)
    indent = " " * (table[0].cell_len + 3)
    lines += [Text(), table[0]]
    for one, row in zip(costliest, table[1:], strict=True):
        played, better = (spoken_step(step, messages.language) for step in (one.played, one.better))
        lines.append(row + Text("   " + say("terminal-why-played", text=played)))
        lines.append(Text(indent) + Text(say("terminal-why-better", text=better), "bold"))
    return [*lines, Text(), faint(say("terminal-why-figures"))]
