"""The page is light: what is downloaded before a screen is usable, and how long that takes."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, Request
from tests.browser.tools.player import play_now
from tests.browser.tools.screens import OpenPage, study

SCRIPT_BYTES = 150_000
# A phone on a slow network: 1.6 Mbit/s, 150 ms there and back, a quarter of the processor.
_NETWORK = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
_SLOWER = 4
_USABLE_MS = 2000


class Wire:
    """Everything that a page fetched."""

    def __init__(self, page: Page) -> None:
        self.requests: list[Request] = []
        page.on("requestfinished", self.keep)

    def keep(self, request: Request) -> None:
        self.requests.append(request)

    def bytes(self, *kinds: str) -> int:
        """As downloaded, that is compressed."""
        wanted = [one for one in self.requests if one.resource_type in kinds]
        assert wanted
        return sum(one.sizes()["responseBodySize"] for one in wanted)


def first_load(open_page: OpenPage, path: str, sign: str, **more: Any) -> Wire:
    """In a browser with an empty cache."""
    page = open_page("/nowhere", **more)
    page.goto("about:blank")
    wire = Wire(page)
    client = page.context.new_cdp_session(page)
    client.send("Network.setCacheDisabled", {"cacheDisabled": True})
    client.send("Network.setBypassServiceWorker", {"bypass": True})
    page.goto(path)
    page.wait_for_selector(sign)
    page.wait_for_load_state("networkidle")
    return wire


@pytest.mark.parametrize(
    ("path", "sign"),
    [
        ("/", ".hero"),
        ("/new", "fieldset"),
        ("/learn/quay", "progress"),
        ("/rules", ".parts"),
        ("/settings", "#code"),
    ],
)
def test_the_first_load_of_a_screen_is_small(open_page: OpenPage, path: str, sign: str) -> None:
    # Russian has the longest messages.
    wire = first_load(open_page, path, sign, locale="ru")
    assert wire.bytes("script") < SCRIPT_BYTES


def test_the_first_load_of_a_game_is_small(open_page: OpenPage) -> None:
    page = open_page("/study")
    replay = study(page).partition("?")[0]
    page.goto("/")
    play_now(page)
    signs = {
        page.url: "#asked",
        replay: ".keys",
        replay.replace("/replay/", "/embed/"): ".keys",
        replay.replace("/replay/", "/economy/"): ".uplot",
    }
    for address, sign in signs.items():
        assert first_load(open_page, address, sign, locale="ru").bytes("script") < SCRIPT_BYTES


def phone(open_page: OpenPage) -> tuple[Page, CDPSession]:
    page = open_page("/nowhere", width=360, height=740, locale="de")
    page.goto("about:blank")
    client = page.context.new_cdp_session(page)
    client.send("Network.enable")
    client.send("Network.setCacheDisabled", {"cacheDisabled": True})
    client.send("Network.setBypassServiceWorker", {"bypass": True})
    client.send("Performance.enable", {"timeDomain": "threadTicks"})
    return page, client


def before_the_rest(fetched: list[dict[str, Any]]) -> list[str]:
    """The scripts and styles that were fetched first, or none if that is not over yet."""
    awaited = [one for one in fetched if one["type"] in ("Script", "Stylesheet")]
    names = [one["request"]["url"].rpartition("/")[2] for one in awaited]
    rest = next((n for n, name in enumerate(names) if name.startswith(("extras", "Table"))), 0)
    return names[:rest]


def test_home_needs_few_files_and_little_work(open_page: OpenPage) -> None:
    """Counts what the two seconds are made of, because the machine may be busy."""
    page, client = phone(open_page)
    fetched: list[dict[str, Any]] = []

    def keep(event: dict[str, Any]) -> None:
        fetched.append(event)

    client.on("Network.requestWillBeSent", keep)
    wire = Wire(page)
    page.goto("/", wait_until="commit")
    page.wait_for_selector(".hero .primary")
    metrics = client.send("Performance.getMetrics")["metrics"]
    busy = next(one["value"] for one in metrics if one["name"] == "TaskDuration")
    # Without the pictures below and the table, which are fetched once the browser is idle.
    deadline = time.monotonic() + 20
    while not (needed := before_the_rest(fetched)):
        assert time.monotonic() < deadline, "the rest is never fetched"
        page.wait_for_timeout(50)
    page.wait_for_load_state("networkidle")
    assert len(needed) <= 6, needed
    sizes = {one.url.rpartition("/")[2]: one.sizes()["responseBodySize"] for one in wire.requests}
    assert sum(sizes[name] for name in needed) < 80_000
    styles = sum(sizes[name] for name in needed if name.endswith(".css"))
    assert wire.bytes("document") + styles < 10_000
    # On a phone it is four times as long, beside the time of the network.
    assert busy < _USABLE_MS / 1000 / _SLOWER


@pytest.mark.slow
def test_home_is_usable_within_two_seconds_on_a_slow_phone(open_page: OpenPage) -> None:
    """The best of five, because the machine may be busy."""
    best = 1e9
    for _ in range(5):
        page, client = phone(open_page)
        client.send("Network.emulateNetworkConditions", _NETWORK)
        client.send("Emulation.setCPUThrottlingRate", {"rate": _SLOWER})
        page.goto("/", wait_until="commit")
        page.wait_for_selector(".hero .primary")
        best = min(best, page.evaluate("() => performance.now()"))
        if best < _USABLE_MS:
            break
    assert best < _USABLE_MS, f"{best:.0f} ms"
