"""The story of a finished game: facts that follow from its record, and sentences that tell them.

Everything in it is open once the game is over (R-SCORE-1). What a player is worth at some moment is
what they would have scored then, with their true value card.
"""

from __future__ import annotations

from longshore.view.story.story import story_of

__all__ = ["story_of"]
