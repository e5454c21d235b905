"""The trays of a turn: few presses, reasons, prices by digits, a sale nobody has to skip."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.browser.tools.checks import check
from tests.browser.tools.player import IDLE, wait_for_my_turn
from tests.browser.tools.screens import BLANK, OpenPage, expect_another_turn
from tests.browser.tools.several import Person
from tests.server.tools.process import ServerProcess

SALE = {"domestic_sale": "on", "domestic_sale_first_turn": "allowed"}


def start(page: Page, server: ServerProcess, **options: str) -> Person:
    """A table of mine with two easy bots, at which I begin."""
    person = Person(page, server.url)
    person.call("POST", "/players", {"name": "Ann", "language": "en"})
    bot = {"kind": "bot", "bot": "deckhand"}
    wish: dict[str, Any] = {
        "edition": "2007",
        "seats": [{"kind": "me"}, bot, bot],
        "options": {"first_player": "chosen", **options},
    }
    made = person.call("POST", "/tables", wish | {"seating": "chosen", "first": "blue"})
    person.sit(made["table"]["id"])
    person.open_table()
    wait_for_my_turn(page)
    return person


def asked(page: Page) -> Locator:
    return page.locator("#asked")


def action(page: Page, name: str) -> Locator:
    return page.locator(f"[data-action={name}]")


def step(page: Page, ending: str) -> Locator:
    return page.locator(f"[data-tray] [data-step$='{ending}']").first


def test_a_container_is_bought_with_three_presses(
    open_page: OpenPage, server: ServerProcess
) -> None:
    page = open_page(BLANK)
    me = start(page, server)
    action(page, "restock").click()
    # Who sells: the colour once, and the name beside it.
    expect(page.locator("[data-tray] .seller .name").first).to_have_text(
        re.compile(r"^\s*Red\s+\w+, deckhand\s*$")
    )
    step(page, "@2").click()
    step(page, "@4").click()
    expect(asked(page)).to_contain_text("1 action left")
    steps = me.drafted()
    assert [one.split()[0] for one in steps] == ["restock", "take", "done", "place", "done"]
    # What one press did, one press takes back.
    undo = page.get_by_role("button", name="Undo")
    undo.click()
    expect(asked(page)).to_have_text("Set prices")
    undo.click()
    expect(asked(page)).to_contain_text("2 actions left")
    # With room for more, the price is still only one press away.
    page.get_by_role("button", name="Build a warehouse for $4").click()
    expect(asked(page)).to_contain_text("1 action left")
    action(page, "restock").click()
    step(page, "@2").click()
    expect(asked(page)).to_have_text("Set prices")  # the shelf is empty
    step(page, "@5").click()
    expect(asked(page)).to_contain_text("All done")
    assert len(me.drafted()) == 6
    # A loan can be taken even now (R-TURN-7), and one press takes it back.
    loan = page.get_by_role("button", name="Take a loan")
    loan.click()
    expect(page.locator(".purse .cash")).to_contain_text("$24")
    expect(asked(page)).to_contain_text("All done")
    assert me.drafted()[-2:] == ["loan", "done"]
    undo.click()
    expect(page.locator(".purse .cash")).to_contain_text("$14")
    assert len(me.drafted()) == 6


def test_nothing_that_is_lit_burns_an_action(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page(BLANK)
    me = start(page, server)
    said = page.get_by_role("status")

    def is_unspent(actions: int) -> bool:
        page.wait_for_function(IDLE)
        look = me.look()
        return (look["draft"]["steps"], look["view"]["actions"]) == ([], actions)

    # No harbour has anything to load yet: the picture leaves that to the tray.
    expect(page.locator("button.quay")).to_have_count(2)
    expect(page.locator(".quay.lit, .go:not(.quiet)")).to_have_count(0)
    page.locator("[data-sign=red] button").click()
    expect(said.filter(has_text="Nothing is for sale there.")).to_be_visible()
    expect(page.locator("[data-tray] [data-step='sail red']")).to_contain_text("Nothing is for")
    check(page)
    page.keyboard.press("Escape")
    # A purchase that has brought nothing is left with the button, and with the key.
    shop = page.locator(".shop")
    back = page.locator("[data-tray] [data-leave]")
    for by_key in (False, True):
        shop.first.click()
        expect(back).to_be_visible()
        expect(page.locator("[data-tray] [data-step=done]")).to_have_count(0)
        page.locator("[data-end-turn]").click(force=True)
        expect(said.filter(has_text="Take a container first, or go back.")).to_be_visible()
        if by_key:
            page.keyboard.press("d")
        else:
            back.click()
        expect(asked(page)).to_contain_text("2 actions left")
        assert is_unspent(2)
    # Red has nothing left, and the Harbour Store is full.
    container = me.look()["view"]["seats"]["red"]["factory"][0]
    colour = container.split("@")[0]
    me.play("restock red", f"take {container}", "done", f"place {colour}@2", "done")
    expect(action(page, "restock")).to_contain_text("only changes prices")
    expect(page.locator(".shop[aria-disabled=true]")).to_have_count(2)
    shop.first.click(force=True)
    expect(said.filter(has_text="Nothing is for sale there.")).to_be_visible()
    shop.last.click(force=True)
    expect(said.filter(has_text="is full")).to_be_visible()
    assert is_unspent(1)
    # New prices that are the old ones are no prices.
    action(page, "restock").click()
    step(page, "reprice").click()
    page.locator("[data-tray] .box").click()
    step(page, "@2").click()
    expect(back).to_be_visible()
    back.click()
    expect(asked(page)).to_contain_text("1 action left")
    assert is_unspent(1)


def test_keys_price_and_end_the_turn(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page(BLANK)
    me = start(page, server)
    keys = page.keyboard
    keys.press("p")
    expect(page.locator("[data-tray]")).to_be_focused()
    keys.press("3")
    expect(asked(page)).to_contain_text("1 action left")
    assert me.drafted()[-2].endswith("@3")
    expect(asked(page)).to_be_focused()  # what is asked next, not the top of the page
    keys.press("2")  # there is nothing to price now
    assert page.evaluate("() => document.activeElement.id").startswith("quay-")
    keys.press("b")
    expect(page.locator("[data-tray] [data-step=warehouse]")).to_be_focused()
    keys.press("Enter")
    expect(asked(page)).to_contain_text("All done")
    keys.press("c")
    keys.press("Enter")
    expect_another_turn(page)


def test_what_is_not_possible_says_why(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page(BLANK)
    me = start(page, server)
    page.get_by_role("button", name="Produce", exact=True).click()
    step(page, "@1").click()
    produce = page.locator("[data-blocked=produce]")
    expect(produce).to_have_accessible_name(re.compile("^Produce .*already produced"))
    produce.click(force=True)  # it is disabled, but answers
    expect(page.get_by_role("status").filter(has_text="already produced")).to_be_visible()
    check(page)
    page.get_by_role("button", name="Restart turn").click()
    expect(asked(page)).to_contain_text("2 actions left")
    page.wait_for_function(IDLE)
    own = me.look()["view"]["seats"]["blue"]["machines"][0]
    first, second = [one for one in ("black", "tan", "white") if one != own][:2]
    me.play(f"machine {first}", f"machine {second}")
    wait_for_my_turn(page)
    action(page, "build").click()
    machine = page.locator("[data-tray] [data-blocked^=machine]").first
    machine.click(force=True)
    expect(page.get_by_role("status").filter(has_text="Take a loan?")).to_contain_text("costs $12")
    loan = page.get_by_role("button", name="Take a loan")
    expect(loan).to_have_count(1)
    expect(loan).to_have_class(re.compile("lit"))
    loan.click()
    action(page, "build").click()
    expect(page.locator("[data-tray] [data-step^=machine]").first).to_be_visible()


def test_a_sale_to_the_bank_is_offered_and_never_asked_for(
    open_page: OpenPage, server: ServerProcess
) -> None:
    page = open_page(BLANK, width=360, height=740, has_touch=True, is_mobile=True)
    me = start(page, server, **SALE)
    assert me.drafted() == ["skip"]
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    expect(page.get_by_role("button", name="loan")).to_have_count(1)
    cash = page.locator(".purse .cash")
    page.get_by_role("button", name="Sell one to the bank: +$2").click()
    offer = page.locator("[data-tray] [data-step^=sell]")
    expect(offer).to_contain_text("priced at $2, sells for $2")
    check(page)
    offer.click()
    expect(cash).to_contain_text("$22")
    expect(page.get_by_role("button", name="Sell one to the bank")).to_have_count(0)
    undo.click()
    expect(cash).to_have_text("$20")
    expect(page.get_by_role("button", name="Sell one to the bank")).to_be_visible()
    page.get_by_role("button", name="Produce", exact=True).click()
    step(page, "@1").click()
    expect(asked(page)).to_contain_text("1 action left")
    expect(page.get_by_role("button", name="Sell one to the bank")).to_have_count(0)
    page.get_by_role("button", name="Restart turn").click()
    expect(page.get_by_role("button", name="Sell one to the bank")).to_be_visible()
    expect(action(page, "produce")).to_be_visible()
    assert me.drafted() == ["skip"]


def test_a_passing_message_passes(open_page: OpenPage, server: ServerProcess) -> None:
    # What the service worker passes on could not be answered here.
    page = open_page(BLANK, refused="429", service_workers="block")
    start(page, server)
    words = "Too many requests. Please wait a moment."
    answer = {"error": {"code": "too_many_requests", "text": words}}
    page.route("**/hint", lambda route: route.fulfill(status=429, json=answer))
    page.keyboard.press("h")
    expect(page.get_by_role("alert")).to_have_text(words)
    action(page, "produce").click()
    expect(asked(page)).to_have_text("Set prices")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_finger_drags_a_container_to_its_price(
    open_page: OpenPage, server: ServerProcess
) -> None:
    page = open_page(BLANK, width=360, height=740, has_touch=True, is_mobile=True)
    me = start(page, server)
    page.get_by_role("button", name="Produce", exact=True).tap()
    hand = page.locator("[data-tray] .hand")
    expect(hand).to_have_count(1)
    drag(page, hand, page.locator("[data-tray] [data-price='4']"))
    expect(asked(page)).to_contain_text("1 action left")
    assert me.drafted()[-2].endswith("@4")


def drag(page: Page, what: Locator, where: Locator) -> None:
    """Move a finger, as the browser hears it from a touch screen."""
    start, end = middle_of(what), middle_of(where)
    screen = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        touched = [{"x": x, "y": y} for x, y in points]
        screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    touch("touchStart", start)
    for part in (0.1, 0.4, 0.7, 1.0):
        middle = (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
        touch("touchMove", middle)
    touch("touchEnd")


def middle_of(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
