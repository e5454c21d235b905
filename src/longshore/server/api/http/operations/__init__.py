"""The operations of the server: one file per subject, each with its `OPERATIONS`."""

from __future__ import annotations

from typing import Final

from longshore.server.api.http.operations import (
    admins,
    bans,
    economy,
    figures,
    hints,
    invitation,
    lessons,
    mail_links,
    moderation,
    notices,
    orders,
    passkeys,
    play,
    players,
    privacy,
    records,
    seats,
    service,
    strategy,
    tables,
    talk,
    time,
)

# In the order of the document.
SUBJECTS: Final = (
    players,
    passkeys,
    privacy,
    tables,
    invitation,
    play,
    records,
    time,
    seats,
    orders,
    hints,
    lessons,
    strategy,
    talk,
    moderation,
    bans,
    admins,
    figures,
    economy,
    notices,
    mail_links,
    service,
)
