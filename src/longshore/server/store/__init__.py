"""Where players and tables are stored. `Store` is written once, with one file per subject.

Each subject (players, tables, log, time, talk, figures, notices, passkeys, moderation) has its
rows, SQL and methods in one file. A kind of database (`sqlite/`, `postgres/`) only runs statements,
as `database.py` requires. Times are milliseconds since 1970.
"""

from __future__ import annotations

from longshore.server.store.database import Conflict, Duplicate, StoreError, TooMany, Unavailable
from longshore.server.store.entry import EntryRow
from longshore.server.store.figures import FigureRow, RatingRow, ResultRow
from longshore.server.store.log import OrderLogRow, ReceiptRow, SnapshotRow
from longshore.server.store.moderation import (
    ActRow,
    AdminRow,
    BanRow,
    HiddenRow,
    NameReportRow,
)
from longshore.server.store.notices import ContactRow, DeliveryRow, NoticeRow
from longshore.server.store.open import open_store
from longshore.server.store.passkeys import ChallengeRow, PasskeyRow
from longshore.server.store.players import CredentialRow, PlayerRow
from longshore.server.store.rating import RatedSeat
from longshore.server.store.sightings import ClientRow
from longshore.server.store.store import Store
from longshore.server.store.tables import Quota, SeatRow, Summary, TableChange, TableRow
from longshore.server.store.talk import ChatRow, NoteRow, ReportRow, SilenceRow, WrittenChat

__all__ = [
    "ActRow",
    "AdminRow",
    "BanRow",
    "ChallengeRow",
    "ChatRow",
    "ClientRow",
    "Conflict",
    "ContactRow",
    "CredentialRow",
    "DeliveryRow",
    "Duplicate",
    "EntryRow",
    "FigureRow",
    "HiddenRow",
    "NameReportRow",
    "NoteRow",
    "NoticeRow",
    "OrderLogRow",
    "PasskeyRow",
    "PlayerRow",
    "Quota",
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
    "TooMany",
    "Unavailable",
    "WrittenChat",
    "open_store",
]
