"""The tables of a data set. The codebook is made from these classes.

The docstring of a class says what a row is, the annotation of a field what it means.
"""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple

Run = Annotated[str, "The run: the folder of the data set, or of the records it was made from"]
Name = Annotated[str, "The game: the name of its record's file. Unique within a run"]
Turn = Annotated[int, "Turn, counted from 1 over all seats"]
Round = Annotated[int, "Round, counted from 1: one turn of each seat"]


class GameRow(NamedTuple):
    """A game."""

    run: Run
    game: Name
    edition: Annotated[int, "2007 or 2018"]
    players: Annotated[int, "Number of seats"]
    options: Annotated[str, "Options that differ from the edition's defaults, as `name=value ...`"]
    deal: Annotated[str, "First seat, machines and value cards. Equal for games that started alike"]
    ended_by: Annotated[str, "`supply`, `stalemate`, or `stopped` before its end, as by a limit"]
    turns: Annotated[int, "Turns in which somebody did something, over all seats"]
    steps: Annotated[int, "Steps in the record"]
    trade: Annotated[int, "Dollars that players paid each other for containers"]
    money_start: Annotated[int, "Dollars outside the bank at the start"]
    money_end: Annotated[int, "Dollars outside the bank at the end"]
    bankrupt: Annotated[int, "Seats that ended with nothing but debts"]
    collapsed: Annotated[bool, "Whether all seats ended bankrupt"]


class SeatRow(NamedTuple):
    """A seat of a game, at its end. A game that was stopped is scored as it stood."""

    run: Run
    game: Name
    seat: Annotated[str, "The colour of the seat"]
    bot: Annotated[str, "The player's name: in games between bots, the bot"]
    first: Annotated[bool, "Whether the seat had the first turn"]
    card: Annotated[str | None, "Its value card, named by the most valuable colour; secret in play"]
    score: Annotated[int, "Final score in dollars"]
    place: Annotated[int, "1 for the winners"]
    win: Annotated[float, "1, a share of it for joint winners, or 0"]
    bankrupt: Annotated[bool, "Whether it ended with nothing but debts"]
    cash: Annotated[int, "Dollars in hand"]
    island: Annotated[int, "What its containers on the island score"]
    loans: Annotated[int, "Unpaid loans"]


class TurnRow(NamedTuple):
    """A turn, at its end. Turn 0 is the start of the game."""

    run: Run
    game: Name
    turn: Annotated[int, "Turn, counted from 1 over all seats; 0 is the start"]
    round: Annotated[int, "Round, counted from 1: one turn of each seat; 0 is the start"]
    seat: Annotated[str | None, "Whose turn it was"]
    cash: Annotated[int | None, "Dollars that seat then had"]
    players: Annotated[int, "Dollars of all players"]
    brokers: Annotated[int, "Dollars of the brokers and on the Payment Card"]
    loans: Annotated[int, "Unpaid loans of all players"]


class StepRow(NamedTuple):
    """A step: one decision of one seat."""

    run: Run
    game: Name
    step: Annotated[int, "Number of the step in the record, from 1"]
    turn: Turn
    seat: Annotated[str, "Who decided"]
    decision: Annotated[
        str | None,
        "What the seat was asked, in the words of docs/notation.md; missing for a loan that it "
        "took while others were asked",
    ]
    choice: Annotated[str, "What was chosen, in the words of docs/notation.md"]


class TradeRow(NamedTuple):
    """A container that changed hands for money."""

    run: Run
    game: Name
    turn: Turn
    round: Round
    stage: Annotated[str, "`factory`, `harbour`, `auction`, `broker` or `domestic`"]
    colour: Annotated[str, "The colour of the container"]
    seller: Annotated[str, "A seat, or a broker"]
    buyer: Annotated[str, "A seat, a broker or the bank"]
    price: Annotated[float, "Dollars; at auctions an equal share of the bid, without the subsidy"]


class AuctionRow(NamedTuple):
    """A lot at the island."""

    run: Run
    game: Name
    auction: Annotated[int, "Number of the auction in its game, from 1"]
    turn: Turn
    round: Round
    seller: Annotated[str, "Whose ship brought the lot"]
    buyer: Annotated[str, "Who got the lot: the seller, if the bids were declined"]
    accepted: Annotated[bool, "Whether a bid was accepted"]
    lot: Annotated[str, "The colours of the containers, separated by spaces"]
    size: Annotated[int, "Number of containers"]
    price: Annotated[int, "The highest bid: what the buyer paid, also a seller who kept the lot"]
    second: Annotated[int, "The next highest bid, or 0"]
    cost: Annotated[float | None, "What the seller had spent on the lot, if known"]
    worth_to_seller: Annotated[int | None, "What the lot would add to the seller's island score"]


class BidRow(NamedTuple):
    """A bid in an island auction, with the private worth of the lot to the bidder."""

    run: Run
    game: Name
    auction: Annotated[int, "Number of the auction in its game, from 1"]
    seat: Annotated[str, "The bidder"]
    bid: Annotated[int, "Dollars, with the additional bid of a tie"]
    worth: Annotated[
        int,
        "What the lot would add to the bidder's island score as it stood, discard and bonus "
        "included; it may be negative",
    ]
    won: Annotated[bool, "Whether the bidder got the lot"]


class LoanRow(NamedTuple):
    """Something that happened to a loan."""

    run: Run
    game: Name
    turn: Turn
    round: Round
    seat: Annotated[str, "Whose loan it is"]
    what: Annotated[str, "`taken`, `forced`, `repaid`, or `default` when interest was not paid"]


Row = GameRow | SeatRow | TurnRow | StepRow | TradeRow | AuctionRow | BidRow | LoanRow

TABLES: Final[dict[str, type[Row]]] = {
    "games": GameRow,
    "seats": SeatRow,
    "turns": TurnRow,
    "steps": StepRow,
    "trades": TradeRow,
    "auctions": AuctionRow,
    "bids": BidRow,
    "loans": LoanRow,
}
