"""A long game: every update appears at once, and the page does not grow."""

from __future__ import annotations

import statistics
from dataclasses import dataclass
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page
from tests.browser.tools.player import IDLE, play_now, wait_for_my_turn
from tests.browser.tools.screens import OpenPage
from tests.browser.tools.several import Person
from tests.server.tools.process import ServerProcess

PAINT_MS = 100
UPDATES = 30
MOST_GROWN = 1_500_000  # bytes over 240 steps, whose views alone are more
# From the message to the first task after the frame that shows it.
_WATCH = """(() => {
    window.painted = [];
    const Plain = WebSocket;
    window.WebSocket = class extends Plain {
        constructor(...address) {
            super(...address);
            this.addEventListener('message', ({ data }) => {
                if (!String(data).includes('"type":"update"')) return;
                const came = performance.now();
                requestAnimationFrame(() => {
                    const after = new MessageChannel();
                    after.port1.onmessage = () => window.painted.push(performance.now() - came);
                    after.port2.postMessage(null);
                });
            });
        }
    };
})()"""


@pytest.mark.slow  # by a clock on the wall; test_live.py counts the work itself
def test_an_update_is_on_the_screen_within_a_tenth_of_a_second(open_page: OpenPage) -> None:
    page = open_page("/nowhere")
    page.add_init_script(_WATCH)
    page.goto("/")
    play_now(page)
    wait_for_my_turn(page)
    page.get_by_role("button", name="Build a warehouse for $4").click()
    page.wait_for_selector(".turn .button:not([disabled])")
    medians = []
    for _ in range(3):  # the machine may be busy with something else
        page.evaluate("() => { window.painted = []; }")
        for number in range(UPDATES):
            page.get_by_role("button", name="Redo" if number % 2 else "Undo").click()
            page.wait_for_function("(count) => window.painted.length > count", arg=number)
            page.wait_for_function(IDLE)
        medians.append(statistics.median(page.evaluate("() => window.painted")))
        if medians[-1] < PAINT_MS:
            break
    assert min(medians) < PAINT_MS, medians


@dataclass(frozen=True)
class Weight:
    """What a page holds after garbage collection."""

    heap: int
    nodes: int
    listeners: int


def weigh(client: CDPSession) -> Weight:
    for _ in range(3):
        client.send("HeapProfiler.collectGarbage")
    counters = client.send("Memory.getDOMCounters")
    return Weight(
        heap=client.send("Runtime.getHeapUsage")["usedSize"],
        nodes=counters["nodes"],
        listeners=counters["jsEventListeners"],
    )


def watch(page: Page, server: ServerProcess, edition: str) -> Person:
    """A table of five, where only my page shows what happens."""
    person = Person(page, server.url)
    person.call("POST", "/players", {"name": "Watcher", "language": "en"})
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "trader"} for _ in range(4))]
    made = person.call("POST", "/tables", {"edition": edition, "seats": seats})
    person.sit(made["table"]["id"])
    person.open_table()
    return person


def rest(page: Page) -> None:
    page.wait_for_selector(
        ":is(.stage, [data-tray], [data-action]:not([disabled])):visible"
    )  # I am asked, or see how an auction ended
    page.wait_for_timeout(500)  # what moves has come to rest


def has_seen(steps: int, look: dict[str, Any]) -> bool:
    seen: int = look["seq"]
    return seen >= steps


def weigh_fresh(page: Page) -> Weight:
    """What a page holds that has only just come to the same table."""
    browser = page.context.browser
    assert browser is not None
    context = browser.new_context(
        storage_state=page.context.storage_state(),
        viewport=page.viewport_size,
        reduced_motion="reduce",
    )
    try:
        other = context.new_page()
        other.goto(page.url)
        rest(other)
        return weigh(context.new_cdp_session(other))
    finally:
        context.close()


def weights_at(page: Page, person: Person, *moments: int) -> list[tuple[Weight, Weight]]:
    """The size of the page after these numbers of steps, each with that of a fresh one.

    Nothing, if the game was shorter.
    """
    client = page.context.new_cdp_session(page)
    weights = []
    for steps in moments:
        if not person.let_a_bot_play(partial(has_seen, steps)):
            return []
        rest(page)
        weights.append((weigh(client), weigh_fresh(page)))
    return weights


@pytest.mark.parametrize(
    ("edition", "early", "late"),
    [("2007", 180, 420), pytest.param("2018", 200, 600, marks=pytest.mark.slow)],
)
def test_the_page_does_not_grow_over_a_long_game(
    open_page: OpenPage, server: ServerProcess, edition: str, early: int, late: int
) -> None:
    """It grows only by the log, up to the turns it shows at once, and by what is on the boards.

    So a page that saw everything holds what a freshly loaded one holds, and what a browser keeps
    for a program that ran for a while, its compiled code: after half of the game that is there too.
    """
    for _ in range(3):  # a game may be shorter
        page = open_page("/")
        weights = weights_at(page, watch(page, server, edition), early, late)
        page.close()
        if weights:
            break
    (first, first_fresh), (last, last_fresh) = weights
    grown = (last.heap - last_fresh.heap) - (first.heap - first_fresh.heap)
    assert grown < MOST_GROWN, weights
    assert last.nodes < last_fresh.nodes * 1.25, weights
    assert last.listeners < last_fresh.listeners + 10, weights


# Undo and redo from within the page, so that nothing of the test is weighed with it.
_TO_AND_FRO = """async (count) => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 5));
    const button = (name) =>
        [...document.querySelectorAll('.turn button')].find((one) =>
            (one.getAttribute('aria-label') ?? one.innerText).startsWith(name),
        );
    for (let number = 0; number < count; number += 1) {
        const wanted = number % 2 ? 'Redo' : 'Undo';
        while (button(wanted)?.disabled !== false) await pause();
        button(wanted).click();
        do await pause();
        while (document.querySelector('[aria-busy=true]'));
    }
}"""


@pytest.mark.slow
def test_thousands_of_updates_leave_nothing_behind(open_page: OpenPage) -> None:
    page = open_page("/")
    play_now(page)
    wait_for_my_turn(page)
    page.get_by_role("button", name="Build a warehouse for $4").click()
    page.wait_for_selector(".turn .button:not([disabled])")
    client = page.context.new_cdp_session(page)
    weights = []
    for _ in range(3):
        page.evaluate(_TO_AND_FRO, 1000)
        weights.append(weigh(client))
    warm, _, last = weights
    assert last.heap < warm.heap + 200_000, weights
    assert last.nodes == warm.nodes, weights
    assert last.listeners == warm.listeners, weights
