"""What a trader does with its two actions, and with its loans."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from longshore.bots.rollout import thumb
from longshore.bots.styles import Style
from longshore.bots.trader.brokers import broker_steps
from longshore.bots.trader.sight import Sight
from longshore.bots.trader.stores import (
    building_steps,
    restocking_steps,
    worth_of_production,
    worth_of_repricing,
)
from longshore.bots.trader.voyages import voyage_steps
from longshore.game.editions import ACTIONS, LOAN_AMOUNT

_LOAN_COST: Final = thumb.LOAN_COST / thumb.DOLLAR
_WORTHWHILE: Final = thumb.WORTHWHILE / thumb.DOLLAR


def action_steps(
    sight: Sight, legal: frozenset[str], style: Style, just_borrowed: bool
) -> Iterator[tuple[str, float]]:
    """Every step of the `action` decision worth considering."""
    yield "pass", 0.0
    ranked = list(_actions(sight, legal, style))
    if sight.view["actions"] == ACTIONS:
        ranked = _island_last(ranked)
    yield from ranked
    if "repay" in legal and not just_borrowed:
        yield "repay", worth_of_repaying(sight, style)
    best = max((worth for _, worth in ranked), default=0.0)
    if "loan" in legal and best < _WORTHWHILE and sight.view["actions"] > 0:
        with_loan = max(
            (worth for _, worth in _actions(sight.richer(LOAN_AMOUNT), legal, style)), default=0.0
        )
        burden: int = thumb.loan_burden(sight.loans)
        yield "loan", with_loan - _LOAN_COST * style.share * burden


def _actions(sight: Sight, legal: frozenset[str], style: Style) -> Iterator[tuple[str, float]]:
    if "produce" in legal:
        yield "produce", worth_of_production(sight) * style.make
    for step, worth in restocking_steps(sight, style.reserve):
        if step in legal:
            yield step, worth * style.trade
    if "reprice" in legal:
        yield "reprice", worth_of_repricing(sight)
    for step, worth in building_steps(sight, legal, style.reserve + 1):
        liking = style.trade if step == "warehouse" else style.make
        yield step, (worth * liking if worth > 0 else worth) * (thumb.BUILDING / 100)
    for step, worth in voyage_steps(sight, legal):
        yield step, worth * style.ship
    for step, worth in broker_steps(sight, legal):
        yield step, worth * style.brokers


def _island_last(ranked: list[tuple[str, float]]) -> list[tuple[str, float]]:
    """An auction ends the turn (R-AUCT-14), so other worthwhile actions come before it."""
    worths = dict(ranked)
    island = worths.get("sail island", 0.0)
    if island <= 0 or island < max(worths.values()):
        return ranked
    others = [worth for step, worth in ranked if not step.startswith("sail")]
    if max(others, default=0.0) < _WORTHWHILE:
        return ranked
    return [
        (step, worth if not step.startswith("sail") else min(worth, 0.0)) for step, worth in ranked
    ]


def worth_of_repaying(sight: Sight, style: Style) -> float:
    """A loan costs $1 per turn, and $11 at the end, but voyages need cash."""
    left = sight.cash - LOAN_AMOUNT
    if sight.view["ending"] or sight.rounds_left < thumb.REPAY_AT_LAST / 100:
        return 50.0 if sight.view["actions"] == 0 or left >= style.reserve else -1.0
    return 40.0 if left >= style.reserve + thumb.REPAY_RESERVE else -1.0
