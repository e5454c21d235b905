"""Next to the table: the log and its moments, chat, notes, the card sheet."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.tools.checks import check
from tests.browser.tools.screens import BLANK, HOSTS_WORD, OpenPage
from tests.browser.tools.several import sail_to_the_island, seat_together
from tests.server.tools.process import ServerProcess


def tab(page: Page, name: str) -> None:
    page.get_by_role("tab", name=name).click()


def test_log_digest_and_moments(open_page: OpenPage, server: ServerProcess) -> None:
    people = seat_together([open_page(BLANK) for _ in range(3)], server.url)
    sail_to_the_island(people)
    maker, keeper, sailor = people
    maker.play("bid 1")
    keeper.play("bid 0")
    sailor.play(f"accept {maker.seat}")
    page = maker.page
    maker.open_table()

    digest = page.locator(".digest")
    expect(digest).to_contain_text("Since your last turn")
    expect(digest).to_contain_text("sells 1 container")
    digest.get_by_role("button", name="Close").click()
    expect(digest).to_have_count(0)

    log = page.get_by_role("region", name="Log")
    expect(log.locator(".turn")).to_have_count(7)
    log.get_by_role("combobox").select_option("auctions")
    expect(log.locator(".turn")).to_have_count(1)
    log.get_by_role("combobox").select_option("all")

    log.locator(".line", has_text="loads").click()
    expect(page.locator("#past-title")).to_contain_text("after step 12 of 20")
    expect(page.get_by_role("img", name="in ").first).to_be_attached()
    expect(page.locator("[data-action]")).to_have_count(0)
    page.get_by_role("button", name="Next step").click()
    expect(page.locator("#past-title")).to_contain_text("after step 13 of 20")
    check(page)
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator("#asked")).to_contain_text("Choose an action")


def test_chat_notes_and_card_sheet(open_page: OpenPage, server: ServerProcess) -> None:
    people = seat_together([open_page(BLANK) for _ in range(3)], server.url)
    one, two, three = people
    three.page.set_viewport_size({"width": 360, "height": 740})
    for person in people:
        person.open_table()
    tab(one.page, "Chat")
    one.page.get_by_role("textbox", name="Write a message").fill("Good winds, everybody!")
    one.page.get_by_role("button", name="Send").click()
    expect(one.page.get_by_role("textbox", name="Write a message")).to_have_value("")
    expect(two.page.get_by_role("tab", name="Chat")).to_contain_text("1")
    tab(two.page, "Chat")
    expect(two.page.get_by_role("log", name="Chat")).to_contain_text("Good winds, everybody!")
    check(two.page)

    a_phone_says_it_in_its_bar(three.page)
    two.page.get_by_role("button", name="Options for this message").click()
    dialog = two.page.get_by_role("dialog")
    check(two.page)
    dialog.get_by_label("What is wrong with this message?").fill("too cheerful")
    dialog.get_by_role("button", name="Report to the admin").click()
    expect(dialog).to_contain_text("Thank you")
    dialog.get_by_role("button", name="Close").click()
    two.page.get_by_role("button", name="Options for this message").click()
    dialog.get_by_role("button", name="Mute").click()
    expect(two.page.get_by_role("log", name="Chat")).not_to_contain_text("Good winds")
    two.page.goto("/settings")
    expect(two.page.locator("[data-silenced=mute]")).to_contain_text("muted")
    two.page.get_by_role("button", name="Unmute").click()
    expect(two.page.locator("[data-silenced]")).to_have_count(0)
    two.open_table()
    tab(two.page, "Chat")
    expect(two.page.get_by_role("log", name="Chat")).to_contain_text("Good winds")

    tab(one.page, "Notes")
    one.page.get_by_role("textbox").fill("Yellow wants tan.")
    expect(one.page.get_by_role("status").filter(has_text="Saved.")).to_be_visible()
    tab(one.page, "Cards")
    cell = one.page.locator(".cell").first
    cell.click()
    expect(cell).to_have_text("✗")
    check(one.page)
    one.page.reload()
    tab(one.page, "Notes")
    expect(one.page.get_by_role("textbox")).to_have_value("Yellow wants tan.")
    tab(one.page, "Cards")
    expect(one.page.locator(".cell").first).to_have_text("✗")

    the_host_removes_it(open_page("/host", refused="403"))
    expect(two.page.get_by_role("log", name="Chat")).not_to_contain_text("Good winds")


def a_phone_says_it_in_its_bar(phone: Page) -> None:
    """With the number of unread messages, until the chat is open."""
    bar = phone.locator("header")
    expect(bar.get_by_role("button", name="Chat")).to_contain_text("1")
    bar.get_by_role("button", name="Good winds, everybody!").click()
    expect(phone.get_by_role("dialog").get_by_role("log")).to_contain_text("Good winds")
    check(phone)
    phone.keyboard.press("Escape")
    expect(bar.get_by_role("button", name="Chat")).not_to_contain_text("1")
    expect(phone.locator("[data-message]")).to_have_count(0)


def the_host_removes_it(host: Page) -> None:
    """Only with the admin token."""
    secret = host.get_by_label("Admin token")
    secret.fill("somebody else guesses at this secret")
    host.get_by_role("button", name="Show reports").click()
    expect(host.get_by_role("alert")).to_be_visible()
    secret.fill(HOSTS_WORD)
    host.get_by_role("button", name="Show reports").click()
    report = host.locator("[data-report]").filter(has_text="Good winds")
    expect(report).to_contain_text("too cheerful")
    check(host)
    report.get_by_role("button", name="Remove the message").click()
    expect(report).to_have_count(0)
    expect(host.locator("[data-act=remove_text]")).to_be_visible()
    host.get_by_label("Player (id, name").fill("203.0.113.9")
    host.get_by_role("button", name="Ban", exact=True).click()
    expect(host.locator("[data-ban]")).to_contain_text("an IP address")
    check(host)
    for width in (360, 1280):
        host.set_viewport_size({"width": width, "height": 800})
        assert host.evaluate("document.documentElement.scrollWidth") <= width
    host.get_by_role("button", name="Lift the ban: an IP address").click()
    expect(host.locator("[data-ban]")).to_have_count(0)
    expect(host.locator("[data-act=unban]")).to_be_visible()
