"""The types hold outside this repository: a user's program is checked strictly against them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PROGRAM = """
import copy
import pickle

import longshore.env
from longshore.bots import Answer, Asking, make_bot
from longshore.env.batch import ROLLOUT, Batch, Variant
from longshore.game import Deal, Game, Refused, Rules, new_game, rules_for
from longshore.record import deal_from_seed, line_text, position_of, write_text
from longshore.view import view_of


def play(seed: int) -> list[int]:
    rules: Rules = rules_for(2018, 4, {"investment_bank": "on"})
    deal: Deal = deal_from_seed(rules, seed)
    game: Game = new_game(rules, deal)
    while (asked := game.asked()) is not None:
        seat = asked.seats[0]
        try:
            game.apply(seat, game.legal(seat)[0])
        except Refused as refused:
            print(refused.code, refused.bounds)
    return copy.deepcopy(game).scores()


def answer(asking: Asking) -> Answer:
    return make_bot("trader", seed=1).answer(asking)


def learn() -> float:
    env = longshore.env.solo(opponents=("random", "trader"), edition=2018)
    seen, info = env.reset(seed=7)
    seen, reward, terminated, truncated, info = env.step(int(env.action_masks().nonzero()[0][0]))
    many = longshore.env.vector(8, opponents=("rollout", "random"))
    many.reset(seed=7)
    flat = longshore.env.flat(many)
    flat.reset(seed=7)
    batch = Batch([Variant(2007, 3)] * 4, seats=[0, ROLLOUT, ROLLOUT])
    shown = batch.reset(1)
    batch.draw()
    return reward + float(shown.rewards.sum()) + len(pickle.dumps(batch.step()))
"""
WRONG = """
from longshore.game import new_game, rules_for
from longshore.record import deal_from_seed
import longshore.env
rules = rules_for("2018", 4, {})
new_game(rules, deal_from_seed(rules, 1)).apply("blue", 0)
longshore.env.solo(player=3)
"""


def test_a_program_is_checked_strictly_and_mistakes_are_found(tmp_path: Path) -> None:
    """Against the package that is installed. One run for both, because it takes a while."""
    for name, program in (("right.py", PROGRAM), ("wrong.py", WRONG)):
        tmp_path.joinpath(name).write_text(program, "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file=", "right.py", "wrong.py"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    errors = [line.split(": error")[0] for line in done.stdout.splitlines() if "error:" in line]
    assert errors == ["wrong.py:5", "wrong.py:6", "wrong.py:7"], done.stdout
