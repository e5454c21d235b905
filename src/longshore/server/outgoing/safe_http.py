"""Send requests to URLs that strangers gave us, without exposing our own network.

The name is resolved once, all of its addresses must be public, and the connection goes to exactly
the address that was checked. So the owner of the name cannot change it a moment later. Redirects
are not followed. Plain http and private addresses work only for networks that the settings allow.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Sequence
from functools import cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

import h11

from longshore.server.base.addresses import Address, Network
from longshore.server.base.threads import Threads

SECONDS: Final = 15.0
LOOKUP_SECONDS: Final = 5.0
_LOOKUPS: Final = 16  # at once, in threads of their own: a name that never answers keeps its thread
LONGEST_URL: Final = 2000
_READ_BYTES: Final = 16 * 1024
_PORTS: Final = {"https": 443, "http": 80}
# What IANA has set apart, and Python calls global, or did when some of our versions were made.
_SPECIAL: Final = tuple(
    ip_network(text)
    for text in (
        "192.0.0.0/24",  # protocols
        "192.88.99.0/24",  # relays of 6to4, long gone
        "192.31.196.0/24",  # the nearest name server, whoever runs it (AS112)
        "192.175.48.0/24",
        "192.52.193.0/24",  # the nearest tunnel (AMT)
        "64:ff9b::/96",  # IPv4 inside of IPv6
        "64:ff9b:1::/48",
        "2001::/23",  # protocols, tunnels, benchmarks
        "2620:4f:8000::/48",  # AS112
        "3fff::/20",  # documentation
        "5f00::/16",  # inside of networks
    )
)
_ASCII: Final = 127
_lookups: Final = Threads("resolver", _LOOKUPS)


class Unsafe(Exception):
    """Nothing is sent to this address. `why` is a word of the message `error-bad-webhook`."""

    def __init__(self, sentence: str, why: str = "form") -> None:
        super().__init__(sentence)
        self.why = why


class Unreachable(Exception):
    """Nothing could be sent. It may work later."""


class Target(NamedTuple):
    """Where a URL leads, as far as one can tell without a lookup."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """Scheme and host, as in `https://push.example`."""
        place = f"[{self.host}]" if ":" in self.host else self.host
        usual = self.port == _PORTS[self.scheme]
        return f"{self.scheme}://{place}" + ("" if usual else f":{self.port}")


def target_of(url: str) -> Target:
    """Parse a URL, or raise `Unsafe` if we do not send to it."""
    if len(url) > LONGEST_URL or any(not 32 < ord(letter) < _ASCII for letter in url):
        raise Unsafe("this is not a URL", "form")
    try:
        parts: SplitResult = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError as error:
        raise Unsafe("this is not a URL", "form") from error
    if parts.scheme not in _PORTS or not host or parts.username or parts.password:
        raise Unsafe("the URL must start with https:// and a host", "https")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme, host, port or _PORTS[parts.scheme], path)


def is_public(address: Address) -> bool:
    """Whether an address is on the public internet, not in a private network."""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if inner is not None:
            return is_public(inner)
        if address.teredo is not None:
            return False
        if address.is_site_local:
            return False
    if any(address in network for network in _SPECIAL):
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def check_address(address: Address, scheme: str, allowed: Sequence[Network]) -> None:
    """Refuse any address that is neither public and encrypted nor explicitly allowed."""
    inner = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    if any((inner or address) in network for network in allowed):
        return
    if not is_public(address):
        raise Unsafe("the address is not public", "private")
    if scheme != "https":
        raise Unsafe("the URL must start with https://", "https")


def look_up(host: str, port: int) -> list[str]:
    """All addresses of a host. This blocks for as long as name servers take."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(info[4][0]) for info in found]


async def safe_address(target: Target, allowed: Sequence[Network]) -> Address:
    """Resolve a name. All of its addresses must be allowed, and one of them is used."""
    try:
        async with asyncio.timeout(LOOKUP_SECONDS):
            found = await _lookups.do(look_up, target.host, target.port)
    except TimeoutError as error:
        raise Unreachable("the host was not found in time") from error
    except (OSError, UnicodeError) as error:
        raise Unreachable("the host was not found") from error
    addresses = [ip_address(text.partition("%")[0]) for text in found]
    if not addresses:
        raise Unreachable("the host was not found")
    for address in addresses:
        check_address(address, target.scheme, allowed)
    return addresses[0]


async def post(
    url: str, headers: dict[str, str], body: bytes, allowed: Sequence[Network] = ()
) -> int:
    """Send a body. Returns the status of the response and reads nothing else."""
    target = target_of(url)
    try:
        async with asyncio.timeout(SECONDS):
            address = await safe_address(target, allowed)
            return await _post_to(address, target, headers, body)
    except TimeoutError as error:
        raise Unreachable("the host did not answer in time") from error
    except (OSError, ssl.SSLError, h11.ProtocolError) as error:
        raise Unreachable(f"the host could not be reached ({type(error).__name__})") from error


async def _post_to(address: Address, target: Target, headers: dict[str, str], body: bytes) -> int:
    secure = target.scheme == "https"
    reader, writer = await asyncio.open_connection(
        str(address),
        target.port,
        ssl=_tls() if secure else None,
        server_hostname=target.host if secure else None,
    )
    try:
        connection = h11.Connection(h11.CLIENT)
        sent = {
            "Host": target.origin.partition("://")[2],
            "Content-Length": str(len(body)),
            "Connection": "close",
            "User-Agent": "Longshore",
            **headers,
        }
        request = h11.Request(method="POST", target=target.path, headers=list(sent.items()))
        for event in (request, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(connection.send(event) or b"")
        await writer.drain()
        while True:
            answer = connection.next_event()
            if isinstance(answer, h11.Response):
                return answer.status_code
            if answer is h11.NEED_DATA:
                connection.receive_data(await reader.read(_READ_BYTES))
            elif not isinstance(answer, h11.InformationalResponse):
                raise Unreachable("the host closed without an answer")
    finally:
        writer.close()


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()
