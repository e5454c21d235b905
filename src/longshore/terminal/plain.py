"""The game line by line: for screen readers, simple terminals and pipes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longshore.drawing.log import told
from longshore.drawing.open import context_lines
from longshore.drawing.parts import Look
from longshore.drawing.scores import score_page, sheet_of
from longshore.drawing.situation import decision_word, own_pieces, title, turn_text
from longshore.drawing.spelled import in_words, table_lines
from longshore.drawing.spoken import spoken_step
from longshore.game import Refused
from longshore.record import StepError, parse_step
from longshore.record.files import FileError, form_of, new_file, written
from longshore.record.sentences import outside_sentence
from longshore.record.words import SEATS
from longshore.terminal.choices import Choice, choices_of, step_of
from longshore.terminal.hints import Hint, hints
from longshore.terminal.keeping import Keeper
from longshore.terminal.session import Session
from longshore.text import refusal_sentence, translator

_COVER: Final = 60  # empty lines between what two people may see


class Left(Exception):
    """The person has left the game."""


class PlainGame:
    """Asks in words, and reads answers as lines."""

    def __init__(
        self,
        session: Session,
        keeper: Keeper,
        language: str,
        say: Callable[[str], None],
        read: Callable[[], str | None],
    ) -> None:
        """`say` prints a line. `read` waits for one and returns None at the end of the input."""
        self.session = session
        self.keeper = keeper
        self.messages = translator(language)
        self.say = say
        self.read = read
        self.viewer: int | None = session.people[0] if len(session.people) == 1 else None
        self.tracking = False
        self.told = 0
        self.turn: int | None = None
        self.choices: list[Choice] = []

    def play(self) -> None:
        """Play until the game is over or the person leaves. Either way it is saved."""
        try:
            self.draw_table()
            self.told = len(self.session.events)
            while (seat := self.session.asked) is not None:
                if self.session.is_person(seat):
                    self.ask(seat)
                else:
                    answer = self.session.ask_bot(seat)
                    self.tell_stand_ins()
                    self.session.play(seat, parse_step(answer.step))
                self.tell_news()
            self.draw_scores()
        except (Left, KeyboardInterrupt):
            self.say(self.messages.say("terminal-left"))
        self.keep()

    def keep(self) -> None:
        """Write the record, and say where it is."""
        if self.keeper.keep(self.session.record):
            self.say(self.messages.say("terminal-saved", file=str(self.keeper.file)))
        else:
            self.say(
                self.messages.say("terminal-not-saved", why=self.keeper.why(self.messages.language))
            )

    # ------------------------------------------------------------ telling

    def tell_news(self) -> None:
        """Tell what has happened since the last time, which after an undo may be nothing."""
        events = self.session.events
        for line in told(events, self.messages.language, self.told):
            self.say(f"  {line.text}")
        self.told = len(events)

    def tell_stand_ins(self) -> None:
        """Tell which bots were replaced, and why."""
        for seat, why in self.session.stand_ins(self.messages):
            self.say(self.messages.say("terminal-stand-in", seat=SEATS[seat], why=why))

    def draw_table(self) -> None:
        """The table as the person sees it."""
        cash = self.session.tracked_cash(self.viewer) if self.tracking else {}
        view, messages = self.session.view(self.viewer), self.messages
        self.say(title(view, messages).plain)
        self.say(turn_text(view, messages).plain)
        for line in table_lines(view, Look(messages, self.session.start.names, cash)):
            self.say(line.sentence)
        self.say("")
        for piece in own_pieces(view, messages, in_words=True):
            self.say(piece.plain)

    def draw_scores(self) -> None:
        """The score sheet: everyone's after the end, only the person's own line before."""
        view = self.session.view(self.viewer)
        for line in score_page(view, sheet_of(view), self.messages):
            self.say(line.plain)

    # ------------------------------------------------------------ asking

    def ask(self, seat: int) -> None:
        """Ask until there is a legal answer."""
        if seat != self.viewer:
            self.pass_keyboard(seat)
        elif seat == self.session.game.turn and self.turn != seat:
            self.say("")
            self.draw_table()
        self.turn = self.session.game.turn
        self.keeper.keep(self.session.record)
        self.list_steps(seat)
        while True:
            line = self.read()
            if line is None:
                raise Left
            words = " ".join(line.split())
            if words and not self.obey(words, seat) and self.answer(words, seat):
                return
            if words in ("undo", "redo", "reset"):
                return  # asked again, from the current position

    def pass_keyboard(self, seat: int) -> None:
        """Push what the last person saw out of sight, and wait for the next."""
        self.say("\n" * _COVER)
        self.say(self.messages.say("terminal-cover", seat=SEATS[seat]))
        self.say(self.messages.say("terminal-cover-enter"))
        if self.read() is None:
            raise Left
        self.viewer = seat
        self.draw_table()

    def obey(self, words: str, seat: int) -> bool:
        """Carry out a command. False if the text may be a step."""
        command, _, rest = words.partition(" ")
        commands: dict[str, Callable[[], None]] = {
            "?": self.help,
            "help": self.help,
            "quit": self.leave,
            "exit": self.leave,
            "q": self.leave,
            "table": self.draw_table,
            "steps": lambda: self.list_steps(seat),
            "score": self.draw_scores,
            "log": self.tell_all,
            "cash": self.track,
            "hint": lambda: self.advise(seat),
            "save": lambda: self.save(rest),
            "undo": lambda: self.change(self.session.undo, "terminal-nothing-to-undo"),
            "reset": lambda: self.change(self.session.reset, "terminal-nothing-to-undo"),
            "redo": lambda: self.change(self.session.redo, "terminal-nothing-to-redo"),
        }
        obeyed = commands.get(command)
        if obeyed is None:
            return False
        obeyed()
        return True

    def help(self) -> None:
        """Explain what can be answered."""
        self.say(self.messages.say("terminal-plain-help"))

    def leave(self) -> None:
        """Stop playing."""
        raise Left

    def tell_all(self) -> None:
        """The whole log."""
        for line in told(self.session.events, self.messages.language):
            self.say(line.text)

    def track(self) -> None:
        """Show or hide what the public record proves about everyone's cash."""
        self.tracking = not self.tracking
        word = "terminal-tracking" if self.tracking else "terminal-not-tracking"
        self.say(self.messages.say(word))

    def change(self, change: Callable[[], bool], nothing: str) -> None:
        """Undo, redo or reset. What was told about undone steps may be told again."""
        if not change():
            self.say(self.messages.say(nothing))
        self.told = min(self.told, len(self.session.events))

    def answer(self, words: str, seat: int) -> bool:
        """Play what was typed. False, with a sentence, if it cannot be played."""
        language = self.messages.language
        try:
            step = step_of(self.choices, seat, words, language)
            if step in self.session.sales():
                self.told = len(self.session.committed)  # it comes before what was drafted since
            self.session.play(seat, step)
        except StepError as error:
            self.say(str(error))
        except Refused as refusal:
            self.say(refusal_sentence(refusal, language))
        else:
            return True
        return False

    def list_steps(self, seat: int) -> None:
        """Show the decision, what helps to make it, and the possible answers."""
        view, language = self.session.view(seat), self.messages.language
        say = self.messages.say
        self.say("")
        for line in context_lines(view, self.messages, in_words(self.messages)):
            self.say(line.plain)
        word = decision_word(view)
        money = say("dollars", amount=view["seats"][SEATS[seat]]["cash"])
        self.say(f"{say(f'seat-{SEATS[seat]}')} ({money}): {say(f'decision-{word}.long')}")
        choices = self.choices = choices_of(self.session.game, seat, language, self.session.sales())
        bids = [choice for choice in choices if choice.step.startswith("bid ")]
        if bids:
            plain = [choice.step for choice in bids if "+" not in choice.step]
            cards = ", bid … +1" if len(plain) < len(bids) else ""
            self.say(f"      {plain[0]} … {plain[-1]}{cards}")
        for number, choice in enumerate(choices, 1):
            if choice not in bids:
                self.say(f"{number:4}  {choice.step:22} {choice.spoken}")
                if choice.idle:
                    self.say(f"{'':28} {choice.idle}")

    def advise(self, seat: int) -> None:
        """Show what a good bot would consider."""
        best, *others = hints(
            self.session.first_view(seat), self.session.asking(seat), self.session.simulations
        )
        self.say(spoken_step(best.step, self.messages.language))
        for found in (best, *others):
            if found.worth is not None:
                self.say(f"  {found.worth:+6.1f}  {found.step:22} {self.outlook(found)}".rstrip())

    def outlook(self, hint: Hint) -> str:
        """How the game is likely to end after a step, if the bot says so."""
        if hint.score is None or hint.chance is None:
            return ""
        return self.messages.say(
            "table-hint-outlook", chance=round(100 * hint.chance), score=round(hint.score)
        )

    def save(self, file: str) -> None:
        """Write a copy of the record to a new file."""
        if not file:
            self.say(self.messages.say("terminal-save-as"))
            return
        try:
            new_file(file, written(self.session.record, as_json=form_of(file)))
        except FileError as error:
            self.say(outside_sentence(error, self.messages.language))
        else:
            self.say(self.messages.say("terminal-saved", file=file))
