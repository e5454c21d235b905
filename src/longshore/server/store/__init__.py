"""Where players and tables are kept. One interface, one file for each kind of database."""

from __future__ import annotations

from longshore.server.store.figure_rows import FigureRow, RatedSeat, RatingRow, ResultRow
from longshore.server.store.interface import (
    Conflict,
    Duplicate,
    Store,
    StoreError,
    Unavailable,
)
from longshore.server.store.notice_rows import ContactRow, DeliveryRow, NoticeRow
from longshore.server.store.open import open_store
from longshore.server.store.passkey_rows import ChallengeRow, PasskeyRow
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
from longshore.server.store.talk_rows import (
    ChatRow,
    NoteRow,
    ReportRow,
    SilenceRow,
    WrittenChat,
)

__all__ = [
    "ChallengeRow",
    "ChatRow",
    "Conflict",
    "ContactRow",
    "CredentialRow",
    "DeliveryRow",
    "Duplicate",
    "EntryRow",
    "FigureRow",
    "NoteRow",
    "NoticeRow",
    "OrderLogRow",
    "PasskeyRow",
    "PlayerRow",
    "RatedSeat",
    "RatingRow",
    "ReceiptRow",
    "ReportRow",
    "ResultRow",
    "SeatRow",
    "SilenceRow",
    "SnapshotRow",
    "Store",
    "StoreError",
    "Summary",
    "TableChange",
    "TableRow",
    "Unavailable",
    "WrittenChat",
    "open_store",
]
