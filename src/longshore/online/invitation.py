"""The link of an invitation: which table on which server, and the code that opens it."""

from __future__ import annotations

import re
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from longshore.online.errors import JoinError

_PATH: Final = re.compile(r"(?P<base>(?:/[^/]+)*)/table/(?P<table>[A-Za-z0-9_-]{1,60})/?")
_FORM: Final = "a link is needed such as http://127.0.0.1:8000/table/ID#CODE"


class Invitation(NamedTuple):
    """Where a table is. A listed table needs no code."""

    server: str
    """Scheme, host and port, and the path under which the server is reached, without a `/`."""
    table: str
    code: str | None


def invitation_of(link: str) -> Invitation:
    """Read a link, or say what is wrong with it."""
    try:
        parts = urlsplit(link.strip())
        host, port = parts.hostname, parts.port
    except ValueError as error:
        raise JoinError(f"this is not the address of a table: {error}; {_FORM}") from error
    found = _PATH.fullmatch(parts.path)
    if parts.scheme not in ("http", "https") or not host or found is None:
        raise JoinError(f"this is not the address of a table; {_FORM}")
    if parts.username is not None or parts.password is not None:
        raise JoinError("a name or password in the link is not used; take the link as it was sent")
    address = f"[{host}]" if ":" in host else host
    server = f"{parts.scheme}://{address}" + ("" if port is None else f":{port}") + found["base"]
    return Invitation(server, found["table"], parts.fragment or None)
