"""Learn with Stable-Baselines3: MaskablePPO against two deckhands, then a table against all bots.

    pip install '.[env]' sb3-contrib
    python examples/maskable_ppo.py --steps 200000 --out learned.zip

The library needs one row of numbers (`flat`) and the mask of legal actions (`action_masks`). The
reward is the growth of the score between decisions (`shaping`), because a reward at the end alone
teaches little in so few games. A learner that is given only `--model` plays the table and learns no
more.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

try:
    import numpy as np
    from gymnasium.wrappers import TransformReward
    from sb3_contrib import MaskablePPO  # type: ignore[import-not-found, unused-ignore]

    import longshore.env
except ModuleNotFoundError as missing:
    sys.exit(f"{missing.name} is not installed: pip install '.[env]' sb3-contrib")

TEACHERS = ("deckhand", "deckhand")
TURNS = 40  # per seat in a game to learn from; test games may go on to 100
POINTS = 10  # that make a reward of 1
FIRST_TEST = 1_000_000  # deals below this number are for learning, the rest for testing
LEVELS = ("deckhand", "trader", "captain")
HEADING = f"{'against two':12}{'games':>6}{'difference':>19}{'outright wins':>19}{'collapsed':>11}"


class Result(NamedTuple):
    """What a game brought."""

    difference: int  # relative to the best other score
    won: bool  # alone
    collapsed: bool  # everyone was bankrupt at the end


def table_to_learn_at() -> Any:
    """What the learner plays: short games, with its score as the reward while it grows."""
    env = longshore.env.solo(
        opponents=TEACHERS, reward="score", shaping=True, observations="rich", max_turns=TURNS
    )
    return TransformReward(longshore.env.flat(env), lambda reward: float(reward) / POINTS)


def new_model(seed: int) -> Any:
    """A policy that knows nothing."""
    return MaskablePPO(
        "MlpPolicy",
        table_to_learn_at(),
        n_steps=2048,
        batch_size=256,
        gamma=0.99,
        gae_lambda=0.95,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )


def play(model: Any, opponents: tuple[str, ...], deal: int) -> Result:
    """One whole game on a deal that nobody has learned from."""
    env = longshore.env.flat(longshore.env.solo(opponents=opponents, observations="rich"))
    seen, info = env.reset(seed=deal)
    reward, ended = 0.0, False
    while not ended:
        action, _ = model.predict(seen, action_masks=env.action_masks())
        seen, part, over, cut, info = env.step(int(action))
        reward += float(part)
        ended = over or cut
    env.close()
    return Result(int(reward), info["outright_win"], info["collapsed"])


def row(model: Any, level: str, games: int) -> str:
    """How the model does against two bots of a level, with half of the 95 % intervals."""
    played = [play(model, (level, level), FIRST_TEST + game) for game in range(games)]
    differences = np.array([result.difference for result in played])
    wins = np.array([result.won for result in played])
    share, collapsed = wins.mean(), np.mean([result.collapsed for result in played])
    half = 1.96 * differences.std(ddof=1) / np.sqrt(games)
    off = 100 * 1.96 * np.sqrt(share * (1 - share) / games)
    return (
        f"{level:12}{games:6}{differences.mean():10.1f} +- {half:5.1f}"
        f"{100 * share:9.1f} % +- {off:4.1f}{100 * collapsed:9.1f} %"
    )


def show(model: Any, levels: list[str], games: int) -> None:
    """The table, row by row, because captains take their time."""
    say(HEADING)
    for level in levels:
        say(row(model, level, games))


def say(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def options() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--steps", type=int, default=200_000, help="decisions to learn from")
    parser.add_argument("--tests", type=int, default=20, help="games against each level")
    parser.add_argument("--against", nargs="+", choices=LEVELS, default=list(LEVELS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--model", type=Path, help="play with this model instead of learning")
    parser.add_argument("--out", type=Path, help="save the model here")
    given = parser.parse_args()
    if given.tests < 2:
        parser.error("--tests must be above 1, for an interval")
    if given.steps < 1:
        parser.error("--steps must be above 0")
    if given.model is not None and not given.model.exists():
        parser.error(f"there is no model {given.model}")
    return given


def main() -> None:
    """Learn and show, or only show."""
    given = options()
    if given.model is not None:
        show(MaskablePPO.load(given.model, device="cpu"), given.against, given.tests)
        return
    model = new_model(given.seed)
    start = time.process_time()
    model.learn(given.steps)
    seconds = time.process_time() - start
    say(f"learned from {model.num_timesteps} decisions in {seconds:.0f} CPU seconds")
    if given.out is not None:
        model.save(given.out)
    show(model, given.against, given.tests)


if __name__ == "__main__":
    main()
