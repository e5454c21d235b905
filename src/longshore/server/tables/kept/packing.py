"""Packs the logs of games that are over, one after the other, while the server has time."""

from __future__ import annotations

import asyncio
from typing import Final

from longshore.server.base.clock import MINUTE, now_ms
from longshore.server.store import Store

_AFTER: Final = 10 * MINUTE  # by then nobody repeats a command
_AT_ONCE: Final = 100
_PAUSE_SECONDS: Final = 0.01  # between two games, so that a thousand old ones disturb nobody


async def pack_logs(store: Store, after: int = _AFTER) -> int:
    """Pack some of the games that have been over for a while. Returns how many were packed.

    The others are left for the next time, so that other cleaning need not wait for them.
    """
    packed = 0
    for table_id in await store.tables_to_pack(now_ms() - after, _AT_ONCE):
        packed += await store.pack_log(table_id)
        await asyncio.sleep(_PAUSE_SECONDS)
    return packed
