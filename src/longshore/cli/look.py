"""`longshore show`, `legal` and `score`: what a record has come to."""

from __future__ import annotations

from longshore.cli import output, parameters


def show(
    file: parameters.File, seat: parameters.Seat = None, json: parameters.Json = False
) -> None:
    """Draw the table as a seat, a spectator or everybody sees it.

    For example:

        longshore show game.txt

        longshore show game.txt --seat red

        longshore new | longshore show - --json
    """
    from longshore.cli.drawing import table_lines
    from longshore.cli.records import moment

    at = moment(file, seat)
    if json:
        output.say_json(at.view())
    else:
        output.draw(table_lines(at.view(), at.record))


def legal(
    file: parameters.File, seat: parameters.Seat = None, json: parameters.Json = False
) -> None:
    """List the steps that may be played now, one a line, ready for `apply`.

    For example:

        longshore legal game.txt

        longshore legal game.txt --seat red --json
    """
    from longshore.cli.listing import asked_line, legal_steps
    from longshore.cli.records import moment

    at = moment(file, seat)
    steps = legal_steps(at)
    if json:
        output.say_json({"asked": at.view()["asked"], "legal": steps})
        return
    output.say(f"# {asked_line(at.view())}")
    for name, texts in steps.items():
        for text in texts:
            output.say(f"{name}: {text}")


def score(
    file: parameters.File, seat: parameters.Seat = None, json: parameters.Json = False
) -> None:
    """Print the score sheet: after the end of all, before it as the game stands.

    While the game runs, a seat sees its own line only, and a spectator none.

    For example:

        longshore score game.txt

        longshore score game.txt --seat red --json
    """
    from longshore.cli.records import moment
    from longshore.cli.score_sheet import sheet_lines, sheet_of

    at = moment(file, seat)
    sheet = sheet_of(at)
    if json:
        scores = {name: line["total"] for name, line in sheet.items()}
        winners = {"winners": at.view()["winners"]} if at.game.over else {}
        answer = {"over": at.game.over, "scores": scores, **winners, "score_sheet": sheet}
        output.say_json(answer)
    else:
        output.draw(sheet_lines(sheet, at.view()))
