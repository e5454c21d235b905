"""The settings of a server, and what follows from them."""

from __future__ import annotations

from longshore.server.settings.limits import PREFIX, Limits, SettingsError, limits_from
from longshore.server.settings.settings import Settings

__all__ = ["PREFIX", "Limits", "Settings", "SettingsError", "limits_from"]
