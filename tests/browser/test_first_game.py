"""A first game: remarks that come once, sounds that load when they are wanted."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.tools.checks import check
from tests.browser.tools.player import end_turn, play_now, wait_for_my_turn
from tests.browser.tools.screens import OpenPage, expect_another_turn

SOUND_BYTES = 60_000
SOUNDS = 8
# The sizes of the sounds that were fetched.
_SOUNDS = """() => performance.getEntriesByType("resource")
    .filter(({ name }) => name.endsWith(".wav")).map((one) => one.encodedBodySize)"""


def place(page: Page) -> list[object]:
    """Where the buttons of the tray are."""
    script = (
        "(all) => all.map((one) => [one.getBoundingClientRect().x, one.getBoundingClientRect().y])"
    )
    return list(page.locator("[data-action]").evaluate_all(script))


def test_a_remark_comes_once_and_moves_no_button(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    wait_for_my_turn(page)
    remark = page.locator("[data-remark]")
    expect(remark).to_have_attribute("data-remark", "turn")
    check(page)
    before = place(page)
    remark.get_by_role("button", name="Got it").click()
    expect(remark).to_have_count(0)
    assert place(page) == before
    page.locator("[data-action=produce]").click()
    expect(remark).to_have_attribute("data-remark", "price")
    page.reload()
    expect(page.locator("#asked")).to_contain_text("Set prices")
    expect(remark).to_have_count(0)


def test_remarks_can_be_switched_off_in_one_of_them(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    wait_for_my_turn(page)
    page.get_by_role("button", name="No more tips").click()
    page.locator("[data-action=produce]").click()
    expect(page.locator("#asked")).to_contain_text("Set prices")
    expect(page.locator("[data-remark]")).to_have_count(0)
    page.goto("/settings")
    tips = page.get_by_role("switch", name="Tips in your first game")
    expect(tips).not_to_be_checked()
    page.get_by_role("button", name="Show again").click()
    expect(tips).to_be_checked()


def test_sounds_load_at_a_table_and_only_when_they_are_on(open_page: OpenPage) -> None:
    page = open_page("/settings")
    page.get_by_role("switch", name="Sounds").uncheck()
    page.goto("/")
    play_now(page)
    wait_for_my_turn(page)
    end_turn(page)
    expect_another_turn(page)
    assert page.evaluate(_SOUNDS) == []
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("switch", name="Sounds").check()
    page.wait_for_function(f"() => ({_SOUNDS})().length === {SOUNDS}")
    assert sum(page.evaluate(_SOUNDS)) < SOUND_BYTES
