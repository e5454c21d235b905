"""Learn to beat two deckhands, from scratch, in less than two minutes on one core.

    pip install '.[env,arena]'     # NumPy and Gymnasium; matplotlib for the plot
    python examples/learn.py --out learned

A small network sees the observation and assigns every legal action a probability. It plays a few
games, makes what went better than expected more likely and what went worse less likely (proximal
policy optimisation, Schulman et al. 2017), and plays again. NumPy is all it needs. It starts with
equal probabilities for all legal actions and never sees anyone else's games.

Before and after, it plays test games on deals that it never learns from.
"""

from __future__ import annotations

import os

os.environ["OPENBLAS_NUM_THREADS"] = "1"  # one core; such small matrices gain nothing from more

import argparse
import csv
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import IO, NamedTuple

try:
    import numpy as np
    from matplotlib.figure import Figure
    from numpy.random import Generator, default_rng
    from numpy.typing import NDArray

    import longshore.env
    from longshore.env.actions import NAMES as ACTIONS
    from longshore.env.observation import HIGHS
    from longshore.env.observation import NAMES as SEEN
    from longshore.env.solo_env import SoloEnv
except ModuleNotFoundError as missing:
    sys.exit(f"{missing.name} is not installed: pip install '.[env,arena]'")

Numbers = NDArray[np.float32]

OPPONENTS = ("deckhand", "deckhand")
BATCH = 16  # games between two lessons
TURNS = 40  # per seat in a training game; test games may go on to 100
FIRST_TEST = 1_000_000  # deals below this number are for training, the rest for testing

HIDDEN = 64  # units of the network
RATE = 0.001  # of learning
ROUNDS, PIECE = 3, 512  # how often a lesson is gone through, and in pieces of how many decisions
FAR = 0.2  # a probability that has changed by this share is left alone for the rest of the lesson
CURIOSITY = 0.01  # the value of uncertainty, so that it keeps trying things
AHEAD, SMOOTH = 0.99, 0.95  # discount of what is to come; how far to trust what was expected

# Rough dollar values of what a seat has. They do not change the value of a whole game, but show
# sooner that things go well. The final score replaces them at the end.
WORTHS = {"cash": 1, "loans": -11, "island": 5, "cargo": 3, "harbour": 2, "factory": 1}
WEIGHTS = np.zeros(len(SEEN), dtype=np.float32)
for place, name in enumerate(SEEN):
    seat, _, words = name.partition(": ")
    if seat == "0" and words != "cash shown":
        WEIGHTS[place] = WORTHS.get(words.split()[0], 0)
SCALE = 1 / np.minimum(np.array(HIGHS, dtype=np.float32), 20)


class Decision(NamedTuple):
    """What was seen, what was allowed and done, and what the network expected."""

    seen: Numbers
    mask: NDArray[np.int8]
    action: int
    chance: float
    expected: float
    worth: float


class Game(NamedTuple):
    """A finished game of the learner."""

    decisions: list[Decision]
    score: int
    difference: int  # relative to the best other score
    win: float  # a share of it for joint winners


@dataclass
class Lesson:
    """The decisions of a batch, each with how much better it turned out than expected."""

    seen: Numbers
    mask: NDArray[np.bool_]
    action: NDArray[np.int64]
    chance: Numbers
    better: Numbers
    worth: Numbers  # of the rest of the game, as it turned out

    def piece(self, rows: NDArray[np.int64]) -> Lesson:
        """A part of the lesson."""
        return Lesson(*(getattr(self, field)[rows] for field in Lesson.__dataclass_fields__))


class Network:
    """One hidden layer, with outputs for every action and for the value of the rest of the game."""

    def __init__(self, rng: Generator) -> None:
        first = rng.standard_normal((len(SEEN), HIDDEN)) / np.sqrt(40)  # about 40 are not 0
        self.parts: dict[str, Numbers] = {
            "in": first.astype(np.float32),
            "in bias": np.zeros(HIDDEN, dtype=np.float32),
            "out": np.zeros((HIDDEN, len(ACTIONS)), dtype=np.float32),
            "out bias": np.zeros(len(ACTIONS), dtype=np.float32),
            "worth": np.zeros(HIDDEN, dtype=np.float32),
            "worth bias": np.zeros(1, dtype=np.float32),
        }
        self._mean = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self._square = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self._lessons = 0

    def think(self, seen: Numbers) -> tuple[Numbers, Numbers]:
        """The hidden layer, and the value of the rest of the game in tens of dollars."""
        hidden = np.tanh(seen @ self.parts["in"] + self.parts["in bias"])
        return hidden, hidden @ self.parts["worth"] + self.parts["worth bias"][0]

    def chances(self, hidden: Numbers, legal: NDArray[np.int64]) -> Numbers:
        """The probability of each legal action."""
        wish = hidden @ self.parts["out"][:, legal] + self.parts["out bias"][legal]
        grown = np.exp(wish - wish.max())
        return np.asarray(grown / grown.sum())

    def study(self, lesson: Lesson) -> None:
        """Take one gradient step."""
        hidden, expected = self.think(lesson.seen)
        wish = hidden @ self.parts["out"] + self.parts["out bias"]
        wish = np.where(lesson.mask, wish, -1e9)
        chances = np.exp(wish - wish.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        count = len(lesson.action)
        rows = np.arange(count)
        ratio = chances[rows, lesson.action] / lesson.chance
        enough = np.where(lesson.better > 0, ratio > 1 + FAR, ratio < 1 - FAR)
        push = np.where(enough, 0, lesson.better * ratio) / count
        logs = np.log(chances + 1e-12)
        doubt = -(chances * logs).sum(axis=1, keepdims=True)
        # Backpropagate the error in both the policy and the value.
        wishes = chances * (push[:, None] + CURIOSITY / count * (logs + doubt))
        wishes[rows, lesson.action] -= push
        surprise = ((expected - lesson.worth) / (2 * count)).astype(np.float32)
        inner = wishes @ self.parts["out"].T + surprise[:, None] * self.parts["worth"]
        inner *= 1 - hidden * hidden
        self._descend(
            {
                "in": lesson.seen.T @ inner,
                "in bias": inner.sum(axis=0),
                "out": hidden.T @ wishes,
                "out bias": wishes.sum(axis=0),
                "worth": hidden.T @ surprise,
                "worth bias": surprise.sum(keepdims=True),
            }
        )

    def _descend(self, slopes: dict[str, Numbers]) -> None:
        """The Adam rule (Kingma and Ba 2015)."""
        self._lessons += 1
        for name, slope in slopes.items():
            mean, square = self._mean[name], self._square[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            straight = mean / (1 - 0.9**self._lessons)
            steep = np.sqrt(square / (1 - 0.999**self._lessons)) + 1e-6
            self.parts[name] -= RATE * straight / steep


def play(env: SoloEnv, network: Network, rng: Generator, deal: int) -> Game:
    """Play one game, drawing actions by their probability."""
    observation, info = env.reset(seed=deal)
    decisions: list[Decision] = []
    reward, ended = 0.0, False
    while not ended:
        numbers, mask = observation["observation"], observation["action_mask"]
        legal = np.flatnonzero(mask)
        seen = numbers * SCALE
        hidden, expected = network.think(seen)
        chances = network.chances(hidden, legal)
        drawn = min(int(np.searchsorted(chances.cumsum(), rng.random())), len(legal) - 1)
        action = int(legal[drawn])
        worth = float(numbers @ WEIGHTS)
        decisions.append(Decision(seen, mask, action, chances[drawn], float(expected), worth))
        observation, reward, terminated, truncated, info = env.step(action)
        ended = terminated or truncated
    scores = info["scores"]
    own = scores.pop(info["seat"])
    return Game(decisions, own, own - max(scores), reward)


def lesson_of(games: list[Game]) -> Lesson:
    """What to learn from some games (generalised advantage estimation, Schulman et al. 2016)."""
    better: list[float] = []
    for game in games:
        worths = [decision.worth for decision in game.decisions] + [float(game.score)]
        expected = [decision.expected for decision in game.decisions] + [0.0]
        later, backwards = 0.0, []
        for place in reversed(range(len(game.decisions))):
            gained = (worths[place + 1] - worths[place]) / 10
            surprise = gained + AHEAD * expected[place + 1] - expected[place]
            later = surprise + AHEAD * SMOOTH * later
            backwards.append(later)
        better += reversed(backwards)
    decisions = [decision for game in games for decision in game.decisions]
    advantage = np.array(better, dtype=np.float32)
    foreseen = np.array([decision.expected for decision in decisions], dtype=np.float32)
    return Lesson(
        np.array([decision.seen for decision in decisions], dtype=np.float32),
        np.array([decision.mask for decision in decisions], dtype=np.bool_),
        np.array([decision.action for decision in decisions], dtype=np.int64),
        np.array([decision.chance for decision in decisions], dtype=np.float32),
        (advantage - advantage.mean()) / (advantage.std() + 1e-6),
        advantage + foreseen,
    )


class Figures(NamedTuple):
    """How some games went: means, each with half of its 95 % interval."""

    difference: float
    difference_half: float
    win: float
    win_half: float
    score: float

    def __str__(self) -> str:
        return (
            f"difference {self.difference:6.1f} +-{self.difference_half:4.1f}, "
            f"wins {self.win:6.1%} +-{self.win_half:5.1%}, score {self.score:6.1f}"
        )


def figures_of(games: list[Game]) -> Figures:
    """Means over games of different deals."""
    differences = np.array([game.difference for game in games])
    wins = np.array([game.win for game in games])
    root = 1.96 / np.sqrt(max(len(games) - 1, 1))
    return Figures(
        float(differences.mean()),
        float(differences.std() * root),
        float(wins.mean()),
        float(wins.std() * root),
        float(np.mean([game.score for game in games])),
    )


def solo(max_turns: int) -> SoloEnv:
    """The learner in any seat against deckhands. Its goal is in `lesson_of`."""
    return longshore.env.solo(opponents=OPPONENTS, reward="win", max_turns=max_turns)


def test(network: Network, games: int, seed: int) -> Figures:
    """Whole games on deals that are never learned from, always the same ones."""
    env, rng = solo(100), default_rng(seed)
    return figures_of([play(env, network, rng, FIRST_TEST + deal) for deal in range(games)])


class Point(NamedTuple):
    """A point of the learning curve: one batch."""

    games: int
    seconds: float
    difference: float
    score: float
    win: float


def learn(
    network: Network, rng: Generator, seconds: float, games: int | None, table: IO[str]
) -> list[Point]:
    """Play and learn until the time is up, or this many games were played."""
    env, curve, start, played = solo(TURNS), list[Point](), time.monotonic(), 0
    rows = csv.writer(table, lineterminator="\n")
    rows.writerow(Point._fields)
    while time.monotonic() - start < seconds and (games is None or played < games):
        count = BATCH if games is None else min(BATCH, games - played)
        batch = [play(env, network, rng, played + number) for number in range(count)]
        played += count
        lesson = lesson_of(batch)
        for _ in range(ROUNDS):
            order = rng.permutation(len(lesson.action))
            for first in range(0, len(order), PIECE):
                network.study(lesson.piece(order[first : first + PIECE]))
        so_far = figures_of(batch)
        passed = time.monotonic() - start
        curve.append(Point(played, passed, so_far.difference, so_far.score, so_far.win))
        rows.writerow(curve[-1])
        say(f"\r{passed:5.0f} s {played:6} games   {so_far}   ", end="")
    say("")
    return curve


def draw(path: Path, curve: list[Point], before: Figures, after: Figures) -> None:
    """Draw the learning curve."""
    games = np.array([point.games for point in curve])
    differences = np.array([point.difference for point in curve])
    width = max(1, len(curve) // 12)
    smooth = np.convolve(differences, np.ones(width) / width, mode="valid")
    figure = Figure(figsize=(7.2, 3.8), dpi=100, layout="constrained")
    axes = figure.subplots()
    axes.axhline(0, color="#8a97a3", linewidth=1)
    axes.plot(
        games, differences, ".", color="#56b4e9", label=f"{BATCH} games of {TURNS} turns each"
    )
    axes.plot(games[width - 1 :], smooth, color="#0072b2", linewidth=2, label="running mean")
    for place, figures in ((0, before), (games[-1], after)):
        bars = axes.errorbar(
            [place], [figures.difference], [figures.difference_half],
            fmt="o", color="#d55e00", capsize=4,
        )  # fmt: skip
    bars.set_label("whole games on other deals, with 95 % interval")
    axes.set_xlabel("games learned from")
    axes.set_ylabel("score minus the best deckhand's")
    axes.set_title("Learning to beat two deckhands", loc="left")
    axes.legend(frameon=False, loc="lower right")
    figure.savefig(path)


def say(text: str, end: str = "\n") -> None:
    """Report progress."""
    sys.stdout.write(text + end)
    sys.stdout.flush()


def main() -> None:
    """Test, learn, test again, and save the curve."""
    options = argparse.ArgumentParser(description="Learn to beat two deckhands.")
    options.add_argument("--seconds", type=float, default=75, help="time to learn (75)")
    options.add_argument("--games", type=int, help="games to learn from, the same on every run")
    options.add_argument("--tests", type=int, default=100, help="games before and after (100)")
    options.add_argument("--seed", type=int, default=1, help="of the learner's chance (1)")
    options.add_argument("--out", type=Path, default=Path("learned"), help="a folder (learned)")
    chosen = options.parse_args()
    too_few = chosen.games is not None and chosen.games < 1
    if chosen.seconds <= 0 or too_few or chosen.tests < 2 or chosen.seed < 0:
        options.error("--seconds and --games must be above 0, --tests above 1, --seed not below 0")
    seconds = chosen.seconds if chosen.games is None else float("inf")
    try:
        chosen.out.mkdir(parents=True, exist_ok=True)
        table = (chosen.out / "curve.csv").open("w", newline="", encoding="utf-8")
    except OSError as error:
        options.error(f"cannot write to {chosen.out}: {error.strerror}")

    rng = default_rng(chosen.seed)
    network = Network(rng)
    before = test(network, chosen.tests, chosen.seed)
    say(f"before, {chosen.tests} games on other deals: {before}")
    with table:
        curve = learn(network, rng, seconds, chosen.games, table)
    after = test(network, chosen.tests, chosen.seed)
    say(f"after,  {chosen.tests} games on other deals: {after}")
    draw(chosen.out / "curve.png", curve, before, after)
    say(f"curve.png and curve.csv are in {chosen.out}")


if __name__ == "__main__":
    main()
