"""What is measured: units of work of a few milliseconds each, to be repeated."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import count
from typing import Final, NamedTuple

from longshore.check.spot_checks import secrets_of
from longshore.game import Game, Rules, new_game, rules_for
from longshore.game.generator import new_generator
from longshore.game.playout import BIASED, draw_step, play_out
from longshore.record import Record, deal_from_seed, line_text, new_record, replay
from longshore.view import game_from_view, view_of

ROUNDS: Final = 200  # small operations per unit of work
DEALS: Final = 16
LONG: Final = 40  # turns per seat in a game whose middle is measured


class Setting(NamedTuple):
    """The kind of game that is measured."""

    edition: int
    players: int
    options: dict[str, str | int]

    def rules(self) -> Rules:
        """The rules of such a game."""
        return rules_for(self.edition, self.players, self.options)


@dataclass(frozen=True, slots=True)
class Amount:
    """How much was done."""

    count: int
    games: int = 0
    capped: int = 0


Work = Callable[[], Amount]


def play_work(setting: Setting, policy: int, max_turns: int) -> Work:
    """Whole random games inside the core, counted in steps."""
    starts = _starts(setting)
    seeds = count()

    def work() -> Amount:
        steps = capped = 0
        for start in starts:
            played = play_out(start.clone(), next(seeds), policy, max_turns)
            steps += played.steps
            capped += played.capped
        return Amount(steps, len(starts), capped)

    return work


def python_loop_work(setting: Setting, max_turns: int) -> Work:
    """The same from Python, through the checked API: `asked`, `legal`, `apply`. In steps."""
    starts = _starts(setting)
    seeds = count()

    def work() -> Amount:
        steps = capped = 0
        for start in starts:
            played, ended = _loop(start.clone(), next(seeds), max_turns)
            steps += played
            capped += not ended
        return Amount(steps, len(starts), capped)

    return work


def _loop(game: Game, seed: int, max_turns: int) -> tuple[int, bool]:
    """Uniform play in plain Python. Returns the number of steps, and whether the game ended."""
    generator = new_generator(seed)
    steps = turns = 0
    seat = game.turn
    limit = max_turns * game.rules.players
    while (asked := game.asked()) is not None:
        legal = game.legal(asked.seats[0])
        game.apply(asked.seats[0], legal[generator.below(len(legal))])
        steps += 1
        if game.turn != seat:
            seat = game.turn
            turns += 1
            if turns >= limit:
                return steps, False
    return steps, True


def clone_work(setting: Setting, _max_turns: int) -> Work:
    """Copies of a game in progress."""
    game = _middle(setting)

    def work() -> Amount:
        for _ in range(ROUNDS):
            game.clone()
        return Amount(ROUNDS)

    return work


def view_work(setting: Setting, _max_turns: int) -> Work:
    """Views of one seat after another, of a game in progress."""
    game = _middle(setting)

    def work() -> Amount:
        for number in range(ROUNDS):
            view_of(game, number % setting.players)
        return Amount(ROUNDS)

    return work


def replay_work(setting: Setting, max_turns: int) -> Work:
    """A recorded game replayed, counted in whole games."""
    record = _recorded(setting, max_turns)

    def work() -> Amount:
        replay(record)
        return Amount(1, 1)

    return work


def from_view_work(setting: Setting, _max_turns: int) -> Work:
    """Games that fit what a seat sees, as a bot guesses them."""
    game = _middle(setting)
    view = view_of(game, 0)
    secrets = secrets_of(game)

    def work() -> Amount:
        for _ in range(ROUNDS):
            game_from_view(view, secrets)
        return Amount(ROUNDS)

    return work


def _starts(setting: Setting) -> list[Game]:
    rules = setting.rules()
    return [new_game(rules, deal_from_seed(rules, seed)) for seed in range(DEALS)]


def _played(setting: Setting, max_turns: int) -> Iterator[tuple[Game, str]]:
    """A game of biased play, step by step."""
    rules = setting.rules()
    game = new_game(rules, deal_from_seed(rules, 1))
    generator = new_generator(1)
    while (asked := game.asked()) is not None and game.snapshot().turns[game.turn] < max_turns:
        seat = asked.seats[0]
        step = draw_step(game, seat, generator, BIASED)
        game.apply(seat, step)
        yield game, line_text(seat, step)


def _middle(setting: Setting) -> Game:
    """A game at an action in the middle of its steps."""
    games = [game.clone() for game, _ in _played(setting, LONG)]
    later = games[len(games) // 2 :]
    return next(game for game in later if (asked := game.asked()) and asked.decision == "action")


def _recorded(setting: Setting, max_turns: int) -> Record:
    rules = setting.rules()
    record = new_record(rules, deal_from_seed(rules, 1))
    return replace(record, steps=tuple(line for _, line in _played(setting, max_turns)))
