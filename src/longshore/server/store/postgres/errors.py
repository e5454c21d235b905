"""Errors of PostgreSQL and of the network, as errors of the store."""

from __future__ import annotations

from typing import Final

import asyncpg

from longshore.server.store.database import Conflict, Unavailable

TROUBLE: Final[tuple[type[Exception], ...]] = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    OSError,
    TimeoutError,
)
_AWAY: Final = (asyncpg.PostgresConnectionError, asyncpg.InterfaceError, OSError)
CROSSED: Final = (asyncpg.SerializationError, asyncpg.DeadlockDetectedError)
"""Two transactions collided, and one of them has to start over."""


def trouble_of(error: Exception) -> Exception:
    """`Conflict`, `Unavailable` with a reason for the admin, or the error itself.

    A value that does not fit its column is our bug, not the database's.
    """
    if isinstance(error, asyncpg.IntegrityConstraintViolationError):
        return Conflict()
    if isinstance(error, asyncpg.DataError):
        return error
    if isinstance(error, TimeoutError):
        return Unavailable("the database does not answer")
    if isinstance(error, _AWAY):
        return Unavailable("the database is down")
    text = str(error).splitlines()[0] if str(error) else type(error).__name__
    return Unavailable(text[:1].lower() + text[1:])


def is_outage(error: BaseException | None) -> bool:
    """Whether a connection broke, so that another may work."""
    return isinstance(error, _AWAY)
