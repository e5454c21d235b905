"""What a load test reports, as in docs/interfaces.md."""

from __future__ import annotations

from typing import TypedDict


class Latencies(TypedDict):
    """Milliseconds until everyone has an update, and until a step is confirmed, or None."""

    p50_ms: float | None
    p99_ms: float | None
    ok_p50_ms: float | None
    ok_p99_ms: float | None
    update_p50_ms: float | None
    update_p99_ms: float | None
    max_ms: float | None


class Played(Latencies):
    """What was counted while the tables were played."""

    seconds: float
    steps: int
    steps_per_second: float
    server_cpu_ms_per_step: float | None
    idle_cpu_percent: float | None
    machine_cpu_percent: float | None
    rss_mb: float | None
    lost: int
    unanswered: int
    unseen: int
    gaps: int
    dropped: int
    refused: int
    too_busy: int
    client_cpu_ms_per_step: float | None
    stuck: int


class Opening(TypedDict, total=False):
    """How long a long record takes to open. Measured only on a server started for the test."""

    open_ms: float
    open_steps: int


class Overload(TypedDict, total=False):
    """What is done of the best throughput when more is offered."""

    best_per_second: float
    best_server_cpu_percent: float | None
    best_client_cpu_percent: float
    offered_per_second: float
    overloaded_per_second: float
    overloaded_share: float
    overloaded_too_busy: int
    overloaded_server_cpu_percent: float | None
    overloaded_client_cpu_percent: float


class LoadReport(Played, Opening, Overload):
    """The whole report."""

    format: str
    tables: int
    sockets: int
    processes: int
    durability: str | None
