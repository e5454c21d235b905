"""Many tables of admirals in one process: they share a network, and think no longer than captains.

Only CPU time is compared, so that a busy machine makes no difference.
"""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import chain
from pathlib import Path

import pytest

pytest.importorskip("numpy")

from tests.folders import ROOT

from longshore.bots import make_bot, play_game
from longshore.bots.admiral.admiral import Admiral
from longshore.bots.admiral.weights import shared_network
from longshore.bots.seats import Played
from longshore.game import compiled, new_game, rules_for
from longshore.record import deal_from_seed
from longshore.server.bots.job import Job, new_job
from longshore.server.bots.thinker import Thinker
from longshore.view import view_of

TABLES = 50
MOST_GROWN = 30 * 2**20  # bytes
MOST_MS = 2.0  # CPU milliseconds of a decision
STATM = Path("/proc/self/statm")
THINK = """
import os, sys
from tests.server.bots.test_many_tables import STATM, TABLES, first_job
from longshore.server.bots.thinker import Thinker

def held():
    return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

thinker = Thinker()
held_after = []
for bot in ("trader", "admiral"):
    assert all(thinker.answer(first_job(bot, number)).step for number in range(TABLES))
    held_after.append(held())
print(held_after[1] - held_after[0])
"""


def first_job(bot: str, number: int) -> Job:
    """The first decision at a table of its own, with few simulations."""
    rules = rules_for(2007, 3, {})
    game = new_game(rules, deal_from_seed(rules, number))
    job = new_job(game, f"table {number}", game.turn, bot, number)
    job.start, job.simulations = view_of(game, game.turn), 8
    return job


def test_tables_share_one_network() -> None:
    thinker = Thinker()
    for number, bot in enumerate(("admiral", "commodore", "admiral")):
        assert thinker.answer(first_job(bot, number)).step
    bots = [bot for bot, _ in thinker.bots.values()]
    assert len(bots) == 3
    assert all(isinstance(bot, Admiral) and bot.network is shared_network() for bot in bots)


@pytest.mark.skipif(not STATM.exists(), reason="only Linux says how much memory a process has")
def test_admirals_take_little_memory() -> None:
    done = subprocess.run(
        [sys.executable, "-c", THINK],
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])},
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    assert 0 < int(done.stdout) < MOST_GROWN


def begun(bot: str, number: int, turns: int) -> Played:
    """The first turns of a game of three."""
    rules = rules_for(2007, 3, {})
    bots = [make_bot(bot, seed=seat) for seat in range(3)]
    return play_game(rules, deal_from_seed(rules, number), bots, max_turns=turns)


@pytest.mark.slow
def test_tables_of_admirals_think_no_longer_than_tables_of_captains() -> None:
    tables, turns = (TABLES, 2) if compiled() else (2, 1)
    spent = [
        sum(chain.from_iterable(begun(bot, each, turns).cpu_seconds for each in range(tables)))
        for bot in ("admiral", "captain")
    ]
    assert spent[0] < spent[1]


@pytest.mark.slow
@pytest.mark.skipif(not compiled(), reason="the encoder is slow if it is not compiled")
def test_a_decision_of_an_admiral_is_quick() -> None:
    """The quickest of a few games, because other work on the machine slows calculations down."""
    games = [begun("admiral", number, 15) for number in range(4)]
    assert min(1000 * sum(g.cpu_seconds) / sum(g.decisions) for g in games) < MOST_MS
