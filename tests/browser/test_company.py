"""Time, votes, handing over seats, sharing a device, standing orders, hints."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.tools.checks import check
from tests.browser.tools.player import end_turn, wait_for_my_turn
from tests.browser.tools.screens import BLANK, OpenPage, menu
from tests.browser.tools.several import seat_together, sit_with_bots
from tests.server.tools.process import ServerProcess

# Whether the offer of stronger bots stands above the ways on, without scrolling.
_ABOVE_THE_WAYS = """() => {
    const box = (name) => document.querySelector(name).getBoundingClientRect();
    const offer = box('[data-stronger]');
    return offer.top > box('section.end tfoot').bottom - 1
        && offer.bottom <= box('[data-ways]').top + 1;
}"""
LIVE = {"kind": "live", "turn": 600, "bank": 600, "increment": 5}


def test_clocks_pause_and_votes(open_page: OpenPage, server: ServerProcess) -> None:
    people = seat_together([open_page() for _ in range(3)], server.url, pace=LIVE)
    for person in people:
        person.open_table()
    one, two, three = (person.page for person in people)
    clock = two.locator(f"section:has(#quay-{people[0].seat})").get_by_role("timer")
    expect(clock).to_contain_text("19:5")
    two.get_by_role("button", name="Table menu").click()
    check(two)
    two.get_by_role("dialog").get_by_role("button", name="Pause the clocks").click()
    for page in (one, three):
        notice = page.locator("[data-notice=pause]")
        expect(notice).to_contain_text("pause the clocks")
        notice.get_by_role("button", name="Agree").click()
    expect(clock).to_contain_text("paused")
    check(two)

    # On a phone an offer comes over the sky, and moves nothing.
    one.set_viewport_size({"width": 390, "height": 844})
    sea = one.locator("section.sea")
    place = sea.bounding_box()
    menu(three, "Propose to end the game")
    offer = one.locator("[data-notice=end]")
    expect(offer).to_be_in_viewport(ratio=1)
    assert sea.bounding_box() == place
    offer.get_by_role("button", name="Decline").click()
    expect(three.locator("[data-notice=end]")).to_have_count(0)
    assert sea.bounding_box() == place
    one.set_viewport_size({"width": 1280, "height": 800})
    menu(three, "Propose to cancel the game")
    for page in (one, two):
        page.locator("[data-notice=end]").get_by_role("button", name="Agree").click()
    for page in (one, two, three):
        expect(page.get_by_role("heading", name="The game was cancelled.")).to_be_visible()


def test_the_last_person_is_asked_twice_before_the_game_ends(
    open_page: OpenPage, server: ServerProcess
) -> None:
    people = seat_together([open_page(BLANK) for _ in range(3)], server.url)
    for person in people * 2:
        person.play("pass")
    one, *others = people
    for person in others:
        person.call("POST", f"/tables/{one.table}/leave")
    one.open_table()
    page = one.page
    notice = page.locator("[data-notice=end]")
    expect(notice.locator(".lit")).to_have_text("Decline")
    notice.get_by_role("button", name="Agree").click()
    dialog = page.get_by_role("dialog", name="End the game now?")
    expect(dialog).to_contain_text("Score so far")
    check(page)
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)
    assert one.look()["phase"] == "running"
    notice.get_by_role("button", name="Agree").click()
    dialog.get_by_role("button", name="Confirm").click()
    expect(notice).to_have_count(0)
    assert one.look()["phase"] == "finished"


def test_the_menu_asks_twice_before_it_ends_a_game_against_bots(
    open_page: OpenPage, server: ServerProcess
) -> None:
    page = open_page(BLANK)
    me = sit_with_bots(page, server.url, "deckhand", 2)
    menu(page, "Propose to end the game")
    dialog = page.get_by_role("dialog")
    question = dialog.get_by_role("alert")
    expect(question).to_have_text("End the game now? You cannot undo this.")
    dialog.get_by_role("button", name="Cancel", exact=True).click()
    expect(question).to_have_count(0)
    assert me.look()["phase"] == "running"
    dialog.get_by_role("button", name="Propose to end the game").click()
    dialog.locator("[data-end-now]").click()
    expect(page.locator("#end-title")).to_be_visible()
    assert me.look()["phase"] == "finished"
    # All have won. The next crew is offered where the sheet can be seen as a whole.
    stronger = page.locator("[data-stronger]")
    for width, height in ((1366, 768), (1280, 800), (360, 780)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => scrollTo(0, 0)")
        page.wait_for_function(_ABOVE_THE_WAYS)
    stronger.get_by_role("button", name="Stronger bots").click()
    wait_for_my_turn(page)
    assert not page.url.endswith(me.table)
    expect(page.locator("main")).not_to_contain_text("deckhand")


def test_a_bot_plays_and_a_seat_is_given_away(open_page: OpenPage, server: ServerProcess) -> None:
    people = seat_together([open_page(BLANK) for _ in range(3)], server.url)
    first, second, _ = people
    first.open_table()
    second.open_table()
    menu(second.page, "Let a bot play for me")
    second.page.get_by_role("button", name="Until I come back").click()
    mine = f"section:has(#quay-{second.seat})"
    expect(first.page.locator(mine)).to_contain_text("bot playing")
    second.page.get_by_role("button", name="Take my seat back").click()
    expect(first.page.locator(mine)).not_to_contain_text("bot playing")

    menu(second.page, "Hand over my seat")
    link = second.page.get_by_label("Send this link").input_value()
    heir = open_page(link)
    heir.get_by_role("button", name="Take a seat").click()
    expect(heir.locator(".purse")).to_be_visible()
    expect(second.page.get_by_text("You are watching.")).to_be_visible()
    expect(second.page.locator(".purse")).to_have_count(0)


def test_one_device_goes_round(open_page: OpenPage) -> None:
    page = open_page("/new")
    page.get_by_label("2007 edition").check()
    page.get_by_label("Seat 2").select_option("me")
    page.get_by_role("button", name="Start game").click()
    for _ in range(2):
        cover = page.locator("dialog[open]:has([data-uncover])")
        expect(cover).to_contain_text("Pass the device to", timeout=30_000)
        expect(page.locator(".purse")).to_have_count(0)
        check(page)
        cover.get_by_role("button").click()
        expect(page.locator(".purse")).to_be_visible()
        wait_for_my_turn(page)
        end_turn(page)


def test_a_former_player_has_words_for_a_name(open_page: OpenPage, server: ServerProcess) -> None:
    people = seat_together([open_page(BLANK) for _ in range(3)], server.url)
    one, _, gone = people
    gone.call("POST", f"/tables/{gone.table}/chat", {"id": "farewell", "text": "Farewell!"})
    name = gone.call("GET", "/me")["player"]["name"]
    one.open_table()
    expect(one.page.locator(f"#quay-{gone.seat}")).to_contain_text(name)
    gone.call("POST", "/me/forget", {"name": name})
    one.open_table()
    expect(one.page.locator(f"#quay-{gone.seat}")).to_contain_text("a former player")
    one.page.goto("/")
    expect(one.page.get_by_role("link", name="a former player")).to_be_visible()
    one.page.goto(f"/replay/{one.table}")
    expect(one.page.locator(f"#quay-{gone.seat}")).to_contain_text("a former player")


def test_the_host_seats_bots_and_shows_the_link_as_a_picture(open_page: OpenPage) -> None:
    page = open_page("/new")
    page.get_by_label("Seat 2").select_option("open")
    page.get_by_label("Seat 3").select_option("open")
    page.get_by_role("button", name="Create table").click()
    page.locator(".lobby summary").click()  # the form before it has one, too
    picture = page.get_by_role("img", name="QR code for the link")
    expect(picture).to_be_visible()
    page.wait_for_function("() => document.querySelector('.lobby img').naturalWidth > 20")
    assert "/table/" in page.get_by_label("Send this link").input_value()
    page.get_by_role("button", name="Add a bot: Seat 2").click()
    page.get_by_role("button", name="Clear this seat: Seat 2").click()
    expect(page.get_by_role("button", name="Add a bot: Seat 2")).to_be_visible()
    check(page)


def test_standing_orders_hints_and_tracker(open_page: OpenPage) -> None:
    page = open_page("/new")
    page.get_by_label("2007 edition").check()
    page.get_by_role("button", name="Start game").click()
    wait_for_my_turn(page)
    page.get_by_role("button", name="Hint").click()
    hints = page.locator("[data-hints]")
    expect(hints.locator("li").first).to_contain_text("Expected score", timeout=30_000)
    check(page)
    hints.get_by_role("button").nth(1).click()
    expect(hints).to_have_count(0)

    menu(page, "Standing orders")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Bid in island auctions").check()
    dialog.get_by_label("Tan").fill("4")
    dialog.get_by_label("Sell my cargo").check()
    check(page)
    dialog.get_by_role("button", name="Save").click()
    expect(dialog).to_have_count(0)
    menu(page, "Standing orders")
    expect(dialog.get_by_label("Tan")).to_have_value("4")
    dialog.get_by_role("button", name="Cancel").click()

    expect(page.locator("[data-tracked]")).to_have_count(0)
    page.get_by_role("button", name="Table menu").click()
    page.get_by_label("Money tracker").check()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(page.locator("[data-tracked]")).to_have_count(2)
    expect(page.locator("[data-tracked]").first).to_contain_text("$")


def test_a_table_with_bots_of_all_levels_in_a_chosen_order(open_page: OpenPage) -> None:
    page = open_page("/new")
    page.get_by_label("Seat 2").select_option("captain")
    page.get_by_label("Playing style of bot 2").select_option("banker")
    page.get_by_label("Seat 3").select_option("deckhand")
    expect(page.get_by_label("Playing style of bot 3")).to_have_count(0)
    page.get_by_label("Keep this seating order").check()
    expect(page.get_by_label("Rated")).to_have_count(0)
    page.get_by_label("Starting player").select_option("yellow")
    check(page)
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Start game").click()
    body = asked.value.post_data_json or {}
    assert [seat.get("bot") for seat in body["seats"]] == [None, "captain:banker", "deckhand"]
    assert (body["seating"], body["first"]) == ("chosen", "yellow")
    wait_for_my_turn(page)
    names = [page.locator(f"#quay-{seat}").inner_text() for seat in ("red", "yellow")]
    assert [re.sub(r"^\w+", "", name).split()[1] for name in names] == ["captain", "deckhand"]
    assert names[0].split(",")[0] != names[1].split(",")[0]
