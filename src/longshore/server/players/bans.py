"""Who is banned, in memory, and where players come from, as keyed hashes.

Every request asks here, so it must not cost a statement. What changes in the database, by this
process or another, is read again by `moderation/moderator.py`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import UTC, datetime
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

from longshore.server.base.clients import CLIENTS
from longshore.server.base.clock import DAY, SECOND, now_ms
from longshore.server.base.problems import Problem
from longshore.server.settings.keys import ServerKeys
from longshore.server.store import BanRow, ClientRow, Store, StoreError

_log: Final = logging.getLogger("longshore")
_REMEMBERED: Final = 50_000  # players whose address was noted today
_FOREVER: Final = 2**62
SINGLE: Final = {4: 32, 6: 64}  # a household has a /64 of IPv6, so single addresses mean nothing


def network_hash(keys: ServerKeys, address: IPv4Address | IPv6Address, prefix: int) -> str:
    """The keyed hash of the network around an address. Without the key, it says nothing."""
    network = ip_network(f"{address}/{prefix}", strict=False)
    return keys.sign("network", str(network))


def address_in(text: str) -> IPv4Address | IPv6Address | None:
    """An address as it is compared: IPv4 in IPv6 is IPv4, and a /64 any address in it."""
    try:
        address = ip_address(text.partition("/")[0].partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


class Bans:
    """The bans that hold now."""

    def __init__(self, store: Store, keys: ServerKeys) -> None:
        self._store = store
        self._keys = keys
        self._players: dict[str, BanRow] = {}
        self._networks: dict[tuple[int, str], BanRow] = {}
        self._prefixes: Final[dict[int, set[int]]] = {4: set(), 6: set()}
        self._seen: dict[tuple[str, str], int] = {}
        self.changed: Final[list[Callable[[], None]]] = []
        """Called when other bans hold than before."""

    async def load(self) -> None:
        """Read the bans again. Of several of one network, the longest counts."""
        rows = sorted(await self._store.bans(now_ms()), key=lambda row: row.until or _FOREVER)
        old = self._players, self._networks
        self._players = {row.player_id: row for row in rows if row.player_id and not row.network}
        self._networks = {(row.prefix, row.network): row for row in rows if row.network}
        for version, single in SINGLE.items():
            # The prefix of IPv6 is stored as a negative number, so that it cannot be mistaken.
            found = {abs(prefix) for prefix, _ in self._networks if (prefix < 0) == (version == 6)}
            self._prefixes[version] = {prefix for prefix in found if prefix <= single}
        if (self._players, self._networks) != old:
            for listener in self.changed:
                listener()

    def check_player(self, player_id: str) -> None:
        """Raise if this player is banned."""
        row = self._players.get(player_id)
        if row is not None:
            refuse(row)

    def check_address(self, text: str) -> None:
        """Raise if this address is banned."""
        if not self._networks:
            return
        address = address_in(text)
        if address is None:
            return
        for prefix in self._prefixes[address.version]:
            key = signed(address, prefix), network_hash(self._keys, address, prefix)
            row = self._networks.get(key)
            if row is not None:
                refuse(row)

    async def see(self, player_id: str, text: str) -> None:
        """Note once a day where a player comes from. If that fails, tomorrow is soon enough."""
        now = now_ms()
        key = player_id, text
        if not text or now - self._seen.get(key, 0) < DAY:
            return
        if len(self._seen) >= _REMEMBERED:
            self._seen.clear()
        self._seen[key] = now
        address = address_in(text)
        if address is None:
            return
        prefix = SINGLE[address.version]
        network = network_hash(self._keys, address, prefix)
        try:
            await self._store.see(player_id, network, signed(address, prefix), now)
        except StoreError as trouble:
            _log.warning("an address was not noted: %s", trouble)

    async def note_clients(self) -> None:
        """Note whom the log has named, so that they can be banned by that name."""
        now, fresh = now_ms(), CLIENTS.fresh()
        rows = []
        for name, text in fresh.items():
            address = address_in(text)
            if address is not None:
                prefix = SINGLE[address.version]
                network = network_hash(self._keys, address, prefix)
                rows.append(ClientRow(name, network, signed(address, prefix), now))
        if not rows:
            return
        try:
            await self._store.note_clients(rows)
        except StoreError:
            CLIENTS.again(fresh)
            raise


def signed(address: IPv4Address | IPv6Address, prefix: int) -> int:
    """A prefix as it is stored: negative for IPv6."""
    return prefix if address.version == 4 else -prefix


def refuse(row: BanRow) -> None:
    """Say so, unless the ban has ended in the meantime."""
    if row.until is None:
        raise Problem("banned")
    if row.until > now_ms():
        ends = datetime.fromtimestamp(row.until / SECOND, UTC)
        raise Problem("banned_until", date=ends.date().isoformat())
