"""A socket while storage cannot be read: what it missed comes later."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.server.tools.games import table_at
from tests.server.tools.in_thread import ServerInThread
from tests.server.tools.live_client import Client

from longshore.server.store import Unavailable


class Failing:
    """A read that fails once."""

    def __init__(self, read: Any) -> None:
        self.read = read
        self.failed = False

    async def __call__(self, *args: Any) -> Any:
        if not self.failed:
            self.failed = True
            raise Unavailable("the database is locked")
        return await self.read(*args)


def test_chat_and_notes_come_after_a_failed_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("longshore.server.live.room._PAUSE_SECONDS", 0.01)
    with ServerInThread(tmp_path) as host:
        ann, token = host.arrive("Ann")
        table = table_at(owners=[ann.id] * 3)
        host.put(table)
        store, live = host.server.store, host.server.live
        with Client(host.url, token) as client:
            client.watch(table.id, also=["chat", "note"])
            client.send("say", id="1", text="One", table=table.id)
            assert client.next("chat")["messages"][0]["text"] == "One"
            monkeypatch.setattr(store, "chat", chat := Failing(store.chat))
            client.send("say", id="2", text="Two", table=table.id)
            assert client.next("chat")["messages"][0]["text"] == "Two"
            assert chat.failed
            monkeypatch.setattr(store, "note", note := Failing(store.note))

            async def another_process_wrote() -> None:
                live.heard(f"note:{ann.id}", table.id)

            host.do(another_process_wrote())
            assert client.next("note")["text"] == ""
            assert note.failed
