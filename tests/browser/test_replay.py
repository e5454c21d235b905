"""Replays: stepping, viewpoints, deep links, imported records, frames."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import httpx
from playwright.sync_api import Page, expect
from tests.browser.tools.clock import stop_the_clock
from tests.browser.tools.screens import OpenPage, study
from tests.folders import RECORDS
from tests.server.tools.process import ServerProcess


def test_walking_through_a_record_from_elsewhere(open_page: OpenPage) -> None:
    page = open_page("/study", refused="400")
    page.get_by_label("or paste the game file here").fill("no record at all")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("record")
    study(page)
    where = page.locator(".keys .count")
    expect(where).to_have_text("Step 0 of 472")
    page.get_by_role("button", name="Next step").click()
    expect(where).to_have_text("Step 1 of 472")
    page.get_by_role("button", name="Next turn").click()
    expect(where).to_have_text("Step 6 of 472")
    expect(page.locator(".keys .line")).to_contain_text("Round 1, turn 2, Blue")
    page.locator("h1").click()
    page.keyboard.press("ArrowLeft")
    expect(where).to_have_text("Step 5 of 472")
    page.keyboard.press("Shift+ArrowRight")
    expect(where).to_have_text("Step 6 of 472")
    walk_to_auctions(page)
    page.get_by_label("Position in the game").fill("300")
    expect(page).to_have_url(re.compile(r"step=300&seat=all"))
    expect(page.locator(".cards li")).to_have_count(3)
    page.get_by_label("View as").select_option("red")
    expect(page.locator(".cards li")).to_have_count(1)
    # Whoever looks through somebody's eyes does not become that player.
    expect(page.locator("#quay-red")).to_contain_text("Bora")
    # The address leads to the same moment through the same eyes.
    page.reload()
    expect(where).to_have_text("Step 300 of 472")
    expect(page.get_by_label("View as")).to_have_value("red")
    page.get_by_label("Speed").select_option("fast")
    stop_the_clock(page)
    page.locator("h1").click()
    page.keyboard.press(" ")
    for step in (301, 302):
        page.clock.run_for(450)
        expect(where).to_have_text(f"Step {step} of 472")
    page.clock.resume()
    page.get_by_role("button", name="Pause").click()
    page.keyboard.press("Tab")
    page.get_by_role("button", name="Go to the end").click()
    expect(page.locator("#end-title")).to_contain_text("Yellow wins")
    page.locator("[data-help]").click()
    page.get_by_label("Rules: Final Scoring").click()
    expect(page.get_by_role("dialog")).to_contain_text("discard")


def test_two_colours_that_run_out_in_one_step(open_page: OpenPage) -> None:
    page = open_page("/study")
    record = (RECORDS / "2018-5-players.txt").read_text("utf-8")
    page.get_by_label("or paste the game file here").fill(record)
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.locator(".keys .count")).to_have_text("Step 0 of 675")
    last = page.locator("[data-mark].gone").all()[-2:]
    left = [mark.evaluate("(one) => one.getBoundingClientRect().left") for mark in last]
    assert 15 <= left[0] - left[1] <= 20


def walk_to_auctions(page: Page) -> None:
    """They are found on the bar, by buttons and by keys."""
    where = page.locator(".keys .count")
    expect(page.locator("[data-mark].auction")).to_have_count(5)
    page.get_by_role("button", name="Next auction").click()
    expect(page.locator("#auction-title")).to_be_visible()
    first = where.inner_text()
    page.locator("h1").click()
    page.keyboard.press("a")
    expect(where).not_to_have_text(first)
    page.keyboard.press("Shift+A")
    expect(where).to_have_text(first)
    expect(page.get_by_role("button", name="Previous auction")).to_be_disabled()
    scrubber = page.get_by_label("Position in the game")
    expect(scrubber).to_have_attribute("aria-valuetext", f"{first}. Auction")


@contextmanager
def another_site(body: str) -> Iterator[str]:
    """A page from another origin: the same machine, another port."""

    class Site(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("content-type", "text/html")
            self.end_headers()
            self.wfile.write(f"<!doctype html><title>a</title>{body}".encode())

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Site) as site:
        thread = Thread(target=site.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{site.server_port}/"
        finally:
            site.shutdown()
            thread.join()


def test_the_replay_in_a_frame_of_another_site(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page("/study")
    address = study(page).replace("/replay/", "/embed/")
    embedded = httpx.get(address, headers={"accept": "text/html"}, timeout=30)
    assert "frame-ancestors *" in embedded.headers["content-security-policy"]
    whole = httpx.get(server.url, headers={"accept": "text/html"}, timeout=30)
    assert "frame-ancestors 'none'" in whole.headers["content-security-policy"]
    with another_site(f'<iframe src="{address}" width="500" height="400"></iframe>') as other:
        page.goto(other)
        look_into_the_frame(page)


def look_into_the_frame(page: Page) -> None:
    frame = page.frame_locator("iframe")
    frame.get_by_role("button", name="Next step").click()
    expect(frame.locator(".keys .count")).to_have_text("Step 1 of 472")
    links = frame.locator("a").evaluate_all("(all) => all.map((one) => one.target)")
    assert links == ["_blank"]


def test_a_running_game_shows_no_more_than_its_viewer_may_see(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector("[data-action]:not([disabled])", timeout=30_000)
    page.goto(page.url.replace("/table/", "/replay/"))
    page.wait_for_selector(".keys")
    expect(page.locator(".cards li")).to_have_count(1)
    assert page.get_by_label("View as").locator("option").count() == 2
