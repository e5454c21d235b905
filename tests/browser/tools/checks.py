"""What every screen must be: complete, accessible, and no wider than the device."""

from __future__ import annotations

import os
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.folders import ROOT

from longshore.text import LANGUAGES

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
# The narrowest screens: whatever is shown on one of them is measured on the other too.
_PHONES = {320, 360}
SIZES = {"phone": (320, 640), "tablet": (820, 1180), "desk": (1440, 900)}

# The longest words, the other script, and enough of them for axe to see every screen (`Walk`). The
# others are walked through by `make test-all`, and tests/text knows their texts. All other tests of
# the page are in English.
ALWAYS = ("de", "es", "ru")
EVERY_LANGUAGE = [
    pytest.param(language, marks=() if language in ALWAYS else pytest.mark.slow)
    for language in LANGUAGES
]

# A scheme changes colours and nothing else, so the second one is asked for these rules only.
_COLOURS = ["color-contrast", "link-in-text-block"]


def violations(
    page: Page, rules: list[str] | None = None, *, slight: bool = False
) -> list[dict[str, Any]]:
    """What axe-core reports as serious or critical, or everything, however slight."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE)
    chosen: dict[str, Any] = {"resultTypes": ["violations"]}
    if rules is not None:
        chosen["runOnly"] = {"type": "rule", "values": rules}
    found: list[dict[str, Any]] = page.evaluate(
        "async (chosen) => (await axe.run(chosen)).violations", chosen
    )
    return [
        {
            "id": one["id"],
            "impact": one["impact"],
            "where": [node["html"][:200] for node in one["nodes"]],
        }
        for one in found
        if slight or one["impact"] in ("serious", "critical")
    ]


def check_width(page: Page, width: int) -> None:
    """The page is no wider than the screen."""
    wide = page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= width, f"{page.url} is {wide} pixels wide on a screen of {width}"


def check_text(page: Page) -> None:
    """Nothing overflows sideways, no message is missing."""
    screen = page.viewport_size
    assert screen is not None
    check_width(page, screen["width"])
    if screen["width"] in _PHONES:
        for width in _PHONES - {screen["width"]}:
            page.set_viewport_size({"width": width, "height": screen["height"]})
            check_width(page, width)
        page.set_viewport_size(screen)
    text = page.locator("body").inner_text()
    assert "page " not in text.split("\n")
    assert "{" not in text


def check(page: Page) -> None:
    """The text is complete, and axe finds nothing."""
    check_text(page)
    found = violations(page)
    assert not found, found


def check_colours(page: Page) -> None:
    """What can be wrong in one theme and right in the other."""
    assert violations(page, _COLOURS) == []


def check_light_and_dark(page: Page) -> None:
    """The same in both themes, on one page."""
    page.emulate_media(color_scheme="dark")
    check_colours(page)
    page.emulate_media(color_scheme="light")
    check(page)


class Walk:
    """A tour through many screens in one language, checking the text everywhere.

    Axe is slow and finds nearly the same in every language. So it checks only every third screen,
    and different ones in the next language. With `make test-all` it checks all of them.
    """

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self._number = LANGUAGES.index(language)

    def check(self) -> None:
        """Check the current screen."""
        self._number += 1
        if self._number % 3 and not os.environ.get("LONGSHORE_TEST_ALL"):
            check_text(self.page)
        else:
            check_light_and_dark(self.page)
