"""The server's Prometheus metrics. Their help texts are also the table in docs/hosting.md."""

from __future__ import annotations

import os
from functools import cache
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.multiprocess import MultiProcessCollector

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)  # CPU, memory and open files of this process

REQUESTS: Final = Counter(
    "longshore_requests",
    "Requests by method, route and status",
    ("method", "route", "status"),
    registry=REGISTRY,
)
REQUEST_SECONDS: Final = Histogram(
    "longshore_request_seconds",
    "Request durations",
    registry=REGISTRY,
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5, 30),
)
STEPS: Final = Counter("longshore_steps", "Steps committed", registry=REGISTRY)
REFUSALS: Final = Counter("longshore_refusals", "Refusals by code", ("code",), registry=REGISTRY)
SOCKETS: Final = Gauge(
    "longshore_sockets", "Open sockets", registry=REGISTRY, multiprocess_mode="livesum"
)
CONNECTIONS: Final = Gauge(
    "longshore_connections",
    "Open connections, with sockets",
    registry=REGISTRY,
    multiprocess_mode="livesum",
)
CONNECTIONS_REFUSED: Final = Counter(
    "longshore_connections_refused",
    "Connections refused or cut, by reason",
    ("reason",),
    registry=REGISTRY,
)
SLOW_SOCKETS: Final = Counter(
    "longshore_slow_sockets",
    "Sockets dropped because the client read too slowly",
    registry=REGISTRY,
)
SOCKET_MESSAGES: Final = Counter(
    "longshore_socket_messages",
    "Client messages over sockets, by type",
    ("type",),
    registry=REGISTRY,
)


@cache
def socket_message(kind: str) -> Counter:
    """The counter of one kind of message, looked up once."""
    return SOCKET_MESSAGES.labels(kind)


TABLES: Final = Gauge(
    "longshore_tables_in_memory",
    "Tables in memory",
    registry=REGISTRY,
    multiprocess_mode="livesum",
)
COMMIT_SECONDS: Final = Histogram(
    "longshore_commit_seconds",
    "SQLite: duration of a commit",
    registry=REGISTRY,
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
)
COMMIT_SIZE: Final = Histogram(
    "longshore_commit_size",
    "SQLite: commands written in one commit",
    registry=REGISTRY,
    buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256, 512),
)
BOT_SECONDS: Final = Histogram(
    "longshore_bot_seconds",
    "How long bots took",
    registry=REGISTRY,
    buckets=(0.001, 0.01, 0.05, 0.1, 0.5, 1, 5, 30),
)
TIME_OUTS: Final = Counter("longshore_time_outs", "Clocks that ran out", registry=REGISTRY)
ORDERS: Final = Counter("longshore_orders", "Decisions made by standing orders", registry=REGISTRY)
NOTICES: Final = Counter(
    "longshore_notices",
    "Notifications by mail, push and webhook; every attempt with its outcome: "
    "sent, later, never or gone",
    ("channel", "outcome"),
    registry=REGISTRY,
)
BOTS_WAITING: Final = Gauge(
    "longshore_bots_waiting",
    "Bot decisions waiting for a process",
    registry=REGISTRY,
    multiprocess_mode="livesum",
)
BOT_STAND_INS: Final = Counter(
    "longshore_bot_stand_ins", "Decisions a deckhand made for a late bot", registry=REGISTRY
)

LOOP_LAG: Final = Histogram(
    "longshore_loop_lag_seconds",
    "How late the event loop was; above 0.1 everybody waits",
    registry=REGISTRY,
    buckets=(0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5),
)
QUEUE_AGE: Final = Gauge(
    "longshore_queue_age_seconds",
    "How long the oldest work has waited, by queue: writes, bots or notices",
    ("queue",),
    registry=REGISTRY,
    multiprocess_mode="livemax",
)
DISK_FREE: Final = Gauge(
    "longshore_disk_free_bytes",
    "Free space on the disk with the server's files",
    registry=REGISTRY,
    multiprocess_mode="livemin",
)
DISK_SIZE: Final = Gauge(
    "longshore_disk_size_bytes",
    "Size of the disk with the server's files",
    registry=REGISTRY,
    multiprocess_mode="livemin",
)
WAL_BYTES: Final = Gauge(
    "longshore_wal_bytes",
    "SQLite: size of the write-ahead log",
    registry=REGISTRY,
    multiprocess_mode="livemax",
)
LAST_BACKUP: Final = Gauge(
    "longshore_last_backup_timestamp_seconds",
    "When the last backup was made; 0 if there is none",
    registry=REGISTRY,
    multiprocess_mode="livemax",
)


def registry() -> CollectorRegistry:
    """The metrics of this process, or of all workers together (supervisor.py)."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return REGISTRY
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return together
