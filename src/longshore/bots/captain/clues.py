"""Clues about the others' value cards: what they bid, accept, decline and load.

Before any clue, all deals of the cards the captain does not hold are equally likely (R-SETUP-11).
Every clue makes some cards of a seat likelier than others, depending on how well the act fits a
sensible player.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Final

from longshore.bots.memory import Average, note_share
from longshore.bots.rollout import thumb
from longshore.bots.rollout.mind import new_mind
from longshore.bots.rollout.simulate import lot_worths
from longshore.game import Game
from longshore.game.auction import highest_bid
from longshore.game.editions import CARD_VALUES
from longshore.record.words import COLOUR_NUMBERS, COLOURS, SEATS, Seat, colour_of
from longshore.view.forms import GameView

_CARDS: Final = len(COLOURS)
_DOUBT: Final = 0.08  # people do odd things: no clue rules a card out
_LOADING: Final = 0.05  # how much a loaded container reveals, per dollar of its value
_LEAST: Final = 2.0  # dollars; the least spread of a bid
_SPREAD: Final = 0.3

Deal = tuple[int, ...]


class Clues:
    """How likely each card is for each other seat, as logarithms."""

    def __init__(self) -> None:
        self.known: dict[str, int] = {}
        self.likely: dict[str, list[float]] = {}
        self._mind = new_mind(0)

    def start(self, view: GameView) -> None:
        """Start knowing only what the view shows."""
        boards = view["seats"]
        self.known = {n: COLOUR_NUMBERS[b["card"]] for n, b in boards.items() if "card" in b}
        self.likely = {name: [0.0] * _CARDS for name in boards if name not in self.known}

    def chances(self, name: str) -> list[float]:
        """How likely each card is for a seat, ignoring the others' cards."""
        taken = set(self.known.values())
        weights = [
            0.0 if card in taken else math.exp(clue) for card, clue in enumerate(self.likely[name])
        ]
        total = sum(weights)
        return [weight / total for weight in weights]

    def deals(self, names: Sequence[str]) -> list[tuple[Deal, float]]:
        """Every deal of cards to these seats with its probability, likeliest first."""
        hidden = [name for name in names if name in self.likely]
        free = [card for card in range(_CARDS) if card not in self.known.values()]
        found: list[tuple[Deal, float]] = []
        for cards in permutations(free, len(hidden)):
            held = self.known | dict(zip(hidden, cards, strict=True))
            weight = math.exp(sum(self.likely[n][held[n]] for n in hidden))
            found.append((tuple(held[name] for name in names), weight))
        total = sum(weight for _, weight in found)
        found.sort(key=lambda deal: (-deal[1], deal[0]))
        return [(deal, weight / total) for deal, weight in found]

    def note_bid(
        self, game: Game, seat: int, line: str, shares: Mapping[Seat, Average], purse: int
    ) -> None:
        """A bid in the first round shows what the lot is worth to its bidder."""
        name = SEATS[seat]
        if name not in self.likely or name not in shares or game.state.round != 1:
            return
        amount = int(line.split()[2])
        worths = [max(worth, 0) / 100 for worth in lot_worths(game, seat, self._mind)]
        share = shares[name]
        mean = sum(c * w for c, w in zip(self.chances(name), worths, strict=True))
        for card, worth in enumerate(worths):
            expected = min(share.mean * worth, max(purse, 0))
            spread = max(_SPREAD * expected, _LEAST)
            self._tell(name, card, math.exp(-0.5 * ((amount - expected) / spread) ** 2))
        self._level(name)
        if mean > 3:
            note_share(share, amount, mean, purse)

    def note_settlement(self, game: Game, seat: int, line: str) -> None:
        """A seller who accepts H values the lot below 3H, one who declines above (R-AUCT-16)."""
        name = SEATS[seat]
        declined = line.endswith(": decline")
        if name not in self.likely or not (declined or ": accept " in line):
            return
        highest = int(highest_bid(game.state))
        for card, worth in enumerate(lot_worths(game, seat, self._mind)):
            over = (worth / thumb.DOLLAR - thumb.BIDS_TO_ACCEPT * highest) / (0.75 * highest + 3)
            chance = 1 / (1 + math.exp(-max(-20.0, min(20.0, over))))
            self._tell(name, card, chance if declined else 1 - chance)
        self._level(name)

    def note_load(self, game: Game, seat: int, line: str) -> None:
        """People tend to ship what they would like to keep."""
        name = SEATS[seat]
        if name not in self.likely or game.turn != seat:
            return
        colour = COLOUR_NUMBERS[colour_of(line.split()[2])]
        for card in range(_CARDS):
            value = CARD_VALUES[(colour - card) % _CARDS]
            self.likely[name][card] += _LOADING * (value - 5.4)

    def _tell(self, name: str, card: int, likelihood: float) -> None:
        self.likely[name][card] += math.log(_DOUBT + (1 - _DOUBT) * likelihood)

    def _level(self, name: str) -> None:
        most = max(self.likely[name])
        self.likely[name] = [clue - most for clue in self.likely[name]]
