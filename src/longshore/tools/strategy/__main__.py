"""`python -m longshore.tools.strategy figures | positions | table`.

`figures` plays 1,200 games (three minutes of CPU time on the compiled core) and writes
`server/strategy/figures.json`. `positions` plays 120 games and writes the positions beside it.
`table` reads docs/strategy.md and prints it with a fresh table.
"""

from __future__ import annotations

import sys

import msgspec

from longshore.arena.games import GameResult
from longshore.arena.plan import Match
from longshore.arena.players import players
from longshore.arena.run import hold
from longshore.record import write_text
from longshore.server.strategy.ideas import FIGURES, FOLDER
from longshore.tools.strategy import figures, search
from longshore.tools.strategy.table import filled


def played(match: Match) -> list[GameResult]:
    """All games of a match, one after another in this process."""
    with players(jobs=1) as player:
        return hold(match, player, progress=lambda _: None).games


def main(wish: str) -> None:
    """Do what was asked for."""
    if wish == "figures":
        measured = msgspec.json.encode(figures.measure(played(figures.MATCH)))
        FIGURES.write_bytes(msgspec.json.format(measured, indent=2) + b"\n")
    elif wish == "positions":
        for idea, record in search.positions_in(played(search.MATCH)).items():
            (FOLDER / f"{idea}.txt").write_text(write_text(record), "utf-8")
    elif wish == "table":
        sys.stdout.write(filled(sys.stdin.read()))
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) == 2 else "")
