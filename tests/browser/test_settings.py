"""Settings hold, a device is linked, the page works without a network, the economy is drawn."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import OpenPage
from tests.browser.test_replay import study


def test_choices_hold_and_another_device_becomes_the_same_player(open_page: OpenPage) -> None:
    page = open_page("/settings")
    page.get_by_label("Movement").select_option("still")
    page.get_by_label("Stronger patterns").check()
    page.get_by_label("Sounds").uncheck()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", name="Notices")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Movement")).to_have_value("still")
    expect(page.get_by_label("Sounds")).not_to_be_checked()
    assert page.evaluate("() => document.documentElement.dataset.patterns") == "on"
    page.get_by_role("button", name="Make a code").click()
    code = page.locator(".code").inner_text()
    other = open_page(f"/link#{code}")
    other.get_by_role("button", name="Be that player here").click()
    expect(other.get_by_label("Your name")).to_have_value("Ann")
    page.get_by_role("button", name="Make a token").click()
    expect(page.locator("code")).not_to_be_empty()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download everything about me").click()
    assert "Ann" in download.value.path().read_text("utf-8")


def test_being_forgotten_needs_the_name(open_page: OpenPage) -> None:
    page = open_page("/settings", refused="422")
    page.get_by_label("Your name").fill("Bob")
    page.get_by_role("button", name="Save").click()
    page.get_by_label("To be sure, write your name").fill("Rob")
    page.get_by_role("button", name="Forget me").click()
    expect(page.locator("main > [role=status]")).not_to_be_empty()
    page.get_by_label("To be sure, write your name").fill("Bob")
    page.get_by_role("button", name="Forget me").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_the_page_opens_without_a_network(open_page: OpenPage) -> None:
    page = open_page("/rules")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.reload()
    page.wait_for_selector("h1")
    page.context.set_offline(True)
    page.goto("/rules", wait_until="domcontentloaded")
    expect(page.locator("h1")).to_have_text("The rules")


def test_the_economy_of_a_game(open_page: OpenPage) -> None:
    page = open_page("/study")
    study(page)
    page.get_by_role("link", name="The economy").click()
    expect(page.locator(".uplot")).to_have_count(6)
    page.locator("summary").first.click()
    worth = page.locator("table:not(.u-legend)").first
    expect(worth.locator("tbody tr").last).to_contain_text("37")
    with page.expect_download() as download:
        page.get_by_role("button", name=re.compile(r"^CSV\s*: What everybody")).click()
    lines = download.value.path().read_text("utf-8").splitlines()
    assert lines[0] == "Turn,Ann,Bora,Chloé"
    assert lines[-1].endswith(",22,-13,37")
