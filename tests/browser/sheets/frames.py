"""Keep what moves as frames, one every 100 ms: an auction of five, and the end of their game.

PYTHONPATH=src .venv/bin/python -m tests.browser.sheets.frames FOLDER [--only end]
"""

from __future__ import annotations

import argparse
import base64
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright
from tests.browser.tools.chromium import ARGUMENTS, find_chromium
from tests.browser.tools.several import Person, sail_to_the_island, seat_together
from tests.folders import RECORDS
from tests.server.tools.process import ServerProcess

from longshore.record import read_record, steps_of

_EVERY = 0.1
_SIZES = {
    "desk": ViewportSize(width=1366, height=768),
    "phone": ViewportSize(width=360, height=780),
}
_FIVE = RECORDS / "2018-5-players.txt"


@contextmanager
def filmed(page: Page, folder: Path, name: str) -> Iterator[None]:
    """Everything the page draws meanwhile, as it stood every 100 ms."""
    client = page.context.new_cdp_session(page)
    drawn: list[tuple[float, bytes]] = []

    def keep(frame: dict[str, Any]) -> None:
        drawn.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        client.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    client.on("Page.screencastFrame", keep)
    client.send("Page.startScreencast", {"format": "jpeg", "quality": 70})
    yield
    client.send("Page.stopScreencast")
    start = drawn[0][0]
    for number in range(int((drawn[-1][0] - start) / _EVERY) + 1):
        latest = [one for at, one in drawn if at <= start + number * _EVERY][-1]
        (folder / f"{name}-{number:03}.jpg").write_bytes(latest)


def auction(browser: Browser, url: str, folder: Path) -> None:
    """From the last bid to the board again, as a bidder sees it; the seller accepts at once."""
    with ExitStack() as stack:
        contexts = [
            browser.new_context(viewport=size, base_url=url, locale="en-GB")
            for size in (*_SIZES.values(), *[_SIZES["desk"]] * 3)
        ]
        for context in contexts:
            stack.callback(context.close)
        pages = [context.new_page() for context in contexts]
        for page in pages:
            page.goto("/aid")
        people = seat_together(pages, url, edition="2018", options={"investment_bank": "on"})
        sail_to_the_island(people)
        seller = people[2]
        watched = {
            name: next(one for one in people if one.page is page)
            for name, page in zip(_SIZES, pages, strict=False)
        }
        for person in watched.values():
            person.page.goto(f"/table/{person.table}")
            expect(person.page.locator("#auction-title")).to_be_visible()
        bidders = [one for one in people if one is not seller]
        with _all_filmed(watched, folder, "auction"):
            page = pages[0]
            for number, bidder in enumerate(bidders):
                bidder.play(f"bid {2 + number}")
                page.wait_for_timeout(400)
            page.wait_for_timeout(4500)
            seller.play(f"accept {bidders[-1].seat}")
            page.wait_for_timeout(6000)


@contextmanager
def _all_filmed(watched: dict[str, Person], folder: Path, name: str) -> Iterator[None]:
    with ExitStack() as stack:
        for size, person in watched.items():
            stack.enter_context(filmed(person.page, folder, f"{name}-{size}"))
        yield


def end(browser: Browser, url: str, folder: Path) -> None:
    """The end of a recorded game, told again."""
    with httpx.Client(base_url=url) as client:
        token = client.post("/api/players", json={"name": "Ann"}).json()["token"]
        headers = {"authorization": f"Bearer {token}", "content-type": "text/plain"}
        made = client.post("/api/records", content=_FIVE.read_bytes(), headers=headers).json()
    last = sum(1 for _ in steps_of(read_record(_FIVE.read_bytes())))
    for name, size in _SIZES.items():
        context = browser.new_context(
            viewport=size, base_url=url, locale="en-GB", reduced_motion="reduce"
        )
        page = context.new_page()
        page.goto(f"/replay/{made['table']['id']}?step={last}")
        again = page.get_by_role("button", name="Watch again")
        again.scroll_into_view_if_needed(timeout=60_000)
        page.emulate_media(reduced_motion="no-preference")
        with filmed(page, folder, f"end-{name}"):
            again.click()
            expect(again).to_have_count(0)
            while not again.count():
                page.wait_for_timeout(200)  # while it waits, frames are kept
            page.wait_for_timeout(1000)
        context.close()


SHOWS: dict[str, Callable[[Browser, str, Path], None]] = {"auction": auction, "end": end}


def main() -> None:
    parser = argparse.ArgumentParser(description="Frames of what moves.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", choices=SHOWS)
    wished = parser.parse_args()
    wished.folder.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        data = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = stack.enter_context(ServerProcess(data, "--trust-loopback")).url
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        for name in [wished.only] if wished.only else SHOWS:
            SHOWS[name](browser, url, wished.folder)
        browser.close()


if __name__ == "__main__":
    main()
