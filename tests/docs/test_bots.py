"""docs/bots.md: its tables are current, and its examples run."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import urllib.request
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.bots.programs import command_for, play_against
from tests.folders import DOCS, RECORDS, ROOT
from tests.server.tools.process import ServerProcess

from longshore.bots.legal import steps_for_bots
from longshore.game import Game
from longshore.game.decisions import DECISION_NAMES
from longshore.record import read_record, starting_game, steps_of
from longshore.record.words import SEATS
from longshore.tools.bots import MEASURED, filled, read
from longshore.view import view_of

PAGE = (DOCS / "bots.md").read_text(encoding="utf-8")
ASKS = [
    json.loads(text) for text in re.findall(r"```json\n(\{\"decision\".*?)```", PAGE, re.DOTALL)
]
BOARDS = [json.loads(text) for text in re.findall(r"```json\n(\{\"loans\".*?)```", PAGE, re.DOTALL)]
(ONLINE,) = re.findall(r"```js\n(.*?)```", PAGE, re.DOTALL)
CANNOT_PAY = b"""longshore-record 1
rules 2
edition 2007
players 3
options forced_loan_for_interest=off
start {"turn": "red", "phase": "start", "seats": {"red": {"cash": 0, "loans": 1}}}
"""
OUTSIDE, INSIDE = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def test_the_example_program_plays(tmp_path: Path) -> None:
    bot, game = play_against(command_for(tmp_path, OUTSIDE), max_turns=8)
    assert (bot.name, bot.conduct.trouble) == ("Lucky", "")
    assert (game.refused[0], game.timeouts[0]) == (0, 0)
    assert len(OUTSIDE.splitlines()) <= 25


def test_the_example_of_a_game_in_python(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(INSIDE, "docs/bots.md", "exec"), {})  # noqa: S102 (our own page)
    assert re.fullmatch(r"(supply|cap) \[-?\d+, -?\d+, -?\d+\]\n", capsys.readouterr().out)


def asked_in_records() -> Iterator[tuple[Game, int]]:
    """Every decision of the recorded games, and one in which interest cannot be paid."""
    yield starting_game(read_record(CANNOT_PAY)), 1
    for path in sorted(RECORDS.glob("*.txt")):
        record = read_record(path.read_bytes())
        game = starting_game(record)
        for seat, step in steps_of(record):
            yield game, seat
            game.apply(seat, step)


def contains(whole: Any, part: Any) -> bool:
    """Whether an excerpt is part of something. Lists are never cut."""
    if isinstance(whole, dict) and isinstance(part, dict):
        return all(key in whole and contains(whole[key], part[key]) for key in part)
    return bool(whole == part)


def test_there_is_a_real_question_for_every_decision() -> None:
    assert sorted(ask["decision"] for ask in ASKS) == sorted(set(DECISION_NAMES) - {"nothing"})
    missing = {ask["decision"]: ask for ask in ASKS}
    for game, seat in asked_in_records():
        asked = game.asked()
        ask = None if asked is None else missing.get(asked.decision)
        if (
            ask is not None
            and list(steps_for_bots(game, seat, repaid=False)) == ask["legal"]
            and contains(view_of(game, seat), ask["view"])
        ):
            del missing[ask["decision"]]
        if not missing:
            return
    assert missing == {}


def test_the_board_is_a_real_one() -> None:
    (board,) = BOARDS
    for game, seat in asked_in_records():
        boards = view_of(game, seat)["seats"]
        if boards[SEATS[seat]] == board:
            others = [other for name, other in boards.items() if name != SEATS[seat]]
            assert all(board.keys() - other.keys() == {"cash", "card"} for other in others)
            return
    pytest.fail("no seat of the recorded games has this board")


def test_buying_for_a_harbour_is_into_the_hand_and_for_a_ship_aboard() -> None:
    hands: dict[str, set[bool]] = {"factory": set(), "harbour": set()}
    for game, seat in asked_in_records():
        asked = game.asked()
        if asked is not None and asked.decision == "buy":
            part = view_of(game, seat)["open"]
            if part["store"] in hands:
                hands[part["store"]].add("hand" in part)
    assert hands == {"factory": {True}, "harbour": {False}}


def test_the_example_in_javascript_plays_online(tmp_path: Path) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("Node.js is not installed")
    program = tmp_path / "play.mjs"
    program.write_text(ONLINE, encoding="utf-8")
    assert len(ONLINE.splitlines()) <= 35
    with ServerProcess(tmp_path / "data", "--trust-loopback") as server:
        call = partial(called, server.url.rstrip("/"))
        host = call("/api/players", {"name": "Ann"})["token"]
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "deckhand"}]
        table = call("/api/tables", {"seats": seats}, host)["table"]
        link = f"{server.url.rstrip('/')}/table/{table['id']}#{table['invite']}"
        with subprocess.Popen(
            [node, str(program), link],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        ) as robot:
            try:
                assert robot.stdout is not None
                assert robot.stderr is not None
                seat = started(call, table["id"], host)
                given = {"seat": seat, "bot": "deckhand", "until": "end"}
                call(f"/api/tables/{table['id']}/bot", given, host)
                lines = [robot.stdout.readline() for _ in range(12)]
            finally:
                robot.kill()
            errors = robot.stderr.read()
    assert errors == ""
    for line in lines:
        assert line.split()[0] in DECISION_NAMES


def called(url: str, path: str, body: Any = None, token: str = "") -> Any:
    """The answer of a server, to a POST if there is a body."""
    content = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    request = urllib.request.Request(url + path, content, headers)  # noqa: S310 (our own server)
    with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310
        return json.load(answer)


def started(call: Callable[..., Any], table: str, token: str) -> str:
    """Wait until the table starts. Returns the seat of this player."""
    seq = 0
    for _ in range(20):
        news = call(f"/api/tables/{table}/events?after={seq}&wait=5", None, token)
        if any(event["event"] == "started" for event in news["events"]):
            return str(call(f"/api/tables/{table}/view", None, token)["seat"])
        seq = news["seq"]
    raise AssertionError("the table does not start")


def test_the_tables_are_those_of_the_code() -> None:
    """`make types` writes them."""
    assert filled(PAGE, read(ROOT / MEASURED)) == PAGE
