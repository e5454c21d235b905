"""Every dialog at a table, in every language, light and dark: accessible on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.tools.checks import EVERY_LANGUAGE, Walk
from tests.browser.tools.player import speak, wait_for_my_turn
from tests.browser.tools.screens import ACTIONS, OpenPage
from tests.browser.tools.several import sail_to_the_island, seat_together
from tests.server.tools.process import ServerProcess

from longshore.text import LANGUAGES, translator


def undo_all(page: Page) -> None:
    """Back to the start of the turn, by the key for it."""
    while page.locator(".turn .button").first.is_enabled():
        page.locator(".turn .button").first.click()
        page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")


@pytest.mark.parametrize("language", EVERY_LANGUAGE)
def test_windows_of_a_table_in_every_language(open_page: OpenPage, language: str) -> None:
    page = open_page("/new", locale=language, width=320, height=640)
    page.locator("form .primary").click()
    page.wait_for_selector("#asked")
    wait_for_my_turn(page)
    walk = Walk(page, language)
    walk.check()

    for number in range(page.locator(ACTIONS).count()):
        page.locator(ACTIONS).nth(number).click()
        page.wait_for_selector("[data-tray]")
        walk.check()
        page.locator("[data-back]").press("Enter")
    page.locator("[data-action]:not([aria-expanded])").first.click()
    page.wait_for_selector("[data-tray] .hand")
    walk.check()
    undo_all(page)

    page.locator("[data-hint]").click()
    page.wait_for_selector("[data-hints] li", timeout=30_000)
    walk.check()

    page.locator("[role=tab]").last.click()
    sides = page.locator(".side [role=tab]")
    for number in range(sides.count()):
        sides.nth(number).click()
        panel = page.locator(f"[aria-labelledby='{sides.nth(number).get_attribute('id')}'] > *")
        expect(panel.first).to_be_visible()
        walk.check()

    for item in "table-keys", "table-orders":
        page.locator("[data-menu]").click()
        row = page.locator("dialog[open] button", has_text=translator(language).say(item)).first
        expect(row).to_be_visible()
        if item == "table-keys":
            walk.check()
        row.click()
        expect(row).to_have_count(0)
        expect(page.locator("dialog[open] input[type=checkbox]").first).to_be_visible()
        walk.check()
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)


def test_an_auction_in_every_language(open_page: OpenPage, server: ServerProcess) -> None:
    people = seat_together([open_page(width=320, height=640) for _ in range(3)], server.url)
    maker, keeper, sailor = people
    sail_to_the_island(people)
    maker.page.goto(f"/table/{maker.table}")
    maker.page.wait_for_selector("#auction-title")
    for language in LANGUAGES:
        speak(maker.page, language)
        Walk(maker.page, language).check()
    maker.play("bid 1")
    keeper.play("bid 0")
    sailor.page.goto(f"/table/{sailor.table}")
    sailor.page.wait_for_selector("[data-step=decline]")
    for language in LANGUAGES:
        speak(sailor.page, language)
        Walk(sailor.page, language).check()
    sailor.play(f"accept {maker.seat}")
    page = maker.page
    page.wait_for_selector("[data-result]")
    for language in LANGUAGES:
        speak(page, language)
        Walk(page, language).check()
