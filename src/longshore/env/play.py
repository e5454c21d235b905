"""A deal being drawn, then a game: the contents of an OpenSpiel state."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from longshore.encoding.actions import BID_ACTIONS
from longshore.env.dealing import Dealing
from longshore.env.public import PublicRecord
from longshore.env.rewards import Reward
from longshore.env.session import Session
from longshore.env.variant import Variant
from longshore.record import line_text


class Play:
    """Pickled as its actions, which OpenSpiel can also tell one by one."""

    def __init__(self, variant: Variant, reward: Reward, actions: Iterable[int] = ()) -> None:
        self.variant = variant
        self.reward = reward
        self.dealing = Dealing(variant.rules)
        self.session: Session | None = None
        self.actions: list[int] = []
        for action in actions:
            self.act(action)

    def __deepcopy__(self, _memo: dict[int, Any]) -> Play:
        other = Play(self.variant, self.reward)
        other.dealing.drawn = self.dealing.drawn.copy()
        other.session = None if self.session is None else self.session.copy()
        other.actions = self.actions.copy()
        return other

    def __reduce__(self) -> tuple[type[Play], tuple[Variant, Reward, list[int]]]:
        return Play, (self.variant, self.reward, self.actions)

    def act(self, action: int) -> None:
        """Draw a piece of the deal, or take an action for the seat that is asked."""
        if self.session is not None:
            self.session.act(action)
        else:
            self.dealing.drawn.append(action)
            if self.dealing.complete:
                self.session = self.variant.start(self.dealing.deal(), recorded=True)
        self.actions.append(action)

    def history(self) -> list[str]:
        """The deal and all steps, secrets included."""
        lines = [self.dealing.text(*drawn) for drawn in enumerate(self.dealing.drawn)]
        record = self._record
        if record is not None:
            lines += record.lines()
            lines += [line_text(seat, step) for seat, step in record.sealed]
        return lines

    def seen_by(self, seat: int) -> list[str]:
        """Everything a seat has seen: its card, its own bids, and what is public."""
        record = self._record
        return self.dealing.seen_by(seat) + (record.seen_by(seat) if record else [])

    def seen_by_all(self) -> list[str]:
        """Everything that is public. Of a sealed bid, only that it was made."""
        record = self._record
        return self.dealing.seen_by_all() + (record.seen_by_all() if record else [])

    def seen_by_nobody_else(self, seat: int) -> list[str]:
        """What only a seat has seen: its card, and its bids while they were sealed."""
        record = self._record
        own = self.dealing.seen_by_nobody_else(seat)
        return own + (record.seen_by_nobody_else(seat) if record else [])

    def another_world(self, seat: int, chance: Random) -> list[int]:
        """Actions to a state that a seat cannot tell from this one: other cards, other bids."""
        drawn = self.dealing.redealt(seat, chance)
        if self.session is None:
            return drawn
        world = Play(self.variant, self.reward, drawn)
        record = self._record
        hidden = 0 if record is None else len(record.sealed)
        bids = [
            place
            for place, action in enumerate(self.actions)
            if place >= len(drawn) and action >= BID_ACTIONS
        ]
        sealed = set(bids[len(bids) - hidden :])
        for place in range(len(drawn), len(self.actions)):
            action, session = self.actions[place], world.session
            if place in sealed and session is not None and session.seat != seat:
                legal = session.encoder.legal(session.game, session.seat, repaid=session.repaid)
                action = chance.choice(sorted(code for code in legal if code >= BID_ACTIONS))
            world.act(action)
        return world.actions

    @property
    def _record(self) -> PublicRecord | None:
        return None if self.session is None else self.session.record
