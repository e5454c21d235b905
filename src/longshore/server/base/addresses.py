"""Addresses on the internet: networks from the settings, and whose address a request counts for."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)
from typing import Final

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

# What one household or machine is given. It may use any address in there, a new one each time.
_IPV6_PREFIX: Final = 64
_LONGEST: Final = 45  # of an address as text


def networks(text: str) -> tuple[Network, ...]:
    """Networks from the settings, separated by commas. Raises ValueError if one is invalid."""
    return tuple(ip_network(part.strip()) for part in text.split(",") if part.strip())


@lru_cache(maxsize=4096)
def address_of(text: str) -> Address | None:
    """An address as written in a header or by the system, without a port. None if it is none."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    text = text.partition("%")[0]
    if len(text) > _LONGEST:
        return None
    try:
        address = ip_address(text)
    except ValueError:
        return None
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address


@lru_cache(maxsize=4096)
def counted(text: str) -> str:
    """The key under which an address is counted: IPv4 as it is, IPv6 by its /64."""
    address = address_of(text)
    if isinstance(address, IPv6Address) and not address.is_loopback:
        return str(ip_network((address, _IPV6_PREFIX), strict=False))
    return text if address is None else str(address)


def is_in(text: str, known: Iterable[Network]) -> bool:
    """Whether an address belongs to one of these networks."""
    address = address_of(text)
    return address is not None and any(address in network for network in known)


def is_loopback(text: str) -> bool:
    """Whether an address is this machine's own."""
    address = address_of(text)
    return address is not None and address.is_loopback


def client_of(peer: str, forwarded: Iterable[str], proxies: tuple[Network, ...]) -> str:
    """The address of a client, behind any number of trusted proxies.

    Each proxy adds to `X-Forwarded-For` the address that connected to it. So from the right, the
    first address that is no proxy of ours is the last one we can believe. What is left of it was
    sent by the client and means nothing.
    """
    if not proxies or not is_in(peer, proxies):
        return peer
    believed = peer
    for text in reversed([part for value in forwarded for part in value.split(",")]):
        address = address_of(text)
        if address is None:
            return believed
        believed = str(address)
        if not is_in(believed, proxies):
            return believed
    return believed
