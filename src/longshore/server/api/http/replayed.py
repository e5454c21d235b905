"""Answers that replay a game: the most expensive ones that anybody may ask for.

They are made in threads of their own, one at a time for each address, and kept once the game can no
longer change.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any, Final

import msgspec

from longshore.server.api.http.operation import Call
from longshore.server.store import EntryRow
from longshore.server.tables.table import FINISHED, STUDY, Table

_OVER: Final = frozenset((FINISHED, STUDY))
_encode: Final = msgspec.json.Encoder().encode

Read = Callable[[list[EntryRow]], Any]


async def replayed(call: Call, table: Table, what: str, read: Read) -> bytes:
    """What `read` makes of a table's steps, as bytes: text, or else JSON."""
    server = call.server
    # The version counts every write of the table, a name that is changed later too.
    key = what, table.id, table.version
    is_over = table.phase in _OVER
    async with AsyncExitStack() as stack:
        found = server.kept.get(key) if is_over else None
        if found is None and call.address:
            await stack.enter_async_context(server.turns.turn(call.address))
            found = server.kept.get(key) if is_over else None
        if found is not None:
            return found
        entries = await server.store.steps(table.id)
        made: bytes = await server.replays.do(lambda: _as_bytes(read(entries)))
        if is_over:
            server.kept.put(key, made)
        return made


def _as_bytes(made: Any) -> bytes:
    return made.encode() if isinstance(made, str) else _encode(made)
