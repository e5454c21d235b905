"""Measure the page on a simulated weak phone with a slow network, and print medians.

    PYTHONPATH=src .venv/bin/python -m tests.browser.bench [--runs 5] [--only playback] [--url URL]

Without `--url` it starts its own server. The machine should have nothing else to do.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Self

from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, sync_playwright
from tests.browser.tools.chromium import ARGUMENTS, find_chromium
from tests.browser.tools.player import end_turn, play_now, wait_for_my_turn
from tests.browser.tools.screens import menu
from tests.server.tools.process import ServerProcess

Figures = dict[str, float]

# 1.6 Mbit/s, 150 ms there and back, a quarter of the processor.
_NETWORK = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
_SLOWER = 4
_PHONE = ViewportSize(width=390, height=844)
_LENT_SECONDS = 40
_FLOOD_SECONDS = 15

# Adds up layout shifts, except those that a tap caused.
_WATCH = """
window.bench = { shift: 0 };
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (!one.hadRecentInput) window.bench.shift += one.value;
}).observe({ type: 'layout-shift', buffered: true });
"""
_TASK = "RunTask"
_TRACED = ["disabled-by-default-devtools.timeline", "devtools.timeline"]
_USABLE = """() => {
  const button = document.querySelector('.hero .primary');
  return button !== null && !button.disabled ? performance.now() : false;
}"""
_SCRIPTS = """() => performance.getEntriesByType('resource')
  .filter((one) => new URL(one.name).pathname.endsWith('.js'))
  .reduce((sum, one) => sum + one.encodedBodySize, 0)"""
_ALL_PLAYED = "() => document.querySelector('[data-caption]') === null"


def slow(page: Page, *, network: bool) -> CDPSession:
    client = page.context.new_cdp_session(page)
    client.send("Network.enable")
    client.send("Network.setCacheDisabled", {"cacheDisabled": True})
    client.send("Network.setBypassServiceWorker", {"bypass": True})
    if network:
        client.send("Network.emulateNetworkConditions", _NETWORK)
    client.send("Emulation.setCPUThrottlingRate", {"rate": _SLOWER})
    return client


def first_load(page: Page) -> Figures:
    """From an empty cache to the button that starts a game."""
    slow(page, network=True)
    page.goto("/", wait_until="commit")
    usable = page.wait_for_function(_USABLE, polling="raf").json_value()
    scripts = page.evaluate(_SCRIPTS)
    page.wait_for_load_state("networkidle")
    return {
        "usable, ms": usable,
        "JavaScript until then, kB": scripts / 1000,
        "JavaScript with the table, kB": page.evaluate(_SCRIPTS) / 1000,
    }


def playback(page: Page) -> Figures:
    """Two bots' turns, from the end of mine until all of it has been shown."""
    page.goto("/")
    play_now(page)
    wait_for_my_turn(page)
    page.wait_for_function(_ALL_PLAYED)
    slow(page, network=False)
    page.wait_for_timeout(1000)
    with Watched(page) as watched:
        end_turn(page)
        wait_for_my_turn(page)
        page.wait_for_function(_ALL_PLAYED, timeout=60_000)
        page.wait_for_timeout(500)
    return watched.figures


def lent(page: Page) -> Figures:
    """A bot plays my seat until I come back, and the server lets all bots wait between turns."""
    return let_a_bot_play(page, "Until I come back", _LENT_SECONDS)


def flood(page: Page) -> Figures:
    """A bot plays my seat to the end, so the game runs as fast as the server can."""
    return let_a_bot_play(page, "For the rest of the game", _FLOOD_SECONDS)


def let_a_bot_play(page: Page, until: str, seconds: int) -> Figures:
    page.goto("/")
    play_now(page)
    wait_for_my_turn(page)
    slow(page, network=False)
    with Watched(page) as pressing:
        menu(page, "Let a bot play for me")
        page.get_by_role("button", name=until).click()
        page.wait_for_selector("[data-lent]")
    with Watched(page) as watched:
        page.wait_for_timeout(seconds * 1000)
    return {
        "longest task of two windows, ms": pressing.figures["longest task, ms"],
        **watched.figures,
    }


class Watched:
    """The tasks of the page by their CPU time, which a busy machine hardly changes."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.browser = page.context.browser
        self.figures: Figures = {}

    def __enter__(self) -> Self:
        assert self.browser is not None
        self.page.evaluate("() => { window.bench.shift = 0; }")
        self.browser.start_tracing(page=self.page, categories=_TRACED)
        return self

    def __exit__(self, *_: object) -> None:
        assert self.browser is not None
        events = json.loads(self.browser.stop_tracing())["traceEvents"]
        threads = {
            (one["pid"], one["tid"])
            for one in events
            if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
        }
        tasks = [
            one.get("tdur", 0) / 1000
            for one in events
            if one["name"] == _TASK and (one["pid"], one["tid"]) in threads
        ]
        self.figures = {
            "longest task, ms": max(tasks, default=0),
            "tasks over 100 ms": sum(1 for one in tasks if one > 100),
            "tasks over 50 ms, together": sum(one for one in tasks if one > 50),
            "layout shift": self.page.evaluate("() => window.bench.shift"),
        }


MEASURES: dict[str, Callable[[Page], Figures]] = {
    "first load": first_load,
    "playback": playback,
    "lent": lent,
    "flood": flood,
}


def measure(browser: Browser, url: str, what: Callable[[Page], Figures]) -> Figures:
    context = browser.new_context(
        viewport=_PHONE, base_url=url, locale="en-GB", has_touch=True, device_scale_factor=2
    )
    context.set_default_timeout(60_000)
    page = context.new_page()
    page.add_init_script(_WATCH)
    try:
        return what(page)
    finally:
        context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="How quick the page is on a weak phone.")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--only", choices=MEASURES)
    parser.add_argument("--url", help="a server that runs already")
    wished = parser.parse_args()
    names = [wished.only] if wished.only else list(MEASURES)
    with ExitStack() as stack:
        url = wished.url
        if url is None:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            url = stack.enter_context(ServerProcess(Path(folder), "--trust-loopback")).url
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        for name in names:
            runs = [measure(browser, url, MEASURES[name]) for _ in range(wished.runs)]
            for figure in runs[0]:
                all_of_it = sorted(run[figure] for run in runs)
                spread = f"{all_of_it[0]:.3g} to {all_of_it[-1]:.3g}"
                print(f"{name}: {figure} {statistics.median(all_of_it):.3g} ({spread})")  # noqa: T201
        browser.close()


if __name__ == "__main__":
    main()
