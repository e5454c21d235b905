"""`longshore join`: a bot at an online table."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from longshore.cli import output, parameters
from longshore.cli.errors import NO, Stop, plain

if TYPE_CHECKING:
    from longshore.online.join import Report


def join(
    link: Annotated[
        str, typer.Argument(metavar="URL", help="The link of an invitation to a table.")
    ],
    *,
    bot: Annotated[
        str,
        typer.Option(
            "--bot", metavar="BOT", help='Who plays: trader, a plug-in, "cmd:python3 mybot.py".'
        ),
    ],
    name: Annotated[
        str | None,
        typer.Option(
            "--name",
            metavar="NAME",
            help="What it is called at the table.  \\[default: after the bot]",
            show_default=False,
        ),
    ] = None,
    seat: Annotated[
        str | None,
        typer.Option(
            "--seat",
            metavar="SEAT",
            help="The colour to take, where it can be chosen.",
            show_default=False,
        ),
    ] = None,
    token: Annotated[
        str | None,
        typer.Option(
            "--token",
            metavar="FILE",
            help="File that keeps the access token, so that the program can return."
            " Created if missing.",
            show_default=False,
        ),
    ] = None,
    simulations: parameters.Simulations = None,
    time_ms: parameters.TimeMs = None,
    seed: parameters.SeedOfGames = None,
    json: parameters.Json = False,
) -> None:
    """Let a bot take a seat at an online table, and play until the game is over.

    Everyone at the table sees that it is a program. It cannot join rated tables, or tables whose
    host wants people only. After a lost connection it comes back by itself. Ctrl-C leaves the seat
    to one of the server's bots.

    For example:

        longshore join 'http://127.0.0.1:8000/table/ID#CODE' --bot trader

        longshore join 'https://games.example/table/ID#CODE' --bot "cmd:python3 mybot.py" --token mybot.token
    """  # noqa: E501 (an example)
    from secrets import randbits

    from longshore.bots import make_bot

    try:
        from longshore.online import join as online
        from longshore.online.account import name_for
        from longshore.online.errors import JoinError
    except ImportError as error:
        raise Stop(
            f"joining a table needs one more package ({error.name}): install longshore[online]"
        ) from error
    try:
        playing = make_bot(
            bot,
            seed=randbits(32) if seed is None else seed,
            simulations=simulations,
            time_ms=time_ms,
        )
    except ValueError as error:
        raise Stop(str(error)) from error
    file = None if token is None else Path(token)
    wish = online.Wish(link, name_for(bot) if name is None else name, seat, file, time_ms)
    try:
        with stopped_by_signals():
            report = online.join(wish, playing, tell)
    except JoinError as error:
        raise Stop(str(error), NO) from error
    if json:
        output.say_json(report)
    else:
        output.say(result(report))


def tell(text: str) -> None:
    """A remark, some of whose words may come from a server."""
    output.remark(f"longshore: {plain(text)}")


def result(report: Report) -> str:
    """How the game ended."""
    scores = ", ".join(f"{seat} {score}" for seat, score in report["scores"].items())
    return plain(f"The game has ended ({report['ended_by']}). {scores}".strip())


@contextmanager
def stopped_by_signals() -> Iterator[None]:
    """Let a service manager's SIGTERM end the game as cleanly as Ctrl-C does.

    SIGINT is asked for as well: a shell that starts a program in the background has it ignored.
    """

    def interrupt(*_: object) -> NoReturn:
        raise KeyboardInterrupt

    before = {stop: signal.signal(stop, interrupt) for stop in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for stop, handler in before.items():
            signal.signal(stop, handler)
