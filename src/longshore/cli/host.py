"""`longshore host`: a complete set-up for a server on the internet, as files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from longshore.cli import output
from longshore.cli.errors import Stop


def host(
    folder: Annotated[
        Path, typer.Argument(metavar="[DIR]", help="Where to write the files.")
    ] = Path("longshore-host"),
    *,
    domain: Annotated[
        str,
        typer.Option(
            "--domain",
            metavar="DOMAIN",
            help="The name of the server, such as games.example.org.",
        ),
    ],
) -> None:
    """Write a complete set-up for a bare Debian machine, and explain each file.

    Files that already exist are never changed.

    For example:

        longshore host my-server --domain games.example.org
    """
    from longshore.server.kit.kit import DomainError, checked_domain, write_kit

    try:
        written = write_kit(folder, checked_domain(domain))
    except DomainError as error:
        raise Stop(str(error)) from error
    except OSError as error:
        raise Stop(f"cannot write {folder}: {(error.strerror or str(error)).lower()}") from error
    widest = max(len(each.path) for each in written)
    for each in written:
        output.say(f"{each.outcome:9}  {each.path:{widest}}  {each.about}")
    kept = [each.path for each in written if each.outcome == "kept"]
    if kept:
        output.remark(f"longshore: kept as they are, because they differ: {', '.join(kept)}")
    output.say(f"\nBegin with {folder / 'README.md'}.")
