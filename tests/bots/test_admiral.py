"""The admiral: what it reads, that it calculates alike everywhere, and what plays without it."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path

import pytest
from tests.bots.games import MIXES, game_of_admirals, some_rules
from tests.other_core import on_the_other_core
from tests.view.games import random_rules

pytest.importorskip("numpy")
import numpy as np
from tests.bots.networks import Fond, small_weights

from longshore.bots import Asking, Bot, Candidate, Seats, make_bot, play_game
from longshore.bots.admiral import making, weights
from longshore.bots.admiral.admiral import Admiral
from longshore.bots.admiral.network import INPUTS, Layer, Network
from longshore.bots.admiral.rut import Rut
from longshore.bots.admiral.weights import WeightsError, read_network, shared_network
from longshore.bots.captain import Captain, advice
from longshore.bots.reader import Reading
from longshore.encoding.relative import UNIT, features, units
from longshore.env.bounds import DEFAULT_MAX_TURNS
from longshore.env.encoder import Encoder
from longshore.env.observation import RICH_NAMES
from longshore.game import Game, Rules, new_game, rules_for
from longshore.game.decisions import BIDDING
from longshore.game.waiting import turns_begun
from longshore.record import deal_from_seed, random_deal
from longshore.rows.clues import Clues, new_clues
from longshore.rows.pen import WORD_MOST

SMALL = Network(small_weights())


class Watched(Admiral):
    """Keeps what it has read last."""

    reading: Reading

    def follow(self, asking: Asking) -> Reading:
        self.reading = super().follow(asking)
        return self.reading


class Table(Seats):
    """Seats whose admiral is in the first of them, beside notes taken from the game itself."""

    def __init__(self, game: Game, bots: list[Bot]) -> None:
        super().__init__(game, bots)
        self.clues: Clues = new_clues()

    def go_on(self, turns: int) -> Iterator[int]:
        """Play, and yield each seat that has just answered, before its step is taken."""
        self.start()
        while (asked := self.game.asked()) is not None and turns_begun(self.game) < turns:
            seat = asked.seats[0]
            answer = self.ask(seat)
            yield seat
            state = self.game.state
            bidding, auction_round = state.decision == BIDDING, state.round
            self.play(seat, answer.step)
            if bidding:
                self.clues.note_bids(state, auction_round)


def kinds() -> list[Rules]:
    """Both editions, all player counts, and options at random, also of older rules."""
    usual = [some_rules(2007, 3), some_rules(2018, 4), some_rules(2007, 5)]
    usual.append(some_rules(2018, 3, investment_bank="on"))
    chance = random.Random(4)
    return [*usual, *(random_rules(chance) for _ in range(8))]


@pytest.mark.parametrize("rules", kinds(), ids=range(12))
def test_it_reads_of_its_view_what_the_game_writes(rules: Rules) -> None:
    """All of a rich row, with everybody's cash by the public ledger, and the mask."""
    game = new_game(rules, deal_from_seed(rules, 5))
    admiral = Watched(network=SMALL)
    others = ["trader", "deckhand", "trader", "deckhand"][: rules.players - 1]
    table = Table(game, [admiral, *(make_bot(name, seed=3) for name in others)])
    encoder = Encoder(rules, DEFAULT_MAX_TURNS)
    read = 0
    for seat in table.go_on(12):
        if seat == 0:
            row = encoder.observation_rich(game, 0, repaid=table.repaid, clues=table.clues)
            assert (admiral.reading.row == row).all()
            assert (admiral.reading.mask == encoder.mask(game, 0, repaid=table.repaid)).all()
            cash = [admiral.reading.game.score(other).cash for other in range(rules.players)]
            assert cash == [game.score(other).cash for other in range(rules.players)]
            read += 1
    assert read > 20


@pytest.mark.parametrize("number", range(len(MIXES)))
def test_every_answer_is_legal(number: int) -> None:
    edition, options = MIXES[number]
    rules = rules_for(edition, 3 + number % 3, options)
    bots = [Admiral(network=SMALL) for _ in range(rules.players)]
    game = play_game(rules, deal_from_seed(rules, 2), bots, max_turns=6)
    assert game.refused == [0] * rules.players


def test_older_rules_and_a_seat_taken_over_can_be_played() -> None:
    rules = rules_for(2018, 3, {"investment_bank": "on"}, 1)
    game = new_game(rules, random_deal(rules, random.Random(2)))
    seats = Seats(game, [make_bot("deckhand", seed=seat) for seat in range(3)])
    seats.start()
    for _ in range(400):
        asked = game.asked()
        if asked is None:
            break
        seat = asked.seats[0]
        asking = seats.asking(seat)
        assert Admiral(network=SMALL).answer(asking).step in asking.legal
        seats.play(seat, seats.bots[seat].answer(asking).step)


def test_a_hint_tells_how_the_game_is_likely_to_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the network says for the best step, and from simulations for the others."""
    monkeypatch.setattr(advice, "_SIMULATIONS", 4)
    outlook = {
        "outlook.weight": np.full((2, 16), 2**-24, np.float16),  # as good as nothing
        "outlook.bias": np.array([1.5, 1.0], np.float16),
    }
    both = [small_weights(), small_weights() | outlook]
    seen: list[tuple[Candidate, ...]] = []
    for each in both:
        rules = some_rules()
        seats = Seats(new_game(rules, deal_from_seed(rules, 3)), [make_bot("trader", seed=1)] * 3)
        admiral = Admiral(network=Network(each))
        admiral.start(seats.asking(0).view)
        for _ in range(40):
            asked = seats.game.asked()
            assert asked is not None
            seats.play(asked.seats[0], seats.ask(asked.seats[0]).step)
        while (asked := seats.game.asked()) is not None and asked.seats != (0,):
            seats.play(asked.seats[0], seats.ask(asked.seats[0]).step)
        asking = seats.asking(0)
        steps = seats.public
        asking = replace(asking, steps=list(steps), advise=True)
        answer = admiral.answer(asking)
        assert answer.step == answer.candidates[0].step
        assert len(answer.candidates) == min(3, len(asking.legal))
        assert {found.step for found in answer.candidates} <= set(asking.legal)
        seen.append(answer.candidates)
        assert Admiral(network=Network(each)).answer(replace(asking, advise=False)).candidates == ()
    without, told = seen
    assert (told[0].score, told[0].chance) == (75.0, 0.73)
    assert [found.worth for found in without] == [found.worth for found in told]
    for chosen, *others in (without, told):
        for found in (chosen, *others):
            assert found.score is not None
            assert found.chance is not None
            assert 0 <= found.chance <= 1
            # Nobody understands a hint in which something else looks better than what it says.
            assert found.worth <= chosen.worth
            assert found.score <= (chosen.score or 0)
            assert found.chance <= (chosen.chance or 0)


# ---------------------------------------------------------------- positions that come back


def game_of(network: Network, turns: int, seed: int = 1) -> list[str]:
    """What three admirals with this network do."""
    rules = some_rules()
    bots = [Admiral(seed=seed, network=network) for _ in range(3)]
    return play_game(rules, deal_from_seed(rules, 1), bots, max_turns=turns).lines


def test_it_tries_something_else_where_a_position_comes_back() -> None:
    lazy = Fond(**{"pass": 1.0})
    lines = game_of(lazy, 8)
    assert [line.split(": ")[1] for line in lines[:3]] == ["pass"] * 3
    assert len(set(lines)) > 6
    assert lines == game_of(lazy, 8)
    assert lines != game_of(lazy, 8, seed=2)


def test_steps_are_drawn_by_likelihood() -> None:
    """About as often as their share of the exponentials, and never what is far behind."""
    rut = Rut(seed=1)
    drawn = [rut.draw([2.0, 1.0, 0.0, -40.0]) for _ in range(3000)]
    shares = [drawn.count(place) / len(drawn) for place in range(4)]
    assert np.abs(np.array(shares) - [0.665, 0.245, 0.090, 0.0]).max() < 0.03
    assert 3 not in drawn


def test_it_may_repay_in_the_turn_in_which_it_borrowed_but_not_the_other_way_round() -> None:
    """As in training: a bot that may not would play another game than its network has learned."""
    fond = Fond(repay=3.0, loan=2.0, **{"pass": 1.0})
    lines = game_of(fond, 1)
    assert lines[:3] == [f"{lines[0].split(':')[0]}: {step}" for step in ("loan", "repay", "pass")]


# ---------------------------------------------------------------- the same numbers everywhere


def rows(count: int) -> np.ndarray[tuple[int, int], np.dtype[np.int16]]:
    """Rich rows of a game between traders."""
    rules = some_rules()
    game = new_game(rules, deal_from_seed(rules, 8))
    table = Table(game, [make_bot("trader", seed=seat) for seat in range(3)])
    encoder = Encoder(rules, DEFAULT_MAX_TURNS)
    found: list[np.ndarray[tuple[int], np.dtype[np.int16]]] = []
    for seat in table.go_on(20):
        found.append(encoder.observation_rich(game, seat, repaid=table.repaid, clues=table.clues))
        if len(found) == count:
            break
    return np.array(found)


def test_sums_come_out_the_same_in_any_order() -> None:
    """Permuted inputs, Python's own whole numbers, and each row by itself."""
    network = shared_network()
    chance = np.random.default_rng(1)
    for layer, most in ((network.first, 1020), (network.blocks[0][1], 4095)):
        width = layer.weight.shape[1]
        numbers = chance.integers(0, most, (2, width)).astype(np.int32)
        once = layer.of(numbers, 1.0)
        order = chance.permutation(width)
        other = object.__new__(Layer)
        other.weight, other.scale, other.bias = layer.weight[:, order], layer.scale, layer.bias
        assert (other.of(numbers[:, order], 1.0) == once).all()
        for row, result in zip(numbers.tolist(), once, strict=True):
            sums = [
                sum(one * two for one, two in zip(row, weights, strict=True))
                for weights in layer.weight.tolist()
            ]
            assert max(map(abs, sums)) < 2**31
            assert (np.array(sums) * layer.scale * 1.0 + layer.bias == result).all()


def test_no_row_can_leave_32_bits() -> None:
    network = shared_network()
    layers = [layer for _, *pair in network.blocks for layer in pair]
    for layer in (network.policy, network.worth, *layers):
        assert np.abs(layer.weight.astype(np.int64)).sum(axis=1).max() * 4095 < 2**31
    most = units(np.full(len(RICH_NAMES), WORD_MOST))[network.places].astype(np.int64)
    assert (np.abs(network.first.weight.astype(np.int64)) @ most).max() < 2**31


def test_rows_do_not_depend_on_their_company() -> None:
    seen = rows(30)
    network = shared_network()
    together = network.logits(seen)
    for row, logits in zip(seen, together, strict=True):
        assert (network.logits(row[None])[0] == logits).all()


def test_features_as_whole_numbers_are_those_of_training() -> None:
    seen = rows(40)
    assert np.abs(units(seen) / UNIT - features(seen)).max() <= 0.5 / UNIT + 1e-6


def test_no_logarithm_is_near_the_middle_between_two_numbers() -> None:
    """So every library rounds it alike: they disagree in the sixteenth digit at most."""
    exact = UNIT * np.log1p(np.arange(WORD_MOST + 1.0)) / np.log(32)
    assert np.abs(exact % 1 - 0.5).min() > 1e-9


def test_a_game_of_a_small_network_is_the_same_on_every_machine() -> None:
    """On both cores, whatever NumPy adds up with. The number was calculated once."""
    lines: list[str] = []
    for edition, options in ((2007, {}), (2018, {"investment_bank": "on"})):
        rules = some_rules(edition, 3, **options)
        bots: list[Bot] = [
            Admiral(network=SMALL),
            make_bot("trader", seed=1),
            Admiral(network=SMALL),
        ]
        lines += play_game(rules, deal_from_seed(rules, 4), bots, max_turns=8).lines
    assert blake2b("\n".join(lines).encode(), digest_size=8).hexdigest() == "d67d04d9cdce1f57"


# ---------------------------------------------------------------- inputs by their names


def test_a_new_option_does_not_change_how_it_plays() -> None:
    """Left at its default. The network does not know it, and no admiral is without a network."""
    lines = on_the_other_core("tests.bots.one_option_more", b"").decode().splitlines()
    assert lines == game_of_admirals()


def test_inputs_may_stand_anywhere() -> None:
    """Each goes with its name, in the network as in the row."""
    order = np.random.default_rng(1).permutation(len(RICH_NAMES))
    moved = small_weights()
    moved |= {
        INPUTS: np.array(RICH_NAMES)[order],
        "first.weight": moved["first.weight"][:, order],
    }
    seen = rows(20)
    assert (Network(moved).logits(seen) == Network(small_weights()).logits(seen)).all()


def test_what_the_network_does_not_know_it_does_not_read() -> None:
    place = RICH_NAMES.index("option show_cash")
    fewer = small_weights()
    fewer |= {
        INPUTS: np.delete(fewer[INPUTS], place),
        "first.weight": np.delete(fewer["first.weight"], place, axis=1),
    }
    seen = rows(20)
    other = seen.copy()
    other[:, place] = 1
    assert (Network(fewer).logits(seen) == Network(fewer).logits(other)).all()
    assert (SMALL.logits(seen) != SMALL.logits(other)).any()


# ---------------------------------------------------------------- without it


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing is known yet about whether an admiral can play here, before and after."""
    monkeypatch.setattr(making, "_said", set())
    making.why_absent.cache_clear()
    shared_network.cache_clear()
    yield
    making.why_absent.cache_clear()
    shared_network.cache_clear()


def in_its_place() -> Bot:
    """What sits down, which is said once."""
    with pytest.warns(
        RuntimeWarning, match=r"^captains play in place of admirals: [^\n]+$"
    ) as told:
        bots = [make_bot("admiral", seed=seed) for seed in range(2)]
    assert len(told) == 1
    return bots[0]


@pytest.mark.usefixtures("fresh")
def test_without_numpy_a_captain_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "longshore.bots.admiral.weights")
    monkeypatch.delitem(sys.modules, "longshore.bots.admiral.network")
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert isinstance(in_its_place(), Captain)
    assert making.why_absent() == "numpy is not installed: pip install '.[bots]'"


@pytest.mark.usefixtures("fresh")
def test_without_weights_a_captain_plays(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(weights, "FILE", tmp_path / "weights.npz")
    assert isinstance(in_its_place(), Captain)
    assert making.why_absent() == "weights.npz is missing"


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"versions": np.array([1, 1])}, "trained for other versions of observation and actions"),
        ({"versions": np.zeros(0)}, "no known ones instead of"),
        ({"first.weight": np.zeros((16, 9), np.float16)}, r"first\.weight should have the shape"),
        ({"inputs": np.zeros(0)}, "does not name its inputs"),
        ({"inputs": np.array(("renamed", *RICH_NAMES[1:]))}, "reads 'renamed', which is not in"),
        ({"inputs": np.array(RICH_NAMES[1:])}, r"first\.weight should have the shape"),
        ({"norm.bias": np.full(16, np.nan, np.float16)}, r"norm\.bias should hold small"),
        ({"norm.bias": np.zeros(16)}, r"norm\.bias should hold small"),
        (
            {"first.weight": np.zeros((2048, len(RICH_NAMES)), np.float16)},
            "at most 1024 can be added up",
        ),
        ({"first.weight": np.zeros(3)}, "no first layer"),
    ],
)
def test_weights_that_do_not_fit_are_refused(
    wrong: dict[str, np.ndarray[tuple[int, ...], np.dtype[np.float16]]],
    sentence: str,
    tmp_path: Path,
) -> None:
    path = tmp_path / "weights.npz"
    np.savez(path, **(small_weights() | wrong))
    with pytest.raises(WeightsError, match=rf"^weights\.npz .*{sentence}[^\n]*$"):
        read_network(path)


def test_damaged_weights_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "weights.npz"
    np.savez(path, **small_weights())
    whole = path.read_bytes()
    for part in (b"", whole[:1000], whole[:-100], b"PK\x03\x04" + whole[4:600], b"hello"):
        path.write_bytes(part)
        with pytest.raises(WeightsError, match=r"^weights\.npz is damaged$"):
            read_network(path)
    damaged = bytearray(whole)
    damaged[len(whole) // 2] ^= 255
    path.write_bytes(bytes(damaged))
    with pytest.raises(WeightsError, match=r"^weights\.npz is damaged$"):
        read_network(path)


def test_the_package_brings_weights_of_less_than_6_mb() -> None:
    assert weights.FILE.stat().st_size < 6_000_000
    assert shared_network() is Admiral().network
    assert isinstance(make_bot("admiral", seed=1), Admiral)
