"""Sentences as people should read them."""

# ruff: noqa: RUF001 - Russian letters are meant

import pytest

from longshore.drawing.sentences import log_line
from longshore.drawing.spoken import spoken_step
from longshore.game import Refused, rules_for
from longshore.text import option_value, refusal_sentence, translator
from longshore.view.forms import GameEvent, MoveEvent, SettledEvent


@pytest.mark.parametrize(
    ("language", "step", "spoken"),
    [
        ("en", "take tan@3", "Take the tan container for $3"),
        ("en", "make orange", "Make an orange container"),
        ("en", "restock red", "Buy from Red’s Factory Store"),
        ("en", "bid 1200 +1", "Bid $1200 with 1 Bluffing Card"),
        ("en", "blue: sail island", "Blue: Sail to the Foreign Island"),
        ("de", "take tan@3", "Den beigen Container für 3\u00a0$ nehmen"),
        ("de", "sail red", "In den Hafen von Rot fahren"),
        ("fr", "take black@3", "Prendre la caisse noire à 3\u00a0$"),
        ("it", "machine tan", "Costruisci un macchinario color legno"),
        ("nl", "machine white", "Een witte machine bouwen"),
        ("es", "seize tan@3", "Incautarse del container marrón claro de 3\u00a0$"),
        ("ru", "accept red", "Принять ставку Красного"),
        ("ru", "machine black", "Построить чёрную машину"),
    ],
)
def test_steps(language: str, step: str, spoken: str) -> None:
    assert spoken_step(step, language) == spoken


@pytest.mark.parametrize(
    "text", ["", "take", "take tan@7", "take tan@", "bid -1", "bid 7 +3", "sail", "blue:", "Loan"]
)
def test_what_is_not_a_step(text: str) -> None:
    with pytest.raises(ValueError, match="is not a step"):
        spoken_step(text)


@pytest.mark.parametrize(
    ("language", "one", "two", "five", "twenty_one"),
    [
        ("en", "1 container", "2 containers", "5 containers", "21 containers"),
        ("de", "1 Container", "2 Container", "5 Container", "21 Container"),
        ("ru", "1 контейнер", "2 контейнера", "5 контейнеров", "21 контейнер"),
    ],
)
def test_plurals(language: str, one: str, two: str, five: str, twenty_one: str) -> None:
    said = [translator(language).say("containers-counted", count=n) for n in (1, 2, 5, 21)]
    assert said == [one, two, five, twenty_one]


@pytest.mark.parametrize(
    ("language", "one", "two", "twenty_one"),
    [
        ("en", "after 1 round", "after 2 rounds", "after 21 rounds"),
        ("de", "nach 1 Runde", "nach 2 Runden", "nach 21 Runden"),
        ("ru", "после 1 круга", "после 2 кругов", "после 21 круга"),
    ],
)
def test_plurals_of_an_option(language: str, one: str, two: str, twenty_one: str) -> None:
    said = [option_value("stalemate_rounds", n, language) for n in (1, 2, 21)]
    assert said == [one, two, twenty_one]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Blue takes an orange container from Red’s Factory Store at $3."),
        (
            "de",
            "Blau nimmt einen orangen Container aus dem Fabrikgeschäft von Rot (3\u00a0$).",
        ),
        ("ru", "Синий берёт оранжевый контейнер из Магазина при Фабрике Красного (3\u00a0$)."),
    ],
)
def test_a_move(language: str, line: str) -> None:
    event: MoveEvent = {
        "event": "move",
        "container": "orange",
        "from": "red.factory@3",
        "to": "blue.hand",
    }
    assert log_line(event, language) == line


@pytest.mark.parametrize(
    ("event", "line"),
    [
        ({"event": "turn", "seat": "green"}, "Green’s turn."),
        (
            {"event": "move", "container": "tan", "from": "blue.ship", "to": "red.island"},
            "A tan container goes from Blue’s ship to Red’s area on the Foreign Island.",
        ),
        (
            {"event": "move", "container": "tan", "from": "blue.hand", "to": "blue.factory@4"},
            "Blue puts a tan container into the Factory Store at $4.",
        ),
        (
            {"event": "pay", "from": "bank", "to": "broker II", "amount": 2, "for": "decline"},
            "The bank passes $2 on to Broker II.",
        ),
        (
            {"event": "bids", "round": 1, "bids": {"red": 7, "green": 0}, "highest": 7},
            "The bids are revealed: Red $7, Green $0. The highest bid is $7.",
        ),
        (
            {"event": "scored", "scores": {"red": 3, "blue": 9}, "winners": ["blue"]},
            "Final scores: Blue 9, Red 3. Blue wins.",
        ),
        (
            {
                "event": "scored",
                "scores": {"blue": 9, "red": 9, "green": 9},
                "winners": ["blue", "red", "green"],
            },
            "Final scores: Blue 9, Red 9, Green 9. Blue, Red and Green share the victory.",
        ),
    ],
)
def test_log_lines(event: GameEvent, line: str) -> None:
    assert log_line(event) == line


def test_a_lot_is_counted_by_colour() -> None:
    event: SettledEvent = {
        "event": "settled",
        "seller": "blue",
        "buyer": "red",
        "accepted": True,
        "amount": 7,
        "lot": ["tan", "black", "tan"],
    }
    assert log_line(event).startswith("Blue sells 3 containers (black, 2 × tan) to Red")
    assert log_line(event, "ru").startswith("Синий продаёт Красному 3 контейнера (чёрный, 2")


def test_a_step_is_not_for_the_log() -> None:
    with pytest.raises(ValueError, match="'step'"):
        log_line({"event": "step", "seat": "blue", "step": "produce"})


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "A warehouse costs $5. You have $3."),
        ("de", "Ein Lagerhaus kostet 5\u00a0$. Du hast 3\u00a0$."),
        ("ru", "Склад стоит 5\u00a0$, а у вас 3\u00a0$."),
    ],
)
def test_a_refusal_names_its_bound(language: str, sentence: str) -> None:
    refusal = Refused("warehouse_cash", "R-BUILD-2", {"need": 5, "have": 3})
    assert refusal_sentence(refusal, language) == sentence


def test_a_refused_option_is_named_as_people_know_it() -> None:
    refusal = Refused("option_bank", "R-OPT-1", {"option": "broker_min_bid"})
    assert refusal_sentence(refusal).startswith("The option “Lowest opening bid at a broker”")
    refusal = Refused("unknown_option", "R-OPT-1", {"option": "no_rules"})
    assert refusal_sentence(refusal) == "Unknown option “no_rules”."


def test_a_number_of_any_length_does_not_break_a_sentence() -> None:
    with pytest.raises(Refused) as refused:
        rules_for(2007, 10**5000, {})
    assert refusal_sentence(refused.value) == ("The game is for three to five players, not ?.")
