"""The OpenSpiel game: its own tests over many kinds of game, recall, bounds and the deal."""

from __future__ import annotations

import pickle
import random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from tests.env.games import moments
from tests.view.games import random_rules

import longshore.env.openspiel
from longshore.env.bounds import DECISIONS_PER_TURN
from longshore.env.observation import EACH_SEAT, NAMES
from longshore.env.openspiel_bots import LongshoreBot
from longshore.game import new_game
from longshore.game.steps import bid_amount
from longshore.record import line_text
from longshore.record.words import SEATS
from longshore.view import view_of

EACH = [name for entry in EACH_SEAT for name in entry.names()]


def game_of(seed: int, **more: Any) -> Any:
    """Any edition, player count and options."""
    rules = random_rules(random.Random(seed))
    given: dict[str, Any] = {"edition": rules.edition, "players": rules.players}
    given["max_turns"] = 2 + seed % 3
    rewards = ("difference", "score", "win", "zero_sum")
    given["reward"] = rewards[seed % 4]
    return pyspiel.load_game("longshore", {**given, **rules.options, **more})


def random_states(game: Any, seed: int) -> Any:
    chance = random.Random(seed)
    state = game.new_initial_state()
    while True:
        yield state
        if state.is_terminal():
            return
        state.apply_action(chance.choice(state.legal_actions()))


@pytest.mark.parametrize("seed", range(32))
def test_official_random_sim_test(seed: int) -> None:
    pyspiel.random_sim_test(game_of(seed), num_sims=1, serialize=seed % 4 == 0, verbose=False)


@pytest.mark.filterwarnings("ignore")
def test_official_sim_game_of_openspiels_own_test_suite() -> None:
    suite = pytest.importorskip("open_spiel.python.tests.games_sim_test").GamesSimTest()
    for seed in range(6):
        suite.sim_game(game_of(seed))


@pytest.mark.filterwarnings("ignore")
def test_it_plays_in_openspiels_learning_environment() -> None:
    learning = pytest.importorskip("open_spiel.python.rl_environment")
    kind = learning.ObservationType.OBSERVATION
    env = learning.Environment(game_of(4), observation_type=kind)
    chance, now = random.Random(4), env.reset()
    while not now.last():
        seen = now.observations
        now = env.step([chance.choice(seen["legal_actions"][seen["current_player"]])])
    assert len(now.rewards) == env.num_players


def test_it_is_registered_and_reads_its_options() -> None:
    assert "longshore" in pyspiel.registered_names()
    game = pyspiel.load_game(
        "longshore(players=4,edition=2018,investment_bank=on,broker_min_bid=0)"
    )
    assert game.num_players() == 4
    assert game.variant.rules.options["investment_bank"] == "on"
    assert game.variant.rules.options["broker_min_bid"] == 0
    assert game.max_chance_nodes_in_history() == 1 + 4 + 4 + 3
    with pytest.raises(ValueError, match='no reward "gold"'):
        longshore.env.openspiel.LongshoreGame({"reward": "gold"})


@pytest.mark.parametrize("seed", range(12))
def test_games_keep_within_their_bounds(seed: int) -> None:
    game = game_of(seed)
    *_, last = random_states(game, seed)
    decisions = len(last.history()) - game.max_chance_nodes_in_history()
    assert decisions <= game.max_game_length()
    assert all(game.min_utility() <= own <= game.max_utility() for own in last.returns())
    if game.utility_sum() is not None:
        assert sum(last.returns()) == pytest.approx(game.utility_sum())


@pytest.mark.parametrize("seed", range(6))
def test_no_turn_is_longer_than_declared(seed: int) -> None:
    """A seat that never passes, for the longest turns that random play finds."""
    chance = random.Random(seed)
    state = game_of(seed, max_turns=12).new_initial_state()
    length, turn = 0, -1
    while not state.is_terminal():
        legal = state.legal_actions()
        dull = (2, 3) if state.play.session is not None and len(legal) > 2 else ()
        state.apply_action(chance.choice([code for code in legal if code not in dull] or legal))
        session = state.play.session
        if session is not None:
            length = length + 1 if session.game.turn == turn else 0
            turn = session.game.turn
            assert length < DECISIONS_PER_TURN


def test_the_deal_is_chance_and_uniform() -> None:
    game = game_of(0, edition=2018, players=5, investment_bank="on")
    state = game.new_initial_state()
    sizes = []
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert {probability for _, probability in outcomes} == {1 / len(outcomes)}
        sizes.append(len(outcomes))
        state.apply_action(outcomes[-1][0])
    assert sizes == [5, 5, 4, 3, 2, 1, 5, 4, 3, 2, 1, 5, 4, 3]
    dealt = new_game(game.variant.rules, state.play.dealing.deal())
    assert view_of(dealt, 2) == view_of(state.play.session.game, 2)


@pytest.mark.parametrize("seed", range(8))
def test_perfect_recall(seed: int) -> None:
    """What a seat has seen only ever grows, even while bids are sealed."""
    game = game_of(seed)
    seen = [""] * game.num_players()
    for state in random_states(game, seed):
        for player in range(game.num_players()):
            now = state.information_state_string(player)
            assert now.startswith(seen[player])
            seen[player] = now


def after_deal(game: Any, history: list[int]) -> Any:
    state = game.new_initial_state()
    for outcome in history:
        state.apply_action(outcome)
    return state


@pytest.mark.parametrize("seed", range(12))
def test_same_information_same_observation_and_actions(seed: int) -> None:
    """The cards of all others are dealt again. Until the end the player cannot tell."""
    game = game_of(seed)
    players, chance = game.num_players(), random.Random(seed)
    viewer = chance.randrange(players)
    state = next(state for state in random_states(game, seed) if not state.is_chance_node())
    history = state.history()
    cards = history[1 + players : 1 + 2 * players]
    others = chance.sample([card for card in range(5) if card != cards[viewer]], players - 1)
    others.insert(viewer, cards[viewer])
    twin = after_deal(game, [*history[: 1 + players], *others, *history[1 + 2 * players :]])
    state = after_deal(game, history)
    while not state.is_terminal():
        assert state.information_state_string(viewer) == twin.information_state_string(viewer)
        assert state.observation_tensor(viewer) == twin.observation_tensor(viewer)
        assert state.legal_actions(viewer) == twin.legal_actions(viewer)
        action = chance.choice(state.legal_actions())
        state.apply_action(action)
        twin.apply_action(action)


def observer(game: Any, *, public: bool, private: bool, recall: bool = False) -> Any:
    kinds = pyspiel.PrivateInfoType
    wanted = pyspiel.IIGObservationType(
        public_info=public,
        perfect_recall=recall,
        private_info=kinds.SINGLE_PLAYER if private else kinds.NONE,
    )
    return game.make_py_observer(wanted)


@pytest.mark.parametrize("seed", range(8))
def test_public_and_private_make_what_a_player_sees(seed: int) -> None:
    """The public part is the same for all, and with the private part it is the whole."""
    game = game_of(seed)
    players = game.num_players()
    public, private = (observer(game, public=own, private=not own) for own in (True, False))
    whole = observer(game, public=True, private=True)
    hidden = 0
    for state in random_states(game, seed):
        strings = {public.string_from(state, player) for player in range(players)}
        assert len(strings) == 1
        for player in range(players):
            private.set_from(state, player)
            whole.set_from(state, player)
            own = private.tensor > 0
            assert (whole.tensor[own] == private.tensor[own]).all()
            if player == 0:  # the first seat of the public row
                public.set_from(state, player)
                assert (whole.tensor == np.where(own, private.tensor, public.tensor)).all()
            hidden += int(own.sum())
    assert hidden > 0


@pytest.mark.parametrize("seed", range(6))
def test_the_public_observer_sees_no_secrets(seed: int) -> None:
    """All cards are dealt again. Until the end, everyone sees the same."""
    game = game_of(seed)
    players, chance = game.num_players(), random.Random(seed)
    state = next(state for state in random_states(game, seed) if not state.is_chance_node())
    history = state.history()
    cards = history[1 + players : 1 + 2 * players]
    others = [*cards[1:], cards[0]]
    twin = after_deal(game, [*history[: 1 + players], *others, *history[1 + 2 * players :]])
    state = after_deal(game, history)
    both = [observer(game, public=True, private=False, recall=recall) for recall in (False, True)]
    mine = observer(game, public=False, private=True, recall=True)
    while not state.is_terminal():
        for each in both:
            assert each.string_from(state, 0) == each.string_from(twin, 0)
        assert mine.string_from(state, 1) != mine.string_from(twin, 1)
        action = chance.choice(state.legal_actions())
        state.apply_action(action)
        twin.apply_action(action)


def test_sealed_bids_are_private_until_they_are_open() -> None:
    game = game_of(0)
    private, public = (observer(game, public=own, private=not own) for own in (False, True))
    place, sealed = NAMES.index("0: bid"), 0
    for session in (session for seed in range(6) for session in moments(seed, 150)):
        if session.record is None or not session.record.sealed:
            continue
        seat, step = session.record.sealed[-1]
        state = SimpleNamespace(play=SimpleNamespace(session=session))
        private.set_from(state, seat)
        assert private.tensor[place] == bid_amount(step)
        public.set_from(state, 0)
        assert not public.tensor[place :: len(EACH)][: session.game.rules.players].any()
        assert session.record.seen_by_all()[-1] == f"{SEATS[seat]}: bid ?"
        assert session.record.seen_by_nobody_else(seat)[-1] == line_text(seat, step)
        sealed += 1
    assert sealed > 0


@pytest.mark.parametrize("seed", range(6))
def test_worlds_that_a_player_cannot_tell_apart(seed: int) -> None:
    game = game_of(seed, max_turns=8)
    players, chance = game.num_players(), random.Random(seed)
    cards: set[tuple[int, ...]] = set()
    for number, state in enumerate(random_states(game, seed)):
        if number % 40 or state.is_terminal():
            continue
        for player in range(players):
            world = state.resample_from_infostate(player, chance.random)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert world.current_player() == state.current_player()
            if not state.is_chance_node():
                assert world.legal_actions(player) == state.legal_actions(player)
                cards.add(world.play.dealing.deal().cards)
    assert len(cards) > 3


def test_sealed_bids_differ_between_such_worlds() -> None:
    """A busy auction, in which the last bidder must not learn what the others have bid."""
    game = pyspiel.load_game("longshore(max_turns=30)")
    for seed in range(40):
        chance = random.Random(seed)
        for state in random_states(game, seed):
            session = state.play.session
            if session is None or state.is_terminal() or not session.record.sealed:
                continue
            seat = state.current_player()
            worlds = [state.resample_from_infostate(seat, chance.random) for _ in range(12)]
            bids = {tuple(world.play.session.record.sealed) for world in worlds}
            told = {world.information_state_string(seat) for world in worlds}
            assert told == {state.information_state_string(seat)}
            if len(bids) > 1:
                return
    pytest.fail("no auction with sealed bids was found")


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("edition", [2007, 2018])
def test_our_bots_play_in_openspiel(edition: int) -> None:
    """The same seeds give the same game, also after a restart."""
    evaluate = pytest.importorskip("open_spiel.python.algorithms.evaluate_bots")
    game = pyspiel.load_game("longshore", {"players": 3, "edition": edition, "max_turns": 4})
    ways = []
    for _ in range(2):
        bots = [LongshoreBot("deckhand", seat, seed=seat) for seat in range(3)]
        for _ in range(2):
            state = game.new_initial_state()
            evaluate.evaluate_bots(state, bots, np.random.RandomState(3))
            assert state.is_terminal()
            ways.append(state.history())
    assert ways[:2] == ways[2:]
    assert len(ways[0]) > 30
    with pytest.raises(ValueError, match="chance"):
        bots[0].step(game.new_initial_state())


@pytest.mark.filterwarnings("ignore")
def test_openspiels_search_plays_on_it() -> None:
    search = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    game = pyspiel.load_game("longshore(max_turns=1)")
    judge = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    searcher = search.ISMCTSBot(
        game, judge, uct_c=1.0, max_simulations=5, random_state=np.random.RandomState(1)
    )
    state = next(state for state in random_states(game, 1) if not state.is_chance_node())
    assert searcher.step(state) in state.legal_actions()


@pytest.mark.filterwarnings("ignore")
def test_official_playthrough() -> None:
    generate = pytest.importorskip("open_spiel.python.algorithms.generate_playthrough")
    text = generate.playthrough("longshore(max_turns=1)", None, seed=1)
    for words in (
        "PublicObservationString()",
        "PrivateObservationString(2)",
        "IsTerminal() = True",
    ):
        assert words in text


def test_other_observers_do_not_exist() -> None:
    game = game_of(0)
    everything = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    assert game.make_py_observer(everything) is None
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"colour": 1})


def test_states_are_copied_and_pickled() -> None:
    game = game_of(5)
    for count, state in enumerate(random_states(game, 5)):
        if count % 20 == 0 and not state.is_terminal():
            twin = state.clone()
            twin.apply_action(twin.legal_actions()[0])
            assert len(twin.history()) == len(state.history()) + 1
            assert str(pickle.loads(pickle.dumps(state))) == str(state)  # noqa: S301
