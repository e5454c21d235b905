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
    if isinstance(error, RecordError) and isinstance(error.__cause__, Refused):
        why = refusal_sentence(error.__cause__, language)
        return messages.say("error-record-step", step=error.step, why=why)
    if isinstance(error, RecordError) and error.line:
        return messages.say("error-record-line", line=error.line)
    return messages.say("error-bad-record")
