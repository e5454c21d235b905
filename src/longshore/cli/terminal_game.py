"""A game in the terminal: one person, the other seats by chance."""

from __future__ import annotations

import io
import sys
from dataclasses import replace
from pathlib import Path
from secrets import randbits
from typing import Final

from rich.text import Text

from longshore.cli import output
from longshore.cli.drawing import labelled, table_lines
from longshore.cli.errors import Stop, complain
from longshore.cli.insight_lines import insight_lines
from longshore.cli.open_lines import auction_line, open_line
from longshore.cli.records import file_name, reason, replace_file, written
from longshore.cli.telling import told
from longshore.cli.words import actions_left, titled
from longshore.game import Game, Refused
from longshore.game.generator import new_generator
from longshore.game.playout import BIASED, draw_step
from longshore.record import (
    OutsideError,
    Record,
    StepError,
    line_text,
    parse_line,
    parse_step,
    replay,
    result_of,
    sentence,
    step_text,
)
from longshore.record.words import SEATS
from longshore.text import spoken_step
from longshore.view import play, view_of

HELP: Final = """\
Answer with the number of a step, or with the step itself, such as: produce
  table      draw the table again
  steps      list the legal steps again
  save FILE  keep the record of the game in a file
  quit       leave the game
"""


class Left(Exception):
    """The person has left the game."""


class TerminalGame:
    """The game, its record so far, and the seat of the person."""

    def __init__(self, record: Record, seat: int, seed: int) -> None:
        self.record = record
        self.game: Game = replay(record)
        self.seat = seat
        self.generator = new_generator(seed)
        self.saved_as: str | None = None

    def play(self) -> None:
        """Until the game is over or the person leaves."""
        self.draw_table()
        while (asked := self.game.asked()) is not None:
            others = [seat for seat in asked.seats if seat != self.seat]
            if others:
                self.carry_out(others[0], draw_step(self.game, others[0], self.generator, BIASED))
            else:
                self.ask(asked.decision)
        self.draw_table()

    def carry_out(self, seat: int, step: int) -> None:
        """Play a step and tell what happened, as the person may know it."""
        turn = self.game.turn
        events = play(self.game, seat, step)
        steps = (*self.record.steps, line_text(seat, step))
        self.record = replace(self.record, steps=steps, result=result_of(self.game), lines=())
        for line in told(events):
            output.say(f"  {line}")
        if self.game.turn != turn and self.game.turn == self.seat and not self.game.over:
            output.say()
            self.draw_table()

    def ask(self, decision: str) -> None:
        """Ask until there is a legal answer."""
        self.list_steps(decision)
        while True:
            words = self.read_line()
            if words in ("?", "help"):
                output.say(HELP)
            elif words in ("quit", "exit", "q"):
                raise Left
            elif words == "table":
                self.draw_table()
            elif words == "steps":
                self.list_steps(decision)
            elif words.split(" ")[0] == "save":
                self.save(words.removeprefix("save").strip())
            elif words and self.answer(words):
                return

    def answer(self, words: str) -> bool:
        """Play what was typed; False, and a sentence, if it cannot be played."""
        try:
            self.carry_out(self.seat, self.step_of(words))
        except StepError as error:
            output.say(f"{error}; ? helps.")
        except Refused as refusal:
            output.say(sentence(refusal))
        else:
            return True
        return False

    def step_of(self, words: str) -> int:
        """A step by its number in the list, or by its text."""
        if words.isascii() and words.isdigit():
            steps = self.numbered()
            number = int(words) if len(words) < 6 else 0
            if not 1 <= number <= len(steps):
                raise StepError(f"there is no step {words[:20]} in the list")
            return steps[number - 1]
        if ":" in words:
            seat, step = parse_line(words)
            if seat != self.seat:
                raise StepError(f"you are {SEATS[self.seat]}")
            return step
        return parse_step(words)

    def numbered(self) -> list[int]:
        """The legal steps that have a number: all but bids, of which there are too many."""
        bids = self.game.bids(self.seat)
        count = 0 if bids is None else (bids.highest - bids.lowest + 1) * (bids.zero_cards + 1)
        return self.game.legal(self.seat)[count:]

    def list_steps(self, decision: str) -> None:
        """What may be played, with what helps to decide it."""
        view = view_of(self.game, self.seat)
        output.say()
        lines = [line for line in (auction_line(view), open_line(view)) if line is not None]
        output.draw(labelled(*line) for line in lines)
        if decision in ("bid", "settle"):
            output.draw(labelled(*line) for line in insight_lines(view))
        cash = view["seats"][SEATS[self.seat]]["cash"]
        left = f"cash ${cash}, {actions_left(view['actions'])}"
        output.say(f"{titled(SEATS[self.seat])}, {decision} ({left}):")
        bids = self.game.bids(self.seat)
        if bids is not None:
            cards = f", also with $0 cards: bid {bids.lowest} +1" if bids.zero_cards else ""
            output.say(f"      bid {bids.lowest} to bid {bids.highest}{cards}")
        for number, step in enumerate(self.numbered(), 1):
            text = step_text(step)
            output.draw([Text.assemble(f"{number:4}  {text:22} ", (spoken_step(text), "dim"))])

    def draw_table(self) -> None:
        """The table as the person sees it."""
        output.draw(table_lines(view_of(self.game, self.seat), self.record))

    def read_line(self) -> str:
        """One line of the person's; the end of the input is leaving."""
        sys.stdout.write("> ")
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            output.say()
            raise Left
        return " ".join(line.split())

    def save(self, file: str) -> None:
        """Keep the record; a file that is there already is not touched unless it is this game's."""
        if not file:
            output.say("Save where? As in: save game.txt")
            return
        try:
            write_record(file, self.record, may_replace=file == self.saved_as)
        except Stop as stop:
            complain(str(stop))
        else:
            self.saved_as = file
            output.say(f"Saved in {file_name(file)}.")


def play_game(
    record: Record, seat: int, seed: int | None, save: str | None, *, may_replace: bool
) -> None:
    """Play a record on. With `save` it is kept there, however the game is left."""
    if save is not None and not may_replace:
        write_record(save, record, may_replace=False)  # so that nobody plays for nothing
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    try:
        # The opponents' chance is their own, never that of the deal.
        game = TerminalGame(record, seat, randbits(32) if seed is None else seed ^ 0x5EED)
    except OutsideError as error:
        raise Stop(str(error)) from error
    game.saved_as = save
    try:
        game.play()
    except (Left, KeyboardInterrupt):
        output.say("You have left the game.")
    if save is not None:
        game.save(save)


def write_record(file: str, record: Record, *, may_replace: bool) -> None:
    """Write a record into a new file, or into one that may be replaced."""
    text = written(record, as_json=file.endswith(".json"))
    if may_replace:
        replace_file(file, text)
        return
    try:
        with Path(file).open("x", encoding="utf-8") as stream:
            stream.write(text)
    except FileExistsError:
        raise Stop(f"{file} is there already; name another file") from None
    except (OSError, ValueError) as error:
        why = reason(error) if isinstance(error, OSError) else "this is not a file name"
        raise Stop(f"cannot write {file}: {why}") from error
