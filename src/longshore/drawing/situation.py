"""What is going on: the turn, the end of the game, and what the viewer has and scores."""

from __future__ import annotations

from rich.text import Text

from longshore.drawing.paint import SEAT_PAINTS, box, faint
from longshore.game.editions import CARD_VALUES, TWO_VALUE, TWO_VALUE_HIGH
from longshore.record.words import COLOUR_NUMBERS, COLOURS, SEATS
from longshore.text import Translator, option_name
from longshore.view import insight
from longshore.view.forms import GameView, Interest
from longshore.view.insight import distance_to_end
from longshore.view.own import own_board


def title(view: GameView, messages: Translator) -> Text:
    """The edition, and the Investment Bank if it is in play."""
    words = [messages.say(f"edition-{view['edition']}")]
    if "brokers" in view:
        words.append(option_name("investment_bank", messages.language))
    return faint(" · ".join(words))


def turn_text(view: GameView, messages: Translator) -> Text:
    """Whose turn it is, how many actions are left, and whether it is the last turn."""
    if view["over"]:
        return Text(messages.say("decision-over"), "bold")
    turn = view["turn"]
    line = Text.assemble((messages.say("log-turn", seat=turn), SEAT_PAINTS[turn]))
    line.append(" " + messages.say("terminal-actions-left", count=view["actions"]))
    if view["ending"]:
        line.append(" " + messages.say("terminal-last-turn"), "bold reverse")
    return line


def asked_text(view: GameView, messages: Translator) -> Text:
    """Who has to decide what, or nothing after the end."""
    asked = view["asked"]
    if asked is None:
        return Text()
    seats = [Text(messages.say(f"seat-{seat}"), SEAT_PAINTS[seat]) for seat in asked["seats"]]
    question = messages.say(f"decision-{decision_word(view)}")
    return Text(f"{question}: ") + Text(", ").join(seats)


def decision_word(view: GameView) -> str:
    """The decision's name in messages. The second bid of an auction has its own."""
    if view["asked"] is None:
        return "over"
    decision = view["asked"]["decision"]
    tie = decision == "bid" and view["auction"]["round"] == 2
    return "bid-tie-break" if tie else decision.replace("_", "-")


def end_text(view: GameView, messages: Translator) -> Text:
    """How far the end of a running game is (R-END-1). The supply shows which colours are gone."""
    if view["over"]:
        return Text()
    if view["ending"]:
        return Text(messages.say("terminal-end-triggered"), "bold")
    return faint(messages.say("terminal-end", count=distance_to_end(view)["productions_at_least"]))


def own_pieces(view: GameView, messages: Translator, *, in_words: bool = False) -> list[Text]:
    """For the viewing seat: its score now, the values of its card, interest."""
    if view["seat"] not in SEATS:
        return []
    say, found = messages.say, insight(view)
    pieces = [Text(say("terminal-score-now", score=found["score"]["total"]), "bold")]
    values = card_text(view, messages if in_words else None)
    pieces.append(faint(say("terminal-values") + " ") + values)
    if "interest" in found and found["interest"]["due"]:
        pieces.append(interest_text(found["interest"], messages))
    return pieces


def interest_text(interest: Interest, messages: Translator) -> Text:
    """The interest due next turn, and how much of it the cash does not cover (R-INT-2)."""
    due, short = interest["due"], interest["short"]
    if short:
        return Text(messages.say("terminal-interest-short", amount=due, short=short), "bold")
    return faint(messages.say("terminal-interest", amount=due))


def card_text(view: GameView, messages: Translator | None = None) -> Text:
    """What each colour is worth on the viewer's island section, painted or in words.

    The two-value colour is worth 5, or 10 if all five colours are there (R-SCORE-2).
    """
    card = COLOUR_NUMBERS[own_board(view)["card"]]
    values = []
    for colour in COLOURS:
        place = (COLOUR_NUMBERS[colour] - card) % len(COLOURS)
        value = str(CARD_VALUES[place])
        if place == TWO_VALUE:
            value = f"{value}/{TWO_VALUE_HIGH}"
        words = "" if messages is None else messages.say(f"colour-{colour}") + " "
        values.append((box(colour) if messages is None else Text(words)) + Text(value))
    return Text(" " if messages is None else ", ").join(values)
