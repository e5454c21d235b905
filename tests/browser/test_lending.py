"""A bot plays for me: for how long, and the way back."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.tools.checks import check
from tests.browser.tools.player import play_now, wait_for_my_turn
from tests.browser.tools.screens import BLANK, OpenPage, menu
from tests.browser.tools.several import sail_to_the_island, seat_together
from tests.server.tools.process import ServerProcess


def test_a_bot_plays_one_turn_and_another_one_is_taken_back(open_page: OpenPage) -> None:
    page = open_page(width=390, height=844, has_touch=True)
    play_now(page)
    wait_for_my_turn(page)
    menu(page, "Let a bot play for me")
    expect(page.get_by_role("button", name="Only this turn")).to_be_focused()
    check(page)
    page.keyboard.press("Enter")
    lent = page.locator("[data-lent=turn]")
    expect(lent.get_by_role("button", name="Take my seat back")).to_be_in_viewport()
    check(page)
    expect(lent).to_have_count(0)

    wait_for_my_turn(page)
    menu(page, "Let a bot play for me")
    page.get_by_role("button", name="Until I come back").click()
    # Bots wait before they play, so this comes in time.
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.locator("[data-lent]")).to_have_count(0)
    expect(page.locator("#asked")).to_contain_text("2 actions left")
    expect(page.locator("[data-action]:not([disabled])").first).to_be_visible()


def test_the_way_back_is_in_reach_during_an_auction(
    open_page: OpenPage, server: ServerProcess
) -> None:
    pages = [open_page(BLANK, width=360, height=740, has_touch=True) for _ in range(3)]
    people = seat_together(pages, server.url)
    page = people[0].page
    people[0].open_table()
    sail_to_the_island(people)
    expect(page.locator("#auction-title")).to_be_visible()
    menu(page, "Let a bot play for me")
    expect(page.get_by_role("button", name="Only for this decision")).to_be_focused()
    page.get_by_role("button", name="Until I come back").click()
    # The bot bids, and the auction goes on with the other bidder.
    expect(page.locator(f"[data-hand={people[0].seat}] .sealed")).to_have_count(1)
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.locator("[data-lent]")).to_have_count(0)
    expect(page.locator("#auction-title")).to_be_visible()
