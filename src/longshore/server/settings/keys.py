"""The server's own keys, created at its first start and shared by all its processes."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Final

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from longshore.server.base.base64url import decoded, encoded
from longshore.server.store import Store

_SIGNING: Final = "signing"
_VAPID: Final = "vapid"


class ServerKeys:
    """One key signs links, the other identifies the sender to push services (VAPID)."""

    def __init__(self) -> None:
        self._signing = b""
        self.vapid = ec.generate_private_key(ec.SECP256R1())

    async def load(self, store: Store) -> None:
        """Read the keys from the database, or create them."""
        number = self.vapid.private_numbers().private_value
        fresh = encoded(number.to_bytes(32, "big"))
        kept = decoded(await store.server_key(_VAPID, fresh))
        self.vapid = ec.derive_private_key(int.from_bytes(kept, "big"), ec.SECP256R1())
        self._signing = decoded(await store.server_key(_SIGNING, encoded(secrets.token_bytes(32))))

    @property
    def vapid_public(self) -> str:
        """What a browser needs before it accepts our messages."""
        return encoded(
            self.vapid.public_key().public_bytes(
                serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
            )
        )

    def sign(self, *parts: str) -> str:
        """A signature that nobody else can make. Parts cannot run into each other."""
        text = "\n".join(f"{len(part)} {part}" for part in parts)
        return encoded(hmac.digest(self._signing, text.encode(), sha256)[:24])

    def is_signed(self, signature: str, *parts: str) -> bool:
        """Check a signature in constant time."""
        return hmac.compare_digest(signature.encode(), self.sign(*parts).encode())
