from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longshore.game import steps as codes
from longshore.game.editions import MAX_BID
from longshore.record import OutsideError, StepError, line_text, parse_line, parse_step, step_text

PLAIN_STEPS = [number for number in range(codes.FIRST_BID) if codes.is_step(number)]


def test_every_step_but_bids_has_its_own_text_and_comes_back() -> None:
    texts = {step_text(number) for number in PLAIN_STEPS}
    assert len(texts) == len(PLAIN_STEPS) == 281
    assert [parse_step(step_text(number)) for number in PLAIN_STEPS] == PLAIN_STEPS


@given(st.integers(0, MAX_BID), st.integers(0, 2))
def test_every_bid_comes_back(amount: int, cards: int) -> None:
    number = codes.bid(amount, cards)
    assert parse_step(step_text(number)) == number


@given(st.sampled_from(PLAIN_STEPS), st.integers(0, 4))
def test_a_line_carries_its_seat(number: int, seat: int) -> None:
    assert parse_line(line_text(seat, number)) == (seat, number)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("blue:sail   island", "blue: sail island"),
        ("  red :\tbid  7  +2 ", "red: bid 7 +2"),
        ("purple: seize warehouse 7\r", "purple: seize warehouse 7"),
    ],
)
def test_spaces_do_not_matter(text: str, line: str) -> None:
    assert line_text(*parse_line(text)) == line


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "is not a step with its seat"),
        ("produce", "is not a step with its seat"),
        ("blue:", "is not a step with its seat"),
        ("blue:" + " " * 10**6 + "produce", "is not a step with its seat"),
        ("pink: produce", "is not a seat"),
        ("Blue: produce", "is not a step with its seat"),
        ("blue: fly", "is not a step"),
        ("blue: take pink@3", "is not a step"),
        ("blue: take tan@7", "is not a step"),
        ("blue: take tan@0", "is not a step"),
        ("blue: seize warehouse 3", "is not a step"),
        ("blue: call IV goods", "is not a step"),
        ("blue: bid -1", "is not a step"),
        ("blue: bid 07", "is not a step"),
        ("blue: bid 7 +3", "is not a step"),
        ("blue: bid 7 +0", "is not a step"),
        ("blue: bid \u0667", "is not a step"),
        ("blue: bid 2147483648", "no bid may be larger"),
        ("blue: bid " + "9" * 100, "no bid may be larger"),
        ("blue: bid " + "9" * 5000, "is not a step with its seat"),
        ("blue: pro\x1b[31mduce", "is not a step"),
    ],
)
def test_what_is_no_step_is_refused(text: str, problem: str) -> None:
    with pytest.raises(StepError, match=problem) as caught:
        parse_line(text)
    assert str(caught.value).isprintable()


@given(st.text())
def test_any_text_is_a_step_or_an_error(text: str) -> None:
    with suppress(OutsideError):
        step_text(parse_step(text))
    with suppress(OutsideError):
        line_text(*parse_line(text))


@pytest.mark.parametrize("number", [-1, 1, codes.step_of(codes.SAIL, 8), codes.bid(5, 3)])
def test_a_number_that_is_no_step_has_no_text(number: int) -> None:
    with pytest.raises(ValueError, match="is not the number of a step"):
        step_text(number)
