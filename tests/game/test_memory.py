"""Thousands of games in a row leave nothing behind in memory."""

import resource
import sys

from longshore.game import Game, compiled, new_game, rules_for
from longshore.game.playout import BIASED, play_out
from longshore.record import deal_from_seed, position_of
from longshore.view import view_of

GAMES = 10_000 if compiled() else 60
KILOBYTE = 1024 if sys.platform == "darwin" else 1


def peak_memory() -> int:
    """The most memory this process has ever held, in kB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // KILOBYTE


def play(start: Game, seeds: range) -> None:
    for seed in seeds:
        game = start.clone()
        play_out(game, seed, BIASED, 40)
        if seed % 20 == 0:  # what leaves the core must not hold on to it either
            view_of(game, 0)
            position_of(game)
            game.legal(0)


def test_memory_does_not_grow_with_the_number_of_games() -> None:
    rules = rules_for(2018, 4, {"investment_bank": "on"})
    start = new_game(rules, deal_from_seed(rules, 1))
    play(start, range(GAMES // 10))
    grown = []
    for _ in range(3):  # what is allocated once is no leak: that would grow every time
        before = peak_memory()
        play(start, range(GAMES))
        grown.append(peak_memory() - before)
        if grown[-1] < 2_000:
            return
    raise AssertionError(grown)
