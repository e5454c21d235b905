"""`longshore play`: a game in the terminal, full-screen or line by line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from longshore.cli import output, parameters
from longshore.cli.errors import Stop

if TYPE_CHECKING:
    from longshore.record import Record
    from longshore.terminal.keeping import Keeper
    from longshore.terminal.session import Session


def play(
    *,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            metavar="me,BOT,...",
            help="Who plays each seat, starting with blue: a bot, or me (can be repeated)."
            "  \\[default: me among bots]",
            show_default=False,
        ),
    ] = None,
    edition: parameters.Edition = "2007",
    players: parameters.PlayersOfSeats = None,
    seed: parameters.Seed = None,
    option: parameters.Options = None,
    name: parameters.Names = None,
    load: Annotated[
        str | None,
        typer.Option(
            "--load", metavar="FILE", help="Continue a saved game, in its file.", show_default=False
        ),
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Continue the last unfinished game.")
    ] = False,
    save: Annotated[
        str | None,
        typer.Option(
            "--save",
            metavar="FILE",
            help="Save the game in this new file (.json for JSON) instead of among your games.",
            show_default=False,
        ),
    ] = None,
    language: parameters.Language = None,
    think_ms: parameters.ThinkMs = None,
    simulations: parameters.Simulations = None,
    pace: Annotated[
        float,
        typer.Option("--pace", min=0, max=10, help="Seconds between the bots' steps."),
    ] = 0.2,
    plain: Annotated[
        bool,
        typer.Option("--plain", help="Play line by line, for screen readers and simple terminals."),
    ] = False,
) -> None:
    """Play against bots or with others at the same keyboard.

    `?` shows the keys, and `h` gives a hint. You can undo a turn until it matters to others.
    Every game is saved from its first step on; --resume continues the last one.

    For example:

        longshore play

        longshore play --seats me,trader,trader,deckhand --edition 2018 --option investment_bank=on

        longshore play --seats me,me,trader --name blue=Ann --name red=Ben --language de

        longshore play --resume
    """
    from longshore.cli.records import read_file
    from longshore.cli.start import start_record
    from longshore.record import OutsideError
    from longshore.record.sentences import outside_sentence
    from longshore.terminal.seating import SeatingError, seats_of
    from longshore.text import translator

    spoken = parameters.language_for(language)
    no_screen = None if plain else why_no_screen(spoken)
    try:
        file = file_for(load, resume, spoken)
        if file is None:
            kinds = seats_of(seats, players)
            start = start_record(edition, len(kinds), seed, options=option or (), names=name or ())
            record = new_game_record(start, kinds)
        else:
            record = read_file(file, spoken)
        session = session_for(record, seats, seed, think_ms, simulations)
    except OutsideError as error:
        raise Stop(outside_sentence(error, spoken)) from error
    except SeatingError as error:
        raise Stop(str(error)) from error
    try:
        keeper = keeper_for(session.record, save, file, spoken)
        if not plain and no_screen is None:
            play_full_screen(session, keeper, spoken, pace)
        else:
            if no_screen is not None:
                output.remark(
                    f"longshore: {translator(spoken).say('terminal-no-screen', why=no_screen)}"
                )
            play_plain(session, keeper, spoken)
    finally:
        session.close()


def why_no_screen(language: str) -> str | None:
    """Why the full-screen game cannot run here: a word of the message `terminal-no-screen`.

    A terminal that is only too small is an error.
    """
    import os
    import shutil
    import sys
    from importlib.util import find_spec

    if not (sys.stdout.isatty() and sys.stderr.isatty()):  # Textual draws on standard error
        return "output"
    if not sys.stdin.isatty():
        return "input"
    if os.environ.get("TERM", "") in ("", "dumb"):
        return "lines"
    if find_spec("textual") is None:
        return "textual"
    from textual.geometry import Size

    from longshore.terminal.screen.cover import is_too_small, room_words
    from longshore.text import translator

    size = shutil.get_terminal_size()
    room = Size(size.columns, size.lines)
    if is_too_small(room):
        messages = translator(language)
        needs = room_words(room, messages)
        raise Stop(f"{needs} {messages.say('terminal-plain-instead')}")
    return None


def file_for(load: str | None, resume: bool, language: str) -> str | None:
    """The file to continue, or None for a new game."""
    from longshore.cli.records import STDIN
    from longshore.terminal.keeping import last_game
    from longshore.text import translator

    if resume and load is not None:
        raise Stop("--resume continues the last game and --load another: use only one of them")
    if load == STDIN:
        raise Stop("--load needs a file, since the keyboard is standard input")
    if not resume:
        return load
    last = last_game()
    if last is None:
        raise Stop(translator(language).say("terminal-none-unfinished"))
    return str(last)


def new_game_record(start: Record, kinds: Sequence[str]) -> Record:
    """The record of a new game, in which bots are named after what they are."""
    from dataclasses import replace

    from longshore.terminal.seating import names_of

    return replace(start, names=names_of(kinds, start.names))


def session_for(
    record: Record,
    seats: str | None,
    seed: int | None,
    think_ms: int | None,
    simulations: int | None,
) -> Session:
    """Seat everyone. The bots have their own seed, independent of the deal."""
    from secrets import randbits

    from longshore.terminal.seating import seats_in, seats_of
    from longshore.terminal.session import Session

    kinds = seats_in(record) if seats is None else seats_of(seats, record.players)
    chance = randbits(32) if seed is None else seed ^ 0x5EED
    return Session(record, kinds, seed=chance, think_ms=think_ms, simulations=simulations)


def keeper_for(record: Record, save: str | None, file: str | None, language: str) -> Keeper:
    """Where the game is saved: in the given file, in its own, or in the games folder.

    A given file must be writable, so that no game is lost.
    """
    from longshore.record.files import FileError
    from longshore.record.sentences import outside_sentence
    from longshore.terminal.keeping import Keeper, new_keeper
    from longshore.text import translator

    if save is None and file is None:
        try:
            return new_keeper()
        except FileError as error:
            why = outside_sentence(error, language)
            output.remark(f"longshore: {translator(language).say('terminal-not-saved', why=why)}")
            return Keeper(None, trouble=error)
    again = save in (None, file)
    keeper = Keeper(file if again else save, exists=again)
    if not keeper.keep(record):
        raise Stop(keeper.why(language))
    return keeper


def play_full_screen(session: Session, keeper: Keeper, language: str, pace: float) -> None:
    """Run the Textual app, then say where the game is saved."""
    from longshore.terminal.screen.app import Longshore
    from longshore.text import translator

    game = Longshore(session, keeper, language, pace=pace)
    game.run()
    if game.return_code:  # Textual has reported what went wrong
        raise typer.Exit(game.return_code)
    if keeper.exists and keeper.trouble is None:
        output.say(translator(language).say("terminal-saved", file=str(keeper.file)))


def play_plain(session: Session, keeper: Keeper, language: str) -> None:
    """Play line by line, on standard input and output."""
    import io
    import sys

    from longshore.terminal.plain import PlainGame

    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")

    def read() -> str | None:
        sys.stdout.write("> ")
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            output.say()
        return line or None

    PlainGame(session, keeper, language, output.say, read).play()
