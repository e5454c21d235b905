"""Bots from outside: real programs that play well, badly, or not at all."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest
from tests.bots import programs
from tests.bots.programs import play_against
from tests.view.games import position

from longshore.bots.bot import Asking
from longshore.bots.guests.outside import OutsideBot
from longshore.bots.guests.refusal import Refusal, refusal_of
from longshore.view import view_of


def test_a_good_program_plays(tmp_path: Path) -> None:
    bot, game = play_against(programs.command_for(tmp_path, programs.GOOD))
    assert (bot.name, bot.conduct.trouble) == ("Tester", "")
    assert (game.refused, game.timeouts) == ([0, 0, 0], [0, 0, 0])
    assert (tmp_path / "told").read_text() == "saw the end"


def test_a_refused_answer_may_be_given_once_more(tmp_path: Path) -> None:
    bot, game = play_against(programs.command_for(tmp_path, programs.SECOND_THOUGHTS))
    assert bot.conduct.trouble == ""
    assert game.refused[0] == game.decisions[0]
    assert len((tmp_path / "told").read_text().split()) == game.decisions[0]


def test_silence_after_a_refusal_is_one_nonsense_of_three(tmp_path: Path) -> None:
    bot, game = play_against(programs.command_for(tmp_path, programs.ONE_SLIP), time_ms=3000)
    assert (bot.conduct.trouble, game.trouble) == ("", ["", "", ""])
    assert (game.refused, game.timeouts) == ([1, 0, 0], [0, 0, 0])
    assert game.refusal[0] == 'stock, "decline": This does not answer the current decision.'


def test_the_report_names_decision_step_and_reason(tmp_path: Path) -> None:
    bot, game = play_against(programs.command_for(tmp_path, programs.NEVER_RIGHT))
    assert bot.conduct.trouble == game.trouble[0]
    assert bot.conduct.trouble.startswith(
        'it kept answering nonsense, first at action, "bid 999": '
    )


def test_finding_the_reason_is_not_charged_to_the_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slowly(step: object, asking: Asking, form: str) -> Refusal:
        end = time.process_time() + 0.3
        while time.process_time() < end:
            pass
        return refusal_of(step, asking, form)

    monkeypatch.setattr("longshore.bots.guests.guest.refusal_of", slowly)
    command = programs.command_for(tmp_path, programs.SECOND_THOUGHTS)
    bot, game = play_against(command, time_ms=2000, max_turns=1)
    assert bot.conduct.trouble == ""
    assert bot.conduct.explaining >= 0.3 * game.refused[0] > 0
    assert game.cpu_most[0] < 0.3


@pytest.mark.parametrize(
    ("program", "trouble"),
    [
        (programs.NONSENSE, "nonsense"),
        (programs.DYING, "ended"),
        (programs.FLOODING, "bytes"),
        (programs.CHATTING, "100 lines"),
        (programs.SILENT, "ready"),
        ("raise SystemExit(1)", "ended"),
    ],
)
def test_a_deckhand_takes_over(tmp_path: Path, program: str, trouble: str) -> None:
    bot, game = play_against(programs.command_for(tmp_path, program))
    assert trouble in bot.conduct.trouble
    assert game.ended_by == "cap"
    assert game.refused[0] > 0
    assert game.timeouts == [0, 0, 0]


def test_a_slow_program_is_not_waited_for(tmp_path: Path) -> None:
    before = time.monotonic()
    bot, game = play_against(programs.command_for(tmp_path, programs.SLOW), time_ms=200)
    assert time.monotonic() - before < 15
    assert "too long" in bot.conduct.trouble
    assert (game.timeouts, game.refused) == ([1, 0, 0], [0, 0, 0])


def test_a_program_that_is_not_there(tmp_path: Path) -> None:
    bot, game = play_against(str(tmp_path / "nowhere"))
    assert "cannot be started" in bot.conduct.trouble
    assert game.ended_by == "cap"


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    command = programs.command_for(tmp_path, programs.FORKING.replace("saw the end", ""))
    bot = OutsideBot(command.replace("told", "pid"), seed=1, time_ms=5000)
    bot.start(view_of(position(), 0))
    assert bot.conduct.trouble == ""
    child = int((tmp_path / "pid").read_text())
    bot.close()
    deadline = time.monotonic() + 10
    while is_running(child) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not is_running(child)


def is_running(pid: int) -> bool:
    """Whether a process is alive. One that nobody has waited for yet is dead."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not (stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "Z")
