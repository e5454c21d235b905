"""`longshore economy`: recorded games as an economy."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from longshore.cli import output, parameters
from longshore.cli.errors import Stop
from longshore.cli.recorded import read_all

if TYPE_CHECKING:
    from longshore.arena.economy.book import Book
    from longshore.arena.economy.forms import EconomyReport


def economy(
    path: Annotated[
        str | None,
        typer.Argument(
            metavar="DIR|FILE", help="A record, or a folder of records.", show_default=False
        ),
    ] = None,
    *,
    against: Annotated[
        tuple[str, str] | None,
        typer.Option(
            "--compare",
            metavar="A B",
            help="Compare the games of two folders instead.",
            show_default=False,
        ),
    ] = None,
    by: Annotated[
        str | None,
        typer.Option(
            "--by",
            metavar="bot|option|seat",
            help="Show scores, margins and loans of each bot, option or seat instead.",
            show_default=False,
        ),
    ] = None,
    out: Annotated[
        str | None,
        typer.Option(
            "--out", metavar="DIR", help="Where CSV files and plots go.", show_default=False
        ),
    ] = None,
    json: parameters.Json = False,
) -> None:
    """Show prices, margins, money, loans and auctions of recorded games.

    Prices are what containers were sold for, by colour, at each stage of their journey: factory,
    harbour, auction. Margins are what maker, warehouse, shipper and collector earned on a
    container. The collector's income is what the value card pays for it at the end.

    For example:

        longshore economy game.txt

        longshore economy runs/1/records --out economy

        longshore economy runs/1 --json > economy.json

        longshore economy runs/1 --by bot

        longshore economy --compare runs/without runs/with
    """
    if against is not None:
        if path is not None or by is not None or out is not None:
            raise Stop("--compare takes two folders, and no other folder, --by or --out")
        _compare(against, json=json)
        return
    if path is None:
        raise Stop("give a record or a folder of records, or --compare with two of them")
    if by is not None:
        if out is not None:
            raise Stop("--by prints tables or JSON, and writes no files")
        _groups(path, by, json=json)
        return
    from longshore.arena.economy.printed import draw_economy
    from longshore.arena.economy.report import report_of

    folder = None if out is None else parameters.folder(out)
    books = _read(path)
    report = report_of(books)
    if folder is not None:
        _save(folder, report, books)
    if json:
        output.say_json(report)
    else:
        draw_economy(report)
        if folder is not None:
            output.say(f"CSV files, economy.json and plots are in {folder}")


def _compare(paths: tuple[str, str], *, json: bool) -> None:
    """How the second set of games differs from the first."""
    from longshore.arena.economy.compare import compare
    from longshore.arena.economy.print_compared import draw_comparison

    report = compare(_read(paths[0]), _read(paths[1]), paths)
    if json:
        output.say_json(report)
    else:
        draw_comparison(report)


def _groups(path: str, by: str, *, json: bool) -> None:
    """The outcomes of each group."""
    from longshore.arena.economy.compare import GROUPINGS, groups_of
    from longshore.arena.economy.print_compared import draw_groups

    chosen = next((known for known in GROUPINGS if known == by), None)
    if chosen is None:
        raise Stop(f"--by is one of {', '.join(GROUPINGS)}")
    groups = groups_of(_read(path), chosen)
    if json:
        output.say_json({"format": "longshore-groups/1", "by": chosen, "groups": groups})
    else:
        draw_groups(groups)


def _read(path: str) -> list[Book]:
    """The games of a file or folder."""
    from longshore.arena.economy.files import read_book

    return read_all(path, read_book)


def _save(out: Path, report: EconomyReport, books: list[Book]) -> None:
    """Write tables and plots to a folder."""
    from longshore.arena.canvas import need_plots
    from longshore.arena.economy.files import save_tables
    from longshore.arena.economy.plots import save_plots
    from longshore.arena.errors import FolderError

    try:
        need_plots()
        save_tables(out, report, books)
        save_plots(out, books)
    except FolderError as error:
        raise Stop(str(error)) from error
