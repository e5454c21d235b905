"""Which core the tests run on, how many examples they try, and what they could not test.

`make test` names the core it means in LONGSHORE_TEST_CORE; a bare `pytest` takes what it finds.
"""

import os
import warnings
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import settings

with warnings.catch_warnings(action="ignore"):  # the uncompiled core is tested on purpose
    import longshore.game

# Every run of `make test` tries the same examples; `make test-all` searches for new ones.
settings.register_profile("sample", deadline=None, derandomize=True)
settings.register_profile("all", deadline=None, max_examples=1000)
settings.load_profile("all" if os.environ.get("LONGSHORE_TEST_ALL") else "sample")

# Under CI a test that is skipped has failed, unless its reason is listed here.
MAY_BE_MISSING = ("there is no /dev/full here",)


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
    if _core() == "pure":
        os.environ["LONGSHORE_PURE"] = "1"  # on purpose, so there is nothing to warn of


def pytest_report_header() -> str:
    return f"core: {_core()}, {longshore.game.__file__}"


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Under CI, fail for what was skipped. Elsewhere leave it to the last line of `make test`."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None or hasattr(session.config, "workerinput"):
        return  # a worker, whose reports go to the process that started it
    reasons = Counter(
        report.longrepr[2].removeprefix("Skipped: ") for report in reporter.stats.get("skipped", [])
    )
    listed = [f"{count} tests ({reason})" for reason, count in sorted(reasons.items())]
    if listed and (file := os.environ.get("LONGSHORE_UNTESTED")):
        with Path(file).open("a", encoding="utf-8") as lines:
            lines.writelines(f"{line}\n" for line in listed)
    if os.environ.get("CI") and set(reasons) - set(MAY_BE_MISSING):
        reporter.ensure_newline()
        reporter.write_line(f"skipped under CI: {', '.join(listed)}", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
