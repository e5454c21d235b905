"""Walk over every screen, keep pictures, and print what axe says.

    PYTHONPATH=src .venv/bin/python -m tests.browser.sheets FOLDER [--only late] [--no-axe]

The folder gets a picture for each size and theme, and a sheet with all of them for each screen.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.browser.sheets import corners, screens
from tests.browser.sheets.camera import Camera
from tests.browser.tools.chromium import ARGUMENTS, find_chromium
from tests.browser.tools.screens import HOSTS_WORD
from tests.server.tools.process import ServerProcess

WALKS = {**screens.WALKS, **corners.WALKS}


def main() -> int:
    parser = argparse.ArgumentParser(description="Pictures of every screen.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", choices=WALKS, action="append")
    parser.add_argument("--no-axe", action="store_true")
    parser.add_argument("--url", help="a server that runs already")
    wished = parser.parse_args()
    wished.folder.mkdir(parents=True, exist_ok=True)
    camera = Camera(wished.folder.resolve(), axe=not wished.no_axe)
    with ExitStack() as stack:
        url = wished.url
        if url is None:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            word = {"LONGSHORE_ADMIN_TOKEN": HOSTS_WORD}
            url = stack.enter_context(ServerProcess(folder, "--trust-loopback", **word)).url
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        for name in wished.only or WALKS:
            WALKS[name](screens.Visit(browser, url, camera))
        camera.develop(browser)
        browser.close()
    print(f"{len(camera.kept)} screens, {camera.checked} asked of axe")  # noqa: T201
    for one in camera.wrong:
        print(one)  # noqa: T201
    return 1 if camera.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
