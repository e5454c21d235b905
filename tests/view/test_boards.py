"""What the page is tested with is what the engine says."""

from tests.view.boards import FILE, written


def test_the_boards_for_the_page_are_up_to_date() -> None:
    assert FILE.read_text("utf-8") == written(), "views or events have changed: run `make types`"
