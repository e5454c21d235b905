"""What is going on: the turn, the end of the game, and what the viewer has and scores."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from longshore.drawing.paint import SEAT_PAINTS, box, faint
from longshore.game.editions import CARD_VALUES, TWO_VALUE, TWO_VALUE_HIGH
from longshore.record.words import COLOUR_NUMBERS, COLOURS, SEATS
from longshore.text import Translator, option_name
from longshore.view import insight

View = Any


def title(view: View, messages: Translator) -> Text:
    """Edition and options that matter to everybody."""
    words = [messages.say(f"edition-{view['edition']}")]
    if "brokers" in view:
        words.append(option_name("investment_bank", messages.language))
    return faint(" · ".join(words))


def turn_text(view: View, messages: Translator) -> Text:
    """Whose turn it is, how many actions are left, and whether it is the last turn."""
    if view["over"]:
        return Text(messages.say("decision-over"), "bold")
    turn = view["turn"]
    line = Text.assemble((messages.say("log-turn", seat=turn), SEAT_PAINTS[turn]))
    line.append(" " + messages.say("terminal-actions-left", count=view["actions"]))
    if view["ending"]:
        line.append(" " + messages.say("terminal-last-turn"), "bold reverse")
    return line


def end_text(view: View, messages: Translator) -> Text:
    """How far the end of the game is (R-END-1); which colours are gone the supply itself shows."""
    if view["ending"] or view["over"]:
        return Text(messages.say("terminal-end-triggered"), "bold")
    return faint(messages.say("terminal-end", count=insight(view)["end"]["productions_at_least"]))


def own_pieces(view: View, messages: Translator) -> list[Text]:
    """Of the viewing seat: score now, values of the card, interest."""
    if view["seat"] not in SEATS:
        return []
    say, found = messages.say, insight(view)
    pieces = [Text(say("terminal-score-now", score=found["score"]["total"]), "bold")]
    pieces.append(faint(say("terminal-values") + " ") + card_text(view))
    if "interest" in found:
        due, short = found["interest"]["due"], found["interest"]["short"]
        if short:
            pieces.append(Text(say("terminal-interest-short", amount=due, short=short), "bold"))
        elif due:
            pieces.append(faint(say("terminal-interest", amount=due)))
    return pieces


def card_text(view: View, messages: Translator | None = None) -> Text:
    """What each colour is worth on the own island section, painted, or in words of a language.

    The two-value colour is worth 5, or 10 where all five colours are there (R-SCORE-2).
    """
    card = COLOUR_NUMBERS[view["seats"][view["seat"]]["card"]]
    values = []
    for colour in COLOURS:
        place = (COLOUR_NUMBERS[colour] - card) % len(COLOURS)
        value = str(CARD_VALUES[place])
        if place == TWO_VALUE:
            value = f"{value}/{TWO_VALUE_HIGH}"
        words = "" if messages is None else messages.say(f"colour-{colour}") + " "
        values.append((box(colour) if messages is None else Text(words)) + Text(value))
    return Text(" " if messages is None else ", ").join(values)
