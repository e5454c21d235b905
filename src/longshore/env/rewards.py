"""What a seat gets when the game has ended or was cut off.

Before that it gets nothing, or with shaping what its reward has grown by since its last decision.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longshore.game import Game

Reward = Callable[[list[int], list[int]], list[float]]
"""From the scores and the winning seats to the reward of every seat."""


def difference(scores: list[int], _winners: list[int]) -> list[float]:
    """The seat's score minus the best other score."""
    best, second = sorted(scores, reverse=True)[:2]
    return [float(score - (second if score == best else best)) for score in scores]


def score(scores: list[int], _winners: list[int]) -> list[float]:
    """The seat's score."""
    return [float(own) for own in scores]


def win(scores: list[int], winners: list[int]) -> list[float]:
    """1 for a win, split among joint winners, else 0."""
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]


def zero_sum(scores: list[int], _winners: list[int]) -> list[float]:
    """The seat's score minus the mean of all scores."""
    mean = sum(scores) / len(scores)
    return [own - mean for own in scores]


REWARDS: Final[dict[str, Reward]] = {
    "difference": difference,
    "score": score,
    "win": win,
    "zero_sum": zero_sum,
}


def reward_of(reward: str | Reward) -> Reward:
    """A reward by name, or the given function."""
    if not isinstance(reward, str):
        return reward
    if reward not in REWARDS:
        raise ValueError(f'there is no reward "{reward}": {", ".join(REWARDS)}')
    return REWARDS[reward]


SHAPED: Final = ("score", "difference")
"""Rewards that can be told at any moment, so that they can be paid as they grow."""


def check_shaping(reward: str | Reward, *, shaping: bool) -> None:
    """Whether a reward can be paid as it grows."""
    if shaping and reward not in SHAPED:
        name = f'"{reward}"' if isinstance(reward, str) else "a function"
        raise ValueError(f"shaping is for the rewards {' and '.join(SHAPED)}, not for {name}")


def standing_rewards(game: Game, reward: Reward) -> list[float]:
    """What all seats would get if the game ended now, by a reward that asks only for scores."""
    return reward(game.scores(), [])


def final_rewards(game: Game, reward: Reward) -> list[float]:
    """The rewards of all seats as the game stands."""
    return reward(game.scores(), game.winners())
