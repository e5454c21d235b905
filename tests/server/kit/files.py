"""The files of the deployment kit, and programs that accept them."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

from tests.folders import ROOT

KIT = ROOT / "deploy"
METRIC = re.compile(r"\b(?:longshore|process)_[a-z_]+")
SECONDS = 60


def everything(folder: Path) -> dict[str, str]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): path.read_text("utf-8") for path in files}


def queries() -> list[str]:
    """What the dashboard asks Prometheus for."""
    dashboard = json.loads((KIT / "monitoring/dashboard.json").read_text("utf-8"))
    return [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]


def accepts(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=SECONDS)
    assert done.returncode == 0, done.stdout + done.stderr
