"""Lessons are played to the end by clicking, the rules are searched, and the aid fits a page."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import Page, expect
from tests.browser.tools.checks import check
from tests.browser.tools.lesson import GO_ON, bid, press_next, steps_done
from tests.browser.tools.player import wait_for_my_turn
from tests.browser.tools.screens import OpenPage
from tests.server.tools.process import ServerProcess

from longshore.server.lessons.script import LESSONS, script_of

MOST_CLICKS = 250
_COVERED = """() => document.querySelector('.sea').getBoundingClientRect().bottom
    - document.querySelector('.controls').getBoundingClientRect().top"""

# Where the coach, the sea, my quay and the buttons are: the same at every step.
_ROOM = """() => ['.coach', '.sea', '.mine', '.actions'].map((part) => {
    const box = document.querySelector(part)?.getBoundingClientRect();
    return box ? [box.x, box.y, box.width, box.height] : null;
})"""

Room = list[list[float] | None]


def check_room(page: Page, room: Room) -> None:
    """Nothing has moved, and what was said about an earlier press has gone."""
    check_place(page, room)
    expect(page.locator("[data-answer] .wrong")).to_have_count(0)


def check_place(page: Page, room: Room) -> None:
    """Nothing has moved by as much as a pixel."""
    for before, now in zip(room, page.evaluate(_ROOM), strict=True):
        assert now == before or now == pytest.approx(before, abs=0.9)


def press_what_is_wrong(page: Page) -> None:
    """Everything that is not wanted now answers at the foot of the coach, and moves nothing."""
    room = page.evaluate(_ROOM)
    for button in page.locator("[aria-disabled=true]:visible").all():
        button.click(force=True)
        expect(page.locator("[data-answer] .wrong")).to_have_text(re.compile(r"\w+\."))
    check_place(page, room)


def play(page: Page, name: str, *, steady: bool = True) -> None:
    """Do what the lesson asks, until it is over. On a phone trays differ in height."""
    room = page.evaluate(_ROOM)
    for _ in range(MOST_CLICKS):
        if steps_done(page) == script_of(name).length:
            return
        if steady:
            check_room(page, room)
        press_next(page, name)
    raise AssertionError(f"{name} did not come to its end")


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_to_its_end(open_page: OpenPage, name: str) -> None:
    page = open_page("/learn")
    expect(page.locator("main a[href^='/learn/']")).to_have_count(len(LESSONS))
    page.locator(f"a[href='/learn/{name}']").click()
    page.wait_for_selector(".coach progress")
    play(page, name)
    if name == "island":
        expect(page.locator("#end-title")).to_have_text("You win by $5!")
    # The ship comes in, and leads on.
    coach = page.locator(".coach")
    expect(coach.locator("[data-arrival]")).to_have_text(re.compile(r"^\s*You .*!\s*$"))
    expect(coach.get_by_role("button", name="Play now")).to_be_visible()
    onward = coach.get_by_role("link", name="All lessons" if name == "expert" else "Next lesson")
    expect(onward).to_be_visible()
    if name == "quay":
        check(page)
    page.goto("/learn")
    expect(page.locator(".done")).to_have_count(1)
    expect(page.locator("a.next")).to_have_count(1)


@pytest.mark.slow
@pytest.mark.parametrize("locale", ["de", "ru"])
@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_to_its_end_on_a_phone(open_page: OpenPage, name: str, locale: str) -> None:
    page = open_page(f"/learn/{name}", width=320, height=640, locale=locale)
    page.wait_for_selector(".coach progress")
    if name == "quay":
        # My own quay, at the lower edge of the picture, is in sight between coach and controls.
        assert page.evaluate(_COVERED) <= 2
    play(page, name, steady=False)


def test_a_lesson_says_what_else_to_do(open_page: OpenPage) -> None:
    page = open_page("/learn/island", width=360, height=740)
    page.locator(GO_ON).click()
    bid(page, "bid 3")
    expect(page.locator("[data-answer]")).to_have_text(re.compile(r"another amount.*\$9"))
    page.get_by_role("button", name="One step back").click()
    expect(page.locator(GO_ON)).to_be_visible()
    expect(page.locator("[data-answer]")).to_be_empty()


def test_a_lesson_answers_wrong_presses_until_the_next_right_one(open_page: OpenPage) -> None:
    page = open_page("/learn/quay", width=1366, height=768)
    answer = page.locator("[data-answer]")
    press_what_is_wrong(page)
    expect(answer).to_contain_text("Not yet. First choose “")
    page.locator("[data-action=build]").click()
    expect(answer).to_be_empty()
    press_what_is_wrong(page)
    expect(answer).to_contain_text("Not yet. The next step is:")
    page.locator("[data-tray] [data-step='machine white']").click()
    expect(page.locator("[data-said=learn-quay-produce]")).to_be_visible()
    expect(answer).to_be_empty()


def test_a_lesson_takes_prices_in_any_order_and_goes_on_by_itself(open_page: OpenPage) -> None:
    page = open_page("/learn/quay")
    page.locator("[data-action=build]").click()
    page.locator("[data-tray] [data-step='machine white']").click()
    page.locator("[data-action=produce]").click()
    page.locator("[data-tray] .hand").nth(1).click()
    page.locator("[data-tray] [data-blocked='place white@4']").click(force=True)
    expect(page.get_by_role("status").filter(has_text="white container at $3")).to_be_visible()
    page.locator("[data-tray] [data-step='place white@3']").click()
    page.locator("[data-tray] [data-step='place orange@2']").click()
    expect(page.locator("[data-said=learn-quay-others]")).to_be_visible()
    page.get_by_role("button", name="Undo").first.click()
    expect(page.locator("[data-tray] [data-step='place orange@2']")).to_be_visible()
    page.get_by_role("button", name="Redo").first.click()
    page.locator("[data-end-turn=complete]").click()
    expect(page.locator("[data-said=learn-quay-warehouse]")).to_be_visible()


def test_a_lesson_is_played_with_keys(open_page: OpenPage) -> None:
    page = open_page("/learn/quay")
    answer = page.locator("[data-answer]")
    page.keyboard.press("s")
    expect(answer).to_contain_text("Not yet. First choose “")
    page.keyboard.press("b")
    expect(page.locator("[data-tray] [data-step='machine white']")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-said=learn-quay-produce]")).to_be_visible()
    page.keyboard.press("p")
    expect(page.locator("[data-said=learn-quay-prices]")).to_be_visible()
    page.keyboard.press("4")
    expect(answer).to_contain_text("This lesson needs another price")
    page.keyboard.press("2")
    expect(page.locator("[data-tray] [data-step='place white@3']")).to_be_visible()
    page.keyboard.press("3")
    page.locator("[data-end-turn=complete]").wait_for()
    page.keyboard.press("u")
    expect(page.locator("[data-end-turn=complete]")).to_have_count(0)
    page.keyboard.press("y")
    page.locator("[data-end-turn=complete]").wait_for()
    page.keyboard.press("e")
    expect(page.locator("[data-said=learn-quay-warehouse]")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_lesson_marks_the_loan_it_wants(open_page: OpenPage) -> None:
    page = open_page("/learn/island")
    page.locator(GO_ON).click()
    bid(page, "bid 9")
    page.locator(GO_ON).click()
    expect(page.locator("[data-step=loan]").first).to_have_class(re.compile("lit"))


def test_the_rules_are_found_by_words_and_addresses(open_page: OpenPage) -> None:
    page = open_page("/rules#auction")
    expect(page.locator("#auction")).to_be_in_viewport()
    page.get_by_label("Search the rules").fill("union boss")
    expect(page.locator(".parts section")).to_have_count(1)
    expect(page.locator(".parts")).to_contain_text("Produce")
    page.get_by_role("navigation").get_by_role("link", name="Produce").click()
    expect(page).to_have_url(re.compile("#produce$"))
    page.get_by_label("Search the rules").fill("zeppelin")
    expect(page.locator(".parts")).to_contain_text("No matches")
    # Only what the chosen edition knows, for good.
    page.get_by_label("Search the rules").fill("")
    expect(page.locator("#bank-harbour")).to_be_visible()
    page.get_by_role("radio", name="2007", exact=True).check(force=True)
    expect(page.locator("#load [data-scope]")).to_have_attribute("data-scope", "edition-2007")
    expect(page.locator("#bank-harbour")).to_have_count(0)
    page.reload()
    expect(page.locator("#bluff")).to_have_count(0)
    page.goto("/rules?edition=2018#load")
    expect(page.locator("#load [data-scope]")).to_have_attribute("data-scope", "edition-2018")


_SMALL = """() => [...document.querySelectorAll('.rule')]
    .map((one) => [one.dataset.rule, one.getBoundingClientRect()])
    .filter(([, box]) => box.width < 43.5 || box.height < 43.5)"""


def test_the_table_leads_to_the_rules(open_page: OpenPage) -> None:
    page = open_page("/new")
    page.get_by_label("2018 anniversary").check()
    page.locator("#option-investment-bank").select_option("on")
    page.get_by_role("button", name="Start game").click()
    page.wait_for_selector("#asked")
    wait_for_my_turn(page)
    links = page.locator(".rule")
    assert links.count() == 0
    help_button = page.locator("[data-help]")
    help_button.click()
    expect(help_button).to_have_attribute("aria-pressed", "true")
    parts = {link.get_attribute("data-rule") for link in links.all()}
    table = {"end", "auction", "brokers", "win", "loans", "card", "produce", "restock", "build"}
    assert parts == {"turn", *table}
    assert page.evaluate(_SMALL) == []
    # Nothing is lost while one reads: neither the draft nor where one was.
    page.get_by_role("button", name="Build a warehouse for $4").click()
    expect(page.locator("#asked")).to_contain_text("1 action left")
    page.locator("[data-action=sail]").click()
    page.get_by_label("Rules: Sail").focus()
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Open Sea")
    expect(sheet).to_contain_text("your own bank harbour")  # this game has the bank
    expect(sheet.get_by_role("link")).to_have_attribute("href", "/rules?edition=2018#sail")
    check(page)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.get_by_label("Rules: Sail")).to_be_focused()
    expect(page.get_by_role("tooltip")).to_contain_text("Open Sea")
    check(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(links).to_have_count(0)
    expect(help_button).to_have_attribute("aria-pressed", "false")
    help_button.click()
    expect(page.locator("#asked")).to_contain_text("1 action left")
    page.get_by_label("Language").select_option("de")
    page.get_by_label("Regeln: Investmentbank").click()
    expect(sheet).to_contain_text("Broker")


@pytest.mark.parametrize("locale", ["en", "de", "ru"])
def test_the_aid_prints_on_one_page(open_page: OpenPage, locale: str) -> None:
    page = open_page("/aid", locale=locale)
    content = page.pdf(format="A4")
    assert len(re.findall(rb"/Type\s*/Page\b", content)) == 1


def test_an_idea_is_read_and_played_on_from_its_position(
    open_page: OpenPage, server: ServerProcess
) -> None:
    ideas = httpx.get(f"{server.url}api/strategy").json()["ideas"]
    (view,) = (idea["view"] for idea in ideas if idea["idea"] == "keep")
    highest = max(view["auction"]["bids"].values())
    page = open_page("/learn", width=320, height=640, color_scheme="dark")
    page.get_by_role("link", name="Strategy").click()
    keep = page.get_by_role("article", name="Keep a cargo worth three times the bid")
    expect(keep.locator("figcaption")).to_contain_text(f"The highest bid is ${highest}.")
    check(page)
    keep.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/table/*")
    page.locator(".stage [data-step=decline]").click()
    # Where the bots are quick, their own auction has already taken the place of the result.
    told = page.get_by_role("log").get_by_text(f"You keep the cargo and pay ${highest}.")
    expect(told.first).to_be_attached()
    page.locator("[data-menu]").press("Enter")
    page.get_by_role("dialog").get_by_role("link", name="Strategy").click()
    expect(page.locator("#keep")).to_be_in_viewport()
