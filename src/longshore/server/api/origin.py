"""Only our own pages may act, and only under a name of this server."""

from __future__ import annotations

from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from longshore.server.base.addresses import address_of, is_in
from longshore.server.base.problems import Problem
from longshore.server.settings import Settings

_OUR_OWN: Final = frozenset(("same-origin", "none"))
_NAVIGATION: Final = frozenset(("navigate", None))
# Names that nobody can own on the internet, so that no page of a stranger can have one of them.
_AT_HOME: Final = (".localhost", ".local", ".lan", ".home.arpa", ".internal")
_LONGEST_HOST: Final = 260


def check_origin(request: HTTPConnection, settings: Settings) -> None:
    """Refuse requests that another site's page made a browser send.

    Browsers name the page's origin in every request that could change something. Programs send
    none. It does not matter whether there is a cookie: without one, such a page could still use up
    what the reader's address may do.
    """
    site = request.headers.get("sec-fetch-site")
    if site is not None and site not in _OUR_OWN:
        raise Problem("wrong_origin")
    origin = request.headers.get("origin")
    if origin is not None and not is_ours(origin, request, settings):
        raise Problem("wrong_origin")


def check_reading(request: HTTPConnection) -> None:
    """Refuse what another site's page reads in the background. It could not see the answer."""
    headers = request.headers
    site = headers.get("sec-fetch-site")
    if site is None or site in _OUR_OWN or headers.get("sec-fetch-mode") in _NAVIGATION:
        return
    raise Problem("wrong_origin")


def is_ours(origin: str, request: HTTPConnection, settings: Settings) -> bool:
    """Whether an origin is this server's, as people reach it."""
    try:
        sent = urlsplit(origin)
        if settings.public_url and same_site(sent.scheme, sent.netloc, settings.public_url):
            return True
    except ValueError:
        return False
    if not sent.netloc or sent.netloc != request.headers.get("host", ""):
        return False
    return sent.scheme == scheme_of(request, settings)


def scheme_of(request: HTTPConnection, settings: Settings) -> str:
    """How the browser speaks to this server. Only a trusted proxy can know of https."""
    peer = request.client.host if request.client is not None else ""
    told = request.headers.get("x-forwarded-proto")
    return "https" if told == "https" and is_in(peer, settings.proxies) else "http"


def same_site(scheme: str, place: str, public_url: str) -> bool:
    """Whether scheme and host match the public URL."""
    ours = urlsplit(public_url)
    return (scheme, place) == (ours.scheme, ours.netloc)


def check_host(request: HTTPConnection, settings: Settings) -> None:
    """Refuse a name that is not ours.

    A stranger's name may lead to this machine (DNS rebinding), and then a page of theirs would be
    of our own origin.
    """
    if not is_our_name(request.headers.get("host", ""), settings.public_url, settings.host):
        raise Problem("wrong_host")


@lru_cache(maxsize=256)
def is_our_name(sent: str, public_url: str, listening: str) -> bool:
    """Whether a `Host` header names this server.

    An address always does: a page of a stranger has a name, which its browser sends. Without a
    public URL, so does every name that only exists at home.
    """
    if len(sent) > _LONGEST_HOST:
        return False
    if not sent or address_of(sent) is not None:
        return True
    name = sent.partition(":")[0].lower().rstrip(".")
    if name == "localhost" or name.endswith(".localhost"):
        return True
    if public_url:
        return name == (urlsplit(public_url).hostname or "").rstrip(".")
    return "." not in name or name.endswith(_AT_HOME) or name == listening.lower()
