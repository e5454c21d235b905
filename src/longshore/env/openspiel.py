"""The OpenSpiel game. Importing this module registers it as `longshore`.

`pyspiel.load_game("longshore(players=4,edition=2018,investment_bank=on)")`: every option of R-OPT-1
is a parameter. Omitted ones have the edition's default.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

try:
    import pyspiel  # type: ignore[import-not-found]
except ModuleNotFoundError as missing:
    sentence = f"{missing.name} is not installed: pip install '.[openspiel]'"
    raise ModuleNotFoundError(sentence, name=missing.name) from missing

from longshore.encoding.actions import ACTION_COUNT, NAMES
from longshore.env.bounds import bounds_of, longest_game
from longshore.env.dealing import Dealing
from longshore.env.openspiel_observer import Observer, Sight
from longshore.env.play import Play
from longshore.env.rewards import REWARDS, final_rewards, reward_of
from longshore.env.session import DEFAULT_MAX_TURNS, NOBODY
from longshore.env.variant import Variant
from longshore.game.editions import COLOURS, MAX_PLAYERS, MIN_PLAYERS, OPTIONS, Value

_EDITION_DEFAULT: Final[dict[type, Value]] = {
    str: "default",
    int: -1,
}  # an option that was not given
_SIGHTS: Final = {
    (True, pyspiel.PrivateInfoType.SINGLE_PLAYER): Sight.PLAYER,
    (True, pyspiel.PrivateInfoType.NONE): Sight.PUBLIC,
    (False, pyspiel.PrivateInfoType.SINGLE_PLAYER): Sight.PRIVATE,
}
_OPTIONS: Final = {option.name: type(option.values[0]) for option in OPTIONS}
_PARAMETERS: Final[dict[str, Value]] = {
    "players": MIN_PLAYERS,
    "edition": 2007,
    "max_turns": DEFAULT_MAX_TURNS,
    "reward": "difference",
    **{name: _EDITION_DEFAULT[kind] for name, kind in _OPTIONS.items()},
}


def game_type(utility: Any) -> Any:
    """What OpenSpiel knows about the game before one is created."""
    return pyspiel.GameType(
        short_name="longshore",
        long_name="Container (Longshore)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MAX_PLAYERS,
        min_num_players=MIN_PLAYERS,
        provides_information_state_string=True,
        provides_information_state_tensor=False,  # a whole history has no fixed length
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(_PARAMETERS),
    )


def utility_of(reward: str) -> Any:
    """OpenSpiel's name for what the rewards add up to."""
    kinds = pyspiel.GameType.Utility
    if reward == "zero_sum":
        return kinds.ZERO_SUM
    return kinds.CONSTANT_SUM if reward == "win" else kinds.GENERAL_SUM


class LongshoreGame(pyspiel.Game):  # type: ignore[misc]
    """Container with given rules. A game cut off after `max_turns` is scored as it stands."""

    def __init__(self, params: dict[str, Value] | None = None) -> None:
        given = _PARAMETERS | (params or {})
        options = {
            name: value
            for name, kind in _OPTIONS.items()
            if (value := given[name]) != _EDITION_DEFAULT[kind]
        }
        reward = str(given["reward"])
        if reward not in REWARDS:
            raise ValueError(f'there is no reward "{reward}": {", ".join(REWARDS)}')
        players, max_turns = int(given["players"]), int(given["max_turns"])
        # OpenSpiel pickles and copies whatever is stored here.
        self.variant = Variant(int(given["edition"]), players, options, max_turns)
        self.reward = reward_of(reward)
        rules = self.variant.rules
        bounds = bounds_of(rules, max_turns, reward)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTION_COUNT,
            max_chance_outcomes=COLOURS,
            num_players=players,
            min_utility=bounds.lowest,
            max_utility=bounds.highest,
            utility_sum=bounds.together,
            max_game_length=longest_game(rules, max_turns),
        )
        super().__init__(game_type(utility_of(reward)), info, params or {})

    def new_initial_state(self) -> LongshoreState:
        """Before the deal."""
        return LongshoreState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """What is seen now, or with perfect recall everything that was ever seen.

        By a player, by everyone, or by nobody else. There is no observer of anything else, which
        OpenSpiel expects to be told with None.
        """
        if params:
            raise ValueError("an observation has no parameters")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        sight = _SIGHTS.get((wanted.public_info, wanted.private_info))
        return None if sight is None else Observer(sight, perfect_recall=wanted.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        """The deal."""
        return Dealing(self.variant.rules).draws


class LongshoreState(pyspiel.State):  # type: ignore[misc]
    """A deal being drawn, then a game."""

    def __init__(self, game: LongshoreGame) -> None:
        super().__init__(game)
        self.play = Play(game.variant, game.reward)

    def current_player(self) -> int:
        """Chance during the deal, then the seat that is asked."""
        session = self.play.session
        if session is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if session.seat == NOBODY else session.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next piece of the deal."""
        outcomes = self.play.dealing.outcomes()
        return [(outcome, 1.0 / len(outcomes)) for outcome in outcomes]

    def _legal_actions(self, player: int) -> list[int]:
        session = self.play.session
        if session is None or session.seat != player:
            return []
        return sorted(session.encoder.legal(session.game, player, repaid=session.repaid))

    def _apply_action(self, action: int) -> None:
        self.play.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            dealing = self.play.dealing
            return dealing.text(len(dealing.drawn), action)
        return NAMES[action]

    def is_terminal(self) -> bool:
        """Whether the game has ended or was cut off."""
        session = self.play.session
        return session is not None and session.seat == NOBODY

    def returns(self) -> list[float]:
        """The rewards, at the end."""
        session = self.play.session
        if session is None or session.seat != NOBODY:
            return [0.0] * self.get_game().num_players()
        return final_rewards(session.game, self.play.reward)

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> LongshoreState:
        """A state that the player cannot tell from this one, as search by sampling needs it.

        The cards of the others are dealt anew, and the bids they have sealed are made anew, all
        equally likely.
        """
        chance = Random(probability_sampler())
        other = LongshoreState(self.get_game())
        for action in self.play.another_world(player_id, chance):
            other.apply_action(action)
        return other

    def __str__(self) -> str:
        return "\n".join(self.play.history())


pyspiel.register_game(game_type(pyspiel.GameType.Utility.GENERAL_SUM), LongshoreGame)
