"""A whole auction with three browsers: closed bids, a tie, and the seller's choice."""

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.tools.checks import check
from tests.browser.tools.clock import stop_the_clock
from tests.browser.tools.player import speak
from tests.browser.tools.screens import BLANK, OpenPage
from tests.browser.tools.several import sail_to_the_island, seat_together
from tests.server.tools.process import ServerProcess


def amount_of(page: Page) -> Locator:
    return page.locator(".stage [data-pad]").get_by_role("textbox", name="Amount in dollars")


def press(page: Page, amount: int) -> None:
    for digit in str(amount):
        page.locator(f".stage [data-digit='{digit}']").click()


def bid(page: Page, amount: int) -> None:
    """A bid starts empty, and one press of the button that names it sends it."""
    expect(amount_of(page)).to_have_value("")
    press(page, amount)
    page.get_by_role("button", name=f"Bid ${amount}", exact=True).click()


# Whether a button looks pressed at any time, since the server may answer at once.
_WATCH_PRESSED = """(button) => {
    const note = () => { window.pressed ||= button.ariaBusy === 'true'; };
    new MutationObserver(note).observe(button, { attributes: true });
}"""


def test_an_auction_with_three_browsers(open_page: OpenPage, server: ServerProcess) -> None:
    people = seat_together([open_page(BLANK) for _ in range(3)], server.url)
    maker, keeper, sailor = people
    sail_to_the_island(people)
    for person in people:
        person.open_table()
        expect(person.page.locator("#auction-title")).to_be_visible()
    mine = f"[data-hand={maker.seat}]"
    yours = f"[data-hand={keeper.seat}]"
    expect(maker.page.locator(".worth")).to_contain_text("Worth to you")
    maker.page.locator("[data-help]").click()
    expect(maker.page.locator(".stage").get_by_label("Rules: Auction")).to_be_visible()
    maker.page.keyboard.press("Escape")
    check(maker.page)
    # The actions keep their place, and say what is asked, or what they wait for.
    expect(maker.page.locator("[data-explained]")).to_contain_text("Make a secret bid")
    expect(sailor.page.locator("[data-resting]")).to_contain_text("when the auction is over")
    expect(maker.page.locator("[data-blocked=produce]")).to_be_hidden()

    bid(maker.page, 3)
    for person in people:
        expect(person.page.locator(f"{mine} .sealed")).to_have_count(1)
    expect(keeper.page.locator(f"{mine} .open")).to_have_count(0)
    expect(sailor.page.locator("section.stage")).not_to_contain_text("$3")
    bid(keeper.page, 3)

    for person in people:
        expect(person.page.locator("#auction-title")).to_contain_text("Tie")
        expect(person.page.locator(f"{mine} .open")).to_contain_text("$3")  # it stays open
        expect(person.page.locator("[data-herald]")).to_contain_text("Tie at $3")
    bid(maker.page, 0)
    bid(keeper.page, 1)

    for person in people:
        expect(person.page.locator(f"{mine} .open").last).to_contain_text("$0")
        expect(person.page.locator(f"{yours} .open").last).to_contain_text("$1")
        expect(person.page.locator(yours)).to_contain_text("= $4")
    expect(maker.page.locator("section.stage")).to_contain_text("$8 with the bank")
    accept = sailor.page.locator(f"[data-step='accept {keeper.seat}']")
    expect(accept).to_contain_text("+$8")
    expect(sailor.page.locator("[data-step=decline]")).to_contain_text("\N{MINUS SIGN}$4")
    check(sailor.page)
    accept.evaluate(_WATCH_PRESSED)
    accept.click()

    words = {
        maker: "won the cargo for $4. Worth",
        keeper: "You won the cargo for $4. The colour you have most of",
        sailor: "You get $8: $4 from",
    }
    for person in people:
        result = person.page.locator("[data-result]")
        expect(result).to_contain_text(words[person])
        expect(person.page.locator("[data-herald] p").last).to_contain_text(words[person])
        expect(result.locator(f"{yours}.best")).to_be_visible()
        result.get_by_role("button", name="Close").click()
        expect(result).to_have_count(0)
    assert sailor.page.evaluate("() => window.pressed")


# What of the stage is cut off, and whether it has to be scrolled.
_CUT = """() => {
    const stage = document.querySelector('div.stage');
    const edges = stage.getBoundingClientRect();
    const parts = ['#auction-title', '[data-hand]', '.envelope', '.worth', '.worth ul',
        '[data-step]', '.verdict', '.money'];
    const cut = parts.filter((name) => [...stage.querySelectorAll(name)].some((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return left < edges.left || right > edges.right || top < edges.top || bottom > edges.bottom;
    }));
    return stage.scrollHeight > stage.clientHeight + 1 ? [...cut, 'scrolls'] : cut;
}"""
_DESKS = ((1366, 768), (1280, 800), (1280, 720), (1100, 720), (1440, 900))


def test_a_small_desk_has_room_for_five_seats_and_a_tie(
    open_page: OpenPage, server: ServerProcess
) -> None:
    people = seat_together(
        [open_page(BLANK) for _ in range(5)],
        server.url,
        edition="2018",
        options={"investment_bank": "on"},
    )
    sail_to_the_island(people)
    first, second, seller, *others = people
    bidders = (first, second, *others)
    page = first.page
    page.set_viewport_size({"width": 1366, "height": 768})
    first.open_table()

    def room(*parts: str) -> None:
        for part in parts:
            expect(page.locator(f".stage {part}").first).to_be_visible()
        for width, height in _DESKS:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(f"() => ({_CUT})().length === 0")

    room(".worth", "[data-step=bid]")
    speak(page, "es")
    for bidder in bidders:
        bidder.play("bid 3")
    expect(page.locator("#auction-title")).to_contain_text("Empate")
    room(".worth", "[data-step=bid]", ".plus")
    for bidder, amount in zip(bidders, (1, 1, 2, 3), strict=True):
        bidder.play(f"bid {amount}")
    room(".choice")
    stop_the_clock(page)  # or it would go by itself after a few seconds
    seller.play(f"accept {others[-1].seat}")
    room(".money")


# What was on stage, since a moment may be over before one looks.
_WATCH = """() => {
    window.moments = [];
    const note = () => {
        const moment = document.querySelector('[data-moment]')?.dataset.moment;
        const open = document.querySelectorAll('[data-hand] .open').length;
        const seen = `${moment} ${open}`;
        if (moment && window.moments.at(-1) !== seen) window.moments.push(seen);
    };
    const watched = { subtree: true, childList: true, attributes: true };
    new MutationObserver(note).observe(document.body, watched);
}"""


def test_the_envelopes_open_one_by_one(open_page: OpenPage, server: ServerProcess) -> None:
    people = seat_together([open_page(BLANK) for _ in range(3)], server.url)
    maker, keeper, sailor = people
    sail_to_the_island(people)
    page = keeper.page
    page.emulate_media(reduced_motion="no-preference")
    keeper.open_table()
    expect(page.locator("#auction-title")).to_be_visible()
    pass_line = f"section.log :text('{maker.seat.capitalize()} passes.')"
    log, cash, title, passes = (
        page.locator(one) for one in ("section.log", ".purse .cash", "#auction-title", pass_line)
    )
    # Who has passed before stays in the log. The pass after the auction comes in its own time.
    before, earlier = cash.inner_text(), passes.count()
    page.evaluate(_WATCH)
    stop_the_clock(page)
    maker.play("bid 3")
    keeper.play("bid 5")
    # Closed envelopes from the first frame, and nothing tells what is in them.
    expect(page.locator("[data-moment=roll]")).to_be_visible()
    expect(title).to_have_text("The bids are revealed")
    expect(page.locator("[data-hand] .sealed")).to_have_count(2)
    for words in ("The bids are revealed", "$5"):
        expect(log).not_to_contain_text(words)
    page.clock.run_for(4000)
    expect(page.locator("section.stage")).to_contain_text("$10 with the bank")
    expect(title).to_have_text("Highest bid: $5")
    expect(log).to_contain_text("The highest bid is $5.")
    seen = page.evaluate("() => window.moments")
    assert [moment for moment in seen if not moment.startswith("bidding 0")] == [
        *("roll 0", "open 1", "open 2", "called 2", "bidding 2")
    ]
    low, high = (page.locator("[data-herald]").inner_text().find(f"${bid}") for bid in (3, 5))
    assert 0 <= low < high

    # The present state at once, and nothing of the past again.
    page.clock.resume()
    page.reload()
    expect(page.locator("[data-hand] .open")).to_have_count(2)
    expect(page.locator("[data-moment=bidding]")).to_be_visible()
    expect(page.locator("[data-herald] p")).to_have_count(0)

    # What others do next waits for the result, which is told by everything at the same time.
    stop_the_clock(page)
    sailor.play(f"accept {keeper.seat}")
    maker.play("pass")
    expect(page.locator("[data-moment=gavel]")).to_be_visible()
    expect(title).to_have_text("The cargo is yours")
    assert cash.inner_text() == before
    expect(page.locator("main")).not_to_contain_text("sells")
    expect(passes).to_have_count(earlier)
    page.keyboard.press("Escape")
    expect(page.locator("[data-result]")).to_contain_text("for $5")
    expect(log).to_contain_text("sells 1 container")
    page.clock.run_for(1000)
    assert cash.inner_text() != before
    expect(page.locator("[data-caption]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("section.stage")).to_have_count(0)
    page.clock.run_for(300)
    expect(page.locator("[data-caption]")).to_contain_text("passes")
    expect(passes).to_have_count(earlier + 1)


def test_an_amount_that_is_too_high_is_kept_and_refused(
    open_page: OpenPage, server: ServerProcess
) -> None:
    people = seat_together([open_page(BLANK) for _ in range(3)], server.url)
    maker, keeper, _ = people
    sail_to_the_island(people)
    keeper.play("bid 4")
    cash = maker.look()["view"]["seats"][maker.seat]["cash"]
    page = maker.page
    page.goto("/settings")
    page.get_by_label("every bid").check()
    maker.open_table()
    send = page.locator(".stage [data-step=bid]")
    bounds = page.locator(".stage .bounds")
    expect(bounds).to_have_text(f"You have ${cash}.")
    expect(send).to_be_disabled()

    # A dear bid says so in the place of the cash. It moves no key, and can be made.
    keys = page.locator(".stage .keys")
    for width, height in ((360, 780), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        expect(amount_of(page)).to_have_value("")
        place = keys.bounding_box()
        page.keyboard.type(str(cash))
        expect(page.locator("[data-doubt]")).to_contain_text("it is worth to you now")
        expect(send).to_be_enabled()
        assert keys.bounding_box() == place
        page.locator(".stage").get_by_role("button", name="Clear").click()

    page.keyboard.type("99")  # Digits are for the amount wherever the focus is.
    expect(amount_of(page)).to_have_value("99")
    expect(bounds).to_contain_text(f"That is ${99 - cash} more than you have.")
    expect(send).to_be_disabled()
    check(page)

    page.locator(".stage [data-step=loan]").click()
    page.locator("[data-confirm]").click()
    expect(bounds).to_contain_text(f"You have ${cash + 10}.")
    expect(amount_of(page)).to_have_value("99")  # The decision is still the same.

    amount_of(page).fill("4")
    amount_of(page).press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text("You cannot change your bid afterwards.")
    assert maker.look()["view"]["auction"]["committed"] == [keeper.seat]
    page.locator("[data-confirm]").click()
    expect(page.locator("#auction-title")).to_contain_text("Tie")
    expect(amount_of(page)).to_have_value("")
    expect(bounds).to_contain_text(f"You can add up to ${cash + 6}.")
    page.keyboard.type("7")
    expect(amount_of(page)).to_have_value("7")


@pytest.mark.parametrize("width", [1280, pytest.param(360, marks=pytest.mark.slow)])
def test_a_new_auction_replaces_an_old_result(
    open_page: OpenPage, server: ServerProcess, width: int
) -> None:
    people = seat_together([open_page(BLANK, width=width) for _ in range(3)], server.url)
    maker, keeper, sailor = people
    sail_to_the_island(people)
    maker.page.goto(f"/table/{maker.table}")
    expect(maker.page.locator("#auction-title")).to_be_visible()
    maker.play("bid 1")
    keeper.play("bid 0")
    sailor.play(f"accept {maker.seat}")
    expect(maker.page.locator("[data-result]")).to_be_visible()

    colour = maker.look()["view"]["seats"][maker.seat]["machines"][0]
    maker.play("produce", f"place {colour}@1", "done", "pass")
    keeper.play(
        f"restock {maker.seat}", f"take {colour}@1", "done", f"place {colour}@2", "done", "pass"
    )
    sailor.play("sail sea", f"sail {keeper.seat}", f"take {colour}@2", "done")
    maker.play("pass")
    keeper.play("pass")
    sailor.play("sail sea", "sail island")
    expect(maker.page.locator("[data-result]")).to_have_count(0)
    bid(maker.page, 2)
    expect(maker.page.locator(f"[data-hand={maker.seat}]")).to_contain_text("$2")
