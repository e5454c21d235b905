"""Several pieces of work at once, so that what they write shares a commit."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable
from typing import Any


async def all_of(works: Iterable[Coroutine[Any, Any, None]]) -> None:
    """Do all of them to their end. If some fail, raise the error of the first that did."""
    for outcome in await asyncio.gather(*works, return_exceptions=True):
        if isinstance(outcome, BaseException):
            raise outcome
