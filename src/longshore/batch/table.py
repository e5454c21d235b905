"""One game of a batch: who owns its seats, and the seat that acts next."""

from __future__ import annotations

from typing import Final

from longshore.bots.rollout.mind import Mind
from longshore.game.arrays import i64, vec
from longshore.game.choices import Choices, new_choices
from longshore.game.decisions import ACTING, BIDDING, BUYING, MAKING, STOCKING
from longshore.game.editions import MAX_PLAYERS
from longshore.game.game import Game
from longshore.game.generator import Generator, new_generator
from longshore.game.perform import perform
from longshore.game.rules import Rules
from longshore.game.state import NOBODY
from longshore.game.steps import REPAY_STEP
from longshore.game.waiting import next_asked
from longshore.rows.clues import Clues
from longshore.rows.codes import Codes

# Owners of seats: the numbers from 0 on are the caller's, and these play inside.
ROLLOUT: Final = -1
RANDOM: Final = -2

# Decisions of the active seat in which at most a seller changes beside it.
OF_ONE_SEAT: Final = 1 << ACTING | 1 << MAKING | 1 << STOCKING | 1 << BUYING

# How a game stands.
RUNNING: Final = 0
OVER: Final = 1
TRUNCATED: Final = 2


class Cards:
    """The value cards of all seats as one seat takes them to be."""

    values: vec[i64]

    __slots__ = tuple(__annotations__)  # faster to access when not compiled


class Table:
    """A game with its rules. Created only by `new_table`."""

    rules: Rules
    codes: Codes
    max_turns: i64
    owners: vec[i64]  # by seat
    game: Game | None  # from the first deal on
    choices: Choices  # of the seat that is asked, once they are listed
    generator: Generator  # for the next deal, and for players inside
    mind: Mind | None  # of the players inside
    guesses: list[Cards]  # by seat: what a player inside takes the cards to be
    clues: Clues | None  # what open bids tell about cards, if rows are rich
    seed: i64
    seat: i64  # who is asked
    repaid: bool  # in this turn
    length: i64  # decisions so far
    standing: i64  # RUNNING, OVER or TRUNCATED
    # What has changed since the row was written.
    much: bool  # more than the board, the viewer and one seller
    bought: bool  # a purchase was made, begun or finished

    __slots__ = tuple(__annotations__)  # faster to access when not compiled


def new_table(  # noqa: PLR0917 (all of them belong to every table)
    rules: Rules,
    codes: Codes,
    max_turns: int,
    owners: list[int],
    mind: Mind | None,
    clues: Clues | None = None,
) -> Table:
    """A table at which nothing is dealt yet."""
    table = Table()
    table.rules = rules
    table.codes = codes
    table.max_turns = max_turns
    table.owners = vec[i64](owners)
    table.game = None
    table.choices = new_choices()
    table.generator = new_generator(0)
    table.mind = mind
    table.guesses = []
    for _ in range(MAX_PLAYERS):
        cards = Cards()
        cards.values = vec[i64]([0] * MAX_PLAYERS)
        table.guesses.append(cards)
    table.clues = clues
    table.seed = 0
    table.seat = NOBODY
    table.repaid = False
    table.length = 0
    table.standing = RUNNING
    table.much = True
    table.bought = False
    return table


def seat_at(table: Table, game: Game) -> None:
    """Begin a game, dealt or in the middle."""
    table.game = game
    table.repaid = False
    table.length = 0
    table.standing = RUNNING
    table.seat = next_asked(game.state)
    table.much = True
    if table.clues is not None:
        table.clues.start_again()


def play(table: Table, game: Game, step: i64) -> None:
    """A legal step of the seat that is asked. The game may end, or be cut off, by it."""
    state = game.state
    turn = state.turn
    before = state.decision
    auction_round = state.round
    perform(state, table.seat, step)
    table.length += 1
    table.seat = next_asked(state)
    if state.turn != turn:
        table.much = True
        table.repaid = False
        if state.turns[state.turn] >= table.max_turns:
            table.standing = TRUNCATED
    elif step == REPAY_STEP:
        table.repaid = True
    if table.seat == NOBODY:
        table.standing = OVER
    note_change(table, before, state.decision)
    if before == BIDDING and table.clues is not None:
        table.clues.note_bids(state, auction_round)


def note_change(table: Table, before: i64, after: i64) -> None:
    """Note how much a step within a turn has changed, by the decisions before and after it.

    The decisions of an active seat about itself change nothing that others show, except the cash of
    the Union Boss (R-PROD-2), and purchases change the seller.
    """
    if not (OF_ONE_SEAT >> before & OF_ONE_SEAT >> after & 1):
        table.much = True
    if before == BUYING or after == BUYING:
        table.bought = True
