"""What holds in every game: the invariants, legal is accepted, clones are independent.

R-INV-1 to R-INV-8 are checked after every step of uniform and of biased random play, over editions,
players and options, from deals and from odd positions. `longshore fuzz` does the same for hours.
"""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longshore.check.fuzz_game import play_plan
from longshore.check.fuzz_plan import allowed_values, plan_of
from longshore.check.invariants import Watched
from longshore.check.spot_checks import check_legal_is_accepted, check_others_are_refused
from longshore.game import Game, Refused, new_game, rules_for
from longshore.game.editions import EDITION_2007, EDITION_2018, OPTIONS, Value
from longshore.game.generator import new_generator
from longshore.game.playout import BIASED, UNIFORM, draw_step, play_out
from longshore.record import deal_from_seed, position_of

EDITIONS = (EDITION_2007, EDITION_2018)
BANK: dict[str, Value] = {"investment_bank": "on"}
POLICIES = {"uniform": UNIFORM, "biased": BIASED}
BOXES = [
    pytest.param(edition, players, options, id=f"{edition}-{players}{'-bank' if options else ''}")
    for edition, options in ((2007, {}), (2018, {}), (2018, BANK))
    for players in (3, 4, 5)
]


def option_values() -> list[object]:
    """Every value of every option that is not its edition's default."""
    return [
        pytest.param(edition, option.name, value, id=f"{edition}-{option.name}-{value}")
        for edition in EDITIONS
        for option in OPTIONS
        for value in allowed_values(option, edition)
        if value != option.default(edition)
    ]


def start(edition: int, players: int, options: dict[str, Value], seed: int) -> Game:
    rules = rules_for(edition, players, options)
    return new_game(rules, deal_from_seed(rules, seed))


def watch(game: Game, seed: int, policy: int, max_turns: int) -> int:
    """Random play with all invariants after every step. Returns how many steps there were."""
    watched = Watched(game)
    generator = new_generator(seed)
    random = Random(seed)
    steps = 0
    while (asked := game.asked()) is not None and watched.state.turns[game.turn] < max_turns:
        seat = random.choice(asked.seats)
        watched.apply(seat, draw_step(game, seat, generator, policy))
        steps += 1
    return steps


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize(("edition", "players", "options"), BOXES)
def test_invariants_hold_after_every_step(
    edition: int, players: int, options: dict[str, Value], policy: str
) -> None:
    for seed in range(2):
        game = start(edition, players, options, seed)
        assert watch(game, seed, POLICIES[policy], 25) > 20


@pytest.mark.parametrize(("edition", "name", "value"), option_values())
def test_invariants_hold_with_every_option(edition: int, name: str, value: Value) -> None:
    option = next(option for option in OPTIONS if option.name == name)
    options: dict[str, Value] = {name: value}
    if option.part_of:
        options[option.part_of] = "on"
    if name == "domestic_sale_first_turn":
        options["domestic_sale"] = "on"
    for seed in range(2):
        assert watch(start(edition, 3 + seed, options, seed), seed, BIASED, 12) > 0


@given(st.integers(0, 10**6))
def test_games_of_any_kind_pass_all_checks(number: int) -> None:
    played = play_plan(plan_of(0, number), 6)
    assert played.failure is None


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(3))
def test_legal_is_what_is_accepted(edition: int, seed: int) -> None:
    game = start(edition, 3, BANK if edition == EDITION_2018 else {}, seed)
    random, generator = Random(seed), new_generator(seed)
    for _ in range(120):
        asked = game.asked()
        if asked is None:
            break
        check_legal_is_accepted(game, random)
        check_others_are_refused(game, random)
        seat = random.choice(asked.seats)
        game.apply(seat, draw_step(game, seat, generator, BIASED))


@given(st.integers(-(2**70), 2**70), st.integers(-(2**70), 2**70))
def test_no_number_upsets_the_core(seat: int, step: int) -> None:
    game = start(2018, 3, BANK, 1)
    before = position_of(game)
    legal = game.legal(seat) if 0 <= seat < 3 else []
    if step not in legal:
        with pytest.raises(Refused):
            game.apply(seat, step)
        assert position_of(game) == before


@pytest.mark.parametrize(("edition", "players", "options"), BOXES)
def test_a_clone_goes_its_own_way(edition: int, players: int, options: dict[str, Value]) -> None:
    game = start(edition, players, options, 5)
    watch(game, 5, BIASED, 3)
    before = position_of(game), [game.legal(seat) for seat in range(players)]
    clone = game.clone()
    assert position_of(clone) == before[0]
    play_out(clone, 1, BIASED, 30)
    assert position_of(clone) != before[0]
    assert (position_of(game), [game.legal(seat) for seat in range(players)]) == before
    after = position_of(clone)
    play_out(game, 2, BIASED, 30)
    assert position_of(clone) == after


@pytest.mark.parametrize(("edition", "players", "options"), BOXES)
def test_biased_games_come_to_their_end(
    edition: int, players: int, options: dict[str, Value]
) -> None:
    ended = 0
    for seed in range(5):
        game = start(edition, players, options, seed)
        played = play_out(game, seed, BIASED, 100)
        assert played.capped != game.over
        ended += game.over
    assert ended
