"""Which steps of a turn can be undone, trying all legal ones in games of every kind."""

from random import Random

import pytest
from tests.record.random_games import Setting, play_on, some_settings

from longshore.game import Game
from longshore.game.steps import DEFAULT_STEP
from longshore.record.turn_draft import Effect, final_steps, may_draft, rehearse


def asks_another(game: Game, seat: int, step: int) -> bool:
    """By the rules themselves, without a rehearsal: another seat decides next in this turn."""
    after = game.clone()
    after.apply(seat, step)
    asked = after.asked()
    return asked is not None and after.turn == seat and asked.seats != (seat,)


@pytest.mark.parametrize("setting", some_settings(), ids=str)
def test_final_is_what_asks_another_seat_and_a_default(setting: Setting) -> None:
    game, random = setting.new_game(), Random(setting.seed)
    seen: set[Effect] = set()
    while not game.over:
        for seat in range(setting.players):
            if not may_draft(game, seat):
                continue
            legal = game.legal(seat)
            wanted = {
                step for step in legal if step == DEFAULT_STEP or asks_another(game, seat, step)
            }
            assert set(final_steps(game, seat)) == wanted
            for step in legal:
                effect = rehearse(game.clone(), seat, step)
                assert (effect is Effect.IS_FINAL) == (step in wanted)
                seen.add(effect)
        play_on(game, random, 1)
    assert seen == set(Effect)


@pytest.mark.parametrize("setting", some_settings(), ids=str)
def test_only_the_own_turn_is_a_draft(setting: Setting) -> None:
    game, random = setting.new_game(), Random(setting.seed)
    while not game.over:
        asked = game.asked()
        assert asked is not None
        drafting = [seat for seat in range(setting.players) if may_draft(game, seat)]
        others = asked.seats != (game.turn,)
        never = asked.decision in ("bid", "settle", "seize", "restore")
        assert drafting == ([] if others or never else [game.turn])
        play_on(game, random, 1)
