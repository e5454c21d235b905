"""One game as all environments play it: one seat at a time, and always with an end."""

from __future__ import annotations

from typing import Any, Final

from longshore.encoding.actions import NAMES
from longshore.encoding.encoder import Encoder
from longshore.env.bounds import DEFAULT_MAX_TURNS as DEFAULT_MAX_TURNS
from longshore.env.public import PublicRecord
from longshore.game import Deal, Game, Refused, Rules, new_game
from longshore.game.decisions import BIDDING
from longshore.game.endless import loops
from longshore.game.idle import is_idle
from longshore.game.steps import REPAY_STEP
from longshore.game.waiting import seat_asked, turns_begun
from longshore.record import step_text
from longshore.rows.clues import new_clues
from longshore.text import refusal_sentence

NOBODY: Final = -1


class IllegalActionError(ValueError):
    """An action that the mask does not allow. Nothing has changed."""


class Session:
    """A game, and the seat that acts next. Bidders are asked in seat order (R-AUCT-4).

    The game ends by its rules (`over`), or when a seat would start its turn number `max_turns` + 1
    (`truncated`). Then it is scored as it stands.
    """

    def __init__(
        self, rules: Rules, deal: Deal, encoder: Encoder, max_turns: int, *, recorded: bool = False
    ) -> None:
        self.game: Game = new_game(rules, deal)
        self.encoder = encoder
        self.max_turns = max_turns
        self.record = PublicRecord() if recorded else None
        self.clues = new_clues()  # what open bids tell about cards, for rich observations
        self.repaid = False
        self.truncated = False
        self.seat = seat_asked(self.game)

    @property
    def over(self) -> bool:
        """Whether the game has ended by its rules."""
        return self.seat == NOBODY and not self.truncated

    def step_of(self, action: int) -> int:
        """The step for an action of the seat that is asked."""
        if not 0 <= action < len(NAMES):
            raise IllegalActionError(f"{action} is no action: 0 to {len(NAMES) - 1}")
        return self.encoder.step_of(self.game, self.seat, action)

    def act(self, action: int, *, without_idle: bool = False) -> None:
        """Take an action for the seat that is asked."""
        if self.seat == NOBODY:
            raise IllegalActionError("the game has ended")
        step = self.step_of(action)
        if without_idle and self.is_idle(step):
            raise IllegalActionError(f"{NAMES[action]}: it would bring nothing")
        try:
            self.play(step)
        except Refused as refused:
            raise IllegalActionError(f"{NAMES[action]}: {refusal_sentence(refused)}") from refused

    def play(self, step: int) -> None:
        """Take a step for the seat that is asked."""
        game = self.game
        seat = self.seat
        if self.leaves_out(step):
            raise IllegalActionError(f"{step_text(step)}: a seat could borrow and repay for ever")
        turn = game.turn
        bidding, auction_round = game.state.decision == BIDDING, game.state.round
        game.apply(seat, step)
        if bidding:
            self.clues.note_bids(game.state, auction_round)
        if self.record is not None:
            self.record.note(game, seat, step)
        if game.turn != turn:
            self.repaid = False
            if turns_begun(game) >= self.max_turns:
                self.truncated = True
                self.seat = NOBODY
                return
        elif step == REPAY_STEP:
            self.repaid = True
        self.seat = seat_asked(game)

    def leaves_out(self, step: int) -> bool:
        """Whether a loan or a repayment is left out, because it could repeat endlessly."""
        return loops(self.game, self.seat, step, self.repaid)

    def is_idle(self, step: int) -> bool:
        """Whether a step is an action that would bring nothing."""
        return is_idle(self.game.state, self.seat, step)

    def __deepcopy__(self, _memo: dict[int, Any]) -> Session:
        return self.copy()

    def copy(self) -> Session:
        """An independent copy that shares the encoder."""
        other = Session.__new__(Session)
        other.__dict__.update(self.__dict__)
        other.game = self.game.clone()
        other.record = None if self.record is None else self.record.copy()
        other.clues = self.clues.copy()
        return other
