"""The language of the environment."""

import pytest

from longshore.text import language_of_locale


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "ru"}, "ru"),
        ({"LANG": "xx_XX.UTF-8"}, "en"),
        ({"LANG": "xx_XX.UTF-8", "LANGUAGE": "yy:nl:de"}, "nl"),
        ({"LANG": "C", "LANGUAGE": "de"}, "en"),
        ({"LC_MESSAGES": "es_MX", "LANG": "fr_FR"}, "es"),
        ({"LANG": "deu"}, "en"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_of_locale(environment) == language
