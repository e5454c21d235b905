"""Where players and tables are stored. `Store` is written once, with one file per subject.

Each subject (players, tables, log, time, talk, figures, notices, passkeys) has its rows, SQL and
methods in one file. A kind of database (`sqlite/`, `postgres/`) only runs statements, as
`database.py` requires. Times are milliseconds since 1970.
"""

from __future__ import annotations

from longshore.server.store.database import Conflict, Duplicate, StoreError, Unavailable
from longshore.server.store.figures import FigureRow, RatedSeat, RatingRow, ResultRow
from longshore.server.store.log import EntryRow, OrderLogRow, ReceiptRow, SnapshotRow
from longshore.server.store.notices import ContactRow, DeliveryRow, NoticeRow
from longshore.server.store.open import open_store
from longshore.server.store.passkeys import ChallengeRow, PasskeyRow
from longshore.server.store.players import CredentialRow, PlayerRow
from longshore.server.store.store import Store
from longshore.server.store.tables import SeatRow, Summary, TableChange, TableRow
from longshore.server.store.talk import ChatRow, NoteRow, ReportRow, SilenceRow, WrittenChat

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
