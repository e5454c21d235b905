"""Settings persist, a device is linked, the page works offline, the economy is drawn."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.tools.checks import check
from tests.browser.tools.player import end_turn, play_now, wait_for_my_turn
from tests.browser.tools.screens import OpenPage, expect_another_turn, menu, study


def test_choices_hold_and_another_device_becomes_the_same_player(open_page: OpenPage) -> None:
    page = open_page("/settings")
    movement = page.get_by_role("radiogroup", name="Animations")
    movement.get_by_text("off").click()
    page.get_by_label("Stronger patterns").check()
    page.get_by_role("switch", name="Sounds").uncheck()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", name="Notifications")).to_be_visible()
    page.reload()
    expect(movement.get_by_label("off")).to_be_checked()
    expect(page.get_by_role("switch", name="Sounds")).not_to_be_checked()
    assert page.evaluate("() => document.documentElement.dataset.patterns") == "on"
    page.get_by_role("button", name="Create a code").click()
    code = page.locator(".code").inner_text()
    other = open_page(f"/link#{code}")
    other.get_by_role("button", name="Link this device").click()
    expect(other.get_by_label("Your name")).to_have_value("Ann")
    page.get_by_role("button", name="Create a token").click()
    expect(page.locator("code")).not_to_be_empty()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    assert "Ann" in download.value.path().read_text("utf-8")


def arrive(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.locator("form.name").get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", name="Notifications")).to_be_visible()


def test_a_webhook_and_the_notices_of_one_table(open_page: OpenPage) -> None:
    page = open_page("/settings", refused="422")
    arrive(page, "Ann")
    hook = page.get_by_label("Webhook URL")
    save = page.locator("form:has(#webhook)").get_by_role("button")
    hook.fill("https://127.0.0.1/inside")
    save.click()
    expect(page.get_by_role("alert")).not_to_be_empty()
    hook.fill("https://192.0.9.1/hook")
    save.click()
    expect(page.locator("[data-secret]")).to_contain_text("whsec_")
    expect(page.locator("[data-contact=webhook]")).to_contain_text("https://192.0.9.1/hook")
    page.get_by_label("A game starts: webhook").uncheck()
    check(page)
    page.reload()
    expect(page.get_by_label("A game starts: webhook")).not_to_be_checked()
    expect(page.locator("[data-secret]")).to_have_count(0)

    page.goto("/")
    play_now(page)
    menu(page, "Notifications for this table")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Same as at my other tables").uncheck()
    dialog.get_by_label("It is my turn: webhook").uncheck()
    expect(dialog.get_by_label("It is my turn: webhook")).not_to_be_checked()
    check(page)
    dialog.get_by_role("button", name="Close").click()
    menu(page, "Notifications for this table")
    expect(dialog.get_by_label("Same as at my other tables")).not_to_be_checked()
    expect(dialog.get_by_label("It is my turn: webhook")).not_to_be_checked()
    page.goto("/settings")
    expect(page.get_by_label("It is my turn: webhook")).to_be_checked()
    page.get_by_role("button", name="Remove: https://192.0.9.1/hook").click()
    expect(page.locator("[data-contact]")).to_have_count(0)


def test_quiet_hours_holidays_and_the_end_of_a_token(open_page: OpenPage) -> None:
    page = open_page("/settings", refused="422")
    arrive(page, "Ann")
    page.get_by_label("Quiet hours every day").check()
    form = page.locator("section:has(#schedule)")
    form.get_by_label("from").fill("23:30")
    form.get_by_label("to", exact=True).fill("06:15")
    form.get_by_role("button", name="Add a holiday").click()
    holiday = form.get_by_role("group", name="Holiday 1")
    holiday.get_by_label("from").fill("2035-01-02")
    holiday.get_by_label("to", exact=True).fill("2035-12-31")
    form.get_by_role("button", name="Save").click()
    expect(form.get_by_role("status")).to_contain_text("60")  # a year is too long
    holiday.get_by_label("to", exact=True).fill("2035-01-20")
    form.get_by_role("button", name="Save").click()
    expect(form.get_by_role("status")).to_have_text("Saved.")
    page.reload()
    expect(form.get_by_label("from").first).to_have_value("23:30")
    expect(holiday.get_by_label("to", exact=True)).to_have_value("2035-01-20")
    page.get_by_role("button", name="Create a token").click()
    token = page.locator("code").inner_text()
    page.get_by_role("button", name="Revoke the token").click()
    expect(page.get_by_text("Programs can no longer play for you.")).to_be_visible()
    asked = page.request.get("/api/me", headers={"authorization": f"Bearer {token}"})
    assert asked.status == 401


def test_what_is_to_be_confirmed_can_be_chosen(open_page: OpenPage) -> None:
    page = open_page("/settings")
    for what in ("ending my turn", "every purchase", "every loan"):
        page.get_by_label(what).check()
    page.goto("/")
    play_now(page)
    wait_for_my_turn(page)
    undo = page.get_by_role("button", name="Undo")
    dialog = page.get_by_role("dialog")
    page.get_by_role("button", name="Build a warehouse for $4").click()
    expect(dialog).to_contain_text("Confirm this purchase?")
    dialog.get_by_role("button", name="Cancel").click()
    expect(undo).to_be_disabled()
    page.get_by_role("button", name="Take a loan").click()
    expect(dialog).to_contain_text("If you do not pay the loan back")
    dialog.locator("[data-confirm]").click()
    expect(undo).to_be_enabled()
    end_turn(page)
    expect(dialog).to_contain_text("Once your turn has ended")
    expect(page.locator("[data-action]:not([disabled])")).not_to_have_count(0)  # still my turn
    dialog.locator("[data-confirm]").click()
    expect_another_turn(page)


def test_my_games_my_notes_and_the_ranking(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    page.get_by_role("tab", name="Notes").click()
    page.get_by_role("textbox").fill("Never again without a ship.")
    expect(page.get_by_role("status").filter(has_text="Saved.")).to_be_visible()
    menu(page, "Leave the game")
    page.locator("[data-concede]").click()
    expect(page.locator("[data-concede]")).to_have_count(0)
    page.goto("/")
    page.get_by_role("link", name="My games").click()
    expect(page.get_by_text("Never again without a ship.")).to_be_visible()
    game = page.locator("section:has(#played) tbody tr")
    expect(game).to_contain_text("left early")
    expect(page.get_by_role("heading", name="Ranking", exact=True)).to_be_visible()
    check(page)
    game.get_by_role("link").click()
    expect(page.locator(".keys .count")).to_contain_text("Step 0 of")


def test_being_forgotten_needs_the_name(open_page: OpenPage) -> None:
    page = open_page("/settings", refused="422")
    page.get_by_label("Your name").fill("Bob")
    page.get_by_role("button", name="Save").click()
    page.get_by_label("To confirm, type your name").fill("Rob")
    page.get_by_role("button", name="Delete my data").click()
    expect(page.locator("main > [role=status]")).not_to_be_empty()
    page.get_by_label("To confirm, type your name").fill("Bob")
    page.get_by_role("button", name="Delete my data").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_the_page_opens_without_a_network(open_page: OpenPage) -> None:
    page = open_page("/rules")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.reload()
    page.wait_for_selector("h1")
    page.context.set_offline(True)
    page.goto("/rules", wait_until="domcontentloaded")
    expect(page.locator("h1")).to_have_text("Rules")


def test_the_economy_of_a_game(open_page: OpenPage) -> None:
    page = open_page("/study")
    study(page)
    page.get_by_role("link", name="Statistics").click()
    expect(page.locator(".uplot")).to_have_count(6)
    page.locator("summary").first.click()
    worth = page.locator("table:not(.u-legend)").first
    expect(worth.locator("tbody tr").last).to_contain_text("37")
    with page.expect_download() as download:
        page.get_by_role("button", name=re.compile(r"^CSV\s*: Net worth")).click()
    lines = download.value.path().read_text("utf-8").splitlines()
    assert lines[0] == "Turn,Blue · Ann,Red · Bora,Yellow · Chloé"
    assert lines[-1].endswith(",22,-13,37")
