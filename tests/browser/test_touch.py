"""Touch targets: everything that can be tapped on a phone is at least 44 by 44 pixels."""

from __future__ import annotations

from playwright.sync_api import Page
from tests.browser.tools.screens import ACTIONS, EMBEDDED, ROUTES, OpenPage, go
from tests.browser.tools.several import sit_with_bots
from tests.server.tools.process import ServerProcess

# A tick is as large as its label; a link within a sentence is as high as its line; a container on
# a board is as wide as its price column, and stands in the tray once more, large enough.
_SMALL = """() => {
    const targets = 'button, a[href], input, select, textarea, summary, [role=tab]';
    const isTick = (one) => ['checkbox', 'radio'].includes(one.type);
    const isInSentence = (one) =>
        one.tagName === 'A' && getComputedStyle(one).display === 'inline'
        && one.parentElement.innerText.trim() !== one.innerText.trim();
    return [...document.querySelectorAll(targets)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .filter((one) => !isInSentence(one) && !one.matches('.quay .box'))
        .map((one) => ({
            text: one.getAttribute('aria-label') ?? one.innerText,
            box: ((isTick(one) && one.closest('label')) || one).getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width > 2)  // one for screen readers only
        .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
        .map(({ text, box }) => [text, box.width, box.height]);
}"""


def phone(open_page: OpenPage) -> Page:
    return open_page(width=360, height=740, refused="404", has_touch=True, is_mobile=True)


def test_all_screens_can_be_touched(open_page: OpenPage, game: str) -> None:
    page = phone(open_page)
    for path, sign in (ROUTES | {"/replay/{game}?step=300": ".keys"}).items():
        go(page, path.format(game=game))
        page.wait_for_selector(sign)
        assert page.evaluate(_SMALL) == [], path
    page.goto(EMBEDDED.format(game=game))
    page.wait_for_selector(".keys")
    assert page.evaluate(_SMALL) == []


def test_a_table_can_be_touched(open_page: OpenPage, server: ServerProcess) -> None:
    page = phone(open_page)
    # The others have their first turns before me, in which nothing can be auctioned yet.
    sit_with_bots(page, server.url, "trader", 3, first="red")
    actions = page.locator(ACTIONS)
    assert actions.count() > 1
    for number in range(actions.count()):
        actions.nth(number).click()
        page.wait_for_selector("[data-tray]")
        assert page.evaluate(_SMALL) == []
        page.locator("[data-back]").press("Enter")
    page.get_by_role("button", name="Produce", exact=True).click()
    page.wait_for_selector("[data-tray] .hand")
    assert page.evaluate(_SMALL) == []
    page.locator("[data-tray] .price:not([disabled])").first.click()
    page.get_by_role("button", name="Change prices").click()
    page.wait_for_selector("[data-tray] .box")
    assert page.evaluate(_SMALL) == []
    tabs = page.locator("[role=tab]")
    logged = 0
    for number in range(tabs.count()):
        if tabs.nth(number).is_visible():
            tabs.nth(number).click()
            assert page.evaluate(_SMALL) == [], tabs.nth(number).inner_text()
            logged += page.locator("section.log .line").count()
    assert logged
    page.locator("[data-menu]").click()
    page.wait_for_selector("dialog[open]")
    assert page.evaluate(_SMALL) == []
