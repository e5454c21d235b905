"""A player who plays by clicking: looks at what the page offers and clicks."""

from __future__ import annotations

import random
import time
from contextlib import suppress

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

MINUS = "\N{MINUS SIGN}"
IDLE = """() => {
    const parts = document.querySelectorAll('[aria-busy]');
    return [...parts].every((part) => part.getAttribute('aria-busy') === 'false');
}"""

_ANSWERS = ("dialog[open] [data-confirm]", "[data-result] [data-skip]")
_ACCEPT = ".stage [data-step^=accept]:not([disabled])"
_PAD = "[data-pad]"
_COMPLETE = "[data-end-turn=complete]"
_TRAY = "[data-tray]"
_ACTION = "[data-action]:not([disabled])"
_END_TURN = "[data-end-turn]:not([disabled])"
_OVER = "#end-title"
# The first of these selectors that the page shows.
_OFFERED = "(selectors) => selectors.find((one) => document.querySelector(one) !== null) ?? ''"


def play_now(page: Page) -> None:
    """From the home page to a table with one click."""
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector("#asked")


def wait_for_my_turn(page: Page) -> None:
    """Wait until an action can be chosen, making bids on the way."""
    until = time.monotonic() + 60
    player = Player(page)
    while not player.offered(_ACTION):
        assert time.monotonic() < until, page.locator("[data-asked]").inner_text()
        if not player.answer():
            player.wait(*_ANSWERS, _PAD, _ACTION)


def end_turn(page: Page) -> None:
    """End the turn, whatever is unused, and wait until the server has answered."""
    button = page.locator("[data-end-turn]")
    button.click()
    if page.locator("[data-end-turn][data-step=pass]").count():
        button.press("Enter")
    page.wait_for_function(IDLE)


def speak(page: Page, language: str) -> None:
    """Choose a language in the menu of the table."""
    page.locator("[data-menu]").press("Enter")
    page.locator("dialog [data-quick] select").select_option(language)
    page.wait_for_function("(wanted) => document.documentElement.lang === wanted", arg=language)
    page.locator("dialog[open] header button").press("Enter")
    expect(page.locator("dialog[open]")).to_have_count(0)


class Player:
    """Plays with a simple plan: build a little, produce whenever possible, trade now and then."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.decisions: set[str] = set()
        self.clicks = 0

    def is_over(self) -> bool:
        """Whether the score sheet is there."""
        return bool(self.offered(_OVER))

    def offered(self, *selectors: str) -> str:
        """The first of them that is there, or nothing. Asks the page once: that is quick."""
        found: str = self.page.evaluate(_OFFERED, selectors)
        return found

    def wait(self, *selectors: str) -> None:
        """Wait a moment for any of them, or for anything to click. Looks seldom: that is cheap."""
        wanted = selectors or (*_ANSWERS, _ACCEPT, _PAD, _TRAY, _ACTION, _END_TURN, _OVER)
        with suppress(TooLate):
            self.page.wait_for_function(_OFFERED, arg=wanted, polling=50, timeout=1000)

    def play(self, seconds: float, clicks: int = 100_000, *, until: str | None = None) -> None:
        """Play to the score sheet, to this number of clicks, or to a decision of this kind."""
        latest = time.monotonic() + seconds
        while not self.is_over() and self.clicks < clicks and until not in self.decisions:
            assert time.monotonic() < latest, (
                f"no end after {seconds} s and {self.clicks} clicks: {self.page.url}"
            )
            if not self.act():
                self.wait()

    def act(self) -> bool:
        """One click, if there is anything to click."""
        if self.answer(_ACCEPT):
            return True
        offered = self.offered(_COMPLETE, _TRAY, _ACTION, _END_TURN)
        if offered == _TRAY:
            return self.choose_in_tray()
        if offered == _ACTION:
            return self.choose_action()
        return bool(offered) and self.click(self.page.locator(offered))

    def answer(self, *more: str) -> bool:
        """One click, if there is a decision that is not an action of a turn."""
        offered = self.offered(*_ANSWERS, *more, _PAD)
        if offered == _PAD:
            self.decisions.add("bid")
            return self.bid(self.chance.randrange(1, 6))
        return bool(offered) and self.click(self.page.locator(offered).first)

    def bid(self, amount: int) -> bool:
        """Bid that much, or as little as possible if that is not allowed."""
        pad = self.page.locator("[data-pad]")
        send = pad.locator("[data-step=bid]")
        for key in (f"[data-digit='{amount}']", "[aria-label='$1 more']"):
            self.click(pad.get_by_role("button", name="Clear"))
            self.click(pad.locator(key))
            if send.is_enabled():
                break
        return self.click(send)

    def choose_action(self) -> bool:
        """Produce if possible, or else any highlighted action."""
        actions = self.page.locator("[data-action]:not([disabled])")
        first = actions.first
        produce = "Produce" in first.inner_text() and self.chance.random() < 0.8
        number = 0 if produce else self.chance.randrange(actions.count())
        self.decisions.add(actions.nth(number).inner_text().strip())
        return self.click(actions.nth(number))

    def choose_in_tray(self) -> bool:
        """Any step in the tray. `done` only now and then while there is something else."""
        steps = self.page.locator("[data-tray] [data-step]:not([disabled])")
        names = [step.get_attribute("data-step") or "" for step in steps.all()]
        if not names:
            # What an action offers may all be too expensive: choose another one.
            back = self.page.locator("[data-tray] [data-leave]")
            if back.count():
                return self.click(back)
            self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(60)
            return False
        self.decisions.update(name.split(" ")[0] for name in names)
        wanted = [number for number, name in enumerate(names) if name != "done"]
        if "done" in names and (not wanted or self.chance.random() < 0.3):
            wanted = [names.index("done")]
        return self.click(steps.nth(self.chance.choice(wanted)))

    def click(self, pointed: Locator) -> bool:
        """Click, and wait until the server has answered. False if the button went away first."""
        self.clicks += 1
        try:
            pointed.click(timeout=5_000)
        except TooLate:
            return False
        self.page.wait_for_function(IDLE)
        return True
