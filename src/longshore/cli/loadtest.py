"""`longshore loadtest`: how much load a server can take."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

import typer

from longshore.cli import output
from longshore.cli.errors import Stop, importing

if TYPE_CHECKING:
    from longshore.load.report import LoadReport

ENOUGH: Final = 0.8  # of the best throughput must be left under overload


def loadtest(
    *,
    url: Annotated[
        str | None,
        typer.Option(
            "--url",
            metavar="URL",
            help="The server to measure. Without it, one is started on temporary data.",
        ),
    ] = None,
    tables: Annotated[int, typer.Option("--tables", min=1, help="Tables to play at.")] = 2000,
    seats: Annotated[int, typer.Option("--seats", min=3, max=5, help="Players at each table.")] = 3,
    period: Annotated[
        float, typer.Option("--period", min=0.05, help="Seconds between two steps at a table.")
    ] = 10.0,
    seconds: Annotated[float, typer.Option("--seconds", min=1.0, help="How long to play.")] = 60.0,
    addresses: Annotated[
        int,
        typer.Option(
            "--addresses",
            min=1,
            max=10_000,
            help="Addresses of 127.0.0.0/8 that the sockets come from.",
        ),
    ] = 1,
    processes: Annotated[
        int | None,
        typer.Option(
            "--processes",
            min=1,
            help="Processes that play.  \\[default: as few as the open-file limit allows]",
            show_default=False,
        ),
    ] = None,
    insight: Annotated[
        bool, typer.Option("--insight", help="Let all sockets ask for insight, as the page does.")
    ] = False,
    overload: Annotated[
        float | None,
        typer.Option(
            "--overload",
            min=1.0,
            metavar="TIMES",
            help="Then find the best throughput, and offer this many times as much.",
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option("--workers", min=1, help="Processes of a server started for the test.")
    ] = 1,
    database: Annotated[
        str | None,
        typer.Option(
            "--database", metavar="URL", help="Empty database of a server started for the test."
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
) -> None:
    """Play at many tables over real sockets, and report how the server copes.

    The exit code is 1 if anything was lost or refused, or with --overload if less than 80 % of the
    best throughput was left.

    The server must trust this machine (serve --trust-loopback). Otherwise its rate limits by
    address end the test.

    For example:

        longshore loadtest

        longshore loadtest --url http://127.0.0.1:8000/ --tables 200 --period 1 --seconds 30 --json

        longshore loadtest --tables 500 --seconds 20 --overload 3
    """
    with importing("the load test"):
        from longshore.load.http import LoadError
        from longshore.load.loadtest import Plan, run_load
    try:
        plan = Plan(
            url=url,
            tables=tables,
            seats=seats,
            period=period,
            seconds=seconds,
            addresses=addresses,
            processes=processes,
            insight=insight,
            overload=overload,
            workers=workers,
            database=database,
        )
        found = run_load(plan, output.remark)
    except LoadError as error:
        raise Stop(str(error)) from error
    if as_json:
        output.say_json(found)
    else:
        for line in report_lines(found):
            output.say(line)
    lost = found["lost"] or found["refused"] or found["too_busy"]
    if lost or found.get("overloaded_share", 1.0) < ENOUGH:
        raise typer.Exit(1)


def report_lines(found: LoadReport) -> list[str]:
    """The report in readable form."""
    return [
        f"{found['tables']} tables, {found['sockets']} sockets, {found['seconds']} s",
        f"stored with: {found['durability']}",
        f"steps       {found['steps']} ({found['steps_per_second']} a second)",
        f"latency     {spread(found['p50_ms'], found['p99_ms'])}, longest {found['max_ms']} ms",
        f"  ok        {spread(found['ok_p50_ms'], found['ok_p99_ms'])}",
        f"  update    {spread(found['update_p50_ms'], found['update_p99_ms'])}",
        f"server CPU  {found['server_cpu_ms_per_step']} ms a step",
        f"  idle      {found['idle_cpu_percent']} % of a core while nobody plays",
        f"machine     {found['machine_cpu_percent']} % busy, with everything that runs on it",
        f"memory      {found['rss_mb']} MiB",
        f"lost        {found['lost']}, refused {found['refused']}, too busy {found['too_busy']}",
        f"load test   {found['client_cpu_ms_per_step']} ms a step for itself",
        *(
            [f"opening     {found['open_ms']} ms for a table of {found['open_steps']} steps"]
            if "open_ms" in found
            else []
        ),
        *(overload_lines(found) if "best_per_second" in found else []),
    ]


def overload_lines(found: LoadReport) -> list[str]:
    """What was done when more was offered than the server can do, and who had the processors."""
    best, offered = found["best_per_second"], found["offered_per_second"]
    server, test = found["overloaded_server_cpu_percent"], found["overloaded_client_cpu_percent"]
    at_best = found["best_server_cpu_percent"], found["best_client_cpu_percent"]
    return [
        f"overload    {found['overloaded_per_second']} of {best} steps, {offered} offered",
        f"  server    {server} % of a core, {at_best[0]} % at its best",
        f"  load test {test} %, {at_best[1]} % at its best",
    ]


def spread(half: float | None, most: float | None) -> str:
    """The median and the 99th percentile."""
    return f"half below {half} ms, 99 % below {most} ms"
