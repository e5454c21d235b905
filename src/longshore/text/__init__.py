"""What people read, in every language: Fluent messages and the sentences made with them.

The messages lie beside this file, one folder for each language, and the web page reads them too.
"""

from __future__ import annotations

from longshore.text.bundle import Translator, language_name, translator
from longshore.text.languages import FALLBACK, LANGUAGES, language_of, language_of_locale
from longshore.text.log import log_line
from longshore.text.options import option_name, option_value
from longshore.text.refusals import refusal_sentence
from longshore.text.spoken import spoken_step

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "Translator",
    "language_name",
    "language_of",
    "language_of_locale",
    "log_line",
    "option_name",
    "option_value",
    "refusal_sentence",
    "spoken_step",
    "translator",
]
