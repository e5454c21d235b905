"""Observations for a bot that has no game, only its views and the public steps (R-INFO)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from longshore.bots.captain.notes import fits
from longshore.bots.memory import Memory
from longshore.encoding.encoder import Bytes, Encoder, Kind, Mask, Numbers
from longshore.encoding.observation import DEFAULT_MAX_TURNS
from longshore.game import Game
from longshore.game.decisions import BIDDING
from longshore.game.editions import STARTING_CASH
from longshore.game.steps import REPAY_STEP
from longshore.record import OutsideError, step_text
from longshore.record.words import SEAT_NUMBERS, Seat
from longshore.rows.clues import new_clues
from longshore.view.forms import GameView
from longshore.view.plausible import plausible_game

_REPAY: Final = step_text(REPAY_STEP)


class Reading(NamedTuple):
    """A game that looks like a view, and what its seat sees and may do in it."""

    game: Game
    row: Numbers
    mask: Mask
    encoder: Encoder
    seat: int

    def step_of(self, action: int) -> str:
        """The step for an action, as a bot answers it."""
        return step_text(self.encoder.step_of(self.game, self.seat, action))


class Reader:
    """Reads the views of one seat in one dealt game, as a bot gets them (docs/bots.md).

    It makes a game of each view, with the cash that the public steps prove and something possible
    for what stays hidden, and writes it with the encoder of all environments. So a policy that was
    trained on a batch sees the very same numbers.
    """

    def __init__(self, view: GameView, max_turns: int = DEFAULT_MAX_TURNS) -> None:
        """Begin with the view of the starting position, which shows the seat its card."""
        self._memory = Memory()
        self._memory.start(view)
        self._encoder = Encoder(plausible_game(view).rules, max_turns)
        self._clues = new_clues()
        self._repaid = False

    def hear(self, steps: Sequence[str]) -> None:
        """Take in public steps, in order, as `red: sail island`."""
        for line in steps:
            if self._memory.stand_in is None:
                raise ValueError("these are not the steps of the game in the first view")
            self._note(line)

    def follow(self, steps: Sequence[str], view: GameView) -> None:
        """The same, but where the steps do not lead to this view, the notes begin again here.

        That happens in games that started from a position, whose cash had to be guessed.
        """
        last = self._memory.stand_in
        for line in steps:
            if self._memory.stand_in is None:
                break
            last = self._memory.stand_in
            self._note(line)
        game = self._memory.stand_in
        if game is None or not fits(game, view):
            self._memory.start_at(view, {
                name: STARTING_CASH if last is None else last.score(SEAT_NUMBERS[name]).cash
                for name in view["seats"]
            })  # fmt: skip
            self._repaid = False

    def _note(self, line: str) -> None:
        game = self._memory.stand_in
        if game is None:
            return
        turn, state = game.turn, game.state
        bidding, auction_round = state.decision == BIDDING, state.round
        self._memory.enter(line)
        if bidding:
            self._clues.note_bids(state, auction_round)
        if game.turn != turn:
            self._repaid = False
        elif line.endswith(f": {_REPAY}"):
            self._repaid = True

    def read(self, view: GameView) -> Reading:
        """Everything about a view at once, with the rich row."""
        game, seat = self.game(view), _seat(view)
        row = self._encoder.observation_rich(game, seat, repaid=self._repaid, clues=self._clues)
        mask = self._encoder.mask(game, seat, repaid=self._repaid)
        return Reading(game, row, mask, self._encoder, seat)

    def game(self, view: GameView) -> Game:
        """A game that looks like this view, with everyone's cash as it is known."""
        cash: dict[Seat, int] = {name: self._memory.cash(name, view) for name in view["seats"]}
        try:
            return plausible_game(view, cash)
        except OutsideError:
            return plausible_game(view)  # the cash had to be guessed, and cannot be true

    def observation(self, view: GameView, kind: Kind = "words") -> Numbers | Bytes:
        """What the seat sees, as a row of numbers."""
        seat = _seat(view)
        game = self.game(view)
        return self._encoder.row(kind, game, seat, repaid=self._repaid, clues=self._clues)

    def mask(self, view: GameView) -> Mask:
        """What the seat may do. All 0 if it is not asked."""
        return self._encoder.mask(self.game(view), _seat(view), repaid=self._repaid)

    def step(self, action: int, view: GameView) -> str:
        """The step for an action, as a bot answers it."""
        return step_text(self._encoder.step_of(self.game(view), _seat(view), action))


def _seat(view: GameView) -> int:
    name = view["seat"]
    if name not in SEAT_NUMBERS:
        raise ValueError(f"an observation is that of a seat, and this view is of a {name}")
    return SEAT_NUMBERS[name]
