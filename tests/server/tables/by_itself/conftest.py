"""The clock of tests that let time pass."""

from collections.abc import Iterator

import pytest
from tests.server.tables.by_itself.later import Later

from longshore.server.base.clock import CLOCK, now_ms


@pytest.fixture
def later() -> Iterator[Later]:
    clock = Later()
    CLOCK.source = clock
    yield clock
    CLOCK.source, CLOCK.down = now_ms, 0
