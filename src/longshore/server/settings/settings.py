"""The settings of a server. Each is also an environment variable: `LONGSHORE_` and its name."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from longshore.server.base.addresses import Network, networks
from longshore.server.outgoing.mail import MailServer, is_sender
from longshore.server.settings.limits import PREFIX, Limits, SettingsError
from longshore.server.store.open import SQLITE, is_sqlite

SHORTEST_ADMIN_TOKEN: Final = 24


@dataclass(frozen=True)
class Settings:
    """Everything that can be chosen when a server starts."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: str = ""
    database: str = ""
    public_url: str = ""
    workers: int = 1
    trusted_proxy: str = ""
    trust_loopback: bool = False
    access_log: bool = False
    bot_plugins: tuple[str, ...] = ()
    admin_token: str = ""
    smtp_url: str = ""
    mail_from: str = ""
    webhook_allow: str = ""
    limits: Limits = field(default_factory=Limits)

    @property
    def database_url(self) -> str:
        """Where players and tables are stored."""
        return self.database or f"{SQLITE}{Path(self.data_folder, 'longshore.db')}"

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
