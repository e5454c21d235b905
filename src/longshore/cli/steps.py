"""`longshore apply` and `replay`: continue a record, or replay it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from longshore.cli import output, parameters
from longshore.cli.errors import NO, UNUSABLE, Stop

if TYPE_CHECKING:
    from longshore.record import Record


def apply(
    file: parameters.File,
    steps: Annotated[
        list[str],
        typer.Argument(metavar="STEP...", help='Steps with their seats: "blue: produce".'),
    ],
    write: Annotated[
        bool, typer.Option("--write", help="Replace the file instead of printing the record.")
    ] = False,
    json: parameters.Json = False,
) -> None:
    """Play steps on a record and print the longer record, or write it back.

    Either all of the steps are legal, or nothing changes. The record keeps its format, but loses
    any comments.

    For example:

        longshore apply game.txt "blue: produce" "blue: place black@3" > longer.txt

        longshore apply game.txt "blue: sail island" "red: bid 5" --write
    """
    from longshore.cli import records
    from longshore.game import Refused
    from longshore.record import OutsideError, RecordError, extended
    from longshore.record.files import written

    if write and file == records.STDIN:
        raise Stop("--write needs a file; standard input cannot be replaced")
    content = records.read_content(file)
    record = records.parse(content, file)
    try:
        longer = extended(record, steps)
    except RecordError as error:
        if error.step > len(record.steps):
            code = NO if isinstance(error.__cause__, Refused) else UNUSABLE
            raise Stop(str(error), code) from error
        raise Stop(f"{records.file_name(file)}: {error}") from error
    except OutsideError as error:
        raise Stop(f"{records.file_name(file)}: {error}") from error
    as_json = json or content.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{")
    text = written(longer, as_json=as_json)
    if write:
        records.replace_file(file, text)
    else:
        output.say(text)


def replay(
    file: parameters.File,
    to: Annotated[
        int | None,
        typer.Option(
            "--to", metavar="NUMBER", help="Stop after this many steps.", show_default=False
        ),
    ] = None,
    language: parameters.Language = None,
    json: parameters.Json = False,
) -> None:
    """Replay a record step by step, and tell what happened.

    Checks every step, and at the end the result that the record claims. The exit code is 1 if
    any of them is wrong. With --json, prints the position that was reached.

    For example:

        longshore replay game.txt

        longshore replay game.txt --to 20 --json
    """
    from longshore.cli.records import moment

    spoken = parameters.language_for(language)
    at = moment(file, None, to, wrong=NO, language=spoken)
    played = len(at.record.steps) if to is None else to
    if json:
        output.say_json(at.view() | {"step": played, "steps": len(at.record.steps)})
        return
    for line in story(at.record, played, spoken):
        output.say(line)


def story(record: Record, to: int, language: str) -> Iterator[str]:
    """Every step of a record up to a number, with its events."""
    from longshore.drawing.log import told
    from longshore.record import replay_partial, steps_of
    from longshore.view import play_along

    game = replay_partial(record, 0)
    steps = list(steps_of(record))[:to]
    for number, events in play_along(game, steps):
        if number:
            yield f"{number:5}  {record.steps[number - 1]}"
        for line in told(events, language):
            yield f"{'':7}  {line.text}"
