"""What can go wrong between a program and a server."""

from __future__ import annotations


class JoinError(Exception):
    """There is no point in trying again. The sentence says why."""


class Declined(JoinError):
    """The server has refused a request, in its own words."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class Lost(Exception):
    """The connection is lost, or the server is not ready. Trying again may help."""

    def __init__(self, why: str, seconds: float | None = None) -> None:
        super().__init__(why)
        self.seconds = seconds
        """When the server wants to be asked again."""
