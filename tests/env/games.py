"""Random games of all kinds, as the environments play them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from tests.view.games import busy_game, random_rules

from longshore.env.encoder import Encoder
from longshore.env.session import NOBODY, Session
from longshore.game import Game, Rules
from longshore.game.editions import Value
from longshore.record import random_deal

MAX_TURNS = 12


def random_session(chance: random.Random, **fixed: Value) -> Session:
    """A dealt game, or one in which much can happen soon."""
    rules = random_rules(chance, **fixed)
    session = start(rules, chance)
    if chance.random() < 0.6:
        seat_at(session, busy_game(chance, **fixed))
    return session


def start(rules: Rules, chance: random.Random) -> Session:
    encoder = Encoder(rules, MAX_TURNS)
    return Session(rules, random_deal(rules, chance), encoder, MAX_TURNS, recorded=True)


def seat_at(session: Session, game: Game) -> None:
    """Continue from another position."""
    session.game = game
    session.encoder = Encoder(game.rules, MAX_TURNS)
    asked = game.asked()
    assert asked is not None
    session.seat = asked.seats[0]


def legal(session: Session) -> list[int]:
    return session.encoder.legal(session.game, session.seat, repaid=session.repaid)


def choose(session: Session, chance: random.Random) -> int:
    """Any legal action, with low bids more often, so that there are ties."""
    actions = sorted(legal(session))
    if chance.random() < 0.3:
        return actions[min(len(actions) - 1, chance.randrange(3))]
    return chance.choice(actions)


def moments(seed: int, steps: int, **fixed: Value) -> Iterator[Session]:
    """A session before every step, and at its end."""
    chance = random.Random(seed)
    session = random_session(chance, **fixed)
    for _ in range(steps):
        yield session
        if session.seat == NOBODY:
            return
        session.act(choose(session, chance))


def settings_of(seed: int, **more: Any) -> dict[str, Any]:
    """Any edition, player count and options."""
    rules = random_rules(random.Random(seed))
    given = {"edition": rules.edition, "players": rules.players, "options": rules.options}
    return {**given, "max_turns": 3 + seed % 5, **more}
