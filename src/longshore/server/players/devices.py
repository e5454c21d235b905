"""WebAuthn challenges for devices, and their responses.

Importing the library takes a quarter of the server's start, so passkeys import this on first use.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Final

import webauthn
from webauthn.authentication.verify_authentication_response import VerifiedAuthentication
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from longshore.record.read_json import Json
from longshore.server.base.problems import Problem
from longshore.server.store import PasskeyRow, PlayerRow

# What bad input from a device, or from an impostor, makes the library raise.
_WRONG: Final = (WebAuthnException, ValueError, TypeError, KeyError, AttributeError, OverflowError)


def ask_for_new(
    host: str, player: PlayerRow, known: Iterable[PasskeyRow], challenge: bytes, ms: int
) -> Json:
    """The options for `navigator.credentials.create`."""
    options = webauthn.generate_registration_options(
        rp_id=host,
        rp_name="Longshore",
        user_id=player.id.encode(),
        user_name=player.name,
        user_display_name=player.name,
        challenge=challenge,
        timeout=ms,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(row.id)) for row in known
        ],
    )
    asked: Json = json.loads(webauthn.options_to_json(options))
    return asked


def new_passkey(
    credential: Json,
    challenge: bytes,
    host: str,
    origin: str,
    *,
    player: PlayerRow,
    name: str,
) -> PasskeyRow:
    """The key of a device that responded correctly. Its time is not set yet."""
    try:
        found = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=host,
            expected_origin=origin,
        )
    except _WRONG as error:
        raise Problem("bad_passkey") from error
    return PasskeyRow(
        id=bytes_to_base64url(found.credential_id),
        player_id=player.id,
        public_key=found.credential_public_key,
        sign_count=found.sign_count,
        name=name,
        created_at=0,
    )


def ask_for_known(host: str, challenge: bytes, ms: int) -> Json:
    """The options for `navigator.credentials.get`. The device says whose key it has."""
    options = webauthn.generate_authentication_options(rp_id=host, challenge=challenge, timeout=ms)
    asked: Json = json.loads(webauthn.options_to_json(options))
    return asked


def new_sign_count(
    credential: Json, challenge: bytes, host: str, origin: str, passkey: PasskeyRow
) -> int:
    """The key's new signature count, if its device responded correctly."""
    try:
        found: VerifiedAuthentication = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=host,
            expected_origin=origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.sign_count,
        )
    except _WRONG as error:
        raise Problem("bad_passkey") from error
    return found.new_sign_count
