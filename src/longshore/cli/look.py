"""`longshore show`, `legal` and `score`: the state of a recorded game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longshore.cli import output, parameters
from longshore.cli.errors import Stop

if TYPE_CHECKING:
    from longshore.cli.records import Moment
    from longshore.record.words import Seat
    from longshore.view.forms import SheetLine


def show(
    file: parameters.File,
    seat: parameters.Seat = None,
    language: parameters.Language = None,
    json: parameters.Json = False,
) -> None:
    """Draw the table as a seat or a spectator sees it, or with everything revealed.

    For example:

        longshore show game.txt

        longshore show game.txt --seat red --language de

        longshore new | longshore show - --json
    """
    from longshore.cli.records import moment

    spoken = parameters.language_for(language)
    at = moment(file, seat, language=spoken)
    if json:
        output.say_json(at.view())
        return
    from longshore.drawing.page import page
    from longshore.drawing.parts import Look
    from longshore.text import translator

    look = Look(translator(spoken), at.record.names)
    output.draw(lambda width: page(at.view(), look, width))


def legal(
    file: parameters.File, seat: parameters.Seat = None, json: parameters.Json = False
) -> None:
    """List the steps that may be played now, one per line, ready for `apply`.

    For example:

        longshore legal game.txt

        longshore legal game.txt --seat red --json
    """
    from longshore.cli.records import moment

    at = moment(file, seat)
    asked, steps = at.view()["asked"], legal_steps(at)
    if json:
        output.say_json({"asked": asked, "legal": steps})
        return
    waits = f"{asked['decision']}: {', '.join(asked['seats'])}" if asked else "the game is over"
    output.say(f"# {waits}")
    for name, texts in steps.items():
        for text in texts:
            output.say(f"{name}: {text}")


def legal_steps(at: Moment) -> dict[str, list[str]]:
    """The legal steps of every seat, or of the viewing one. None for a spectator."""
    from longshore.record import step_text

    return {
        name: [step_text(step) for step in at.game.legal(number)]
        for number, name in at.seats().items()
    }


def score(
    file: parameters.File,
    seat: parameters.Seat = None,
    language: parameters.Language = None,
    json: parameters.Json = False,
) -> None:
    """Print the score sheet: the final one after the end, or the current standings before.

    While the game runs, a seat sees only its own line, and a spectator sees none.

    For example:

        longshore score game.txt

        longshore score game.txt --seat red --json
    """
    from longshore.cli.records import moment

    spoken = parameters.language_for(language)
    at = moment(file, seat, language=spoken)
    sheet = sheet_of(at, spoken)
    if json:
        scores = {name: line["total"] for name, line in sheet.items()}
        winners = {"winners": at.view()["winners"]} if at.game.over else {}
        answer = {"over": at.game.over, "scores": scores, **winners, "score_sheet": sheet}
        output.say_json(answer)
        return
    from longshore.drawing.scores import score_page
    from longshore.text import translator

    messages = translator(spoken)
    output.draw(lambda _width: score_page(at.view(), sheet, messages))


def sheet_of(at: Moment, language: str) -> dict[Seat, SheetLine]:
    """The lines that the viewer may see: all of them after the end, only their own before."""
    from longshore.drawing.page import seen_words
    from longshore.text import translator
    from longshore.view import insight, view_of

    if at.record.partial is not None and not at.game.over:
        messages = translator(language)
        viewer = seen_words(at.record.partial, messages)
        raise Stop(messages.say("error-record-partial", name=viewer))
    if at.game.over:
        return at.view()["score_sheet"]
    return {name: insight(view_of(at.game, number))["score"] for number, name in at.seats().items()}
