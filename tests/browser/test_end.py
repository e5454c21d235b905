"""The end is told moment by moment, can be skipped, and is complete for everyone from the start."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.tools.screens import OpenPage

_LAST = "/replay/{game}?step=472"


def again(page: Page) -> None:
    page.get_by_role("button", name="Tell it again").click()


def test_the_end_is_told_again_and_skipped(open_page: OpenPage, game: str) -> None:
    page = open_page(_LAST.format(game=game))
    skip = page.get_by_role("button", name="Skip")
    sheet = page.get_by_role("region", name="Yellow wins.")
    expect(sheet.get_by_role("row", name="Total")).to_contain_text("37")
    # Without animations there is nothing to tell.
    again(page)
    expect(skip).to_have_count(0)
    page.emulate_media(reduced_motion="no-preference")
    ends: tuple[Callable[[], None], ...] = (
        skip.click,
        lambda: page.keyboard.press("Escape"),
        page.locator("section.end .closed").first.click,
    )
    for end in ends:
        again(page)
        # Cards are closed for the eye, and assistive technology has the whole sheet.
        expect(page.locator("section.end .closed")).not_to_have_count(0)
        expect(page.locator("section.end tfoot").first).not_to_contain_text("37")
        expect(sheet.get_by_role("row", name="Total")).to_contain_text("37")
        end()
        expect(skip).to_have_count(0)
        expect(page.locator("section.end .closed")).to_have_count(0)
        expect(page.locator("#end-title")).to_be_visible()
