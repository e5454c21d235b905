"""Notices and where they go, as plain rows. Times are milliseconds since 1970."""

from __future__ import annotations

from msgspec import Struct


class ContactRow(Struct):
    """Where a player can be reached. Nothing is sent to one that is not confirmed."""

    id: str
    player_id: str
    kind: str  # mail, push or webhook
    address: str  # of push: the subscription as JSON
    address_hash: str
    secret: str  # what webhooks are signed with
    created_at: int
    confirmed_at: int | None = None
    failing_since: int | None = None


class NoticeRow(Struct):
    """Something a player may want to know. It waits a little: perhaps the player is there."""

    id: str
    player_id: str
    table_id: str
    seat: int
    kinds: str  # of turn, bid, start and end, as "start turn"
    decision: int | None  # which one is asked for
    seq: int
    at: int
    due_at: int
    asked: bool = False  # all processes were asked whether the player is looking


class DeliveryRow(Struct):
    """A message on its way to one contact."""

    id: str
    contact_id: str
    table_id: str  # empty if it is about none
    seat: int
    decision: int | None
    payload: str  # JSON
    created_at: int
    due_at: int
    tries: int = 0
