"""The program of a process in which bots think: one JSON line in, one JSON line out.

It keeps the bots of recent games, with their notes, and drops the oldest.
"""

from __future__ import annotations

import contextlib
import os
import sys
import warnings
from collections import OrderedDict
from math import isfinite
from typing import Final

import msgspec

from longshore.bots import LEVELS, Bot, make_bot
from longshore.bots.admiral.making import why_absent
from longshore.server.bots.job import Considered, Job, JobAnswer, asking_of
from longshore.server.bots.names import may_play
from longshore.text.bots import level_of

_MOST_BOTS: Final = 1000
_LOW_PRIORITY: Final = 10


class Thinker:
    """The bots of this process."""

    def __init__(self, plugins: tuple[str, ...] = ()) -> None:
        self.plugins = plugins
        self.bots: OrderedDict[str, tuple[Bot, int]] = OrderedDict()

    def answer(self, job: Job) -> JobAnswer:
        """Let the bot of a job decide."""
        if not may_play(job.bot, self.plugins):
            return JobAnswer(trouble=f"{job.bot} is not named in the settings")
        if job.hint:
            return self._advise(job)
        known = self.bots.get(job.key)
        if job.start is not None:
            bot = new_bot(job)
        elif known is None or known[1] != job.told:
            return JobAnswer(needs_all=True)
        else:
            bot = known[0]
        self.bots[job.key] = bot, job.told + len(job.steps)
        self.bots.move_to_end(job.key)
        while len(self.bots) > _MOST_BOTS:
            self.bots.popitem(last=False)[1][0].close()
        return answer_of(bot, job)

    def _advise(self, job: Job) -> JobAnswer:
        bot = new_bot(job)
        try:
            return answer_of(bot, job)
        finally:
            bot.close()


def new_bot(job: Job) -> Bot:
    """A new bot that has been told how the game started."""
    bot = make_bot(job.bot, seed=job.seed, simulations=job.simulations)
    if job.start is not None:
        bot.start(job.start)
    return bot


def answer_of(bot: Bot, job: Job) -> JobAnswer:
    """The step that a bot chooses, and the others it considered."""
    asking = asking_of(job)
    answer = bot.answer(asking)
    level = LEVELS.get(level_of(job.bot))
    remark = why_absent() if level is not None and level.learned else None
    if answer.step not in asking.legal:
        return JobAnswer(trouble=f"{job.bot} answered with an illegal step")
    considered = [
        Considered(each.step, each.worth, each.score, each.chance)
        for each in answer.candidates
        if each.step in asking.legal and isfinite(each.worth)
    ]
    return JobAnswer(answer.step, considered, remark=remark or "")


def main() -> None:
    """Answer until the input ends."""
    with contextlib.suppress(OSError):
        os.nice(_LOW_PRIORITY)
    warnings.simplefilter("ignore", RuntimeWarning)  # the server says it once, for all processes
    thinker = Thinker(tuple(sys.argv[1:]))
    decode = msgspec.json.Decoder(Job).decode
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # what a bot prints must not be mistaken for an answer
    for line in sys.stdin.buffer:
        try:
            answer = thinker.answer(decode(line))
        except Exception as error:  # noqa: BLE001 - whatever a bot does, the game goes on
            answer = JobAnswer(trouble=f"{type(error).__name__}: {error}"[:500])
        try:
            answers.write(msgspec.json.encode(answer) + b"\n")
            answers.flush()
        except BrokenPipeError:  # the server died while the bot was thinking
            os._exit(0)  # a normal exit would write again and complain


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        main()
