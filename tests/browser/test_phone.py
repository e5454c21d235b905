"""A phone: the head never overlaps, every tab can be found, and the tray keeps its height."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.tools.player import speak, wait_for_my_turn
from tests.browser.tools.screens import ACTIONS, OpenPage
from tests.browser.tools.several import Person
from tests.server.tools.process import ServerProcess

from longshore.text import LANGUAGES

# Of the parts of the head, those that cannot be clicked in their middle, and those that overlap.
_HEAD = """() => {
    const parts = [...document.querySelectorAll(
        'header .brand, header .round, header [data-spectators], header button')]
        .filter((part) => part.checkVisibility());
    const boxes = parts.map((part) => part.getBoundingClientRect());
    const under = parts.filter((part, index) => {
        const { left, top, width, height } = boxes[index];
        const found = document.elementFromPoint(left + width / 2, top + height / 2);
        return !part.contains(found);
    });
    const over = parts.filter((_, index) => boxes.slice(index + 1).some(
        (two) => boxes[index].right > two.left + 0.5 && two.right > boxes[index].left + 0.5));
    return [...under, ...over].map((part) => part.className);
}"""
_TABS = """() => {
    const row = document.querySelector('#tab-log').parentElement;
    const tabs = [...row.children].map((tab) => tab.getBoundingClientRect());
    const out = tabs.some((box) => box.right > innerWidth + 1 || box.left < -1);
    return { out, faded: getComputedStyle(row).maskImage !== 'none' };
}"""


def five(page: Page, server: ServerProcess) -> Person:
    person = Person(page, server.url)
    person.call("POST", "/players", {"name": "Ann", "language": "en"})
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "deckhand"} for _ in range(4))]
    options = {"investment_bank": "on", "first_player": "chosen"}
    wish = {"edition": "2018", "options": options, "seats": seats}
    made = person.call("POST", "/tables", wish | {"seating": "chosen", "first": "blue"})
    person.sit(made["table"]["id"])
    person.open_table()
    wait_for_my_turn(page)
    return person


def test_head_and_tabs_in_every_language(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page(width=360, height=780)
    person = five(page, server)
    open_page(f"/table/{person.table}", width=400)
    expect(page.locator("[data-spectators]")).to_be_visible()
    for language in LANGUAGES:
        speak(page, language)
        for width in (360, 320):
            page.set_viewport_size({"width": width, "height": 780})
            assert page.evaluate(_HEAD) == [], (language, width)
            assert page.evaluate("() => document.documentElement.scrollWidth") == width
            expect(page.locator("#asked")).to_be_visible()
            tabs = page.evaluate(_TABS)
            assert tabs["faded"] or not tabs["out"], (language, width)
    page.locator("#tab-me").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#tab-log")).to_be_in_viewport(ratio=0.9)


def test_the_tray_keeps_its_height(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page(width=360, height=780)
    five(page, server)

    def height() -> float:
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        box = page.locator("section.controls").bounding_box()
        assert box is not None
        return box["height"]

    before = height()
    for number in range(page.locator(ACTIONS).count()):
        page.locator(ACTIONS).nth(number).click()
        page.wait_for_selector("[data-tray]")
        assert height() == pytest.approx(before, abs=1)
        page.locator("[data-back]").press("Enter")
    page.locator("[data-hint]").click()
    page.wait_for_selector("[data-hints] li", timeout=30_000)
    assert height() == pytest.approx(before, abs=1)
    # Pricing has a sentence of its own. Once all is priced, an action is chosen again.
    page.locator("[data-action=produce]").click()
    page.wait_for_selector("[data-tray] .hand")
    assert height() == pytest.approx(before, abs=48)
    page.locator("[data-tray] .price:not([disabled])").first.click()
    expect(page.locator("[data-tray] .hand")).to_have_count(0)
    page.wait_for_selector("[data-action]")
    assert height() == pytest.approx(before, abs=1)


@pytest.mark.parametrize("width", [360, 320])
def test_lessons_are_no_wider_than_the_screen(open_page: OpenPage, width: int) -> None:
    page = open_page("/learn", width=width, height=740, locale="de")
    for lesson in ("quay", "island", "bank"):
        page.goto(f"/learn/{lesson}")
        page.wait_for_selector("progress")
        assert page.evaluate("() => document.documentElement.scrollWidth") == width, lesson
