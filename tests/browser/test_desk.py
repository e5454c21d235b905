"""A desk: everything side by side and in sight, and no control moves when another is used."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.tools.player import wait_for_my_turn
from tests.browser.tools.screens import BLANK, OpenPage
from tests.browser.tools.several import Person
from tests.server.tools.process import ServerProcess

SIZES = [(1366, 768), (1280, 800), (1440, 900), (1920, 1080), (1100, 720)]
BANK = {"investment_bank": "on"}

# Where the buttons of my turn and the parts of the board are, by name.
_BOXES = """() => {
    const named = (part, name) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [name, { x, y, width, height }];
    };
    const all = (selector, name) =>
        [...document.querySelectorAll(selector)].map((part) => named(part, name(part)));
    return Object.fromEntries([
        ...all('.act', (part) => part.dataset.action ?? part.dataset.blocked),
        ...all('[data-end-turn]', () => 'end turn'),
        ...all('[data-hint]', () => 'hint'),
        ...all('.desk .sea', () => 'sea'),
        ...all('.desk > .middle > .mine', () => 'my quay'),
        ...all('.desk > .column', () => 'column'),
        ...all('.desk > .others > *', (part) => part.querySelector('h2').id),
    ]);
}"""
# What is not wholly in sight, lies over something else, or is not in line with its neighbours.
_COVERED = """() => {
    const parts = [...document.querySelectorAll(
        '.desk > .others > *, .scene > .sea, .scene > .brokers, .mine, .desk > .column > *')];
    const boxes = parts.map((part) => [part.className, part.getBoundingClientRect()]);
    const outside = boxes
        .filter(([, box]) => box.left < 0 || box.top < 0 || box.right > innerWidth + 0.5
            || box.bottom > innerHeight + 0.5)
        .map(([name]) => `${name} is cut`);
    const over = boxes.flatMap(([name, one], index) => boxes.slice(index + 1)
        .filter(([, two]) => one.left < two.right - 1 && two.left < one.right - 1
            && one.top < two.bottom - 1 && two.top < one.bottom - 1)
        .map(([other]) => `${other} lies over ${name}`));
    const spilling = [...document.querySelectorAll('section.quay, section.bank')]
        .filter((part) => part.scrollHeight > part.clientHeight + 1)
        .map((part) => `${part.innerText.slice(0, 20)} is higher than its place`);
    const uneven = (parts, side) =>
        new Set([...parts].map((part) => Math.round(part.getBoundingClientRect()[side]))).size > 1;
    const floors = [...document.querySelectorAll('section.quay:not(.tall)')]
        .filter((quay) => uneven(quay.querySelectorAll('ol'), 'bottom'))
        .map((quay) => `the floors of ${quay.innerText.slice(0, 20)} are not on one line`);
    const signs = [...document.querySelectorAll('section.quay ul')]
        .filter((spaces) => uneven(spaces.querySelectorAll('.sign'), 'height'))
        .map((spaces) => `${spaces.ariaLabel} have signs of several heights`);
    return [...outside, ...over, ...spilling, ...floors, ...signs];
}"""


def table(page: Page, server: ServerProcess, players: int, **wish: Any) -> Person:
    """A table with bots, where Yellow begins and I am Red, so everybody has had a turn."""
    person = Person(page, server.url)
    person.call("POST", "/players", {"name": "Ann", "language": "en"})
    bots = [{"kind": "bot", "bot": "trader"} for _ in range(players - 2)]
    seats = [{"kind": "bot", "bot": "trader"}, {"kind": "me"}, *bots]
    options = {**wish.pop("options", {}), "first_player": "chosen"}
    wish = {"options": options, "seats": seats, "seating": "chosen", "first": "yellow", **wish}
    person.sit(person.call("POST", "/tables", wish)["table"]["id"])
    person.open_table()
    wait_for_my_turn(page)
    return person


def assert_steady(before: dict[str, Any], after: dict[str, Any]) -> None:
    moved = {
        name: (box, after.get(name))
        for name, box in before.items()
        if name not in after or any(abs(after[name][side] - box[side]) > 1 for side in box)
    }
    assert moved == {}


@pytest.mark.parametrize(
    ("players", "edition", "options"), [(5, "2018", BANK), (3, "2007", {})], ids=["five", "three"]
)
def test_no_control_moves(
    open_page: OpenPage, server: ServerProcess, players: int, edition: str, options: dict[str, str]
) -> None:
    page = open_page(BLANK, width=1366, height=768)
    table(page, server, players, edition=edition, options=options)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(_COVERED) == [], (width, height)
        assert page.evaluate(_BOXES)["sea"]["height"] > 250, (width, height)
    page.set_viewport_size({"width": 1366, "height": 768})
    before = page.evaluate(_BOXES)

    def steady() -> None:
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        assert_steady(before, page.evaluate(_BOXES))
        for width, height in ((1280, 800), (1366, 768)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(_COVERED) == [], (width, height)

    for action in page.locator("[data-action][aria-expanded]:not([disabled])").all():
        action.click()
        page.wait_for_selector("[data-tray]")
        steady()
    page.locator("[data-hint]").click()
    page.wait_for_selector("[data-hints] li", timeout=30_000)
    steady()
    page.locator("[data-action=restock]").click()
    page.locator("[data-tray] [data-step]").first.click()
    page.wait_for_selector("[data-tray] .hand, [data-tray] [data-step=done]")
    steady()
    page.get_by_role("button", name="Undo").click()
    page.locator("[data-action=produce]:not([disabled])").click()
    page.wait_for_selector("[data-tray] .hand")
    steady()


def test_the_round_counts_from_the_first_player(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page(BLANK)
    table(page, server, 3, edition="2007")
    expect(page.locator("header .round").first).to_have_text("Round 1")


# Click where the pointer rests, in the moment in which something else has come under it.
_CLICK_AT_ONCE = """([x, y]) => new Promise((done) => {
    const under = () => document.elementFromPoint(x, y);
    const meant = under().closest('button');
    const changes = new MutationObserver(() => {
        if (meant.contains(under())) return;
        changes.disconnect();
        under().dispatchEvent(new MouseEvent('click', {
            bubbles: true, cancelable: true, detail: 2, clientX: x, clientY: y,
        }));
        done();
    });
    changes.observe(document.body, { subtree: true, childList: true, attributes: true });
    meant.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: x, clientY: y }));
    meant.click();
})"""


@pytest.mark.parametrize("width", [1366, 360])
def test_a_double_click_takes_one_step_only(
    open_page: OpenPage, server: ServerProcess, width: int
) -> None:
    page = open_page(BLANK, width=width, height=768)
    person = table(page, server, 3, edition="2007")
    page.locator("[data-action=build]").click()
    works = page.locator("[data-tray] [data-step]").last
    box = works.bounding_box()
    assert box is not None
    # Whatever is under the pointer when the machine has been bought, that click was not meant.
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.evaluate(_CLICK_AT_ONCE, [x, y])
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    assert len(person.drafted()) == 1
    undo = page.get_by_role("button", name="Undo")
    undo.click()
    expect(undo).to_be_disabled()
    # A double click opens a tray, and leaves it open.
    page.locator("[data-action=sail]").dblclick()
    expect(page.locator("[data-tray] [data-step^='sail ']").first).to_be_visible()
    assert person.drafted() == []
