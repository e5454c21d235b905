"""The page follows its table: live, after a lost connection, and without sockets."""

from __future__ import annotations

import time
from pathlib import Path

from playwright.sync_api import Browser, Page, expect
from tests.browser.tools.player import Player, end_turn, play_now, wait_for_my_turn
from tests.browser.tools.screens import OpenPage
from tests.server.tools.process import ServerProcess

UPDATES = 25


def cash(page: Page) -> str:
    return page.locator(".purse .cash").inner_text().split()[0]


def test_the_page_comes_back_after_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "--trust-loopback") as server:
        context = browser.new_context(base_url=server.url, locale="en-GB", reduced_motion="reduce")
        context.set_default_timeout(30_000)
        page = context.new_page()
        page.goto("/")
        play_now(page)
        wait_for_my_turn(page)
        page.get_by_role("button", name="Build a warehouse for $4").click()
        expect(page.get_by_role("button", name="Undo")).to_be_enabled()
        drafted = cash(page)
        server.kill()
        expect(page.locator("[data-connection=lost]")).to_contain_text("Reconnecting")
        page.get_by_role("button", name="Undo").click()
        expect(page.get_by_role("alert")).to_contain_text("Cannot reach the server")
        server.start()
        expect(page.locator("[data-connection]")).to_have_count(0)
        assert cash(page) == drafted, "the draft is still there"
        page.get_by_role("button", name="Undo").click()
        expect(page.get_by_role("button", name="Undo")).to_be_disabled()
        end_turn(page)
        wait_for_my_turn(page)
        context.close()


def test_without_sockets_the_page_asks(open_page: OpenPage) -> None:
    page = open_page()
    page.route_web_socket("**/api/live", lambda socket: socket.close())
    play_now(page)
    expect(page.locator("[data-connection=asking]")).to_be_visible()
    wait_for_my_turn(page)
    end_turn(page)
    wait_for_my_turn(page)


def test_an_update_is_painted_within_a_tenth_of_a_second(open_page: OpenPage) -> None:
    """Measured in CPU time, because the machine may be busy."""
    page = open_page()
    updates: list[str | bytes] = []

    def heard(frame: str | bytes) -> None:
        updates.append(frame)

    page.on("websocket", lambda socket: socket.on("framereceived", heard))
    client = page.context.new_cdp_session(page)
    client.send("Performance.enable", {"timeDomain": "threadTicks"})

    def busy() -> float:
        metrics = client.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))

    play_now(page)
    wait_for_my_turn(page)
    updates.clear()
    before = busy()
    player = Player(page, 3)
    until = time.monotonic() + 120
    while (counted := sum('"type":"update"' in str(update) for update in updates)) < UPDATES:
        assert time.monotonic() < until, counted
        if not player.act():
            player.wait()
    # Everything the page did meanwhile, the clicks too.
    assert (busy() - before) / counted < 0.1


def test_everybody_sees_who_is_there(open_page: OpenPage) -> None:
    host = open_page("/new")
    for seat in host.locator(".seat select").all()[:1]:
        seat.select_option("open")
    host.get_by_role("button", name="Create table").click()
    link = host.locator(".lobby input").input_value()
    guest = open_page(link)
    guest.get_by_role("button", name="Take a seat").click()
    guest.wait_for_selector("#asked")
    here = host.locator("[data-present=true]")
    expect(here).to_have_count(1)
    spectator = open_page(link.partition("#")[0])
    expect(host.locator(".title")).to_contain_text("1 person is watching")
    expect(spectator.locator(".purse")).to_have_count(0)
    guest.context.close()
    expect(here).to_have_count(0)
