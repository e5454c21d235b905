"""Runs examples/notebook.ipynb: `python -m tests.examples.notebook` also writes its outputs."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

nbformat: Any = import_module("nbformat")  # typed or not, as its version has it
nbclient: Any = import_module("nbclient")

FILE = Path(__file__).parents[2] / "examples" / "notebook.ipynb"


def executed(folder: Path) -> Any:
    """The notebook with the outputs of a fresh kernel that runs in a folder."""
    notebook = nbformat.read(FILE, as_version=4)
    client = nbclient.NotebookClient(
        notebook, timeout=120, kernel_name="python3", resources={"metadata": {"path": str(folder)}}
    )
    done = client.execute()
    for cell in done.cells:
        cell.metadata.pop("execution", None)  # when it was run
        if cell.cell_type == "code":  # without warnings, such as that the core is not compiled
            cell.outputs = [output for output in cell.outputs if "data" in output]
            for output in cell.outputs:
                if len(output.data) > 1:
                    del output.data["text/plain"]  # the picture is enough
    return done


if __name__ == "__main__":
    nbformat.write(executed(FILE.parent), FILE)
