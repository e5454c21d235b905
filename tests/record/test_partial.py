from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.record.random_games import Setting, play_on, settings_of_games

from longshore.game import Game, rules_for
from longshore.record import (
    HIDDEN,
    Record,
    RecordError,
    deal_from_seed,
    extended,
    new_record,
    partial_record,
    position_of,
    read_record,
    replay,
    replay_partial,
    standard_deal,
    starting_game,
    write_json,
    write_text,
)
from longshore.record.words import COLOURS, SEATS, Seat

RULES = rules_for(2018, 4, {})
BEFORE_AUCTION = {
    "turn": "blue",
    "seats": {"blue": {"ship": {"at": "sea", "cargo": ["tan", "white"]}}},
}
AUCTION = ("blue: sail island", "yellow: bid 5 +1", "green: loan", "red: bid 3")
ROUND_OVER = (*AUCTION, "green: bid 5")


def auction(*lines: str) -> Record:
    return extended(new_record(RULES, start=BEFORE_AUCTION), lines)


@pytest.mark.parametrize(
    ("viewer", "steps"),
    [
        (None, ("blue: sail island", "green: loan")),
        (0, ("blue: sail island", "green: loan")),
        (1, ("blue: sail island", "green: loan", "red: bid 3")),
        (2, ("blue: sail island", "yellow: bid 5 +1", "green: loan")),
        (3, ("blue: sail island", "green: loan")),
    ],
)
def test_bids_are_missing_until_all_are_open(viewer: int | None, steps: tuple[str, ...]) -> None:
    """R-INFO-5: except for the viewer's own."""
    assert partial_record(auction(*AUCTION), viewer).steps == steps


@pytest.mark.parametrize(
    ("viewer", "bids"),
    [
        (0, ("green: loan", "yellow: bid 5 +1", "red: bid 3", "green: bid 5")),
        (1, ("green: loan", "red: bid 3", "yellow: bid 5 +1", "green: bid 5")),
        (2, ("yellow: bid 5 +1", "green: loan", "red: bid 3", "green: bid 5")),
        (3, ("green: loan", "green: bid 5", "yellow: bid 5 +1", "red: bid 3")),
    ],
)
def test_open_bids_stand_together_in_the_order_of_commitment(
    viewer: int, bids: tuple[str, ...]
) -> None:
    record = partial_record(auction(*ROUND_OVER), viewer)
    assert record.steps == ("blue: sail island", *bids)


def test_bids_of_the_tie_break_are_sealed_too() -> None:
    record = auction(*ROUND_OVER, "green: bid 2")
    assert partial_record(record, 2).steps[-1] == "green: bid 5"
    assert partial_record(record, 3).steps[-1] == "green: bid 2"


def test_broker_bids_are_open() -> None:
    """R-IBCALL-12."""
    rules = rules_for(2018, 3, {"investment_bank": "on"})
    record = new_record(rules, standard_deal(rules))
    record = extended(record, ["blue: call I goods", "blue: bid 4"])
    assert partial_record(record, 2).steps == record.steps


def test_cards_are_hidden_but_for_the_own_one() -> None:
    """R-INFO-4."""
    record = new_record(RULES, standard_deal(RULES), names={"red": "Ann"})
    deal = partial_record(record, 2).deal
    assert deal is not None
    assert deal.cards == (HIDDEN, HIDDEN, 2, HIDDEN)
    spectator = partial_record(record, None)
    text = write_text(spectator)
    assert "\npartial spectator\n" in text
    assert "\ncards ? ? ? ?\n" in text
    assert read_record(text) == spectator
    dealt = write_json(spectator)["deal"]
    assert dealt is not None
    assert dealt["cards"] == [None] * 4
    assert write_json(spectator)["partial"] == "spectator"
    assert spectator.names == record.names


def test_a_start_is_shown_as_its_viewer_may_see_it() -> None:
    """R-INFO-2, R-INFO-4, R-INFO-5."""
    middle = position_of(replay(auction(*AUCTION)))
    record = new_record(RULES, start=middle)
    start = partial_record(record, 1).start
    assert start is not None
    assert start["seats"]["red"]["cash"] == 20
    assert start["seats"]["red"]["card"] == "brown"
    assert not start["seats"]["blue"].keys() & {"cash", "card"}
    assert start["auction"]["committed"] == ["red", "yellow"]
    assert start["auction"]["bids"] == {"red": 3}
    assert start["auction"]["zero_cards"] == {"red": 0}
    opened = partial_record(extended(record, ["green: bid 5"]), 1).start
    assert opened is not None
    assert opened["auction"]["bids"] == {"red": 3, "yellow": 5}


def test_a_finished_game_is_given_whole() -> None:
    random = Random(3)
    record = new_record(RULES, deal_from_seed(RULES, 3))
    record = extended(record, play_on(starting_game(record), random, 5000))
    assert record.result is not None
    assert partial_record(record, 0) == partial_record(record, None) == record


def with_other_secrets(record: Record, viewer: int | None, random: Random) -> Record:
    """The same game for this viewer: others' cards and sealed bids are different."""
    others = [seat for seat in range(record.players) if seat != viewer]
    if record.deal is not None:
        cards = list(record.deal.cards)
        undealt = [card for card in range(5) if card not in cards]
        pool = [cards[seat] for seat in others] + undealt
        random.shuffle(pool)
        for seat in others:
            cards[seat] = pool.pop()
        record = replace(record, deal=record.deal._replace(cards=tuple(cards)))
    steps = list(record.steps)
    for seat, index in sealed_bids(record).items():
        if seat != viewer:
            bids = replay(record, index).bids(seat)
            assert bids is not None
            zero = " +1" if bids.zero_cards and random.random() < 0.5 else ""
            steps[index] = f"{SEATS[seat]}: bid {random.randint(bids.lowest, bids.highest)}{zero}"
    return replace(record, steps=tuple(steps))


def sealed_at(game: Game) -> list[Seat]:
    """The seats whose bids are committed and not yet open."""
    asked = game.asked()
    if asked is None or asked.decision != "bid":
        return []
    return position_of(game)["auction"]["committed"]


def sealed_bids(record: Record) -> dict[int, int]:
    """By seat: which step was the bid that is not yet open."""
    lines = list(enumerate(record.steps))
    return {
        SEATS.index(name): max(index for index, line in lines if line.startswith(f"{name}: bid "))
        for name in sealed_at(replay(record))
    }


@settings(max_examples=settings().max_examples // 2)
@given(settings_of_games(), st.integers(0, 300), st.integers(-1, 4), st.booleans())
def test_a_partial_record_tells_nothing_that_its_viewer_may_not_know(
    setting: Setting, count: int, viewer: int, to_the_bids: bool
) -> None:
    seat = viewer if 0 <= viewer < setting.players else None
    record = new_record(setting.rules(), deal_from_seed(setting.rules(), setting.seed))
    lines = play_on(starting_game(record), Random(setting.seed), count)
    if to_the_bids:  # end in the middle of an auction, if there is one
        while lines and ": bid " not in lines[-1]:
            lines.pop()
        lines = lines[:-1] if lines else lines
    record = extended(record, lines)
    if replay(record).over:
        return
    other = with_other_secrets(record, seat, Random(count))
    one, two = partial_record(record, seat), partial_record(other, seat)
    assert one == two
    assert write_text(one) == write_text(two)
    assert write_json(one) == write_json(two)
    assert read_record(write_text(one)) == one


@settings(max_examples=settings().max_examples // 2)
@given(settings_of_games(), st.integers(0, 300), st.integers(-1, 4), st.booleans())
def test_others_cash_cards_and_bids_at_the_start_are_not_told(
    setting: Setting, count: int, viewer: int, to_the_bids: bool
) -> None:
    seat = viewer if 0 <= viewer < setting.players else None
    rules = setting.rules()
    middle = setting.new_game()
    play_on(middle, Random(setting.seed), count)
    while to_the_bids and not middle.over and not sealed_at(middle):
        play_on(middle, Random(count), 1)
        count += 1
    start = position_of(middle)
    record = new_record(rules, start=start)
    if replay(record).over:
        return
    partial = partial_record(record, seat)
    other = position_of(middle)
    for name, board in other["seats"].items():
        if seat is None or name != SEATS[seat]:
            board["card"] = COLOURS[(COLOURS.index(board["card"]) + 1) % 5]
            if not rules.show_cash and other.get("open", {}).get("decision") != "interest":
                board["cash"] += 7
    for bidder in sealed_at(middle):
        if seat is None or bidder != SEATS[seat]:
            other["auction"]["bids"][bidder] //= 2
    assert partial_record(new_record(rules, start=other), seat) == partial
    for form in (write_text(partial), str(write_json(partial)).replace("'", '"')):
        assert '"card"' not in form or seat is not None
    assert read_record(write_text(partial)) == partial


@settings(max_examples=settings().max_examples // 2)
@given(settings_of_games(), st.integers(0, 300), st.integers(-1, 4))
def test_a_partial_record_is_replayed_as_far_as_its_viewer_knows(
    setting: Setting, count: int, viewer: int
) -> None:
    seat = viewer if 0 <= viewer < setting.players else None
    record = new_record(setting.rules(), deal_from_seed(setting.rules(), setting.seed))
    record = extended(record, play_on(starting_game(record), Random(setting.seed), count))
    real = replay(record)
    if real.over:
        return
    shown = position_of(replay_partial(partial_record(record, seat)))
    secret = position_of(real)
    for position in (shown, secret):
        position.pop("auction", None)
        for name, board in position["seats"].items():
            if seat is None or name != SEATS[seat]:
                del board["card"]
    assert shown == secret


def test_hidden_cash_at_the_start_cannot_be_replayed() -> None:
    with pytest.raises(RecordError, match="others' cash at the start is hidden"):
        replay_partial(partial_record(auction(*AUCTION), 1))
    rules = rules_for(2018, 4, {"show_cash": "on"})
    record = extended(new_record(rules, start=BEFORE_AUCTION), ROUND_OVER)
    assert replay_partial(partial_record(record, 1)).asked() == replay(record).asked()
