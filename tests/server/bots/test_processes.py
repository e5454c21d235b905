"""Bots that each of three servers could run: every decision is made once."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.tools.client import Person
from tests.server.tools.everywhere import Everywhere, somebody, started_together
from tests.server.tools.process import ServerProcess

from longshore.record import read_text, replay_partial

THOUGHT = re.compile(r"^longshore_bot_seconds_count (\S+)", re.MULTILINE)
STOOD_IN = re.compile(r"^longshore_bot_stand_ins_total (\S+)", re.MULTILINE)
TURNS = 3
SECONDS = 120


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[list[ServerProcess]]:
    yield from started_together(tmp_path, 3)


@pytest.fixture
def ann(servers: list[ServerProcess]) -> Iterator[Everywhere]:
    yield from somebody(servers, "Ann")


class Game:
    """A person among four bots, who does the least. The bots do the rest, then wait for her."""

    def __init__(self, person: Person) -> None:
        table = person.new_table("me", "trader", "deckhand", "trader", "deckhand", edition="2007")
        self.id = str(table["id"])
        (self.seat,) = (str(one["seat"]) for one in table["seats"] if one["mine"])

    def play(self, person: Person, turns: int) -> None:
        """Play this many of her turns, and wait for the next."""
        deadline = time.monotonic() + SECONDS
        while True:
            assert time.monotonic() < deadline, "the bots do not go on"
            look = person.view(self.id, seat=self.seat)
            if look["decision"] is None:
                time.sleep(0.05)
                continue
            own_turn = "pass" in look["legal"]
            if own_turn and turns == 0:
                return
            turns -= own_turn
            step = "pass" if own_turn else look["legal"][0]
            person.take(self.id, self.seat, step, decision=look["decision"], commit=True)

    def steps_of_bots(self, person: Person) -> int:
        """How many steps are in the record, all of which the rules allow."""
        record = read_text(person.send("GET", f"/api/tables/{self.id}/record").text)
        replay_partial(record)
        return sum(not line.startswith(f"{self.seat}:") for line in record.steps)


def thoughts(servers: list[ServerProcess]) -> range:
    """How many decisions were made. A late bot is counted again by its stand-in."""
    pages = [httpx.get(f"{server.url}metrics", timeout=30).text for server in servers]
    thought = sum(int(float(count)) for page in pages for count in THOUGHT.findall(page))
    stood_in = sum(int(float(count)) for page in pages for count in STOOD_IN.findall(page))
    return range(thought, thought + stood_in + 1)


def test_every_decision_of_a_bot_is_taken_once(
    servers: list[ServerProcess], ann: Everywhere
) -> None:
    games = [Game(at) for at in ann.at]
    for game, elsewhere in zip(games, reversed(ann.at), strict=True):
        game.play(elsewhere, TURNS)
    steps = sum(game.steps_of_bots(ann.at[0]) for game in games)
    assert steps > 50
    assert steps in thoughts(servers)


def test_the_bots_of_a_dead_server_go_on_elsewhere(
    servers: list[ServerProcess], ann: Everywhere
) -> None:
    games = [Game(at) for at in ann.at]
    for game in games:
        game.play(ann.at[0], 1)
    before = sum(game.steps_of_bots(ann.at[0]) for game in games)
    assert before in thoughts(servers)
    alive = thoughts(servers[1:])
    for game, at in zip(games, (ann.at[0], *ann.at[:2]), strict=True):
        at.take(game.id, game.seat, "pass", commit=True)
    servers[0].kill()
    for game in games:
        game.play(ann.at[1], TURNS)
    steps = sum(game.steps_of_bots(ann.at[1]) for game in games)
    done = thoughts(servers[1:]).start - alive.start
    # What the dead one did in its last moment is in the record; nobody has done it again.
    assert 50 < done <= steps - before
