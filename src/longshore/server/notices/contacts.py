"""Where players can be reached: adding, confirming and removing contacts."""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Final

import msgspec

from longshore.server.base.addresses import Network
from longshore.server.base.clock import DAY, HOUR, now_ms
from longshore.server.base.ids import new_id
from longshore.server.base.problems import Problem
from longshore.server.notices import words
from longshore.server.notices.payload import Payload
from longshore.server.outgoing.mail import checked_address
from longshore.server.outgoing.push import Subscription, checked
from longshore.server.outgoing.safe_http import (
    Unreachable,
    Unsafe,
    safe_address,
    target_of,
)
from longshore.server.outgoing.webhook import new_secret
from longshore.server.settings import Settings
from longshore.server.settings.features import host_of, why_no_mail, why_no_push
from longshore.server.settings.keys import ServerKeys
from longshore.server.store import ContactRow, DeliveryRow, PlayerRow, Store

CONFIRM: Final = "confirm"
UNSUBSCRIBE: Final = "unsubscribe"


class Contacts:
    """The contacts of all players."""

    def __init__(self, store: Store, keys: ServerKeys, settings: Settings) -> None:
        self._store = store
        self._keys = keys
        self._settings = settings
        self._base = settings.public_url.rstrip("/")
        self._networks: tuple[Network, ...] = settings.webhook_networks

    # ------------------------------------------------------------ adding

    async def add_mail(self, player: PlayerRow, address: str, language: str) -> ContactRow:
        """Add an address. Its owner gets one mail that asks for consent, and nothing more."""
        why = why_no_mail(self._settings)
        if why is not None:
            raise Problem(why)
        contact = self._new(player, "mail", checked_address(address), confirmed=False)
        known = await self._known(contact)
        if known is not None:
            return known
        now = contact.created_at
        most = self._settings.limits.confirmations_per_hour
        asked = await self._store.ask_address(
            contact.address_hash, now, now - DAY, most=most, since=now - HOUR
        )
        if asked is None:
            raise Problem("mail_busy")
        if not asked:
            refused = await self._store.is_refused(contact.address_hash)
            raise Problem("mail_refused" if refused else "mail_asked")
        url = self.link(contact.id, CONFIRM)
        first = message(
            contact.id, words.confirmation(host_of(self._settings), language, url, now), now
        )
        return await self._add(contact, first)

    async def add_push(self, player: PlayerRow, subscription: Subscription) -> ContactRow:
        """Add a browser that has agreed to notifications."""
        why = why_no_push(self._settings)
        if why is not None:
            raise Problem(why)
        try:
            checked(subscription)
            await self._check(subscription.endpoint)
        except Unsafe as error:
            raise Problem("bad_subscription") from error
        text = msgspec.json.encode(subscription).decode()
        return await self._add(self._new(player, "push", text, key=subscription.endpoint))

    async def add_webhook(self, player: PlayerRow, url: str) -> ContactRow:
        """Add one of the player's own programs."""
        try:
            await self._check(url)
        except Unsafe as error:
            raise Problem("bad_webhook", detail=str(error), why=error.why) from error
        contact = self._new(player, "webhook", url)
        contact.secret = new_secret()
        return await self._add(contact)

    async def _check(self, url: str) -> None:
        """Check where a URL leads. A host that is down now may be up later."""
        target = target_of(url)
        try:
            await safe_address(target, self._networks)
        except Unreachable as error:
            raise Unsafe(str(error), "missing") from error

    def _new(
        self, player: PlayerRow, kind: str, address: str, *, key: str = "", confirmed: bool = True
    ) -> ContactRow:
        now = now_ms()
        digest = self.digest(kind, key or address)
        at = now if confirmed else None
        return ContactRow(new_id(), player.id, kind, address, digest, "", now, at)

    def digest(self, kind: str, address: str) -> str:
        """Recognise an address without storing it. Only this server can compute this."""
        key = self._keys.sign("address").encode()
        text = address.casefold() if kind == "mail" else address
        return hmac.new(key, f"{kind} {text}".encode(), sha256).hexdigest()

    async def _known(self, contact: ContactRow) -> ContactRow | None:
        same = contact.kind, contact.address_hash
        for row in await self._store.contacts(contact.player_id):
            if (row.kind, row.address_hash) == same:
                return row
        return None

    async def _add(self, contact: ContactRow, first: DeliveryRow | None = None) -> ContactRow:
        most = self._settings.limits.contacts_per_player
        if not await self._store.add_contact(contact, most, first):
            raise Problem("too_many_contacts", most=most)
        return await self._known(contact) or contact

    # ------------------------------------------------------------ links in emails

    def link(self, contact_id: str, do: str) -> str:
        """A link that only the recipient of a mail has."""
        return f"{self._base}/api/mail/{contact_id}/{do}/{self._keys.sign(do, contact_id)}"

    async def of_link(self, contact_id: str, do: str, signature: str) -> ContactRow | None:
        """The contact of a link, or None if it is already gone."""
        if not self._keys.is_signed(signature, do, contact_id):
            raise Problem("not_found")
        return await self._store.contact(contact_id)

    async def confirm(self, contact: ContactRow) -> None:
        """Record that the owner of the address agrees."""
        await self._store.confirm_contact(contact.id, now_ms())

    async def unsubscribe(self, contact: ContactRow) -> None:
        """Stop mail to this contact. An address that never agreed is not asked again."""
        if contact.confirmed_at is None:
            await self._store.refuse_address(contact.address_hash)
        await self._store.drop_contact(contact.id)

    # ------------------------------------------------------------ the player's own

    async def own(self, player: PlayerRow, contact_id: str) -> ContactRow:
        """A contact of this player."""
        contact = await self._store.contact(contact_id)
        if contact is None or contact.player_id != player.id:
            raise Problem("no_such_contact")
        return contact

    async def send_trial(self, contact: ContactRow, language: str) -> None:
        """Send a test message to a contact."""
        if contact.confirmed_at is None:
            raise Problem("not_confirmed_yet")
        now = now_ms()
        url = f"{self._base}/" if self._base else ""
        await self._store.add_delivery(message(contact.id, words.trial(language, url, now), now))


def message(contact_id: str, payload: Payload, now: int) -> DeliveryRow:
    """A message that is not about a table."""
    text = msgspec.json.encode(payload).decode()
    return DeliveryRow(new_id(), contact_id, "", 0, None, text, now, now)
