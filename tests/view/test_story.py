"""The story of a game is right: checked by hand, and against what really happened to the scores."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.folders import RECORDS

from longshore.game import Game
from longshore.game.editions import LOAN_SCORE
from longshore.game.scoring import SeatScore
from longshore.record import read_record, starting_game, steps_of
from longshore.record.words import SEATS, Seat
from longshore.text import LANGUAGES, translator
from longshore.text.lists import enumeration
from longshore.view import play_along
from longshore.view.forms import GameEnd, GameEvent, Sentence, Story, Trade
from longshore.view.story import story_of
from longshore.view.story.leads import Race
from longshore.view.story.sentences import result
from longshore.view.story.trades import Deal, best_and_worst

FILES = sorted(RECORDS.glob("*.txt"))
HEADER = """longshore-record 1
rules 1
edition 2007
players 3
first blue
machines black brown orange
cards tan brown black
"""
# One container on its whole way. Blue buys it from red for 2 and sells it to red's ship for 4. On
# the island blue bids 5 against yellow's 3, and red accepts.
ONE_WAY = (
    HEADER
    + """
blue: restock red
blue: take brown@2
blue: done
blue: place brown@4
blue: done
blue: pass
red: sail blue
red: take brown@4
red: done
red: sail sea
yellow: pass
blue: pass
red: sail island
blue: bid 5
yellow: bid 3
red: accept blue
"""
)


def story(text: str | bytes, by: GameEnd | None = None) -> Story | None:
    record = read_record(text.encode() if isinstance(text, str) else text)
    return story_of(starting_game(record), steps_of(record), by)


def told(found: Story, language: str = "en") -> str:
    messages = translator(language)

    def said(sentence: Sentence) -> str:
        names = [messages.say(f"seat-{seat}") for seat in sentence["seats"]]
        more = {"names": enumeration(messages, names)} if names else {}
        return messages.say(sentence["id"], **sentence["args"], **more)

    return " ".join(map(said, found["sentences"]))


def test_a_story_checked_by_hand() -> None:
    """Yellow's card counts black 2 and brown 10, and yellow discards black.

    So the lot of three black and two brown containers that yellow buys for 1 is worth 20.
    """
    found = story((RECORDS / "2007-3-players.txt").read_bytes())
    assert found is not None
    assert told(found) == (
        "Two colours run out in round 23. There were 5 auctions. "
        "Yellow wins with $37, $15 ahead of Blue. "
        "Yellow takes the lead in round 20 and keeps it. Before that, Blue leads for 34 turns. "
        "The lead changes hands 8 times. "
        "Round 20 turns the game: Yellow buys 5 containers from Red for $1, a swing of $29. "
        "The best buy: Yellow pays $1 in round 20 for a cargo that is worth $20 in the end. "
        "The worst buy: Red pays $8 in round 9 for a cargo that is worth $0 in the end."
    )
    assert (found["by"], found["turns"], found["rounds"]) == ("supply", 69, 23)
    assert found["leads"][-2:] == [
        {"turn": 26, "seats": ["blue"]},
        {"turn": 60, "seats": ["yellow"]},
    ]
    assert found["turning"] == {"trade": found["best"], "swing": 29, "took_lead": True}


def test_an_unfinished_game_has_no_story() -> None:
    assert story(ONE_WAY) is None


def test_a_game_that_its_players_stopped() -> None:
    """Blue has 20 - 2 + 4 - 5 = 17, since a single colour is discarded. Red has 20 + 2 - 4 + 10.

    Red is ahead after the first turn (22 to 20), blue after the second, with red's cargo counting 3
    (22 to 21), and red again after the auction in the fifth. It changes red by 10 - 3, blue by -5,
    so a lead of 21 - 22 over blue becomes one of 28 - 20 over yellow.
    """
    found = story(ONE_WAY, "agreement")
    assert found is not None
    assert found["scores"] == {"blue": 17, "red": 28, "yellow": 20}
    assert told(found) == (
        "The players agree to stop in round 2. There was one auction. "
        "Red wins with $28, $8 ahead of Yellow. "
        "Red takes the lead in round 2 and keeps it. Before that, Blue leads for 3 turns. "
        "The lead changes hands twice. "
        "Round 2 turns the game: Red sells 1 container to Blue for $5, a swing of $9. "
        "The worst buy: Blue pays $5 in round 2 for a cargo that is worth $0 in the end."
    )


def test_a_game_that_was_abandoned_before_anything_happened() -> None:
    found = story(HEADER + "\nblue: pass\n", "abandoned")
    assert found is not None
    assert [found["turning"], found["best"], found["worst"]] == [None, None, None]
    assert told(found) == (
        "The players leave, and the game ends in round 1. There were no auctions. "
        "Blue, Red and Yellow share the victory with $20 each. The lead never changes hands."
    )


def test_a_stalemate() -> None:
    options = HEADER.replace("players 3", "options stalemate_rounds=1\nplayers 3")
    passes = "".join(f"{seat}: pass\n" for seat in ("blue", "red", "yellow"))
    found = story(f"{options}\n{passes}")
    assert found is not None
    assert found["by"] == "stalemate"
    assert "No container moves any more" in told(found)


# Blue has nothing but two loans, whose interest nobody lends any more.
BANKRUPT = """longshore-record 1
rules 1
edition 2007
options stalemate_rounds=1
players 3
start {"turn": "yellow", "seats": {"blue": {"cash": 0, "loans": 2, "factory": []}}}

yellow: pass
blue: pass
red: pass
"""


def test_a_bankruptcy_and_a_standstill() -> None:
    found = story(BANKRUPT)
    assert found is not None
    assert found["by"] == "stalemate"
    assert found["bankrupt"] == [{"seat": "blue", "round": 1, "step": 1}]
    assert found["penniless"] == ["blue"]
    assert (
        "Blue cannot pay the interest in round 1 and is bankrupt. "
        "Blue has neither money nor goods left."
    ) in told(found)
    for language in LANGUAGES:
        assert "{" not in told(found, language)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_what_an_auction_changed(file: Path) -> None:
    """An auction changes all scores as the story says, apart from the turn that starts after it."""
    record = read_record(file.read_bytes())
    game = starting_game(record)
    cards = game.snapshot().cards
    checked = 0
    before = scores_of(game)
    for number, events in play_along(game, steps_of(record)):
        settled = next((event for event in events if event["event"] == "settled"), None)
        if settled is not None and not any(event["event"] in BROKERS for event in events):
            gains = Deal(1, number, settled, before).gains(cards)
            for seat, name in enumerate(SEATS[: record.players]):
                after = before[seat].total + gains[seat] + of_next_turn(name, events)
                assert game.score(seat).total == after
            checked += 1
        before = scores_of(game)
    found = story(file.read_bytes())
    assert found is not None
    assert record.result is not None
    assert found["scores"] == record.result.scores
    assert checked >= found["auctions"] // 2


BROKERS = ("won", "default", "seized")


def scores_of(game: Game) -> tuple[SeatScore, ...]:
    return tuple(game.score(seat) for seat in range(game.rules.players))


def of_next_turn(seat: Seat, events: list[GameEvent]) -> int:
    """What a seat paid for other things than the auction, and what its new loans count."""
    change = 0
    for event in events:
        if event["event"] == "pay" and event["for"] not in ("bid", "subsidy", "decline"):
            change += event["amount"] * ((event["to"] == seat) - (event["from"] == seat))
        elif event["event"] == "loan" and event["seat"] == seat:
            change += LOAN_SCORE
    return change


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(language: str) -> None:
    found = story((RECORDS / "2018-bank-5-players.txt").read_bytes())
    assert found is not None
    text = told(found, language)
    assert "story" not in text
    assert "{" not in text
    assert len(text) > 200


def trade(amount: int, worth: int) -> Trade:
    return {
        "round": 1,
        "step": 1,
        "seller": "red",
        "buyer": "blue",
        "accepted": True,
        "lot": ["tan"],
        "amount": amount,
        "worth": worth,
    }


def test_the_best_and_the_worst_buy() -> None:
    good, even, bad = trade(2, 9), trade(4, 4), trade(6, 0)
    assert best_and_worst([even, good, bad, trade(3, 10)]) == (good, bad)
    assert best_and_worst([]) == (None, None)
    assert best_and_worst([good]) == (good, None)
    assert best_and_worst([bad, bad]) == (None, bad)


def test_who_led() -> None:
    race = Race([(20, 20, 20), (21, 20, 20), (21, 25, 20), (25, 25, 0), (26, 25, 0), (27, 25, 0)])
    assert [lead["turn"] for lead in race.leads] == [0, 1, 2, 3, 4]
    # A tie between two leads is no change of hands, but what comes after it is.
    assert race.changes == 2
    assert race.ahead_since("blue") == 4
    assert race.ahead_since("red") is None
    assert race.longest_before(4) == ("blue", 1)


@pytest.mark.parametrize(
    ("scores", "winners", "sentence"),
    [
        ((30, 20, 20), ["blue"], "Blue wins with $30, $10 ahead of Red and Yellow."),
        ((30, 30, 20), ["red"], "Blue and Red are level at $30, and Red wins the tie-break."),
        ((30, 30, 20), ["blue", "red"], "Blue and Red share the victory with $30 each."),
    ],
)
def test_how_it_was_won(scores: tuple[int, ...], winners: list[Seat], sentence: str) -> None:
    found = story(ONE_WAY, "agreement")
    assert found is not None
    seats: tuple[Seat, ...] = ("blue", "red", "yellow")
    found["scores"] = dict(zip(seats, scores, strict=True))
    found["winners"] = winners
    found["sentences"] = [result(found)]
    assert told(found) == sentence
