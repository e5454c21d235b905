"""The tests run twice, on the compiled and on the uncompiled core, and make sure which one it is.

`make test` names the core it means in LONGSHORE_TEST_CORE; a bare `pytest` takes what it finds.
"""

import os

import pytest
from hypothesis import settings

import longshore.game

# Every run of `make test` tries the same examples; `make test-all` searches for new ones.
settings.register_profile("sample", deadline=None, derandomize=True)
settings.register_profile("all", deadline=None, max_examples=1000)
settings.load_profile("all" if os.environ.get("LONGSHORE_TEST_ALL") else "sample")


def _core() -> str:
    return "compiled" if longshore.game.compiled() else "pure"


def pytest_configure() -> None:
    wanted = os.environ.get("LONGSHORE_TEST_CORE", _core())
    if wanted != _core():
        message = (
            f"LONGSHORE_TEST_CORE is {wanted}, but {longshore.game.__file__} is {_core()}. "
            "Compiling needs a C compiler and Python's header files; .venv/build.log says what "
            "failed. A compiled file beside the sources is removed by `make clean`."
        )
        raise pytest.UsageError(message)


def pytest_report_header() -> str:
    return f"core: {_core()}, {longshore.game.__file__}"
