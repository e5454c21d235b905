"""The end is told moment by moment to everyone, and can be skipped."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import httpx
from playwright.sync_api import Page, Route, expect
from tests.browser.tools.checks import check
from tests.browser.tools.clock import stop_the_clock
from tests.browser.tools.player import play_now, wait_for_my_turn
from tests.browser.tools.screens import RECORD, OpenPage
from tests.server.tools.process import ServerProcess

from longshore.record import read_record, starting_game, steps_of
from longshore.view.story import story_of

_LAST = "/replay/{game}?step=472"
_SIZES = ((1440, 900), (1366, 768), (1280, 720), (820, 1180), (360, 780), (360, 640))
# Which of the ways on cannot be seen and pressed where the screen stands now.
_HIDDEN = """() => [...document.querySelectorAll('[data-ways] > *')].filter((way) => {
    const { left, right, top, bottom } = way.getBoundingClientRect();
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !way.contains(at) || top < 0 || left < 0 || right > innerWidth || bottom > innerHeight;
}).map((way) => way.innerText)"""
# What lies outside the paper of the sheet, and how far a desk can be scrolled, which it never can.
_ASTRAY = """() => {
    const paper = document.querySelector('section.end').getBoundingClientRect();
    const outside = [...document.querySelectorAll('section.end > *')].filter(
        (part) => part.getBoundingClientRect().bottom > paper.bottom);
    const page = document.documentElement;
    const scrolled = innerWidth < 1100 ? 0 : page.scrollHeight - innerHeight;
    return { outside: outside.map((part) => part.className), scrolled };
}"""
# As the menu of the table does it. Buttons do not react to a press while the clock stands still.
_AGREE = """async () => {
    const id = location.pathname.split('/').pop();
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ do: 'end' });
    await fetch(`/api/tables/${id}/end`, { method: 'POST', headers, body });
}"""


def again(page: Page) -> None:
    page.get_by_role("button", name="Watch again").click()


def test_the_end_is_told_again_and_skipped(open_page: OpenPage, game: str) -> None:
    page = open_page(_LAST.format(game=game))
    skip = page.get_by_role("button", name="Skip")
    sheet = page.get_by_role("region", name="Yellow wins by $")
    expect(sheet.get_by_role("row", name="Total")).to_contain_text("37")
    # Without animations there is nothing to tell.
    again(page)
    expect(skip).to_have_count(0)
    page.emulate_media(reduced_motion="no-preference")
    stop_the_clock(page)
    ends: tuple[Callable[[], None], ...] = (
        skip.click,
        lambda: page.keyboard.press("Escape"),
        page.locator("section.end .closed").first.click,
    )
    expect(page.locator("[data-behind]")).to_contain_text("behind")
    for end in ends:
        again(page)
        # The winner is not told before the cards are: no ship, no title and no hidden sheet.
        expect(page.locator("[data-behind], section.end .fleet")).to_have_count(0)
        expect(page.locator("section.end .closed")).to_have_count(15)
        expect(page.locator("#end-title")).to_have_text("Final Scoring")
        expect(page.locator("section.end")).not_to_contain_text("37")
        page.clock.run_for(1000)
        expect(page.locator("section.end .closed")).to_have_count(5)
        expect(page.locator("section.end [aria-live]")).to_contain_text("cards")
        end()
        expect(skip).to_have_count(0)
        expect(page.locator("section.end .closed")).to_have_count(0)
        expect(page.locator("#end-title")).to_be_visible()


def test_a_game_that_ends_is_told_once(open_page: OpenPage) -> None:
    page = open_page(service_workers="block")  # what it has stored could not be held back
    page.emulate_media(reduced_motion="no-preference")
    play_now(page)
    wait_for_my_turn(page)
    stop_the_clock(page)
    # The words of the story come late: the telling waits until it can be seen.
    held: list[Route] = []
    page.route("**/story-*.js", lambda route: held.extend([route]))
    page.evaluate(_AGREE)  # All others are bots, and agree.
    expect(page.locator("[data-action]:not([disabled])")).to_have_count(0)
    title = page.locator("#end-title")
    # What the others have done until now is played first, and the end comes when the bots agree.
    for _ in range(1000):
        if held:
            break
        page.clock.run_for(100)
        page.wait_for_timeout(20)
    page.clock.run_for(5000)
    expect(title).to_have_count(0)
    held[0].continue_()
    page.unroute("**/story-*.js")
    # Before a card is open nothing on the page says how it ended.
    expect(title).to_have_text("Final Scoring")
    expect(page.locator("section.end .closed")).to_have_count(15)
    expect(page.locator("body")).not_to_contain_text(re.compile(r"\bwins?\b|victory"))
    page.clock.run_for(1000)
    expect(page.locator("section.end .closed")).to_have_count(5)
    page.keyboard.press("Escape")
    expect(title).to_contain_text(re.compile(r"\bwins?\b|victory"))
    page.clock.resume()
    expect(page.locator("[data-story]")).to_contain_text("The players agree to stop in round 1.")
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    # Later visits show the finished sheet at once. The story of a whole game is longer than this.
    record = read_record(RECORD.read_bytes())
    whole = story_of(starting_game(record), steps_of(record))
    page.route("**/story", lambda route: route.fulfill(json=whole))
    page.reload()
    expect(page.locator("[data-story]")).to_contain_text("auctions")
    expect(page.get_by_role("button", name="Skip")).to_have_count(0)
    expect(page.get_by_role("button", name="Watch again")).to_be_visible()
    # Nobody has to look for the next game.
    for width, height in _SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => scrollTo(0, 0)")
        expect(page.locator("[data-ways] > *")).to_have_text(["Rematch", "Replay", "Statistics"])
        page.wait_for_function(f"() => ({_HIDDEN})().length === 0")
        assert page.evaluate(_ASTRAY) == {"outside": [], "scrolled": 0}, (width, height)


def test_the_story_and_its_picture(
    open_page: OpenPage, server: ServerProcess, tmp_path: Path
) -> None:
    # A name could contain anything.
    record = RECORD.read_text("utf-8").replace("name yellow Chloé", "name yellow <b>&amp;</b>")
    with httpx.Client(base_url=server.url, timeout=30) as client:
        token = client.post("/api/players", json={"name": "Ann"}).json()["token"]
        headers = {"authorization": f"Bearer {token}", "content-type": "text/plain"}
        made = client.post("/api/records", content=record.encode(), headers=headers).json()
    page = open_page(_LAST.format(game=made["table"]["id"]))
    expect(page.locator("[data-story]")).to_contain_text("Round 20 is the turning point: Yellow")
    page.get_by_role("button", name="Share").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("img")).to_be_visible()
    check(page)
    saved = {}
    for kind in ("SVG", "PNG"):
        with page.expect_download() as download:
            dialog.get_by_role("button", name=f"Save as {kind}").click()
        download.value.save_as(tmp_path / kind)
        saved[kind] = (tmp_path / kind).read_bytes()
    assert saved["PNG"].startswith(b"\x89PNG")
    assert len(saved["PNG"]) > 20_000
    # The file needs nothing from the page, and says what the dialog shows.
    assert b"var(" not in saved["SVG"]
    assert b"class=" not in saved["SVG"]
    drawn = saved["SVG"].decode("utf-8")
    address = f"/replay/{made['table']['id']}"
    for words in ("Yellow wins.", "&lt;b&gt;&amp;amp;&lt;/b&gt;, Yellow", "$37", address):
        assert words in drawn
