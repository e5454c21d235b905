"""Tables in pages of docs/ are replaced between their marks, or nothing is."""

from __future__ import annotations

import pytest

from longshore.tools.marks import with_tables

BEGIN = "<!-- table crew -->\n"
END = "<!-- end of table crew -->"


def test_what_is_around_a_table_stays() -> None:
    page = f"before\n{BEGIN}\nold\n\n{END}\nafter\n"
    assert with_tables(page, {"crew": "new"}) == f"before\n{BEGIN}\nnew\n\n{END}\nafter\n"


@pytest.mark.parametrize(
    "page",
    [
        f"before\n{BEGIN}old\nafter\n",
        f"before\nold\n{END}\nafter\n",
        f"{END}\n{BEGIN}",
        f"{BEGIN}{BEGIN}{END}",
        f"{BEGIN}{END}{END}",
        "",
    ],
)
def test_a_missing_or_doubled_mark_is_an_error(page: str) -> None:
    with pytest.raises(ValueError, match=r"^crew$"):
        with_tables(page, {"crew": "new"})
