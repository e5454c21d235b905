"""What to say about an uncompiled core: everything works, but 10 to 40 times slower.

`longshore.game` warns when it is first imported. The command says it itself, where it takes long.
"""

from __future__ import annotations

import os
import warnings
from pathlib import Path

# Set in a process that has been told, and so in all that it starts.
TOLD = "LONGSHORE_TOLD_UNCOMPILED"


def reason() -> str:
    """Why this core is not compiled, as the build noted it."""
    note = Path(__file__).with_name("uncompiled.txt")
    if note.is_file():
        return note.read_text("utf-8").strip()
    return "these are the sources as they are"


def warning() -> str | None:
    """What to say, or None if it is on purpose: LONGSHORE_PURE=1."""
    if os.environ.get("LONGSHORE_PURE") == "1":
        return None
    return (
        "the core of Longshore is not compiled, so everything is 10 to 40 times slower: "
        f"{reason()}. Install a C compiler and Python's header files, then run "
        "LONGSHORE_REQUIRE_CORE=1 pip install --force-reinstall --no-deps . in Longshore's folder, "
        "which fails and says why if it cannot compile. LONGSHORE_PURE=1 silences this."
    )


def warn_importer() -> None:
    """Warn once, for the module that imports the caller."""
    if TOLD in os.environ or (text := warning()) is None:
        return
    keep_quiet()
    warnings.warn(text, RuntimeWarning, stacklevel=3)


def keep_quiet() -> None:
    """Do not warn on import, here or in processes that start from here."""
    os.environ[TOLD] = "1"
