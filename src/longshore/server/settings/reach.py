"""Where a server is reached, from this machine and by others, perhaps with a phone."""

from __future__ import annotations

import io
import socket
from ipaddress import ip_address
from typing import Final

from longshore.server.settings import Settings

_ANYWHERE: Final = frozenset(("0.0.0.0", "::", ""))  # noqa: S104 - to know them, not to use them
# Addresses that belong to no machine. Nothing is sent, but the system reveals the route.
_FAR_AWAY: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


def is_own(host: str) -> bool:
    """Whether only this machine can reach a host."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def lan_address() -> str | None:
    """The address of this machine in its network, or None if it is in none."""
    for family, far_away in _FAR_AWAY:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as sock:
                sock.connect((far_away, 9))
                found = str(sock.getsockname()[0])
        except OSError:
            continue
        if found not in _ANYWHERE and not is_own(found):
            return found
    return None


def url_of(host: str, port: int) -> str:
    """The URL of a host and a port."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def shared_url(settings: Settings) -> str | None:
    """The URL for others, as far as this machine can know. None if it serves only itself."""
    if settings.public_url:
        return settings.public_url.rstrip("/") + "/"
    if is_own(settings.host):
        return None
    if settings.host not in _ANYWHERE:
        return url_of(settings.host, settings.port)
    address = lan_address()
    return None if address is None else url_of(address, settings.port)


def local_url(settings: Settings) -> str:
    """The URL to print: where it listens, or if that is everywhere, where others reach it."""
    if settings.host not in _ANYWHERE:
        return url_of(settings.host, settings.port)
    return url_of(lan_address() or "127.0.0.1", settings.port)


def greeting(settings: Settings, encoding: str) -> str:
    """One line, followed by a QR code if others can reach the server directly."""
    line = f"Longshore: {local_url(settings)}\n"
    shared = shared_url(settings)
    if shared is None or is_own(settings.host):
        return line
    drawn = qr_text(shared)
    try:
        drawn.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return line  # a terminal that cannot draw it
    return f"{line}\n{drawn}\n{shared}\n"


def qr_text(url: str) -> str:
    """A QR code of half blocks, light on dark like most terminals."""
    import segno  # noqa: PLC0415 - a start that shows no code needs none

    drawn = io.StringIO()
    segno.make_qr(url).terminal(out=drawn, border=2, compact=True)
    return drawn.getvalue()


def qr_svg(url: str) -> bytes:
    """A QR code as a scalable image, always dark on white."""
    import segno  # noqa: PLC0415

    drawn = io.BytesIO()
    segno.make_qr(url).save(
        drawn, kind="svg", border=4, light="#fff", omitsize=True, svgclass=None, lineclass=None
    )
    return drawn.getvalue()
