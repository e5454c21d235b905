"""Problems and refusals as responses: data, and a sentence in the reader's language."""

from __future__ import annotations

from longshore.game import Refused
from longshore.server.base.problems import Problem
from longshore.server.messages.answers import Error
from longshore.text import refusal_sentence, translator


def error_of(problem: Problem | Refused, language: str) -> Error:
    """The error format of docs/api.md."""
    if isinstance(problem, Refused):
        sentence = refusal_sentence(problem, language)
        return Error(problem.code, problem.rule, problem.bounds, sentence)
    args = problem.args_by_name
    return Error(problem.code, None, args, problem_sentence(problem.code, language, **args))


def problem_sentence(code: str, language: str, **args: str | int) -> str:
    """The sentence for a code."""
    prefix = "refusal" if code in ("stale", "bad_step", "bad_seat") else "error"
    return translator(language).say(f"{prefix}-{code.replace('_', '-')}", **args)
