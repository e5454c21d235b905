"""The settings of a server. Each is also an environment variable: `LONGSHORE_` and its name."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from longshore.server.base.addresses import Network, networks
from longshore.server.outgoing.mail import MailServer, is_sender
from longshore.server.settings.limits import PREFIX, Limits, SettingsError
from longshore.server.store.open import SQLITE, is_sqlite

SHORTEST_ADMIN_TOKEN: Final = 24
DATABASE_FILE: Final = "longshore.db"


def _setting(default: Any, about: str, *, shown: str | None = None, option: bool = True) -> Any:
    """A field with its row of docs/hosting.md. `option`: `longshore serve` has one for it.

    `shown` is how the page writes a default that is a switch or follows from other settings.
    """
    metadata = {
        "about": about,
        "shown": str(default) if shown is None else shown,
        "option": option,
    }
    return field(default=default, metadata=metadata)


@dataclass(frozen=True)
class Settings:
    """Everything that can be chosen when a server starts."""

    host: str = _setting("127.0.0.1", "the address to listen on")
    port: int = _setting(8000, "the port; 0 picks a free one")
    data: str = _setting("", "folder for the server's files", shown="~/.local/share/longshore")
    database: str = _setting(
        "", "database for players and games", shown=f"{SQLITE}DATA/{DATABASE_FILE}"
    )
    public_url: str = _setting("", "the address people use, if there is a proxy in front")
    workers: int = _setting(1, "number of processes; more than one needs PostgreSQL")
    trusted_proxy: str = _setting(
        "", "proxies whose `X-Forwarded-For` is believed, as ADDRESS[/NET],..."
    )
    access_log: bool = _setting(
        False, "log every request, without addresses, paths and secrets", shown="off"
    )
    trust_loopback: bool = _setting(
        False,
        "do not limit requests from this machine by address; for load tests only",
        shown="off",
    )
    bot_plugins: tuple[str, ...] = _setting(
        (),
        "additional bots that may play here, by their names "
        "([A bot in Python](bots.md#a-bot-in-python)), as `name,...`",
        shown="",
        option=False,
    )
    admin_token: str = _setting("", "the host's secret, for moderation", option=False)
    smtp_url: str = _setting(
        "",
        "the mail server, as smtp://USER:PASSWORD@HOST:PORT; smtps:// for TLS from the start",
        option=False,
    )
    mail_from: str = _setting("", "the sender of mail, as Games <games@example.org>", option=False)
    webhook_allow: str = _setting(
        "",
        "private networks that webhooks may reach, also without https, as 10.1.0.0/16,...",
        option=False,
    )
    limits: Limits = field(default_factory=Limits)

    @property
    def database_url(self) -> str:
        """Where players and tables are stored."""
        return self.database or f"{SQLITE}{Path(self.data_folder, DATABASE_FILE)}"

    @property
    def data_folder(self) -> Path:
        """Where files are stored."""
        if self.data:
            return Path(self.data)
        home = os.environ.get("XDG_DATA_HOME") or Path("~/.local/share").expanduser()
        return Path(home, "longshore")

    @property
    def is_https(self) -> bool:
        """Whether people connect over https, so that cookies can require it."""
        return self.public_url.startswith("https://")

    @property
    def webhook_networks(self) -> tuple[Network, ...]:
        """Private networks that webhooks may reach nevertheless."""
        return networks(self.webhook_allow)

    @property
    def proxies(self) -> tuple[Network, ...]:
        """Proxies that tell the truth about the addresses of their clients."""
        return networks(self.trusted_proxy)

    def check(self) -> None:
        """Reject settings that cannot work."""
        if not 0 <= self.port <= 65535:
            raise SettingsError(f"there is no port {self.port}")
        if self.workers < 1:
            raise SettingsError("a server has at least one worker")
        if self.workers > 1 and is_sqlite(self.database_url):
            raise SettingsError(
                f"{self.workers} workers need PostgreSQL (--database postgresql://...): "
                "SQLite serves one process"
            )
        if self.admin_token and len(self.admin_token) < SHORTEST_ADMIN_TOKEN:
            raise SettingsError(
                f"{PREFIX}ADMIN_TOKEN must have at least {SHORTEST_ADMIN_TOKEN} letters"
            )
        if self.public_url and not self.public_url.startswith(("http://", "https://")):
            raise SettingsError("the public URL must start with http:// or https://")
        try:
            networks(self.trusted_proxy)
        except ValueError as error:
            raise SettingsError(f"--trusted-proxy: {error}") from error
        self._check_notices()

    def _check_notices(self) -> None:
        try:
            networks(self.webhook_allow)
        except ValueError as error:
            raise SettingsError(f"{PREFIX}WEBHOOK_ALLOW: {error}") from error
        if not self.smtp_url:
            return
        try:
            MailServer.of(self.smtp_url)
        except ValueError as error:
            raise SettingsError(f"{PREFIX}SMTP_URL: {error}") from error
        if not is_sender(self.mail_from):
            raise SettingsError(f"{PREFIX}MAIL_FROM must be the address that mail comes from")
        if not self.public_url:
            raise SettingsError("mail contains links back to this server: set the public URL")
