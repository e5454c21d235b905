"""Notifications: what players want to hear about, where it goes, and what is being sent."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import asdict

from longshore.server.store.database import Part, Session

# ---------------------------------------------------------------- rows


class ContactRow(Struct):
    """Where a player can be reached. Nothing is sent there until it is confirmed."""

    id: str
    player_id: str
    kind: str  # mail, push or webhook
    address: str  # for push: the subscription as JSON
    address_hash: str
    secret: str  # what webhooks are signed with
    created_at: int
    confirmed_at: int | None = None
    failing_since: int | None = None


class NoticeRow(Struct):
    """Something a player may want to know. It waits a little, because the player may be looking."""

    id: str
    player_id: str
    table_id: str
    seat: int
    kinds: str  # of turn, bid, start and end, as "start turn"
    decision: int | None  # the one the player has to make
    seq: int
    at: int
    due_at: int
    asked: bool = False  # all processes were asked whether the player is looking


class DeliveryRow(Struct):
    """A message on its way to one contact."""

    id: str
    contact_id: str
    table_id: str  # empty if it is not about a table
    seat: int
    decision: int | None
    payload: str  # JSON
    created_at: int
    due_at: int
    tries: int = 0


# ---------------------------------------------------------------- statements

_CONTACT: Final = """id, player_id, kind, address, address_hash, secret, created_at, confirmed_at,
failing_since"""
_INSERT_CONTACT: Final = f"""
INSERT INTO contacts ({_CONTACT}) VALUES (:id, :player_id, :kind, :address, :address_hash, :secret,
:created_at, :confirmed_at, :failing_since) ON CONFLICT DO NOTHING"""  # noqa: S608
_SELECT_CONTACT: Final = f"SELECT {_CONTACT} FROM contacts WHERE id = :id"  # noqa: S608
_SELECT_CONTACTS: Final = f"""
SELECT {_CONTACT} FROM contacts WHERE player_id = :player_id ORDER BY created_at, id"""  # noqa: S608
_DROP_CONTACT: Final = "DELETE FROM contacts WHERE id = :id"
_CONFIRM_CONTACT: Final = """
UPDATE contacts SET confirmed_at = :at WHERE id = :id AND confirmed_at IS NULL"""
_SET_FAILING: Final = "UPDATE contacts SET failing_since = :since WHERE id = :id"

# An address is asked only once in a while, whoever names it, and never after it has refused.
_ASK_ADDRESS: Final = """
INSERT INTO asked_addresses (address_hash, asked_at, refused) VALUES (:address_hash, :at, :no)
ON CONFLICT (address_hash) DO UPDATE SET asked_at = excluded.asked_at
WHERE asked_addresses.asked_at < :not_since AND NOT asked_addresses.refused"""
_COUNT_ASKED: Final = "SELECT count(*) FROM asked_addresses WHERE asked_at > :since"
_SELECT_ASKED: Final = "SELECT refused FROM asked_addresses WHERE address_hash = :address_hash"
_REFUSE_ADDRESS: Final = """
UPDATE asked_addresses SET refused = :yes WHERE address_hash = :address_hash"""

_WRITE_CHOICES: Final = """
INSERT INTO notice_choices (player_id, table_id, choices) VALUES (:player_id, :table_id, :choices)
ON CONFLICT (player_id, table_id) DO UPDATE SET choices = excluded.choices"""
_DROP_CHOICES: Final = """
DELETE FROM notice_choices WHERE player_id = :player_id AND table_id = :table_id"""
_SELECT_CHOICES: Final = """
SELECT choices FROM notice_choices WHERE player_id = :player_id AND table_id = :table_id"""
_SELECT_ALL_CHOICES: Final = """
SELECT table_id, choices FROM notice_choices WHERE player_id = :player_id ORDER BY table_id"""

_NOTICE: Final = "id, player_id, table_id, seat, kinds, decision, seq, at, due_at, asked"
# Nothing is written for people who cannot be reached.
_INSERT_NOTICE: Final = f"""
INSERT INTO notices ({_NOTICE}) SELECT :id, :player_id, :table_id, :seat, :kinds, :decision, :seq,
:at, :due_at, :asked
WHERE EXISTS (SELECT 1 FROM contacts WHERE player_id = :player_id
AND confirmed_at IS NOT NULL)"""  # noqa: S608
# claimed_until is tested twice: another process may have claimed the rows we waited for.
_CLAIM_NOTICES: Final = f"""
UPDATE notices SET claimed_until = :until WHERE claimed_until <= :now AND id IN (
SELECT id FROM notices WHERE due_at <= :now AND claimed_until <= :now
ORDER BY due_at LIMIT :limit) RETURNING {_NOTICE}"""  # noqa: S608
_ASK_PRESENCE: Final = """
UPDATE notices SET asked = :yes, due_at = :due_at, claimed_until = 0 WHERE id = :id"""
_DROP_NOTICE: Final = "DELETE FROM notices WHERE id = :id"
_DROP_NOTICES_OF: Final = """
DELETE FROM notices WHERE player_id = :player_id AND table_id = :table_id AND due_at <= :now"""

_DELIVERY: Final = """id, contact_id, table_id, seat, decision, payload, created_at, due_at,
tries"""
_INSERT_DELIVERY: Final = f"""
INSERT INTO deliveries ({_DELIVERY}) VALUES (:id, :contact_id, :table_id, :seat, :decision,
:payload, :created_at, :due_at, :tries)"""  # noqa: S608
_CLAIM_DELIVERIES: Final = f"""
UPDATE deliveries SET claimed_until = :until, tries = tries + 1
WHERE claimed_until <= :now AND id IN (
SELECT id FROM deliveries WHERE due_at <= :now AND claimed_until <= :now
ORDER BY due_at LIMIT :limit) RETURNING {_DELIVERY}"""  # noqa: S608
_PUT_OFF_DELIVERY: Final = """
UPDATE deliveries SET due_at = :due_at, claimed_until = 0 WHERE id = :id"""
_DROP_DELIVERY: Final = "DELETE FROM deliveries WHERE id = :id"

# Most of the time there is nothing: looking is cheaper than claiming.
_SELECT_DUE: Final = """
SELECT 1 FROM notices WHERE due_at <= :now AND claimed_until <= :now
UNION ALL SELECT 1 FROM deliveries WHERE due_at <= :now AND claimed_until <= :now LIMIT 1"""
_SELECT_OLDEST_DUE: Final = """
SELECT min(due_at) FROM (SELECT min(due_at) AS due_at FROM notices WHERE due_at <= :now
UNION ALL SELECT min(due_at) FROM deliveries WHERE due_at <= :now) AS due"""
_DROP_UNCONFIRMED: Final = """
DELETE FROM contacts WHERE confirmed_at IS NULL AND created_at < :before"""
_DROP_ASKED: Final = "DELETE FROM asked_addresses WHERE asked_at < :before AND NOT refused"
_DROP_CHOICES_OF_NONE: Final = """
DELETE FROM notice_choices WHERE table_id <> ''
AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = notice_choices.table_id)"""

_OFFER_KEY: Final = """
INSERT INTO server_keys (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING"""
_SELECT_KEY: Final = "SELECT value FROM server_keys WHERE name = :name"

# ---------------------------------------------------------------- the part of the store


class NoticeStore(Part):
    """Contacts, choices, waiting notices, and messages to send."""

    # ------------------------------------------------------------ contacts

    async def add_contact(
        self, contact: ContactRow, most: int, first: DeliveryRow | None = None
    ) -> bool:
        """Add a contact and send it the first message. False if there are `most` already.

        An existing contact is left as it is.
        """

        async def work(db: Session) -> bool:
            there = [
                ContactRow(*row)
                for row in await db.all(_SELECT_CONTACTS, player_id=contact.player_id)
            ]
            same = contact.kind, contact.address_hash
            if any((row.kind, row.address_hash) == same for row in there):
                return True
            if len(there) >= most:
                return False
            if await db.run(_INSERT_CONTACT, **asdict(contact)) and first is not None:
                await db.run(_INSERT_DELIVERY, **asdict(first))
            return True

        return await self.database.write(work)

    async def contact(self, contact_id: str) -> ContactRow | None:
        """The contact with an id."""
        row = await self._first(_SELECT_CONTACT, id=contact_id)
        return None if row is None else ContactRow(*row)

    async def contacts(self, player_id: str) -> list[ContactRow]:
        """All contacts of a player, the oldest first."""
        return [ContactRow(*row) for row in await self._all(_SELECT_CONTACTS, player_id=player_id)]

    async def drop_contact(self, contact_id: str) -> bool:
        """Delete a contact and its pending messages. False if there is none."""
        return await self._run(_DROP_CONTACT, id=contact_id) > 0

    async def confirm_contact(self, contact_id: str, at: int) -> None:
        """Let a contact get notifications from now on."""
        await self._run(_CONFIRM_CONTACT, id=contact_id, at=at)

    async def set_failing(self, contact_id: str, since: int | None) -> None:
        """Note since when a contact has been failing."""
        await self._run(_SET_FAILING, id=contact_id, since=since)

    async def ask_address(
        self, address_hash: str, at: int, not_since: int, *, most: int, since: int
    ) -> bool | None:
        """Note that an address is asked for consent.

        False if it was asked since `not_since`, or never wants to be asked again. None if the
        whole server has asked as many as it may since `since`.
        """

        async def work(db: Session) -> bool | None:
            row = await db.first(_COUNT_ASKED, since=since)
            if row is not None and row[0] >= most:
                return None
            values = {"address_hash": address_hash, "at": at, "not_since": not_since, "no": False}
            return await db.run(_ASK_ADDRESS, **values) > 0

        return await self.database.write(work)

    async def is_refused(self, address_hash: str) -> bool:
        """Whether the owner of an address never wants to be asked."""
        row = await self._first(_SELECT_ASKED, address_hash=address_hash)
        return row is not None and bool(row[0])

    async def refuse_address(self, address_hash: str) -> None:
        """Never ask the owner of an address again."""
        await self._run(_REFUSE_ADDRESS, address_hash=address_hash, yes=True)

    # ------------------------------------------------------------ choices

    async def write_choices(self, player_id: str, table_id: str, choices: str | None) -> None:
        """Save which notifications a player wants for a table, or for all others (an empty id)."""
        of = {"player_id": player_id, "table_id": table_id}
        if choices is None:
            await self._run(_DROP_CHOICES, **of)
        else:
            await self._run(_WRITE_CHOICES, **of, choices=choices)

    async def choices(self, player_id: str, table_id: str) -> str | None:
        """A player's choices about a table, as they were written."""
        row = await self._first(_SELECT_CHOICES, player_id=player_id, table_id=table_id)
        return None if row is None else str(row[0])

    async def all_choices(self, player_id: str) -> list[tuple[str, str]]:
        """All choices of a player, each with its table."""
        rows = await self._all(_SELECT_ALL_CHOICES, player_id=player_id)
        return [(str(table_id), str(choices)) for table_id, choices in rows]

    # ------------------------------------------------------------ notices

    async def notices_due(self, now: int) -> bool:
        """Whether there is any notice or delivery to claim."""
        return await self._first(_SELECT_DUE, now=now) is not None

    async def oldest_due(self, now: int) -> int | None:
        """Since when the oldest notice or delivery has been due, or None."""
        row = await self._first(_SELECT_OLDEST_DUE, now=now)
        return None if row is None or row[0] is None else int(row[0])

    async def sweep_notices(self, before: int) -> None:
        """Delete contacts that were never confirmed, and choices about tables that are gone."""

        async def work(db: Session) -> None:
            await db.run(_DROP_UNCONFIRMED, before=before)
            await db.run(_DROP_ASKED, before=before)
            await db.run(_DROP_CHOICES_OF_NONE)

        await self.database.write(work)

    async def claim_notices(self, now: int, until: int, limit: int) -> list[NoticeRow]:
        """Notices that are due, each for one caller until `until`."""
        rows = await self.database.write(
            lambda db: db.all(_CLAIM_NOTICES, now=now, until=until, limit=limit)
        )
        found = [NoticeRow(*row) for row in rows]
        for notice in found:
            notice.asked = bool(notice.asked)  # SQLite keeps booleans as numbers
        return found

    async def ask_presence(self, notice: NoticeRow, due_at: int) -> None:
        """Ask all processes whether the player is looking, and make the notice due after that."""

        async def work(db: Session) -> None:
            await db.run(_ASK_PRESENCE, id=notice.id, due_at=due_at, yes=True)
            await db.announce(f"looking:{notice.player_id}", notice.table_id, due_at)

        await self.database.write(work)

    async def drop_notice(self, notice_id: str) -> None:
        """Delete a notice that is not needed."""
        await self._run(_DROP_NOTICE, id=notice_id)

    async def drop_notices_of(self, player_id: str, table_id: str, now: int) -> None:
        """Delete what is due about a table, because the player is looking at it."""
        await self._run(_DROP_NOTICES_OF, player_id=player_id, table_id=table_id, now=now)

    async def send_notice(self, notice_id: str, deliveries: list[DeliveryRow]) -> bool:
        """Replace a notice with its deliveries. False if another process has done so."""

        async def work(db: Session) -> bool:
            if not await db.run(_DROP_NOTICE, id=notice_id):
                return False
            await db.run_each(_INSERT_DELIVERY, map(asdict, deliveries))
            return True

        return await self.database.write(work)

    # ------------------------------------------------------------ deliveries

    async def add_delivery(self, delivery: DeliveryRow) -> None:
        """Add a message to send."""
        await self._run(_INSERT_DELIVERY, **asdict(delivery))

    async def claim_deliveries(self, now: int, until: int, limit: int) -> list[DeliveryRow]:
        """Messages that are due, each for one caller until `until`. This counts as an attempt."""
        rows = await self.database.write(
            lambda db: db.all(_CLAIM_DELIVERIES, now=now, until=until, limit=limit)
        )
        return [DeliveryRow(*row) for row in rows]

    async def put_off_delivery(self, delivery_id: str, due_at: int) -> None:
        """Try a message again later."""
        await self._run(_PUT_OFF_DELIVERY, id=delivery_id, due_at=due_at)

    async def drop_delivery(self, delivery_id: str) -> None:
        """Delete a message that was sent, or never will be."""
        await self._run(_DROP_DELIVERY, id=delivery_id)

    # ------------------------------------------------------------ keys

    async def server_key(self, name: str, fresh: str) -> str:
        """One of the server's own keys: the stored one, or else the fresh one from now on."""

        async def work(db: Session) -> str:
            await db.run(_OFFER_KEY, name=name, value=fresh)
            row = await db.first(_SELECT_KEY, name=name)
            return fresh if row is None else str(row[0])

        return await self.database.write(work)


async def write_notices(db: Session, notices: list[NoticeRow]) -> None:
    """Write notices in the transaction of the change they are about, so that each exists once."""
    await db.run_each(_INSERT_NOTICE, map(asdict, notices))
