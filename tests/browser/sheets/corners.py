"""The walk through what opens beside a table or passes by: windows, tabs, captions, lessons."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import ViewportSize, expect
from tests.browser.sheets.screens import Visit
from tests.browser.tools.clock import stop_the_clock
from tests.browser.tools.lesson import press_next, steps_done
from tests.browser.tools.player import end_turn, play_now, wait_for_my_turn
from tests.browser.tools.screens import menu, study
from tests.browser.tools.several import Person, seat_together, sit_with_bots

from longshore.server.lessons.script import LESSONS, script_of

_PHONE = ViewportSize(width=360, height=780)
_DESK = ViewportSize(width=1440, height=900)


def passing(visit: Visit) -> None:
    """What is told for a moment, with the clock held still."""
    with visit.people() as [page]:
        play_now(page)
        wait_for_my_turn(page)
        end_turn(page)
        expect(page.locator("[data-caption]")).to_have_count(1)
        stop_the_clock(page)
        visit.keep(page, "caption")
        page.set_viewport_size(_PHONE)
        page.clock.run_for(60_000)
        page.get_by_role("button", name="Since your last turn").click()
        visit.keep(page, "recap", top=False)
    with visit.people(path="/aid") as [page]:
        person = sit_with_bots(page, visit.url, "trader", 2)
        stop_the_clock(page)
        person.let_a_bot_play(
            lambda look: 0 in look["view"]["supply"]["containers"].values(), seconds=120
        )
        page.clock.run_for(1000)
        tiding = page.locator(".tiding")
        for _ in range(200):
            if tiding.count():
                break
            page.clock.run_for(100)
        visit.keep(page, "tiding")


def beside(visit: Visit) -> None:
    """The tabs and windows of a table."""
    with visit.people(3, "/aid") as pages:
        people = seat_together(pages, visit.url)
        page = people[0].page
        for person in people[:2]:
            person.open_table()
        for said in ("Good winds, everybody!", "And to you. I need white."):
            writer = people[1].page
            writer.get_by_role("tab", name="Chat").click()
            writer.get_by_role("textbox", name="Write a message").fill(said)
            writer.get_by_role("button", name="Send").click()
            expect(writer.get_by_role("textbox", name="Write a message")).to_have_value("")
        visit.keep(page, "chat-unread")
        for name in ("Chat", "Notes", "Cards"):
            page.set_viewport_size(_DESK)
            page.get_by_role("tab", name=name).click()
            if name == "Notes":
                page.get_by_role("textbox").last.fill("Yellow wants tan.")
            if name == "Cards":
                page.locator(".cell").first.click()
            visit.keep(page, f"side-{name.lower()}", least=1100)
        page.locator("[data-hint]").click()
        page.wait_for_selector("[data-hints] li", timeout=30_000)
        visit.keep(page, "hints")
        page.locator("[data-hint]").click()
        page.locator("[data-help]").click()
        visit.keep(page, "help")
        page.locator(".rule").first.click()
        expect(page.locator("[data-rule-sheet]")).to_be_visible()
        visit.keep(page, "rule-sheet")
        page.keyboard.press("Escape")
        menu(page, "Standing orders")
        visit.keep(page, "window-orders")
        page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
        page.locator("[data-menu]").press("Enter")
        page.get_by_role("button", name="Leave the game").click()
        page.locator("[data-concede]").scroll_into_view_if_needed()
        visit.keep(page, "window-leave")


def lessons(visit: Visit) -> None:
    """Each lesson halfway and at its end."""
    for name in LESSONS:
        with visit.people(path=f"/learn/{name}") as [page]:
            page.wait_for_selector(".coach progress")
            length = script_of(name).length
            for when, until in (("half", length // 2), ("end", length)):
                page.set_viewport_size(_DESK)
                while steps_done(page) < until:
                    press_next(page, name)
                visit.keep(page, f"lesson-{name}-{when}")


def links(visit: Visit) -> None:
    """Where the links lead that people send each other."""
    with visit.people(path="/link#123456") as [page]:
        page.wait_for_load_state("networkidle")
        visit.keep(page, "page-link")
    with visit.people(2) as [page, heir]:
        person = Person(page, visit.url)
        play_now(page)
        wait_for_my_turn(page)
        person.table = page.url.rpartition("/")[2]
        menu(page, "Hand over my seat")
        link = page.get_by_label("Send this link").input_value()
        visit.keep(page, "window-give")
        heir.goto(link)
        heir.wait_for_selector("form")
        visit.keep(heir, "page-seat")


def telling(visit: Visit) -> None:
    """The end while it is told, and the window that shares it."""
    with visit.people(path="/study") as [page]:
        game = study(page).rpartition("/")[2].partition("?")[0]
        page.goto(f"/replay/{game}?step=472")
        page.wait_for_selector("#end-title")
        page.get_by_role("button", name="Share").click()
        visit.keep(page, "share")
        page.keyboard.press("Escape")
        page.emulate_media(reduced_motion="no-preference")
        stop_the_clock(page)
        page.get_by_role("button", name="Watch again").click()
        for number, passed in enumerate((1000, 3000, 3000), 1):
            page.clock.run_for(passed)
            visit.keep(page, f"telling-{number}", motion="no-preference")


WALKS: dict[str, Callable[[Visit], None]] = {
    "passing": passing,
    "beside": beside,
    "lessons": lessons,
    "links": links,
    "telling": telling,
}
