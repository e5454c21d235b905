"""What a player wants to be notified about, and how."""

from __future__ import annotations

import msgspec

from longshore.server.messages.notices import Choices
from longshore.server.store import Store


async def choices_of(store: Store, player_id: str, table_id: str) -> Choices:
    """The choices for a table, or else the ones for all tables."""
    for of in (table_id, ""):
        text = await store.choices(player_id, of)
        if text is not None:
            return msgspec.json.decode(text, type=Choices)
    return Choices()
