"""A whole auction with three browsers: closed bids, a tie, and the seller's choice."""

from playwright.sync_api import Page, expect
from tests.browser.tools.checks import check
from tests.browser.tools.screens import OpenPage
from tests.browser.tools.several import sail_to_the_island, seat_together
from tests.server.tools.process import ServerProcess


def bid(page: Page, amount: int) -> None:
    pad = page.locator(".stage [data-pad]")
    pad.get_by_role("button", name="Clear").click()
    for digit in str(amount):
        pad.locator(".keys").get_by_role("button", name=digit, exact=True).click()
    pad.locator("[data-step=bid]").click()
    page.locator("[data-confirm]").click()


def test_an_auction_with_three_browsers(open_page: OpenPage, server: ServerProcess) -> None:
    people = seat_together([open_page() for _ in range(3)], server.url)
    maker, keeper, sailor = people
    sail_to_the_island(people)
    for person in people:
        person.open_table()
        expect(person.page.locator("#auction-title")).to_be_visible()
    mine = f"[data-hand={maker.seat}]"
    yours = f"[data-hand={keeper.seat}]"
    expect(maker.page.locator(".worth")).to_contain_text("Worth to you")
    expect(maker.page.locator(".stage").get_by_label("Rules: Auction")).to_be_visible()
    check(maker.page)

    bid(maker.page, 3)
    for person in people:
        expect(person.page.locator(f"{mine} .closed, {mine} .open")).to_have_count(1)
    expect(keeper.page.locator(f"{mine} .open")).to_have_count(0)
    expect(sailor.page.locator("section.stage")).not_to_contain_text("$3")
    bid(keeper.page, 3)

    for person in people:
        expect(person.page.locator("#auction-title")).to_contain_text("Tie")
        expect(person.page.locator(mine)).to_contain_text("$3 +")
    bid(maker.page, 0)
    bid(keeper.page, 1)

    for person in people:
        expect(person.page.locator(f"{mine} .open")).to_contain_text("$0")
        expect(person.page.locator(f"{yours} .open")).to_contain_text("$1")
    expect(maker.page.locator("section.stage")).to_contain_text("$8 with the subsidy")
    accept = sailor.page.locator(f"[data-step='accept {keeper.seat}']")
    expect(accept).to_contain_text("+$8")
    expect(sailor.page.locator("[data-step=decline]")).to_contain_text("\N{MINUS SIGN}$4")
    check(sailor.page)
    accept.click()
    sailor.page.locator("[data-confirm]").click()

    for person in people:
        result = person.page.locator("[data-result]")
        expect(result).to_contain_text("for $4")
        expect(result.locator(f"{yours}.best")).to_be_visible()
        result.get_by_role("button", name="Close").click()
        expect(result).to_have_count(0)
