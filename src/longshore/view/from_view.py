"""A whole game from what one seat sees, with guesses for what it does not see.

This is for players that think ahead: guess the secrets, play the guessed game on, and see. A guess
is

    {"cards": {seat: colour}, "cash": {seat: n}, "bids": {seat: n}, "zero_cards": {seat: n}}

and must name everything that the view lacks at this moment: the value cards and cash of others, and
the sealed bids of those who have committed (in 2018 with their $0 cards). What the view shows takes
precedence over a guess, so one guess can serve for several moments of a game. A guess that cannot
be true is refused: an unknown seat, a bid nobody has made, a card that someone else has, a bid
above the cash, or cash with which the game would not be in this position.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final, TypedDict

from longshore.game import RULES_NUMBER, Game, Refused, Rules, rules_for
from longshore.game.auction import why_not_bid
from longshore.game.refusals import ALLOWED, REFUSALS
from longshore.record.checks import MAX_MONEY
from longshore.record.errors import OutsideError
from longshore.record.position.read import read_whole_position
from longshore.record.steps import shown
from longshore.record.words import COLOUR_NUMBERS, COLOURS, SEAT_NUMBERS, SEATS, Colour, Seat
from longshore.view.forms import Asked, Auction, Board, GameView

_KINDS: Final = frozenset(("cards", "cash", "bids", "zero_cards"))
_NONE: Final[Mapping[Seat, int]] = {}


class Guess(TypedDict, total=False):
    """A guess at what a seat does not see."""

    cards: Mapping[Seat, Colour]
    cash: Mapping[Seat, int]
    bids: Mapping[Seat, int]
    zero_cards: Mapping[Seat, int]


class GuessError(OutsideError):
    """A guess is missing or cannot be true. `path` says which one, as in `cash.red`."""

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(f"guess {path}: {problem}" if path else f"guess: {problem}")
        self.path = path
        self.problem = problem


def game_from_view(view: GameView, guess: Guess) -> Game:
    """The game that looks like this view and in which the guessed secrets are true."""
    position: dict[str, object] = dict(view)
    try:
        for key in ("edition", "players", "options", "seat"):
            del position[key]
        boards, options = view["seats"], view["options"]
        number = view.get("rules_number", RULES_NUMBER)
        rules = known_rules(number, view["edition"], view["players"], *options.items())
        check_names(guess, boards)
        position["seats"] = with_secrets(boards, guess)
        auction = view.get("auction")
        sealed: list[Seat] = []
        if auction is not None:
            sealed = [name for name in auction["committed"] if name not in auction["bids"]]
            position["auction"] = with_bids(auction, sealed, guess, rules)
        check_bidders(guess, () if auction is None else auction["committed"])
    except (AttributeError, KeyError, TypeError) as error:
        raise OutsideError(f"this is not a view: {error!r}") from error
    game = read_whole_position(rules, position)
    for name in sealed:
        check_bid(game, name, guess)
    check_asked(game, view["asked"])
    return game


@lru_cache(maxsize=64)
def known_rules(number: int, edition: str, players: int, *options: tuple[str, str | int]) -> Rules:
    """The rules of a game, made once for all its views."""
    if edition not in ("2007", "2018"):
        raise OutsideError(f"edition: {shown(edition)} is not an edition")
    try:
        return rules_for(int(edition), players, dict(options), number)
    except Refused as error:
        raise OutsideError(f"this is not a view: {error}") from error


def check_names(guess: Guess, boards: Mapping[Seat, Board]) -> None:
    """Only these kinds of guesses, and only about seats of this game."""
    if not guess.keys() <= _KINDS:
        unknown = next(kind for kind in guess if kind not in _KINDS)
        raise GuessError(str(unknown), f"there are {', '.join(sorted(_KINDS))}")
    for kind, about in guess.items():
        if not isinstance(about, Mapping):
            raise GuessError(kind, f"{shown(about)} is not an object")
        if not about.keys() <= boards.keys():
            unknown = next(name for name in about if name not in boards)
            raise GuessError(kind, f"{shown(unknown)} is not a seat of this game")


def with_secrets(boards: Mapping[Seat, Board], guess: Guess) -> dict[Seat, Board]:
    """The boards of all seats with cash and card, shown or guessed."""
    cards, cash = guess.get("cards", {}), guess.get("cash", _NONE)
    taken: set[str] = {board["card"] for board in boards.values() if "card" in board}
    whole: dict[Seat, Board] = {}
    for name, board in boards.items():
        if "cash" in board and "card" in board:
            whole[name] = board
            continue
        filled = board.copy()
        if "cash" not in board:
            filled["cash"] = a_guessed_number(cash, "cash", name, MAX_MONEY)
        if "card" not in board:
            card = a_guess(cards, "cards", name)
            if not isinstance(card, str) or card not in COLOUR_NUMBERS:
                raise GuessError(f"cards.{name}", f"{shown(card)} is not a colour")
            if card in taken:  # R-SETUP-11: every card exists once
                raise GuessError(f"cards.{name}", f"another seat has the {card} card")
            taken.add(card)
            filled["card"] = COLOURS[COLOUR_NUMBERS[card]]
        whole[name] = filled
    return whole


def with_bids(auction: Auction, sealed: list[Seat], guess: Guess, rules: Rules) -> Auction:
    """The auction with the bids of all who have committed, shown or guessed."""
    if not sealed:
        return auction
    bids, cards = guess.get("bids", _NONE), guess.get("zero_cards", _NONE)
    whole = auction.copy()
    whole["bids"] = auction["bids"] | {
        name: a_guessed_number(bids, "bids", name, MAX_MONEY) for name in sealed
    }
    if rules.zero_cards:
        whole["zero_cards"] = auction["zero_cards"] | {
            name: a_guessed_number(cards, "zero_cards", name, rules.zero_cards) for name in sealed
        }
    return whole


def a_guess(about: Mapping[Seat, object], kind: str, name: Seat) -> object:
    """A guess that is required."""
    if name not in about:
        raise GuessError(f"{kind}.{name}", "is missing, and the view does not show it")
    return about[name]


def a_guessed_number(about: Mapping[Seat, object], kind: str, name: Seat, highest: int) -> int:
    """A guessed whole number from 0 up to a bound."""
    number = a_guess(about, kind, name)
    if not isinstance(number, int) or isinstance(number, bool):
        raise GuessError(f"{kind}.{name}", f"{shown(number)} is not a whole number")
    if not 0 <= number <= highest:
        raise GuessError(f"{kind}.{name}", f"{number} is not between 0 and {highest}")
    return number


def check_bidders(guess: Guess, committed: Iterable[Seat]) -> None:
    """Only seats that have committed a bid can have one guessed."""
    for kind, about in (("bids", guess.get("bids")), ("zero_cards", guess.get("zero_cards"))):
        for name in about or ():
            if name not in committed:
                raise GuessError(f"{kind}.{name}", "that seat has not committed a bid")


def check_bid(game: Game, name: Seat, guess: Guess) -> None:
    """A guessed bid must be one that the bidder could have made (R-AUCT-3, R-AUCT-8)."""
    cards = guess.get("zero_cards", _NONE).get(name, 0) if game.rules.zero_cards else 0
    code = why_not_bid(game.state, SEAT_NUMBERS[name], guess["bids"][name], cards)
    if code != ALLOWED:
        why = REFUSALS[code]
        raise GuessError(
            f"bids.{name}", f"nobody could have made this bid: {why.name} ({why.rule})"
        )


def check_asked(game: Game, asked: Asked | None) -> None:
    """The open decision can depend on cash, for example on whether a loan could be repaid."""
    found = game.asked()
    if found is None or asked is None:
        fits = found is None and asked is None
    else:
        fits = asked["decision"] == found.decision and asked["seats"] == [
            SEATS[seat] for seat in found.seats
        ]
    if not fits:
        raise GuessError("cash", "the game would wait for another decision than the view says")
