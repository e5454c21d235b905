"""A software authenticator with passkeys: what a browser and its device respond (WebAuthn)."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from longshore.server.base.base64url import decoded, encoded

Json = dict[str, Any]

_PRESENT, _VERIFIED, _WITH_KEY = 0x01, 0x04, 0x40


@dataclass
class Key:
    """A key that never leaves the device."""

    id: bytes
    host: str
    user: bytes
    private: ec.EllipticCurvePrivateKey
    count: int = 0


class Authenticator:
    """Creates keys and responds with them, for whichever page it believes it is on."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.keys: list[Key] = []

    def create(self, options: Json) -> Json:
        """`navigator.credentials.create`."""
        known = {each["id"] for each in options["excludeCredentials"]}
        assert not any(encoded(key.id) in known for key in self.keys)
        assert {"type": "public-key", "alg": -7} in options["pubKeyCredParams"]
        key = Key(
            id=secrets.token_bytes(32),
            host=options["rp"]["id"],
            user=decoded(options["user"]["id"]),
            private=ec.generate_private_key(ec.SECP256R1()),
        )
        self.keys.append(key)
        numbers = key.private.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (numbers.x, numbers.y))
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        attested = bytes(16) + len(key.id).to_bytes(2, "big") + key.id + public
        data = self._data(key, _WITH_KEY) + attested
        answer = {
            "clientDataJSON": self._client("webauthn.create", options["challenge"]),
            "attestationObject": encoded(
                cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
            ),
            "transports": ["internal"],
        }
        return self._credential(key, answer)

    def get(self, options: Json) -> Json:
        """`navigator.credentials.get`."""
        key = next(key for key in self.keys if key.host == options["rpId"])
        key.count += 1
        data = self._data(key)
        client = self._client("webauthn.get", options["challenge"])
        signed = data + sha256(decoded(client)).digest()
        answer = {
            "clientDataJSON": client,
            "authenticatorData": encoded(data),
            "signature": encoded(key.private.sign(signed, ec.ECDSA(hashes.SHA256()))),
            "userHandle": encoded(key.user),
        }
        return self._credential(key, answer)

    def _data(self, key: Key, flags: int = 0) -> bytes:
        flags |= _PRESENT | _VERIFIED
        return sha256(key.host.encode()).digest() + bytes([flags]) + key.count.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> str:
        data = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return encoded(json.dumps(data).encode())

    def _credential(self, key: Key, answer: Json) -> Json:
        return {
            "id": encoded(key.id),
            "rawId": encoded(key.id),
            "type": "public-key",
            "response": answer,
            "clientExtensionResults": {},
            "authenticatorAttachment": "platform",
        }
