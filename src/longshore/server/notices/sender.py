"""Send one message to one contact."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

import msgspec

from longshore.server.base.base64url import encoded
from longshore.server.base.threads import Threads
from longshore.server.notices.contacts import UNSUBSCRIBE, Contacts
from longshore.server.notices.payload import Payload
from longshore.server.notices.words import confirmation_text, mail_text
from longshore.server.outgoing import push, webhook
from longshore.server.outgoing.mail import Delayed, MailServer, Rejected, Unanswered, mail
from longshore.server.outgoing.partners import Partners, Resting
from longshore.server.outgoing.safe_http import Unreachable, Unsafe, post, target_of
from longshore.server.settings import Settings
from longshore.server.settings.keys import ServerKeys
from longshore.server.store import ContactRow, DeliveryRow

_MAILS_AT_ONCE: Final = 2
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
    """Sends messages over every channel. A slow receiver delays only its own."""

    settings: Settings
    keys: ServerKeys
    contacts: Contacts
    threads: Threads = field(default_factory=lambda: Threads("mail", _MAILS_AT_ONCE))
    mail_servers: Partners = field(default_factory=lambda: Partners(patience=1))
    receivers: Partners = field(default_factory=lambda: Partners(patience=3))

    def __post_init__(self) -> None:
        """Prepare."""
        self._mails = asyncio.Semaphore(_MAILS_AT_ONCE)

    def stop(self) -> None:
        """Stop. Nothing waits for a mail server that does not answer."""
        self.threads.stop()

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
        except (Unreachable, Delayed, Resting) as error:
            raise Later(str(error)) from error
        except (Unsafe, Rejected) as error:
            raise Never(str(error)) from error

    async def _mail(self, contact: ContactRow, delivery: DeliveryRow, payload: Payload) -> None:
        if not self.settings.smtp_url:
            raise Later("there is no mail server")
        unsubscribe = self.contacts.link(contact.id, UNSUBSCRIBE)
        confirming = payload.kinds == ["confirm"]
        base = self.settings.public_url.rstrip("/")
        text = (
            confirmation_text(payload, unsubscribe)
            if confirming
            else mail_text(payload, unsubscribe, f"{base}/")
        )
        message = mail(
            self.settings.mail_from,
            contact.address,
            payload.title,
            text,
            message_id=delivery.id,
            unsubscribe=unsubscribe,
        )
        server = MailServer.of(self.settings.smtp_url)
        async with self._mails:  # so that the next one hears of a failure before it tries
            with self.mail_servers.asking("the mail server", Unanswered):
                await self.threads.do(server.send, message)

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
        check_status(await self._post(subscription.endpoint, headers, sealed))

    async def _webhook(self, contact: ContactRow, delivery: DeliveryRow, payload: Payload) -> None:
        body = msgspec.json.encode(payload.as_data(delivery.id))
        headers = webhook.headers(contact.secret, delivery.id, int(time.time()), body)
        check_status(await self._post(contact.address, headers, body))

    async def _post(self, url: str, headers: dict[str, str], body: bytes) -> int:
        with self.receivers.asking(target_of(url).origin, Unreachable):
            return await post(url, headers, body, self.settings.webhook_networks)


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
