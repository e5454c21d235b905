"""What this server offers besides the game, and why it does not offer the rest."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from longshore.server.settings import Settings

LOOPBACK: Final = frozenset(("localhost", "127.0.0.1", "::1"))


def host_of(settings: Settings) -> str:
    """The host name that browsers use."""
    if settings.public_url:
        return urlsplit(settings.public_url).hostname or ""
    return settings.host


def is_secure(settings: Settings) -> bool:
    """Whether browsers trust the connection: https, or localhost."""
    return settings.is_https or host_of(settings) in LOOPBACK


def why_no_push(settings: Settings) -> str | None:
    """Browsers accept push messages only for pages served over https."""
    return None if is_secure(settings) else "needs_https"


def why_no_mail(settings: Settings) -> str | None:
    """Mail needs a mail server, and links that lead back here."""
    if not settings.smtp_url:
        return "no_mail_server"
    return None if settings.public_url else "no_public_url"


def why_no_passkeys(settings: Settings) -> str | None:
    """A passkey belongs to a host name and needs https."""
    if not is_secure(settings):
        return "needs_https"
    return None if passkey_host(settings) else "needs_name"


def passkey_host(settings: Settings) -> str:
    """The host name for passkeys. Empty if there is only an IP address."""
    host = host_of(settings)
    if not settings.public_url and host in LOOPBACK:
        return "localhost"
    is_number = ":" in host or host.replace(".", "").isdecimal()
    return "" if is_number else host
