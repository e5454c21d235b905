"""The screens of the page, and paths to them that several tests use."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.folders import RECORDS

OpenPage = Callable[..., Page]
HOSTS_WORD = "only the host of the server knows this"
ACTIONS = "[data-action][aria-expanded]:not([disabled])"
# For whoever goes somewhere else before anything is looked at: loading a screen takes a while.
BLANK = "about:blank"
RECORD = RECORDS / "2007-3-players.txt"
# Where to go, and what is there once the screen is whole; {game} is a game that was imported.
ROUTES = {
    "/": ".hero",
    "/new": "fieldset",
    "/learn": "ol",
    "/learn/quay": "progress",
    "/learn/island": "progress",
    "/learn/bank": "progress",
    "/rules": ".parts",
    "/strategy": "article",
    "/aid": "table",
    "/study": "textarea",
    "/settings": "#code",
    "/replay/{game}?step=472": "#end-title",
    "/economy/{game}": ".uplot",
    "/table/nowhere": "h1",
    "/nowhere/at/all": "h1",
    "/figures": "#ranking",
    "/host": "#secret",
}
# A page of its own, so it comes last.
EMBEDDED = "/embed/{game}?step=300"


_GO = """(path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
}"""


def go(page: Page, path: str) -> None:
    """To another screen as by a link, which is quicker than loading the page again."""
    page.evaluate(_GO, path)


def study(page: Page) -> str:
    """Paste a record. Returns the address of its replay."""
    page.get_by_label("or paste the game file here").fill(RECORD.read_text("utf-8"))
    page.get_by_role("button", name="Open", exact=True).click()
    page.wait_for_selector(".keys")
    return page.url


def menu(page: Page, item: str) -> None:
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("dialog").get_by_role("button", name=item).click()


def expect_another_turn(page: Page) -> None:
    """The log continues with someone else. How long that takes depends on the machine."""
    expect(page.locator(".turn:not(.own):has(h2):has(~ .own)").first).to_be_attached()
