"""Real matches of a network against the bots, with the forward pass that the bot will use.

`python -m training.gate weights.npz --seconds 60 --out gate.json`
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from longshore.env.opponents import Player, seat_player
from longshore.env.session import NOBODY, Session
from longshore.record import deal_from_seed
from training.forward import Forward, read
from training.kinds import KINDS, MAX_TURNS

BY_NAME: Final = {kind.name: kind for kind in KINDS}


class Line(NamedTuple):
    """One against several of the same bot."""

    kind: str
    opponent: str


TRADERS: Final = tuple(Line(kind, "trader") for kind in ("2007, 3", "2007, 5", "bank, 3"))
CAPTAINS: Final = tuple(
    Line(kind, "captain") for kind in ("2007, 3", "bank, 3", "2007, 5", "bank, 5")
)


class Result(NamedTuple):
    """How a game ended for the network."""

    line: Line
    win: float
    score: int
    others: float
    cut_off: bool
    decisions: int


def play(network: Forward, line: Line, number: int, *, sampled: bool = False) -> Result:
    """One game. Its number decides the deal, the seat and all chance."""
    kind = BY_NAME[line.kind]
    variant = kind.variant(MAX_TURNS)
    session = variant.start(deal_from_seed(variant.rules, 10**9 + number), recorded=True)
    own = number % kind.players
    players: dict[int, Player] = {
        seat: seat_player(line.opponent, session, seat, 1000 * number + seat, "rich")
        for seat in range(kind.players)
        if seat != own
    }
    chance = np.random.default_rng(number) if sampled else None
    decisions = 0
    while session.seat != NOBODY:
        if session.seat == own:
            session.act(decide(network, session, chance))
            decisions += 1
        else:
            players[session.seat].play(session)
    for player in players.values():
        player.close()
    scores, winners = session.game.scores(), session.game.winners()
    win = 1 / len(winners) if own in winners else 0.0
    others = (sum(scores) - scores[own]) / (kind.players - 1)
    return Result(line, win, scores[own], others, session.truncated, decisions)


def decide(network: Forward, session: Session, chance: np.random.Generator | None) -> int:
    """The network's action for the seat that is asked, from what that seat may know."""
    encoder, game, seat, repaid = session.encoder, session.game, session.seat, session.repaid
    mask = encoder.mask(game, seat, repaid=repaid)
    if mask.sum() == 1:
        return int(mask.argmax())
    row = encoder.observation_rich(game, seat, repaid=repaid, clues=session.clues)
    return network.choose(row, mask, chance)


def share(wins: Sequence[float]) -> dict[str, Any]:
    """The mean and half of its 95 % interval."""
    count = len(wins)
    mean = sum(wins) / count if count else 0.0
    spread = sum((win - mean) ** 2 for win in wins) / max(count - 1, 1)
    return {"games": count, "wins": mean, "half": 1.96 * math.sqrt(spread / max(count, 1))}


def table(results: Sequence[Result]) -> list[dict[str, Any]]:
    """A row for each line."""
    rows = []
    for line in sorted({result.line for result in results}):
        mine = [result for result in results if result.line == line]
        rows.append({
            **line._asdict(),
            **share([result.win for result in mine]),
            "even": 1 / BY_NAME[line.kind].players,
            "score": sum(result.score for result in mine) / len(mine),
            "others": sum(result.others for result in mine) / len(mine),
            "cut_off": sum(result.cut_off for result in mine) / len(mine),
            "decisions": sum(result.decisions for result in mine) / len(mine),
        })  # fmt: skip
    return rows


def told(rows: Sequence[dict[str, Any]]) -> str:
    """The rows as text."""
    lines = [
        f"{'one against':22}{'games':>6}{'wins':>16}{'even':>6}{'score':>7}{'others':>7}{'cut':>6}"
    ]
    for row in rows:
        wins = f"{100 * row['wins']:.1f} ± {100 * row['half']:.1f} %"
        name = f"{row['opponent']}, {row['kind']}"
        lines.append(
            f"{name:22}{row['games']:6}{wins:>16}{100 * row['even']:5.0f}%"
            f"{row['score']:7.1f}{row['others']:7.1f}{100 * row['cut_off']:5.0f}%"
        )
    return "\n".join(lines)


class Task(NamedTuple):
    """What one process plays."""

    weights: Path
    lines: Sequence[Line]
    seconds: float
    first: int  # number of its first game
    every: int  # and how far apart their numbers are
    sampled: bool


def work(task: Task) -> list[Result]:
    """Play until the time is up. A game that is begun is finished, so that long ones count too."""
    network = read(task.weights)
    begun = time.monotonic()
    results: list[Result] = []
    number = task.first
    while time.monotonic() - begun < task.seconds:
        line = task.lines[(number // task.every + number) % len(task.lines)]
        results.append(play(network, line, number, sampled=task.sampled))
        number += task.every
    return results


def matches(task: Task, processes: int) -> list[Result]:
    """Play on all processes for about so long."""
    tasks = [task._replace(first=task.first + at, every=processes) for at in range(processes)]
    with multiprocessing.get_context("fork").Pool(processes) as pool:
        return [result for found in pool.map(work, tasks, chunksize=1) for result in found]


def main() -> None:
    """Play, print and write a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("weights", type=Path)
    parser.add_argument("--seconds", type=float, default=60, help="against traders")
    parser.add_argument("--captains", type=float, default=0, help="seconds against captains")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--sampled", action="store_true", help="draw actions by likelihood")
    parser.add_argument("--kinds", nargs="*", help="names of kinds, instead of the usual ones")
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    lines = [Line(kind, "trader") for kind in given.kinds] if given.kinds else TRADERS
    captains = [line._replace(opponent="captain") for line in lines] if given.kinds else CAPTAINS
    task = Task(given.weights, lines, given.seconds, given.first, 1, given.sampled)
    results = matches(task, given.processes)
    if given.captains:
        results += matches(task._replace(lines=captains, seconds=given.captains), given.processes)
    rows = table(results)
    print(told(rows), flush=True)
    if given.out is not None:
        given.out.write_text(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()
