"""What a player wants to be told, and how."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from longshore.server.store import Store

Kind = Literal["turn", "bid", "start", "end"]
ALL: tuple[Kind, ...] = ("turn", "bid", "start", "end")


class Choices(Struct, forbid_unknown_fields=True):
    """For each way of telling: of what. Everything, unless something else is chosen."""

    mail: tuple[Kind, ...] = ALL
    push: tuple[Kind, ...] = ALL
    webhook: tuple[Kind, ...] = ALL

    def wants(self, channel: str, kinds: list[str]) -> bool:
        """Whether one of these things is to be told in this way."""
        chosen: tuple[str, ...] = getattr(self, channel)
        return any(kind in chosen for kind in kinds)


async def choices_of(store: Store, player_id: str, table_id: str) -> Choices:
    """Those for a table, or else those for all tables."""
    for of in (table_id, ""):
        text = await store.choices(player_id, of)
        if text is not None:
            return msgspec.json.decode(text, type=Choices)
    return Choices()
