"""What a process and those it has started use, as Linux tells it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple


class Used(NamedTuple):
    """CPU seconds so far, and resident memory."""

    cpu_seconds: float
    rss_bytes: int


class Machine(NamedTuple):
    """What all processors of the machine have done so far, in ticks."""

    busy: int
    idle: int

    def percent_since(self, before: Machine) -> float | None:
        """How much of all processors was busy since then."""
        busy, idle = self.busy - before.busy, self.idle - before.idle
        return round(busy / (busy + idle) * 100, 1) if busy + idle else None


def machine() -> Machine | None:
    """How busy the machine has been. None where there is no /proc."""
    try:
        first = Path("/proc/stat").read_text().partition("\n")[0]
    except OSError:
        return None
    user, nice, system, idle, waiting, *others = map(int, first.split()[1:9])
    return Machine(user + nice + system + sum(others), idle + waiting)


def used_by(pid: int) -> Used | None:
    """What a process and all below it have used. None where there is no /proc."""
    try:
        own = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return None
    ticks = sum(map(int, own[11:15]))  # with those of children that have ended
    cpu, rss = ticks / os.sysconf("SC_CLK_TCK"), int(own[21]) * os.sysconf("SC_PAGE_SIZE")
    for child in children:
        below = used_by(int(child))
        if below is not None:
            cpu, rss = cpu + below.cpu_seconds, rss + below.rss_bytes
    return Used(cpu, rss)
