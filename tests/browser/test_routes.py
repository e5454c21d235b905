"""Every screen in every language, light and dark: whole and accessible."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from tests.browser.conftest import OpenPage
from tests.browser.test_replay import RECORD
from tests.browser.test_screens import SIZES, check, check_light_and_dark
from tests.server.process import ServerProcess

from longshore.text import LANGUAGES

# Where to go, and what is there once the screen is whole; {game} is a game that was imported.
ROUTES = {
    "/": ".hero",
    "/new": "fieldset",
    "/learn": "ol",
    "/learn/quay": "progress",
    "/learn/island": "progress",
    "/learn/bank": "progress",
    "/rules": ".parts",
    "/aid": "table",
    "/study": "textarea",
    "/settings": "#code",
    "/replay/{game}?step=472": "#end-title",
    "/economy/{game}": ".uplot",
    "/table/nowhere": "h1",
    "/nowhere/at/all": "h1",
    "/figures": "#ranking",
    "/host": "#secret",
}
# A page of its own, so it comes last.
EMBEDDED = "/embed/{game}?step=300"
_GO = """(path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
}"""


@pytest.fixture(scope="module")
def game(server: ServerProcess) -> Iterator[str]:
    """A game from elsewhere."""
    with httpx.Client(base_url=server.url) as client:
        token = client.post("/api/players", json={"name": "Ann"}).json()["token"]
        made = client.post(
            "/api/records",
            content=RECORD.read_bytes(),
            headers={"authorization": f"Bearer {token}", "content-type": "text/plain"},
        )
        yield made.json()["table"]["id"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_in_every_language(open_page: OpenPage, game: str, language: str) -> None:
    width = 320 if LANGUAGES.index(language) % 2 else 360
    page = open_page(locale=language, width=width, height=740, refused="404")
    for path, sign in ROUTES.items():
        page.evaluate(_GO, path.format(game=game))
        page.wait_for_selector(sign)
        check_light_and_dark(page)
    page.goto(EMBEDDED.format(game=game))
    page.wait_for_selector(".keys")
    check_light_and_dark(page)


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
