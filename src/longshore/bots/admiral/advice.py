"""How the network expects a game to end, in points and as a chance."""

from __future__ import annotations

import math
from collections.abc import Sequence

from longshore.bots.admiral.network import SCORE_UNIT
from longshore.bots.captain.advice import Outlook


def outlook_of(told: Sequence[float]) -> Outlook:
    """What the network tells: the score in units, and the log odds of winning."""
    return Outlook(told[0] * SCORE_UNIT, 1 / (1 + math.exp(-max(-30.0, min(30.0, told[1])))))
