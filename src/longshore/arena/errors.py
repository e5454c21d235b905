"""What can go wrong in an arena; each says it in one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class PlanError(ValueError):
    """What was asked for cannot be played."""


class FolderError(Exception):
    """A folder cannot be used."""


class NoCluster(Exception):
    """There is no cluster to play on."""


class WorkersLost(Exception):
    """Nobody is left to play."""


class CannotPlay(Exception):
    """A game could not be played to its end."""


@contextmanager
def writing_to(folder: Path) -> Iterator[None]:
    """Whatever the operating system refuses is a `FolderError`."""
    try:
        yield
    except OSError as error:
        text = error.strerror or type(error).__name__
        raise FolderError(f"cannot write to {folder}: {text[:1].lower()}{text[1:]}") from error
    except ValueError as error:
        if "null" not in str(error):
            raise
        raise FolderError("a name of a folder has no NUL character in it") from error
