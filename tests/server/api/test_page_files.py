"""How the built page is served."""

from pathlib import Path

import pytest
from starlette.requests import Request

from longshore.server.api.http.page_files import Page, read_page


@pytest.fixture
def page(tmp_path: Path) -> Page:
    (tmp_path / "assets").mkdir()
    for name in ("index.html", "assets/de-Abc_12.js", "assets/en-Xyz-34.js", "assets/dew-1.js"):
        (tmp_path / name).write_text(name)
    return Page(read_page(tmp_path))


def asked(page: Page, path: str, language: str) -> dict[str, str]:
    headers = [(b"accept", b"text/html"), (b"accept-language", language.encode())]
    scope = {"type": "http", "method": "GET", "path": path, "query_string": b"", "headers": headers}
    response = page.answer(Request(scope))
    assert response is not None
    return dict(response.headers)


@pytest.mark.parametrize(
    ("language", "file"),
    [("de-AT, en;q=0.5", "de-Abc_12"), ("xx", "en-Xyz-34"), ("", "en-Xyz-34")],
)
def test_the_messages_are_announced_with_the_page(page: Page, language: str, file: str) -> None:
    for path in ("/", "/table/abc"):
        headers = asked(page, path, language)
        assert headers["link"] == f"</assets/{file}.js>; rel=modulepreload"
        assert "accept-language" in headers["vary"]


def test_nothing_else_is_announced(page: Page) -> None:
    assert "link" not in asked(page, "/assets/de-Abc_12.js", "de")
    # This language is missing from the build.
    assert "link" not in asked(page, "/", "ru")
