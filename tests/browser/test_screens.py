"""Every language and theme, phone and desktop: complete, accessible, in the right font."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.tools.checks import EVERY_LANGUAGE, SIZES, Walk, check_colours
from tests.browser.tools.checks import check as check_all
from tests.browser.tools.player import IDLE, wait_for_my_turn
from tests.browser.tools.screens import OpenPage

from longshore.text import translator

_SMALL = """() => {
    const pointed = '.controls button, .tabs button, header a, header button';
    return [...document.querySelectorAll(pointed)]
        .filter((one) => one.offsetParent !== null)
        .map((one) => ({ text: one.innerText, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
        .map(({ text, box }) => [text, box.width, box.height]);
}"""


def start(page: Page, language: str) -> None:
    page.locator(".hero .primary").click()
    page.wait_for_selector("[data-action]:not([disabled])", timeout=30_000)
    said = translator(language).say("decision-action")
    expect(page.locator("#asked")).to_contain_text(said)


@pytest.mark.parametrize("language", EVERY_LANGUAGE)
def test_home_and_table_in_every_language(open_page: OpenPage, language: str) -> None:
    page = open_page(locale=language, width=360, height=740)
    assert page.evaluate("() => document.documentElement.lang") == language
    expect(page.locator("h1")).to_have_text(translator(language).say("page-hero"))
    walk = Walk(page, language)
    walk.check()
    start(page, language)
    walk.check()
    page.set_viewport_size({"width": 1440, "height": 900})
    walk.check()


# Colours hardly depend on the size.
@pytest.mark.parametrize(
    ("size", "theme"),
    [
        *((size, "light") for size in SIZES),
        ("phone", "dark"),
        *(pytest.param(size, "dark", marks=pytest.mark.slow) for size in ("tablet", "desk")),
    ],
)
def test_screens_in_both_themes(open_page: OpenPage, size: str, theme: str) -> None:
    width, height = SIZES[size]
    check = check_all if theme == "light" else check_colours
    page = open_page("/new", width=width, height=height, color_scheme=theme)
    check(page)
    page.locator("details").evaluate("(details) => { details.open = true; }")
    check(page)
    page.get_by_role("button", name="Start game").click()
    page.wait_for_selector("[data-action]:not([disabled])", timeout=30_000)
    check(page)
    for action in page.locator("[data-action]:not([disabled])[aria-expanded]").all():
        action.click()
        check(page)
        back = page.locator("[data-back]")
        if back.is_visible():
            back.press("Enter")
    page.goto("/nowhere/at/all")
    page.wait_for_selector("h1")
    check(page)


def test_touch_targets_on_a_phone(open_page: OpenPage) -> None:
    page = open_page(width=320, height=640)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector("[data-action]:not([disabled])", timeout=30_000)
    assert page.evaluate(_SMALL) == []
    controls = page.locator(".controls").first.bounding_box()
    assert controls is not None
    assert controls["y"] + controls["height"] <= 641, "the controls are in reach of the thumb"


_OVER = """(selector) => {
    const box = (one) => one.getBoundingClientRect();
    const pointed = box(document.querySelector(selector));
    return [...document.querySelectorAll('[data-sign], .bank')]
        .filter((one) => one.closest('.sea') !== null)
        .map(box)
        .filter((sign) => sign.left < pointed.right && pointed.left < sign.right
            && sign.top < pointed.bottom && pointed.top < sign.bottom)
        .length;
}"""


@pytest.mark.parametrize(("language", "width"), [("de", 320), ("ru", 390)])
def test_the_sea_on_a_phone(open_page: OpenPage, language: str, width: int) -> None:
    page = open_page("/new", locale=language, width=width, height=740)
    page.get_by_role("button", name=translator(language).say("page-create-and-start")).click()
    page.wait_for_selector("#asked")
    wait_for_my_turn(page)
    page.locator("[data-remark] .button").first.click()
    assert page.evaluate(_OVER, ".resize") == 0
    page.locator("button.quay:not(.bank)").first.click()
    done = page.locator("[data-tray] [data-step=done]")
    sea = page.locator(".open-sea")
    choice = page.locator("[data-tray] [data-step^='sail ']").first
    expect(sea.or_(done).or_(choice).first).to_be_visible()
    if choice.count():  # nothing is for sale there, so the tray says that first
        choice.click()
    expect(sea.or_(done).first).to_be_visible()
    page.wait_for_function(IDLE)
    if not page.locator(".open-sea").count():  # something is for sale there
        done.click()
    name = translator(language).say("step-sail", place="sea")
    sail = page.locator(".sea").get_by_role("button", name=name)
    expect(sail).to_be_visible()
    assert page.evaluate(_OVER, ".open-sea") == 0
    # The picture of a desk, which a finger pushes about; every part of it can be reached.
    # Ships are no measure of it: they shrink where several lie in one harbour.
    picture = page.locator(".sea .picture")
    before = picture.bounding_box()
    page.locator(".resize").click()
    after = picture.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > 1.3 * before["width"]
    check_all(page)
    sail.click()
    expect(page.locator("#asked")).not_to_contain_text("1")


def test_russian_uses_the_type_of_the_page(open_page: OpenPage) -> None:
    page = open_page(locale="ru")
    client = page.context.new_cdp_session(page)
    client.send("DOM.enable")
    client.send("CSS.enable")
    root = client.send("DOM.getDocument")["root"]["nodeId"]
    page.evaluate("() => document.fonts.ready")
    node = client.send("DOM.querySelector", {"nodeId": root, "selector": "h1"})["nodeId"]
    fonts = client.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    assert {font["familyName"] for font in fonts} == {"IBM Plex Sans Cond SmBld"}, fonts
    assert all(font["isCustomFont"] for font in fonts)


def test_language_and_theme_can_be_changed_at_the_table(open_page: OpenPage) -> None:
    page = open_page()
    start(page, "en")
    page.get_by_label("Language").select_option("ru")
    expect(page.locator("#asked")).to_contain_text(translator("ru").say("decision-action"))
    page.get_by_role("button", name=translator("ru").say("page-theme-dark")).click()
    assert page.evaluate("() => document.documentElement.dataset.theme") == "dark"
    page.reload()
    expect(page.locator("#asked")).to_contain_text(translator("ru").say("decision-action"))
    assert page.evaluate("() => document.documentElement.dataset.theme") == "dark"
