"""The tables of docs/hosting.md, generated from the code of the server.

`python -m longshore.tools.hosting < docs/hosting.md` prints the page with fresh tables.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import Field, fields
from typing import Any

from longshore.server.base.metrics import REGISTRY
from longshore.server.settings import PREFIX, Limits, Settings
from longshore.tools.marks import with_tables

_OURS = "longshore_"  # the others come from the library, and not on every system


def settings_table() -> str:
    """What can be chosen, and then every limit."""
    rows = ["| variable | option | default | what |", "|---|---|---|---|"]
    for each in _settings():
        option = f"`--{each.name.replace('_', '-')}`" if each.metadata.get("option") else ""
        cells = (
            f"`{PREFIX}{each.name.upper()}`",
            option,
            each.metadata["shown"],
            each.metadata["about"],
        )
        rows.append("|" + "|".join(f" {cell} " if cell else " " for cell in cells) + "|")
    return "\n".join(rows)


def _settings() -> Iterator[Field[Any]]:
    for each in fields(Settings):
        if each.name != "limits":
            yield each
    yield from fields(Limits)


def metrics_table() -> str:
    """Names as Prometheus shows them, and their help texts."""
    rows = ["| name | what |", "|---|---|"]
    for metric in REGISTRY.collect():
        if metric.name.startswith(_OURS):
            name = f"{metric.name}_total" if metric.type == "counter" else metric.name
            rows.append(f"| `{name}` | {metric.documentation} |")
    return "\n".join(rows)


def filled(page: str) -> str:
    """The page with its tables made anew."""
    return with_tables(page, {"metrics": metrics_table(), "settings": settings_table()})


if __name__ == "__main__":  # reads a page, writes it with its tables
    sys.stdout.write(filled(sys.stdin.read()))
