"""What people read, in every language: Fluent messages, and the words for options and refusals.

The messages are in folders next to this file, one for each language. The web page reads them too.
"""

from __future__ import annotations

from longshore.text.bundle import Translator, language_name, translator
from longshore.text.languages import FALLBACK, FOLDER, LANGUAGES, language_of, language_of_locale
from longshore.text.options import option_name, option_value
from longshore.text.refusals import missing_sentence, refusal_sentence

__all__ = [
    "FALLBACK",
    "FOLDER",
    "LANGUAGES",
    "Translator",
    "language_name",
    "language_of",
    "language_of_locale",
    "missing_sentence",
    "option_name",
    "option_value",
    "refusal_sentence",
    "translator",
]
