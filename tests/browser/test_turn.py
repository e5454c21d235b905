"""A turn is a draft: undo, redo, start over, and it is still there after a reload."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.tools.checks import check
from tests.browser.tools.player import MINUS, play_now, wait_for_my_turn
from tests.browser.tools.screens import BLANK, OpenPage, expect_another_turn
from tests.browser.tools.several import sit_with_bots
from tests.server.tools.process import ServerProcess

_LABEL = """() => {
    const focused = document.activeElement;
    return focused.getAttribute('aria-label') ?? focused.innerText;
}"""


def cash(page: Page) -> str:
    return page.locator(".purse .cash").inner_text().split()[0]


def test_undo_redo_and_start_over(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    wait_for_my_turn(page)
    before = cash(page)
    undo = page.get_by_role("button", name="Undo")
    redo = page.get_by_role("button", name="Redo")
    expect(undo).to_be_disabled()
    page.get_by_role("button", name="Build a warehouse for $4").click()
    expect(page.locator(".purse .cash")).to_contain_text(f"${int(before[1:]) - 4}")
    expect(page.locator(".purse small").first).to_have_text(f"{MINUS}4")
    page.reload()
    expect(page.locator(".purse .cash")).to_contain_text(f"${int(before[1:]) - 4}")
    undo.click()
    expect(page.locator(".purse .cash")).to_have_text(before)
    redo.click()
    expect(page.locator(".purse .cash")).to_contain_text(f"${int(before[1:]) - 4}")
    page.get_by_role("button", name="Restart turn").click()
    expect(page.locator(".purse .cash")).to_have_text(before)
    expect(undo).to_be_disabled()


def test_prices_are_set_by_tapping_or_dragging(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    wait_for_my_turn(page)
    page.get_by_role("button", name="Produce", exact=True).click()
    hand = page.locator("[data-tray] .hand")
    expect(hand).to_have_count(1)
    hand.drag_to(page.locator("[data-tray] [data-price='4']"))
    expect(page.locator("#asked")).to_contain_text("1 action left")
    expect(page.locator(".mine [data-place$='factory@4'] svg")).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(hand).to_have_count(1)
    page.locator("[data-tray] [data-step$='@1']").click()
    expect(page.locator(".mine [data-place$='factory@1'] svg")).to_have_count(1)
    expect(page.locator("#asked")).to_contain_text("1 action left")


def test_old_stock_gets_another_price(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page(BLANK)
    sit_with_bots(page, server.url, "deckhand", 2)  # in the first turn, so nobody has bought it
    page.get_by_role("button", name="Produce", exact=True).click()
    page.locator("[data-tray] [data-step$='@1']").click()
    # It went on by itself, and the way back to the prices is in sight.
    page.get_by_role("button", name="Change prices").click()
    old = page.locator("[data-tray] [data-price='2'] .box")
    expect(old).to_have_count(1)
    old.drag_to(page.locator("[data-tray] [data-price='3']"))
    expect(page.locator("#asked")).to_contain_text("1 action left")
    expect(page.locator(".mine [data-place$='factory@3'] svg")).to_have_count(1)
    expect(page.locator(".mine [data-place$='factory@2'] svg")).to_have_count(0)


def test_a_second_loan_is_warned_of(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    wait_for_my_turn(page)
    loan = page.get_by_role("button", name="Take a loan")
    loan.click()
    expect(page.locator(".purse")).to_contain_text(f"{MINUS}$1 interest next turn")
    loan.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("two loans")
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)
    expect(page.locator(".purse")).to_contain_text(f"{MINUS}$1 interest next turn")


def place_of(what: Locator) -> tuple[float, ...]:
    box = what.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["width"], box["height"]


def test_an_unused_turn_is_ended_with_a_second_press(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    wait_for_my_turn(page)
    end = page.locator("[data-end-turn]")
    question = page.get_by_role("alert").filter(has_text="End your turn with 2 actions unused?")
    before = place_of(end)
    end.click()
    expect(question).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert place_of(end) == pytest.approx(before, abs=1)
    check(page)
    page.get_by_role("button", name="Keep playing").click()
    expect(question).to_have_count(0)
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    page.set_viewport_size({"width": 360, "height": 740})
    before = place_of(end)
    end.click()
    expect(question).to_be_visible()
    assert place_of(end) == pytest.approx(before, abs=1)
    check(page)
    page.locator("#asked").click()
    expect(question).to_have_count(0)
    page.keyboard.press("e")
    expect(question).to_be_visible()
    expect(end).to_be_focused()
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    page.set_viewport_size({"width": 1366, "height": 768})
    page.keyboard.press("e")
    expect(end).to_be_focused()
    page.keyboard.press("Enter")
    expect_another_turn(page)


def test_a_turn_with_the_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    wait_for_my_turn(page)

    def press(name: str) -> None:
        """Go there with Tab, see the focus, press Enter."""
        for _ in range(80):
            page.keyboard.press("Tab")
            label = page.evaluate(_LABEL)
            if label.strip().startswith(name):
                shown = page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle")
                assert shown == "solid"
                page.keyboard.press("Enter")
                return
        raise AssertionError(f"no way to {name!r} by keyboard")

    press("Produce")
    page.wait_for_selector("[data-tray] .hand")
    press("Price the")
    wait_for_my_turn(page)
    press("End turn")
    expect_another_turn(page)


def test_a_turn_by_keys_and_command_line(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    wait_for_my_turn(page)
    keys = page.keyboard
    keys.press("?")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Undo")
    check(page)
    keys.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)  # also for those who hear that it has closed
    menu = page.get_by_role("button", name="Table menu")
    menu.focus()
    keys.press("Enter")
    sheet.get_by_role("button", name="Keyboard shortcuts").press("Enter")
    expect(sheet).to_contain_text("Undo")
    keys.press("Escape")
    expect(menu).to_be_focused()

    keys.press("p")
    page.wait_for_selector("[data-tray] .hand")
    keys.press("/")
    line = page.get_by_role("combobox", name="Type a step")
    expect(line).to_be_focused()
    keys.type("pl 3")
    option = page.locator("#command-list [aria-selected=true]")
    expect(option).to_contain_text("@3")
    check(page)
    keys.press("Tab")
    expect(line).to_have_value(re.compile("place .*@3"))
    keys.press("Enter")
    expect(page.locator("#asked")).to_contain_text("1 action left")
    keys.type("nonsense")
    keys.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("You cannot play")
    keys.press("Escape")
    expect(line).to_have_count(0)

    keys.press("u")
    expect(page.locator("#asked")).not_to_contain_text("1 action left")
    keys.press("y")
    expect(page.locator("#asked")).to_contain_text("1 action left")
    keys.press("2")
    assert page.evaluate("() => document.activeElement.id").startswith("quay-")
    keys.press("e")
    expect_another_turn(page)
