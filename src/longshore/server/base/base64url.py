"""Base64 as URLs and browsers have it."""

from __future__ import annotations

import base64


def encoded(data: bytes) -> str:
    """Base64 for URLs, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes again; ValueError if the text is not base64."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
