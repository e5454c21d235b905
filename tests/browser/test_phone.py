"""A phone: nothing overlaps, every label fits, every tab is found, nothing of mine is hidden."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.tools.checks import check_text, check_width
from tests.browser.tools.labels import instead, unfit_labels
from tests.browser.tools.player import speak
from tests.browser.tools.screens import ACTIONS, BLANK, OpenPage
from tests.browser.tools.several import sit_with_bots
from tests.server.tools.process import ServerProcess

from longshore.text import LANGUAGES, translator

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
# Every tab is in sight, or the row fades out where it goes on.
_TABS_ARE_FOUND = """() => {
    const row = document.querySelector('#tab-log').parentElement;
    const tabs = [...row.children].map((tab) => tab.getBoundingClientRect());
    const out = tabs.some((box) => box.right > innerWidth + 1 || box.left < -1);
    return !out || getComputedStyle(row).maskImage !== 'none';
}"""
# My quay, my ship and the rest of the sea lie above the controls.
_IN_SIGHT = """() => {
    const sheet = document.querySelector('section.controls').getBoundingClientRect().top;
    return ['[data-sign=blue]', '.sea [data-place="blue.ship"]', 'section.sea'].every((name) =>
        document.querySelector(name).getBoundingClientRect().bottom <= sheet + 1);
}"""
_HEIGHTS = """() => [...document.querySelectorAll('.actions > button')]
    .filter((one) => one.checkVisibility())
    .map((one) => one.getBoundingClientRect().height)"""
# The prices that can be chosen, but not pressed in their middle.
_OUT_OF_REACH = """() => [...document.querySelectorAll('[data-tray] .price')].filter((price) => {
    const { left, top, width, height } = price.getBoundingClientRect();
    return !price.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map((price) => price.innerText)"""
# How high the spaces of my quay are on which nothing is built, whether I can build there or not.
_SPACES = """() => [...new Set([...document.querySelectorAll('section.quay .sign')]
    .filter((one) => one.checkVisibility())
    .map((one) => Math.round(one.getBoundingClientRect().height)))]"""
PHONES = ((360, 780), (360, 640), (412, 915), (320, 568))


# On how many lines a label may stand, by the width of the phone.
_LINES = {
    ".actions .act": (2, 2),
    "[data-end-turn]": (1, 2),
    ".free button": (1, 1),
    ".beside button": (1, 1),
    "[role=tab]": (1, 1),
}
# What other decisions have in the place of these buttons.
_INSTEAD = {
    ".actions [data-action=build]": ["page-action-load"],
    ".beside button": ["step-skip", "step-done", "page-back", "warnings-done-spent"],
}


def test_everything_fits_in_every_language(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page(BLANK, width=360, height=780)
    sale = {"domestic_sale": "on", "domestic_sale_first_turn": "allowed"}
    person = sit_with_bots(page, server.url, "deckhand", 4, **sale)
    open_page(f"/table/{person.table}", width=400)
    expect(page.locator("[data-spectators]")).to_be_visible()
    # All that can be in the row at once: a loan to take, one to pay back, and the arrows.
    page.locator("[data-step=loan]").click()
    expect(page.locator(".free button")).to_have_count(2)
    expect(page.locator(".beside button")).to_have_count(1)
    unfit = []
    for language in LANGUAGES:
        speak(page, language)
        say = translator(language).say
        for number, width in enumerate((360, 320)):
            page.set_viewport_size({"width": width, "height": 780})
            page.wait_for_function(f"() => ({_HEAD})().length === 0")
            check_width(page, width)
            expect(page.locator("#asked")).to_be_visible()
            page.wait_for_function(_TABS_ARE_FOUND)
            assert all(43.5 <= high <= 57 for high in page.evaluate(_HEIGHTS)), (language, width)
            lines = {selector: most[number] for selector, most in _LINES.items()}
            found = unfit_labels(page, lines)
            for selector, names in _INSTEAD.items():
                for name in names:
                    with instead(page, selector, say(name)):
                        found += unfit_labels(page, {selector: lines.get(selector, 2)})
            unfit += [(language, width, *label) for label in found]
    assert unfit == []
    page.locator("#tab-me").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#tab-log")).to_be_in_viewport(ratio=0.9)


def test_my_quay_and_ship_stay_in_sight(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page(BLANK, width=360, height=780)
    sit_with_bots(page, server.url, "deckhand", 4)

    def look() -> float:
        """How high the controls are, with the whole picture above them."""
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        for width, height in reversed(PHONES):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(_IN_SIGHT)
            assert all(43.5 <= high <= 57 for high in page.evaluate(_HEIGHTS)), (width, height)
        box = page.locator("section.controls").bounding_box()
        assert box is not None
        return box["height"]

    # A remark stands above the actions, and moves nothing when it is read.
    sea = page.locator("section.sea").bounding_box()
    assert len(page.evaluate(_SPACES)) == 1
    before = look()
    expect(page.locator(".controls [data-remark]")).to_be_in_viewport(ratio=1)
    page.locator("[data-remark] .button").click()
    expect(page.locator("[data-remark]")).to_have_count(0)
    assert page.locator("section.sea").bounding_box() == sea
    assert look() == before

    for number in range(page.locator(ACTIONS).count()):
        page.locator(ACTIONS).nth(number).click()
        page.wait_for_selector("[data-tray]")
        assert look() == before
        page.locator("[data-back]").press("Enter")
    page.locator("[data-hint]").click()
    page.wait_for_selector("[data-hints] li", timeout=30_000)
    assert look() == before
    # Setting prices is no higher. Once all is priced, an action is chosen again.
    page.locator("[data-action=produce]").click()
    page.wait_for_selector("[data-tray] .hand")
    assert look() == before
    expect(page.locator("[data-tray] .buyers")).to_be_in_viewport(ratio=1)
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(_IN_SIGHT)
        assert page.evaluate(_OUT_OF_REACH) == [], (width, height)
    page.locator("[data-tray] .price:not([disabled])").first.click()
    expect(page.locator("[data-tray] .hand")).to_have_count(0)
    page.wait_for_selector("[data-action]")
    assert look() == before


def test_lessons_are_no_wider_than_the_screen(open_page: OpenPage) -> None:
    page = open_page("/learn", width=320, height=740, locale="de")
    check_text(page)
    for lesson in ("quay", "island", "bank", "sale", "expert"):
        page.goto(f"/learn/{lesson}")
        page.wait_for_selector(".coach progress")
        check_text(page)
