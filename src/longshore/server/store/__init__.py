"""Where players and tables are kept. One interface, one file for each kind of database."""

from __future__ import annotations

from longshore.server.store.interface import (
    Conflict,
    Duplicate,
    Store,
    StoreError,
    Unavailable,
)
from longshore.server.store.open import open_store
from longshore.server.store.rows import (
    CredentialRow,
    EntryRow,
    OrderLogRow,
    PlayerRow,
    ReceiptRow,
    SeatRow,
    SnapshotRow,
    Summary,
    TableChange,
    TableRow,
)

__all__ = [
    "Conflict",
    "CredentialRow",
    "Duplicate",
    "EntryRow",
    "OrderLogRow",
    "PlayerRow",
    "ReceiptRow",
    "SeatRow",
    "SnapshotRow",
    "Store",
    "StoreError",
    "Summary",
    "TableChange",
    "TableRow",
    "Unavailable",
    "open_store",
]
