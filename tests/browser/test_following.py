"""What others do is played one after another, with words on the sea, and the board catches up."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.tools.player import end_turn, play_now, wait_for_my_turn
from tests.browser.tools.screens import BLANK, OpenPage

# Keeps every caption, since it may be gone before one looks.
_LISTEN = """() => {
    window.captions = [];
    const listen = () => {
        const shown = document.querySelector('[data-caption] p');
        if (shown !== null && shown !== window.shown) window.captions.push(shown.textContent);
        window.shown = shown;
    };
    new MutationObserver(listen).observe(document.body, { childList: true, subtree: true });
}"""
# What stands in the stores, counted on the board and in the newest view.
_STORES = """async () => {
    const id = location.pathname.split('/').pop();
    const { view } = await (await fetch(`/api/tables/${id}/view`)).json();
    const drawn = {}, meant = {};
    for (const place of document.querySelectorAll('.column[data-place]')) {
        // A high pile is one box of each colour, with a number on it.
        const boxes = [...place.querySelectorAll('.pile .box')];
        const count = boxes.reduce((sum, box) => sum + Number(box.innerText || 1), 0);
        if (count > 0) drawn[place.dataset.place] = count;
    }
    for (const [seat, board] of Object.entries(view.seats)) {
        for (const store of ['factory', 'harbour']) {
            for (const container of board[store]) {
                const place = `${seat}.${store}@${container.split('@')[1]}`;
                meant[place] = (meant[place] ?? 0) + 1;
            }
        }
    }
    return { drawn, meant };
}"""


# My decision, whatever it is.
MINE = "[data-action]:not([disabled]), [data-tray] [data-step]:not([disabled])"


def assert_up_to_date(page: Page) -> None:
    stores: dict[str, Any] = page.evaluate(_STORES)
    assert stores["meant"]
    assert stores["drawn"] == stores["meant"]


def wait_for_captions(page: Page, seats: list[str]) -> None:
    """Wait until something was told about each of these seats."""
    page.wait_for_function(
        "(seats) => seats.every((seat) => window.captions.some((one) => one.startsWith(seat)))",
        arg=seats,
    )


def others(page: Page) -> list[str]:
    return [seat for seat in ("Blue", "Red", "Yellow") if seat != mine(page)]


def test_the_turns_of_others_are_played_one_after_another(open_page: OpenPage) -> None:
    page = open_page()
    page.emulate_media(reduced_motion="no-preference")
    play_now(page)
    wait_for_my_turn(page)
    page.evaluate(_LISTEN)
    end_turn(page)
    wait_for_captions(page, others(page))
    expect(page.locator(MINE).first).to_be_visible()
    expect(page.locator("[data-caption]")).to_have_count(0)
    assert_up_to_date(page)
    # A screen reader hears of it as well, in few words.
    expect(page.locator("[data-told]")).to_contain_text(re.compile("|".join(others(page))))


def mine(page: Page) -> str:
    return page.locator("[data-sign]:has-text('You')").first.get_attribute("data-sign").capitalize()  # type: ignore[union-attr]


def test_a_decision_of_mine_ends_the_playback(open_page: OpenPage) -> None:
    page = open_page(BLANK)
    page.clock.install()
    page.emulate_media(reduced_motion="no-preference")
    page.goto("/")
    play_now(page)
    wait_for_my_turn(page)
    end_turn(page)
    caption = page.locator("[data-caption]")
    expect(caption).to_have_count(1)
    page.clock.pause_at(page.evaluate("() => Date.now()"))
    expect(page.locator(MINE).first).to_be_visible()
    expect(caption).to_have_count(1)
    page.locator(MINE).first.click()
    expect(caption).to_have_count(0)
    page.clock.resume()


def test_reduced_motion_shows_captions_only(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    wait_for_my_turn(page)
    page.evaluate(_LISTEN)
    end_turn(page)
    # The board is there at once, and the captions come one after another.
    expect(page.locator("[data-caption]")).to_have_count(1)
    expect(page.locator(MINE).first).to_be_visible()
    assert_up_to_date(page)
    wait_for_captions(page, others(page))
    assert page.locator(".air > *").count() == 0


def test_a_phone_tells_on_my_own_tab_what_the_others_did(open_page: OpenPage) -> None:
    page = open_page(width=390, height=844, has_touch=True)
    play_now(page)
    wait_for_my_turn(page)
    end_turn(page)
    lines = page.locator("[data-recap]")
    expect(lines).to_have_count(2)
    expect(page.locator(MINE).first).to_be_visible()
    for line in lines.all():
        expect(line).to_contain_text(":")
    page.get_by_role("button", name="Since your last turn").click()
    expect(page.locator(".recap li").first).to_be_visible()
