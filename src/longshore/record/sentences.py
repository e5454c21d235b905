"""What is wrong with something from outside, in the reader's language.

English has the whole sentence of the error, which names the word that is wrong. Other languages say
what kind of problem it is and where, so that nobody has to read English to find the place.
"""

from __future__ import annotations

from longshore.game.refusals import Refused
from longshore.record.errors import OutsideError, RecordError
from longshore.record.files import FileError
from longshore.text import FALLBACK, refusal_sentence, translator


def outside_sentence(error: OutsideError, language: str) -> str:
    """The sentence for an error, without the name of the file."""
    if language == FALLBACK:
        return str(error)
    messages = translator(language)
    if isinstance(error, FileError):
        return messages.say("error-file", why=error.why)
    if not isinstance(error, RecordError):
        return messages.say("error-bad-record")
    if (refused := refused_in(error)) is not None:
        why = refusal_sentence(refused, language)
        if error.step:
            return messages.say("error-record-step", step=error.step, why=why)
        return messages.say("error-record-why", line=error.line, why=why) if error.line else why
    if error.line:
        return messages.say("error-record-line", line=error.line)
    return messages.say("error-bad-record")


def refused_in(error: BaseException) -> Refused | None:
    """The refusal by the rules that led to an error, if there was one."""
    cause = error.__cause__
    return cause if cause is None or isinstance(cause, Refused) else refused_in(cause)
