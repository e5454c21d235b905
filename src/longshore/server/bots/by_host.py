"""Turns by person: hosting many tables makes no wait shorter."""

from __future__ import annotations

from collections import deque
from typing import Final, Generic, TypeVar

T = TypeVar("T")
_MOST_HOSTS: Final = 1000  # of whom is remembered when they had their last turn


class ByHost(Generic[T]):
    """What waits, by host and table. Hosts take turns, and so do the tables of each host."""

    def __init__(self) -> None:
        self._hosts: Final[dict[str, dict[str, deque[T]]]] = {}
        self._served: Final[dict[str, int]] = {}
        """By host: the number of their last turn. Whoever waits again keeps their place in line."""
        self._turns = 0

    def add(self, host: str, table: str, item: T) -> None:
        """Put something at the end of what waits for a table."""
        self._hosts.setdefault(host, {}).setdefault(table, deque()).append(item)

    def remove(self, host: str, table: str, item: T) -> None:
        """Take something out that no longer waits, if it still does."""
        tables = self._hosts.get(host, {})
        items = tables.get(table, deque())
        if item in items:
            items.remove(item)
            self._tidy(host, table)

    def next(self) -> T | None:
        """Take what comes next. Its host and its table go to the back."""
        if not self._hosts:
            return None
        host = min(self._hosts, key=lambda each: self._served.get(each, 0))
        tables = self._hosts[host]
        table, items = next(iter(tables.items()))
        item = items.popleft()
        del tables[table]  # to the back
        tables[table] = items
        self._tidy(host, table)
        self._turns += 1
        self._served.pop(host, None)
        self._served[host] = self._turns
        if len(self._served) > _MOST_HOSTS:
            del self._served[next(iter(self._served))]
        return item

    def _tidy(self, host: str, table: str) -> None:
        tables = self._hosts[host]
        if not tables[table]:
            del tables[table]
        if not tables:
            del self._hosts[host]
