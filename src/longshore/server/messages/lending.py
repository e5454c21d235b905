"""How long a bot plays a person's seat."""

from __future__ import annotations

from typing import Final, Literal

Until = Literal["turn", "back", "end"]
"""Until a turn is over, until the owner is back, or to the end of the game."""

USUAL_UNTIL: Final[Until] = "back"
