"""Notices, in SQL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import asdict

from longshore.server.store import notice_statements as sql
from longshore.server.store.database import Database, Row, Session
from longshore.server.store.notice_rows import ContactRow, DeliveryRow, NoticeRow


class SqlNotices:
    """See `NoticeStore`."""

    database: Database

    # ------------------------------------------------------------ contacts

    async def add_contact(
        self, contact: ContactRow, most: int, first: DeliveryRow | None = None
    ) -> bool:
        """Count, then insert."""

        async def work(db: Session) -> bool:
            there = await db.all(sql.SELECT_CONTACTS, player_id=contact.player_id)
            same = contact.kind, contact.address_hash
            if any((row[2], row[4]) == same for row in there):
                return True
            if len(there) >= most:
                return False
            if await db.run(sql.INSERT_CONTACT, **asdict(contact)) and first is not None:
                await db.run(sql.INSERT_DELIVERY, **asdict(first))
            return True

        return await self.database.write(work)

    async def contact(self, contact_id: str) -> ContactRow | None:
        """By id."""
        rows = await self._rows(sql.SELECT_CONTACT, id=contact_id)
        return ContactRow(*rows[0]) if rows else None

    async def contacts(self, player_id: str) -> list[ContactRow]:
        """By player."""
        return [
            ContactRow(*row) for row in await self._rows(sql.SELECT_CONTACTS, player_id=player_id)
        ]

    async def drop_contact(self, contact_id: str) -> bool:
        """Delete."""
        return await self._do(sql.DROP_CONTACT, id=contact_id) > 0

    async def confirm_contact(self, contact_id: str, at: int) -> None:
        """Update."""
        await self._do(sql.CONFIRM_CONTACT, id=contact_id, at=at)

    async def set_failing(self, contact_id: str, since: int | None) -> None:
        """Update."""
        await self._do(sql.SET_FAILING, id=contact_id, since=since)

    async def ask_address(self, address_hash: str, at: int, not_since: int) -> bool:
        """Insert, or update if it may be asked again."""
        asked = await self._do(
            sql.ASK_ADDRESS, address_hash=address_hash, at=at, not_since=not_since, no=False
        )
        return asked > 0

    async def is_refused(self, address_hash: str) -> bool:
        """By hash."""
        rows = await self._rows(sql.SELECT_ASKED, address_hash=address_hash)
        return bool(rows and rows[0][0])

    async def refuse_address(self, address_hash: str) -> None:
        """Update."""
        await self._do(sql.REFUSE_ADDRESS, address_hash=address_hash, yes=True)

    # ------------------------------------------------------------ choices

    async def write_choices(self, player_id: str, table_id: str, choices: str | None) -> None:
        """Insert, replace or delete."""
        of = {"player_id": player_id, "table_id": table_id}
        if choices is None:
            await self._do(sql.DROP_CHOICES, **of)
        else:
            await self._do(sql.WRITE_CHOICES, **of, choices=choices)

    async def choices(self, player_id: str, table_id: str) -> str | None:
        """By key."""
        rows = await self._rows(sql.SELECT_CHOICES, player_id=player_id, table_id=table_id)
        return str(rows[0][0]) if rows else None

    async def all_choices(self, player_id: str) -> list[tuple[str, str]]:
        """By player."""
        rows = await self._rows(sql.SELECT_ALL_CHOICES, player_id=player_id)
        return [(str(table_id), str(choices)) for table_id, choices in rows]

    # ------------------------------------------------------------ notices

    async def notices_due(self, now: int) -> bool:
        """Only a look."""
        return bool(await self._rows(sql.SELECT_DUE, now=now))

    async def sweep_notices(self, before: int) -> None:
        """Delete."""

        async def work(db: Session) -> None:
            await db.run(sql.SWEEP[0], before=before)
            await db.run(sql.SWEEP[1], before=before)
            await db.run(sql.SWEEP[2])

        await self.database.write(work)

    async def claim_notices(self, now: int, until: int, limit: int) -> list[NoticeRow]:
        """Looked for and marked in one statement."""
        rows = await self.database.write(
            lambda db: db.all(sql.CLAIM_NOTICES, now=now, until=until, limit=limit)
        )
        found = [NoticeRow(*row) for row in rows]
        for notice in found:
            notice.asked = bool(notice.asked)  # SQLite has no truth values
        return found

    async def ask_presence(self, notice: NoticeRow, due_at: int) -> None:
        """The question goes out with the commit."""

        async def work(db: Session) -> None:
            await db.run(sql.ASK_PRESENCE, id=notice.id, due_at=due_at, yes=True)
            await db.announce(f"looking:{notice.player_id}", notice.table_id, due_at)

        await self.database.write(work)

    async def drop_notice(self, notice_id: str) -> None:
        """Delete."""
        await self._do(sql.DROP_NOTICE, id=notice_id)

    async def drop_notices_of(self, player_id: str, table_id: str, now: int) -> None:
        """Delete what is due."""
        await self._do(sql.DROP_NOTICES_OF, player_id=player_id, table_id=table_id, now=now)

    async def send_notice(self, notice_id: str, deliveries: list[DeliveryRow]) -> bool:
        """Only who has deleted the notice sends it."""

        async def work(db: Session) -> bool:
            if not await db.run(sql.DROP_NOTICE, id=notice_id):
                return False
            await db.run_each(sql.INSERT_DELIVERY, map(asdict, deliveries))
            return True

        return await self.database.write(work)

    # ------------------------------------------------------------ deliveries

    async def add_delivery(self, delivery: DeliveryRow) -> None:
        """Insert."""
        await self._do(sql.INSERT_DELIVERY, **asdict(delivery))

    async def claim_deliveries(self, now: int, until: int, limit: int) -> list[DeliveryRow]:
        """Looked for and marked in one statement."""
        rows = await self.database.write(
            lambda db: db.all(sql.CLAIM_DELIVERIES, now=now, until=until, limit=limit)
        )
        return [DeliveryRow(*row) for row in rows]

    async def put_off_delivery(self, delivery_id: str, due_at: int) -> None:
        """Update."""
        await self._do(sql.PUT_OFF_DELIVERY, id=delivery_id, due_at=due_at)

    async def drop_delivery(self, delivery_id: str) -> None:
        """Delete."""
        await self._do(sql.DROP_DELIVERY, id=delivery_id)

    # ------------------------------------------------------------ keys

    async def server_key(self, name: str, fresh: str) -> str:
        """Whoever comes first decides."""

        async def work(db: Session) -> str:
            await db.run(sql.OFFER_KEY, name=name, value=fresh)
            row = await db.first(sql.SELECT_KEY, name=name)
            return fresh if row is None else str(row[0])

        return await self.database.write(work)

    # ------------------------------------------------------------ tools

    async def _do(self, statement: str, **values: Any) -> int:
        return await self.database.write(lambda db: db.run(statement, **values))

    async def _rows(self, statement: str, **values: Any) -> Sequence[Row]:
        return await self.database.read(lambda db: db.all(statement, **values))


async def write_notices(db: Session, notices: list[NoticeRow]) -> None:
    """In the transaction of the change that they tell of: so each is there exactly once."""
    await db.run_each(sql.INSERT_NOTICE, map(asdict, notices))
