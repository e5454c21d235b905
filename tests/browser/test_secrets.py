"""Nothing that is hidden from a player ever reaches that player's browser."""

from __future__ import annotations

import json
import time
from typing import Any

from playwright.sync_api import Response
from tests.browser.tools.player import Player
from tests.browser.tools.screens import OpenPage

MESSAGES, CLICKS = 25, 25


def boards(answer: Any) -> list[dict[str, Any]]:
    """All views in an answer, however deep."""
    if isinstance(answer, list):
        return [view for part in answer for view in boards(part)]
    if not isinstance(answer, dict):
        return []
    own = [answer] if "supply" in answer and "seats" in answer else []
    return own + [view for part in answer.values() for view in boards(part)]


def test_hidden_information_is_absent_from_what_the_page_receives(open_page: OpenPage) -> None:
    """Reads everything: the bodies of all responses, and every socket message."""
    page = open_page("/new")
    texts: list[str] = []
    bodies: list[Response] = []

    def listen(response: Response) -> None:
        if "/api/" in response.url and "json" in response.headers.get("content-type", ""):
            bodies.append(response)

    page.on("response", listen)
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: texts.append(str(frame))),
    )
    page.get_by_label("2007 edition").check()
    page.get_by_role("button", name="Start game").click()
    page.wait_for_selector("#asked")
    player = Player(page, 5)
    until = time.monotonic() + 120
    while len(texts) < MESSAGES or player.clicks < CLICKS:
        assert time.monotonic() < until, "the socket was listened to"
        if not player.act():
            player.wait()
    texts += [body.text() for body in bodies]
    views = [view for text in texts for view in boards(json.loads(text))]
    assert len(views) > 20
    for view in views:
        seat = view["seat"]
        assert seat != "spectator"
        for name, board in view["seats"].items():
            assert ("card" in board) == ("cash" in board) == (name == seat)
        auction = view.get("auction", {})
        if view["asked"] and view["asked"]["decision"] == "bid":
            assert set(auction["bids"]) <= {seat}
    assert not any('"seed"' in text or '"deal"' in text for text in texts)
