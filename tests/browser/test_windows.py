"""Every dialog at a table, in every language, light and dark: accessible on a phone."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect
from tests.browser.tools.checks import ALWAYS, EVERY_LANGUAGE, Walk, check_width
from tests.browser.tools.player import speak, wait_for_my_turn
from tests.browser.tools.screens import ACTIONS, BLANK, OpenPage
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


# What of the stage of a phone is cut off, or has no place of its own.
_CUT = """() => {
    const stage = document.querySelector('section.stage').getBoundingClientRect();
    const parts = '[data-step], [data-digit], .slide button, .bounds, .choices, #auction-title';
    const cut = [...document.querySelectorAll(`section.stage :is(${parts})`)].filter((part) => {
        const { top, bottom, left, right } = part.getBoundingClientRect();
        const inside = top >= stage.top && bottom <= innerHeight + 1;
        return !(inside && left >= 0 && right <= innerWidth + 1);
    });
    // Only the words about the discard may have to be scrolled to, on the smallest.
    const told = document.querySelector('section.stage .told').getBoundingClientRect();
    const under = [...document.querySelectorAll('[data-hand], .worth ul, .verdict')].filter(
        (part) => part.getBoundingClientRect().bottom > told.bottom + 3);
    return [...cut, ...under].map((part) => part.outerHTML.slice(0, 80));
}"""
# Where the stage is and how far the page is scrolled, in every frame from now on.
_FRAMES = """() => {
    window.frames_seen = new Set();
    const note = () => {
        const stage = document.querySelector('section.stage')?.getBoundingClientRect();
        window.frames_seen.add(`${stage?.top} ${stage?.bottom} ${scrollY}`);
        requestAnimationFrame(note);
    };
    note();
}"""
_PHONES = ((780, 360), (320, 568), (360, 780), (390, 844), (412, 915), (360, 640))


def check_stage(page: Page, language: str) -> None:
    """Everything to press is in sight on every phone, with what is told above it."""
    for width, height in _PHONES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(_CUT) == [], (language, width, height)
        check_width(page, width)
    Walk(page, language).check()


@pytest.mark.parametrize(
    "languages",
    [
        pytest.param(ALWAYS, id="sample"),
        pytest.param(LANGUAGES, id="all", marks=pytest.mark.slow),
    ],
)
def test_an_auction_in_every_language(
    open_page: OpenPage, server: ServerProcess, languages: Sequence[str]
) -> None:
    people = seat_together([open_page(BLANK, width=360, height=640) for _ in range(3)], server.url)
    maker, keeper, sailor = people
    sail_to_the_island(people)
    page = maker.page
    page.goto(f"/table/{maker.table}")
    page.wait_for_selector("#auction-title")
    page.locator("[data-remark] .button").first.click()  # A first bid is explained.
    for language in languages:
        speak(page, language)
        check_stage(page, language)
    speak(page, "ru")
    # One may look at the table meanwhile.
    page.locator("[data-look]").click()
    expect(page.locator(".stage [data-pad]")).to_be_hidden()
    page.locator("#tab-log").click()
    page.locator("[data-look]").click()
    page.evaluate(_FRAMES)
    page.locator(".stage [data-digit='1']").click()
    page.locator(".stage [data-step=bid]").click()
    keeper.play("bid 0")
    sailor.page.goto(f"/table/{sailor.table}")
    sailor.page.wait_for_selector("[data-step=decline]")
    for language in languages:
        speak(sailor.page, language)
        check_stage(sailor.page, language)
    sailor.play(f"accept {maker.seat}")
    page.wait_for_selector("[data-result]")
    assert page.evaluate("() => [...window.frames_seen]") == ["44 640 0"]
    check_stage(page, "ru")  # It goes by itself, so there is no time for the other languages.
