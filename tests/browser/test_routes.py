"""Every screen in every language, light and dark: whole and accessible."""

from __future__ import annotations

import re

import pytest
from tests.browser.tools.checks import EVERY_LANGUAGE, SIZES, Walk, check
from tests.browser.tools.screens import EMBEDDED, ROUTES, OpenPage, go
from tests.browser.tools.several import Person
from tests.folders import ROOT
from tests.server.tools.process import ServerProcess

from longshore.text import LANGUAGES

# Links with a code in them, which the tests of settings and of seats follow.
_FOLLOWED = {"/link", "/table/:id/seat"}


def test_every_screen_is_walked() -> None:
    source = (ROOT / "web" / "src" / "screens.ts").read_text("utf-8")
    screens = set(re.findall(r"(?:atOnce|plain|told)\(\s*'([^']+)'", source))
    walked = [path.partition("?")[0] for path in ROUTES]
    forgotten = {
        screen
        for screen in screens - _FOLLOWED
        if not any(re.fullmatch(re.sub(":[a-z]+", "[^/]+", screen), path) for path in walked)
    }
    assert screens > _FOLLOWED
    assert forgotten == set(), "give them a line in ROUTES"


@pytest.mark.parametrize("language", EVERY_LANGUAGE)
def test_every_screen_in_every_language(
    open_page: OpenPage, server: ServerProcess, game: str, language: str
) -> None:
    width = 320 if LANGUAGES.index(language) % 2 else 360
    page = open_page(locale=language, width=width, height=740, refused="404")
    # Somebody who has played once has more settings, and tables of their own.
    person = Person(page, server.url)
    person.call("POST", "/players", {"name": "Ann", "language": language})
    person.call("POST", "/tables", {"seats": [{"kind": "me"}, *[{"kind": "open"}] * 2]})
    walk = Walk(page, language)
    for path, sign in (ROUTES | {"/settings": "#schedule"}).items():
        go(page, path.format(game=game))
        page.wait_for_selector(sign)
        walk.check()
    page.goto(EMBEDDED.format(game=game))
    page.wait_for_selector(".keys")
    walk.check()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_screen_at_every_size(
    open_page: OpenPage, game: str, language: str, size: str, scheme: str
) -> None:
    width, height = SIZES[size]
    page = open_page(
        locale=language, width=width, height=height, color_scheme=scheme, refused="404"
    )
    walked = {"/replay/{game}?step=300": ".keys", EMBEDDED: ".keys"}
    for path, sign in (ROUTES | walked).items():
        page.goto(path.format(game=game))
        page.wait_for_selector(sign)
        check(page)
