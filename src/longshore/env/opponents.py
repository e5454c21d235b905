"""Opponents for the other seats of a `solo` environment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol

from longshore.bots import Asking, Bot, make_bot
from longshore.bots.legal import legal_steps
from longshore.encoding.encoder import Kind
from longshore.env.session import Session
from longshore.game.steps import LOAN_STEP, REPAY_STEP
from longshore.record import parse_step, step_text
from longshore.view import view_of

Policy = Callable[[dict[str, Any]], int]
"""From an observation with its `action_mask` to an action."""
Opponent = str | Policy


class Player(Protocol):
    """Plays one seat of one game."""

    def play(self, session: Session) -> None:
        """Take one step for the seat, which is asked."""

    def end(self, session: Session) -> None:
        """See how the game ended."""

    def close(self) -> None:
        """Leave, perhaps in the middle of a game."""


class RandomPlayer:
    """Takes any action that the mask allows, all equally likely."""

    def __init__(self, seed: int, *, without_idle: bool = False) -> None:
        self._random = Random(seed)
        self._without_idle = without_idle

    def play(self, session: Session) -> None:
        """One of the allowed actions."""
        legal = session.encoder.legal(
            session.game, session.seat, repaid=session.repaid, without_idle=self._without_idle
        )
        session.act(legal[int(self._random.random() * len(legal))])

    def end(self, session: Session) -> None:
        """Nothing to learn."""

    def close(self) -> None:
        """Nothing to free."""


class PolicyPlayer:
    """Asks a function of the observation."""

    def __init__(self, policy: Policy, kind: Kind, *, without_idle: bool) -> None:
        self._policy = policy
        self._kind: Kind = kind
        self._without_idle = without_idle

    def play(self, session: Session) -> None:
        """Take the action that the function returns."""
        seen = observe(session, session.seat, self._kind, without_idle=self._without_idle)
        session.act(int(self._policy(seen)), without_idle=self._without_idle)

    def end(self, session: Session) -> None:
        """Nothing to learn."""

    def close(self) -> None:
        """Nothing to free."""


class BotPlayer:
    """Asks a bot of `longshore.bots`, which sees its view and the public steps, never the game."""

    def __init__(self, bot: Bot, session: Session, seat: int, seed: int) -> None:
        self._bot = bot
        self._seat = seat
        self._told = 0
        self._fallback = RandomPlayer(seed)
        bot.start(view_of(session.game, seat))

    def play(self, session: Session) -> None:
        """Take the bot's step, or any legal action if that is illegal."""
        step = self.step(session)
        if step is None:
            self._fallback.play(session)
        else:
            session.play(step)

    def step(self, session: Session) -> int | None:
        """The bot's step, or None if that is illegal."""
        asked, record = session.game.asked(), session.record
        if asked is None or record is None:
            raise ValueError("a bot needs an open decision and the public record")
        legal = legal_steps(session.game, self._seat)
        for step in (LOAN_STEP, REPAY_STEP):
            if session.leaves_out(step):
                legal = [text for text in legal if text != step_text(step)]
        lines = record.lines(self._told)
        self._told += len(lines)
        view = view_of(session.game, self._seat)
        answer = self._bot.answer(Asking(self._seat, asked.decision, view, legal, lines))
        return parse_step(answer.step) if answer.step in legal else None

    def end(self, session: Session) -> None:
        """Show the bot the end."""
        self._bot.end(view_of(session.game, self._seat))

    def close(self) -> None:
        """Let the bot go."""
        self._bot.close()


def observe(
    session: Session, seat: int, kind: Kind, *, without_idle: bool = False
) -> dict[str, Any]:
    """A seat's observation and mask, as in all environments."""
    encoder, game, repaid = session.encoder, session.game, session.repaid
    return {
        "observation": encoder.row(kind, game, seat, repaid=repaid, clues=session.clues),
        "action_mask": encoder.mask(game, seat, repaid=repaid, without_idle=without_idle),
    }


def needs_record(opponents: Sequence[Opponent]) -> bool:
    """Whether any of them is a bot, which needs the public record."""
    return any(isinstance(opponent, str) and opponent != "random" for opponent in opponents)


def seat_player(
    opponent: Opponent,
    session: Session,
    seat: int,
    seed: int,
    kind: Kind,
    *,
    without_idle: bool = False,
) -> Player:
    """An opponent for a seat: `random`, the name of a bot, or a function."""
    if not isinstance(opponent, str):
        return PolicyPlayer(opponent, kind, without_idle=without_idle)
    if opponent == "random":
        return RandomPlayer(seed, without_idle=without_idle)
    return BotPlayer(make_bot(opponent, seed=seed), session, seat, seed)
