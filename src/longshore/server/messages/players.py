"""Players, and the ways in which they sign in."""

from __future__ import annotations

from msgspec import Struct


class Player(Struct):
    """A player, as seen by that player."""

    id: str
    name: str
    language: str | None


class Arrived(Struct):
    """A new player. The token is for programs. A browser has its cookie."""

    player: Player
    token: str


class Me(Struct):
    """Who the caller is."""

    player: Player


class Visitor(Struct):
    """Who the caller is, or null for someone who has not played here yet."""

    player: Player | None


class Token(Struct):
    """An access token. It is shown once, and only its hash is stored."""

    token: str


class Link(Struct):
    """A one-time code to link another device."""

    code: str
    url: str
    expires_at: int
