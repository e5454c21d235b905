"""The clock of a page, for what is shown one moment after another."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from playwright.sync_api import Page


def stop_the_clock(page: Page) -> None:
    """Nothing goes on by itself, however slow the machine is."""
    page.clock.install()
    page.clock.pause_at(datetime.now(UTC) + timedelta(minutes=1))
