"""The walk: how to come to every screen. What is new on the page gets a line here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, expect
from tests.browser.sheets.camera import Camera, Motion
from tests.browser.tools.clock import stop_the_clock
from tests.browser.tools.player import IDLE, end_turn, play_now, wait_for_my_turn
from tests.browser.tools.screens import EMBEDDED, HOSTS_WORD, ROUTES, menu, study
from tests.browser.tools.several import (
    Person,
    sail_to_the_island,
    seat_together,
    sit_with_bots,
)

BANK = {"edition": "2018", "options": {"investment_bank": "on"}}
_ACTION = "[data-action][aria-expanded]:not([disabled])"


class Visit:
    """Browsers of separate people on one server, and the camera."""

    def __init__(self, browser: Browser, url: str, camera: Camera) -> None:
        self.browser = browser
        self.url = url
        self.camera = camera

    @contextmanager
    def people(self, number: int = 1, path: str = "/") -> Iterator[list[Page]]:
        contexts = [
            self.browser.new_context(
                viewport={"width": 1440, "height": 900},
                base_url=self.url,
                locale="en-GB",
                reduced_motion="reduce",
            )
            for _ in range(number)
        ]
        try:
            pages = [context.new_page() for context in contexts]
            for page in pages:
                page.goto(path)
                page.wait_for_selector("h1")
            yield pages
        finally:
            for context in contexts:
                context.close()

    def keep(
        self, page: Page, name: str, *, top: bool = True, motion: Motion = "reduce", least: int = 0
    ) -> None:
        self.camera.keep(page, name, top=top, motion=motion, least=least)


def routes(visit: Visit) -> None:
    """Every address of the page, also with a game that was imported."""
    with visit.people(path="/study") as [page]:
        game = study(page).rpartition("/")[2].partition("?")[0]
        for path, there in {**ROUTES, EMBEDDED: "h1"}.items():
            page.goto(path.format(game=game))
            page.wait_for_selector(there)
            if path == "/host":
                page.locator("#secret").fill(HOSTS_WORD)
                page.keyboard.press("Enter")
            page.wait_for_load_state("networkidle")
            bare = path.format(game="").partition("?")[0].strip("/").replace("/", "-")
            visit.keep(page, f"page-{bare or 'home'}")
        page.goto(f"/replay/{game}?step=120")
        page.wait_for_selector(".keys")
        visit.keep(page, "page-replay-middle")


def first_turns(visit: Visit) -> None:
    """What a guest meets who plays at once."""
    with visit.people() as [page]:
        play_now(page)
        wait_for_my_turn(page)
        visit.keep(page, "table-first")
        remark = page.locator("[data-remark] .button").first
        if remark.count():
            remark.click()
        for action in page.locator(_ACTION).all():
            name = action.get_attribute("data-action")
            action.click()
            visit.keep(page, f"tray-{name}")
            page.wait_for_function(IDLE)
            back = page.locator("[data-back]")
            if back.is_visible():
                back.press("Enter")
            elif page.get_by_role("button", name="Restart turn").is_enabled():
                page.get_by_role("button", name="Restart turn").click()
            page.wait_for_function(IDLE)
        page.locator("[data-end-turn]").click()
        visit.keep(page, "turn-unused")
        end_turn(page)
        wait_for_my_turn(page)
        visit.keep(page, "table-second")
        for window in ("Let a bot play for me", "Keyboard shortcuts", "Notifications"):
            menu(page, window)
            visit.keep(page, f"window-{window.lower().replace(' ', '-')}")
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")
        page.locator("[data-menu]").press("Enter")
        visit.keep(page, "window-menu")


def waiting(visit: Visit) -> None:
    """A table that looks for players, as its host and as a guest see it."""
    with visit.people(2) as [host, guest]:
        person = Person(host, visit.url)
        person.call("POST", "/players", {"name": "Ann", "language": "en"})
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "trader"}]
        made = person.call("POST", "/tables", {"edition": "2007", "seats": seats})["table"]
        host.goto(f"/table/{made['id']}")
        host.wait_for_selector("#lobby-title")
        visit.keep(host, "waiting-host")
        guest.goto(f"/table/{made['id']}?invite={made['invite']}")
        guest.wait_for_selector("#lobby-title")
        visit.keep(guest, "waiting-guest")


def sharing(visit: Visit) -> None:
    """Two people with one device."""
    with visit.people(path="/new") as [page]:
        page.get_by_label("Seat 2").select_option("me")
        page.locator("details").first.evaluate("(details) => { details.open = true; }")
        visit.keep(page, "page-new-options")
        page.get_by_role("button", name="Start game").click()
        page.wait_for_selector("dialog[open] [data-uncover]", timeout=60_000)
        visit.keep(page, "cover")


def crowd(visit: Visit) -> None:
    with visit.people(5, "/aid") as pages:
        people = seat_together(pages, visit.url, **BANK)
        host, *guests = people
        host.play("pass")
        for guest in guests:
            guest.play(f"sail {host.seat}", "done", "pass")
        host.open_table()
        wait_for_my_turn(host.page)
        visit.keep(host.page, "five-four-ships-here")
        guests[0].open_table()
        visit.keep(guests[0].page, "five-four-ships-there")


def auction(visit: Visit) -> None:
    """An auction of five, from the first bid to what it means."""
    with visit.people(5, "/aid") as pages:
        people = seat_together(pages, visit.url, **BANK)
        sail_to_the_island(people)
        first, second, seller, *others = people
        bidders = (first, second, *others)
        for person in (first, seller):
            person.open_table()
            expect(person.page.locator("#auction-title")).to_be_visible()
        visit.keep(first.page, "auction-bid")
        visit.keep(seller.page, "auction-wait")
        for bidder in bidders:
            bidder.play("bid 3")
        expect(first.page.locator("#auction-title")).to_contain_text("Tie")
        visit.keep(first.page, "auction-tie")
        for bidder, amount in zip(bidders, (1, 1, 2, 3), strict=True):
            bidder.play(f"bid {amount}")
        expect(seller.page.locator("[data-step^=accept]")).to_be_visible()
        visit.keep(seller.page, "auction-choice")
        for page in (first.page, seller.page):
            stop_the_clock(page)  # or it would go by itself
        seller.play(f"accept {others[-1].seat}")
        expect(first.page.locator("[data-result]")).to_be_visible()
        visit.keep(first.page, "auction-result")
        visit.keep(seller.page, "auction-result-seller")


def late(visit: Visit) -> None:
    """A game with the bank as far as its first colour to run out, and its end."""
    with visit.people(path="/aid") as [page]:
        person = sit_with_bots(page, visit.url, "trader", 4)
        visit.keep(page, "five-first")
        if page.locator("[data-action=broker]:not([disabled])").count():
            page.locator("[data-action=broker]").click()
            visit.keep(page, "tray-broker")
            page.keyboard.press("Escape")

        def gone(look: Any) -> bool:
            return 0 in look["view"]["supply"]["containers"].values()

        if person.let_a_bot_play(gone):
            page.reload()
            page.wait_for_selector("#asked")
            visit.keep(page, "five-late")
            menu(page, "Let a bot play for me")
            page.get_by_role("button", name="Until I come back").click()
            page.wait_for_selector("[data-lent]")
            visit.keep(page, "five-lent")
            page.get_by_role("button", name="Take my seat back").click()
        person.let_a_bot_play(lambda look: bool(look["view"]["over"]))
        page.reload()
        page.wait_for_selector("#end-title", timeout=60_000)
        visit.keep(page, "end")
        page.locator("[data-story]").scroll_into_view_if_needed()
        visit.keep(page, "end-story", top=False)
        page.goto("/")
        page.wait_for_selector(".place")
        page.wait_for_load_state("networkidle")
        visit.keep(page, "page-home-known")


WALKS: dict[str, Callable[[Visit], None]] = {
    "routes": routes,
    "first": first_turns,
    "waiting": waiting,
    "sharing": sharing,
    "crowd": crowd,
    "auction": auction,
    "late": late,
}
