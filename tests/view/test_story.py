"""The story of a game is right: checked by hand, and against what really happened to the scores."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import cast

import pytest
from tests.folders import RECORDS

from longshore.game import Game
from longshore.game.scoring import SeatScore
from longshore.record import read_record, starting_game, steps_of
from longshore.record.words import SEATS, Seat
from longshore.text import LANGUAGES, translator
from longshore.text.lists import enumeration
from longshore.view import play_along
from longshore.view.forms import GameEnd, GameEvent, Sentence, SettledEvent, Story, Trade
from longshore.view.story import story_of
from longshore.view.story.leads import Race
from longshore.view.story.sentences import leading, result
from longshore.view.story.trades import Deal, best_and_worst, gains_of, swing_of, turning_point

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
        "Yellow leads for 22 turns in all, loses the lead and takes it back for good in round 20. "
        "Before that, Blue leads for 34 turns. "
        "The lead changes hands 8 times. "
        "Round 20 is the turning point: Yellow buys 5 containers from Red for $1, a swing of $19. "
        "The best buy: Yellow pays $1 in round 20 for a cargo that is worth $20 in the end. "
        "The worst buy: Red pays $8 in round 9 for a cargo that is worth $0 in the end."
    )
    assert (found["by"], found["turns"], found["rounds"]) == ("supply", 69, 23)
    assert found["leads"][-2:] == [
        {"turn": 26, "seats": ["blue"]},
        {"turn": 60, "seats": ["yellow"]},
    ]
    assert found["turning"] == {"trade": found["best"], "swing": 19, "took_lead": True}


def test_an_unfinished_game_has_no_story() -> None:
    assert story(ONE_WAY) is None


def test_a_game_that_its_players_stopped() -> None:
    """Blue has 20 - 2 + 4 - 5 = 17, since a single colour is discarded. Red has 20 + 2 - 4 + 10.

    Red is ahead after the first turn (22 to 20), blue after the second, with red's cargo counting 3
    (22 to 21), and red again after the auction in the fifth, which gives red 10 and takes 5 from
    blue. Without it red would be 18 - 22 behind blue instead of 28 - 20 ahead of yellow.
    """
    found = story(ONE_WAY, "agreement")
    assert found is not None
    assert found["scores"] == {"blue": 17, "red": 28, "yellow": 20}
    assert told(found) == (
        "The players agree to stop in round 2. There was one auction. "
        "Red wins with $28, $8 ahead of Yellow. "
        "Red leads for 3 turns in all, loses the lead and takes it back for good in round 2. "
        "Before that, Blue leads for 3 turns. The lead changes hands twice. "
        "Round 2 is the turning point: Red sells 1 container to Blue for $5, a swing of $12."
    )
    # The ship reaches the island with the 13th step, and red accepts with the 16th.
    assert found["worst"] is not None
    assert (found["worst"]["opened"], found["worst"]["step"]) == (13, 16)
    # It is the worst buy as well, but one purchase is told once.
    assert found["turning"] is not None
    assert found["turning"]["trade"] == found["worst"]


def test_a_game_that_was_abandoned_before_anything_happened() -> None:
    found = story(HEADER + "\nblue: pass\n", "abandoned")
    assert found is not None
    assert [found["turning"], found["best"], found["worst"]] == [None, None, None]
    assert told(found) == (
        "The players leave, and the game ends in round 1. There were no auctions. "
        "Blue, Red and Yellow share the victory with $20 each. Nobody ever leads outright."
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
        "Blue defaults on the interest in round 1. Blue has neither money nor goods left."
    ) in told(found)
    for language in LANGUAGES:
        assert "{" not in told(found, language)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_what_an_auction_counts_in_the_end(file: Path) -> None:
    """The money is what was paid, and the lots together are worth what the islands score."""
    record = read_record(file.read_bytes())
    game = starting_game(record)
    paid: list[dict[Seat | None, int]] = []
    deals: list[Deal] = []
    for number, events in play_along(game, steps_of(record)):
        for event in events:
            if event["event"] == "settled":
                deals.append(Deal(1, number, number, event))
                paid.append(money_of(events))
    trades = [deal.trade(scores_of(game)) for deal in deals]
    for trade, money in zip(trades, paid, strict=True):
        gains = gains_of(trade, record.players)
        gains[SEATS.index(trade["buyer"])] -= trade["worth"]
        assert gains == [money.get(seat, 0) for seat in SEATS[: record.players]]
    checked = 0
    for seat, name in enumerate(SEATS[: record.players]):
        bought = [trade for trade in trades if trade["buyer"] == name]
        island = game.score(seat).island
        # A position may start with containers there, and creditors may seize some.
        if sum(island.counts) == sum(len(trade["lot"]) for trade in bought):
            assert island.total == sum(trade["worth"] for trade in bought)
            checked += len(bought)
    assert checked > 0
    found = story(file.read_bytes())
    assert found is not None
    assert record.result is not None
    assert found["scores"] == record.result.scores


def scores_of(game: Game) -> tuple[SeatScore, ...]:
    return tuple(game.score(seat) for seat in range(game.rules.players))


def money_of(events: list[GameEvent]) -> dict[Seat | None, int]:
    """What everyone paid and got for a lot."""
    money: Counter[Seat | None] = Counter()
    for event in events:
        if event["event"] == "pay" and event["for"] in ("bid", "subsidy", "decline"):
            for seat, amount in ((event["to"], event["amount"]), (event["from"], -event["amount"])):
                if seat in SEATS:
                    money[seat] += amount
    return money


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_story_agrees_with_its_figures(file: Path) -> None:
    found = story(file.read_bytes())
    assert found is not None
    led = Counter(leader for leader in leaders_after(found) if leader is not None)
    said = {sentence["id"]: sentence["args"] for sentence in found["sentences"]}
    winner = found["winners"][0]
    if "story-lead-back" in said:
        assert said["story-lead-back"]["count"] == led[winner]
    if "story-lead-last" in said:
        assert led[winner] == 1
    if "story-lead-before" in said:
        rival = said["story-lead-before"]
        assert rival["count"] == led[cast("Seat", rival["seat"])]
    if "story-lead-throughout" in said:
        assert set(leaders_after(found)) == {winner}
    # One purchase is never the turning point and a mistake.
    if {"story-turned", "story-worst-buy"} <= said.keys():
        assert found["turning"] is not None
        assert found["turning"]["trade"] != found["worst"]
    # Whatever the winner owes the most to is worth at least the margin, or brought the lead.
    if found["turning"] is not None:
        rest = [score for seat, score in found["scores"].items() if seat != winner]
        margin = found["scores"][winner] - max(rest)
        assert found["turning"]["took_lead"] or found["turning"]["swing"] >= margin


def leaders_after(found: Story) -> list[Seat | None]:
    """Who led alone after each turn, as the page draws it."""
    changes = {lead["turn"]: lead["seats"] for lead in found["leads"]}
    leaders = changes[0]
    after: list[Seat | None] = []
    for turn in range(1, found["turns"] + 1):
        leaders = changes.get(turn, leaders)
        after.append(leaders[0] if len(leaders) == 1 else None)
    return after


LEVEL, BLUE, RED, BOTH = (20, 20, 20), (25, 20, 20), (20, 25, 20), (25, 25, 20)


@pytest.mark.parametrize(
    ("standings", "winners", "sentences"),
    [
        # One leader throughout, from the first turn on.
        ((LEVEL, BLUE, BLUE, BLUE), ["blue"], "Blue leads from start to finish."),
        # Others were level with the leader, but never ahead.
        ((LEVEL, BLUE, BOTH, BLUE), ["blue"], "Only Blue ever leads outright."),
        ((LEVEL, LEVEL, LEVEL, BLUE), ["blue"], "Only Blue ever leads outright."),
        # A lead that is lost and won back.
        (
            (LEVEL, BLUE, BLUE, RED, BLUE, BLUE),
            ["blue"],
            (
                "Blue leads for 4 turns in all, loses the lead and takes it back for good in "
                "round 2. The lead changes hands twice."
            ),
        ),
        (
            (LEVEL, BLUE, BLUE, RED, BLUE),
            ["blue"],
            (
                "Blue leads for 3 turns in all, loses the lead and takes it back at the very end. "
                "The lead changes hands twice."
            ),
        ),
        # A lead for the first time.
        (
            (LEVEL, RED, RED, BLUE, BLUE),
            ["blue"],
            "Blue takes the lead in round 1 and keeps it. Before that, Red leads for 2 turns.",
        ),
        (
            (LEVEL, RED, RED, BLUE),
            ["blue"],
            "Blue takes the lead only at the very end. Before that, Red leads for 2 turns.",
        ),
        # Nobody ever leads.
        ((LEVEL, BOTH, LEVEL, BOTH), ["blue", "red"], "Nobody ever leads outright."),
        # Level in the end, by a tie-break or not.
        ((LEVEL, BLUE, BOTH), ["red"], "Only Blue ever leads outright."),
        ((LEVEL, BLUE, RED, BOTH), ["blue", "red"], "The lead changes hands once."),
    ],
)
def test_who_led_is_told(
    standings: tuple[tuple[int, ...], ...], winners: list[Seat], sentences: str
) -> None:
    found = story(ONE_WAY, "agreement")
    assert found is not None
    found["winners"] = winners
    found["turns"] = len(standings) - 1
    found["sentences"] = leading(found, Race(standings), 3)
    assert told(found) == sentences


def lots(*trades: Trade) -> list[Deal]:
    """Auctions of one turn each, as far as the time of a turning point depends on them."""
    settled: SettledEvent = {
        "event": "settled",
        "seller": "red",
        "buyer": "blue",
        "accepted": True,
        "lot": ["tan"],
        "amount": 1,
    }
    return [Deal(turn, turn, turn, settled) for turn, _ in enumerate(trades, 1)]


def test_a_turning_point_is_one() -> None:
    """Blue wins 40 to 30 to 10. What blue buys counts twice as much for red, who sells it."""
    totals = (40, 30, 10)
    small, large = trade(1, 5), trade(2, 17)
    # Without the small one, blue would have 36 and red 28: 2 of the lead of 10.
    assert swing_of(small, 0, totals) == 2
    assert swing_of(large, 0, totals) == 11
    both = [small, large]
    point = turning_point(lots(*both), both, 0, None, totals)
    assert point == {"trade": large, "swing": 11, "took_lead": False}
    # The largest one of all, even if it is not the one that brought the lead.
    point = turning_point(lots(*both), both, 0, 1, totals)
    assert point is not None
    assert point["trade"] == large
    # One that blue could do without, and one that helped nobody but red.
    assert turning_point(lots(small), [small], 0, None, totals) is None
    bad = [trade(9, 0)]
    assert turning_point(lots(*bad), bad, 0, 1, totals) is None
    assert turning_point([], [], 0, 1, totals) is None
    # A small one that brought the lead, or that a tie depends on.
    point = turning_point(lots(small), [small], 0, 1, totals)
    assert point == {"trade": small, "swing": 2, "took_lead": True}
    level = turning_point(lots(small), [small], 0, None, (30, 30, 10))
    assert level is not None
    assert level["swing"] == 2


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
        "opened": 1,
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
