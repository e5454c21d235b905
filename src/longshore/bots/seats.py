"""One whole game between bots, played fairly.

Each bot gets its own view, its own legal steps and the public steps, never the game. Bidders are
asked in seat order and see no other bid. After an illegal answer a bot may try once more, and then
a deckhand plays that step.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from longshore.bots.bot import Answer, Asking, Bot
from longshore.bots.decided import Decided, Watch
from longshore.bots.deckhand import Deckhand
from longshore.bots.guests.guest import conduct_of
from longshore.bots.legal import steps_for_bots
from longshore.game import Asked, Deal, Game, Rules, new_game
from longshore.game.steps import FIRST_BID, REPAY_STEP
from longshore.record import line_text, parse_step
from longshore.record.words import SEATS
from longshore.view import view_of


@dataclass(slots=True)
class Played:
    """How a game went. Lists are by seat."""

    lines: list[str]
    """Every step with its seat, as in a record."""
    ended_by: str
    """`supply`, `stalemate`, or `cap` when it was stopped after `max_turns` turns per seat."""
    scores: list[int]
    winners: list[int]
    turns: int
    """Turns started, over all seats."""
    decisions: list[int]
    cpu_seconds: list[float]
    cpu_most: list[float]
    """The slowest decision of each seat."""
    refused: list[int]
    timeouts: list[int]
    trouble: list[str]
    """Why a deckhand has taken over from a guest. Usually empty."""
    refusal: list[str]
    """A guest's first answer that was not legal, and why. Usually empty."""


@dataclass(slots=True)
class Seats:
    """Bots around a game. `ask` one of them, `play` what it answers."""

    game: Game
    bots: Sequence[Bot]
    lines: list[str] = field(default_factory=list)
    public: list[str] = field(default_factory=list)
    sealed: list[str] = field(default_factory=list)
    told: list[int] = field(init=False)
    decisions: list[int] = field(init=False)
    cpu_seconds: list[float] = field(init=False)
    cpu_most: list[float] = field(init=False)
    refused: list[int] = field(init=False)
    turn: int = field(init=False)
    repaid: bool = False
    """Whether a loan was repaid in this turn."""
    watch: Watch | None = None
    """Told about every decision."""

    def __post_init__(self) -> None:
        players = self.game.rules.players
        if len(self.bots) != players:
            raise ValueError(f"the game has {players} seats, and there are {len(self.bots)} bots")
        self.told = [0] * players
        self.decisions = [0] * players
        self.cpu_seconds = [0.0] * players
        self.cpu_most = [0.0] * players
        self.refused = [0] * players
        self.turn = self.game.turn

    def start(self) -> None:
        """Let all bots take their seats."""
        for seat, bot in enumerate(self.bots):
            bot.start(view_of(self.game, seat))

    def asking(self, seat: int, think_ms: int | None = None) -> Asking:
        """A seat's current decision, with everything it has not been told yet."""
        asked = self.game.asked()
        if asked is None:
            raise ValueError("the game is over")
        steps = self.public[self.told[seat] :]
        self.told[seat] = len(self.public)
        view = view_of(self.game, seat)
        legal = steps_for_bots(self.game, seat, repaid=self.repaid)
        return Asking(seat, asked.decision, view, legal, steps, think_ms)

    def ask(self, seat: int, think_ms: int | None = None) -> Answer:
        """A legal answer for a seat, from a deckhand if its bot gives two illegal ones."""
        asking = self.asking(seat, think_ms)
        self.decisions[seat] += 1
        spent, before_asking = 0.0, conduct_of(self.bots[seat]).refused
        for tries in range(2):
            bot = self.bots[seat]
            before = time.process_time() - conduct_of(bot).explaining
            answer = bot.answer(asking)
            used = time.process_time() - conduct_of(bot).explaining - before
            self.cpu_seconds[seat] += used
            self.cpu_most[seat] = max(self.cpu_most[seat], used)
            spent += used
            if answer.step in asking.legal:
                conduct = conduct_of(bot)
                refused = tries + conduct.refused - before_asking
                self._tell(asking, answer, spent, refused=refused, stand_in=conduct.stand_in)
                return answer
            self.refused[seat] += 1
        answer = Deckhand(seed=len(self.lines)).answer(asking)
        self._tell(asking, answer, spent, refused=2, stand_in=True)
        return answer

    def _tell(
        self, asking: Asking, answer: Answer, spent: float, *, refused: int, stand_in: bool
    ) -> None:
        if self.watch is None:
            return
        self.watch(
            Decided(
                seat=asking.seat,
                turn=sum(self.game.snapshot().turns) + 1,
                step=len(self.lines) + 1,
                decision=asking.decision,
                legal=len(asking.legal),
                chosen=answer.step,
                candidates=answer.candidates,
                cpu_seconds=spent,
                refused=refused,
                stand_in=stand_in,
            )
        )

    def play(self, seat: int, step: str) -> None:
        """Carry out a step. Sealed bids become public with the last of their round (R-AUCT-4)."""
        asked = self.game.asked()
        number = parse_step(step)
        self.game.apply(seat, number)
        self.hear(asked, seat, number)

    def hear(self, asked: Asked | None, seat: int, step: int) -> None:
        """Take in a step that was carried out at this decision."""
        if self.game.turn != self.turn:
            self.turn, self.repaid = self.game.turn, False
        elif step == REPAY_STEP:
            self.repaid = True
        line = line_text(seat, step)
        self.lines.append(line)
        if asked is None or asked.decision != "bid" or step < FIRST_BID:
            self.public.append(line)
            return
        self.sealed.append(line)
        if len(asked.seats) == 1:
            self.public += self.sealed
            self.sealed.clear()

    def end(self) -> None:
        """Show everyone how it ended. A game that was stopped is scored as it stands."""
        for seat, bot in enumerate(self.bots):
            view = view_of(self.game, seat)
            if not self.game.over:
                view["scores"] = dict(zip(SEATS, self.game.scores(), strict=False))
                view["winners"] = [SEATS[winner] for winner in self.game.winners()]
            bot.end(view)


def play_game(
    rules: Rules,
    deal: Deal,
    bots: Sequence[Bot],
    *,
    max_turns: int = 100,
    watch: Watch | None = None,
) -> Played:
    """Play from a deal to the end, or until a seat would start turn `max_turns` + 1."""
    game = new_game(rules, deal)
    seats = Seats(game, bots, watch=watch)
    before = [replace(conduct_of(bot)) for bot in bots]
    seats.start()
    capped = False
    while (asked := game.asked()) is not None:
        if game.snapshot().turns[game.turn] >= max_turns:
            capped = True
            break
        seat = asked.seats[0]
        seats.play(seat, seats.ask(seat).step)
    seats.end()
    state = game.snapshot()
    ended_by = "cap" if capped else "supply" if state.ending else "stalemate"
    after = [conduct_of(bot) for bot in bots]
    counted = list(zip(seats.refused, after, before, strict=True))
    return Played(
        lines=seats.lines,
        ended_by=ended_by,
        scores=game.scores(),
        winners=game.winners(),
        turns=sum(state.turns) + (not capped),  # if it was stopped, nobody has started another
        decisions=seats.decisions,
        cpu_seconds=seats.cpu_seconds,
        cpu_most=seats.cpu_most,
        refused=[own + now.refused - then.refused for own, now, then in counted],
        timeouts=[now.timeouts - then.timeouts for _, now, then in counted],
        trouble=[conduct.trouble for conduct in after],
        refusal=[conduct.first_refusal for conduct in after],
    )
