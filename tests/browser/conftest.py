"""A real server, a real Chromium, and pages that must not log errors."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright
from tests.browser.tools.chromium import ARGUMENTS, find_chromium
from tests.browser.tools.screens import BLANK, HOSTS_WORD, RECORD, OpenPage
from tests.server.tools.process import ServerProcess

import longshore.server.api.http.page_files

# The machine may be busy. Without a browser every test of a worker fails.
START_MS = 180_000
expect.set_options(timeout=30_000)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    if not longshore.server.api.http.page_files.FOLDER.is_dir():
        pytest.fail("the page is not built: run `make install`")
    folder = tmp_path_factory.mktemp("browser")
    with ServerProcess(folder, "--trust-loopback", LONGSHORE_ADMIN_TOKEN=HOSTS_WORD) as process:
        yield process
    assert '"level": "error"' not in process.errors


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = find_chromium()
    if path is None:
        pytest.skip("there is no Chromium on this machine: `make test` installs one")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS, timeout=START_MS)
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser: Browser, server: ServerProcess) -> Iterator[OpenPage]:
    """Open a page in a separate browser. Errors in its console fail the test.

    Browsers log every error response. `refused` names the ones that a test provokes.
    """
    contexts = []
    complaints: list[str] = []
    expected: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        foreseen = any(f"status of {status}" in message.text for status in expected)
        foreseen |= message.text.endswith("blocked by Playwright")  # as a test has asked it to
        if message.type in ("error", "warning") and not foreseen:
            complaints.append(f"{message.text} {message.location}")

    def open_page(
        path: str = "/", *, width: int = 1280, height: int = 800, refused: str = "", **more: Any
    ) -> Page:
        expected.extend([refused] if refused else [])
        more.setdefault("locale", "en-GB")
        context = browser.new_context(
            viewport={"width": width, "height": height},
            base_url=server.url,
            reduced_motion="reduce",
            **more,
        )
        context.set_default_timeout(30_000)
        contexts.append(context)
        page = context.new_page()
        page.on("console", listen)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        if path != BLANK:
            page.goto(path)
            page.wait_for_selector("h1")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture(scope="module")
def game(server: ServerProcess) -> Iterator[str]:
    """An imported game."""
    with httpx.Client(base_url=server.url, timeout=30) as client:
        token = client.post("/api/players", json={"name": "Ann"}).json()["token"]
        made = client.post(
            "/api/records",
            content=RECORD.read_bytes(),
            headers={"authorization": f"Bearer {token}", "content-type": "text/plain"},
        )
        yield made.json()["table"]["id"]
