"""Whole games against bots, by clicking."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.tools.player import MINUS, Player, play_now, wait_for_my_turn
from tests.browser.tools.screens import OpenPage
from tests.browser.tools.several import Person
from tests.server.tools.process import ServerProcess


def rematch(page: Page) -> None:
    """Another game, at another table."""
    ended = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != ended)
    page.wait_for_selector("#asked")


def near_the_end(look: Any) -> bool:
    """One colour of the supply is gone, and another nearly (R-END-1)."""
    left: list[int] = sorted(look["view"]["supply"]["containers"].values())
    return left[1] < 3


def about_to_auction(look: Any) -> bool:
    """Somebody else has a cargo, and so asks me for a bid soon."""
    view = look["view"]
    others = [board for seat, board in view["seats"].items() if seat != view["seat"]]
    return any(board["ship"]["cargo"] for board in others)


@pytest.mark.parametrize("clicks", [25, pytest.param(100_000, id="all", marks=pytest.mark.slow)])
def test_a_game_on_a_desk(open_page: OpenPage, server: ServerProcess, clicks: int) -> None:
    """From the first click to the score sheet. A bot may play what is between, twice."""
    page = open_page(width=1440, height=900)
    play_now(page)
    player = Player(page)
    player.play(600, clicks)
    if not player.is_over():
        person = Person(page, server.url)
        person.sit(page.url.rpartition("/")[2])
        person.let_a_bot_play(about_to_auction)
        player.play(600, until="bid")
        person.let_a_bot_play(near_the_end)
    player.play(600)
    expect(page.locator("#end-title")).to_be_visible()
    totals = [int(cell.replace(MINUS, "-")) for cell in page.locator("tfoot td").all_inner_texts()]
    assert len(totals) == 3
    assert totals == sorted(totals, reverse=True)
    rematch(page)
    wait_for_my_turn(page)
    for decision in ("Produce", "bid", "done"):  # whatever the first game did not come to
        player.play(600, until=decision)
    assert {"Produce", "bid", "done"} <= player.decisions


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_whole_game_with_the_bank_on_a_phone(open_page: OpenPage, seed: int) -> None:
    page = open_page(width=360, height=740, has_touch=True)
    page.get_by_role("link", name="New table").click()
    page.get_by_label("2018 anniversary").check()
    page.get_by_role("button", name="Start game").click()
    page.wait_for_selector("#asked")
    Player(page, seed).play(600)
