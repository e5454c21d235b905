"""Animations explain what happens, at the chosen speed, and not at all if turned off."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.tools.player import play_now, wait_for_my_turn
from tests.browser.tools.screens import OpenPage

# How long the last voyage of a ship took.
_LOG_VOYAGES = """() => {
    const animate = Element.prototype.animate;
    window.voyage = 0;
    Element.prototype.animate = function (frames, how) {
        if (this.matches('.ship')) window.voyage = how.duration;
        return animate.call(this, frames, how);
    };
}"""
_SEA = "() => getComputedStyle(document.querySelector('.drift')).animationName"
_PACE = """(pace) => {
    localStorage.setItem('longshore.pace', pace);
}"""
# Counts what ever flew, since it may be over before one looks.
_COUNT = """() => {
    window.flown = 0;
    const count = (changes) => {
        for (const { addedNodes } of changes) window.flown += addedNodes.length;
    };
    new MutationObserver(count).observe(document.querySelector('.air'), { childList: true });
}"""


def choose_pace(page: Page, pace: str) -> None:
    page.evaluate(_PACE, pace)
    page.reload()


def voyage_ms(page: Page) -> float:
    """How long my ship sails to the first place it can reach. Then the turn starts over."""
    wait_for_my_turn(page)
    page.evaluate(_LOG_VOYAGES)
    page.locator("[data-action=sail]").click()
    page.locator("[data-tray] [data-step^='sail ']").first.click()
    page.get_by_role("button", name="Restart turn").click()
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    return float(page.evaluate("() => window.voyage"))


def test_the_pace_of_movement(open_page: OpenPage) -> None:
    page = open_page()
    page.emulate_media(reduced_motion="no-preference")
    play_now(page)
    normal = voyage_ms(page)
    assert normal > 500
    assert page.evaluate(_SEA) != "none"
    choose_pace(page, "fast")
    assert 0 < voyage_ms(page) < normal
    page.emulate_media(reduced_motion="reduce")
    assert voyage_ms(page) == 0
    assert page.evaluate(_SEA) == "none"
    page.emulate_media(reduced_motion="no-preference")
    choose_pace(page, "still")
    assert voyage_ms(page) == 0
    assert page.evaluate(_SEA) == "none"


def test_what_is_made_flies_to_its_place(open_page: OpenPage) -> None:
    page = open_page()
    page.emulate_media(reduced_motion="no-preference")
    play_now(page)
    for flown in (True, False):
        wait_for_my_turn(page)
        page.evaluate(_COUNT)
        page.get_by_role("button", name="Produce", exact=True).click()
        page.locator("[data-tray] [data-step$='@1']").click()
        expect(page.locator("#asked")).to_contain_text("1 action left")
        assert (page.evaluate("() => window.flown") > 0) is flown
        expect(page.locator(".air > *")).to_have_count(0)
        page.get_by_role("button", name="Restart turn").click()
        page.emulate_media(reduced_motion="reduce")
