"""The server's Prometheus metrics."""

from __future__ import annotations

import os
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
SLOW_SOCKETS: Final = Counter(
    "longshore_slow_sockets",
    "Sockets dropped because their client read too slowly",
    registry=REGISTRY,
)
SOCKET_MESSAGES: Final = Counter(
    "longshore_socket_messages", "Messages of clients over sockets", ("type",), registry=REGISTRY
)
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


def registry() -> CollectorRegistry:
    """The metrics of this process, or of all workers together (supervisor.py)."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return REGISTRY
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return together
