"""Problems and refusals as responses: data, and a sentence in the reader's language."""

from __future__ import annotations

from longshore.game import Refused
from longshore.record import OutsideError
from longshore.record.sentences import outside_sentence
from longshore.server.base.problems import Problem
from longshore.server.messages.answers import Error
from longshore.text import refusal_sentence, translator
from longshore.text.bots import bot_name


def error_of(problem: Problem | Refused, language: str) -> Error:
    """The error format of docs/api.md."""
    if isinstance(problem, Refused):
        sentence = refusal_sentence(problem, language)
        return Error(problem.code, problem.rule, problem.bounds, sentence)
    args = problem.args_by_name
    if problem.code == "bad_record" and isinstance(problem.__cause__, OutsideError):
        return Error(problem.code, None, args, record_sentence(problem.__cause__, language))
    return Error(problem.code, None, args, problem_sentence(problem.code, language, **args))


def record_sentence(error: OutsideError, language: str) -> str:
    """Says that a saved game cannot be used, and why."""
    general = translator(language).say("error-bad-record")
    special = outside_sentence(error, language)
    return general if special == general else f"{general} {special[:1].upper()}{special[1:]}"


def problem_sentence(code: str, language: str, **args: str | int) -> str:
    """The sentence for a code. Details for programmers, in English, are only in the data."""
    messages = translator(language)
    if code == "bad_value" and messages.has(f"error-bad-{args.get('where')}"):
        return messages.say(f"error-bad-{args['where']}")  # what people fill in themselves
    if code == "rated_bot":
        args["bot"] = bot_name(messages, str(args["bot"]))
    prefix = "refusal" if code in ("stale", "bad_step", "bad_seat") else "error"
    return messages.say(f"{prefix}-{code.replace('_', '-')}", **args)
