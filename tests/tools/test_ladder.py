"""Ratings of the levels, from the places of all games at once."""

from __future__ import annotations

import csv
import math
import random
from pathlib import Path

import pytest

from longshore.bots import LEVELS
from longshore.tools.ladder import BETA, MIDDLE, ratings_of, shares, stages_of


def test_ratings_are_those_by_which_places_were_drawn() -> None:
    chance = random.Random(1)
    truth = {"weak": -9.0, "usual": 0.0, "strong": 4.0, "best": 5.0}
    unit = BETA * 3**0.5
    games = []
    for _ in range(1200):
        players = chance.sample(list(truth), 3)
        # Gumbel's noise gives the Plackett-Luce model.
        luck = {each: truth[each] / unit - gumbel(chance) for each in players}
        order = sorted(players, key=lambda each: -luck[each])
        games.append({each: place for place, each in enumerate(order, 1)})
    found = ratings_of(games)
    for name, rating in truth.items():
        assert found[name] == pytest.approx(MIDDLE + rating, abs=1.5)


def gumbel(chance: random.Random) -> float:
    """Minus a draw from the distribution of Gumbel."""
    return math.log(chance.expovariate(1))


def test_the_order_of_the_games_makes_no_difference() -> None:
    games = [{"a": 1, "b": 2, "c": 3}, {"c": 1, "a": 2, "b": 2}, {"b": 1, "c": 2, "a": 3}] * 3
    assert ratings_of(games) == pytest.approx(ratings_of(games[::-1]))


def test_who_shares_a_place_is_ahead_of_nobody_there() -> None:
    stages = list(stages_of({"a": 1, "b": 2, "c": 2}))
    assert stages == [("a", ["a", "b", "c"]), ("b", ["b", "c"]), ("c", ["b", "c"])]
    assert list(stages_of({"a": 1, "b": 2})) == [("a", ["a", "b"])]


def test_every_level_has_a_row(tmp_path: Path) -> None:
    names = list(LEVELS)
    with (tmp_path / "games.csv").open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(("game", "deal", "bot", "place", "win"))
        for game in range(len(names)):
            for place in (1, 2, 3):
                name = names[(game + place) % len(names)]
                writer.writerow((game, game, name, place, int(place == 1)))
    rows = shares(tmp_path).splitlines()[1:]
    assert len(rows) == len(names)
    assert rows[0].startswith("deckhand,3,33.3,")
