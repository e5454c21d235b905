"""Who the bots are at a table."""

from itertools import permutations

import pytest
from fluent.syntax import ast
from tests.text.catalogue import files, parse

from longshore.bots import LEVELS
from longshore.bots.personas import PERSONAS, personas_for
from longshore.text import LANGUAGES, translator
from longshore.text.bots import bot_words

COMPANY = ("trader", "trader", "captain:banker", "deckhand", "trader:shipper")


@pytest.mark.parametrize("key", ["one", "two", "three", "four"])
def test_no_two_bots_at_a_table_share_a_persona(key: str) -> None:
    for bots in (COMPANY, ("trader",) * 5, ("a plug-in", None, "a plug-in", "captain")):
        named = [name for name in personas_for(key, bots) if name is not None]
        assert len(set(named)) == len(named) == sum(bot is not None for bot in bots)
        assert set(named) <= PERSONAS.keys()


def test_drawing_the_seats_leaves_everyone_who_they_were() -> None:
    cast = sorted(zip(COMPANY, personas_for("key", COMPANY), strict=True))
    for bots in permutations(COMPANY):
        assert sorted(zip(bots, personas_for("key", bots), strict=True)) == cast


def test_another_table_has_other_bots() -> None:
    casts = {tuple(personas_for(str(number), COMPANY)) for number in range(20)}
    assert len(casts) > 15


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_persona_and_level_has_a_name(language: str) -> None:
    messages = translator(language)
    for name in PERSONAS:
        assert messages.has(f"bot-name-{name}")
    for level in LEVELS:
        for who in ("bot-she", "bot-he"):
            said = messages.say(who, name="Marta", bot=level)
            assert said.startswith("Marta, ")
            assert language == "en" or said != f"Marta, {level}"
        assert language == "en" or bot_words(messages, level) != level


@pytest.mark.parametrize(
    ("language", "bot", "words"),
    [
        ("en", "trader", "trader"),
        ("en", "trader:shipper", "trader, shipper"),
        ("en", "captain@3000", "captain, 3000 simulations"),
        ("de", "captain:banker@3000", "Kapitän, Sparer, 3000 Simulationen"),
        ("fr", "mate:shipper", "lieutenant, armateur"),
        ("ru", "captain@1", "капитан, 1 симуляция"),
    ],
)
def test_a_bot_is_named_with_its_style_and_its_budget(language: str, bot: str, words: str) -> None:
    assert bot_words(translator(language), bot) == words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["Anna", "Anna:producer", "anna@3000", "captain@home", "other"])
def test_whatever_is_no_bot_of_ours_keeps_its_name(language: str, name: str) -> None:
    assert bot_words(translator(language), name) == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_wherever_levels_are_named_none_is_missing(language: str) -> None:
    for path in files(language):
        for item in parse(path).body:
            for words in selections(item):
                if "trader" in words:
                    assert words == {*LEVELS, "other"}, (path.name, words)


def selections(item: ast.EntryType) -> list[set[str]]:
    """The words between which a message chooses, in small letters."""
    value = item.value if isinstance(item, ast.Message) else None
    return [
        {
            key.name.lower()
            for one in part.expression.variants
            if isinstance(key := one.key, ast.Identifier)
        }
        for part in (value.elements if value is not None else ())
        if isinstance(part, ast.Placeable) and isinstance(part.expression, ast.SelectExpression)
    ]
