"""Intervals, spreads and ratings."""

from math import isclose, sqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.arena.matches import match_of

from longshore.arena.games import GameResult, SeatResult
from longshore.arena.printed import draw_arena
from longshore.arena.ratings import rating_history
from longshore.arena.report import report_of
from longshore.arena.statistics import interval_over_deals, spread_of


def game_of(number: int, *places: int) -> GameResult:
    seats = tuple(
        SeatResult(seat, "bot", seat, 0, place, 0.0, 0, 0.0, 0.0, 0, 0)
        for seat, place in enumerate(places)
    )
    return GameResult(number, number, "supply", 1, seats, "")


def with_scores(number: int, *scores: int) -> GameResult:
    """Bots 0, 1, ... with these scores. The best win together."""
    best = max(scores)
    seats = tuple(
        SeatResult(
            entrant=seat,
            bot="deckhand",
            seat=seat,
            score=score,
            place=1 if score == best else 2,
            win=1 / scores.count(best) if score == best else 0.0,
            decisions=1,
            cpu_seconds=0.0,
            cpu_seconds_max=0.0,
            refused=0,
            timeouts=0,
        )
        for seat, score in enumerate(scores)
    )
    return GameResult(number, number, "cap", 9, seats, "", trade=10 * number, money=number)


def test_collapses_and_outright_wins_are_reported(capsys: pytest.CaptureFixture[str]) -> None:
    games = [with_scores(1, -22, -22, -22), with_scores(2, -21, -20, 5), with_scores(3, 7, 7, -22)]
    report = report_of(match_of(), games, None)
    assert report["collapsed"] == 1
    assert report["bankrupt_share"] == pytest.approx(5 / 9, abs=1e-4)
    assert report["trade_mean"] == 20
    assert report["money_mean"] == 2
    first, second, third = report["entrants"]
    assert [entry["outright_wins"] for entry in (first, second, third)] == [0, 0, 1]
    assert first["wins"] == pytest.approx(1 / 3 + 1 / 2, abs=1e-4)
    assert first["bankrupt_share"] == third["bankrupt_share"] == pytest.approx(2 / 3, abs=1e-4)
    assert second["bankrupt_share"] == pytest.approx(1 / 3, abs=1e-4)
    draw_arena(report)
    shown = capsys.readouterr().out
    assert "55.6 % of the seats ended bankrupt; 1 game collapsed: everyone in it did" in shown


def test_spread() -> None:
    assert spread_of([]).count == 0
    assert spread_of([4]).mean == 4
    assert spread_of([4]).deviation == 0
    found = spread_of([1, 2, 3, 4])
    assert found.mean == 2.5
    assert found.deviation == pytest.approx(sqrt(5 / 3))


@given(st.lists(st.sampled_from([0.0, 1 / 3, 2 / 3, 1.0]), max_size=60))
def test_an_interval_holds_the_share_and_keeps_within_bounds(shares: list[float]) -> None:
    low, high = interval_over_deals(shares)
    assert 0 <= low <= high <= 1
    if shares:
        assert low - 1e-9 <= sum(shares) / len(shares) <= high + 1e-9
        assert high - low > 0


def test_many_independent_deals_give_the_usual_interval() -> None:
    shares = [1.0] * 120 + [0.0] * 180
    low, high = interval_over_deals(shares)
    half = 1.96 * sqrt(0.4 * 0.6 / 300)
    assert isclose(low, 0.4 - half, abs_tol=0.003)
    assert isclose(high, 0.4 + half, abs_tol=0.003)


def test_games_of_a_deal_that_go_the_same_way_count_once() -> None:
    together = interval_over_deals([1.0] * 40 + [0.0] * 60)
    apart = interval_over_deals([2 / 3] * 20 + [1 / 3] * 80)
    assert together[1] - together[0] > 1.5 * (apart[1] - apart[0])


def test_a_clean_sweep_is_no_certainty() -> None:
    assert interval_over_deals([1.0] * 100)[0] < 0.98
    assert interval_over_deals([1.0])[0] < 0.2


def test_the_interval_is_right_about_19_times_in_20() -> None:
    random = Random(1)
    hits = 0
    for _ in range(400):
        shares = [sum(random.random() < 0.55 for _ in range(3)) / 3 for _ in range(30)]
        low, high = interval_over_deals(shares)
        hits += low <= 0.55 <= high
    assert 370 <= hits <= 395


def test_ratings_follow_the_places() -> None:
    history = rating_history(3, [game_of(number, 1, 2, 3) for number in range(20)])
    assert len(history) == 21
    first, second, third = history[-1]
    assert first.mu > second.mu > third.mu
    assert first.sigma < history[0][0].sigma
    even = rating_history(3, [game_of(number, 1, 1, 1) for number in range(5)])
    assert even[-1][0].mu == pytest.approx(even[-1][2].mu)
