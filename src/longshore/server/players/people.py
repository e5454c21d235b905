"""Players arriving, coming back and being deleted."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from longshore.server.base.clock import DAY, HOUR, MINUTE, now_ms
from longshore.server.base.ids import new_id
from longshore.server.base.problems import Problem
from longshore.server.messages.players import Player
from longshore.server.players.bans import Bans
from longshore.server.players.secret import (
    link_id,
    matches,
    new_credential,
    new_link,
    split,
)
from longshore.server.store import CredentialRow, PlayerRow, Store, Unavailable

_REMEMBERED: Final = 20_000  # players and credentials kept in memory
_REMEMBERED_SECONDS: Final = 60.0
_LINK_MINUTES: Final = 10
_ADMIN_HOURS: Final = 12
_KEPT: Final = {"cookie": 10, "token": 1, "link": 1, "admin": 3}  # of each kind, keeping the newest


def player_info(player: PlayerRow) -> Player:
    """A player, as seen by that player."""
    return Player(player.id, player.name, player.language or None)


class People:
    """The players of this server."""

    def __init__(self, store: Store, bans: Bans) -> None:
        self._store = store
        self.bans: Final = bans
        # Another process may revoke a secret at any moment, so with several nothing is cached.
        self._remembered_seconds = _REMEMBERED_SECONDS if store.exclusive else 0.0
        self._credentials: dict[str, tuple[float, CredentialRow]] = {}
        self._of_player: dict[str, set[str]] = {}
        """The ids of the remembered credentials of each player."""
        self._players: dict[str, tuple[float, PlayerRow]] = {}
        self.dropped: Final[list[Callable[[str], None]]] = []
        """Called with the id of a player some of whose secrets have been revoked."""

    # ------------------------------------------------------------ identifying

    async def who(self, secret: str, *, even_banned: bool = False) -> PlayerRow:
        """The player who owns this secret. The banned get a problem that says so."""
        parts = split(secret)
        row = None if parts is None else await self._credential(parts[0])
        if parts is None or row is None or not matches(parts[1], row):
            raise Problem("wrong_credential")
        if row.expires_at is not None and row.expires_at < now_ms():
            raise Problem("wrong_credential")
        player = await self.player(row.player_id)
        if player is None or row.kind == "admin":
            raise Problem("wrong_credential")
        if not even_banned:
            self.bans.check_player(player.id)
        await self._seen(player)
        return player

    async def admin(self, secret: str) -> PlayerRow | None:
        """The player who owns this secret of an admin's session."""
        parts = split(secret)
        row = None if parts is None else await self._store.credential(parts[0])
        if parts is None or row is None or row.kind != "admin" or not matches(parts[1], row):
            return None
        if row.expires_at is None or row.expires_at < now_ms():
            return None
        return await self.player(row.player_id)

    async def new_admin_secret(self, player_id: str) -> tuple[str, int]:
        """A secret for an admin's session, and when it expires."""
        now = now_ms()
        expires = now + _ADMIN_HOURS * HOUR
        secret, row = new_credential(player_id, "admin", now, expires)
        await self._store.add_credential(row, _KEPT["admin"])
        return secret, expires

    async def player(self, player_id: str) -> PlayerRow | None:
        """A player by id."""
        kept = self._players.get(player_id)
        if kept is not None and kept[0] > time.monotonic():
            return kept[1]
        player = await self._store.player(player_id)
        if player is not None:
            self._keep_player(player)
        return player

    async def _credential(self, credential_id: str) -> CredentialRow | None:
        kept = self._credentials.get(credential_id)
        if kept is not None and kept[0] > time.monotonic():
            return kept[1]
        row = await self._store.credential(credential_id)
        if row is not None and row.kind != "link":
            if len(self._credentials) >= _REMEMBERED:
                self._credentials.clear()
                self._of_player.clear()
            self._credentials[row.id] = time.monotonic() + self._remembered_seconds, row
            self._of_player.setdefault(row.player_id, set()).add(row.id)
        return row

    def _keep_player(self, player: PlayerRow) -> None:
        if len(self._players) >= _REMEMBERED:
            self._players.clear()
        self._players[player.id] = time.monotonic() + self._remembered_seconds, player

    async def _seen(self, player: PlayerRow) -> None:
        """Note once a day that the player is around. If that fails, tomorrow is soon enough."""
        now = now_ms()
        if now - player.seen_at < DAY:
            return
        player.seen_at = now
        try:
            await self._store.change_player(player)
        except Unavailable:
            return

    # ------------------------------------------------------------ arriving

    async def arrive(self, name: str, language: str) -> tuple[PlayerRow, str, str]:
        """Create a player, with the secret for the cookie and the token for programs."""
        now = now_ms()
        player = PlayerRow(new_id(), name, language, now, now)
        cookie, cookie_row = new_credential(player.id, "cookie", now)
        token, token_row = new_credential(player.id, "token", now)
        await self._store.create_player(player, [cookie_row, token_row])
        self._keep_player(player)
        return player, cookie, token

    async def change(
        self, player: PlayerRow, *, name: str | None, language: str | None
    ) -> PlayerRow:
        """Change the name or the language."""
        changed = PlayerRow(
            player.id,
            player.name if name is None else name,
            player.language if language is None else language,
            player.created_at,
            now_ms(),
        )
        await self._store.change_player(changed)
        self._keep_player(changed)
        return changed

    async def new_token(self, player: PlayerRow) -> str:
        """Create a new token. The previous one stops working."""
        token, row = new_credential(player.id, "token", now_ms())
        await self._store.add_credential(row, _KEPT["token"])
        self._secrets_dropped(player.id)
        return token

    async def drop(self, player: PlayerRow, kind: str) -> None:
        """Revoke all credentials of a kind."""
        await self._store.drop_credentials(player.id, kind)
        self._secrets_dropped(player.id)

    def _secrets_dropped(self, player_id: str) -> None:
        for credential_id in self._of_player.pop(player_id, ()):
            self._credentials.pop(credential_id, None)
        for listener in self.dropped:
            listener(player_id)

    # ------------------------------------------------------------ another device

    async def new_link(self, player: PlayerRow) -> tuple[str, int]:
        """A one-time code for another device, and when it expires."""
        now = now_ms()
        expires = now + _LINK_MINUTES * MINUTE
        code, row = new_link(player.id, now, expires)
        await self._store.add_credential(row, _KEPT["link"])
        return code, expires

    async def use_link(self, code: str) -> tuple[PlayerRow, str]:
        """Use a one-time code: its player, and a cookie for this device."""
        now = now_ms()
        link = await self._store.credential(link_id(code))
        player = None if link is None else await self.player(link.player_id)
        if link is None or player is None:
            raise Problem("link_expired")
        self.bans.check_player(player.id)
        cookie, row = new_credential(player.id, "cookie", now)
        if not await self._store.take_link(link.id, now, [row]):
            raise Problem("link_expired")
        return player, cookie

    async def come_back(self, player_id: str) -> tuple[PlayerRow, str]:
        """A player who has proved who they are, and a cookie for this device."""
        player = await self.player(player_id)
        if player is None:
            raise Problem("wrong_credential")
        self.bans.check_player(player.id)
        cookie, row = new_credential(player.id, "cookie", now_ms())
        await self._store.add_credential(row, _KEPT["cookie"])
        return player, cookie

    def forgotten(self, player_id: str) -> None:
        """Drop a deleted player and their secrets from memory."""
        self._players.pop(player_id, None)
        self._secrets_dropped(player_id)
