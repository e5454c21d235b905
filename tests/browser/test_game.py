"""Whole games against bots, by clicking."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.tools.player import MINUS, Player, play_now, wait_for_my_turn
from tests.browser.tools.screens import OpenPage


def rematch(page: Page) -> None:
    """Another game, at another table."""
    ended = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != ended)
    page.wait_for_selector("#asked")


def test_a_whole_game_on_a_desk(open_page: OpenPage) -> None:
    page = open_page(width=1440, height=900)
    play_now(page)
    player = Player(page)
    player.play_to_the_end(600)  # a minute and a half where nobody else is at work
    if "bid" not in player.decisions:  # it stood still before the first auction
        rematch(page)
        player.play_to_the_end(600)
    assert {"Produce", "bid", "done"} <= player.decisions
    expect(page.locator("#end-title")).to_be_visible()
    totals = [int(cell.replace(MINUS, "-")) for cell in page.locator("tfoot td").all_inner_texts()]
    assert len(totals) == 3
    assert totals == sorted(totals, reverse=True)
    rematch(page)
    wait_for_my_turn(page)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_whole_game_with_the_bank_on_a_phone(open_page: OpenPage, seed: int) -> None:
    page = open_page(width=360, height=740, has_touch=True)
    page.get_by_role("link", name="New table").click()
    page.get_by_label("2018 anniversary").check()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("#asked")
    Player(page, seed).play_to_the_end(600)
