"""Who sits where."""

import pytest
from tests.terminal.games import dealt

from longshore.terminal.seating import SeatingError, names_of, seats_in, seats_of


def test_seats_from_the_command_line() -> None:
    assert seats_of("me, trader:shipper,me", None) == ("me", "trader:shipper", "me")
    assert seats_of(None, None)[0] == "me"
    assert len(seats_of(None, 5)) == 5


@pytest.mark.parametrize(
    ("text", "players"),
    [("me,trader", None), ("me,trader,trader", 4), ("me,,trader", None), ("", None), (None, 6)],
)
def test_wrong_seats(text: str | None, players: int | None) -> None:
    with pytest.raises(SeatingError):
        seats_of(text, players)


def test_a_saved_game_knows_its_bots_but_starts_no_program() -> None:
    record = dealt(4)
    kinds = ("me", "trader:banker", "deckhand", "cmd:python3 bot.py")
    names = names_of(kinds, {"blue": "Ann"})
    assert names == {"blue": "Ann", "red": "trader:banker", "yellow": "deckhand"}
    record.names.update(names, green="cmd:rm")
    assert seats_in(record) == ("me", "trader:banker", "deckhand", "me")
