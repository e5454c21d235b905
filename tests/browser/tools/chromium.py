"""Finding a Chromium for the tests (docs/design.md, section 7)."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def find_chromium() -> str | None:
    """The machine's own; else Debian's package, for root; None if there is none."""
    named = os.environ.get("CHROMIUM")
    if named:
        return named
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], check=False, timeout=600)
        return shutil.which("chromium")
    return None


def download_chromium() -> bool:
    """Playwright's own, on a user's machine only."""
    if os.environ.get("CI"):
        return False
    command = [str(Path(shutil.which("playwright") or "playwright")), "install", "chromium"]
    try:
        return subprocess.run(command, check=False, timeout=600).returncode == 0
    except OSError:
        return False
