"""Players inside a batch: the rollout player, and one who takes any legal action."""

from __future__ import annotations

from longshore.batch.table import ROLLOUT, Table
from longshore.bots.rollout.mind import Mind, lean, tell
from longshore.bots.rollout.policy import choose
from longshore.bots.rollout.thumb import FACTORY_PRICE, SHARE
from longshore.game.arrays import i64
from longshore.game.editions import COLOURS, MAX_PLAYERS
from longshore.game.endless import is_left_out, list_allowed
from longshore.game.game import Game
from longshore.game.generator import Generator
from longshore.game.state import State
from longshore.rows.masks import action_at, count_actions, step_for


def step_inside(table: Table, game: Game, owner: i64) -> i64:
    """What the owner of the seat that is asked does."""
    mind = table.mind
    if owner == ROLLOUT and mind is not None:
        step = rollout_step(table, mind, game.state)
        if not is_left_out(game.state, table.seat, step, table.repaid):
            return step
    list_allowed(game.state, table.seat, table.repaid, table.choices)
    return random_step(table)


def rollout_step(table: Table, mind: Mind, state: State) -> i64:
    """What the rollout player does. It knows its own card and guesses the others (R-INFO-4)."""
    cards = state.cards
    state.cards = table.guesses[table.seat].values
    step = choose(mind, state, table.seat)
    state.cards = cards
    return step


def random_step(table: Table) -> i64:
    """Any of the listed actions, all equally likely."""
    action = random_action(table, table.generator)
    return step_for(table.codes, table.choices, table.seat, action)


def random_action(table: Table, generator: Generator) -> i64:
    """The code of any of the listed actions, all equally likely."""
    choices = table.choices
    index = generator.below(count_actions(choices))
    return action_at(choices, table.codes, table.seat, index)


def guess_cards(table: Table, state: State) -> None:
    """Every seat draws what it takes the cards of the others to be: any but its own."""
    generator = table.generator
    players = state.rules.players
    seat: i64
    for seat in range(players):
        values = table.guesses[seat].values
        own = state.cards[seat]
        values[seat] = own
        left = colours_without(own)
        other: i64
        for other in range(players):
            if other != seat:
                values[other] = left.pop(generator.below(len(left)))


def vary_habits(table: Table, mind: Mind) -> None:
    """Other prices, bids and moods in every game, so that nobody learns to beat one habit only."""
    chance = table.generator
    shares = [SHARE - 20 + chance.below(41) for _ in range(MAX_PLAYERS)]
    tell(mind, FACTORY_PRICE - 60 + chance.below(121), 320 + chance.below(161), shares)
    mind.spread = 5 + chance.below(36)
    lean(mind, 100 * (chance.below(4) // 3), chance.below(6) // 5)


def colours_without(own: i64) -> list[int]:
    """All colours but one."""
    return [colour for colour in range(COLOURS) if colour != own]
