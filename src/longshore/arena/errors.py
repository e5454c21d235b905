"""The errors of an arena. Each message is one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class PlanError(ValueError):
    """The requested match cannot be played."""


class FolderError(Exception):
    """A folder cannot be used."""


class NoCluster(Exception):
    """No cluster is reachable."""


class WorkersLost(Exception):
    """No workers are left to play."""


class CannotPlay(Exception):
    """A game could not be played to its end."""


@contextmanager
def writing_to(folder: Path) -> Iterator[None]:
    """Turn any error from the operating system into a `FolderError`."""
    try:
        yield
    except OSError as error:
        text = error.strerror or type(error).__name__
        raise FolderError(f"cannot write to {folder}: {text[:1].lower()}{text[1:]}") from error
    except ValueError as error:
        if "null" not in str(error):
            raise
        raise FolderError("a folder name cannot contain a NUL character") from error
