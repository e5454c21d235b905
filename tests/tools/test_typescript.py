"""The page has the types of the server's messages, and they are up to date."""

from typing import get_args

from tests.folders import ROOT

from longshore.server.app import OPERATIONS
from longshore.server.messages.live import FromClient, ToClient
from longshore.tools.typescript import typescript

PAGE = ROOT / "web" / "src"


def test_the_page_has_the_messages_as_they_are() -> None:
    written = (PAGE / "api" / "messages.ts").read_text("utf-8")
    assert written == typescript(OPERATIONS), "the messages have changed: run `make types`"


def test_every_message_is_declared_once() -> None:
    text = typescript(OPERATIONS)
    declared = [line.split()[2] for line in text.splitlines() if line.startswith("export ")]
    assert len(declared) == len(set(declared))
    messages = [*get_args(FromClient), *get_args(ToClient)]
    for operation in OPERATIONS:
        if operation.body not in (None, bytes):
            messages += get_args(operation.body) or [operation.body]  # one of several, or one
    assert {kind.__name__ for kind in messages} - set(declared) <= {"Schedule"}
    assert "ScheduleWish" in declared


def test_what_may_be_left_out_of_a_request_is_always_answered() -> None:
    text = typescript(OPERATIONS)
    answered = text.partition("export interface LivePace {")[2].partition("}")[0]
    sent = text.partition("export interface LivePaceWish {")[2].partition("}")[0]
    assert "  turn: number;" in answered
    assert "  turn?: number;" in sent
    assert "  invite?: string;" in text.partition("export interface TableInfo {")[2]
