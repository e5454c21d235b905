"""Which games the trainer plays, and with whom."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from longshore.game.editions import OPTIONS

pytest.importorskip("numpy")
from training.kinds import EVERY, KINDS, LEARNER, THREE, Mix, draw_kind, draw_owners, random_kind


def test_every_edition_player_count_and_option_appears() -> None:
    chance = random.Random(1)
    drawn = [draw_kind(chance) for _ in range(2000)]
    assert {number for number, _ in drawn} == set(EVERY)
    assert {(kind.edition, kind.players) for _, kind in drawn} == {
        (edition, players) for edition in (2007, 2018) for players in (3, 4, 5)
    }
    kinds = [random_kind(chance) for _ in range(400)]
    seen = {(name, value) for kind in kinds for name, value in kind.options.items()}
    for option in OPTIONS:
        if not option.of_deal and not option.is_range:
            assert {value for name, value in seen if name == option.name} == set(option.values)


def test_some_kinds_only() -> None:
    chance = random.Random(2)
    assert {draw_kind(chance, THREE)[0] for _ in range(200)} == set(THREE)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_kinds_are_games(kind: object) -> None:
    assert isinstance(kind, type(KINDS[0]))
    variant = kind.variant()
    assert (variant.rules.edition, variant.rules.players) == (kind.edition, kind.players)


def test_tables_have_a_learner_and_company_as_often_as_told() -> None:
    chance = random.Random(3)
    tables: Counter[str] = Counter()
    seats: set[int] = set()
    for _ in range(3000):
        owners = draw_owners(4, Mix(scripted=0.5, past=0.2), 3, chance)
        assert LEARNER in owners
        assert set(owners) <= {-1, 0, 1, 2, 3}
        if owners.count(LEARNER) == 1:
            seats.add(owners.index(LEARNER))
        scripted = "scripted" if -1 in owners else "past"
        tables[scripted if set(owners) != {LEARNER} else "self"] += 1
    assert seats == {0, 1, 2, 3}
    assert 0.42 < tables["scripted"] / 3000 < 0.53
    assert 0.27 < tables["self"] / 3000 < 0.33


def test_without_past_selves_nobody_plays_them() -> None:
    chance = random.Random(4)
    for _ in range(300):
        assert max(draw_owners(5, Mix(), 0, chance)) == LEARNER
