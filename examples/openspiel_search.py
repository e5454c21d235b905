"""OpenSpiel's search on Longshore: information set Monte Carlo tree search against all bots.

    pip install '.[openspiel]'
    python examples/openspiel_search.py --games 6

Before each of its decisions the searcher deals the hidden cards anew several times and searches
those games. Positions are judged by letting the rollout player, which our own bots think ahead with
too, play on in all seats for a few turns. The table shows how that does against two bots of each
level.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any, NamedTuple

try:
    import numpy as np
    import pyspiel  # type: ignore[import-not-found]
    from open_spiel.python.algorithms import ismcts  # type: ignore[import-untyped]
except ModuleNotFoundError as missing:
    sys.exit(f"{missing.name} is not installed: pip install '.[openspiel]'")

from longshore.bots.rollout.mind import new_mind
from longshore.bots.rollout.simulate import try_plan
from longshore.env.openspiel_bots import LongshoreBot
from longshore.env.rewards import difference
from longshore.view.collapse import bankrupt

LEVELS = ("deckhand", "trader", "captain")
WORLDS = 8  # deals of the hidden cards for one decision
TURNS = 6  # that are played on before a position is judged
POINTS = 20  # that count as much as not having looked at an action often enough
HEADING = f"{'against two':12}{'games':>6}{'difference':>19}{'outright wins':>16}{'collapsed':>11}"


class Result(NamedTuple):
    """What a game brought."""

    difference: float  # relative to the best other score
    won: bool  # alone
    collapsed: bool  # everyone was bankrupt at the end


class Judge:
    """What OpenSpiel's search asks about a position."""

    def __init__(self, seed: int) -> None:
        self._mind = new_mind(seed)
        self._seed = seed

    def evaluate(self, state: Any) -> Any:
        """What every seat will get, in units that the search can weigh against curiosity."""
        game = state.play.session.game
        self._seed += 1
        scores = try_plan(game, game.turn, [], self._mind, self._seed, TURNS).scores
        return np.array(difference([round(score) for score in scores], [])) / POINTS

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """All actions are as good before they are tried."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def searcher(game: Any, simulations: int, seed: int) -> Any:
    """A player that searches. Its own chance deals the worlds, so that games can be repeated."""
    chance = np.random.default_rng(seed)
    player = ismcts.ISMCTSBot(
        game,
        Judge(seed),
        uct_c=1.0,
        max_simulations=simulations,
        max_world_samples=WORLDS,
        random_state=np.random.RandomState(seed),
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VALUE,
    )
    player.set_resampler(lambda state, seat: state.resample_from_infostate(seat, chance.random))
    return player


def play(game: Any, level: str, simulations: int, seed: int) -> Result:
    """One game. The searcher's seat changes from game to game."""
    seat = seed % game.num_players()
    players = [
        searcher(game, simulations, seed) if other == seat else LongshoreBot(level, other, seed)
        for other in range(game.num_players())
    ]
    chance = np.random.default_rng(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            action = chance.choice([outcome for outcome, _ in state.chance_outcomes()])
        else:
            action = players[state.current_player()].step(state)
        state.apply_action(int(action))
    for player in players:
        player.restart()
    ended = state.play.session.game
    collapsed = all(bankrupt(score) for score in ended.scores())
    return Result(state.returns()[seat], ended.winners() == [seat], collapsed)


def row(game: Any, level: str, given: argparse.Namespace) -> str:
    """How the searcher does against two bots of a level, with half of the 95 % interval."""
    played = [play(game, level, given.simulations, given.seed + n) for n in range(given.games)]
    differences = np.array([result.difference for result in played])
    half = 1.96 * differences.std(ddof=1) / np.sqrt(given.games)
    won = 100 * np.mean([result.won for result in played])
    collapsed = 100 * np.mean([result.collapsed for result in played])
    return (
        f"{level:12}{given.games:6}{differences.mean():10.1f} +- {half:5.1f}"
        f"{won:14.1f} %{collapsed:9.1f} %"
    )


def options() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--games", type=int, default=6, help="against each level")
    parser.add_argument("--simulations", type=int, default=30, help="for each decision")
    parser.add_argument("--against", nargs="+", choices=LEVELS, default=list(LEVELS))
    parser.add_argument("--max-turns", type=int, default=100, help="of each seat")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.games < 2:
        parser.error("--games must be above 1, for an interval")
    if min(given.simulations, given.max_turns) < 1:
        parser.error("--simulations and --max-turns must be above 0")
    return given


def main() -> None:
    """The table, row by row, because captains take their time."""
    given = options()
    game = pyspiel.load_game(f"longshore(max_turns={given.max_turns})")
    say(HEADING)
    for level in given.against:
        say(row(game, level, given))


def say(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
