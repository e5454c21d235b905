"""Read the records of a file or folder for a command, with a bar on the way."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from longshore.cli.errors import Stop

Found = TypeVar("Found")


def read_all(path: str, read: Callable[[Path, str, str], Found]) -> list[Found]:
    """What `read` makes of every record, given its file, its name and its run."""
    from longshore.arena.economy.files import NoRecords, name_in, record_files, run_of
    from longshore.cli.progress import progress_bar
    from longshore.record import OutsideError
    from longshore.record.files import reason
    from longshore.record.steps import shown

    where: object = path
    found: list[Found] = []
    try:
        files = record_files(Path(path))
        with progress_bar("records", len(files)) as progress:
            for done, file in enumerate(files, 1):
                where = file
                found.append(read(file, name_in(Path(path), file), run_of(Path(path), file)))
                progress(done)
    except NoRecords as error:
        raise Stop(str(error)) from error
    except OutsideError as error:
        raise Stop(f"{where}: {error}") from error
    except OSError as error:
        raise Stop(f"cannot read {where}: {reason(error)}") from error
    except ValueError as error:  # a name with a NUL in it
        raise Stop(f"cannot read {shown(path)}: there is no such file") from error
    return found
