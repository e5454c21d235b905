"""The previous prices of containers in hand, so that the least answer can restore them.

The engine does not keep them, because no rule needs them. They are public, like every `lift` and
`offer`.
"""

from __future__ import annotations

from typing import Final

from longshore.game import Game
from longshore.game.decisions import BIDDING_TO_BROKER, OFFERING, RESTORING, STOCKING
from longshore.record import step_text
from longshore.server.tables.table import Progress
from longshore.view import view_of

_LIFT: Final = "lift "


def note_prices(progress: Progress, game: Game, step: int) -> None:
    """Before a step is played, remember the price of what it takes."""
    decision = game.state.decision
    if decision == STOCKING:
        text = step_text(step)
        if text.startswith(_LIFT):
            progress.old_prices = (*progress.old_prices, text.removeprefix(_LIFT))
    elif decision in (OFFERING, BIDDING_TO_BROKER):
        # A player outbid by this gets these back (R-IBCALL-11).
        payment = view_of(game, None).get("payment")
        pledges = [] if payment is None else payment.get("containers", [])
        progress.old_prices = tuple(pledged.partition(" ")[2] for pledged in pledges)
    elif decision != RESTORING and progress.old_prices:
        progress.old_prices = ()
