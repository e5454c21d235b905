"""What an admin can do, as it is stored: written down first, then carried out by a server.

The command line writes an act into the database and leaves it to the server, which may be busy with
the very tables it is about. So the same act comes from the page, a program or the command line.
"""

from __future__ import annotations

from ipaddress import ip_network
from typing import Final, Literal

import msgspec
from msgspec import Struct

from longshore.record.words import SEATS
from longshore.server.base.clients import PREFIX
from longshore.server.base.clock import DAY, now_ms
from longshore.server.base.ids import new_id
from longshore.server.base.problems import Problem
from longshore.server.players.bans import SINGLE, address_in, network_hash, signed
from longshore.server.settings.keys import ServerKeys
from longshore.server.store import ActRow, Store

What = Literal[
    "ban",
    "unban",
    "hide",
    "unhide",
    "rename",
    "remove_text",
    "close_report",
    "appoint",
    "dismiss",
]
_MOST_FOUND: Final = 20
_WIDEST: Final = {4: 16, 6: 32}  # a ban of more than that is a mistake


class Detail(Struct, omit_defaults=True):
    """What an act needs besides whom or what it is about."""

    ban: str = ""
    network: str = ""
    prefix: int = 0
    until: int | None = None
    reason: str = ""
    addresses: bool = False
    """Whether the networks that the player came from lately are banned too."""
    name: str = ""
    number: int = 0
    report: str = ""


def detail_of(act: ActRow) -> Detail:
    """The details of an act."""
    return msgspec.json.decode(act.detail, type=Detail)


def act_of(
    what: What,
    by: tuple[str, str],
    detail: Detail | None = None,
    *,
    player_id: str = "",
    table_id: str = "",
    name: str = "",
) -> ActRow:
    """A new act of an admin, by id and name."""
    written = msgspec.json.encode(detail or Detail()).decode()
    return ActRow(now_ms(), *by, what, player_id, table_id, name, written)


async def player_in(store: Store, text: str) -> tuple[str, str]:
    """The player meant by an id, a name that only one player has, or `TABLE:SEAT`."""
    table_id, _, seat = text.partition(":")
    if seat:
        found = await store.table(table_id)
        if found is None:
            raise Problem("no_such_table")
        for row in found[1]:
            if row.player_id and seat in (str(row.number), SEATS[row.number]):
                return row.player_id, row.name
        raise Problem("not_at_table")
    players = await store.find_players(text, _MOST_FOUND)
    exact = [player for player in players if player.id == text] or players
    if not exact:
        raise Problem("no_such_player")
    if len(exact) > 1:
        raise Problem("several_players", name=text[:100])
    return exact[0].id, exact[0].name


def ban_of_network(keys: ServerKeys, text: str, by: tuple[str, str], detail: Detail) -> ActRow:
    """A ban of an address, its /64, or a network such as 203.0.113.0/24. Only a hash is kept."""
    address_text, slash, bits = text.partition("/")
    address = address_in(address_text)
    if address is None:
        raise Problem("bad_network")
    single = SINGLE[address.version]
    try:
        prefix = ip_network(text, strict=False).prefixlen if slash else single
    except ValueError as error:
        raise Problem("bad_network") from error
    if (slash and not bits) or prefix < _WIDEST[address.version]:
        raise Problem("bad_network")
    prefix = min(prefix, single)
    detail.network = network_hash(keys, address, prefix)
    detail.prefix = signed(address, prefix)
    detail.ban = new_id()
    return act_of("ban", by, detail)


async def ban_of_client(store: Store, text: str, by: tuple[str, str], detail: Detail) -> ActRow:
    """A ban of the network of a client that the log has named."""
    row = await store.client(text.removeprefix(PREFIX).lower())
    if row is None:
        raise Problem("no_such_client")
    detail.network, detail.prefix = row.network, row.prefix
    detail.ban = new_id()
    return act_of("ban", by, detail)


def ban_of_player(player: tuple[str, str], by: tuple[str, str], detail: Detail) -> ActRow:
    """A ban of a player."""
    detail.ban = new_id()
    return act_of("ban", by, detail, player_id=player[0], name=player[1])


def until_in(days: int | None) -> int | None:
    """When a ban of some days ends, or None: for good."""
    return None if days is None else now_ms() + days * DAY


def is_address(text: str) -> bool:
    """Whether this is meant as an address or a network."""
    return address_in(text.partition("/")[0]) is not None


def is_client(text: str) -> bool:
    """Whether this is meant as a client that the log has named."""
    return text.startswith(PREFIX)
