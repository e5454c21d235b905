"""All games of a batch, and what they show: rows, masks and flags, by game.

Everything is written into arrays of the core and handed out to the caller's memory at the end of a
step, each array by one copy. So nothing the caller writes there can reach a game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longshore.batch.inside import guess_cards, random_action, step_inside, vary_habits
from longshore.batch.kept import KeptFleet, keep_table, restore_table
from longshore.batch.table import ROLLOUT, RUNNING, Table, play, seat_at
from longshore.bots.rollout.mind import new_mind
from longshore.game.arrays import hand_out, hand_out_bytes, hand_out_floats, i64, u8, vec
from longshore.game.deal import Deal
from longshore.game.editions import MAX_PLAYERS
from longshore.game.endless import list_allowed
from longshore.game.game import Game, new_game
from longshore.game.generator import Generator, new_generator
from longshore.game.idle import brings_nothing, chooses_action, leave_out_idle
from longshore.game.rules import Rules
from longshore.game.state import NOBODY, State
from longshore.game.steps import PASS_STEP
from longshore.rows.codes import MASK_WORDS
from longshore.rows.masks import (
    action_at,
    action_for,
    allows,
    count_actions,
    step_for,
    write_mask,
)
from longshore.rows.observation import rewrite_observation, write_observation
from longshore.rows.pen import Pen, new_pen
from longshore.rows.section import standing

SEEDS: Final = 2**30  # seeds of later deals are below this

Dealer = Callable[[Rules, int], Deal]
Payer = Callable[[list[int], list[int]], list[float]]


class Fleet:
    """Games side by side. Created only by `new_fleet`."""

    tables: list[Table]
    deal: Dealer  # from rules and a seed
    pay: Payer  # from scores and winning seats to rewards
    skip_forced: bool
    warm_up: i64
    varied: bool  # players inside have habits that differ from deal to deal
    privileged: bool  # standings and cards are shown
    without_idle: bool  # actions that would bring nothing are left out
    generator: Generator  # for random actions only, so that they do not change later deals
    # What is shown, game after game.
    pen: Pen
    row_size: i64  # bytes, or 0 without observations
    masks: vec[i64]
    seats: vec[u8]
    decisions: vec[u8]
    owners: vec[u8]
    ended: vec[u8]
    replaced: vec[u8]
    rewards: vec[float]
    scores: vec[i64]
    standings: vec[i64]
    cards: vec[u8]
    lengths: vec[i64]
    seeds: vec[i64]

    __slots__ = tuple(__annotations__)  # faster to access when not compiled

    def reset(self, seeds: memoryview) -> None:
        """Deal a game of each seed."""
        given = vec[i64](seeds)
        index: i64
        for index in range(len(self.tables)):
            table = self.tables[index]
            table.generator = new_generator(given[index])
            table.seed = given[index]
            self.clear_end(index)
            self.replaced[index] = 0
            self.go_on(table, index, self.start(table))

    def step(self, actions: memoryview) -> None:
        """Take an action in every game. One that is not allowed is replaced by the first."""
        given = vec[i64](actions)
        tables = self.tables
        masks = self.masks
        index: i64
        for index in range(len(tables)):
            table = tables[index]
            game = table.game
            if game is None:
                raise ValueError("call reset() first")
            action = given[index]
            codes = table.codes
            if self.ended[index] != RUNNING:
                self.clear_end(index)
            if allows(codes, masks, index * MASK_WORDS, action):
                self.replaced[index] = 0
            else:
                self.replaced[index] = 1
                action = action_at(table.choices, codes, table.seat, 0)
            play(table, game, step_for(codes, table.choices, table.seat, action))
            self.go_on(table, index, game)

    def first_illegal(self, actions: memoryview) -> int:
        """The first game whose action is not allowed, or -1."""
        given = vec[i64](actions)
        index: i64
        for index in range(len(self.tables)):
            if not allows(self.tables[index].codes, self.masks, index * MASK_WORDS, given[index]):
                return index
        return -1

    def draw(self, actions: memoryview) -> None:
        """A random legal action for every game, all equally likely."""
        drawn = vec[i64]([0] * len(self.tables))
        index: i64
        for index in range(len(self.tables)):
            drawn[index] = random_action(self.tables[index], self.generator)
        hand_out(drawn, actions)

    def advise(self, actions: memoryview) -> None:
        """What the rollout player would do in every game."""
        advised = vec[i64]([0] * len(self.tables))
        index: i64
        for index in range(len(self.tables)):
            table = self.tables[index]
            game = self.game_at(index)
            if table.mind is None:
                table.mind = new_mind(table.seed)
                guess_cards(table, game.state)
            step = step_inside(table, game, ROLLOUT)
            if self.without_idle:
                list_allowed(game.state, table.seat, table.repaid, table.choices)
                leave_out_idle(game.state, table.seat, table.choices)
                if chooses_action(game.state, table.seat) and brings_nothing(
                    game.state, table.seat, step
                ):
                    step = PASS_STEP
            advised[index] = action_for(table.codes, table.seat, step)
        hand_out(advised, actions)

    def start(self, table: Table) -> Game:
        """Deal, and let the players inside warm up. A game that ends so is dealt again."""
        while True:
            game = new_game(table.rules, self.deal(table.rules, table.seed))
            seat_at(table, game)
            mind = table.mind
            if mind is not None:
                mind.start_again(table.seed)
                if self.varied:
                    vary_habits(table, mind)
                guess_cards(table, game.state)
            decisions: i64 = 0
            if self.warm_up > 0:
                decisions = table.generator.below(self.warm_up + 1)
            while decisions > 0 and table.standing == RUNNING:
                play(table, game, step_inside(table, game, ROLLOUT))
                decisions -= 1
            if table.standing == RUNNING:
                return game
            table.seed = table.generator.below(SEEDS)

    def go_on(self, table: Table, index: i64, game: Game) -> None:
        """Play until the caller is asked, with new deals as games end, and show the moment."""
        choices = table.choices
        while True:
            if table.standing != RUNNING:
                self.end(table, index, game)
                table.seed = table.generator.below(SEEDS)
                game = self.start(table)
            owner = table.owners[table.seat]
            if owner < 0:
                play(table, game, step_inside(table, game, owner))
                continue
            list_allowed(game.state, table.seat, table.repaid, choices)
            if self.without_idle:
                leave_out_idle(game.state, table.seat, choices)
            if self.skip_forced and count_actions(choices) == 1:
                action = action_at(choices, table.codes, table.seat, 0)
                play(table, game, step_for(table.codes, choices, table.seat, action))
                continue
            break
        self.present(table, index, game.state)

    def present(self, table: Table, index: i64, state: State) -> None:
        """Show the decision of the seat that is asked, whose steps are listed."""
        seat = table.seat
        choices = table.choices
        write_mask(choices, table.codes, seat, self.masks, index * MASK_WORDS)
        if self.row_size > 0:
            self.observe(table, state, index * self.row_size)
        if self.privileged:
            self.uncover(state, index * MAX_PLAYERS)
        self.seats[index] = u8(seat)
        self.decisions[index] = u8(state.decision)
        self.owners[index] = u8(table.owners[seat])
        self.lengths[index] = table.length
        self.seeds[index] = table.seed

    def observe(self, table: Table, state: State, at: i64) -> None:
        """Write what the seat that is asked sees, as much as has changed."""
        if table.much or state.rules.show_cash:
            write_observation(self.pen, state, table.seat, table.repaid, at, table.clues)
            table.much = False
        else:
            seller: i64 = NOBODY
            if table.bought:
                seller = state.seller
            rewrite_observation(self.pen, state, table.seat, table.repaid, at, table.clues, seller)
        table.bought = False

    def uncover(self, state: State, first: i64) -> None:
        """Write how every seat stands, which depends on its card, and the cards themselves."""
        seat: i64
        for seat in range(state.rules.players):
            self.standings[first + seat] = standing(
                state, seat, self.pen.tally, self.pen.card_values
            )
            self.cards[first + seat] = u8(state.cards[seat])

    def end(self, table: Table, index: i64, game: Game) -> None:
        """Note how a game ended."""
        self.ended[index] = u8(table.standing)
        scores = game.scores()
        rewards = self.pay(scores, game.winners())
        first = index * MAX_PLAYERS
        seat: i64
        for seat in range(len(scores)):
            self.scores[first + seat] = scores[seat]
            self.rewards[first + seat] = rewards[seat]

    def clear_end(self, index: i64) -> None:
        """Nothing has ended in this step."""
        self.ended[index] = RUNNING
        place: i64
        for place in range(index * MAX_PLAYERS, (index + 1) * MAX_PLAYERS):
            self.scores[place] = 0
            self.rewards[place] = 0.0

    def show(self, memory: dict[str, memoryview]) -> None:
        """Copy everything into the caller's memory."""
        if self.row_size > 0:
            hand_out_bytes(self.pen.row, memory["observations"])
        hand_out(self.masks, memory["masks"])
        hand_out_bytes(self.seats, memory["seats"])
        hand_out_bytes(self.decisions, memory["decisions"])
        hand_out_bytes(self.owners, memory["owners"])
        hand_out_bytes(self.ended, memory["ended"])
        hand_out_bytes(self.replaced, memory["replaced"])
        hand_out_floats(self.rewards, memory["rewards"])
        hand_out(self.scores, memory["scores"])
        if self.privileged:
            hand_out(self.standings, memory["standings"])
            hand_out_bytes(self.cards, memory["cards"])
        hand_out(self.lengths, memory["lengths"])
        hand_out(self.seeds, memory["seeds"])

    def keep(self) -> KeptFleet:
        """Everything that has happened since the batch was made."""
        return KeptFleet(
            tables=[keep_table(table) for table in self.tables],
            chance=self.generator.state,
            ended=list(self.ended),
            replaced=list(self.replaced),
            rewards=list(self.rewards),
            scores=list(self.scores),
        )

    def restore(self, kept: KeptFleet) -> None:
        """Go on where a batch made in the same way was kept."""
        self.generator.state = kept.chance
        self.ended = vec[u8](kept.ended)
        self.replaced = vec[u8](kept.replaced)
        self.rewards = vec[float](kept.rewards)
        self.scores = vec[i64](kept.scores)
        index: i64
        for index in range(len(self.tables)):
            table = self.tables[index]
            restore_table(table, kept.tables[index])
            game = table.game
            if game is not None:
                list_allowed(game.state, table.seat, table.repaid, table.choices)
                if self.without_idle:
                    leave_out_idle(game.state, table.seat, table.choices)
                self.present(table, index, game.state)

    def game_at(self, index: int) -> Game:
        """The game at a place, with all its secrets: for tests and tools, not for players."""
        game = self.tables[index].game
        if game is None:
            raise ValueError("call reset() first")
        return game


def new_fleet(  # noqa: PLR0917 (all of them belong to every batch)
    tables: list[Table],
    rows: bytes,
    most: int,
    insight_at: int,
    deal: Dealer,
    pay: Payer,
    skip_forced: bool,
    warm_up: int,
    varied: bool,
    privileged: bool,
    without_idle: bool,
) -> Fleet:
    """A batch of tables. `rows` holds what never changes in each game's row, or nothing."""
    count = len(tables)
    fleet = Fleet()
    fleet.tables = tables
    fleet.deal = deal
    fleet.pay = pay
    fleet.skip_forced = skip_forced
    fleet.warm_up = warm_up
    fleet.varied = varied
    fleet.privileged = privileged
    fleet.without_idle = without_idle
    fleet.generator = new_generator(1)
    fleet.pen = new_pen(vec[u8](rows), most, insight_at)
    fleet.row_size = len(rows) // count
    fleet.masks = vec[i64]([0] * (count * MASK_WORDS))
    nothing = bytes(count)
    fleet.seats = vec[u8](nothing)
    fleet.decisions = vec[u8](nothing)
    fleet.owners = vec[u8](nothing)
    fleet.ended = vec[u8](nothing)
    fleet.replaced = vec[u8](nothing)
    fleet.rewards = vec[float]([0.0] * (count * MAX_PLAYERS))
    fleet.scores = vec[i64]([0] * (count * MAX_PLAYERS))
    fleet.standings = vec[i64]([0] * (count * MAX_PLAYERS))
    fleet.cards = vec[u8](bytes(count * MAX_PLAYERS))
    fleet.lengths = vec[i64]([0] * count)
    fleet.seeds = vec[i64]([0] * count)
    return fleet
