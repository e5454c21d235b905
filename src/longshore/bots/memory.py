"""What a player who takes notes knows: everyone's cash, prices paid, and how high bids were.

It uses public steps alone. They are played in a stand-in game with made-up values for whatever is
hidden. No secret changes what happens to money, so its purses are right if the game started with a
deal (R-SETUP-9).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from longshore.bots.rollout import thumb
from longshore.game import Game, Refused
from longshore.game.cells import HARBOUR
from longshore.game.editions import STARTING_CASH
from longshore.game.waiting import turns_begun
from longshore.record import OutsideError, parse_line
from longshore.record.words import SEAT_NUMBERS, Seat, price_of
from longshore.view import Guess, game_from_view
from longshore.view.forms import GameView
from longshore.view.plausible import some_cards

SHARE: Final = thumb.SHARE / 100
_FACTORY_PRICE: Final = thumb.FACTORY_PRICE / thumb.DOLLAR
_HARBOUR_PRICE: Final = thumb.HARBOUR_PRICE_OF_TRADER / thumb.DOLLAR
_PRIOR: Final = 4.0  # how many observations the initial belief counts for
_LATEST: Final = 0.9  # older observations fade
_MOST_SHARE: Final = 1.2  # a higher bid shows that the worth was misjudged


class Average:
    """A mean that starts with a belief and follows what is seen."""

    __slots__ = ("total", "weight")

    def __init__(self, belief: float) -> None:
        self.total = belief * _PRIOR
        self.weight = _PRIOR

    def note(self, seen: float) -> None:
        """Add an observation."""
        self.total = self.total * _LATEST + seen
        self.weight = self.weight * _LATEST + 1

    @property
    def mean(self) -> float:
        """The expected value."""
        return self.total / self.weight


def note_share(share: Average, amount: int, worth: float, purse: int) -> None:
    """Learn from a bid what share of a lot's worth its bidder offers.

    A bidder who could not pay the expected amount and keep some cash reveals nothing by bidding
    less. To learn from that would be to think that the poor want nothing: then nobody sells to
    them, and the table dries out.
    """
    expected = share.mean * worth
    if amount > expected or purse - thumb.FAIR_LEAVES >= expected:
        share.note(min(amount / worth, _MOST_SHARE))


class Memory:
    """The notes of one seat about one game."""

    def __init__(self, harbour_price: float = _HARBOUR_PRICE) -> None:
        self.stand_in: Game | None = None
        self.factory_price = Average(_FACTORY_PRICE)
        self.harbour_price = Average(harbour_price)
        self.borrowed = -1
        """The seat's own turn in which it took a loan, which it does not repay in the same turn."""

        self.eagerness: dict[str, Average] = {}
        """What each seat bids, as a share of what the lot seemed to be worth to it."""
        self.expected: dict[str, float] = {}
        """What the lot being sold seems to be worth to each bidder."""
        self._seat = ""

    def start(self, view: GameView) -> None:
        """Start the notes at the beginning of a game."""
        self.start_at(view, dict.fromkeys(view["seats"], STARTING_CASH))

    def start_at(self, view: GameView, cash: Mapping[Seat, int]) -> None:
        """Go on from a view, with this cash wherever the view hides it."""
        self._seat = view["seat"]
        self.stand_in = stand_in_for(view, cash)

    def note(self, steps: Sequence[str]) -> None:
        """Take in public steps, in order."""
        opened: dict[str, int] = {}
        purses: dict[str, int] = {}
        for line in steps:
            name, _, step = line.partition(": ")
            game = self.stand_in
            if step.startswith("bid ") and (game is None or self._decision(game) == "bid"):
                opened[name] = opened.get(name, 0) + int(step.split()[1])
                if game is not None:
                    purses[name] = game.score(SEAT_NUMBERS[name]).cash
            self.enter(line)
        self._learn(opened, purses)

    def enter(self, line: str, play: Callable[[Game, int, int], object] = Game.apply) -> None:
        """Play one public step in the stand-in, and note a price or a loan."""
        game = self.stand_in
        if game is None:
            return
        try:
            seat, step = parse_line(line)
            if " take " in line and "@" in line:
                aboard = game.state.store == HARBOUR
                (self.harbour_price if aboard else self.factory_price).note(
                    price_of(line.rpartition(" ")[2])
                )
            if line == f"{self._seat}: loan" and game.turn == seat:
                self.borrowed = turns_begun(game)
            play(game, seat, step)
        except (Refused, OutsideError):
            self.stand_in = None  # the game did not start like a dealt one

    def _learn(self, opened: Mapping[str, int], purses: Mapping[str, int]) -> None:
        """See how bids compare with what they were expected to be."""
        if not opened:
            return
        for name, amount in opened.items():
            worth = self.expected.get(name, 0.0)
            if worth > 3 and name in purses:
                note_share(self.eagerness_of(name), amount, worth, purses[name])
        self.expected = {}

    def eagerness_of(self, name: str) -> Average:
        """How high a seat bids."""
        return self.eagerness.setdefault(name, Average(SHARE))

    def note_shelf(self, store: str, old: Sequence[str]) -> None:
        """A container that stays in a store was too expensive. An empty store was too cheap."""
        prices = self.factory_price if store == "factory" else self.harbour_price
        for item in old:
            prices.note(min(price_of(item) - 1, prices.mean))
        if not old:
            prices.note(prices.mean + 2)

    @staticmethod
    def _decision(game: Game) -> str:
        asked = game.asked()
        return "" if asked is None else asked.decision

    def cash(self, name: Seat, view: GameView) -> int:
        """A seat's cash: seen, worked out, or else guessed."""
        board = view["seats"][name]
        if "cash" in board:
            return board["cash"]
        if self.stand_in is None:
            return STARTING_CASH
        return self.stand_in.score(SEAT_NUMBERS[name]).cash


def stand_in_for(view: GameView, cash: Mapping[Seat, int]) -> Game | None:
    """A game that looks like a view, for playing public steps in; None if no game does.

    Sealed bids count as nothing until they are opened.
    """
    guess: Guess = {
        "cards": some_cards(view),
        "cash": {name: max(cash[name], pledged(view, name)) for name in view["seats"]},
    }
    auction = view.get("auction")
    if auction is not None:
        sealed = [name for name in auction["committed"] if name not in auction["bids"]]
        guess["bids"] = dict.fromkeys(sealed, 0)
        guess["zero_cards"] = dict.fromkeys(sealed, 0)
    try:
        return game_from_view(view, guess)
    except OutsideError:
        return None


def pledged(view: GameView, name: Seat) -> int:
    """What a seat has openly bid in the auction, and so must have at least (R-AUCT-3)."""
    auction = view.get("auction")
    if auction is None:
        return 0
    return auction.get("first", {}).get(name, 0) + auction["bids"].get(name, 0)
