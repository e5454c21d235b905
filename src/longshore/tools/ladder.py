"""The ratings of the levels (`longshore.bots.LEVELS`), from arenas in which they have met.

`python -m longshore.tools.ladder RUN... > docs/ladder.csv` writes what each level has won, for the
table in docs/bots.md, and prints the ratings, which belong in `LEVELS`. A run is what `longshore
arena --out` has written. Openskill goes through games in order and forgets, so its
ratings depend on that order. Here its model, Plackett-Luce, is fitted to all games at once.
"""

from __future__ import annotations

import csv
import math
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from longshore.arena.statistics import interval_over_deals
from longshore.bots import LEVELS

MIDDLE: Final = 25.0  # what openskill begins with, here the mean of the levels
BETA: Final = MIDDLE / 6  # its unit of luck
_ROUNDS: Final = 2000  # at most
_STILL: Final = 1e-7  # a change this small ends them

Game = Mapping[str, int]
"""The place of each player."""


def ratings_of(games: Sequence[Game]) -> dict[str, float]:
    """Everyone's rating, in openskill's units, if all games have the same number of players.

    Nobody may have come first, or last, in all games.
    """
    stages = [stage for game in games for stage in stages_of(game)]
    ahead: dict[str, int] = defaultdict(int)
    for first, _ in stages:
        ahead[first] += 1
    strengths = dict.fromkeys({player for game in games for player in game}, 1.0)
    for _ in range(_ROUNDS):  # minorisation and maximisation (Hunter, 2004)
        shares: dict[str, float] = defaultdict(float)
        for _, among in stages:
            share = 1 / sum(strengths[player] for player in among)
            for player in among:
                shares[player] += share
        before, strengths = strengths, {each: ahead[each] / shares[each] for each in strengths}
        if all(abs(strengths[each] / before[each] - 1) < _STILL for each in strengths):
            break
    unit = BETA * math.sqrt(len(games[0]))
    logs = {player: unit * math.log(strength) for player, strength in strengths.items()}
    level = sum(logs.values()) / len(logs)
    return {player: MIDDLE + each - level for player, each in logs.items()}


def stages_of(game: Game) -> Iterator[tuple[str, list[str]]]:
    """Who came before whom: each player, among those who were still in the race."""
    for player, place in game.items():
        among = [other for other, theirs in game.items() if theirs >= place]
        if len(among) > 1:
            yield player, among


def read(runs: Sequence[Path]) -> tuple[list[Game], dict[str, dict[tuple[int, str], list[float]]]]:
    """The places of all games, and everyone's wins in each deal."""
    games: list[Game] = []
    wins: dict[str, dict[tuple[int, str], list[float]]] = defaultdict(lambda: defaultdict(list))
    for number, run in enumerate(runs):
        places: dict[str, dict[str, int]] = defaultdict(dict)
        with (run / "games.csv").open(newline="", encoding="utf-8") as file:
            for row in csv.DictReader(file):
                places[row["game"]][row["bot"]] = int(row["place"])
                wins[row["bot"]][number, row["deal"]].append(float(row["win"]))
        games += places.values()
    return games, wins


def shares(run: Path) -> str:
    """A row of docs/ladder.csv for each level: its seats, and its win share in percent."""
    _, wins = read([run])
    lines = ["level,seats,share,low,high"]
    for name in LEVELS:
        deals = list(wins[name].values())
        share = sum(map(sum, deals)) / sum(map(len, deals))
        low, high = interval_over_deals([sum(each) / len(each) for each in deals])
        percent = ",".join(f"{100 * each:.1f}" for each in (share, low, high))
        lines.append(f"{name},{sum(map(len, deals))},{percent}")
    return "\n".join(lines)


if __name__ == "__main__":  # win shares of the first run, ratings of all
    given = [Path(run) for run in sys.argv[1:]]
    for player, rating in ratings_of(read(given)[0]).items():
        sys.stderr.write(f"{player} {rating:.1f}\n")
    sys.stdout.write(shares(given[0]) + "\n")
