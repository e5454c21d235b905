"""Web Push: messages that only one browser can read (RFC 8291), from a known sender (RFC 8292).

`cryptography` does the arithmetic. This module only puts the pieces in order.
"""

from __future__ import annotations

import json
import os
import time
from typing import Final

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Struct

from longshore.server.base.base64url import decoded, encoded
from longshore.server.outgoing.safe_http import Unsafe, target_of

MOST_BYTES: Final = 3000  # of a message; services accept at least 4096 for the whole body
_RECORD: Final = 4096
_HOURS: Final = 12  # how long a proof of our identity is valid


class PushKeys(Struct):
    """The keys of a browser, as base64 for URLs."""

    p256dh: str
    auth: str


class Subscription(Struct):
    """The result of a browser's `PushSubscription.toJSON()`. Other keys are ignored."""

    endpoint: str
    keys: PushKeys


def checked(subscription: Subscription) -> Subscription:
    """The subscription, or `Unsafe` if nothing could ever be sent to it."""
    target_of(subscription.endpoint)
    try:
        _public_key(decoded(subscription.keys.p256dh))
        if len(decoded(subscription.keys.auth)) != 16:
            raise Unsafe("the keys are not those of a browser")
    except ValueError as error:
        raise Unsafe("the keys are not those of a browser") from error
    return subscription


def read_subscription(text: str) -> Subscription:
    """Parse a stored subscription."""
    return msgspec.json.decode(text, type=Subscription)


def _public_key(point: bytes) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret)


def encrypted(
    message: bytes,
    keys: PushKeys,
    private: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The body of a push message: one `aes128gcm` record (RFC 8188).

    Each message has its own fresh key and salt. Tests bring their own.
    """
    private = private or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(16)
    theirs = decoded(keys.p256dh)
    ours = _point(private.public_key())
    shared = private.exchange(ec.ECDH(), _public_key(theirs))
    secret = _derived(shared, decoded(keys.auth), b"WebPush: info\0" + theirs + ours, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, message + b"\x02", None)
    return salt + _RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours + sealed


def proof(private: ec.EllipticCurvePrivateKey, origin: str, contact: str) -> str:
    """The `Authorization` header: a token for one push service, signed by us."""
    header = encoded(b'{"typ":"JWT","alg":"ES256"}')
    claims = {"aud": origin, "exp": int(time.time()) + _HOURS * 3600, "sub": contact}
    signed = f"{header}.{encoded(json.dumps(claims).encode())}"
    r, s = decode_dss_signature(private.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={signed}.{signature}, k={encoded(_point(private.public_key()))}"
