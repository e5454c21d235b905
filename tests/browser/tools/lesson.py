"""Play a lesson by doing what it lights up."""

from __future__ import annotations

from playwright.sync_api import Page

from longshore.server.lessons.script import script_of

# What is lit: with one step wanted, everything that can be pointed at leads to it.
LIT = (
    "[data-end-turn=complete]",
    "[data-tray] [data-step]:not([disabled])",
    ".stage [data-step^=accept]:not([disabled]):not([aria-disabled])",
    ".stage [data-step=decline]:not([disabled]):not([aria-disabled])",
    "[data-tray] .box",
    "[data-step=repay]:visible",
    "[data-sale].lit",
    "[data-action].lit:not([disabled])",
)
GO_ON = ".coach .foot .primary"


def bid(page: Page, step: str) -> None:
    """Type an amount, perhaps with $0 cards, and confirm."""
    amount, _, cards = step.removeprefix("bid ").partition(" +")
    pad = page.locator(".stage, [data-tray]").filter(has=page.locator("[data-pad]"))
    if cards:
        pad.get_by_role("button", name=cards, exact=True).first.click()
    pad.locator("[data-pad] input, input[data-pad]").first.fill(amount)
    pad.locator("[data-step=bid]").click()


def steps_done(page: Page) -> int:
    """How far the lesson has come."""
    return int(page.locator(".coach progress").get_attribute("value") or 0)


def press_next(page: Page, name: str) -> None:
    """Do what the lesson asks for next."""
    seat, _, step = (*script_of(name).record.steps, "blue: end")[steps_done(page)].partition(": ")
    if seat != "blue" and not page.locator(LIT[0]).count():
        page.locator(GO_ON).click()
    elif seat == "blue" and step.startswith("bid "):
        bid(page, step)
    elif step == "loan":
        page.locator("[data-step=loan]").first.click()
    else:
        next(one for one in map(page.locator, LIT) if one.count()).first.click()
    page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")
