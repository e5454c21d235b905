"""Passkeys: a device proves who its owner is with a key that never leaves it (WebAuthn)."""

from __future__ import annotations

import secrets
from typing import Final
from urllib.parse import urlsplit

from longshore.record.read_json import Json
from longshore.server.base.clock import MINUTE, now_ms
from longshore.server.base.ids import new_id
from longshore.server.base.problems import Problem
from longshore.server.settings import Settings
from longshore.server.settings.features import passkey_host, why_no_passkeys
from longshore.server.store import ChallengeRow, PasskeyRow, PlayerRow, Store

_MINUTES: Final = 5
_BYTES: Final = 32


class Passkeys:
    """Challenges for devices, and their responses."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings

    # ------------------------------------------------------------ adding

    async def begin_to_add(self, player: PlayerRow) -> tuple[str, Json]:
        """The options for `navigator.credentials.create`, and the id of the challenge."""
        name = self._host()
        known = await self._store.passkeys(player.id)
        question = await self._ask(player.id)
        from longshore.server.players import devices  # noqa: PLC0415 (it says why)

        asked = devices.ask_for_new(name, player, known, question.challenge, _MINUTES * MINUTE)
        return question.id, asked

    async def add(
        self, player: PlayerRow, question_id: str, credential: Json, name: str, host: str
    ) -> PasskeyRow:
        """Check a device's response. From now on its key belongs to the player."""
        question = await self._take(question_id)
        if question.player_id != player.id:
            raise Problem("bad_passkey")
        from longshore.server.players import devices  # noqa: PLC0415

        origin = self._origin(host)
        passkey = devices.new_passkey(
            credential, question.challenge, self._host(), origin, player=player, name=name
        )
        passkey.created_at = now_ms()
        most = self._settings.limits.passkeys_per_player
        if not await self._store.add_passkey(passkey, most):
            known = await self._store.passkey(passkey.id)
            raise Problem("bad_passkey") if known else Problem("too_many_passkeys", most=most)
        return passkey

    # ------------------------------------------------------------ signing in

    async def begin_to_sign_in(self) -> tuple[str, Json]:
        """The options for `navigator.credentials.get`. The device says whose key it has."""
        name = self._host()
        question = await self._ask(None)
        from longshore.server.players import devices  # noqa: PLC0415

        return question.id, devices.ask_for_known(name, question.challenge, _MINUTES * MINUTE)

    async def sign_in(self, question_id: str, credential: Json, host: str) -> str:
        """The id of the player whose key responded."""
        question = await self._take(question_id)
        known = credential.get("id")
        passkey = await self._store.passkey(known) if isinstance(known, str) else None
        if passkey is None or question.player_id is not None:
            raise Problem("no_such_passkey")
        from longshore.server.players import devices  # noqa: PLC0415

        origin = self._origin(host)
        count = devices.new_sign_count(
            credential, question.challenge, self._host(), origin, passkey
        )
        if not await self._store.use_passkey(passkey, count, now_ms()):
            raise Problem("bad_passkey")
        return passkey.player_id

    # ------------------------------------------------------------ challenges

    async def _ask(self, player_id: str | None) -> ChallengeRow:
        now = now_ms()
        challenge = secrets.token_bytes(_BYTES)
        row = ChallengeRow(new_id(), player_id, challenge, now + _MINUTES * MINUTE)
        await self._store.add_challenge(row, now)
        return row

    async def _take(self, question_id: str) -> ChallengeRow:
        """Each challenge is answered once."""
        self._host()
        question = await self._store.take_challenge(question_id, now_ms())
        if question is None:
            raise Problem("link_expired")
        return question

    def _host(self) -> str:
        why = why_no_passkeys(self._settings)
        if why is not None:
            raise Problem(why)
        return passkey_host(self._settings)

    def _origin(self, host: str) -> str:
        """The origin the page must have. On localhost, any port will do."""
        if self._settings.public_url:
            parts = urlsplit(self._settings.public_url)
            return f"{parts.scheme}://{parts.netloc}"
        port = host.partition(":")[2]
        return "http://localhost" + (f":{port}" if port else "")
