"""The tables of docs/researchers.md: what the game is like, and how fast it is played.

`python -m longshore.tools.researchers < docs/researchers.md` prints the page with a fresh table of
the game. With reports of `longshore bench --json` as arguments, the table of speeds is made anew
too, since those are from one machine at one time.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from statistics import mean
from typing import Final, NamedTuple

from longshore.batch.inside import guess_cards, step_inside
from longshore.batch.table import ROLLOUT, RUNNING, new_table, play, seat_at
from longshore.bots.rollout.mind import new_mind
from longshore.check.bench import Report, Result
from longshore.encoding.actions import ACTION_COUNT, codes_for
from longshore.encoding.observation import RICH_SIZE, SIZE
from longshore.env.variant import Variant
from longshore.game import new_game
from longshore.game.decisions import DECISION_NAMES
from longshore.game.editions import MAX_PLAYERS, OPTIONS, Value
from longshore.record import deal_from_seed
from longshore.tools.marks import with_tables

BOXES: Final[Mapping[str, tuple[int, dict[str, Value]]]] = {
    "2007": (2007, {}),
    "2018": (2018, {}),
    "2018 with the Investment Bank": (2018, {"investment_bank": "on"}),
}
GAMES: Final = 20  # of each kind
PLAYERS: Final = 4
SPEEDS: Final = {
    "play": "steps of random play in the core",
    "clone": "copies of a game",
    "view": "views of a seat",
    "batch": "`Batch`: decisions with rows of bytes and masks",
    "batch_no_observation": "`Batch`: decisions with masks only",
    "aec": "`aec`: decisions with observations and masks",
    "solo": "`solo`: decisions of the learner against random opponents",
    "openspiel": "OpenSpiel: decisions with observation tensors",
}


class Length(NamedTuple):
    """What a game of rollout players was like."""

    decisions: int
    choices: int  # legal actions, over all decisions
    most: int  # legal actions of one decision
    rounds: int


FIGURES: Final[Mapping[str, Callable[[Sequence[Length]], str]]] = {
    "decisions of a game, all seats": lambda games: f"{mean(g.decisions for g in games):.0f}",
    "rounds of a game": lambda games: f"{mean(g.rounds for g in games):.0f}",
    "legal actions of a decision, mean": lambda games: (
        f"{sum(g.choices for g in games) / sum(g.decisions for g in games):.1f}"
    ),
    "legal actions of a decision, most": lambda games: str(max(g.most for g in games)),
}


def game_table() -> str:
    """Sizes that follow from the code, and games of rollout players with the seeds 1 to GAMES."""
    rows = [
        ("kinds of decisions", len(DECISION_NAMES) - 1),  # one of the names means none
        ("options of a game", len(OPTIONS)),
        ("actions, the same for all kinds of games", ACTION_COUNT),
        ("numbers of an observation, as words or bytes", SIZE),
        ("numbers of a rich observation", RICH_SIZE),
    ]
    table = ["| the game | |", "|---|---|", *(f"| {name} | {number} |" for name, number in rows)]
    table += [
        "",
        f"| {GAMES} games of 4 rollout players | {' | '.join(BOXES)} |",
        "|---|---|---|---|",
    ]
    lengths = [
        [length_of(Variant(edition, PLAYERS, options), seed) for seed in range(1, GAMES + 1)]
        for edition, options in BOXES.values()
    ]
    for name, tell in FIGURES.items():
        table.append(f"| {name} | {' | '.join(tell(games) for games in lengths)} |")
    return "\n".join(table)


def length_of(variant: Variant, seed: int) -> Length:
    """Play one game with rollout players in all seats."""
    rules = variant.rules
    owners = [ROLLOUT] * MAX_PLAYERS
    table = new_table(rules, codes_for(PLAYERS), variant.max_turns, owners, new_mind(seed))
    game = new_game(rules, deal_from_seed(rules, seed))
    seat_at(table, game)
    guess_cards(table, game.state)
    choices: list[int] = []
    while table.standing == RUNNING:
        legal = variant.encoder.legal(game, table.seat, repaid=table.repaid)
        choices.append(len(legal))
        play(table, game, step_inside(table, game, ROLLOUT))
    rounds = max(game.snapshot().turns) + 1
    return Length(len(choices), sum(choices), max(choices), rounds)


def speed_table(reports: Sequence[Report]) -> str:
    """Speeds of four players, out of one or more reports."""
    found: dict[tuple[str, str], int] = {}
    for result in (result for report in reports for result in report["results"]):
        if result["players"] == PLAYERS and result.get("policy", "uniform") == "uniform":
            found[result["name"], box_of(result)] = result["per_cpu_second"]
    table = [f"| per CPU second | {' | '.join(BOXES)} |", "|---|---|---|---|"]
    for name, told in SPEEDS.items():
        numbers = " | ".join(f"{rounded(found[name, box]):,}" for box in BOXES)
        table.append(f"| {told} | {numbers} |")
    rates = [report["calibration_per_cpu_second"] / 1e6 for report in reports]
    table.append(f"| rounds of the calibration loop | {span(rates)} million | | |")
    return "\n".join(table)


def box_of(result: Result) -> str:
    """The kind of game that was measured."""
    options = dict(result["options"])
    return next(
        name
        for name, (edition, chosen) in BOXES.items()
        if str(edition) == result["edition"] and chosen == options
    )


def rounded(number: int) -> int:
    """To three digits: the rest is noise."""
    return round(number, 3 - len(str(number)))


def span(numbers: Iterable[float]) -> str:
    """The least and the most."""
    low, *_, high = sorted([*numbers] * 2)
    return f"{low:.1f}" if f"{low:.1f}" == f"{high:.1f}" else f"{low:.1f} to {high:.1f}"


def filled(page: str, reports: Sequence[Report] = ()) -> str:
    """A page with fresh tables. The speeds change only with reports."""
    tables = {"game": game_table()}
    if reports:
        tables["speed"] = speed_table(reports)
    return with_tables(page, tables)


if __name__ == "__main__":  # reads a page, writes it with its tables
    given = [json.loads(Path(name).read_text("utf-8")) for name in sys.argv[1:]]
    sys.stdout.write(filled(sys.stdin.read(), given))
