"""The built page: a handful of files, kept in memory and served next to the API.

`make` builds them from web/ into the folder `server/page`, and a wheel includes them. Without them
the server still serves everything under /api.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from longshore.text import LANGUAGES, language_of

FOLDER: Final = Path(__file__).parents[2] / "page"
# A separate page that can only show a game is the one that other sites may put in a frame. The main
# page may not be framed, which prevents clickjacking. Pictures of a result are made in the page, so
# it may show images that it has made itself (`blob:`).
EMBEDDED: Final = "embed.html"
_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; "
    "img-src 'self' blob:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "form-action 'self'; frame-ancestors {}; base-uri 'none'"
)
_COMPRESSED: Final = frozenset((".js", ".css", ".html", ".svg", ".webmanifest", ".txt"))
_TYPES: Final = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
# Names in assets/ contain a hash of the content, so they never change.
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_LANGUAGE: Final = re.compile(rf"/assets/({'|'.join(LANGUAGES)})-[^/]+\.js")


@dataclass(frozen=True, slots=True)
class PageFile:
    """A file as it is sent."""

    content: bytes
    compressed: bytes | None
    media_type: str
    headers: dict[str, str]


def read_page(folder: Path = FOLDER) -> dict[str, PageFile]:
    """All files of the page by path, or none if it has not been built."""
    return {
        "/" + path.relative_to(folder).as_posix(): read_file(path, folder)
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def read_file(path: Path, folder: Path) -> PageFile:
    """One file with its headers."""
    content = path.read_bytes()
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    hashed = path.relative_to(folder).parts[0] == "assets"
    framed = path.name == EMBEDDED
    return PageFile(
        content=content,
        compressed=gzip.compress(content, mtime=0) if path.suffix in _COMPRESSED else None,
        media_type=kind or "application/octet-stream",
        headers={
            "cache-control": _FOR_EVER if hashed else _ASK_AGAIN,
            "content-security-policy": _POLICY.format("*" if framed else "'none'"),
            "etag": f'"{hashlib.sha256(content).hexdigest()[:32]}"',
            "vary": "accept-encoding",
            **({"cross-origin-resource-policy": "cross-origin"} if framed else {}),
        },
    )


class Page:
    """Serves the files, and the page itself for every path that could be a screen."""

    def __init__(self, files: dict[str, PageFile]) -> None:
        self.files = files
        self.index = files.get("/index.html")
        self.languages = {
            found[1]: path for path in files if (found := _LANGUAGE.fullmatch(path)) is not None
        }
        self.embedded = files.get(f"/{EMBEDDED}")

    def find(self, path: str, accepted: str) -> PageFile | None:
        """The file for a path.

        Only the page knows which screens exist. So browsers get the page for any path, while
        programs get an error.
        """
        file = self.files.get(path)
        if file is None and "text/html" in accepted and not path.startswith(("/api/", "/assets/")):
            return self.embedded if path.startswith("/embed/") else self.index
        return file

    def hints(self, accepted: str) -> dict[str, str]:
        """What the browser should fetch at once: it would see late that it needs the messages."""
        path = self.languages.get(language_of(accepted, None))
        if path is None:
            return {}
        return {"link": f"<{path}>; rel=modulepreload", "vary": "accept-encoding, accept-language"}

    def answer(self, request: Request) -> Response | None:
        """The response, if the page has one."""
        if request.method not in ("GET", "HEAD"):
            return None
        file = self.find(request.url.path, request.headers.get("accept", ""))
        if file is None:
            return None
        if request.headers.get("if-none-match") == file.headers["etag"]:
            return Response(status_code=304, headers=file.headers)
        headers, content = dict(file.headers), file.content
        if file is self.index:
            headers |= self.hints(request.headers.get("accept-language", ""))
        if file.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"], content = "gzip", file.compressed
        return Response(content, headers=headers, media_type=file.media_type)
