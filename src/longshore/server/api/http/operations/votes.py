"""What everyone at a table hears about, so nobody may do it all the time."""

from __future__ import annotations

from longshore.server.api.http.operation import Call
from longshore.server.base.problems import Problem


def check_votes(call: Call) -> None:
    """Refuse another vote or hand-over to a player who has had many at a table."""
    if not call.server.rates.vote.allows(f"{call.params['id']} {call.player.id}"):
        raise Problem("too_many_requests")
