"""Only our own pages may act with a browser's cookie."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from longshore.server.base.problems import Problem

_OUR_OWN: Final = frozenset(("same-origin", "none"))


def check_origin(request: HTTPConnection, public_url: str) -> None:
    """Refuse requests that another site's page made a browser send.

    Browsers name the page's origin in every request that could change something. Programs send
    none, and have no cookie to be abused.
    """
    site = request.headers.get("sec-fetch-site")
    if site is not None and site not in _OUR_OWN:
        raise Problem("wrong_origin")
    origin = request.headers.get("origin")
    if origin is not None and not is_ours(origin, request, public_url):
        raise Problem("wrong_origin")


def is_ours(origin: str, request: HTTPConnection, public_url: str) -> bool:
    """Whether an origin is this server's, as people reach it."""
    try:
        sent = urlsplit(origin)
        if public_url and same_site(sent.scheme, sent.netloc, public_url):
            return True
        return bool(sent.netloc) and sent.netloc == request.headers.get("host", "")
    except ValueError:
        return False


def same_site(scheme: str, place: str, public_url: str) -> bool:
    """Whether scheme and host match the public URL."""
    ours = urlsplit(public_url)
    return (scheme, place) == (ours.scheme, ours.netloc)
