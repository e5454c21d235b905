"""Every screen beside the table in every language, light and dark: whole and accessible."""

from __future__ import annotations

import pytest
from tests.browser.conftest import OpenPage
from tests.browser.test_screens import check

from longshore.text import LANGUAGES

ROUTES = {
    "/learn": "ol",
    "/learn/quay": "progress",
    "/rules": ".parts",
    "/aid": "table",
    "/study": "textarea",
    "/settings": "#code",
    "/figures": "#ranking",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_in_every_language(open_page: OpenPage, language: str) -> None:
    index = LANGUAGES.index(language)
    page = open_page(
        locale=language,
        width=320 if index % 2 else 360,
        height=740,
        color_scheme="dark" if index % 2 else "light",
    )
    for path, sign in ROUTES.items():
        page.goto(path)
        page.wait_for_selector(sign)
        check(page)
