"""What a seat, or a spectator, may see of a game at this moment (R-INFO).

A view is built up from what is public. Nothing is ever removed from a whole position, so anything
nobody thought of stays hidden. What is hidden is absent, never 0 or null.
"""

from __future__ import annotations

from longshore.game import Game
from longshore.game.decisions import BIDDING, SETTLING
from longshore.game.refusals import NO_SUCH_SEAT, refused
from longshore.record.forms import Position
from longshore.record.position.write import auction_part, position_of, public_part, whole_position
from longshore.record.words import COLOURS, EDITIONS, SEATS, SPECTATOR, Seat
from longshore.view.forms import Asked, GameView, Insight, SheetLine
from longshore.view.insight import insight
from longshore.view.plausible import PlausibleGames
from longshore.view.score_sheet import sheet_line


class Views:
    """All views of one moment of a game. What everyone sees is put together once for all of them.

    The views share it, so nobody may change one. `view_of` makes a view of its own.
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self._state = game.snapshot()
        self._public = public_part(self._state, game.rules)
        asked = game.asked()
        self._asked: Asked | None = None
        if asked is not None:
            seats = [SEATS[number] for number in asked.seats]
            self._asked = {"decision": asked.decision, "seats": seats}
        self._plausible: PlausibleGames | None = None

    def of(self, seat: int | None) -> GameView:
        """The view of a seat, or of a spectator (None), in the form of docs/scenarios.md."""
        game, state = self._game, self._state
        rules = game.rules
        players: int = rules.players
        if seat is not None and not 0 <= seat < players:
            raise refused(NO_SUCH_SEAT, seat=seat)
        view: GameView = {
            "edition": EDITIONS[rules.edition],
            "options": dict(rules.options),
            "players": players,
            "seat": SPECTATOR if seat is None else SEATS[seat],
            "asked": self._asked,
            **self._public,
        }
        over = state.over
        view["seats"] = boards = self._public["seats"].copy()
        for number, name in enumerate(boards):
            own = number == seat
            if own or over or rules.show_cash:
                board = boards[name] = boards[name].copy()
                board["cash"] = state.money[number]  # R-INFO-2
                if own or over:  # R-INFO-4
                    board["card"] = COLOURS[state.cards[number]]
        if state.decision == BIDDING:  # R-INFO-5: sealed until the last bidder has committed
            view["auction"] = auction_part(state, rules, () if seat is None else (seat,))
        elif state.decision == SETTLING:
            view["auction"] = auction_part(state, rules, range(players))
        if over:  # everything that was dealt is open (R-SCORE-1)
            sheet = final_sheet(game)
            view["scores"] = {name: line["total"] for name, line in sheet.items()}
            view["winners"] = [SEATS[seat] for seat in game.winners()]
            view["score_sheet"] = sheet
        return view

    def insight(self, view: GameView) -> Insight:
        """What can be worked out from one of these views: the same as from that view alone."""
        if self._plausible is None:
            self._plausible = PlausibleGames(self.of(None))
        return insight(view, self._plausible.of(view))

    def position(self) -> Position:
        """Everything about the moment, secrets included."""
        return whole_position(self._state, self._game.rules, self._public)


def view_of(game: Game, seat: int | None) -> GameView:
    """The view of a seat, or of a spectator (None), in the form of docs/scenarios.md."""
    return Views(game).of(seat)


def view_of_all(game: Game) -> GameView:
    """Everything there is to see, secrets included, for those who may see a whole game."""
    whole: GameView = {**view_of(game, None), **position_of(game)}
    whole["seat"] = "all"
    return whole


def final_sheet(game: Game) -> dict[Seat, SheetLine]:
    """The score sheet of a game that is over."""
    return {
        SEATS[seat]: {**sheet_line(game.score(seat)), "place": place}
        for seat, place in enumerate(game.places())
    }
