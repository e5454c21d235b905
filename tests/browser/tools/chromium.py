"""Find a Chromium for the tests, or install one (docs/design.md, section 7).

`make test` runs this as a program, once, before the tests start, because several at a time would
get in each other's way. It exits with 0 if there is a browser that starts, or else prints why not.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Error, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
# The address bar, which nobody sees here, has two pages of its own in every window. They would
# take a third of all work.
_UNSEEN = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup")
# What Playwright leaves out itself: Chromium listens only to the last of two such lists.
_LEFT_OUT = (
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
ARGUMENTS = (
    "--no-sandbox",  # the tests may run as root in a container
    "--disable-dev-shm-usage",
    f"--disable-features={','.join((*_UNSEEN, *_LEFT_OUT))}",
)
_APT = ("apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300")
_SECONDS = 900


def find_chromium() -> str | None:
    """The one named in CHROMIUM, the machine's own, or the one Playwright downloaded."""
    named = os.environ.get("CHROMIUM")
    found = [named] if named else [path for name in NAMES if (path := shutil.which(name))]
    if found:
        return found[0]
    with sync_playwright() as playwright:
        downloaded = playwright.chromium.executable_path
    return downloaded if Path(downloaded).is_file() else None


def install_chromium() -> str | None:
    """Install Debian's package as root, or else Playwright's, but only on a user's machine."""
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        _try(*_APT, "update")
        _try(*_APT, "install", "-y", "chromium")
    if find_chromium() is None and not os.environ.get("CI"):
        _try(sys.executable, "-m", "playwright", "install", "chromium")
    return find_chromium()


def _try(*command: str) -> None:
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    try:
        # What it prints is for the person who waits; our own output is the reason alone.
        subprocess.run(command, check=False, timeout=_SECONDS, env=environment, stdout=sys.stderr)
    except (OSError, subprocess.TimeoutExpired) as trouble:
        print(trouble, file=sys.stderr)  # noqa: T201


def why_not(path: str | None) -> str:
    """Why a browser does not start, or nothing if it does."""
    if path is None:
        return "there is no Chromium on this machine"
    try:
        with sync_playwright() as playwright:
            playwright.chromium.launch(executable_path=path, args=ARGUMENTS).close()
    except Error as trouble:
        return f"{path} does not start: {trouble.message.splitlines()[0]}"
    return ""


def main() -> int:
    """Make sure that there is a browser."""
    reason = why_not(find_chromium() or install_chromium())
    if reason:
        print(reason)  # noqa: T201
    return 1 if reason else 0


if __name__ == "__main__":
    sys.exit(main())
