"""The captain: tries its plans in many games that fit its view, and picks the best."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Final

from longshore.bots.bot import Answer, Asking, Candidate
from longshore.bots.captain.advice import weigh
from longshore.bots.captain.clock import Clock
from longshore.bots.captain.guesses import guessed_games
from longshore.bots.captain.habit import Habit
from longshore.bots.captain.likings import liking
from longshore.bots.captain.notes import Notes
from longshore.bots.captain.plans import Plan, Planner
from longshore.bots.captain.search import Search, Trial
from longshore.bots.rollout.mind import new_mind, remember_loan, tell
from longshore.bots.trader.sight import is_quiet
from longshore.game import Game
from longshore.game.decisions import Decision
from longshore.game.steps import PASS_STEP
from longshore.record import parse_step, step_text
from longshore.view.forms import GameView
from longshore.view.own import own_board

_SHOWN: Final = 3  # candidates named in an answer
_WAITING: Final[Plan] = (PASS_STEP,)
_ROUNDS: Final = 3  # how far plans are played out
# What comes of a bid shows soon. More than a round after it, chance drowns out the dollars that one
# bid differs from another.
_AUCTION: Final = ("bid", "settle")
_WIDTH: Final = 20  # how many plans are played out
_FEW: Final = 200  # simulations; with fewer, turns are not planned as pairs of actions
# Simulations per turn, times the square of the number of players, because more can happen with more
# seats. A host who has the time can give a captain more (docs/bots.md says what that brings).
_EACH: Final = 43
# The share of a turn's simulations that a decision gets. Outside the captain's turn, a third.
_SHARES: Final[Mapping[Decision, float]] = {
    "action": 0.5,
    "buy": 0.1,
    "stock": 0.1,
    "bid": 0.33,
    "settle": 0.25,
    "seize": 0.1,
    "restore": 0.1,
}
# How many standard errors a plan must be above the usual one. The outcome of a bid shows soon, but
# after a whole turn the simulations are further from the real game.
_OWN_TURN: Final = 2.5
_OFF_TURN: Final = 0.7
_LAST_ACTION: Final = 0.3
_SELDOM: Final = 0.06


class Captain:
    """Searches. The same seed, game and number of simulations give the same steps."""

    def __init__(
        self, *, seed: int = 0, style: str | None = None, simulations: int | None = None
    ) -> None:
        self.name = "captain" if style is None else f"captain:{style}"
        self.style = style
        self.simulations = simulations
        self.random = Random(f"captain {seed}")
        self.mind = new_mind(seed)
        self.notes = Notes()
        self.habit = Habit(style)
        self.started = False
        self.course: Plan = ()
        """The rest of the plan being followed."""

        self.promise = 0.0
        self.expected = ""
        """The public step of the last answer, if the game has followed it."""

    def start(self, view: GameView) -> None:
        """Start taking notes."""
        self.notes.start(view)
        self.habit.start(view)
        self.started = True

    def answer(self, asking: Asking) -> Answer:
        """The first step of the best plan."""
        if asking.advise and asking.think_ms is not None:
            # The other half is for what comes of the best steps.
            asking = replace(asking, think_ms=asking.think_ms // 2)
        clock = Clock(asking.think_ms)
        if self.started:
            self.notes.note(asking.view, asking.steps)
        else:
            self.start(asking.view)
        course = self.course if list(asking.steps) == [self.expected] else ()
        known = bool(course) and asking.decision != "action" and not asking.advise
        if known and step_text(course[0]) in asking.legal:
            self.habit.note(asking)
            return self._follow(asking, course, self.promise, ())
        trials = self._search(asking, clock)
        shown = candidates(trials)
        if asking.advise:
            shown = weigh(self.notes, asking, [each.step for each in shown])
        return self._follow(asking, trials[0].plan, trials[0].mean, shown)

    def end(self, view: GameView) -> None:
        """Nothing to learn for another game."""

    def close(self) -> None:
        """Nothing to free."""

    def _follow(
        self, asking: Asking, plan: Plan, worth: float, shown: tuple[Candidate, ...]
    ) -> Answer:
        step = step_text(plan[0])
        self.course, self.promise = plan[1:], worth
        self.expected = f"{asking.view['seat']}: {step}"
        return Answer(step, shown or (Candidate(step, round(worth, 2)),))

    # ------------------------------------------------------------ thinking

    def _search(self, asking: Asking, clock: Clock) -> list[Trial]:
        view = asking.view
        games = self._games(view)
        plans = self._plans(asking, games[0], clock)
        if asking.decision == "action" and is_quiet(view):
            # To wait always looks best to it, because someone else might move. But nobody has.
            plans = plans[:1]
        trials = [Trial(plan, liking(self.style, plan)) for plan in plans]
        if len(trials) == 1 or clock.rings():
            return trials[:1]
        players = len(view["seats"])
        turns = players + 1 if asking.decision in _AUCTION else _ROUNDS * players
        doubt = _OWN_TURN if view["turn"] == view["seat"] else _OFF_TURN
        search = Search(games, asking.seat, self.mind, turns, self.random, clock, doubt)
        budget = self._budget(asking)
        return search.best_first(trials, max(2, min(_WIDTH, budget // 4)), budget)

    def _budget(self, asking: Asking) -> int:
        """How many simulations this decision gets."""
        share = _SHARES.get(asking.decision, _SELDOM)
        if asking.decision == "action" and asking.view["actions"] <= 1:
            share = _LAST_ACTION
        whole = self.simulations or _EACH * len(asking.view["seats"]) ** 2
        return max(1, int(whole * share))

    def _games(self, view: GameView) -> list[Game]:
        """Games it could be in, and a mind that knows how this table trades."""
        notes = self.notes
        tell(
            self.mind,
            round(100 * notes.memory.factory_price.mean),
            round(100 * notes.memory.harbour_price.mean),
            [round(100 * notes.share_of(name)) for name in view["seats"]],
        )
        return guessed_games(view, notes, self.random)

    def _plans(self, asking: Asking, game: Game, clock: Clock) -> list[Plan]:
        """What to try, with what the rules of thumb would do first."""
        turns = own_board(asking.view)["turns"]
        fresh = asking.view["turn"] == asking.view["seat"] and self.notes.memory.borrowed == turns
        remember_loan(self.mind, asking.seat, turns if fresh else -1)
        usual = self.habit.plan(asking, game, borrowed=fresh)
        planner = Planner(
            asking.seat,
            self.mind,
            clock,
            pairs=self._budget(asking) >= _FEW,
            may_repay=not fresh,
        )
        tried = [plan for plan in planner.plans(game) if plan != usual]
        if asking.decision == "action" and asking.view["actions"] > 0:
            # It waits only where the rules of thumb do. In simulations it looks better to wait,
            # because the others act there, and a captain gave up every sixth action.
            tried = [plan for plan in tried if plan != _WAITING]
        plans = [usual, *tried]
        # A bot is offered less than the rules allow, so that it cannot borrow and repay for ever.
        allowed = [plan for plan in plans if step_text(plan[0]) in asking.legal]
        return allowed or [(parse_step(asking.legal[0]),)]


def candidates(trials: list[Trial]) -> tuple[Candidate, ...]:
    """The best plans that start differently, best first.

    A plan that is not significantly better counts as equal to the chosen one.
    """
    most = trials[0].mean
    found: dict[str, float] = {}
    for trial in trials:
        if trial.seen or trial is trials[0]:
            found.setdefault(step_text(trial.plan[0]), round(min(trial.mean, most), 2))
    shown = sorted(found.items(), key=lambda item: -item[1])
    return tuple(Candidate(step, worth) for step, worth in shown[:_SHOWN])
