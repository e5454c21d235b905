"""Push messages, read as a browser reads them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from tests.server.tools.inside import Inside
from tests.server.tools.notifying import (
    BASE,
    ask,
    put_table,
    settled,
    until,
    with_server,
)
from tests.server.tools.receivers import WebReceiver

from longshore.server.base.base64url import decoded, encoded
from longshore.server.outgoing.push import PushKeys, encrypted


class Browser:
    """What a browser keeps of a subscription, and how it reads a message (RFC 8291)."""

    def __init__(self, endpoint: str) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes ok"
        self.point = self.private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        self.subscription = {
            "endpoint": endpoint,
            "expirationTime": None,
            "keys": {"p256dh": encoded(self.point), "auth": encoded(self.auth)},
        }

    def read(self, body: bytes) -> Any:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.private.exchange(ec.ECDH(), theirs)

        def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
            return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

        secret = derive(shared, self.auth, b"WebPush: info\0" + self.point + sender, 32)
        key = derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(secret, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain[-1] == 2
        return json.loads(plain[:-1])


def test_a_browser_reads_a_push_message_and_nobody_else(tmp_path: Path) -> None:
    async def test(there: Inside) -> None:
        with WebReceiver() as service:
            await put_table(there, "Ann", "Bob", "Cem")
            await ask(there, "Bob", "PATCH", "/api/me", language="ru")
            browser = Browser(f"{service.url}/send/1")
            features = await ask(there, "Bob", "GET", "/api/features")
            assert features["push"]["on"]
            added = await ask(
                there, "Bob", "POST", "/api/me/contacts", 201,
                kind="push", subscription=browser.subscription,
            )  # fmt: skip
            assert added["contact"]["endpoint"] == f"{service.url}/send/1"
            assert "auth" not in json.dumps(added)
            await there.take("Ann", "quay", "blue", "pass")
            (got,) = await until(lambda: service.received)
            data = browser.read(got.body)
            assert data["title"].startswith("Ваш ход")
            assert (data["table"], data["kinds"]) == ("quay", ["turn"])
            assert b"quay" not in got.body
            assert got.headers["content-encoding"] == "aes128gcm"
            assert (got.headers["urgency"], len(got.headers["topic"])) == ("high", 32)
            check_proof(got.headers["authorization"], features["push"]["key"], service.url)
            service.statuses = [410]
            contact = added["contact"]["id"]
            await ask(there, "Bob", "POST", f"/api/me/contacts/{contact}/test", 202)
            await until(lambda: len(service.received) == 2)
            await settled(there)
            assert (await ask(there, "Bob", "GET", "/api/me/notices"))["contacts"] == []

    with_server(tmp_path, test)


def check_proof(header: str, key: str, origin: str) -> None:
    """RFC 8292: a token for this service, signed with the key that the browser was told."""
    found = re.fullmatch(r"vapid t=([\w.-]+), k=([\w-]+)", header)
    assert found is not None
    token, shown = found.groups()
    assert shown == key
    signed, _, signature = token.rpartition(".")
    raw = decoded(signature)
    r, s = (int.from_bytes(part, "big") for part in (raw[:32], raw[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    public.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims = json.loads(decoded(signed.partition(".")[2]))
    assert claims["aud"] == origin
    assert claims["sub"] == BASE


def test_the_example_of_the_standard() -> None:
    """RFC 8291, section 5."""
    number = int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    keys = PushKeys(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    body = encrypted(
        b"When I grow up, I want to be a watermelon",
        keys,
        ec.derive_private_key(number, ec.SECP256R1()),
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encoded(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY"
        "WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS"
        "gSxsj_Qulcy4a-fN"
    )
