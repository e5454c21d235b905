"""`longshore admin`: for the admin of a server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from longshore.cli import output, parameters
from longshore.cli.errors import NO, Stop

if TYPE_CHECKING:
    from longshore.server.admin.check import Report
    from longshore.server.admin.stats import Stats

T = TypeVar("T")

app = typer.Typer(no_args_is_help=True, help="Back up, restore, export, check and count.")

Data = Annotated[
    str,
    typer.Option(
        "--data",
        metavar="DIR",
        envvar="LONGSHORE_DATA",
        help="Where the server keeps its files.",
        show_default="~/.local/share/longshore",
    ),
]
Database = Annotated[
    str,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="LONGSHORE_DATABASE",
        help="Where players and games are kept.",
        show_default="sqlite:///DIR/longshore.db",
    ),
]


def run(data: str, database: str, work: Callable[[str], Coroutine[Any, Any, T]]) -> T:
    """Work with a server's database, and report any failure in one sentence."""
    try:
        from longshore.server.settings import Settings
        from longshore.server.store import StoreError
    except ImportError as error:
        raise Stop(
            f"the server needs more packages ({error.name}): install longshore[server]"
        ) from error
    try:
        return asyncio.run(work(Settings(data=data, database=database).database_url))
    except StoreError as error:
        raise Stop(str(error)) from error


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The new file.")],
    data: Data = "",
    database: Database = "",
) -> None:
    """Write everything to one file, while the server runs.

    The file is a SQLite database, whichever database the server uses. Keep it safe: it holds the
    cards of running games.

    For example:

        longshore admin backup backup-$(date +%F).db
    """

    async def work(url: str) -> None:
        from longshore.server.admin.backup import back_up

        await back_up(url, file)

    run(data, database, work)
    output.say(f"{file} holds everything.")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    data: Data = "",
    database: Database = "",
) -> None:
    """Restore a backup into an empty database, upgrading an older backup.

    A SQLite backup can be restored to PostgreSQL, and the other way round.
    """

    async def work(url: str) -> None:
        from longshore.server.admin.backup import restore as put_back

        await put_back(file, url)

    run(data, database, work)
    output.say("Everything is restored.")


@app.command()
def export(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A new or empty folder.")],
    data: Data = "",
    database: Database = "",
    running: Annotated[
        bool, typer.Option("--running", help="Include running games, with all hidden information.")
    ] = False,
) -> None:
    """Write the record of every finished or imported game to its own file."""

    async def work(url: str) -> int:
        from longshore.server.admin.export import export_all
        from longshore.server.admin.reading import reading

        async with reading(url) as store:
            return await export_all(store.database, folder, running=running)

    output.say(f"Games in {folder}: {run(data, database, work)}")


@app.command()
def check(data: Data = "", database: Database = "", json: parameters.Json = False) -> None:
    """Check that every stored game matches its log. The exit code is 1 if one does not."""

    async def work(url: str) -> Report:
        from longshore.server.admin.check import check_all
        from longshore.server.admin.reading import reading

        async with reading(url) as store:
            return await check_all(store.database)

    report = run(data, database, work)
    if json:
        output.say_json(
            {
                "format": "longshore-check/1",
                "tables": report.tables,
                "games": report.games,
                "steps": report.steps,
                "problems": [
                    {"table": table, "text": sentence} for table, sentence in report.problems
                ],
            }
        )
    else:
        for table, sentence in report.problems:
            output.say(f"Table {table}: {sentence}.")
        output.say(
            f"{report.tables} tables, {report.games} games, {report.steps} steps: "
            f"{len(report.problems) or 'no'} problems"
        )
    if report.problems:
        raise typer.Exit(NO)


@app.command()
def stats(data: Data = "", database: Database = "", json: parameters.Json = False) -> None:
    """Count players, tables and steps."""

    async def work(url: str) -> Stats:
        from longshore.server.admin.reading import reading
        from longshore.server.admin.stats import count_all

        async with reading(url) as store:
            return await count_all(store.database)

    counted = run(data, database, work)
    if json:
        output.say_json(counted)
        return
    for name, value in counted.items():
        shown = value
        if isinstance(value, dict):
            shown = ", ".join(f"{count} {key}" for key, count in value.items())
        output.say(f"{name.replace('_', ' '):26}{shown}")
