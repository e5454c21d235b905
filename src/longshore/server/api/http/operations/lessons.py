"""Operations for learning the game."""

from __future__ import annotations

import asyncio

from msgspec import structs

from longshore.server.api.http.operation import Call, CallWith, Operation
from longshore.server.base.clock import now_ms
from longshore.server.base.problems import Problem
from longshore.server.example.example import example, keep_example
from longshore.server.lessons.lesson import happened, moments, own_order
from longshore.server.lessons.script import LESSONS
from longshore.server.messages.lessons import LessonMoment
from longshore.server.messages.looks import Example
from longshore.server.messages.requests import LessonQuery


async def read_lesson(call: CallWith[None, LessonQuery]) -> LessonMoment:
    """A moment of a lesson. Its game is the same for everyone."""
    query = call.query
    name = call.params["lesson"]
    if name not in LESSONS:
        raise Problem("not_found")
    found = await asyncio.to_thread(moments, name)
    if query.to >= len(found):
        raise Problem("bad_value", where="to", detail=f"there are {len(found) - 1} steps")
    if query.since is not None:
        return structs.replace(found[query.to], events=happened(name, query.since, query.to))
    if not query.ahead:
        return found[query.to]
    own = await asyncio.to_thread(own_order, name, query.to, query.ahead.split(","))
    if own is None:
        raise Problem("bad_value", where="ahead", detail="the lesson wants other steps")
    return own


async def read_example(call: Call) -> Example:
    """A recorded game, which can be replayed at its table."""
    found = await asyncio.to_thread(example)
    await keep_example(call.server.tables, now_ms())
    return found


OPERATIONS = (
    Operation(
        "GET",
        "/api/example",
        read_example,
        "Get a recorded game to look at",
        Example,
        needs_player=False,
    ),
    Operation(
        "GET",
        "/api/lessons/{lesson}",
        read_lesson,
        "Get a moment of a lesson",
        LessonMoment,
        needs_player=False,
    ),
)
