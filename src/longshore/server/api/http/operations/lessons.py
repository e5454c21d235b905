"""Operations for learning the game."""

from __future__ import annotations

import asyncio

from longshore.server.api.http.operation import Call, Operation
from longshore.server.base.problems import Problem
from longshore.server.lessons.lesson import LESSONS, moments
from longshore.server.messages.answers import LessonMoment
from longshore.server.messages.requests import LessonQuery


async def read_lesson(call: Call) -> LessonMoment:
    """A moment of a lesson. Its game is the same for everyone."""
    query: LessonQuery = call.query
    name = call.params["lesson"]
    if name not in LESSONS:
        raise Problem("not_found")
    found = await asyncio.to_thread(moments, name)
    if query.to >= len(found):
        raise Problem("bad_value", where="to", detail=f"there are {len(found) - 1} steps")
    return found[query.to]


OPERATIONS = (
    Operation(
        "GET",
        "/api/lessons/{lesson}",
        read_lesson,
        "Get a moment of a lesson",
        LessonMoment,
        query=LessonQuery,
        needs_player=False,
    ),
)
