"""Games of a batch go as single sessions do, on whatever memory and with whomever in the seats."""

from __future__ import annotations

import random
from multiprocessing.shared_memory import SharedMemory

import numpy as np
import pytest
from tests.view.games import random_rules

from longshore.batch.inside import guess_cards, step_inside
from longshore.batch.table import new_table, play, seat_at
from longshore.bots.rollout.mind import new_mind
from longshore.encoding import actions
from longshore.env.batch import (
    OVER,
    RANDOM,
    ROLLOUT,
    TRUNCATED,
    Batch,
    Buffers,
    Variant,
    buffers_in,
    bytes_needed,
    new_buffers,
)
from longshore.env.encoder import unpacked
from longshore.env.observation import NAMES, SIZE
from longshore.env.rewards import difference, final_rewards
from longshore.env.session import IllegalActionError, Session
from longshore.game import new_game
from longshore.game.decisions import DECISION_NAMES
from longshore.game.steps import FIRST_BID, bid_amount
from longshore.record import deal_from_seed
from longshore.rows.codes import MAX_ENCODED_BID

BOXES = [(2007, {}), (2018, {}), (2018, {"investment_bank": "on"})]
EVERY = [
    Variant(edition, players, options, 4) for edition, options in BOXES for players in (3, 4, 5)
]


def mixed(count: int, seed: int) -> list[Variant]:
    """Games of any edition, player count and options."""
    chance = random.Random(seed)
    kinds = [random_rules(chance) for _ in range(count)]
    return [
        Variant(rules.edition, rules.players, rules.options, chance.randrange(2, 9))
        for rules in kinds
    ]


def assert_shown(buffers: Buffers, index: int, session: Session) -> None:
    """The arrays show what a session would."""
    game, seat, repaid = session.game, session.seat, session.repaid
    asked = game.asked()
    assert asked is not None
    assert buffers.seats[index] == seat
    assert DECISION_NAMES[buffers.decisions[index]] == asked.decision
    encoder = session.encoder
    shown = buffers.observations[index].tolist()
    if buffers.kind == "rich":
        rich = encoder.observation_rich(game, seat, repaid=repaid, clues=session.clues)
        assert shown == rich.tolist()
    elif buffers.kind == "bytes":
        assert shown == encoder.observation_bytes(game, seat, repaid=repaid).tolist()
    else:
        assert shown == encoder.observation(game, seat, repaid=repaid).tolist()
    mask = unpacked(buffers.masks[index])
    assert mask.tolist() == encoder.mask(game, seat, repaid=repaid).tolist()
    steps = {
        step
        for step in game.legal(seat)
        if (step < FIRST_BID or bid_amount(step) <= MAX_ENCODED_BID)
        and not session.leaves_out(step)
    }
    allowed = {int(action) for action in np.flatnonzero(mask)}
    if steps:  # none: the least legal bid has no code of its own
        assert {actions.action_of(step, seat, game.rules.players) for step in steps} == allowed
    assert {session.step_of(action) for action in allowed} >= steps


def follow(variants: list[Variant], buffers: Buffers, steps: int, *, watched: bool = True) -> int:
    """Play a batch beside sessions that take the same actions. Returns how many games ended."""
    batch = Batch(variants, buffers=buffers)
    batch.reset(100)
    sessions = [
        variant.start(deal_from_seed(variant.rules, 100 + index))
        for index, variant in enumerate(variants)
    ]
    ended = 0
    for _ in range(steps):
        batch.draw()
        chosen = buffers.actions.copy()
        batch.step()
        assert not buffers.replaced.any()
        for index, session in enumerate(sessions):
            session.act(int(chosen[index]))
            if session.over or session.truncated:
                ended += 1
                players = session.game.rules.players
                assert buffers.ended[index] == (OVER if session.over else TRUNCATED)
                scores = session.game.scores()
                assert buffers.scores[index].tolist() == scores + [0] * (5 - players)
                rewards = final_rewards(session.game, difference)
                assert buffers.rewards[index].tolist() == rewards + [0.0] * (5 - players)
                assert buffers.lengths[index] == 0
                deal = deal_from_seed(session.game.rules, int(buffers.seeds[index]))
                sessions[index] = variants[index].start(deal)
            else:
                assert buffers.ended[index] == 0
                assert not buffers.rewards[index].any()
                assert not buffers.scores[index].any()
            if watched:
                assert_shown(buffers, index, sessions[index])
    return ended


@pytest.mark.parametrize("kind", ["bytes", "words", "rich"])
def test_every_game_goes_as_a_session_does(kind: str) -> None:
    assert follow(EVERY, new_buffers(len(EVERY), kind), 120) > 0  # type: ignore[arg-type]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(8))
def test_games_of_all_kinds_go_as_sessions_do(seed: int) -> None:
    variants = mixed(40, seed)
    assert follow(variants, new_buffers(len(variants)), 1000) > 0


def test_games_of_a_few_kinds_go_as_sessions_do() -> None:
    variants = mixed(12, 3)
    follow(variants, new_buffers(len(variants)), 100)


def test_memory_may_be_shared_and_divided() -> None:
    memory = SharedMemory(create=True, size=bytes_needed(6))
    try:
        whole = buffers_in(memory.buf, 6)
        variants = [Variant(2018, 4, max_turns=3)] * 3
        halves = [Batch(variants, buffers=whole.part(start, start + 3)) for start in (0, 3)]
        halves[0].reset(5)
        halves[1].reset(8)
        together = Batch(variants * 2)
        together.reset(5)
        for _ in range(50):
            together.draw()
            whole.actions[:] = together.buffers.actions
            for batch in (*halves, together):
                batch.step()
            for name in ("observations", "masks", "seats", "rewards", "ended", "seeds"):
                ours, theirs = getattr(whole, name), getattr(together.buffers, name)
                assert (ours == theirs).all(), name
        del whole, halves, ours
    finally:
        memory.close()
        memory.unlink()


def test_without_observations_all_else_is_the_same() -> None:
    variants = [Variant(2007, 4, max_turns=3)] * 4
    seen, unseen = Batch(variants), Batch(variants, buffers=new_buffers(4, "none"))
    seen.reset(1)
    unseen.reset(1)
    assert unseen.buffers.observations.shape == (4, 0)
    for _ in range(60):
        seen.draw()
        seen.step()
        unseen.step(seen.buffers.actions)
        assert (seen.buffers.masks == unseen.buffers.masks).all()
        assert (seen.buffers.seats == unseen.buffers.seats).all()


@pytest.mark.parametrize("action", [-1, 453, 2**62, -(2**62), actions.NAMES.index("accept +1")])
def test_an_action_that_is_not_allowed(action: int) -> None:
    variants = [Variant(2007, 3)] * 3
    batch = Batch(variants, checking=True)
    shown = batch.reset(1)
    batch.draw()
    shown.actions[1] = action
    before = [array.copy() for array in (shown.observations, shown.masks)]
    with pytest.raises(IllegalActionError, match=r"^game 1, (blue|red|yellow): "):
        batch.step()
    assert (shown.observations == before[0]).all()
    assert (shown.masks == before[1]).all()
    batch.checking = False
    first = [np.flatnonzero(unpacked(mask)) for mask in shown.masks]
    twin = Batch(variants)
    twin.reset(1)
    batch.step()
    assert shown.replaced.tolist() == [0, 1, 0]
    taken = shown.actions.copy()
    for code in first[1]:
        taken[1] = code
        twin.step(taken)
        if (twin.buffers.observations[1] == shown.observations[1]).all():
            break
        twin.reset(1)
    else:
        pytest.fail("no legal action was taken instead")


def test_nothing_written_by_the_caller_reaches_a_game() -> None:
    """Random numbers as actions, and masks that allow everything."""
    chance = np.random.default_rng(1)
    batch = Batch(EVERY)
    shown = batch.reset(1)
    for _ in range(300):
        for array in (shown.masks, shown.seats, shown.decisions, shown.observations):
            array.fill(255)
        batch.step(chance.integers(-1000, 1000, len(EVERY)))
    for index in range(len(EVERY)):
        game = batch.game(index)
        assert all(cash >= 0 for cash in game.snapshot().money[: game.rules.players])


def test_players_inside_leave_only_the_callers_seats() -> None:
    variants = [Variant(2018, 4, max_turns=6)] * 4
    owners = [[0, ROLLOUT, 3, RANDOM], [ROLLOUT, 7, RANDOM, 9], [1, 1, 1, 1], [RANDOM] * 3 + [2]]
    batch = Batch(variants, seats=owners)
    shown = batch.reset(3)
    ended = 0
    for _ in range(400):
        for index in range(4):
            owner = owners[index][shown.seats[index]]
            assert owner >= 0
            assert shown.owners[index] == owner
        batch.draw()
        batch.step()
        ended += int(np.count_nonzero(shown.ended))
    assert ended > 4


def test_the_rollout_player_does_not_look_at_cards() -> None:
    """Two games that differ only in another seat's card go the same way (R-INFO-4)."""
    variant = Variant(2007, 3, max_turns=9)
    codes = actions.codes_for(3)
    for seed in range(8):
        deal = deal_from_seed(variant.rules, seed)
        first, *others = deal.cards
        undealt = next(card for card in range(5) if card not in deal.cards)
        ways: list[list[int]] = []
        for card in (first, undealt):
            table = new_table(variant.rules, codes, 9, [0, ROLLOUT, ROLLOUT, 0, 0], new_mind(0))
            game = new_game(variant.rules, deal._replace(cards=(card, *others)))
            seat_at(table, game)
            guess_cards(table, game.state)
            chance, steps = random.Random(seed), []
            while table.standing == 0:
                if table.seat:
                    steps.append(step_inside(table, game, ROLLOUT))
                    play(table, game, steps[-1])
                else:
                    play(table, game, chance.choice(game.legal(0)))
            ways.append(steps)
        assert ways[0] == ways[1]
        assert len(ways[0]) > 20


def test_forced_decisions_can_be_skipped() -> None:
    batch = Batch(EVERY, skip_forced=True)
    shown = batch.reset(2)
    for _ in range(150):
        assert (unpacked(shown.masks).sum(axis=1) > 1).all()
        batch.draw()
        batch.step()


def test_games_may_start_in_the_middle() -> None:
    variants = [Variant(2007, 3)] * 40
    batch = Batch(variants, warm_up=200)
    lengths = batch.reset(1).lengths
    assert len(set(lengths.tolist())) > 20
    assert 0 <= lengths.min() <= 20
    assert 150 <= lengths.max() <= 200


def test_the_same_seeds_and_actions_give_the_same_games() -> None:
    settings = {"seats": [0, ROLLOUT, RANDOM, 0, ROLLOUT], "warm_up": 30, "skip_forced": True}
    one, other = (Batch(EVERY, **settings) for _ in range(2))  # type: ignore[arg-type]
    one.reset(4)
    other.reset(4)
    for _ in range(100):
        one.draw()
        one.step()
        other.step(one.buffers.actions)
        assert (one.buffers.observations == other.buffers.observations).all()
        assert (one.buffers.rewards == other.buffers.rewards).all()


def test_standings_and_cards_of_all_seats() -> None:
    """At every moment what the game itself would score, and nothing unless it is asked for."""
    batch, plain = Batch(EVERY, privileged=True), Batch(EVERY)
    shown = batch.reset(6)
    plain.reset(6)
    for _ in range(200):
        for index in range(len(EVERY)):
            game = batch.game(index)
            missing = [0] * (5 - game.rules.players)
            assert shown.standings[index].tolist() == game.scores() + missing
            cards = list(game.snapshot().cards)[: game.rules.players]
            assert shown.cards[index].tolist() == cards + missing
        batch.draw()
        batch.step()
        plain.step(shown.actions)
        assert (shown.observations == plain.buffers.observations).all()
    assert not plain.buffers.standings.any()
    assert not plain.buffers.cards.any()


@pytest.mark.parametrize("seats", [0, [0, ROLLOUT, ROLLOUT, ROLLOUT, ROLLOUT]])
def test_advice_is_legal_and_better_than_chance(seats: int | list[int]) -> None:
    variants = [Variant(2007, 3, max_turns=10), Variant(2018, 4, {"investment_bank": "on"}, 10)]
    means = []
    for advised in (True, False):
        batch = Batch(variants * 4, seats=seats, checking=True, reward="score")
        shown = batch.reset(1)
        scores: list[float] = []
        while len(scores) < 12:
            if advised:
                batch.advise()
            else:
                batch.draw()
            batch.step()
            scores += shown.rewards[shown.ended > 0, 0].tolist()
        means.append(sum(scores) / len(scores))
    assert means[0] > means[1] + 10


def test_habits_inside_vary_from_deal_to_deal() -> None:
    """All prices of a rollout player, over many games, are more diverse than a usual one's."""

    def prices(varied: bool) -> set[str]:
        seen: set[str] = set()
        batch = Batch([Variant(2007, 3, max_turns=3)] * 60, seats=[0, -1, -1], varied=varied)
        shown = batch.reset(1)
        for _ in range(12):
            batch.draw()
            batch.step()
            rows = dict(zip(NAMES, shown.observations.T, strict=True))
            seen |= {name for name, row in rows.items() if "+1: factory" in name and row.any()}
        return {name[-1] for name in seen}

    assert prices(False) < prices(True)


def test_rewards_by_name_or_function() -> None:
    def twice(scores: list[int], _winners: list[int]) -> list[float]:
        return [2.0 * score for score in scores]

    for reward, factor in (("score", 1), (twice, 2)):
        batch = Batch([Variant(2007, 3, max_turns=1)] * 8, reward=reward)
        shown = batch.reset(1)
        while not shown.ended.any():
            batch.draw()
            batch.step()
        ended = shown.ended > 0
        assert (shown.rewards[ended] == factor * shown.scores[ended]).all()


def test_what_does_not_fit_is_refused() -> None:
    variant = Variant()
    with pytest.raises(ValueError, match="at least one game"):
        Batch([])
    with pytest.raises(ValueError, match="must be the caller's"):
        Batch([variant], seats=[ROLLOUT, RANDOM, ROLLOUT])
    with pytest.raises(ValueError, match="an owner is"):
        Batch([variant], seats=[0, 0, -3])
    with pytest.raises(ValueError, match=r"observations: uint8 of \(1, 650\) is needed"):
        Batch([variant], buffers=new_buffers(2))
    wide = new_buffers(4)
    every_other = {name: getattr(wide, name)[::2] for name in wide.__slots__}
    with pytest.raises(ValueError, match="in one piece"):
        Batch([variant] * 2, buffers=Buffers(**every_other))
    with pytest.raises(ValueError, match="there is no observation"):
        new_buffers(1, "floats")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="warm_up"):
        Batch([variant], warm_up=-1)
    with pytest.raises(ValueError, match="as many seeds"):
        Batch([variant]).reset([1, 2])
    with pytest.raises(ValueError, match="reset"):
        Batch([variant]).step([0])


def test_the_numbers_have_the_names_of_the_tables() -> None:
    shown = Batch([Variant(2018, 5)]).reset(1)
    assert shown.observations.shape == (1, SIZE)
    named = dict(zip(NAMES, shown.observations[0].tolist(), strict=True))
    assert named["edition 2018"] == named["5 players"] == named["+4: present"] == 1
    assert named["max_turns"] == 25
    assert named["0: cash"] == 20
