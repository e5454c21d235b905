"""What people read, in seven languages: Fluent messages and the sentences made with them.

The messages lie beside this file, one folder per language, and are shared with the web page.
"""

from __future__ import annotations

from longshore.text.bundle import LANGUAGES, Translator, translator
from longshore.text.log import log_line
from longshore.text.options import option_name, option_value
from longshore.text.refusals import refusal_sentence
from longshore.text.spoken import spoken_step

__all__ = [
    "LANGUAGES",
    "Translator",
    "log_line",
    "option_name",
    "option_value",
    "refusal_sentence",
    "spoken_step",
    "translator",
]
