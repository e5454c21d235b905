"""The page in words: complete at every moment, for every viewer, in every language."""

import re

import pytest

from longshore.check.fuzz_plan import plan_of
from longshore.drawing.page import page
from longshore.drawing.parts import ALL, Look
from longshore.drawing.spelled import table_lines
from longshore.game import Game
from longshore.game.generator import new_generator
from longshore.game.playout import draw_step
from longshore.record.words import SEAT_NUMBERS, SEATS
from longshore.text import LANGUAGES, translator
from longshore.view import view_of, view_of_all
from longshore.view.forms import GameView

COLUMNS = 80


def seen(game: Game, viewer: str) -> GameView:
    if viewer == ALL:
        return view_of_all(game)
    return view_of(game, SEAT_NUMBERS.get(viewer))


def drawn(view: GameView, language: str = "en", width: int = COLUMNS) -> str:
    names = {"blue": "Ann", "red": "Benjamin the Elder"}
    return "\n".join(line.plain for line in page(view, Look(translator(language), names), width))


def test_every_moment_of_a_game_fits_in_every_language() -> None:
    viewers = (ALL, "spectator", "red")
    for number in range(14):
        plan = plan_of(3, number)
        game, generator = plan.game, new_generator(number)
        for step in range(60):
            view = seen(game, viewers[step % 3])
            text = drawn(view, LANGUAGES[(number + step) % len(LANGUAGES)])
            assert max(map(len, text.splitlines())) <= COLUMNS, text
            assert not set("{}\0") & set(text), text
            asked = game.asked()
            if asked is None:
                break
            game.apply(asked.seats[0], draw_step(game, asked.seats[0], generator, plan.policy))


def test_bots_are_named_in_the_language_and_people_as_they_like() -> None:
    view = seen(plan_of(3, 1).game, "spectator")
    look = Look(translator("de"), {"blue": "deckhand", "red": "Ann"})
    words = "\n".join(line.sentence for line in table_lines(view, look))
    assert "Blau (Matrose)" in words
    assert "Rot (Ann)" in words


@pytest.mark.parametrize(("language", "cost"), [("en", "+$6"), ("ru", "+6\xa0$")])
def test_a_free_space_costs_an_amount_of_the_language(language: str, cost: str) -> None:
    view = seen(plan_of(3, 1).game, "blue")
    words = [line.what.plain for line in table_lines(view, Look(translator(language)))]
    for text in (drawn(view, language), "\n".join(words)):
        assert cost in text
        amounts = re.findall(r"\$\d|\d[ \xa0]\$", text)
        assert all((amount[0] == "$") == (language == "en") for amount in amounts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_a_game_in_every_language(language: str) -> None:
    plan = plan_of(3, 2)
    game, generator = plan.game, new_generator(2)
    while (asked := game.asked()) is not None:
        game.apply(asked.seats[0], draw_step(game, asked.seats[0], generator, plan.policy))
    text = drawn(seen(game, "spectator"), language)
    assert max(map(len, text.splitlines())) <= COLUMNS, text
    say = translator(language).say
    assert say("terminal-score-total") in text
    for seat in SEATS[: plan.record.players]:
        assert say(f"seat-{seat}") in text
