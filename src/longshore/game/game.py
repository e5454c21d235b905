"""The public API of the core. Seats, colours and steps are numbers. Their words are elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from longshore.game.auction import open_if_all_committed
from longshore.game.choices import Choices, new_choices
from longshore.game.deal import Deal, set_up
from longshore.game.decisions import (
    BIDDING,
    DECISION_NAMES,
    NOTHING,
    OVER,
    PAYING,
    SEIZING,
    Decision,
)
from longshore.game.guards import why_not
from longshore.game.legal import list_choices
from longshore.game.perform import perform
from longshore.game.refusals import ALLOWED, NO_SUCH_SEAT, NO_SUCH_STEP, Refused, refused
from longshore.game.rules import Rules
from longshore.game.scoring import SeatScore, ranking, score_seat
from longshore.game.seizure import go_on_seizing
from longshore.game.snapshot import Snapshot, state_from
from longshore.game.state import State
from longshore.game.steps import bid
from longshore.game.turn import end_game, is_asked, run_on
from longshore.game.winning import go_on_paying

MAX_STEP: Final = 2**40  # every bid has a number below this


class Asked(NamedTuple):
    """The open decision (R-TURN-12) and the seats the game waits for."""

    decision: Decision
    seats: tuple[int, ...]


class Bids(NamedTuple):
    """The bids a seat could make: every amount of the range with 0 to `zero_cards` $0 cards."""

    lowest: int
    highest: int
    zero_cards: int


class Game:
    """A game of Container at one moment. Created by `new_game`, `game_at` and `clone`."""

    state: State
    listing: Choices | None  # created when first needed, so that clones stay cheap

    @property
    def choices(self) -> Choices:
        """Where the legal steps are listed."""
        listing = self.listing
        if listing is None:
            listing = new_choices()
            self.listing = listing
        return listing

    @property
    def rules(self) -> Rules:
        """Edition, number of players and options."""
        return self.state.rules

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def turn(self) -> int:
        """The active seat."""
        return self.state.turn

    def asked(self) -> Asked | None:
        """What the game waits for, or None when it is over."""
        state = self.state
        if state.decision == OVER:
            return None
        seats = tuple([seat for seat in range(state.rules.players) if is_asked(state, seat)])
        return Asked(DECISION_NAMES[state.decision], seats)

    def has_seat(self, seat: int) -> bool:
        """Whether there is such a seat in this game."""
        players: int = self.state.rules.players  # compared as int: a seat from outside may be huge
        return 0 <= seat < players

    def legal(self, seat: int) -> list[int]:
        """Every step that `apply` accepts from this seat now, bids first and a loan last."""
        others = self.besides_bids(seat)
        choices = self.choices
        bids: list[int] = [
            bid(amount, cards)
            for amount in range(choices.lowest_bid, choices.highest_bid + 1)
            for cards in range(choices.zero_cards + 1)
        ]
        return bids + others

    def besides_bids(self, seat: int) -> list[int]:
        """The legal steps of this seat that are no bids."""
        if not self.has_seat(seat):
            raise refused(NO_SUCH_SEAT, seat=seat)
        choices = self.choices
        list_choices(self.state, seat, choices)
        return [choices.steps[index] for index in range(choices.count)]

    def bids(self, seat: int) -> Bids | None:
        """The range of bids among the legal steps of this seat, without listing them."""
        if not self.has_seat(seat):
            raise refused(NO_SUCH_SEAT, seat=seat)
        choices = self.choices
        list_choices(self.state, seat, choices)
        if choices.highest_bid < choices.lowest_bid:
            return None
        return Bids(choices.lowest_bid, choices.highest_bid, choices.zero_cards)

    def why_not(self, seat: int, step: int) -> Refused | None:
        """Why `apply` would refuse this step, or None if it is legal."""
        if not self.has_seat(seat):
            return refused(NO_SUCH_SEAT, seat=seat)
        if not 0 <= step < MAX_STEP:
            return refused(NO_SUCH_STEP)
        self.state.need = 0
        self.state.have = 0
        code = why_not(self.state, seat, step)
        if code == ALLOWED:
            return None
        return refused(code, need=self.state.need, have=self.state.have)

    def apply(self, seat: int, step: int) -> None:
        """Carry out a step, or raise `Refused` and change nothing."""
        refusal = self.why_not(seat, step)
        if refusal is not None:
            raise refusal
        perform(self.state, seat, step)

    def apply_and_note(self, seat: int, step: int) -> list[int]:
        """Like `apply`, but also returns every transfer it caused (see NOTE_... in `state`)."""
        refusal = self.why_not(seat, step)
        if refusal is not None:
            raise refusal
        journal: list[int] = []
        self.state.journal = journal
        try:
            perform(self.state, seat, step)
        finally:
            self.state.journal = None
        return journal

    def rehearse(self, seat: int, step: int) -> bool:
        """Like `apply`, but without ending the turn. Returns whether only that is left to do.

        The end of a turn (another seat's interest, the scoring) would reveal what its player may
        not know before the turn is final. After True, the game can only be looked at.
        """
        refusal = self.why_not(seat, step)
        if refusal is not None:
            raise refusal
        self.state.held = True
        try:
            perform(self.state, seat, step)
        finally:
            self.state.held = False
        return self.state.decision == NOTHING

    def stop(self) -> None:
        """End the game as it stands, because its players agree to. No rule does this."""
        if not self.state.over:
            end_game(self.state)

    def clone(self) -> Game:
        """An independent copy."""
        return wrap(self.state.clone())

    def __repr__(self) -> str:
        """The rules and what the game waits for, with nothing hidden."""
        asked = self.asked()
        if asked is None:
            now = f"over, scores {self.scores()}"
        else:
            now = f"{asked.decision}, seats {list(asked.seats)}"
        return f"<Game {self.state.rules.summary()}: {now}>"

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, _memo: object) -> Game:
        return self.clone()

    def __reduce__(self) -> tuple[Callable[[Rules, Snapshot], Game], tuple[Rules, Snapshot]]:
        """Pickled as plain values, so that either core reads what the other has written."""
        return restored, (self.state.rules, Snapshot(self.state))

    def snapshot(self) -> Snapshot:
        """The whole state as plain values."""
        return Snapshot(self.state)

    def score(self, seat: int) -> SeatScore:
        """A seat's line of the score sheet, as the game stands."""
        if not self.has_seat(seat):
            raise refused(NO_SUCH_SEAT, seat=seat)
        return score_seat(self.state, seat)

    def scores(self) -> list[int]:
        """The total of every seat, as the game stands."""
        return [score_seat(self.state, seat).total for seat in range(self.state.rules.players)]

    def places(self) -> list[int]:
        """The place of every seat, 1 for the winners, as the game stands."""
        return ranking(self.state)

    def winners(self) -> list[int]:
        """The seats in the first place. Several share the victory (R-SCORE-14, R-SCORE-15)."""
        return [seat for seat, place in enumerate(ranking(self.state)) if place == 1]


def wrap(state: State) -> Game:
    """A game around a state."""
    game = Game()
    game.state = state
    game.listing = None
    return game


def restored(rules: Rules, snapshot: Snapshot) -> Game:
    """A game exactly as it was. Nothing goes on by itself, not even the end of a rehearsed turn."""
    return wrap(state_from(rules, snapshot))


def new_game(rules: Rules, deal: Deal) -> Game:
    """A game after set-up, at its first decision."""
    state = set_up(rules, deal)
    run_on(state)
    return wrap(state)


def game_at(rules: Rules, snapshot: Snapshot) -> Game:
    """A game in a given state, with any automatic parts carried out."""
    state = state_from(rules, snapshot)
    if state.decision == SEIZING:
        go_on_seizing(state)
    elif state.decision == PAYING:
        go_on_paying(state)
    elif state.decision == BIDDING:
        open_if_all_committed(state)
    run_on(state)
    return wrap(state)
