"""Webhooks: data and text for a program, signed so that it can verify the sender.

The three headers follow Standard Webhooks, so existing libraries can verify them.
"""

from __future__ import annotations

import base64
import hmac
import secrets
from hashlib import sha256
from typing import Final

PREFIX: Final = "whsec_"


def new_secret() -> str:
    """A key for one webhook. Its owner sees it once."""
    return PREFIX + base64.b64encode(secrets.token_bytes(32)).decode()


def signature(secret: str, message_id: str, seconds: int, body: bytes) -> str:
    """HMAC-SHA256 over id, time and body."""
    key = base64.b64decode(secret.removeprefix(PREFIX))
    signed = f"{message_id}.{seconds}.".encode() + body
    return "v1," + base64.b64encode(hmac.digest(key, signed, sha256)).decode()


def headers(secret: str, message_id: str, seconds: int, body: bytes) -> dict[str, str]:
    """The headers that a receiver verifies."""
    return {
        "Content-Type": "application/json",
        "Webhook-Id": message_id,
        "Webhook-Timestamp": str(seconds),
        "Webhook-Signature": signature(secret, message_id, seconds, body),
    }
