"""A rehearsed step is the step itself, except for the end of the turn."""

import pytest
from hypothesis import given
from tests.record.random_games import Setting, settings_of_games

from longshore.game import Refused
from longshore.game.generator import new_generator
from longshore.game.playout import BIASED, draw_step
from longshore.record import parse_step, position_of
from longshore.view import view_of


@given(settings_of_games())
def test_rehearsing_is_playing_until_the_turn_is_over(setting: Setting) -> None:
    game = setting.new_game()
    generator = new_generator(setting.seed)
    for _ in range(150):
        asked = game.asked()
        if asked is None:
            return
        seat = asked.seats[0]
        step = draw_step(game, seat, generator, BIASED)
        rehearsed, turn = game.clone(), game.turn
        complete = rehearsed.rehearse(seat, step)
        game.apply(seat, step)
        if complete:
            assert game.over or game.turn != turn
            assert rehearsed.turn == turn
            assert not rehearsed.over
            for viewer in (None, *range(setting.players)):
                shown = view_of(rehearsed, viewer)["seats"].values()
                assert sum("card" in board for board in shown) == (viewer is not None)
        else:
            assert position_of(rehearsed) == position_of(game)
            assert rehearsed.asked() == game.asked()


def test_a_refused_rehearsal_changes_nothing() -> None:
    game = Setting(2007, 3, {}, 1).new_game()
    before = position_of(game)
    with pytest.raises(Refused):
        game.rehearse(game.turn, parse_step("repay"))
    assert position_of(game) == before


def test_a_clone_of_a_rehearsal_goes_on() -> None:
    game = Setting(2007, 3, {}, 1).new_game()
    rehearsed = game.clone()
    assert rehearsed.rehearse(game.turn, parse_step("pass"))
    game.apply(game.turn, parse_step("pass"))
    assert game.turn != rehearsed.turn


@given(settings_of_games())
def test_a_stopped_game_is_scored_as_it_stands(setting: Setting) -> None:
    game = setting.new_game()
    generator = new_generator(setting.seed)
    for _ in range(40):
        asked = game.asked()
        if asked is None:
            break
        game.apply(asked.seats[0], draw_step(game, asked.seats[0], generator, BIASED))
    game.stop()
    assert game.over
    assert game.asked() is None
    assert view_of(game, None)["scores"] == dict(
        zip(view_of(game, None)["seats"], game.scores(), strict=True)
    )
    game.stop()
