"""Base64 in the URL-safe alphabet, as browsers use it."""

from __future__ import annotations

import base64


def encoded(data: bytes) -> str:
    """Encode without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Decode, or raise ValueError."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
