"""Send one message to one contact."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

import msgspec

from longshore.server.base.base64url import encoded
from longshore.server.notices.contacts import UNSUBSCRIBE, Contacts
from longshore.server.notices.payload import Payload
from longshore.server.notices.words import mail_text
from longshore.server.outgoing import push, webhook
from longshore.server.outgoing.mail import Delayed, MailServer, Rejected, mail
from longshore.server.outgoing.safe_http import Unreachable, Unsafe, post, target_of
from longshore.server.settings import Settings
from longshore.server.settings.keys import ServerKeys
from longshore.server.store import ContactRow, DeliveryRow

_DAY_SECONDS: Final = 24 * 3600
_GONE: Final = frozenset((404, 410))
_NEVER: Final = frozenset((400, 401, 403, 405, 413))


class Later(Exception):
    """It did not work this time."""


class Never(Exception):
    """It will never work, but the contact may be fine."""


class Gone(Exception):
    """The contact no longer exists."""


@dataclass
class Sender:
    """Sends messages over every channel."""

    settings: Settings
    keys: ServerKeys
    contacts: Contacts

    async def send(self, contact: ContactRow, delivery: DeliveryRow) -> None:
        """Return when it is sent, or raise `Later`, `Never` or `Gone`."""
        payload = msgspec.json.decode(delivery.payload, type=Payload)
        try:
            if contact.kind == "mail":
                await self._mail(contact, delivery, payload)
            elif contact.kind == "push":
                await self._push(contact, payload)
            else:
                await self._webhook(contact, delivery, payload)
        except (Unreachable, Delayed) as error:
            raise Later(str(error)) from error
        except (Unsafe, Rejected) as error:
            raise Never(str(error)) from error

    async def _mail(self, contact: ContactRow, delivery: DeliveryRow, payload: Payload) -> None:
        if not self.settings.smtp_url:
            raise Later("there is no mail server")
        unsubscribe = self.contacts.link(contact.id, UNSUBSCRIBE)
        confirming = payload.kinds == ["confirm"]
        base = self.settings.public_url.rstrip("/")
        text = mail_text(payload, unsubscribe, "" if confirming else f"{base}/")
        message = mail(
            self.settings.mail_from,
            contact.address,
            payload.title,
            text,
            message_id=delivery.id,
            unsubscribe=unsubscribe,
        )
        await asyncio.to_thread(MailServer.of(self.settings.smtp_url).send, message)

    async def _push(self, contact: ContactRow, payload: Payload) -> None:
        subscription = push.read_subscription(contact.address)
        body = push_body(payload)
        origin = target_of(subscription.endpoint).origin
        about = self.settings.public_url or "mailto:nobody@localhost"
        headers = {
            "Authorization": push.proof(self.keys.vapid, origin, about),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_DAY_SECONDS),
            "Urgency": "high" if {"turn", "bid"} & set(payload.kinds) else "normal",
        }
        if payload.table:  # a newer message replaces one that the browser has not fetched yet
            headers["Topic"] = encoded(sha256(payload.table.encode()).digest())[:32]
        sealed = push.encrypted(body, subscription.keys)
        networks = self.settings.webhook_networks
        check_status(await post(subscription.endpoint, headers, sealed, networks))

    async def _webhook(self, contact: ContactRow, delivery: DeliveryRow, payload: Payload) -> None:
        body = msgspec.json.encode(payload.as_data(delivery.id))
        headers = webhook.headers(contact.secret, delivery.id, int(time.time()), body)
        networks = self.settings.webhook_networks
        check_status(await post(contact.address, headers, body, networks))


def push_body(payload: Payload) -> bytes:
    """What a page's service worker shows. A long digest is cut to fit."""
    lines = list(payload.lines)
    while True:
        body = msgspec.json.encode(
            {
                "title": payload.title,
                "body": "\n".join([payload.colours, *lines] if lines else []),
                "url": payload.url or None,
                "table": payload.table or None,
                "kinds": payload.kinds,
                "language": payload.language,
            }
        )
        if len(body) <= push.MOST_BYTES or not lines:
            return body
        lines.pop(0)


def check_status(status: int) -> None:
    """Interpret a response. Redirects are not followed."""
    if 200 <= status < 300:
        return
    if status in _GONE:
        raise Gone(f"the receiver answers {status}")
    raise (Never if status in _NEVER else Later)(f"the receiver answers {status}")
