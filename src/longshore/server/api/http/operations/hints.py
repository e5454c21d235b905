"""Hints: what a bot would do in your place. Not at rated tables."""

from __future__ import annotations

from longshore.game.refusals import NOT_ASKED, refused
from longshore.server.api.http.operation import CallWith, Operation
from longshore.server.base.problems import Problem
from longshore.server.bots.names import check_bot
from longshore.server.messages.advice import Candidate, Hint
from longshore.server.messages.requests import AskHint
from longshore.server.tables.commands.steps import need_running
from longshore.server.tables.reading.viewpoint import acting_seat


async def ask_hint(call: CallWith[AskHint, None]) -> Hint:
    """Candidates for the caller's decision, after their draft."""
    body = call.body
    server = call.server
    bot = check_bot(body.bot, server.settings.bot_plugins)
    table = await server.tables.get(call.params["id"])
    seat = acting_seat(table, call.player.id, body.seat)
    need_running(table)
    if table.setup.rated:
        raise Problem("rated_hint")
    if table.progress.decisions[seat] is None:
        raise refused(NOT_ASKED)
    if table.may_draft(seat) and table.rehearsal()[1]:
        raise Problem("turn_complete")
    # A player alone among bots makes nobody wait. One hint at a time still bounds the work.
    alone = {seat.player for seat in table.seats if seat.is_person} == {call.player.id}
    rate = server.rates.hint_against_bots if alone else server.rates.hint
    if call.player.id in server.asking_hints or not rate.allows(call.player.id):
        raise Problem("too_many_requests")
    server.asking_hints.add(call.player.id)
    try:
        answer = await server.bots.hint(table, seat, bot)
    finally:
        server.asking_hints.discard(call.player.id)
    candidates = [
        Candidate(each.step, each.worth, each.score, each.chance) for each in answer.candidates
    ]
    return Hint(table.decision_of(seat), bot, answer.step or "", candidates)


OPERATIONS = (
    Operation(
        "POST",
        "/api/tables/{id}/hint",
        ask_hint,
        "Ask a bot what it would do in the caller's place",
        Hint,
    ),
)
