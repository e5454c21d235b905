"""The page has the facts of the game, and they are up to date."""

from pathlib import Path

from longshore.tools.rules_json import rules, text_of

WRITTEN = Path(__file__).parents[2] / "web" / "src" / "game" / "rules.json"


def test_the_page_has_the_rules_as_they_are() -> None:
    assert WRITTEN.read_text("utf-8") == text_of(rules()) + "\n", (
        "the rules have changed: run `make types`"
    )


def test_an_edition_without_a_choice_has_no_default() -> None:
    options = {option["name"]: option for option in rules()["options"]}
    assert options["investment_bank"]["default"] == {"2007": None, "2018": "off"}
    assert options["forced_loan_for_interest"]["default"] == {"2007": "on", "2018": None}
    assert options["broker_min_bid"]["part_of"] == "investment_bank"
    assert options["cancelled_first_bid"]["part_of"] == "cancel_bid"
    assert options["show_cash"]["part_of"] is None
    assert options["stalemate_rounds"]["kind"] == "number"
