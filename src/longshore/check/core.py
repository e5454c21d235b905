"""Say once that the core is not compiled: everything works, but 10 to 40 times slower."""

from __future__ import annotations

import os
from importlib.resources import files

from longshore.game import compiled


def why_uncompiled() -> str | None:
    """Why this core is not compiled, as the build noted it, or None if it is compiled."""
    if compiled():
        return None
    note = files("longshore").joinpath("uncompiled.txt")
    if note.is_file():
        return note.read_text("utf-8").strip()
    return "these are the sources as they are"


class Told:
    """Whether this process has said it already."""

    already = False


def warning() -> str | None:
    """What to say about an uncompiled core: nothing a second time, or with LONGSHORE_PURE=1."""
    if Told.already or os.environ.get("LONGSHORE_PURE") == "1":
        return None
    reason = why_uncompiled()
    if reason is None:
        return None
    Told.already = True
    return (
        "the core of Longshore is not compiled, so everything is 10 to 40 times slower: "
        f"{reason}. Install a C compiler and Python's header files, then run "
        "LONGSHORE_REQUIRE_CORE=1 pip install --force-reinstall --no-deps . in Longshore's folder, "
        "which fails and says why if it cannot compile. LONGSHORE_PURE=1 silences this."
    )
