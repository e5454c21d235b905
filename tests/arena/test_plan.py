"""The schedule: the same deals for everyone, every seat equally often."""

from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.arena.matches import match_of

from longshore.arena.entrants import check_entrants, entrants_of
from longshore.arena.errors import PlanError
from longshore.arena.plan import derived, seatings, tasks_of
from longshore.record import deal_from_seed


@pytest.mark.parametrize(
    ("entrants", "players", "games", "deals", "played"),
    [(3, 3, 300, 100, 300), (3, 3, 301, 101, 303), (4, 3, 1, 1, 12), (5, 5, 7, 2, 10)],
)
def test_games_are_rounded_up_to_whole_sets(
    entrants: int, players: int, games: int, deals: int, played: int
) -> None:
    match = match_of(*["deckhand"] * entrants, players=players, games=games)
    assert (match.deals, match.all_games) == (deals, played)
    assert len(list(tasks_of(match))) == played


@given(st.integers(3, 7), st.integers(3, 5), st.integers(1, 30))
def test_every_entrant_sits_in_every_seat_equally_often(
    entrants: int, players: int, deal: int
) -> None:
    if entrants < players:
        return
    found = list(seatings(entrants, players, deal))
    assert len(set(found)) == len(found)
    sat = Counter((seat, entrant) for seating in found for seat, entrant in enumerate(seating))
    assert len(sat) == players * entrants
    assert len(set(sat.values())) == 1
    tables = Counter(frozenset(seating) for seating in found)
    assert set(tables) == {frozenset(chosen) for chosen in combinations(range(entrants), players)}
    assert set(tables.values()) == {players}


def test_with_deals_of_their_own_all_tables_take_turns() -> None:
    match = replace(match_of("deckhand", "trader", "deckhand", "trader", games=13), own_deals=True)
    assert (match.games_per_deal, match.deals, match.all_games) == (3, 8, 24)
    tasks = list(tasks_of(match))
    assert len(tasks) == 24
    tables = {task.deal: frozenset(task.seating) for task in tasks}
    assert Counter(tables.values()) == {frozenset(one): 2 for one in combinations(range(4), 3)}
    for deal, table in tables.items():
        seated = [task.seating for task in tasks if task.deal == deal]
        assert len({*seated}) == 3
        assert {entrant for seating in seated for entrant in seating} == table
    assert len({task.deal_seed for task in tasks}) == 8


def test_every_order_round_the_table_gets_its_turn() -> None:
    neighbours = Counter(
        (seating[0], seating[1]) for deal in range(1, 7) for seating in seatings(4, 4, deal)
    )
    assert len(neighbours) == 12
    assert len(set(neighbours.values())) == 1


def test_a_deal_is_the_same_in_all_its_games() -> None:
    match = match_of("deckhand", "trader", "deckhand", "trader", games=36)
    seeds: dict[int, set[int]] = {}
    bots: dict[tuple[int, int], set[int]] = {}
    for task in tasks_of(match):
        seeds.setdefault(task.deal, set()).add(task.deal_seed)
        for entrant, bot, seed in zip(task.seating, task.bots, task.bot_seeds, strict=True):
            assert bot == match.entrants[entrant]
            bots.setdefault((task.deal, entrant), set()).add(seed)
    assert all(len(found) == 1 for found in (*seeds.values(), *bots.values()))
    of_deals = {seed for found in seeds.values() for seed in found}
    of_bots = {seed for found in bots.values() for seed in found}
    assert len(of_deals) == match.deals
    assert len(of_bots) == match.deals * 4
    assert not of_deals & of_bots


def test_seeds_differ_and_stay() -> None:
    first, second = match_of(seed=1), match_of(seed=2)
    assert list(tasks_of(first)) == list(tasks_of(match_of(seed=1)))
    assert list(tasks_of(first)) != list(tasks_of(second))
    # A changed number would silently change every published result.
    assert derived("deal", 7, 1) == 166307108430794
    assert deal_from_seed(first.rules, derived("deal", 7, 1)).first in range(3)


def test_what_cannot_be_played() -> None:
    with pytest.raises(PlanError, match="2 entrants cannot fill 3 seats"):
        match_of("deckhand", "deckhand")
    with pytest.raises(PlanError, match="at least one game"):
        match_of(games=0)


def test_entrants_in_a_text() -> None:
    assert entrants_of("trader, deckhand,cmd:python3 my bot.py") == (
        "trader",
        "deckhand",
        "cmd:python3 my bot.py",
    )
    assert entrants_of('"cmd:bot a,b",trader') == ("cmd:bot a,b", "trader")
    for text in ("", ",", "trader,,trader", " "):
        with pytest.raises(PlanError, match="empty name"):
            entrants_of(text)
    check_entrants(("deckhand", "trader"))
    with pytest.raises(PlanError, match="pirate"):
        check_entrants(("deckhand", "pirate"))
