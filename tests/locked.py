"""The versions this project is tested with, so that no new release can fail a test."""

from __future__ import annotations

from pathlib import Path

from tests.folders import ROOT


def constraints(folder: Path) -> Path:
    """A file for `pip --constraint`, which needs no hashes of the wheel itself."""
    lines = (ROOT / "requirements" / "run.txt").read_text("utf-8").splitlines()
    locked = [line.removesuffix("\\").strip() for line in lines if line[:1].isalnum()]
    file = folder / "locked.txt"
    file.write_text("\n".join(locked), "utf-8")
    return file
