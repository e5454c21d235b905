"""The `longshore` command. Any failure is one sentence and an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from longshore.cli import (
    admin,
    arena,
    check,
    dataset,
    economy,
    habits,
    host,
    join,
    loadtest,
    look,
    new,
    output,
    play,
    serve,
    steps,
    why,
)
from longshore.cli.errors import INTERRUPTED, NO, UNUSABLE, Stop, complain

app = typer.Typer(
    name="longshore",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)


def _version(wanted: bool) -> None:
    """`longshore 0.1.0 (core compiled, Python 3.11.7)`, and why if it is not."""
    if wanted:
        import platform

        from longshore import __version__
        from longshore.game import compiled
        from longshore.uncompiled import reason

        core = "compiled" if compiled() else "not compiled"
        output.say(f"longshore {__version__} (core {core}, Python {platform.python_version()})")
        if not compiled():
            output.remark(f"longshore: the core is not compiled: {reason()}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_version, is_eager=True, help="Show the version and exit."
        ),
    ] = False,
) -> None:
    """The board game Container: play it and study it.

    A game is a record: a small text file that every command reads and `apply` continues.

    For example:

        longshore play

        longshore new --players 3 > game.txt

        longshore show game.txt --seat red
    """


app.command()(play.play)
app.command()(serve.serve)
app.command()(host.host)
app.command()(join.join)
app.add_typer(admin.app, name="admin")
app.command()(loadtest.loadtest)
app.command()(new.new)
app.command()(look.show)
app.command()(look.legal)
app.command()(steps.apply)
app.command()(look.score)
app.command()(steps.replay)
app.command()(why.why)
app.command()(check.check)
app.command()(check.fuzz)
app.command()(check.bench)
app.command()(arena.arena)
app.command()(dataset.dataset)
app.command()(economy.economy)
app.command()(habits.habits)


def main() -> None:
    """Run the command line and leave with its exit code."""
    code = run()
    try:
        sys.stdout.flush()
    except OSError as error:
        code = _output_failed(error)
    sys.exit(code)


def run(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    output.prepare_streams()
    try:
        result = app(arguments, prog_name="longshore", standalone_mode=False)
        sys.stdout.flush()
    except Stop as stop:
        complain(str(stop))
        return stop.code
    except typer.TyperException as error:
        if error.format_message():
            complain(error.format_message())
        return UNUSABLE
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except OSError as error:
        return _output_failed(error)
    return result if isinstance(result, int) else 0


def _output_failed(error: OSError) -> int:
    """The reader has gone, or the disk is full, so write nothing at exit either."""
    sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    if isinstance(error, BrokenPipeError):
        return NO
    complain(f"cannot write the output: {(error.strerror or str(error)).lower()}")
    return UNUSABLE
