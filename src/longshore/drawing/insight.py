"""Everything a player would work out in their head, as lines."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from longshore.drawing.paint import box, boxes, faint
from longshore.drawing.parts import SPOT, joined
from longshore.drawing.scores import score_lines
from longshore.drawing.situation import card_text
from longshore.record.words import COLOURS, SEATS
from longshore.text import Translator
from longshore.view import insight

View = Any


def insight_lines(view: View, messages: Translator) -> list[Text]:
    """Everything at once: score, values, prices, room, interest, cargoes, supply, buyers."""
    found, say = insight(view), messages.say
    lines: list[Text] = []
    if view["seat"] in SEATS:
        lines += [faint(say("terminal-insight-score"))]
        lines += [*score_lines({view["seat"]: found["score"]}, (), messages), Text()]
        lines.append(Text(say("terminal-values") + " ") + card_text(view))
    if "building" in found:
        building = found["building"]
        for what in ("machine", "warehouse"):
            if what in building:
                cost = building[what]["cost"]
                lines.append(Text(say(f"terminal-next-{what}", cost=cost)))
        lines.append(Text(say("terminal-room", **found["room"])))
        lines.append(Text(say("terminal-interest", amount=found["interest"]["due"])))
        for seat, lot in found["lots"].items():
            cargo = say("terminal-lot", seat=seat, lot=SPOT, amount=lot["difference"])
            lines.append(joined(Text(cargo), boxes(lot["lot"])))
    supply = view["supply"]
    machines = Text(" ").join(
        [box(colour) + Text(f" {supply['machines'][colour]} ") for colour in COLOURS]
    )
    lines.append(Text(say("machine-supply") + ": ") + machines)
    lines.append(Text(f"{say('warehouse-supply')}: {supply['warehouses']}"))
    return [*lines, *buyer_lines(found, messages)]


def buyer_lines(found: View, messages: Translator) -> list[Text]:
    """Who has room for what stands in the own stores."""
    lines = []
    for store, buyers in found.get("buyers", {}).items():
        for seat, chance in buyers.items():
            if chance["containers"]:
                goods = boxes(item.partition("@")[0] for item in chance["containers"])
                words = messages.say(
                    f"terminal-buyer-{store}", seat=seat, count=chance["room"], containers=SPOT
                )
                lines.append(joined(Text(words), goods))
    return lines
