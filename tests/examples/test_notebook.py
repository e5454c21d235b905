"""examples/notebook.ipynb runs, and shows what it showed when it was stored."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.examples.notebook import FILE, executed, nbformat

MOST_BYTES = 150_000


def outputs_of(notebook: Any) -> list[list[tuple[str, str]]]:
    """By cell: the kinds of its outputs, with their text. Plots depend on a machine's fonts."""
    return [
        [
            (kind, "" if kind == "image/png" else text)
            for output in cell.get("outputs", [])
            for kind, text in output["data"].items()
        ]
        for cell in notebook.cells
    ]


def test_the_notebook_runs_and_its_outputs_are_its_own(tmp_path: Path) -> None:
    stored = nbformat.read(FILE, as_version=4)
    nbformat.validate(stored)
    assert outputs_of(executed(tmp_path)) == outputs_of(stored), (
        "the outputs have changed: run python -m tests.examples.notebook"
    )
    kinds = {kind for outputs in outputs_of(stored) for kind, _ in outputs}
    assert kinds == {"text/html", "image/png", "text/plain"}
    assert FILE.stat().st_size < MOST_BYTES
