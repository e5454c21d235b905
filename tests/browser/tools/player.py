"""A player who plays by clicking: looks at what the page offers and clicks."""

from __future__ import annotations

import random
import time

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

MINUS = "\N{MINUS SIGN}"
IDLE = """() => {
    const parts = document.querySelectorAll('[aria-busy]');
    return [...parts].every((part) => part.getAttribute('aria-busy') === 'false');
}"""

_ANSWERS = ("dialog[open] [data-confirm]", "[data-result] [data-skip]")


def play_now(page: Page) -> None:
    """From the home page to a table with one click."""
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector("#asked")


def wait_for_my_turn(page: Page) -> None:
    """Wait until an action can be chosen, making bids on the way."""
    until = time.monotonic() + 60
    player = Player(page)
    while not page.locator("[data-action]:not([disabled])").count():
        assert time.monotonic() < until, page.locator("[data-asked]").inner_text()
        if not player.answer():
            page.wait_for_timeout(50)


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
        return self.page.locator("#end-title").count() > 0

    def play(self, seconds: float, clicks: int = 100_000) -> None:
        """Play until the score sheet is there, or that many clicks are done."""
        until = time.monotonic() + seconds
        while not self.is_over() and self.clicks < clicks:
            assert time.monotonic() < until, (
                f"no end after {seconds} s and {self.clicks} clicks: {self.page.url}"
            )
            if not self.act():
                self.page.wait_for_timeout(60)

    def act(self) -> bool:
        """One click, if there is anything to click."""
        page = self.page
        if self.answer(".stage [data-step^=accept]:not([disabled])"):
            return True
        if page.locator("[data-end-turn=complete]").count():
            return self.click(page.locator("[data-end-turn=complete]"))
        if page.locator("[data-tray]").count():
            return self.choose_in_tray()
        if page.locator("[data-action]:not([disabled])").count():
            return self.choose_action()
        if page.locator("[data-end-turn]:not([disabled])").count():
            return self.click(page.locator("[data-end-turn]"))
        return False

    def answer(self, *more: str) -> bool:
        """One click, if there is a decision that is not an action of a turn."""
        page = self.page
        for pointed in map(page.locator, (*_ANSWERS, *more)):
            if pointed.count():
                return self.click(pointed.first)
        if page.locator("[data-pad]").count():
            self.decisions.add("bid")
            return self.bid(self.chance.randrange(1, 6))
        return False

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
