"""Limits on everything. Each is also an environment variable."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Final

PREFIX: Final = "LONGSHORE_"


class SettingsError(ValueError):
    """A setting that cannot be used."""


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def setting(default: Any, about: str, *, least: int = 1, shown: str = "") -> Any:
    """A field with its row of docs/hosting.md. `least` is 0 where 0 has a meaning.

    `shown` is how the page writes a default that depends on the machine.
    """
    metadata = {"about": about, "least": least, "shown": shown or str(default)}
    return field(default=default, metadata=metadata)


@dataclass(frozen=True)
class Limits:
    """Limits on everything. Numbers only."""

    head_bytes: int = setting(64 * 1024, "largest request line with headers")
    head_seconds: int = setting(10, "time for a request line and headers to arrive")
    body_bytes: int = setting(64 * 1024, "largest request body")
    body_seconds: int = setting(30, "time for a request body to arrive; longer for large ones")
    keep_alive_seconds: int = setting(75, "wait before an idle connection is closed")
    connections_per_address: int = setting(500, "open connections per address, with sockets")
    record_bytes: int = setting(2 * 1024 * 1024, "largest record that can be imported")
    record_steps: int = setting(20_000, "most steps in an imported record")
    imports_per_hour: int = setting(30, "records that one player can import per hour")
    address_imports_per_hour: int = setting(60, "records imported from one address per hour")
    studies_per_player: int = setting(100, "imported records that one player can keep")
    player_rate: int = setting(300, "requests per second from one player, sustained")
    player_burst: int = setting(2000, "requests from one player at once")
    address_rate: int = setting(600, "requests per second from one address, sustained")
    address_burst: int = setting(6000, "requests from one address at once")
    address_players: int = setting(100, "new players from one address per hour")
    sockets: int = setting(20_000, "open sockets in total")
    sockets_per_player: int = setting(20, "open sockets per player")
    sockets_per_address: int = setting(200, "open sockets per address")
    watches_per_socket: int = setting(100, "tables and seats followed over one socket")
    watches_per_address: int = setting(
        300, "tables and seats followed from one address without signing in"
    )
    socket_message_bytes: int = setting(64 * 1024, "largest client message over a socket")
    socket_waiting_bytes: int = setting(
        1024 * 1024, "bytes that may queue for a slow client before its socket is dropped"
    )
    socket_ping_seconds: int = setting(
        20, "time between pings; a socket that stays silent that long is closed"
    )
    patience_seconds: int = setting(
        5, "how long a command may wait for its turn before it is refused as too late"
    )
    chat_letters: int = setting(500, "characters in a chat message or report")
    chat_rate: int = setting(1, "chat messages per second from one player, sustained")
    chat_burst: int = setting(10, "chat messages from one player at once")
    chat_kept: int = setting(1000, "chat messages kept per table")
    note_letters: int = setting(10_000, "characters in a note")
    notes_per_player: int = setting(1000, "tables on which one player keeps notes")
    silenced_players: int = setting(1000, "players one player can mute or block")
    passkeys_per_player: int = setting(10, "passkeys per player")
    contacts_per_player: int = setting(10, "addresses, browsers and webhooks per player")
    confirmations_per_day: int = setting(
        10, "consent mails per day, caused by one player or from one address"
    )
    confirmations_per_hour: int = setting(100, "consent mails per hour from the whole server")
    notice_seconds: int = setting(20, "wait before notifying someone who is away")
    exports_per_hour: int = setting(6, "downloads of their data by one player per hour")
    tables_per_player: int = setting(50, "open and running tables one player can host")
    listed_per_player: int = setting(3, "of these, how many can be listed in the lobby")
    votes_per_minute: int = setting(
        20, "votes and hand-overs of one player at one table per minute"
    )
    batch_steps: int = setting(500, "steps in one command")
    listed_tables: int = setting(200, "tables in one list")
    listed_entries: int = setting(1000, "log entries in one answer")
    wait_seconds: int = setting(25, "longest wait for news of a table in one request")
    idle_seconds: int = setting(600, "wait before an unused table leaves memory")
    forget_player_days: int = setting(30, "wait before a player without a seat is deleted")
    forget_table_days: int = setting(30, "wait before a table that never started is deleted")
    forget_game_days: int = setting(
        0, "wait before a game that has ended is deleted, with its results; 0: never", least=0
    )
    forget_guest_days: int = setting(
        0,
        "wait before a guest without passkey, contact and running game is deleted; 0: never",
        least=0,
    )
    keep_log_days: int = setting(365, "how long the log of what admins did is kept")
    keep_address_days: int = setting(
        7,
        "how long the keyed hash of the network a player or a client in the log came from is kept",
    )
    keep_command_days: int = setting(7, "how long a repeated command is recognised")
    database_connections: int = setting(10, "PostgreSQL connections per process")
    bot_processes: int = setting(
        max(1, _cores() - 1),
        "processes for bots",
        shown="cores − 1",  # noqa: RUF001 - a minus sign, as in the rest of the docs
    )
    bot_seconds: int = setting(
        10,
        "wait before a deckhand answers for a bot that thinks too long; "
        "if rated, six times that, and only while the bot has the processor",
    )
    bot_queue_seconds: int = setting(60, "wait before a deckhand answers for a queued bot")
    bot_think_ms: int = setting(3000, "milliseconds after which a bot stops searching")
    bot_simulations: int = setting(0, "simulations per turn; 0: the bot's default", least=0)
    bot_turn_seconds: int = setting(
        3, "wait between turns while bots play the seats of all people; 0: none", least=0
    )
    hints_per_minute: int = setting(10, "hints per player per minute")
    hints_against_bots_per_minute: int = setting(
        60, "hints per player per minute at tables where nobody else plays"
    )
    order_least_seconds: int = setting(3, "shortest wait of a standing order")
    order_most_seconds: int = setting(30, "longest wait of a standing order")


def limits_from(environment: Mapping[str, str]) -> Limits:
    """The defaults, overridden by the environment."""
    chosen: dict[str, int] = {}
    for each in fields(Limits):
        text = environment.get(PREFIX + each.name.upper())
        if text is None:
            continue
        least: int = each.metadata["least"]
        if not (text.isascii() and text.isdecimal() and least <= int(text) < 2**31):
            raise SettingsError(f"{PREFIX}{each.name.upper()} is not a number from {least} on")
        chosen[each.name] = int(text)
    return Limits(**chosen)
