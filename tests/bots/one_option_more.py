"""A game of admirals whose observations have an option more than their network knows.

Run as a program, because an observation is laid out when its module is imported.
"""

from __future__ import annotations

import sys
from unittest.mock import patch

from longshore.game import editions

MORE = editions.Option("unheard_of", ("off", "on"), "off", "off", "R-OPT-1")

if __name__ == "__main__":
    with patch.object(editions, "OPTIONS", (*editions.OPTIONS, MORE)):
        from longshore.encoding import observation
    from tests.bots.games import game_of_admirals

    assert "option unheard_of" in observation.RICH_NAMES
    sys.stdout.write("\n".join(game_of_admirals()))
