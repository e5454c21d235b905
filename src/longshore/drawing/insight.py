"""Everything a player would work out in their head, as lines."""

from __future__ import annotations

from typing import Final, Literal

from rich.text import Text

from longshore.drawing.paint import box, boxes, faint
from longshore.drawing.parts import SPOT, Show, joined
from longshore.drawing.scores import score_lines
from longshore.drawing.situation import card_text, interest_text
from longshore.record.words import COLOURS, SEATS
from longshore.text import Translator
from longshore.view import insight
from longshore.view.forms import GameView
from longshore.view.own import own_seat

STORES: Final[tuple[Literal["factory", "harbour"], ...]] = ("factory", "harbour")


def insight_lines(view: GameView, messages: Translator) -> list[Text]:
    """The sheet on the screen, including the supplies that the table has no room for."""
    say, supply = messages.say, view["supply"]
    machines = Text(" ").join(
        [box(colour) + Text(f" {supply['machines'][colour]} ") for colour in COLOURS]
    )
    own = view["seat"] in SEATS
    return [
        *(own_lines(view, messages, boxes) if own else []),
        Text(say("machine-supply") + ": ") + machines,
        Text(f"{say('warehouse-supply')}: {supply['warehouses']}"),
        *(buyer_lines(view, messages, boxes) if own else []),
    ]


def own_lines(view: GameView, messages: Translator, show: Show) -> list[Text]:
    """What the viewing seat would work out: score, values, prices, room, interest, cargoes."""
    found, say = insight(view), messages.say
    lines = [
        faint(say("terminal-insight-score")),
        *score_lines({own_seat(view): found["score"]}, (), messages),
        Text(),
        Text(say("terminal-values") + " ") + card_text(view, None if show is boxes else messages),
    ]
    if view["over"]:
        return lines
    for what in ("machine", "warehouse"):
        if what in found["building"]:
            cost = found["building"][what]["cost"]
            lines.append(Text(say(f"terminal-next-{what}", cost=cost)))
    lines.append(Text(say("terminal-room", **found["room"])))
    lines.append(interest_text(found["interest"], messages))
    for seat, lot in found["lots"].items():
        cargo = say("terminal-lot", seat=seat, lot=SPOT, amount=lot["difference"])
        lines.append(joined(Text(cargo), show(lot["lot"])))
    return lines


def buyer_lines(view: GameView, messages: Translator, show: Show) -> list[Text]:
    """Who has room for what is in the viewer's stores."""
    lines = []
    found = insight(view).get("buyers")
    if found is None:
        return []
    for store in STORES:
        for seat, chance in found[store].items():
            if chance["containers"]:
                words = messages.say(
                    f"terminal-buyer-{store}", seat=seat, count=chance["room"], containers=SPOT
                )
                lines.append(joined(Text(words), show(chance["containers"])))
    return lines
