"""Where a number stands before a noun, there is a form for each of the language's numbers."""

import re

import pytest
from babel import Locale
from fluent.syntax import ast
from tests.text.catalogue import References, files, parse

from longshore.text import LANGUAGES

# Numbers that count things. Others are amounts of money, numbers of seats and steps, years.
COUNTS = {"count", "need", "have", "most", "room", "cards", "loans", "left", "made", "able", "gone"}
# What may follow a number at once: no noun, or one that is the same for one and for several.
FINE = {
    "en": {"left", "of", "in", "made", "bought", "built"},
    "de": {
        *(
            "von",
            "in",
            "hergestellt",
            "gekauft",
            "gebaut",
            "geboten",
            "herzustellen",
            "zu",
            "her",
            "davon",
        ),
        *("Container", "Spieler", "druckbare"),  # druckbare Zeichen
    },
    "es": {"de", "en", "por"},
    "fr": {"en", "sur", "pour", "de", "à", "d"},  # "d'entre"
    "it": {"su", "in", "per", "di", "da", "container", "byte", "passkey"},
    "nl": {"van", "in", "gemaakt", "gekocht", "gebouwd", "geboden", "te", "uur", "daarvan"},
    "ru": {"из", "за"},
}
# Bounds that are never one: "1 to 30 characters", "3 of 5 containers".
BOUNDS = {"error-bad-name", "warnings-aboard"}
# In an oblique case Russian has one form for two and for five.
OBLIQUE = {
    *("error-bad-text", "error-too-quiet", "error-too-many-holidays", "figures-ranking-about"),
    *("log-default", "option-stalemate-rounds", "page-end-productions", "page-restock-about"),
    *("refusal-loan-limit", "warnings-first-stock", "table-length", "table-length-weeks"),
}


def categories(language: str) -> set[str]:
    """The plural categories of whole numbers (CLDR), apart from millions."""
    rule = Locale(language).plural_form
    return {rule(number) for number in range(200)}


class Patterns:
    """The texts of a message, each with the counts that its branches have taken care of."""

    def __init__(self, language: str) -> None:
        self.needed = categories(language)
        self.fine = FINE.get(language, set())
        self.bare: list[str] = []
        self.lacking: list[str] = []

    def look(self, pattern: ast.Pattern, chosen: frozenset[str] = frozenset()) -> None:
        parts = pattern.elements
        for place, part in enumerate(parts):
            if isinstance(part, ast.TextElement):
                continue
            expression = part.expression
            if isinstance(expression, ast.SelectExpression):
                self.select(expression, chosen)
            elif isinstance(expression, ast.VariableReference):
                name = expression.id.name
                if name in COUNTS - chosen and not text_at(parts, place - 1).endswith("$"):
                    word = re.match(r"[ \u00a0]([^\W\d_]+)", text_at(parts, place + 1))
                    if word and word[1] not in self.fine:
                        self.bare.append(f"{name} {word[1]}")

    def select(self, expression: ast.SelectExpression, chosen: frozenset[str]) -> None:
        selector = expression.selector
        name = selector.id.name if isinstance(selector, ast.VariableReference) else ""
        keys = {
            key.name if isinstance(key := variant.key, ast.Identifier) else key.value
            for variant in expression.variants
        }
        plural = bool(keys & {"one", "few", "many"})  # or other words: places, colours
        default = next(
            variant.key.name
            for variant in expression.variants
            if variant.default and isinstance(variant.key, ast.Identifier)
        )
        shown = any(is_shown(name, variant.value) for variant in expression.variants)
        if plural and shown and not self.needed <= keys | {default}:
            self.lacking.append(f"{name}: {sorted(self.needed - keys)}")
        for variant in expression.variants:
            self.look(variant.value, chosen | {name} if plural else chosen)


def is_shown(name: str, pattern: ast.Pattern) -> bool:
    """Whether the number itself stands there, not only what it decides."""
    references = References()
    references.visit(pattern)
    return name in references.variables


def text_at(parts: list[ast.TextElement | ast.Placeable], place: int) -> str:
    part = parts[place] if 0 <= place < len(parts) else None
    return part.value if isinstance(part, ast.TextElement) else ""


def looked_at(language: str) -> dict[str, Patterns]:
    found: dict[str, Patterns] = {}
    for path in files(language):
        for item in parse(path).body:
            if isinstance(item, ast.Message):
                patterns = found[item.id.name] = Patterns(language)
                for pattern in (item.value, *(part.value for part in item.attributes)):
                    if pattern is not None:
                        patterns.look(pattern)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_before_a_noun_has_its_branches(language: str) -> None:
    bare = {name: found.bare for name, found in looked_at(language).items() if found.bare}
    assert {name: why for name, why in bare.items() if name not in BOUNDS} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_branches_are_those_of_the_language(language: str) -> None:
    lacking = {name: found.lacking for name, found in looked_at(language).items() if found.lacking}
    assert {name: why for name, why in lacking.items() if name not in OBLIQUE} == {}
