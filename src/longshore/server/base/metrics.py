"""The server's Prometheus metrics."""

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
    "Requests answered",
    ("method", "route", "status"),
    registry=REGISTRY,
)
REQUEST_SECONDS: Final = Histogram(
    "longshore_request_seconds",
    "Time to answer a request",
    registry=REGISTRY,
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5, 30),
)
STEPS: Final = Counter("longshore_steps", "Steps committed", registry=REGISTRY)
REFUSALS: Final = Counter("longshore_refusals", "Commands refused", ("code",), registry=REGISTRY)
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
    "Connections refused or cut",
    ("reason",),
    registry=REGISTRY,
)
SLOW_SOCKETS: Final = Counter(
    "longshore_slow_sockets",
    "Sockets dropped because their client read too slowly",
    registry=REGISTRY,
)
SOCKET_MESSAGES: Final = Counter(
    "longshore_socket_messages", "Messages of clients over sockets", ("type",), registry=REGISTRY
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
    "Time to write a group of commands",
    registry=REGISTRY,
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
)
COMMIT_SIZE: Final = Histogram(
    "longshore_commit_size",
    "Commands written in one commit",
    registry=REGISTRY,
    buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256, 512),
)
BOT_SECONDS: Final = Histogram(
    "longshore_bot_seconds",
    "Time until a bot answered",
    registry=REGISTRY,
    buckets=(0.001, 0.01, 0.05, 0.1, 0.5, 1, 5, 30),
)
TIME_OUTS: Final = Counter("longshore_time_outs", "Clocks that ran out", registry=REGISTRY)
ORDERS: Final = Counter("longshore_orders", "Decisions taken by standing orders", registry=REGISTRY)
NOTICES: Final = Counter(
    "longshore_notices",
    "Attempts to notify a player",
    ("channel", "outcome"),
    registry=REGISTRY,
)
BOTS_WAITING: Final = Gauge(
    "longshore_bots_waiting",
    "Bots waiting for a process",
    registry=REGISTRY,
    multiprocess_mode="livesum",
)
BOT_STAND_INS: Final = Counter(
    "longshore_bot_stand_ins", "Decisions a deckhand took for a late bot", registry=REGISTRY
)

LOOP_LAG: Final = Histogram(
    "longshore_loop_lag_seconds",
    "How late the event loop was",
    registry=REGISTRY,
    buckets=(0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5),
)
QUEUE_AGE: Final = Gauge(
    "longshore_queue_age_seconds",
    "How long the oldest work in a queue has waited",
    ("queue",),
    registry=REGISTRY,
    multiprocess_mode="livemax",
)
DISK_FREE: Final = Gauge(
    "longshore_disk_free_bytes",
    "Free space where the server keeps its files",
    registry=REGISTRY,
    multiprocess_mode="livemin",
)
DISK_SIZE: Final = Gauge(
    "longshore_disk_size_bytes",
    "Size of the disk where the server keeps its files",
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
