"""`longshore admin`: for the admin of a server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

import typer

from longshore.cli import moderate, output, parameters
from longshore.cli.errors import NO, Stop, importing

if TYPE_CHECKING:
    from longshore.server.admin.check import Report
    from longshore.server.admin.stats import Stats
    from longshore.server.store import Store

T = TypeVar("T")

app = typer.Typer(
    no_args_is_help=True, help="Back up, restore, export, check, count, and moderate."
)

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
    with importing("the server"):
        from longshore.server.settings import Settings
        from longshore.server.store import StoreError
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


# ---------------------------------------------------------------- moderation


def beside(
    data: str, database: str, work: Callable[[Store], Coroutine[Any, Any, moderate.Outcome]]
) -> moderate.Outcome:
    """Ask the server of a database for something."""

    async def inside(url: str) -> moderate.Outcome:
        from longshore.server.admin.reading import reading

        async with reading(url, writing=True) as store:
            return await moderate.stopping_at_problems(work(store))

    return run(data, database, inside)


@app.command()
def ban(
    who: moderate.Who,
    *,
    days: moderate.Days = None,
    reason: moderate.Reason = "",
    addresses: moderate.Addresses = False,
    data: Data = "",
    database: Database = "",
) -> None:
    """Ban a player or an address. Bots take over the player's seats.

    An IPv6 address stands for its /64. Only a keyed hash of it is stored.

    For example:

        longshore admin ban Mallory --days 7 --addresses --reason "spam in the lobby"

        longshore admin ban 203.0.113.0/24

        longshore admin ban client:5a0c11e9b2f4 --days 1
    """

    async def work(store: Store) -> moderate.Outcome:
        from longshore.server.moderation.acts import Detail, until_in

        detail = Detail(until=until_in(days), reason=reason, addresses=addresses)
        return await moderate.ask(store, await moderate.prepared(store, who, detail))

    moderate.say(beside(data, database, work), "Banned.")


@app.command()
def unban(who: moderate.Who, data: Data = "", database: Database = "") -> None:
    """End the bans of a player or an address."""

    async def work(store: Store) -> moderate.Outcome:
        from longshore.server.moderation.acts import Detail, act_of

        outcome = moderate.Outcome.DONE
        for row in await moderate.bans_matching(store, who):
            if row.network and row.player_id:
                continue  # ends with the ban of the player
            act = act_of("unban", moderate.BY, Detail(ban=row.id), name=row.name)
            act.player_id = row.player_id or ""
            outcome = min(outcome, await moderate.ask(store, act))
        return outcome

    moderate.say(beside(data, database, work), "No longer banned.")


@app.command()
def hide(
    table: moderate.TableId,
    undo: Annotated[bool, typer.Option("--undo", help="Put it back into the lists.")] = False,
    data: Data = "",
    database: Database = "",
) -> None:
    """Take a table out of the lists. Its players go on."""

    async def work(store: Store) -> moderate.Outcome:
        from longshore.server.moderation.acts import act_of

        what: Literal["hide", "unhide"] = "unhide" if undo else "hide"
        return await moderate.ask(store, act_of(what, moderate.BY, table_id=table))

    moderate.say(beside(data, database, work), "Listed again." if undo else "Hidden.")


@app.command()
def rename(
    player: moderate.Player,
    name: moderate.NewName = "",
    data: Data = "",
    database: Database = "",
) -> None:
    """Give a player another name, at their tables too."""

    async def work(store: Store) -> moderate.Outcome:
        from longshore.server.moderation.acts import Detail, act_of, player_in
        from longshore.server.players.names import checked_name

        detail = Detail(name=checked_name(name) if name else "")
        player_id, old = await player_in(store, player)
        act = act_of("rename", moderate.BY, detail, player_id=player_id, name=old)
        return await moderate.ask(store, act)

    moderate.say(beside(data, database, work), "Renamed.")


@app.command()
def appoint(
    player: moderate.Player,
    undo: Annotated[bool, typer.Option("--undo", help="Take it back.")] = False,
    data: Data = "",
    database: Database = "",
) -> None:
    """Let a player sign in to the admin page with a passkey."""

    async def work(store: Store) -> moderate.Outcome:
        from longshore.server.moderation.acts import act_of, player_in

        player_id, name = await player_in(store, player)
        what: Literal["appoint", "dismiss"] = "dismiss" if undo else "appoint"
        return await moderate.ask(store, act_of(what, moderate.BY, player_id=player_id, name=name))

    moderate.say(beside(data, database, work), "No longer an admin." if undo else "Now an admin.")
